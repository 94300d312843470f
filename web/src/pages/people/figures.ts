/** Figures of a profile as they are drawn and said. */

import type { RatingPoint, Score } from "$lib/generated/protocol";

/** Time in hours, below one in minutes. */
export function hoursOf(seconds: number, language: string): string {
  const [value, unit] = seconds < 3600 ? [Math.round(seconds / 60), "minute"] : [Math.round(seconds / 3600), "hour"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(value);
}

/** A share in percent. */
export const percent = (thousandths: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "percent" }).format(thousandths / 1000);

/** Wins as they are counted: a shared first place is a part of one. */
export const wins = (score: Score, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(score.won);

export interface Curve {
  /** The path of the rating and of how sure it was, in a box of 100 by 40. */
  line: string;
  band: string;
  least: number;
  most: number;
}

const WIDE = 100;
const HIGH = 40;

/** How a rating came about, one step a game. */
export function curveOf(points: readonly RatingPoint[]): Curve {
  const least = Math.min(...points.map((one) => one.rating - one.deviation));
  const most = Math.max(...points.map((one) => one.rating + one.deviation));
  const x = (i: number) => (points.length === 1 ? WIDE : (i / (points.length - 1)) * WIDE).toFixed(1);
  const y = (value: number) => (HIGH - ((value - least) / Math.max(1, most - least)) * HIGH).toFixed(1);
  const line = points.map((one, i) => `${x(i)} ${y(one.rating)}`);
  const above = points.map((one, i) => `${x(i)} ${y(one.rating + one.deviation)}`);
  const below = points.map((one, i) => `${x(i)} ${y(one.rating - one.deviation)}`);
  return { line: `M${line.join("L")}`, band: `M${above.join("L")}L${below.reverse().join("L")}Z`, least, most };
}
