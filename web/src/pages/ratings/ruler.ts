/** The ruler of a list of ratings: from where to where it goes, and where on it something stands. */

import type { Rated } from "$lib/generated/protocol";

export interface Scale {
  from: number;
  to: number;
  ticks: number[];
}

const STEPS = [50, 100, 200, 250, 500, 1000];
const TICKS = 6;

/** From the weakest to the strongest with how sure they are, and a little room on both sides. */
export function rulerOf(rated: readonly Rated[]): Scale {
  const ends = rated.flatMap((one) => [one.rating - one.deviation, one.rating + one.deviation]);
  const least = Math.min(...ends, 1400) - 40;
  const most = Math.max(...ends, 1600) + 40;
  const step = STEPS.find((one) => (most - least) / one <= TICKS) ?? STEPS.at(-1)!;
  const ticks = [];
  for (let at = Math.ceil(least / step) * step; at <= most; at += step) ticks.push(at);
  return { from: least, to: most, ticks };
}

/** Hundredths of the ruler's length. */
export const along = (ruler: Scale, value: number): number =>
  Math.max(0, Math.min(100, ((value - ruler.from) / (ruler.to - ruler.from)) * 100));
