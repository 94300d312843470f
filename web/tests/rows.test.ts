import { describe, expect, it, vi } from "vitest";
import type { Line, Told } from "$lib/generated/protocol";
import { callSeats, fill, loadGame, makeBundle, speakOf, wordsFrom, type ManyArgs } from "$lib/words.svelte";
import { gathered, rowsOf, type Tongue } from "../src/table/rows";

const speak = (kind: string) => (key: string, args: ManyArgs) => `${kind} ${key} ${JSON.stringify(args)}`;
const tongue: Tongue = {
  tells: () => false,
  did: () => null,
  move: speak("move"),
  event: speak("event"),
  sum: speak("sum"),
  head: (event) => (event.key === "begins" ? "Turn" : null),
};

let seq = 0;
const line = (
  seat: number,
  key: string,
  args: Record<string, string> = {},
  ...events: [string, Record<string, string>][]
): Line => ({
  seq: ++seq,
  seat,
  move: { move: 0, text: "", key, args, targets: [] },
  events: events.map(([event, told]) => ({ key: event, args: told }) as Told),
  bot: false,
  words: null,
});
const give = (seat: number, what: string) => line(seat, "give", { resource: `resource:${what}` });
const want = (seat: number, what: string) => line(seat, "want", { resource: `resource:${what}` });

const MANNER = {
  gathers: { pays: "resource", takes: "resource", hands: "resource" },
  sums: { proposes: ["give", "want"] },
};
const pays = (seat: number, what: string) => line(seat, "pays", { resource: `resource:${what}` });
const takes = (seat: number, what: string) => line(seat, "takes", { resource: `resource:${what}` });
const said = (lines: readonly Line[]) => rowsOf(lines, MANNER, tongue).map((row) => [row.line, row.text]);

describe("rows of the log", () => {
  it("are one a move where nothing is to be gathered", () => {
    expect(rowsOf([pays(0, "ore"), pays(0, "ore")], {}, tongue)).toHaveLength(2);
  });
  it("say at once what differs in one thing only", () => {
    expect(said([pays(0, "ore"), pays(0, "wool"), pays(0, "ore"), takes(0, "grain")])).toEqual([
      [2, 'move pays {"resource":["resource:ore","resource:wool","resource:ore"]}'],
      [3, 'move takes {"resource":"resource:grain"}'],
    ]);
  });
  it("keep apart what different seats do", () => {
    expect(said([pays(0, "ore"), pays(1, "ore")])).toHaveLength(2);
  });
  it("gather two directions of one exchange apart", () => {
    const hands = (from: string, what: string, to: string): [string, Record<string, string>] => [
      "hands",
      { seat: `seat:${from}`, resource: `resource:${what}`, seat2: `seat:${to}` },
    ];
    const rows = rowsOf(
      [line(0, "deal", {}, hands("a", "ore", "b"), hands("b", "wool", "a"), hands("a", "ore", "b"))],
      MANNER,
      tongue,
    );
    expect(rows.map((row) => row.said!.args["resource"])).toEqual([["resource:ore", "resource:ore"], "resource:wool"]);
    expect(rows.map((row) => row.first)).toEqual([true, false]);
  });
  it("sum up an offer in one row that stands for all its lines", () => {
    const lines = [
      give(0, "ore"),
      give(0, "ore"),
      want(0, "grain"),
      line(0, "propose", {}, ["proposes", { seat: "seat:a" }]),
    ];
    const rows = rowsOf(lines, MANNER, tongue);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      from: 0,
      line: 3,
      seat: 0,
      first: true,
      text: 'sum proposes {"seat":"seat:a","give":["resource:ore","resource:ore"],"want":["resource:grain"]}',
    });
  });
  it("leave an event alone that has nothing to sum up", () => {
    expect(said([line(0, "propose", {}, ["proposes", { seat: "seat:a" }])])).toEqual([
      [0, 'event proposes {"seat":"seat:a"}'],
    ]);
  });
  it("skip what others did meanwhile, and stop at what the seat itself did before", () => {
    const rows = rowsOf(
      [
        give(0, "wool"),
        line(0, "roll"),
        give(0, "ore"),
        give(1, "ore"),
        line(0, "propose", {}, ["proposes", { seat: "seat:a" }]),
      ],
      MANNER,
      tongue,
    );
    expect(rows.map((row) => row.said!.key)).toEqual(["roll", "proposes"]);
    expect(rows[1]!.said!.args["give"]).toEqual(["resource:ore"]);
  });
  it("say nothing of an offer that is not made yet, nor of one that never is", () => {
    expect(said([give(0, "ore"), want(0, "grain")])).toEqual([]);
    expect(
      said([give(0, "ore"), line(0, "withdraw"), line(0, "propose", {}, ["proposes", { seat: "seat:a" }])]),
    ).toEqual([
      [1, "move withdraw {}"],
      [2, 'event proposes {"seat":"seat:a"}'],
    ]);
  });
  it("also stand for lines before them that wrote none", () => {
    const rows = rowsOf([line(0, "roll"), give(0, "ore"), line(0, "pass")], MANNER, tongue);
    expect(rows.map((row) => [row.from, row.line])).toEqual([
      [0, 0],
      [1, 2],
    ]);
  });
  it("can be clicked below a heading", () => {
    const rows = rowsOf([line(0, "roll", {}, ["begins", { seat: "seat:a" }])], MANNER, tongue);
    expect(rows.map((row) => [row.head, row.first])).toEqual([
      ["Turn", false],
      [null, true],
    ]);
  });
});

