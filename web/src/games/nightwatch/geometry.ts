/** Where things lie on the drawing: the whole picture is 1148 x 622, a hex has a side of 54. */

import type { Id, View } from "./game";

export type Point = readonly [number, number];

export const WIDTH = 1148;
export const HEIGHT = 622;

const SIDE = 54;
const HALF_WIDTH = (SIDE * Math.sqrt(3)) / 2;
const HALF_SIDE = SIDE / 2;
const ORIGIN: Point = [457.1, 295];

const round = (x: number) => Math.round(x * 10) / 10;

/** A point of the fine lattice (half widths, half sides) on the drawing. */
export const place = ([x, y]: Point): Point => [round(ORIGIN[0] + x * HALF_WIDTH), round(ORIGIN[1] + y * HALF_SIDE)];
export const hexAt = (hex: { q: number; r: number }): Point => place([2 * hex.q + hex.r, 3 * hex.r]);

export const middle = (a: Point, b: Point): Point => [round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2)];
export const angle = (a: Point, b: Point): number => Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);

/** Outline of a hex with this side, round 0, 0. */
export function outline(side: number): string {
  const w = round((side * Math.sqrt(3)) / 2);
  return `M0 ${-side}L${w} ${-side / 2}V${side / 2}L0 ${side}L${-w} ${side / 2}V${-side / 2}Z`;
}

/** Boards without the north stand larger, in the middle of the field. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** The room left between price list and bank: the island stands between them, the Gift of the base game below them. */
const ROOMS: { readonly [G in Id<"game">]?: { x: number; y: number; width: number; height: number } } = {
  classic: { x: 606, y: 306, width: 710, height: 596 },
  base: { x: 581, y: 322, width: 862, height: 580 },
};
/** How far a market reaches from its hex: to the side, and up or down. */
const MARKET = { wide: 72, high: 42 };

export function standOf(view: View): Stand {
  if (view.north) return { x: 0, y: 0, scale: 1 };
  const at = view.hexes.map(hexAt);
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - HALF_WIDTH - MARKET.wide, Math.max(...xs) + HALF_WIDTH + MARKET.wide];
  const island = view.game === "classic";
  const [top, bottom] = [Math.min(...ys) - SIDE - (island ? MARKET.high : 8), Math.max(...ys) + SIDE + MARKET.high];
  const room = ROOMS[view.game]!;
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top));
  return {
    x: round(room.x - (scale * (left + right)) / 2),
    y: round(room.y - (scale * (top + bottom)) / 2),
    scale: round(scale * 100) / 100,
  };
}

/** The part of the drawing that a narrow screen must show: its middle and its width. */
export function coreOf(view: View): { x: number; width: number } {
  if (view.north) return { x: WIDTH / 2, width: 640 };
  const { x, width } = ROOMS[view.game]!;
  return { x, width };
}

/** The middle of the board: markets stand on the far side of their edge from it. */
export function centreOf(view: View): Point {
  const at = view.hexes.map(hexAt);
  return [at.reduce((sum, [x]) => sum + x, 0) / at.length, at.reduce((sum, [, y]) => sum + y, 0) / at.length];
}

// ---------------------------------------------------------------- north of the Gift

export const SECTION_PITCH = 121.6;
const NICHE_PITCH = 23.2;
/** The middle of a section of the Wall, 0 to 3. */
export const sectionX = (section: number): number => round(415 + SECTION_PITCH * section);
/** Where a guard stands: section 0 to 3, space 0 to 4. */
export const nicheX = (section: number, space: number): number =>
  round(368.6 + SECTION_PITCH * section + NICHE_PITCH * space);
export const NICHE_Y = 219;
export const CLEARING_Y = 150;

/** Figures in a clearing stand side by side; many stand closer. */
export function clearingX(section: number, i: number, count: number): number {
  const apart = Math.min(27, 88 / Math.max(1, count - 1));
  return round(sectionX(section) + (i - (count - 1) / 2) * apart);
}

const CLAN_PITCH = 198;
export const clanX = (clan: number): number => round(399.4 + CLAN_PITCH * clan);
/** Camp 1 stands in front, where the trails begin; then left, behind, right. */
const CAMPS: readonly Point[] = [
  [0, 101],
  [-56, 70],
  [0, 61],
  [56, 70],
];
export const campAt = (clan: number, camp: number): Point => [round(clanX(clan) + CAMPS[camp]![0]), CAMPS[camp]![1]];

export const FROSTFANGS: Readonly<Record<Id<"wildling">, Point>> = {
  regular: [62, 121],
  climber: [140, 121],
  giant: [218, 121],
};
export const TORMUND_CAMP: Point = [985, 104];
export const POOL: Point = [1080, 80];
export const FIGURE_SIZE: Readonly<Record<Id<"wildling">, number>> = { regular: 0.9, climber: 0.9, giant: 0.76 };

/** A trail from the first camp down to its clearing, and where its numbers stand. `side`: which of the two trails of
 * the clan. */
export function trail(clan: number, section: number, side: number, wide: boolean): { d: string; label: Point } {
  const x = clanX(clan);
  const sign = side === 0 ? -1 : 1;
  /** On which side of the clearing the clan lies. */
  const from = x > sectionX(section) ? 1 : -1;
  const end = sectionX(section) + (wide ? 8 * sign : 26 * from);
  const points = wide
    ? [x + 7 * sign, x + 33 * sign, end + 22 * sign, end]
    : [x + 7 * sign, x + 19 * sign, end + 34 * from, end];
  const [a, b, c, d] = points.map(round);
  const [low, high] = wide ? [114, 124] : [124, 118];
  return {
    d: `M${a} 100C${b} ${low} ${c} ${high} ${d} 140`,
    label: [round((a! + 3 * b! + 3 * c! + d!) / 8), wide ? 119 : 121],
  };
}
