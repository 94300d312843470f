/** The board is a grid of octagons, 66 to a side; rank 1 lies at the bottom. */

import type { Id, View } from "./game";
import type { FieldView, Terrain } from "./kinds";

export const CELL = 66;
/** The hem around the fields. */
export const HEM = 22;

export interface Frame {
  ranks: number;
  files: number;
  width: number;
  height: number;
}

export function frameOf(view: View): Frame {
  const ranks = Math.max(...view.fields.map((f) => f.rank)) + 1;
  const files = Math.max(...view.fields.map((f) => f.file)) + 1;
  return { ranks, files, width: files * CELL + 2 * HEM, height: ranks * CELL + 2 * HEM };
}

export interface Point {
  x: number;
  y: number;
}

const FILES = "abcdefghijk";
export const fileOf = (field: string) => FILES.indexOf(field[0]!);
export const rankOf = (field: string) => Number(field.slice(1)) - 1;

/** Steps between two fields, whatever lies there. */
export const apart = (a: string, b: string) => Math.abs(fileOf(a) - fileOf(b)) + Math.abs(rankOf(a) - rankOf(b));

/** The upper left corner of a field. */
export const cornerOf = (field: string, frame: Frame): Point => ({
  x: HEM + fileOf(field) * CELL,
  y: HEM + (frame.ranks - 1 - rankOf(field)) * CELL,
});
export const centreOf = (field: string, frame: Frame): Point => {
  const { x, y } = cornerOf(field, frame);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};

/** Where some fields lie together; none of them: nowhere. */
export function boxOf(
  fields: readonly string[],
  frame: Frame,
): { x: number; y: number; width: number; height: number } | null {
  if (fields.length === 0) return null;
  const corners = fields.map((field) => cornerOf(field, frame));
  const [x, y] = [Math.min(...corners.map((c) => c.x)), Math.min(...corners.map((c) => c.y))];
  return {
    x,
    y,
    width: Math.max(...corners.map((c) => c.x)) + CELL - x,
    height: Math.max(...corners.map((c) => c.y)) + CELL - y,
  };
}

export const DIRECTIONS = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
] as const satisfies readonly Id<"direction">[];
const OFFSETS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

/** The field one Step away; it may lie off the board. */
export function beside(field: string, direction: string): string {
  const [rank, file] = OFFSETS[DIRECTIONS.indexOf(direction as (typeof DIRECTIONS)[number])]!;
  return `${FILES[fileOf(field) + file] ?? "-"}${rankOf(field) + rank + 1}`;
}
/** In which direction a neighbour lies. */
export const directionTo = (from: string, to: string): Id<"direction"> | undefined =>
  DIRECTIONS.find((direction) => beside(from, direction) === to);

/** The fields a way leads over, from its start on. */
export function fieldsOf(start: string, path: readonly string[]): string[] {
  const fields = [start];
  for (const direction of path) fields.push(beside(fields[fields.length - 1]!, direction));
  return fields;
}

/** An octagon in a field: `inset` from its sides, `cut` off its corners. */
export function octagon(inset: number, cut: number, at: Point = { x: 0, y: 0 }): string {
  const [a, b, c, d] = [inset, inset + cut, CELL - inset - cut, CELL - inset];
  const p = (x: number, y: number) => `${at.x + x} ${at.y + y}`;
  return `M${p(b, a)}L${p(c, a)}L${p(d, b)}L${p(d, c)}L${p(c, d)}L${p(b, d)}L${p(a, c)}L${p(a, b)}Z`;
}

/** The contour of a set of fields. */
export function contour(fields: ReadonlySet<string>, frame: Frame): string {
  const next = new Map<string, string[]>();
  const add = (x1: number, y1: number, x2: number, y2: number) => {
    const from = `${x1} ${y1}`;
    next.set(from, [...(next.get(from) ?? []), `${x2} ${y2}`]);
  };
  for (const field of fields) {
    const { x, y } = cornerOf(field, frame);
    const [r, b] = [x + CELL, y + CELL];
    if (!fields.has(beside(field, "north"))) add(x, y, r, y);
    if (!fields.has(beside(field, "east"))) add(r, y, r, b);
    if (!fields.has(beside(field, "south"))) add(r, b, x, b);
    if (!fields.has(beside(field, "west"))) add(x, b, x, y);
  }
  let path = "";
  while (next.size > 0) {
    const start = next.keys().next().value as string;
    let at = start;
    path += `M${at}`;
    do {
      const to = next.get(at)!;
      const chosen = to.pop()!;
      if (to.length === 0) next.delete(at);
      at = chosen;
      path += at === start ? "Z" : `L${at}`;
    } while (at !== start);
  }
  return path;
}