describe("a log that tells what was done", () => {
  const telling: Tongue = {
    ...tongue,
    tells: () => true,
    did: (key, args) => (key === "silent" ? null : speak("did")(key, args)),
  };
  const told = (lines: readonly Line[]) => rowsOf(lines, MANNER, telling).map((row) => row.text);

  it("names who did it, and others after that", () => {
    expect(told([line(0, "rob", { seat: "seat:b" })])).toEqual(['did rob {"seat2":"seat:b","seat":"seat:a"}']);
  });
  it("says a move beside its events, where both have words", () => {
    expect(told([line(0, "rob", {}, ["robs", { seat: "seat:a" }])])).toEqual([
      'did rob {"seat":"seat:a"}',
      'event robs {"seat":"seat:a"}',
    ]);
  });
  it("leaves a move without a sentence to its events", () => {
    expect(told([line(0, "silent"), line(0, "silent", {}, ["happens", { seat: "seat:b" }])])).toEqual([
      'event happens {"seat":"seat:b"}',
    ]);
  });
  it("gathers moves as it gathers events", () => {
    expect(told([pays(0, "ore"), pays(0, "wool")])).toEqual([
      'did pays {"resource":["resource:ore","resource:wool"],"seat":"seat:a"}',
    ]);
  });
});

describe("the log of a game in its own words", () => {
  const WORDS = `
did-rob = { $seat_you ->
    [yes] You rob { $seat2 }.
   *[no] { $seat } robs { $seat2_you ->
        [yes] you
       *[no] { $seat2 }
    }.
}
event-round-begins = Round { $number } begins with { $seat }.
    .head = Round { $number }
    .under = { $seat } begins.
event-clash-begins = Clash { $number } begins.
    .head = Clash { $number }
    .under = { "" }
`;
  const rob = line(0, "rob", { seat: "seat:b" });
  const round: Line = {
    ...line(0, "roll"),
    events: [
      { key: "round-begins", args: { number: 2, seat: "seat:b" } },
      { key: "clash-begins", args: { number: 5 } },
    ],
  };
  const read = (you: number) => {
    callSeats(["Ann", "Bob"], you);
    return rowsOf([rob, round]).map((row) => row.head ?? row.text);
  };

  it("addresses the reader, says a move once, and no heading again", async () => {
    wordsFrom(() => Promise.resolve(WORDS));
    vi.stubGlobal("document", { body: { dataset: {} } });
    await loadGame("toy");
    speakOf("toy");
    vi.unstubAllGlobals();
    expect(read(-1)).toEqual(["Ann robs Bob.", "Round 2", "Bob begins.", "Clash 5"]);
    expect(read(0)[0]).toBe("You rob Bob.");
    expect(read(1)[0]).toBe("Ann robs you.");
  });
});

describe("things gathered", () => {
  it("differ in one argument", () => {
    const one = { seat: "seat:a", card: "card:x" };
    expect(gathered(one, { seat: "seat:a", card: "card:y" }, "card")).toEqual({
      seat: "seat:a",
      card: ["card:x", "card:y"],
    });
    expect(gathered(one, one, "card")).toEqual({ seat: "seat:a", card: ["card:x", "card:x"] });
    expect(gathered(one, { seat: "seat:b", card: "card:x" }, "card")).toBeNull();
    expect(gathered(one, { seat: "seat:b", card: "card:y" }, "card")).toBeNull();
    expect(gathered({ number: 1 }, { number: 2 }, "number")).toBeNull();
  });
  it("are named with their number, in every case", () => {
    const bundle = makeBundle("cs", "resource-ore = ruda\n    .acc = rudu\nresource-wool = vlna\n    .acc = vlnu\n");
    const filled = fill(bundle, { give: ["resource:ore", "resource:wool", "resource:ore"] }, []);
    const spaced = Object.fromEntries(
      Object.entries(filled).map(([name, text]) => [name, String(text).replace(/\s/g, " ")]),
    );
    expect(spaced).toEqual({ give: "2× ruda a vlna", give_acc: "2× rudu a vlnu" });
  });
});
