import { describe, expect, it } from "vitest";
import type { Line, Told } from "$lib/generated/protocol";
import { fill, makeBundle, type ManyArgs } from "$lib/words.svelte";
import { gathered, rowsOf, type Tongue } from "../src/table/rows";

const speak = (kind: string) => (key: string, args: ManyArgs) => `${kind} ${key} ${JSON.stringify(args)}`;
const tongue: Tongue = { move: speak("move"), event: speak("event"), sum: speak("sum"), head: (event) => (event.key === "begins" ? "Turn" : null) };

let seq = 0;
const line = (seat: number, key: string, args: Record<string, string> = {}, ...events: [string, Record<string, string>][]): Line => ({
  seq: ++seq,
  seat,
  move: { move: 0, text: "", key, args, targets: [] },
  events: events.map(([event, told]) => ({ key: event, args: told }) as Told),
  bot: false,
  words: null,
});
const give = (seat: number, what: string) => line(seat, "give", { resource: `resource:${what}` });
const want = (seat: number, what: string) => line(seat, "want", { resource: `resource:${what}` });

const MANNER = { gathers: { give: "resource", want: "resource", hands: "resource" }, sums: { proposes: ["give", "want"] } };
const said = (lines: readonly Line[]) => rowsOf(lines, MANNER, tongue).map((row) => [row.line, row.text]);

describe("rows of the log", () => {
  it("are one a move where nothing is to be gathered", () => {
    expect(rowsOf([give(0, "ore"), give(0, "ore")], {}, tongue)).toHaveLength(2);
  });
  it("say at once what differs in one thing only", () => {
    expect(said([give(0, "ore"), give(0, "wool"), give(0, "ore"), want(0, "grain")])).toEqual([
      [2, 'move give {"resource":["resource:ore","resource:wool","resource:ore"]}'],
      [3, 'move want {"resource":"resource:grain"}'],
    ]);
  });
  it("keep apart what different seats do", () => {
    expect(said([give(0, "ore"), give(1, "ore")])).toHaveLength(2);
  });
  it("gather two directions of one exchange apart", () => {
    const hands = (from: string, what: string, to: string): [string, Record<string, string>] => ["hands", { seat: `seat:${from}`, resource: `resource:${what}`, seat2: `seat:${to}` }];
    const rows = rowsOf([line(0, "deal", {}, hands("a", "ore", "b"), hands("b", "wool", "a"), hands("a", "ore", "b"))], MANNER, tongue);
    expect(rows.map((row) => row.said!.args["resource"])).toEqual([["resource:ore", "resource:ore"], "resource:wool"]);
    expect(rows.map((row) => row.first)).toEqual([true, false]);
  });
  it("sum up an offer in one row that stands for all its lines", () => {
    const lines = [give(0, "ore"), give(0, "ore"), want(0, "grain"), line(0, "propose", {}, ["proposes", { seat: "seat:a" }])];
    const rows = rowsOf(lines, MANNER, tongue);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ from: 0, line: 3, seat: 0, first: true, text: 'sum proposes {"seat":"seat:a","give":["resource:ore","resource:ore"],"want":["resource:grain"]}' });
  });
  it("leave an event alone that has nothing to sum up", () => {
    expect(said([line(0, "propose", {}, ["proposes", { seat: "seat:a" }])])).toEqual([[0, 'event proposes {"seat":"seat:a"}']]);
  });
  it("skip what others did meanwhile, and stop at what the seat itself did before", () => {
    const rows = rowsOf([give(0, "wool"), line(0, "roll"), give(0, "ore"), give(1, "ore"), line(0, "propose", {}, ["proposes", { seat: "seat:a" }])], MANNER, tongue);
    expect(rows.map((row) => row.said!.key)).toEqual(["give", "roll", "give", "proposes"]);
    expect(rows[3]!.said!.args["give"]).toEqual(["resource:ore"]);
  });
  it("can be clicked below a heading", () => {
    const rows = rowsOf([line(0, "roll", {}, ["begins", { seat: "seat:a" }])], MANNER, tongue);
    expect(rows.map((row) => [row.head, row.first])).toEqual([["Turn", false], [null, true]]);
  });
});

describe("things gathered", () => {
  it("differ in one argument", () => {
    const one = { seat: "seat:a", card: "card:x" };
    expect(gathered(one, { seat: "seat:a", card: "card:y" }, "card")).toEqual({ seat: "seat:a", card: ["card:x", "card:y"] });
    expect(gathered(one, one, "card")).toEqual({ seat: "seat:a", card: ["card:x", "card:x"] });
    expect(gathered(one, { seat: "seat:b", card: "card:x" }, "card")).toBeNull();
    expect(gathered(one, { seat: "seat:b", card: "card:y" }, "card")).toBeNull();
    expect(gathered({ number: 1 }, { number: 2 }, "number")).toBeNull();
  });
  it("are named with their number, in every case", () => {
    const bundle = makeBundle("cs", "resource-ore = ruda\n    .acc = rudu\nresource-wool = vlna\n    .acc = vlnu\n");
    const filled = fill(bundle, { give: ["resource:ore", "resource:wool", "resource:ore"] }, []);
    const spaced = Object.fromEntries(Object.entries(filled).map(([name, text]) => [name, String(text).replace(/\s/g, " ")]));
    expect(spaced).toEqual({ give: "2× ruda a vlna", give_acc: "2× rudu a vlnu" });
  });
});
