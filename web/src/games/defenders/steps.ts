/** What a machine card does, or would do, step by step, put on the map. Nothing is decided here: the steps are told by
 * the rules. */

import type { Say } from "$lib/board";
import { pointTold } from "$lib/points";
import type { Event, Id, Told, View } from "./game";
import { borderAt, DIRECTIONS, directionTo, hexAt, neighbour, placeAt, sidesOf, type Point } from "./geometry";

/** A machine card in the middle of being resolved: its steps, so many of them done. */
export interface Showing {
  kind: Id<"machine">;
  steps: readonly Event[];
  at: number;
  after: View;
}

/** What follows when a card is done. */
const NEXT: ReadonlySet<Event["key"]> = new Set([
  "turn-of-with-actions",
  "round-begins-with",
  "round-begins",
  "readies",
  "draws-cards-into-the-hand-of",
  "draws",
  "game-ends",
]);

/** The last card among these events, and where it lies. */
function lastCard(events: readonly Event[]): { kind: Id<"machine">; from: number } | null {
  const from = events.findLastIndex((event) => event.key === "machine-card");
  const card = events[from];
  const kind = card?.key === "machine-card" ? pointTold(card.args.machine) : null;
  return kind === null ? null : { kind, from };
}

/** Its steps: all that comes before what follows a card. */
function stepsOf(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex((event) => NEXT.has(event.key));
  return end < 0 ? events : events.slice(0, end);
}

/** The card that is being resolved when so much has been told; null: there is none, or it is over. */
export function cardIn(told: readonly Event[], rest: readonly Event[], after: View): Showing | null {
  const card = lastCard(told);
  if (!card) return null;
  const done = told.slice(card.from + 1);
  if (done.some((event) => NEXT.has(event.key))) return null;
  return { kind: card.kind, steps: [...done, ...stepsOf(rest)], at: done.length, after };
}

/** The card that led here, with all its steps. */
export function cardDone(events: readonly Event[], after: View): Showing | null {
  const card = lastCard(events);
  if (!card) return null;
  const steps = stepsOf(events.slice(card.from + 1));
  return { kind: card.kind, steps, at: steps.length, after };
}

/** What a forecast says is an event that has not happened. */
export const told = (step: Say): Event => ({ key: step.id.replace(/^event-/, ""), args: step.args }) as Event;

const sameBorder = (a: string, b: string): boolean => {
  const [[a1, a2], [b1, b2]] = [sidesOf(a), sidesOf(b)];
  return (a1 === b1 && a2 === b2) || (a1 === b2 && a2 === b1);
};

/** What the machine does to the map. */
const ON_THE_MAP: ReadonlySet<Event["key"]> = new Set([
  "engine-lays-a-wall-on",
  "engine-moves-to",
  "engine-is-deployed-to-by-factory",
  "engine-returns-to-the-core",
  "factory-is-built-at",
  "mechs-stand-on-the-core",
  "factory-vents-to",
  "becomes-a-toxic-site",
  "engine-deploys-a-hunter-at",
  "hunters-go-from-to",
]);
export const onTheMap = (event: Event): boolean => ON_THE_MAP.has(event.key);

