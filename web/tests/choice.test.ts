import { describe, expect, it } from "vitest";
import type { Choice as Move } from "$lib/generated/protocol";
import { Choice, fits, mark } from "../src/table/choice.svelte";

const move = (number: number, key: string, ...targets: string[]): Move => ({
  move: number,
  text: key,
  key,
  args: {},
  targets,
});
const OFFERS = [
  move(0, "offer", "card:a", "area:1", "facing:up"),
  move(1, "offer", "card:a", "area:2", "facing:up"),
  move(2, "offer", "card:b", "area:1", "facing:up"),
  move(3, "offer", "card:b", "area:1", "facing:down"),
  move(4, "pass"),
];
const thing = () => ({ isConnected: true }) as Element;

function table(moves: Move[], marks: Parameters<typeof mark>[0][] = []) {
  const played: number[] = [];
  const choice = new Choice((n) => played.push(n));
  choice.offer(moves);
  for (const target of marks) choice.register(thing(), mark(target)!);
  return {
    choice,
    played,
    pick: (target: Parameters<typeof mark>[0], gently = false) => choice.pick(mark(target)!, thing(), gently),
  };
}

describe("a mark", () => {
  it("fits moves with all its targets", () => {
    expect(fits(OFFERS[0]!, mark(["card:a", "area:1"])!)).toBe(true);
    expect(fits(OFFERS[1]!, mark(["card:a", "area:1"])!)).toBe(false);
  });
  it("fits only its verbs", () => {
    expect(fits(OFFERS[0]!, mark({ on: "card:a", verbs: ["discard"] })!)).toBe(false);
    expect(fits(OFFERS[4]!, mark({ verbs: ["pass"] })!)).toBe(true);
  });
  it("of nothing is none", () => {
    expect(mark(null)).toBeNull();
    expect(mark({})).toBeNull();
  });
});

describe("clicking", () => {
  it("plays when one move is left", () => {
    const { played, pick } = table([move(7, "play", "card:a"), move(8, "play", "card:b")]);
    pick("card:a");
    expect(played).toEqual([7]);
  });

  it("waits while the board can tell the rest apart", () => {
    const { choice, played, pick } = table(OFFERS, ["card:a", "card:b", "area:1", "area:2"]);
    pick("card:a");
    expect(choice.question).toBeNull();
    expect(choice.legal(mark("area:2")!)).toBe(true);
    pick("area:2");
    expect(played).toEqual([1]);
  });

  it("opens the chooser when the board cannot", () => {
    const { choice, played, pick } = table(OFFERS, ["card:a", "card:b", "area:1", "area:2"]);
    pick("card:b");
    expect(choice.question?.moves.map((m) => m.move)).toEqual([2, 3]);
    choice.play(choice.question!.moves[1]!);
    expect(played).toEqual([3]);
  });

  it("takes a step back at a time", () => {
    const { choice, pick } = table(OFFERS, ["card:a", "area:1", "area:2"]);
    pick("card:a");
    expect(choice.left.length).toBe(2);
    expect(choice.back()).toBe(true);
    expect(choice.left.length).toBe(OFFERS.length);
    expect(choice.back()).toBe(false);
  });

  it("on the same thing again puts it back", () => {
    const { choice, pick } = table(OFFERS, ["card:a", "area:1", "area:2"]);
    pick("card:a");
    pick("card:a");
    expect(choice.chosen).toEqual([]);
  });

  it("on another card of the hand changes the mind", () => {
    const { choice, pick } = table(OFFERS, ["area:1", "area:2"]);
    pick({ on: "card:a", lift: true });
    expect(choice.legal(mark({ on: "card:b", lift: true })!)).toBe(true);
    pick({ on: "card:b", lift: true });
    expect(choice.left.map((m) => m.move)).toEqual([2, 3]);
  });

  it("with a finger lifts a card first", () => {
    const { choice, played, pick } = table([move(7, "play", "card:a")]);
    pick({ on: "card:a", lift: true }, true);
    expect(played).toEqual([]);
    expect(choice.ready?.move).toBe(7);
    choice.confirm();
    expect(played).toEqual([7]);
  });

  it("does nothing while a move is under way", () => {
    const { choice, played, pick } = table([move(7, "play", "card:a"), move(8, "play", "card:b")]);
    pick("card:a");
    pick("card:b");
    expect(played).toEqual([7]);
    expect(choice.legal(mark("card:b")!)).toBe(false);
    choice.refused();
    expect(choice.legal(mark("card:b")!)).toBe(true);
  });

  it("leaves moves without targets beside the prompt", () => {
    expect(table(OFFERS).choice.plain.map((m) => m.key)).toEqual(["pass"]);
  });
});

