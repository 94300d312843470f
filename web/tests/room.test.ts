import { describe, expect, it } from "vitest";
import { share } from "../src/table/room";

const BOARD = { least: 200, wish: 400 };
const HAND = { least: 100, wish: 300 };

describe("room for the parts of a table", () => {
  it("is what each needs least, and the rest by what each would like", () => {
    expect(share(500, [BOARD, HAND])).toEqual([300, 200]);
    expect(share(600, [{ least: 200, wish: 200 }, HAND])).toEqual([240, 360]);
  });
  it("never gets lost: the heights are all there is", () => {
    for (const total of [0, 120, 300, 301, 450, 700, 701, 2000])
      expect(share(total, [BOARD, HAND]).reduce((a, b) => a + b)).toBeCloseTo(total);
  });
  it("shrinks all alike where even the least is too much, and grows all alike", () => {
    expect(share(150, [BOARD, HAND])).toEqual([100, 50]);
    expect(share(1400, [BOARD, HAND])).toEqual([800, 600]);
  });
});
