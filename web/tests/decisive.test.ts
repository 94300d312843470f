import { describe, expect, it } from "vitest";
import type { Line, Turning } from "$lib/generated/protocol";
import { decisive } from "../src/table/decisive";

const line = (seq: number, seat: number, moved = true): Line =>
  ({ seq, seat, move: moved ? { text: `m${seq}` } : null, events: [] }) as unknown as Line;
const LINES = [line(1, 0), line(2, 1), line(3, 0, false), line(4, 0), line(5, 1), line(6, 0), line(7, 1)];
const turn = (seq: number, before: number, after: number): Turning => ({ seq, seat: 0, before, after });

describe("decisive moments", () => {
  it("are the three largest swings, in the order in which they came", () => {
    const found = decisive([turn(1, 500, 600), turn(2, 600, 100), turn(4, 100, 400), turn(6, 400, 900)], LINES, []);
    expect(found.map((one) => one.turn.seq)).toEqual([2, 4, 6]);
  });
  it("begin with the own decision that they came from", () => {
    const found = decisive([turn(4, 500, 300), turn(5, 300, 100)], LINES, [0]);
    expect(found.map(({ at, seat }) => [at, seat])).toEqual([
      [3, 0],
      [3, 0],
    ]);
  });
  it("begin with the decision of the one who moved, for whoever looked on", () => {
    expect(decisive([turn(1, 500, 300), turn(5, 300, 100)], LINES, []).map(({ at, seat }) => [at, seat])).toEqual([
      [0, 0],
      [4, 1],
    ]);
  });
});
