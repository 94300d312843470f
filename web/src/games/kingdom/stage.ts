/** What lies in front of the viewer in each phase, and where a card was before: no rules, only places. */

import type { BoardProps } from "$lib/board";
import { pointOf } from "$lib/points";
import type { Id, Phase, View } from "./game";

export type Seat = View["seats"][number];
export type CardView = Seat["selected"][number];
export type Building = Seat["construction"][number];

export type Stage = "hand" | "looked" | "selected" | "rival" | "site";

const CHOICE: ReadonlySet<Phase> = new Set(["busy", "offer", "pick"]);
const STEPS: ReadonlySet<Phase> = new Set([
  "planning",
  "step-m",
  "step-p",
  "step-g",
  "step-e",
  "fight",
  "last-rights",
  "over",
  "shadows",
  "giants",
  "thieves",
]);

/** The four steps lie on the runner instead of the two areas. */
export const weighing = (view: View): boolean => STEPS.has(view.phase);

/** What the place of the hand shows: when the last card of the hand is offered, the cards that were picked. */
export function stageOf(view: View, near: number): Stage {
  const side = view.seats[near]!;
  if (side.looking_at.length > 0) return "looked";
  if (view.phase === "swap" && view.actors.includes(near) && view.seats.length > 1) return "rival";
  if (view.phase === "negotiate") return "selected";
  if (CHOICE.has(view.phase) && view.seats.length > 1 && side.hand_count > 0) return "hand";
  if (weighing(view) && view.phase !== "planning" && view.phase !== "shadows" && view.phase !== "giants") return "site";
  return side.selected.length > 0 ? "selected" : "site";
}

export interface Anchors {
  areas: string[][];
  hand: string[];
  /** By seat. */
  selected: string[][];
  construction: string[][];
  looked: string[];
}

/** Copies of a card are alike, so they are counted along their way: what is built first, then selected, offered, held. */
export function anchorsOf(view: View, near: number): Anchors {
  const seen = new Map<string, number>();
  const anchor = (card: string | null, hidden: string) => {
    const name = card ?? hidden;
    const n = seen.get(name) ?? 0;
    seen.set(name, n + 1);
    return `kd:${name}:${n}`;
  };
  const row = (cards: readonly CardView[], where: string) => cards.map((card) => anchor(card.card, `hidden-${where}`));
  const construction = view.seats.map((side) => side.construction.map((site) => anchor(site.card, "")));
  const selected = view.seats.map((side) => row(side.selected, `of-${side.seat}`));
  const areas = view.areas.map((cards, i) => row(cards, `area-${i}`));
  const hand = view.seats[near]!.hand.map((card) => anchor(card, ""));
  const looked = view.seats[near]!.looking_at.map((card) => anchor(card, ""));
  return { construction, selected, areas, hand, looked };
}

/** The area that was picked just now, where its cards come from. */
export function pickedFrom(events: BoardProps<"kingdom">["events"]): string | undefined {
  const picked = events.find((event) => event.key === "takes-cards-from");
  return picked?.key === "takes-cards-from" ? `area:${pointOf(picked.args.area as `area:${number}`)}` : undefined;
}

export const letterOfSeat = (seat: number): Id<"seat"> => (seat === 0 ? "a" : "b");
