/** What a game's folder gives to the browser; `src/games/README.md` says it in words. */

import type { Component } from "svelte";
import type { Item, Told } from "./generated/protocol";
import type { Values } from "./options";
import type { Naming } from "./words.svelte";

/** The parts every game's View has in common. */
export interface View {
  phase: string;
  /** The seats that may move now; empty: the game is over. */
  actors: number[];
  prompt: Say;
  /** The rules ask for silence now: the chat is closed. */
  silent?: boolean;
}

/** A message id of the game's words; a string argument `axis:point` is a name. */
export interface Say {
  id: string;
  args: Record<string, number | string>;
}

export interface SeatInfo {
  seat: number;
  /** As it is shown: a person's name, or the word for the bot. */
  name: string;
  /** Of this viewer. */
  own: boolean;
  /** The kind of bot that plays here, for good or standing in. */
  bot: string | null;
  /** The bot only stands in for a person who is away. */
  standIn: boolean;
  present: boolean;
}

export type TableEvent = Told;

export interface BoardProps<V extends View = View> {
  view: V;
  /** A seat, SPECTATOR (-1) or ALL (-2). */
  viewer: number;
  /** The seat that sits in the south. */
  near: number;
  seats: SeatInfo[];
  /** What the last step told this viewer, in order. */
  events: TableEvent[];
  play: (move: number) => void;
}

export interface SeatProps<V extends View = View> extends BoardProps<V> {
  seat: number;
  own: boolean;
}

export interface CardProps {
  item: Item;
  /** Pixels. */
  width?: number;
}

/** An option of this game that the form of the set-up page cannot ask for. */
export interface SetUpProps {
  values: Readonly<Values>;
  change: (values: Values) => void;
}

/** A page of its own at `/games/<slug>/<name>`: a message id of the game's words, and what stands there. */
export interface GamePage {
  title: string;
  load: () => Promise<{ default: Component<{ slug: string }> }>;
}

type Part<P extends object> = Component<P & Record<string, unknown>>;

/** What of a game's log belongs into one row. */
export interface LogManner {
  /** Events and moves by key, and one of their arguments: several of the same seat after each other that differ in it alone are said at once. */
  gathers?: Readonly<Record<string, string>>;
  /** Events that sum up moves of their seat, by key: these verbs; in words `sum-<key>`, with one list for each verb. */
  sums?: Readonly<Record<string, readonly string[]>>;
}

export interface GameBoard<V extends View = View> {
  Board: Part<BoardProps<V>>;
  Card: Part<CardProps>;
  Hand?: Part<BoardProps<V>>;
  /** Tiles of actions under the prompt, between plate and hand; they stand for every move that names nothing on the board. */
  Acts?: Part<BoardProps<V>>;
  Plate?: Part<SeatProps<V>>;
  Counts?: Part<SeatProps<V>>;
  Across?: Part<BoardProps<V>>;
  Beside?: Part<SeatProps<V>>;
  SetUp?: Part<SetUpProps>;
  /** By their names in the address; the rulebook, the catalogue and the set-up page lead to them. */
  pages?: Readonly<Record<string, GamePage>>;
  /** What points of the board are called at this table, where that depends on the table; null: as the words of the game say. */
  names?: (view: V) => Naming;
  log?: LogManner;
  /** The board takes all the height that is left (maps); otherwise the hand does (rows of cards). */
  grows?: boolean;
}

/** What a thing is, in the hover card and in the reading strip. */
export interface About {
  title: string;
  /** The line in small capitals: faction, strength, lasting. */
  kind?: string;
  text: string;
  /** What it does in this position. */
  now?: string;
  /** A section of the rulebook page, or of a page of the game's own. */
  rule?: string;
  page?: string;
  /** The large numeral of the reading strip. */
  number?: string | number;
}
