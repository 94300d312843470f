/** How cards of cardia are named: in moves, on the page, in words. */
import type { About } from "$lib/board";
import { g, type Id, type Target } from "./game";

export interface Face {
  seat: number;
  strength: number;
  character: Id<"character">;
  faction: Id<"faction">;
  lasting: boolean;
}

const letterOf = (card: Face): Id<"seat"> => (card.seat === 0 ? "a" : "b");

/** What a move names when it means a card of the row. */
export const targetsOf = (card: Face): Target[] => [`seat:${letterOf(card)}`, `strength:${card.strength}`];

/** Unique on the page: where a card lay before and where it lies now. */
export const anchorOf = (card: Face): string => `card:${letterOf(card)}${card.strength}`;

export const nameOfCard = (card: Pick<Face, "character">): string => g(`character-${card.character}`);

export const labelOf = (card: Face, strength: number = card.strength): string =>
  g("board-card", { name: nameOfCard(card), strength, faction: g(`faction-${card.faction}`) });

export const aboutCard = (card: Face, now?: string): About => ({
  title: nameOfCard(card),
  kind: `${g(`faction-${card.faction}`)} · ${g(card.lasting ? "board-lasting" : "board-immediate")}`,
  text: g(`character-${card.character}.text`),
  now,
  rule: "effects",
  number: card.strength,
});

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
