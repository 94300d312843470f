/** The beats of a turn: dice and wounds, the machine's card step by step, what falls and what rises, and the end. */
import type { Beats } from "$lib/board";
import { pointTold } from "$lib/points";
import type { Event, Id, Told, View } from "./game";
import { cardIn, mapAfter, onTheMap, type Showing } from "./steps";
import { factionOf, hexOf } from "./things";

const STEP = 750;

/** Views made by the beats, and the card that is resolved in them. */
const cards = new WeakMap<View, Showing>();
export const cardWith = (view: View): Showing | undefined => cards.get(view);

/** Wounds and the fallen, as long as they have not been told. */
function spared(view: View, before: View, rest: readonly Event[]): View {
  const wounds = rest.some((event) => event.key === "suffers-wounds");
  const falls = rest.some((event) => event.key === "loses");
  if (!wounds && !falls) return view;
  const factions = view.factions.map((faction) => ({
    ...faction,
    ...(wounds ? { wounds: factionOf(before, faction.side)?.wounds ?? faction.wounds } : {}),
  }));
  return { ...view, factions, dead: falls ? before.dead : view.dead };
}

/** In the middle of a machine card the map is as far as it was told; else an action is done before its die is thrown. */
function during(before: View, after: View, told: readonly Event[], rest: readonly Event[]): View {
  const card = cardIn(told, rest, after);
  const map = card || rest.some(onTheMap) ? mapAfter(before, after, told) : after;
  const view = { ...spared(map, before, rest), plan: null, forecast: [] };
  if (card) cards.set(view, card);
  return view;
}

const leads = (side: Told<"side">, view: View, seat: number): boolean =>
  factionOf(view, pointTold(side) ?? "")?.seat === seat;
/** Something of this seat's stands there. */
const holds = (hex: Told<"hex">, view: View, seat: number): boolean => {
  const at: Id<"hex"> | null = pointTold(hex);
  const camp = at ? hexOf(view, at)?.camp : "";
  return Boolean(camp) && factionOf(view, camp!)?.seat === seat;
};

export const beats: Beats<"defenders"> = {
  looks: {
    "round-begins-with": 600,
    "round-begins": 600,
    "reveals-with": 900,
    "rolls-in-close-combat": 900,
    "rolls-under-fire": 900,
    "suffers-wounds": 600,
    loses: { ms: 1800, big: true },
    "leaves-the-game": { ms: 1600, big: true },
    "rewilds-factory-at": { ms: 1400, big: true },
    "flips-no-machine-card": 600,
    "machine-card": { ms: 1000, whole: true },
    "machine-deck-is-shuffled": { ms: 1400, big: true },
    "machine-turns": STEP,
    "engine-lays-a-wall-on": STEP,
    "engine-moves-to": STEP,
    "engine-returns-to-the-core": STEP,
    "engine-is-deployed-to-by-factory": STEP,
    "engine-finds-no-free-ray": STEP,
    "no-hex-is-enclosed": STEP,
    "is-enclosed": STEP,
    "factory-is-built-at": { ms: 1700, big: true },
    "mechs-stand-on-the-core": STEP,
    "factory-vents-to": STEP,
    "factory-vents-off-the-map": 400,
    "becomes-a-toxic-site": STEP,
    "engine-deploys-a-hunter-at": STEP,
    "no-mech-is-left-for-engine": 400,
    "hunters-go-from-to": STEP,
    "mechs-wound": 600,
    "turn-of-with-actions": 300,
    "game-ends": { ms: 2000, big: true },
  },
  during,
  befalls: {
    "suffers-wounds": (event, view, seat) => leads(event.args.side, view, seat),
    loses: (event, view, seat) => leads(event.args.side, view, seat),
    "becomes-a-toxic-site": (event, view, seat) => holds(event.args.hex, view, seat),
    "factory-is-built-at": (event, view, seat) => holds(event.args.hex, view, seat),
  },
};
