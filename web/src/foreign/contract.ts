/** What a board of a game from outside is given and gives: the contract of `docs/own-board.md`, of this version. */

import type { About, Beats, LogManner, SeatInfo, TableEvent, View } from "$lib/board";
import type { Choice } from "$lib/generated/protocol";
import type { Args } from "$lib/words.svelte";
import type { Target } from "../table/choice.svelte";

export const VERSION = 1;

/** A legal move, and what a button says of it. */
export interface LegalMove extends Pick<Choice, "move" | "key" | "args" | "targets"> {
  words: string;
}

/** The table at one moment. */
export interface Seen {
  view: View;
  /** A seat, -1: somebody who looks on, -2: the game is over and all is open. */
  viewer: number;
  /** The seat that sits in the south. */
  near: number;
  seats: readonly SeatInfo[];
  /** What the present beat tells, in order. */
  events: readonly TableEvent[];
  /** What may be played now; empty while somebody else is on turn, or a beat is being shown. */
  moves: readonly LegalMove[];
}
/** A part that is drawn for each seat. */
export interface SeenSeat extends Seen {
  seat: number;
  own: boolean;
}

/** What a part may ask and do as long as it is shown. */
export interface Table {
  /** This element stands for something that moves name; null: no longer. It glows, and works with mouse, finger and keys. */
  target(element: Element, target: Target): void;
  /** This element is the place where a lifted card would go. */
  confirm(element: Element): void;
  /** What the hover card says of this element. */
  about(element: Element, facts: () => About): void;
  /** Play a legal move by its number. */
  play(move: number): void;
  /** A text of the game; the id itself where there is none. */
  words(id: string, args?: Args): string;
  /** A sentence of the View, with names in the right case. */
  say(sentence: View["prompt"]): string;
  /** The name of a point, `face:ram`. */
  name(point: string): string;
  /** What the catalogue says of a point: its facts by their names; null: nothing. */
  facts(point: string): Readonly<Record<string, unknown>> | null;
  /** `cs` or `en`. */
  language(): string;
}

/** A part that is drawn: called after every change; or that, and what is to be done at its end. */
export type Drawn<S> = ((seen: S) => void) | { update: (seen: S) => void; close?: () => void };
export type Draw<S> = (element: HTMLElement, table: Table) => Drawn<S>;

/** The module of a board. */
export interface BoardModule {
  version: number;
  board: Draw<Seen>;
  hand?: Draw<Seen>;
  plate?: Draw<SeenSeat>;
  beats?: Beats;
  log?: LogManner;
  final?: readonly string[];
  passes?: readonly string[];
  /** Without it the board takes all the height that is left. */
  grows?: boolean;
}
