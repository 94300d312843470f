import { describe, expect, it } from "vitest";
import type { Event, View } from "../src/games/wilderness/game";
import { during } from "../src/games/wilderness/beats";

const animal = (seat: number, card: string, field: string, more: object = {}) => ({
  seat,
  card,
  field,
  wounds: 0,
  wounds2: 0,
  pair: false,
  ready: true,
  ...more,
});
const view = (more: object): View =>
  ({
    phase: "path",
    positional: false,
    turn: 0,
    drops: 0,
    trigger: -1,
    fields: [{ field: "d4", element: "fire", copies: 1, lies: "nothing", price: 0 }],
    animals: [],
    players: [
      { magic: 5, elements: [] },
      { magic: 5, elements: [] },
    ],
    reach: [],
    ...more,
  }) as unknown as View;
const told = (...events: object[]) => events as unknown as Event[];
const of = (seen: View, card: string) => seen.animals.find((one) => one.card === card);

const ATTACK = { key: "attacks", args: { seat: "seat:a", card: "card:bear", field: "field:d4" } };
const ROLL = { key: "rolls", args: { seat: "seat:a", card: "card:bear", face: "face:t" } };
const SUFFER = { key: "suffers", args: { seat: "seat:b", card: "card:eagle", number: 2 } };
const FALL = { key: "falls", args: { seat: "seat:b", card: "card:eagle" } };
const OCCUPY = { key: "occupies", args: { seat: "seat:a", card: "card:bear", field: "field:d4" } };
const TAKE = { key: "takes", args: { seat: "seat:a", element: "element:fire" } };

const BEFORE = view({ animals: [animal(0, "bear", "c4", { ready: false }), animal(1, "eagle", "d4", { wounds: 1 })] });
const AFTER = view({
  phase: "activate",
  turn: 1,
  animals: [animal(0, "bear", "d4", { ready: false })],
  fields: [{ field: "d4", element: "fire", copies: 0, lies: "nothing", price: 0 }],
  players: [
    { magic: 5, elements: ["fire"] },
    { magic: 5, elements: [] },
  ],
});

describe("the table in the middle of an attack", () => {
  it("shows no wound before the die has been told", () => {
    const seen = during(BEFORE, AFTER, told(ATTACK, ROLL), told(SUFFER, FALL, OCCUPY, TAKE));
    expect(of(seen, "eagle")?.wounds).toBe(1);
    expect(of(seen, "bear")?.field).toBe("c4");
  });

  it("shows the wound, and then nobody", () => {
    const wounded = during(BEFORE, AFTER, told(ATTACK, ROLL, SUFFER), told(FALL, OCCUPY, TAKE));
    expect(of(wounded, "eagle")?.wounds).toBe(3);
    const fallen = during(BEFORE, AFTER, told(ATTACK, ROLL, SUFFER, FALL), told(OCCUPY, TAKE));
    expect(of(fallen, "eagle")).toBeUndefined();
    expect(of(fallen, "bear")?.field).toBe("c4");
  });

  it("leaves the Element on its field until it is told that it was taken", () => {
    const there = during(BEFORE, AFTER, told(ATTACK, ROLL, SUFFER, FALL, OCCUPY), told(TAKE));
    expect(of(there, "bear")?.field).toBe("d4");
    expect(there.fields[0]?.copies).toBe(1);
    expect(there.players[0]?.elements).toEqual([]);
    const taken = during(BEFORE, AFTER, told(ATTACK, ROLL, SUFFER, FALL, OCCUPY, TAKE), told());
    expect(taken.fields[0]?.copies).toBe(0);
    expect(taken.players[0]?.elements).toEqual(["fire"]);
  });

  it("leaves one who flees where it stood, and goes with it when told", () => {
    const flees = { key: "flees-to", args: { seat: "seat:b", card: "card:eagle", field: "field:e5" } };
    const after = view({ animals: [animal(0, "bear", "d4"), animal(1, "eagle", "e5", { wounds: 1 })] });
    expect(of(during(BEFORE, after, told(ATTACK), told(flees, OCCUPY)), "eagle")?.field).toBe("d4");
    expect(of(during(BEFORE, after, told(ATTACK, flees), told(OCCUPY)), "eagle")?.field).toBe("e5");
  });

  it("keeps the table of the positional phase until the action phase is told to begin", () => {
    const laying = view({ positional: true, phase: "return" });
    const begins = { key: "action-phase-begins-with", args: { seat: "seat:a" } };
    expect(during(laying, AFTER, told(), told(begins))).toBe(laying);
    expect(during(laying, AFTER, told(begins), told())).toBe(AFTER);
  });
});
