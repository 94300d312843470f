import { describe, expect, it } from "vitest";
import { beatsOf, befalling, type Step } from "../src/table/director.svelte";
import type { Beats, TableEvent, View as AnyView } from "$lib/board";
import { beats } from "../src/games/nightwatch/beats";
import { laid, nextOf, quickOffers } from "../src/games/nightwatch/desk.svelte";
import type { Event, Move, View } from "../src/games/nightwatch/game";
import { throwsIn } from "../src/games/nightwatch/known";
import type { SeatView } from "../src/games/nightwatch/names";

const side = (seat: number, change: Partial<SeatView> = {}): SeatView =>
  ({ seat, hand_count: 0, hand: {}, guards: 1, score: 2, hero: null, prices: [], ...change }) as SeatView;

const section = (n: number, guards: (number | null)[], clearing = 0) => ({
  target: `section:${n}`,
  guards,
  clearing,
  route: [],
});

/** A table of two with a Wall of two sections and one hex of the Gift. */
function position(change: Record<string, unknown>, north: Record<string, unknown>): View {
  return {
    dice: [0, 0, 0],
    rolled: false,
    hexes: [{ target: "hex:0,0", paid: false, wildling: null, tormund: false, blocked: false }],
    corners: [],
    edges: [],
    bank: { ore: 19 },
    deck: 25,
    seats: [side(0), side(1)],
    north: {
      figures: { regular: 20 },
      clans: [{ clan: "hornfoots", camps: ["regular", null, null, null], trails: [] }],
      sections: [section(1, [0]), section(2, [1])],
      breaches: 0,
      in_gift: 0,
      ...north,
    },
    ...change,
  } as unknown as View;
}

const before = position({}, {});
const after = position(
  {
    dice: [3, 4, 1],
    rolled: true,
    hexes: [{ target: "hex:0,0", paid: true, wildling: "regular", tormund: false, blocked: true }],
    bank: { ore: 18 },
    seats: [side(0, { hand_count: 1, hand: { ore: 1 } }), side(1)],
  },
  {
    clans: [{ clan: "hornfoots", camps: [null, null, null, null], trails: [] }],
    sections: [section(1, []), section(2, [1])],
    breaches: 1,
    in_gift: 1,
  },
);
const EVENTS = [
  { key: "rolls-and", args: { seat: "seat:a", number: 3, number2: 5 } },
  { key: "receives", args: { seat: "seat:a", number: 1, resource: "resource:ore" } },
  { key: "of-comes-to-clearing", args: { wildling: "wildling:regular", clan: "clan:hornfoots", section: "section:1" } },
  { key: "the-wall-is-breached-at-section", args: { section: "section:1" } },
  { key: "enters-the-gift-at", args: { wildling: "wildling:regular", hex: "hex:0,0" } },
] as const satisfies readonly Event[];

function told(events: readonly Event[] = EVENTS) {
  const step = { line: { events, seat: 0, seq: 1 }, view: after, viewer: 0, own: true } as unknown as Step;
  return beatsOf(step, before as unknown as AnyView, beats as unknown as Beats).map((beat) => ({
    ...beat,
    lead: beat.lead as TableEvent,
    view: beat.view as unknown as View,
  }));
}

