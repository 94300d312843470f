/** The beats of a clash: laying, the reveal, who wins, what the weaker card does, the guardian, the end. */
import type { Beats } from "$lib/board";
import type { Event, View } from "./game";

const CARDS: ReadonlySet<Event["key"]> = new Set(["reveals"]);

/** Before anything else is told both cards lie open, as strong as they are, and nobody has won yet. */
function revealed(before: View, after: View): View {
  const latest = after.row.at(-1);
  if (!latest || after.row.length <= before.row.length) return before;
  const open = {
    ...latest,
    winners: [],
    current: true,
    cards: latest.cards.map((card) => ({ ...card, seals: 0, unicorn: 0, wins: false, in_force: false })),
  };
  return {
    ...before,
    row: [...before.row.map((clash) => ({ ...clash, current: false })), open],
    current: open.position,
    seats: before.seats.map((side) => ({ ...side, laid: [], has_laid: false })),
  };
}

export const beats: Beats<"cardia"> = {
  looks: {
    "clash-begins": 250,
    "lays-face-up": 600,
    "lays-top-of-deck": 600,
    reveals: { ms: 900, joins: true },
    "wins-clash": { ms: 700, joins: true },
    "ties-clash": 700,
    activates: 900,
    copies: 700,
    blackmailed: 700,
    "discards-from-row": { ms: 500, joins: true },
    "discards-from-deck": { ms: 500, joins: true },
    "discards-from-hand": { ms: 500, joins: true },
    swaps: 700,
    "guardian-appears": { ms: 1500, big: true },
    "guardian-helps": 800,
    "location-acts": 700,
    "wins-game": { ms: 1600, big: true },
    "game-drawn": { ms: 1600, big: true },
  },
  during: (before, after, told) =>
    told.some((event) => CARDS.has(event.key)) && !told.some((event) => event.key === "wins-clash")
      ? revealed(before, after)
      : told.some((event) => CARDS.has(event.key))
        ? after
        : before,
  befalls: {
    blackmailed: "seat",
    "discards-from-hand": "seat",
    "discards-from-deck": "seat",
    "discards-from-row": "seat",
  },
};
