/** The beats of a turn: the throw, the harvest, the wildlings one after the other, robbers, deals, and what decides. */
import type { Beats } from "$lib/board";
import { pointTold } from "$lib/points";
import type { Event, View } from "./game";

const SEVEN = 7;

/** Events that move cards in hands. */
const OF_HANDS: ReadonlySet<Event["key"]> = new Set([
  "receives",
  "discards",
  "robs",
  "robs-of",
  "buys-card",
  "buys",
  "banks-for",
  "passes-to",
  "takes-as-monopoly-of",
  "hands-to",
  "seizes-from",
]);
/** Events after which Tormund stands elsewhere. */
const OF_TORMUND: ReadonlySet<Event["key"]> = new Set(["moves-tormund-to", "tormund-returns-to-his-camp"]);
const OF_BREACHES: ReadonlySet<Event["key"]> = new Set(["the-wall-is-breached-at-section"]);
const OF_THE_GIFT: ReadonlySet<Event["key"]> = new Set(["enters-the-gift-at", "drives-off"]);

/** All that these events name. */
const namedIn = (events: readonly Event[]): ReadonlySet<unknown> =>
  new Set(events.flatMap((event) => Object.values(event.args)));

type Side = View["seats"][number];

const targetOf = (seat: number) => `seat:${"abcd"[seat]}`;

/** What a seat holds and has, as far as it was told. */
function sideOf(before: Side, after: Side, ofHands: ReadonlySet<unknown>, all: ReadonlySet<unknown>): Side {
  const seat = targetOf(after.seat);
  if (!all.has(seat)) return after;
  const side = ofHands.has(seat) ? before : after;
  const { guards, guards_left, score, points, longest_road, largest_patrol } = before;
  return { ...side, hero: before.hero, guards, guards_left, score, points, longest_road, largest_patrol };
}

/** The north: camps, sections and figures stay as they were until the last event that names them was told. */
function northOf(before: View, after: View, rest: readonly Event[], named: ReadonlySet<unknown>): View["north"] {
  if (!before.north || !after.north) return after.north;
  const [old, now] = [before.north, after.north];
  const still = (keys: ReadonlySet<Event["key"]>) => rest.some((event) => keys.has(event.key));
  return {
    ...now,
    figures: rest.some((event) => "wildling" in event.args) ? old.figures : now.figures,
    clans: now.clans.map((clan, i) =>
      named.has(`clan:${clan.clan}`) ? { ...clan, camps: old.clans[i]!.camps } : clan,
    ),
    sections: now.sections.map((section, i) => (named.has(section.target) ? old.sections[i]! : section)),
    breaches: still(OF_BREACHES) ? old.breaches : now.breaches,
    in_gift: still(OF_THE_GIFT) ? old.in_gift : now.in_gift,
  };
}

/** The table in the middle of a step: the dice lie as they fell, all else changes when it is told. */
function during(before: View, after: View, told: readonly Event[], rest: readonly Event[]): View {
  const named = namedIn(rest);
  const handsNamed = namedIn(rest.filter((event) => OF_HANDS.has(event.key)));
  const tormund = rest.some((event) => OF_TORMUND.has(event.key));
  const thrown = told.some((event) => event.key === "rolls-and") ? after : before;
  return {
    ...before,
    dice: thrown.dice,
    rolled: thrown.rolled,
    hexes: after.hexes.map((hex, i) => {
      const old = before.hexes[i]!;
      if (!tormund && !named.has(hex.target)) return { ...hex, paid: thrown.hexes[i]!.paid };
      return { ...old, paid: thrown.hexes[i]!.paid };
    }),
    corners: after.corners.map((corner, i) => (named.has(corner.target) ? before.corners[i]! : corner)),
    edges: after.edges.map((edge, i) => (named.has(edge.target) ? before.edges[i]! : edge)),
    bank: handsNamed.size > 0 ? before.bank : after.bank,
    deck: handsNamed.size > 0 ? before.deck : after.deck,
    seats: after.seats.map((side, i) => sideOf(before.seats[i]!, side, handsNamed, named)),
    north: northOf(before, after, rest, named),
  };
}

const sideIn = (view: View, seat: number): Side | undefined => view.seats.find((side) => side.seat === seat);

export const beats: Beats<"nightwatch"> = {
  looks: {
    begins: 700,
    "rolls-and": ({ args }) => (args.number + args.number2 === SEVEN ? { ms: 1300, big: true } : 800),
    receives: { ms: 700, joins: true },
    "the-bank-is-short-of": 500,
    discards: { ms: 500, joins: true },
    "moves-tormund-to": 700,
    robs: 900,
    "robs-of": 900,
    plays: 900,
    "takes-longest-road": { ms: 1500, big: true },
    "takes-largest-patrol": { ms: 1500, big: true },
    "longest-road-is-set-aside": 900,
    "largest-patrol-is-set-aside": 900,
    counters: 500,
    "trades-with": 900,
    "takes-as-monopoly-of": { ms: 900, joins: true },
    "the-wildling-die-shows": 600,
    "token-sends-of": { ms: 700, joins: true },
    "of-comes-to-clearing": 800,
    attack: { ms: 1400, big: true },
    "enters-the-gift-at": 700,
    "finds-no-room-behind-section": 600,
    "giant-strikes-guard-of-at-section": 800,
    "guard-of-falls-at-section": 800,
    "the-wall-is-breached-at-section": { ms: 1900, big: true },
    "drives-off": 700,
    uses: 700,
    recruits: 900,
    "leaves-the-game": { ms: 1500, big: true },
    "seizes-from": 900,
    "shows-victory-points": 1000,
    "the-game-ends-by": { ms: 1800, big: true },
    wins: { ms: 1900, big: true },
    "nobody-wins": { ms: 1900, big: true },
  },
  during,
  befalls: {
    robs: "seat2",
    "robs-of": "seat2",
    "seizes-from": "seat2",
    "asks-for": "seat2",
    "hands-to": "seat",
    // who had the award loses it, and who had such cards hands them over
    "takes-longest-road": (_, __, seat, before) => sideIn(before, seat)?.longest_road === true,
    "longest-road-is-set-aside": (_, __, seat, before) => sideIn(before, seat)?.longest_road === true,
    "takes-largest-patrol": (_, __, seat, before) => sideIn(before, seat)?.largest_patrol === true,
    "largest-patrol-is-set-aside": (_, __, seat, before) => sideIn(before, seat)?.largest_patrol === true,
    "takes-as-monopoly-of": ({ args }, _, seat, before) => {
      const resource = pointTold(args.resource);
      return resource !== null && (sideIn(before, seat)?.hand?.[resource] ?? 0) > 0;
    },
    // it brings the end nearer for everybody
    "the-wall-is-breached-at-section": () => true,
    "giant-strikes-guard-of-at-section": "seat",
    "guard-of-falls-at-section": "seat",
  },
};
