import { describe, expect, it } from "vitest";
import type { Line } from "$lib/generated/protocol";
import { changed, fields, inOrder, type Field } from "$lib/options";
import { read } from "$lib/settings.svelte";
import { apart } from "$lib/seats";
import { mergeLines, readerOf, sameDecision, stopped } from "../src/table/model.svelte";

const line = (seq: number): Line => ({ seq, seat: 0, move: null, events: [], bot: false, words: null });

describe("log lines after a catch-up", () => {
  it("are replaced when nothing was seen", () => {
    expect(mergeLines([line(1), line(2)], 0, [line(5)], []).map((l) => l.seq)).toEqual([5]);
  });
  it("are kept up to what was seen, less the withdrawn", () => {
    expect(mergeLines([line(1), line(3), line(4)], 3, [line(6)], [3]).map((l) => l.seq)).toEqual([1, 6]);
  });
});

describe("names at a table", () => {
  it("stay as they are when they differ, and nobody stays nobody", () => {
    expect(apart(["Eva", "", "Bot", ""])).toEqual(["Eva", "", "Bot", ""]);
  });
  it("are numbered when they are equal", () => {
    expect(apart(["Bot", "Eva", "Bot", "Bot"])).toEqual(["Bot 1", "Eva", "Bot 2", "Bot 3"]);
  });
});

describe("a question", () => {
  const asked = (seat: number | null, ...moves: number[]) => ({
    seat,
    undo: [],
    taught: null,
    attempt: null,
    legal: moves.map((move) => ({ move, text: "", key: "", args: {}, targets: [] })),
  });
  it("stays the same while others move, and changes with seat or moves", () => {
    expect(sameDecision(asked(0, 1, 2), asked(0, 1, 2))).toBe(true);
    expect(
      [asked(1, 1, 2), asked(0, 1), asked(0, 1, 3), asked(null)].map((other) => sameDecision(asked(0, 1, 2), other)),
    ).toEqual([false, false, false, false]);
  });
});

describe("clocks without a line", () => {
  it("lose the time that ran and stand still", () => {
    expect(stopped({ left_ms: [5000, 7000, 300], running: [0, 2], at: 1000 }, 2500)).toEqual({
      left_ms: [3500, 7000, 0],
      running: [],
      at: 2500,
    });
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
          modules: { ruling: true, type: "array", items: { enum: ["a", "b"] } },
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
  it("that are house rulings are known, and how many are not as usual", () => {
    const rulings = fields(schema).filter((field) => field.ruling);
    expect(rulings.map((field) => field.name)).toEqual(["modules"]);
    expect(changed(rulings, { modules: ["a"], deck: "II" }, { modules: [], deck: "I" })).toBe(1);
    expect(changed(rulings, { modules: [], deck: "II" }, { modules: [], deck: "I" })).toBe(0);
  });

  const names: Record<string, string> = {
    none: "žádná",
    senate: "Senát",
    bazaar: "Bazar",
    harbour: "Čeřiny",
    hall: "Cíp",
  };
  const order = (kind: Field["kind"], values: string[], language: string) =>
    inOrder(
      { name: "x", kind, values, ruling: false },
      (v) => names[v] ?? String(v),
      (v) => v !== "none",
      language,
    );
  it("with many things are sorted by their names, as the reader's language sorts", () => {
    const values = ["none", "senate", "harbour", "hall", "bazaar"];
    expect(order("one", values, "cs")).toEqual(["none", "bazaar", "hall", "harbour", "senate"]);
    expect(order("one", values, "en")).toEqual(["none", "bazaar", "harbour", "hall", "senate"]);
  });
  it("with few values keep their order, sets are sorted", () => {
    expect(order("one", ["senate", "none", "bazaar"], "cs")).toEqual(["senate", "none", "bazaar"]);
    expect(order("some", ["senate", "bazaar"], "cs")).toEqual(["bazaar", "senate"]);
  });
});

describe("settings", () => {
  it("that are damaged fall back to their defaults", () => {
    expect(read("not json").theme).toBe("auto");
    expect(read('{"theme":"pink","sound":true,"language":"en"}')).toMatchObject({
      theme: "auto",
      sound: true,
      language: "en",
    });
    expect(read("null").size).toBe("normal");
  });
  it("keep what each game may do by itself, and nothing that is no switch", () => {
    expect(read('{"habits":{"cardia":{"auto-pass":true,"odd":"yes"},"kingdom":3}}').habits).toEqual({
      cardia: { "auto-pass": true },
    });
    expect(read('{"habits":7}').habits).toEqual({});
    expect(read("{}").habits).toEqual({});
  });
});

describe("you", () => {
  it("are the seat whose view is shown, if it is yours", () => {
    expect(readerOf(1, [1])).toBe(1);
    expect(readerOf(0, [0, 1])).toBe(0);
    expect(readerOf(1, [0])).toBe(0);
  });
  it("are the only own seat once all is open, and nobody where two share a device or one only watches", () => {
    expect(readerOf(-2, [1])).toBe(1);
    expect(readerOf(-2, [0, 1])).toBe(-1);
    expect(readerOf(-1, [])).toBe(-1);
  });
});