/** The map when so much of what the machine does has been told. */
export function mapAfter(before: View, after: View, told: readonly Event[]): View {
  const hexes = before.hexes.map((hex) => ({ ...hex }));
  const engines = before.engines.map((engine) => ({ ...engine }));
  const machine = { ...before.machine };
  let borders = [...before.borders];
  const at = (hex: Told<"hex">) => hexes.find((other) => other.hex === pointTold(hex));
  for (const { key, args } of told) {
    const hex = "hex" in args ? at(args.hex) : undefined;
    const engine = "engine" in args ? engines.find((other) => other.engine === pointTold(args.engine)) : undefined;
    if (key === "engine-lays-a-wall-on") {
      const border = pointTold(args.border) ?? "";
      borders = [
        ...borders.filter((other) => !sameBorder(other.border, border)),
        { border, wall: true, breach: false },
      ];
    } else if (key === "engine-moves-to" || key === "engine-is-deployed-to-by-factory") {
      if (engine) engine.place = pointTold(args.engine_place) ?? "";
    } else if (key === "engine-returns-to-the-core") {
      if (engine) engine.place = "";
    } else if (key === "factory-is-built-at" && hex) {
      hex.factory = after.hexes.find((other) => other.hex === hex.hex)?.factory ?? null;
      const core = hexes.find((other) => other.ring === 0);
      machine.built = after.machine.built;
      if (core) core.factory = after.hexes.find((other) => other.ring === 0)?.factory ?? null;
    } else if (key === "mechs-stand-on-the-core") {
      const core = hexes.find((other) => other.ring === 0);
      if (core) core.mechs = args.number;
    } else if (key === "factory-vents-to" && hex) hex.pollution += 1;
    else if (key === "becomes-a-toxic-site" && hex) {
      hex.toxic = true;
      machine.toxic_left -= 1;
      hex.pollution = 0;
    } else if (key === "engine-deploys-a-hunter-at" && hex) hex.mechs += 1;
    else if (key === "hunters-go-from-to" && hex) {
      hex.mechs = Math.max(0, hex.mechs - args.number);
      const to = at(args.hex2);
      if (to) to.mechs += args.number;
    } else if (key === "machine-card") {
      machine.deck = after.machine.deck;
      machine.spent = after.machine.spent;
      machine.flipped = after.machine.flipped;
    } else if (key === "machine-turns") {
      machine.direction = after.machine.direction;
      machine.arrow = after.machine.arrow;
    }
  }
  return { ...before, hexes, borders, engines, machine };
}

/** A step on the map: where its number stands, and what is drawn as a ghost. */
export interface Mark {
  n: number;
  at: Point;
  /** The way from somewhere, hex by hex: a plume or a chase. */
  way: readonly Point[];
  ghost: "wall" | "engine" | "hunter" | "blob" | "toxic" | "factory" | null;
  turn: number;
}

const GHOSTS: { readonly [K in Event["key"]]?: Mark["ghost"] } = {
  "engine-lays-a-wall-on": "wall",
  "engine-moves-to": "engine",
  "engine-is-deployed-to-by-factory": "engine",
  "factory-is-built-at": "factory",
  "factory-vents-to": "blob",
  "becomes-a-toxic-site": "toxic",
  "engine-deploys-a-hunter-at": "hunter",
  "hunters-go-from-to": "hunter",
};

/** The hexes a chase leads over: hunters go two at most, and neither through walls nor over factories. */
export function chaseOf(from: Id<"hex">, to: Id<"hex">, view: View): readonly Id<"hex">[] {
  if (directionTo(from, to)) return [from, to];
  const walled = (a: string, b: string) =>
    view.borders.some(({ border, wall }) => wall && sameBorder(border, `${a}/${directionTo(a, b)}`));
  const open = (hex: string) => view.hexes.some((other) => other.hex === hex && !other.factory);
  const between = DIRECTIONS.map((direction) => neighbour(from, direction)).find(
    (hex) => directionTo(hex, to) && open(hex) && !walled(from, hex) && !walled(hex, to),
  );
  return between ? [from, between, to] : [from, to];
}

export function marksOf(steps: readonly Event[], view: View): Mark[] {
  const homes = new Map(view.hexes.filter((hex) => hex.factory).map((hex) => [String(hex.factory!.number), hex.hex]));
  const found: Mark[] = [];
  steps.forEach(({ key, args }, i) => {
    const ghost = GHOSTS[key] ?? null;
    const hex = "hex2" in args ? pointTold(args.hex2) : "hex" in args ? pointTold(args.hex) : null;
    if ("border" in args) {
      const { x, y, turn } = borderAt(pointTold(args.border) ?? "");
      found.push({ n: i + 1, at: [x, y], way: [], ghost, turn });
    } else if ("engine_place" in args) {
      const { x, y, turn } = placeAt(pointTold(args.engine_place) ?? "");
      found.push({ n: i + 1, at: [x, y], way: [], ghost, turn });
    } else if (hex && ghost) {
      const home = key === "factory-vents-to" ? homes.get(pointTold(args.factory) ?? "") : undefined;
      const way =
        key === "hunters-go-from-to" ? chaseOf(pointTold(args.hex) ?? hex, hex, view) : home ? [home, hex] : [];
      found.push({ n: i + 1, at: hexAt(hex), way: way.map(hexAt), ghost, turn: 0 });
    }
  });
  return found;
}