describe("the beats of a turn", () => {
  it("are the throw, the harvest, the wildling, the breach and the Gift", () => {
    expect(told().map((beat) => beat.lead.key)).toEqual(EVENTS.map((event) => event.key));
  });

  it("show the dice at once, and cards when they are received", () => {
    const [thrown, harvest] = told();
    expect(thrown!.view.dice).toEqual([3, 4, 1]);
    expect(thrown!.view.hexes[0]!.paid).toBe(true);
    expect(thrown!.view.seats[0]!.hand_count).toBe(0);
    expect(thrown!.view.bank.ore).toBe(19);
    expect(harvest!.view.seats[0]!.hand_count).toBe(1);
    expect(harvest!.view.bank.ore).toBe(18);
  });

  it("let the Wall fall when it is told, not before", () => {
    const [, , coming, breach, gift] = told();
    expect(coming!.view.north!.sections[0]!.guards).toEqual([0]);
    expect(coming!.view.north!.breaches).toBe(0);
    expect(coming!.view.north!.clans[0]!.camps[0]).toBeNull();
    expect(breach!.view.north!.sections[0]!.guards).toEqual([]);
    expect(breach!.view.north!.breaches).toBe(1);
    expect(breach!.view.hexes[0]!.wildling).toBeNull();
    expect(gift!.view.hexes[0]!.wildling).toBe("regular");
  });

  it("make a seven great, and other throws not", () => {
    const roll = (number: number, number2: number) =>
      told([{ key: "rolls-and", args: { seat: "seat:a", number, number2 } }])[0]!.big;
    expect([roll(3, 4), roll(6, 1), roll(3, 5), roll(1, 1)]).toEqual([true, true, false, false]);
  });

  it("say to whom a robbery happens", () => {
    expect(beats.befalls!["robs-of"]).toBe("seat2");
  });

  it("tell who lost an award, and whose cards a monopoly took", () => {
    const had = { ...before, seats: [side(0, { longest_road: true }), side(1, { hand: { wool: 2 } })] } as View;
    const befell = (event: Event) =>
      [0, 1].filter((seat) =>
        befalling(
          [event as unknown as TableEvent],
          seat,
          beats as unknown as Beats,
          after as unknown as AnyView,
          had as unknown as AnyView,
        ),
      );
    expect(befell({ key: "takes-longest-road", args: { seat: "seat:b" } })).toEqual([0]);
    const taken = { seat: "seat:a", number: 2 } as const;
    expect(befell({ key: "takes-as-monopoly-of", args: { ...taken, resource: "resource:wool" } })).toEqual([1]);
    expect(befell({ key: "takes-as-monopoly-of", args: { ...taken, resource: "resource:ore" } })).toEqual([]);
  });
});

describe("the trade desk", () => {
  const price = { piece: "road", cost: { lumber: 1, brick: 1 }, left: 3, missing: { brick: 1 } } as const;

  it("knows offers of one click: what is to spare for what is missing", () => {
    const me = side(0, { hand: { lumber: 1, ore: 1 }, prices: [price] });
    expect(quickOffers(me)).toEqual([{ gives: { ore: 1 }, wants: { brick: 1 } }]);
  });

  it("offers two where there is plenty, and nothing where nothing is missing or to spare", () => {
    const rich = side(0, { hand: { lumber: 1, ore: 3 }, prices: [price] });
    expect(quickOffers(rich)).toContainEqual({ gives: { ore: 2 }, wants: { brick: 1 } });
    expect(quickOffers(side(0, { hand: { lumber: 1 }, prices: [price] }))).toEqual([]);
    expect(quickOffers(side(0, { hand: { ore: 4 }, prices: [{ ...price, missing: {} }] }))).toEqual([]);
  });

  it("makes an offer move by move, and stops where it cannot go on", () => {
    const moves = [
      { key: "give", args: { resource: "resource:ore" } },
      { key: "give", args: { resource: "resource:wool" } },
      { key: "propose", args: {} },
    ] as unknown as readonly Move[];
    expect(nextOf(laid("give", { wool: 1 }), moves)).toBe(moves[1]);
    expect(nextOf([{ key: "propose" }], moves)).toBe(moves[2]);
    expect(nextOf(laid("want", { wool: 1 }), moves)).toBeUndefined();
    expect(nextOf([], moves)).toBeUndefined();
  });
});

describe("open knowledge", () => {
  it("counts the throws by their sum, and the wildling die by its numbers", () => {
    const { sums, wildling } = throwsIn([
      ...EVENTS,
      { key: "rolls-and", args: { seat: "seat:b", number: 6, number2: 2 } },
      { key: "the-wildling-die-shows", args: { number: 12 } },
    ]);
    expect(sums.map(([sum]) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Map(sums).get(8)).toBe(2);
    expect(new Map(wildling).get(12)).toBe(1);
    expect(new Map(wildling).get(1)).toBe(0);
  });
});
