import { describe, expect, it } from "vitest";
import type { Choice, Frame, Judged, Result } from "$lib/generated/protocol";
import { chanceAt, curves, moments, worth } from "../src/pages/replay/study.svelte";

const move: Choice = { move: 1, text: "play", key: "play", args: {}, targets: [] };
const frame = (seq: number | null, made = true): Frame => ({
  line: seq === null ? null : { seq, seat: 0, move: made ? move : null, events: [], bot: false, words: null },
  view: {},
  refused: [],
  statements: [],
});
const judged = (seq: number, seat: number, chance: number): Judged => ({
  seq,
  seat,
  chance,
  spread: 0,
  best: move,
  line: [],
  played: move,
  value: chance,
  loss: 0,
  quality: "best",
});
const won: Result = { reason: "played", standing: [1, 2], points: [3, 1], winners: [0] };
const FRAMES = [frame(2, false), frame(3), frame(4), frame(6)];

describe("the analysis along the replay", () => {
  it("finds the frame from which a move was made", () => {
    expect([...moments(FRAMES)]).toEqual([
      [3, 0],
      [4, 1],
      [6, 2],
    ]);
  });

  it("draws a line for each seat through its own decisions, to the result", () => {
    const drawn = curves([judged(3, 0, 500), judged(4, 1, 450), judged(6, 0, 700)], moments(FRAMES), 2, false, won, 3);
    expect(drawn).toEqual([
      {
        seat: 0,
        dots: [
          { at: 0, chance: 500 },
          { at: 2, chance: 700 },
          { at: 3, chance: 1000 },
        ],
      },
      {
        seat: 1,
        dots: [
          { at: 1, chance: 450 },
          { at: 3, chance: 0 },
        ],
      },
    ]);
  });

  it("draws one line where all win together", () => {
    const drawn = curves(
      [judged(3, 0, 500), judged(4, 1, 450)],
      moments(FRAMES),
      2,
      true,
      { ...won, winners: [0, 1] },
      3,
    );
    expect(drawn.map((curve) => [curve.seat, curve.dots.length, curve.dots.at(-1)!.chance])).toEqual([[-1, 3, 1000]]);
  });

  it("knows what the end is worth", () => {
    expect([
      worth(won, 0, false),
      worth(won, 1, false),
      worth({ ...won, winners: [0, 1] }, 1, false),
      worth({ ...won, winners: [] }, 0, true),
    ]).toEqual([1000, 0, 500, 0]);
  });

  it("reads a chance between two decisions", () => {
    const curve = {
      seat: 0,
      dots: [
        { at: 2, chance: 400 },
        { at: 4, chance: 600 },
      ],
    };
    expect([0, 2, 3, 4, 9].map((at) => chanceAt(curve, at))).toEqual([400, 400, 500, 600, 600]);
    expect(chanceAt({ seat: 0, dots: [] }, 1)).toBeNull();
  });
});
