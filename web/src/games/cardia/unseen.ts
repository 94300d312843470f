/** What nobody has seen of a deck of sixteen: what its cards may still be. */
import type { ItemOf } from "$lib/typed";
import { pointOfItem } from "$lib/points";
import type { Face } from "./cards";
import type { Id, View } from "./game";

interface Facts {
  deck: string;
  strength: number;
  faction: Id<"faction">;
  lasting: boolean;
}

/** The cards of a seat's deck that lie open nowhere, as far as this view shows: they are in its hand, its deck or face down. */
export function unseen(view: View, seat: number, items: readonly ItemOf<"cardia">[]): Face[] {
  const seen = new Set<number>();
  const look = (cards: readonly ({ seat: number; strength: number } | null)[]) =>
    cards.forEach((card) => card?.seat === seat && seen.add(card.strength));
  view.row.forEach((clash) => look(clash.cards));
  for (const side of view.seats) {
    look(side.discard);
    look(side.hand);
    look(side.deck_known);
    look(side.laid.map(({ card }) => card));
  }
  return items
    .flatMap((item) => {
      if (item.kind !== "character") return [];
      const { deck, strength, faction, lasting } = item.facts as unknown as Facts;
      return view.decks[faction] === deck && !seen.has(strength)
        ? [{ seat, strength, faction, lasting, character: pointOfItem(item.key) }]
        : [];
    })
    .sort((one, other) => one.strength - other.strength);
}
