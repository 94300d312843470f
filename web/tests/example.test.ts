import { describe, expect, it } from "vitest";
import type { Beats, TableEvent, View } from "$lib/board";
import type { Line, ScenarioPlay } from "$lib/generated/protocol";
import { exampleMoments } from "../src/pages/rulebook/moments";

const view = (phase: string): View => ({ phase, actors: [], prompt: { id: "p", args: {} } });
const line = (seq: number, ...keys: string[]): Line => ({
  seq,
  seat: 0,
  move: null,
  events: keys.map((key) => ({ key, args: {}, text: "" }) as TableEvent),
  bot: false,
  words: null,
});
const frame = (made: Line | null, phase: string): ScenarioPlay["frames"][number] => ({
  line: made,
  view: view(phase),
  refused: [],
  statements: [],
});
const MANNER: Beats = {
  looks: { attack: 900, roll: 500, falls: 700 },
  during: (_before, after, told) => ({ ...after, phase: `told-${told.length}` }),
};

describe("a worked example", () => {
  const frames = [frame(null, "start"), frame(line(1, "attack", "roll", "misses", "falls"), "end")];
  const moments = exampleMoments(frames, MANNER);
  it("is stepped through beat by beat", () => {
    expect(moments.map((one) => one.view.phase)).toEqual(["start", "told-1", "told-3", "end"]);
    expect(moments.map((one) => one.events.map((event) => event.key))).toEqual([
      [],
      ["attack"],
      ["roll", "misses"],
      ["falls"],
    ]);
  });
  it("tells in its log only what has been shown", () => {
    expect(moments.map((one) => one.lines.map((each) => each.events.length))).toEqual([[], [1], [3], [4]]);
    expect(moments.map((one) => one.whole)).toEqual([true, false, false, true]);
  });
  it("has one moment for a step that nothing tells", () => {
    expect(exampleMoments([frame(null, "a"), frame(line(1), "b")], MANNER)).toHaveLength(2);
  });
});
