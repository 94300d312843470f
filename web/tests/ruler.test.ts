import { describe, expect, it } from "vitest";
import type { Rated } from "$lib/generated/protocol";
import { along, rulerOf } from "../src/pages/ratings/ruler";

const rated = (rating: number, deviation: number): Rated => ({ person: "a", name: "A", rating, deviation, games: 1 });

describe("the ruler", () => {
  it("holds everybody with how sure they are", () => {
    const ruler = rulerOf([rated(2100, 80), rated(900, 250)]);
    expect(ruler.from).toBeLessThan(650);
    expect(ruler.to).toBeGreaterThan(2180);
    expect(ruler.ticks.length).toBeGreaterThan(2);
    expect(ruler.ticks.every((tick) => tick >= ruler.from && tick <= ruler.to)).toBe(true);
  });
  it("is there where nobody is, and keeps to its ends", () => {
    const ruler = rulerOf([]);
    expect(along(ruler, 1500)).toBe(50);
    expect(along(ruler, -9999)).toBe(0);
    expect(along(ruler, 9999)).toBe(100);
  });
});
