import { describe, expect, it } from "vitest";
import { curveOf, hoursOf, percent, wins } from "../src/pages/people/figures";

const point = (rating: number, deviation: number) => ({ ended: 0, rating, deviation });

describe("figures of a profile", () => {
  it("says time in minutes first, then in hours", () => {
    expect(hoursOf(1500, "en")).toBe("25 min");
    expect(hoursOf(7200, "en")).toBe("2 hr");
  });
  it("says shares and wins", () => {
    expect(percent(667, "en")).toBe("67%");
    expect(wins({ games: 3, won: 1.5, share: 500, low: 0, high: 1000 }, "cs")).toBe("1,5");
  });
  it("draws a rating from the first game to the last, with how sure it was", () => {
    const curve = curveOf([point(1500, 200), point(1600, 100)]);
    expect([curve.least, curve.most]).toEqual([1300, 1700]);
    expect(curve.line).toBe("M0.0 20.0L100.0 10.0");
    expect(curve.band.startsWith("M0.0 0.0L100.0 0.0L100.0 20.0L0.0 40.0")).toBe(true);
    expect(curveOf([point(1500, 10)]).line).toBe("M100.0 20.0");
  });
});
