/** The height that the areas with the duchy, and what lies in front of the player, want: most where something is decided. */
import type { GameBoard } from "$lib/board";
import { stageOf, weighing } from "./stage";

/** What the cards in front of the player take beside their own height: places to lift them, buttons and captions below. */
const AROUND = 76;
/** A row of cards so wide is so high. */
const rowOf = (card: number) => AROUND + 1.4 * card;
const QUESTS = 54;
const PHONE = 700;
/** A phone held across: there the areas or the steps alone, the duchy can be scrolled to. */
const LOW = 420;
/** No card wants to be wider than so before the rest has what it wants. */
const WIDEST = 190;

export const room: NonNullable<GameBoard<"kingdom">["room"]> = (view, viewer, { width, height }) => {
  const near = viewer >= 0 ? viewer : 0;
  const side = view.seats[near]!;
  const stage = stageOf(view, near);
  const quests = view.quests.length > 0 ? QUESTS : 0;
  if (width < PHONE) return { board: { least: 270, wish: 400 + quests }, hand: { least: 176, wish: 214 } };
  if (height < LOW) return { board: { least: 130, wish: 150 }, hand: { least: 110, wish: 150 } };
  const cards = {
    hand: side.hand_count,
    looked: side.looking_at.length,
    rival: view.seats[1 - near]?.selected.length ?? 0,
    selected: side.selected.length,
    site: side.construction.length + side.construction.filter((site) => site.frozen).length / 2,
  }[stage];
  /** Wider than so no card could be, however high its place is. */
  const widest = Math.min(WIDEST, (width - 40) / Math.max(cards, 1) - 10);
  const areas = !weighing(view);
  if (stage === "selected" && !areas && side.construction.length > 0)
    return {
      board: { least: 250 + quests, wish: 360 + quests },
      hand: { least: rowOf(74), wish: rowOf(Math.min(widest, 120)) },
    };
  return {
    board: { least: (areas ? 270 : 214) + quests, wish: (areas ? 440 : stage === "site" ? 330 : 260) + quests },
    hand: { least: rowOf(74), wish: rowOf(Math.max(74, areas ? Math.min(widest, 140) : widest)) },
  };
};
