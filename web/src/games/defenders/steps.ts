/** What a machine card did, or would do, step by step, put on the map. Nothing is decided here: the steps are told by the rules. */

import type { Say, TableEvent } from "$lib/board";
import { borderAt, DIRECTIONS, directionTo, hexAt, neighbour, placeAt, sidesOf, type Point } from "./geometry";
import { point, type View } from "./things";

export type Told = TableEvent;

/** One machine card that was resolved. */
export interface Showing {
  number: number;
  kind: string;
  steps: readonly Told[];
  before: View;
  after: View;
}

const MACHINE = "machine-card";
/** What follows when the card is done. */
const NEXT = new Set(["turn-of-with-actions", "round-begins-with", "readies", "draws-cards", "draws"]);

export function stepsOf(events: readonly Told[]): { kind: string; steps: Told[] } | null {
  const at = events.findIndex((event) => event.key === MACHINE);
  if (at < 0) return null;
  const rest = events.slice(at + 1);
  const end = rest.findIndex((event) => NEXT.has(event.key));
  return { kind: point(events[at]!.args["machine"]), steps: end < 0 ? rest : rest.slice(0, end) };
}

export const told = (step: Say): Told => ({ key: step.id.replace(/^event-/, ""), args: step.args });

const sameBorder = (a: string, b: string): boolean => {
  const [[a1, a2], [b1, b2]] = [sidesOf(a), sidesOf(b)];
  return (a1 === b1 && a2 === b2) || (a1 === b2 && a2 === b1);
};

/** The map after the first n steps of a showing. */
export function mapAfter(showing: Showing, n: number): View {
  if (n >= showing.steps.length) return showing.after;
  const before = showing.before;
  const hexes = before.hexes.map((hex) => ({ ...hex }));
  const engines = before.engines.map((engine) => ({ ...engine }));
  let borders = [...before.borders];
  const at = (target: string | number | undefined) => hexes.find((hex) => hex.hex === point(target));
  for (const { key, args } of showing.steps.slice(0, n)) {
    const hex = at(args["hex"]);
    const engine = engines.find((other) => other.engine === point(args["engine"]));
    if (key === "engine-lays-a-wall-on") {
      const border = point(args["border"]);
      borders = [...borders.filter((other) => !sameBorder(other.border, border)), { border, wall: true, breach: false }];
    } else if (key === "engine-moves-to" || key === "engine-is-deployed-to-by-factory") {
      if (engine) engine.place = point(args["engine_place"]);
    } else if (key === "engine-returns-to-the-core") {
      if (engine) engine.place = "";
    } else if (key === "factory-is-built-at" && hex) {
      hex.factory = showing.after.hexes.find((other) => other.hex === hex.hex)?.factory ?? null;
      const core = hexes.find((other) => other.ring === 0);
      if (core) core.factory = showing.after.hexes.find((other) => other.ring === 0)?.factory ?? null;
    } else if (key === "mechs-stand-on-the-core") {
      const core = hexes.find((other) => other.ring === 0);
      if (core) core.mechs = Number(args["number"]);
    } else if (key === "factory-vents-to" && hex) hex.pollution += 1;
    else if (key === "becomes-a-toxic-site" && hex) {
      hex.toxic = true;
      hex.pollution = 0;
    } else if (key === "engine-deploys-a-hunter-at" && hex) hex.mechs += 1;
    else if (key === "hunters-go-from-to" && hex) {
      const number = Number(args["number"]);
      hex.mechs = Math.max(0, hex.mechs - number);
      const to = at(args["hex2"]);
      if (to) to.mechs += number;
    }
  }
  return { ...before, hexes, borders, engines };
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

const GHOSTS: Readonly<Record<string, Mark["ghost"]>> = {
  "engine-lays-a-wall-on": "wall", "engine-moves-to": "engine", "engine-is-deployed-to-by-factory": "engine", "factory-is-built-at": "factory",
  "factory-vents-to": "blob", "becomes-a-toxic-site": "toxic", "engine-deploys-a-hunter-at": "hunter", "hunters-go-from-to": "hunter",
};

/** The hexes a chase leads over: hunters go two at most, and neither through walls nor over factories. */
export function chaseOf(from: string, to: string, view: View): readonly string[] {
  if (directionTo(from, to)) return [from, to];
  const walled = (a: string, b: string) => view.borders.some(({ border, wall }) => wall && sameBorder(border, `${a}/${directionTo(a, b)}`));
  const open = (hex: string) => view.hexes.some((other) => other.hex === hex && !other.factory);
  const between = DIRECTIONS.map((direction) => neighbour(from, direction)).find(
    (hex) => directionTo(hex, to) && open(hex) && !walled(from, hex) && !walled(hex, to),
  );
  return between ? [from, between, to] : [from, to];
}

export function marksOf(steps: readonly Told[], view: View): Mark[] {
  const homes = new Map(view.hexes.filter((hex) => hex.factory).map((hex) => [String(hex.factory!.number), hex.hex]));
  const found: Mark[] = [];
  steps.forEach(({ key, args }, i) => {
    const ghost = GHOSTS[key] ?? null;
    const hex = point(args["hex2"] ?? args["hex"]);
    if (args["border"]) {
      const { x, y, turn } = borderAt(point(args["border"]));
      found.push({ n: i + 1, at: [x, y], way: [], ghost, turn });
    } else if (args["engine_place"]) {
      const { x, y, turn } = placeAt(point(args["engine_place"]));
      found.push({ n: i + 1, at: [x, y], way: [], ghost, turn });
    } else if (hex && ghost) {
      const home = key === "factory-vents-to" ? homes.get(point(args["factory"])) : undefined;
      const way = key === "hunters-go-from-to" ? chaseOf(point(args["hex"]), hex, view) : home ? [home, hex] : [];
      found.push({ n: i + 1, at: hexAt(hex), way: way.map(hexAt), ghost, turn: 0 });
    }
  });
  return found;
}
