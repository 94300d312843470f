/** How pieces share a hex: each has a spot of its own, the organizers in front. */

import type { Id } from "./game";
import { cornerTurn, hexAt, type Point } from "./geometry";
import type { Hex } from "./things";

/** What lies or stands there; camps and organizers are somebody's. */
type Thing =
  | { kind: "toxic" | "blobs" | "mech"; side: null; n: number }
  | { kind: "camp" | "leader"; side: Id<"side">; n: number };
export type Piece = Thing & { at: Point };

const FREE: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-19, -8],
    [20, 8],
  ],
  [
    [-23, -14],
    [23, -14],
    [0, 21],
  ],
  [
    [-24, -16],
    [24, -16],
    [-22, 20],
    [22, 20],
  ],
];
const RING = 30;
/** Mechs beyond this stand as a number on the last one. */
const MOST_MECHS = 3;

const ring = (n: number, start: number): readonly Point[] =>
  Array.from({ length: n }, (_, i) => {
    const a = ((start + (360 * i) / n) * Math.PI) / 180;
    return [Math.round(RING * Math.cos(a)), Math.round(RING * Math.sin(a))];
  });

/** The pieces of a hex from back to front, with their places on the map. */
export function piecesOn(hex: Hex): Piece[] {
  const found: Thing[] = [];
  if (hex.toxic) found.push({ kind: "toxic", side: null, n: 1 });
  else if (hex.pollution) found.push({ kind: "blobs", side: null, n: hex.pollution });
  if (hex.camp) found.push({ kind: "camp", side: hex.camp, n: 1 });
  const mechs = Math.min(MOST_MECHS, hex.mechs);
  for (let i = 0; i < mechs; i += 1)
    found.push({ kind: "mech", side: null, n: i === mechs - 1 ? hex.mechs - mechs + 1 : 1 });
  for (const side of hex.leaders) found.push({ kind: "leader", side, n: 1 });
  const [x, y] = hexAt(hex.hex);
  const spots = hex.factory
    ? around(found.length, cornerTurn(hex.factory.arrow))
    : (FREE[found.length] ?? ring(found.length, -90));
  return found.map((piece, i) => ({ ...piece, at: [x + spots[i]![0], y + spots[i]![1]] }));
}

/** On a factory the number and the arrow stay free. */
const around = (n: number, arrow: number): readonly Point[] =>
  n === 1
    ? ring(1, arrow + 180)
    : n === 2
      ? [...ring(1, arrow + 120), ...ring(1, arrow + 240)]
      : ring(n, arrow + 180 / n);
