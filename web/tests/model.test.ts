import { describe, expect, it } from "vitest";
import type { Line } from "$lib/generated/protocol";
import { fields } from "$lib/options";
import { read } from "$lib/settings.svelte";
import { mergeLines } from "../src/table/model.svelte";

const line = (seq: number): Line => ({ seq, seat: 0, move: null, events: [], bot: false, words: null });

describe("log lines after a catch-up", () => {
  it("are replaced when nothing was seen", () => {
    expect(mergeLines([line(1), line(2)], 0, [line(5)], []).map((l) => l.seq)).toEqual([5]);
  });
  it("are kept up to what was seen, less the withdrawn", () => {
    expect(mergeLines([line(1), line(3), line(4)], 3, [line(6)], [3]).map((l) => l.seq)).toEqual([1, 6]);
  });
});

describe("options", () => {
  const schema = {
    $ref: "#/$defs/O",
    $defs: {
      O: {
        properties: {
          players: { enum: [2] },
          guardians: { type: "boolean" },
          deck: { enum: ["I", "II"] },
          rounds: { type: "integer", minimum: 1, maximum: 3 },
          seconds: { type: "integer", minimum: 1, maximum: 300 },
          modules: { type: "array", items: { enum: ["a", "b"] } },
          board: { type: "array", items: { type: "integer" } },
        },
      },
    },
  };
  it("become fields a person can fill in", () => {
    expect(fields(schema).map((f) => [f.name, f.kind, f.values.length])).toEqual([
      ["guardians", "flag", 0],
      ["deck", "one", 2],
      ["rounds", "one", 3],
      ["seconds", "number", 0],
      ["modules", "some", 2],
    ]);
  });
});

describe("settings", () => {
  it("that are damaged fall back to their defaults", () => {
    expect(read("not json").theme).toBe("auto");
    expect(read('{"theme":"pink","sound":true,"language":"en"}')).toMatchObject({ theme: "auto", sound: true, language: "en" });
    expect(read("null").size).toBe("normal");
  });
});
