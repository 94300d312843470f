/** The height that the row of clashes and the hand want: the hand most when a card of it is to be chosen. */
import type { GameBoard } from "$lib/board";
import type { Phase } from "./game";

const FROM_THE_HAND: ReadonlySet<Phase> = new Set([
  "play",
  "play-open",
  "discard",
  "answer-guard",
  "copy-hand",
  "under-deck",
]);
/** A row of cards so wide is so high: two cards, the way between them, and the stitches. */
const rowOf = (card: number) => 46 + 3.64 * card;
/** A card of the hand so wide, with the room to lift it. */
const handOf = (card: number) => 46 + 1.4 * card;
const PHONE = 700;
/** A phone held across: all of it lies closer. */
const LOW = 420;
const lowRowOf = (card: number) => 20 + 3.3 * card;
const lowHandOf = (card: number) => 26 + 1.4 * card;

export const room: NonNullable<GameBoard<"cardia">["room"]> = (view, viewer, { width, height }) => {
  const chosen = view.actors.includes(viewer) && FROM_THE_HAND.has(view.phase);
  if (width < PHONE) return { board: { least: rowOf(54), wish: rowOf(64) }, hand: { least: 150, wish: 200 } };
  if (height < LOW)
    return {
      board: { least: lowRowOf(42), wish: lowRowOf(chosen ? 48 : 56) },
      hand: { least: lowHandOf(56), wish: lowHandOf(chosen ? 80 : 60) },
    };
  return {
    board: { least: rowOf(50), wish: rowOf(chosen ? 78 : 100) },
    hand: { least: handOf(84), wish: handOf(chosen ? 200 : 140) },
  };
};
