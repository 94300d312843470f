import { describe, expect, it } from "vitest";
import { brushes, isFault, lacks, readPlan, writePlan, type Plan } from "../src/games/wilderness/plan";

const SIX = Array.from({ length: 7 }, () => "WFGRWF").join("/");
const PAIRS = Array.from({ length: 7 }, () => "WFGRWFWFGRWF").join("/");
const FIVE = "@a1,b1,c1,d1,e1";

function plan(text: string): Plan {
  const found = readPlan(text);
  if (isFault(found)) throw new Error(found.id);
  return found;
}
const wrong = (text: string) => {
  const found = readPlan(text);
  return isFault(found) ? [found.id, found.args] : null;
};

describe("a board as a small text", () => {
  it.each([`v2x1:${SIX}${FIVE}`, `v2x2:${PAIRS}${FIVE}`, "v2x1:.W/WF", `v2x2:..WF/GRWF@a1`])(
    "survives being read and written: %s",
    (text) => {
      expect(writePlan(plan(text))).toBe(text);
    },
  );

  it("may have any shape and any Elements", () => {
    const fields = new Map([
      ["c3", "W"],
      ["k11", "R"],
      ["a1", "F"],
    ]);
    const made: Plan = { fields, elements: ["k11", "a1"], letters: 1 };
    expect(plan(writePlan(made)).fields).toEqual(fields);
    expect(plan(writePlan(made)).elements).toEqual(["k11", "a1"]);
  });

  it("without a mark is read where it has one meaning", () => {
    expect(plan(SIX + FIVE)).toEqual(plan(`v2x1:${SIX}${FIVE}`));
    expect(plan(PAIRS + FIVE)).toEqual(plan(`v2x2:${PAIRS}${FIVE}`));
  });

  it("with two meanings needs a mark", () => {
    const land = Array.from({ length: 8 }, () => "WFGRWFGRWF").join("/");
    expect(wrong(land + FIVE)).toEqual(["board-plan-two-ways", {}]);
    expect(plan(`v2x1:${land}${FIVE}`).fields.size).toBe(80);
    expect(plan(`v2x2:${land}${FIVE}`).fields.size).toBe(40);
  });

  it.each([
    [`v3x1:${SIX}`, "board-plan-mark", { mark: "v3x1:" }],
    [`v2x1:${SIX}@a1@b1`, "board-plan-two-ats", {}],
    [`v2x1:${Array.from({ length: 12 }, () => "W").join("/")}`, "board-plan-ranks", { number: 12 }],
    ["v2x2:WF/WFG", "board-plan-half", { rank: 1 }],
    [`v2x1:${"W".repeat(12)}/W`, "board-plan-wide", { rank: 2, number: 12 }],
    ["v2x1:WW/WX", "board-plan-letter", { field: "b1", letter: "X" }],
    ["v2x2:WF/WFGG", "board-plan-alike", { field: "b1" }],
    [`v2x1:${SIX}@k9`, "board-plan-element-off", { field: "k9" }],
    [`v2x1:${SIX}@a1,a1`, "board-plan-element-twice", { field: "a1" }],
    [`v2x1:${SIX}@a1,b1,c1,d1,e1,f1`, "board-plan-element-many", { number: 6 }],
  ])("says exactly what is wrong: %s", (text, id, args) => {
    expect(wrong(text)).toEqual([id, args]);
  });

  it("knows what it still lacks", () => {
    expect(lacks(plan("v2x1:W.W"))).toEqual(["board-plan-size", "board-plan-apart", "board-plan-elements"]);
    expect(lacks(plan(`v2x1:${SIX}${FIVE}`))).toEqual([]);
  });

  it("has a brush for every terrain and every pair of them", () => {
    expect(brushes(1)).toEqual(["W", "F", "G", "R"]);
    expect(brushes(2)).toEqual(["WF", "WG", "WR", "FG", "FR", "GR"]);
  });
});
