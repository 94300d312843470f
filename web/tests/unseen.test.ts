import { describe, expect, it } from "vitest";
import type { View } from "$games/cardia/game";
import { unseen } from "$games/cardia/unseen";

type Items = Parameters<typeof unseen>[2];
const item = (key: string, deck: string, strength: number, faction: string) => ({
  key: `character-${key}`,
  kind: "character",
  facts: { deck, strength, faction, lasting: false },
});
const ITEMS = [
  item("saboteur", "I", 5, "swamp"),
  item("hired-blade", "I", 1, "swamp"),
  item("another", "II", 1, "swamp"),
  item("void-mage", "I", 2, "academy"),
] as unknown as Items;
const side = (seat: number, more: object = {}) => ({ seat, hand: [], discard: [], deck_known: [], laid: [], ...more });
const view = (row: object[], seats: object[]) =>
  ({ row, seats, decks: { swamp: "I", academy: "I" } }) as unknown as View;
const names = (found: ReturnType<typeof unseen>) => found.map((card) => card.character);

describe("what nobody has seen of a deck", () => {
  it("is all of it before the first clash, by strength, of the decks that are played", () => {
    expect(names(unseen(view([], [side(0), side(1)]), 1, ITEMS))).toEqual(["hired-blade", "void-mage", "saboteur"]);
  });
  it("is without what lies open of this seat, wherever it lies", () => {
    const row = [
      {
        cards: [
          { seat: 0, strength: 2 },
          { seat: 1, strength: 1 },
        ],
      },
    ];
    const seats = [side(0), side(1, { discard: [{ seat: 1, strength: 5 }] })];
    expect(names(unseen(view(row, seats), 1, ITEMS))).toEqual(["void-mage"]);
    expect(names(unseen(view(row, seats), 0, ITEMS))).toEqual(["hired-blade", "saboteur"]);
  });
  it("is without the own hand", () => {
    const seats = [side(0, { hand: [{ seat: 0, strength: 1 }] }), side(1)];
    expect(names(unseen(view([], seats), 0, ITEMS))).toEqual(["void-mage", "saboteur"]);
  });
});