describe("pointing at a move", () => {
  it("chooses all it names on the board and plays nothing before it is confirmed", () => {
    const { choice, played } = table(OFFERS, ["card:a", "card:b", "area:1", "area:2"]);
    choice.show(OFFERS[1]!);
    expect(choice.selected(mark("card:a")!) && choice.selected(mark("area:2")!)).toBe(true);
    expect(choice.selected(mark("card:b")!)).toBe(false);
    expect([choice.pointed?.move, played]).toEqual([1, []]);
    choice.confirm();
    expect(played).toEqual([1]);
  });
  it("works for moves that the board cannot tell apart, and for those that name nothing", () => {
    const { choice } = table(OFFERS, ["card:b", "area:1"]);
    choice.show(OFFERS[3]!);
    expect(choice.pointed?.move).toBe(3);
    choice.show(OFFERS[4]!);
    expect(choice.pointed?.move).toBe(4);
    expect(choice.back()).toBe(true);
    expect([choice.chosen.length, choice.pointed]).toEqual([0, null]);
  });
});

describe("a move that is asked about", () => {
  it("is pointed at by the first click and played by the second", () => {
    const { choice, played, pick } = table(
      [move(7, "play", "card:a"), move(8, "play", "card:b")],
      ["card:a", "card:b"],
    );
    choice.asksFirst = () => true;
    pick("card:a");
    expect([choice.pointed?.move, played]).toEqual([7, []]);
    pick("card:a");
    expect(played).toEqual([7]);
  });
  it("can be left alone", () => {
    const { choice, played, pick } = table(
      [move(7, "play", "card:a"), move(8, "play", "card:b")],
      ["card:a", "card:b"],
    );
    choice.asksFirst = ({ key }) => key === "play";
    pick("card:a");
    expect(choice.back()).toBe(true);
    expect([choice.pointed, choice.looked, played]).toEqual([null, null, []]);
  });
  it("is not asked about twice when it stands beside the prompt, or when it goes on by itself", () => {
    const { choice, played } = table(OFFERS);
    choice.asksFirst = () => true;
    choice.play(OFFERS[4]!);
    expect(played).toEqual([]);
    choice.play(OFFERS[4]!);
    expect(played).toEqual([4]);
    choice.offer(OFFERS);
    choice.play(OFFERS[4]!, true);
    expect(played).toEqual([4, 4]);
  });
});

describe("deciding ahead", () => {
  const card = { on: "card:b", verbs: ["play", "discard"], lift: true } as const;
  const mine = [move(7, "play", "card:a"), move(8, "play", "card:b")];

  function waiting() {
    const { choice, played, pick } = table([]);
    choice.early = ["play"];
    return { choice, played, pick };
  }

  it("plays the card as soon as it may be played", () => {
    const { choice, played, pick } = waiting();
    pick(card);
    expect(played).toEqual([]);
    choice.offer(mine);
    expect(played).toEqual([8]);
    expect(choice.ahead).toBeNull();
  });

  it("is taken back by a second click and by Esc", () => {
    const { choice, played, pick } = waiting();
    pick(card);
    pick(card);
    pick(card);
    expect(choice.back()).toBe(true);
    choice.offer(mine);
    expect(played).toEqual([]);
  });

  it("is forgotten when something else is asked, or the card is gone", () => {
    const { choice, played, pick } = waiting();
    pick(card);
    choice.offer([move(3, "discard", "card:b")]);
    choice.offer(mine);
    expect(played).toEqual([]);
    choice.offer([]);
    pick(card);
    choice.offer([mine[0]!]);
    expect(played).toEqual([]);
  });

  it("is for those who want it", () => {
    const { choice, played, pick } = waiting();
    choice.early = [];
    pick(card);
    choice.offer(mine);
    expect(played).toEqual([]);
  });
});