// ---------------------------------------------------------------- terrain

type Half = readonly [which: "nw" | "se" | "ne" | "sw", terrain: Terrain];

/** The wavy cut in each diagonal, bent a little differently from field to field. */
function half(which: Half[0], at: Point, bend: number): string {
  const x = (n: number) => (at.x + n).toFixed(1);
  const y = (n: number) => (at.y + n).toFixed(1);
  const p = (a: number, b: number) => `${x(a)} ${y(b)}`;
  const falling = which === "ne" || which === "sw";
  const cut = falling
    ? `M${p(3.9, 3.9)}C${p(31 + bend, 13 + bend)} ${p(33 - bend, 50 - bend)} ${p(62.1, 62.1)}`
    : `M${p(62.1, 3.9)}C${p(34 - bend, 13 + bend)} ${p(33 + bend, 51 - bend)} ${p(3.9, 62.1)}`;
  if (which === "se") return `${cut}L${p(7, 64.9)}L${p(59, 64.9)}L${p(64.9, 59)}L${p(64.9, 7)}Z`;
  if (which === "nw") return `${cut}L${p(1.1, 59)}L${p(1.1, 7)}L${p(7, 1.1)}L${p(59, 1.1)}Z`;
  if (which === "sw") return `${cut}L${p(59, 64.9)}L${p(7, 64.9)}L${p(1.1, 59)}L${p(1.1, 7)}Z`;
  return `${cut}L${p(64.9, 59)}L${p(64.9, 7)}L${p(59, 1.1)}L${p(7, 1.1)}Z`;
}

const NORTH: readonly string[] = ["nw", "ne"];
const SOUTH: readonly string[] = ["se", "sw"];
const WEST: readonly string[] = ["nw", "sw"];
const EAST: readonly string[] = ["se", "ne"];

const on = (halves: readonly Half[], side: readonly string[]) => halves.find(([which]) => side.includes(which))?.[1];

/** Every terrain as one drawing; halves are turned so that equal terrains of neighbours meet. */
export function landscape(fields: readonly FieldView[], frame: Frame): Map<Terrain, string> {
  const drawn = new Map<Terrain, string>();
  const placed = new Map<string, readonly Half[]>();
  const draw = (terrain: Terrain, path: string) => drawn.set(terrain, (drawn.get(terrain) ?? "") + path);
  const inOrder = [...fields].sort((a, b) => b.rank - a.rank || a.file - b.file);
  for (const field of inOrder) {
    const at = cornerOf(field.field, frame);
    const [first, second] = field.terrains;
    if (!first) continue;
    if (!second) {
      placed.set(field.field, [
        ["nw", first],
        ["se", first],
      ]);
      draw(first, octagon(1.1, 5.9, at));
      continue;
    }
    const above = on(placed.get(beside(field.field, "north")) ?? [], SOUTH);
    const left = on(placed.get(beside(field.field, "west")) ?? [], EAST);
    const turn = (field.rank * 7 + field.file * 3) % 4;
    const ways: (readonly Half[])[] = [
      [
        ["nw", first],
        ["se", second],
      ],
      [
        ["ne", first],
        ["sw", second],
      ],
      [
        ["nw", second],
        ["se", first],
      ],
      [
        ["ne", second],
        ["sw", first],
      ],
    ];
    const worth = (halves: readonly Half[]) =>
      (on(halves, NORTH) === above ? 2 : 0) + (on(halves, WEST) === left ? 2 : 0);
    const best = [0, 1, 2, 3].map((i) => ways[(i + turn) % 4]!).reduce((a, b) => (worth(b) > worth(a) ? b : a));
    placed.set(field.field, best);
    const bend = ((field.rank * 5 + field.file * 11) % 9) - 4;
    for (const [which, terrain] of best) draw(terrain, half(which, at, bend));
  }
  return drawn;
}
