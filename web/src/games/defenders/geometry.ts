/** Where things lie on the drawing: the core at 0, 0, a hex with a side of 60 and a corner upwards. */

import type { Id } from "./game";

export type Point = readonly [number, number];

export const SIDE = 60;
/** The picture with its frame: left, top, width, height. */
export const FRAME = { x: -384, y: -350, width: 768, height: 700 } as const;

const WIDE = SIDE * Math.sqrt(3);
const round = (x: number) => Math.round(x * 10) / 10;

/** Targets write them small, the view writes them large: both are read. */
export type Direction = Id<"direction">;
export const DIRECTIONS: readonly Direction[] = ["e", "se", "sw", "w", "nw", "ne"];
const STEP: Readonly<Record<Direction, Point>> = {
  e: [1, 0],
  se: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [0, -1],
  ne: [1, -1],
};
const CORNER_ANGLE: Readonly<Record<string, number>> = { ESE: 30, S: 90, WSW: 150, WNW: 210, N: 270, ENE: 330 };

const axial = (hex: string): Point => {
  const [q, r] = hex.split(",");
  return [Number(q), Number(r)];
};

/** The middle of a hex; also of one that would lie off the map. */
export function hexAt(hex: string): Point {
  const [q, r] = axial(hex);
  return [round(WIDE * (q + r / 2)), round(SIDE * 1.5 * r)];
}

export function neighbour(hex: string, direction: string): Id<"hex"> {
  const [[q, r], [dq, dr]] = [axial(hex), STEP[direction.toLowerCase() as Direction]];
  return `${q + dq},${r + dr}`;
}

export function directionTo(from: string, to: string): Direction | null {
  return DIRECTIONS.find((direction) => neighbour(from, direction) === to) ?? null;
}

/** The two hexes of a border, `2,-1/se`. */
export function sidesOf(border: string): readonly [string, string] {
  const [hex, direction] = border.split("/");
  return [hex!, neighbour(hex!, direction!)];
}

export interface Spot {
  x: number;
  y: number;
  turn: number;
}

const between = (a: string, b: string): Point => {
  const [[ax, ay], [bx, by]] = [hexAt(a), hexAt(b)];
  return [round((ax + bx) / 2), round((ay + by) / 2)];
};
const heading = (a: string, b: string): number => {
  const [[ax, ay], [bx, by]] = [hexAt(a), hexAt(b)];
  return Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
};

/** The middle of a border and how a bar lies on it. */
export function borderAt(border: string): Spot {
  const [a, b] = sidesOf(border);
  const [x, y] = between(a, b);
  return { x, y, turn: heading(a, b) + 90 };
}

/** Where an engine stands and where its nose points: `left hex/right hex`. */
export function placeAt(place: string): Spot {
  const [left, right] = place.split("/");
  const [x, y] = between(left!, right!);
  return { x, y, turn: heading(left!, right!) - 90 };
}

export const cornerTurn = (corner: string): number => CORNER_ANGLE[corner.toUpperCase()] ?? 0;
export const sideTurn = (direction: string): number => 60 * DIRECTIONS.indexOf(direction.toLowerCase() as Direction);

export function corners([x, y]: Point, side: number): readonly Point[] {
  return [30, 90, 150, 210, 270, 330].map((a) => [
    round(x + side * Math.cos((a * Math.PI) / 180)),
    round(y + side * Math.sin((a * Math.PI) / 180)),
  ]);
}
export const outline = (at: Point, side: number): string =>
  corners(at, side)
    .map((p) => p.join())
    .join(" ");

/** A line through the middles of hexes. */
export const way = (hexes: readonly string[]): string =>
  hexes.map((hex, i) => `${i ? "L" : "M"}${hexAt(hex).join(" ")}`).join("");
