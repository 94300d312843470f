/** Which moments decided a game, and from where they are played again. */

import type { Line, Turning } from "$lib/generated/protocol";

const MOST = 3;

export interface Decisive {
  turn: Turning;
  /** The move that is named for it. */
  line: Line;
  /** The position to play again is the one after the line with this seq (0: as it was dealt), ... */
  at: number;
  /** ... played by this seat. */
  seat: number;
}

/** The three largest swings, in the order in which they came. Somebody who played gets the own decision that the moment
 * came from; whoever looked on gets that of the one who moved. */
export function decisive(turning: readonly Turning[], lines: readonly Line[], yours: readonly number[]): Decisive[] {
  const largest = [...turning].sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  return largest
    .slice(0, MOST)
    .sort((a, b) => a.seq - b.seq)
    .flatMap((turn) => {
      const line = lines.find((one) => one.seq === turn.seq);
      if (!line?.move) return [];
      const own = lines.findLast((one) => one.seq <= turn.seq && one.move !== null && yours.includes(one.seat)) ?? line;
      const at = lines.findLast((one) => one.seq < own.seq)?.seq ?? 0;
      return [{ turn, line, at, seat: own.seat }];
    });
}
