import { afterEach, describe, expect, it, vi } from "vitest";
import type { BoardModule } from "../src/foreign/contract";
import { failureOf, load, safely } from "../src/foreign/module.svelte";

const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterEach(() => silent.mockClear());
const board = () => () => undefined;
const gives = (module: object) => () => Promise.resolve(module as Partial<BoardModule>);

describe("a board that a game brings", () => {
  it("is used when it is what it says", async () => {
    const module = { version: 1, board };
    expect(await load("fine", 1, gives(module))).toBe(module);
    expect(failureOf("fine")).toBeNull();
  });

  it.each([
    ["declared", 2, { version: 2, board }, "version", "made for 2, not for 1"],
    ["silent", 0, { board }, "version", "made for no version, not for 1"],
    ["exported", 1, { version: 7, board }, "version", "made for 7, not for 1"],
    ["empty", 1, { version: 1 }, "shape", "it exports no function `board`"],
    ["hand", 1, { version: 1, board, hand: 3 }, "shape", "`hand` is no function"],
    ["beats", 1, { version: 1, board, beats: {} }, "shape", "`beats` has no `looks`"],
    ["final", 1, { version: 1, board, final: "roll" }, "shape", "`final` is no list of verbs"],
  ])("is put aside: %s", async (slug, version, module, trouble, detail) => {
    expect(await load(slug, version, gives(module))).toBeNull();
    expect(failureOf(slug)).toEqual({ trouble, detail });
  });

  it("is put aside when it cannot be loaded", async () => {
    expect(await load("gone", 1, () => Promise.reject(new Error("404")))).toBeNull();
    expect(failureOf("gone")).toEqual({ trouble: "missing", detail: "404" });
  });

  it("cannot stop the table by its beats", () => {
    const oak = () => {
      throw new Error("oak");
    };
    const beats = safely("beaten", { looks: { rolls: oak, keeps: 300 }, during: oak, befalls: { rolls: oak } });
    const view = { phase: "turn", actors: [0], prompt: { id: "p", args: {} } };
    expect((beats.looks.rolls as (event: unknown) => number)({})).toBe(0);
    expect(beats.looks.keeps).toBe(300);
    expect(beats.during!(view, { ...view, phase: "over" }, [], []).phase).toBe("over");
    expect(failureOf("beaten")).toEqual({ trouble: "threw", detail: "oak" });
  });
});
