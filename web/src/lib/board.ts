/** What a game's folder gives to the browser; `src/games/README.md` says it in words. */

import type { Component } from "svelte";
import type { Values } from "./options";
import type { EventOf, Game, ItemOf, MoveOf, VerbOf, ViewOf, WordOf } from "./typed";
import type { Want } from "../table/room";
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

export type TableEvent = EventOf<null>;

/** What a part of the board gets; of a game by its slug, `BoardProps<"chess">`. */
export interface BoardProps<G extends Game = null> {
  view: ViewOf<G>;
  /** A seat, SPECTATOR (-1) or ALL (-2). */
  viewer: number;
  /** The seat that sits in the south. */
  near: number;
  seats: SeatInfo[];
  /** What the last step told this viewer, in order. */
  events: EventOf<G>[];
  play: (move: number) => void;
}

export interface SeatProps<G extends Game = null> extends BoardProps<G> {
  seat: number;
  own: boolean;
}

export interface CardProps<G extends Game = null> {
  item: ItemOf<G>;
  /** Pixels. */
  width?: number;
}

/** An option of this game that the form of the set-up page cannot ask for. */
export interface SetUpProps {
  values: Readonly<Values>;
  change: (values: Values) => void;
}

/** A page of its own at `/games/<slug>/<name>`: a message id of the game's words, and what stands there. */
export interface GamePage<G extends Game = null> {
  title: WordOf<G>;
  load: () => Promise<{ default: Component<{ slug: string }> }>;
}

type Part<P extends object> = Component<P & Record<string, unknown>>;

type Arguments<T> = T extends { args: infer A } ? keyof A & string : never;

/** What of a game's log belongs into one row. */
export interface LogManner<G extends Game = null> {
  /** Events and moves by key, and one of their arguments: several of the same seat after each other that differ in it
   * alone are said at once. */
  gathers?: { readonly [K in EventOf<G>["key"] | VerbOf<G>]?: Arguments<Extract<EventOf<G> | MoveOf<G>, { key: K }>> };
  /** Events that sum up moves of their seat, by key: these verbs; in words `sum-<key>`, with one list for each verb. */
  sums?: { readonly [K in EventOf<G>["key"]]?: readonly VerbOf<G>[] };
}

/** How long something is worth a look. */
export interface Look {
  /** Milliseconds at the usual pace. */
  ms: number;
  /** A great moment: it gets a banner, and can be shown again. */
  big?: true;
  /** Several of these after each other are one beat. */
  joins?: true;
  /** It is shown again together with all that followed it in its step. */
  whole?: true;
}

/** The beats in which a step of this game is shown (`table/director.svelte.ts`). */
export interface Beats<G extends Game = null> {
  /** Events that begin a beat; all others belong to the beat before them. What it is worth may depend on what is told. */
  looks: {
    readonly [K in EventOf<G>["key"]]?: number | Look | ((event: Extract<EventOf<G>, { key: K }>) => number | Look);
  };
  /** What lies on the table in the middle of a step, when so much of it has been told; without it the step's outcome lies
   * there from its first beat. */
  during?: (before: ViewOf<G>, after: ViewOf<G>, told: readonly EventOf<G>[], rest: readonly EventOf<G>[]) => ViewOf<G>;
  /** Moves that are links of a chain (Steps of a way): when no event tells them, they go on even step by step. */
  flows?: readonly VerbOf<G>[];
  /** Events that happen to somebody, and to whom: the argument that says it, or whether it is this seat on this table;
   * `before`: as the table was before the step. */
  befalls?: {
    readonly [K in EventOf<G>["key"]]?:
      | Arguments<Extract<EventOf<G>, { key: K }>>
      | ((event: Extract<EventOf<G>, { key: K }>, view: ViewOf<G>, seat: number, before: ViewOf<G>) => boolean);
  };
}

/** What is drawn in the banner of a great moment. */
export interface SceneProps<G extends Game = null> {
  event: EventOf<G>;
  view: ViewOf<G>;
  near: number;
  seats: SeatInfo[];
}

/** What the page of a game says to whoever has never played it; texts by language. */
export interface AboutGame {
  /** How much there is to learn, 1 to 5. */
  weight: 1 | 2 | 3 | 4 | 5;
  luck: "cards" | "dice" | "both";
  /** How much is hidden: `little` beside what all may know, one's own `hands`, `much` of the table. */
  hidden: "little" | "hands" | "much";
  /** What it is, in three sentences. */
  what: Readonly<Record<string, string>>;
  /** A turn in pictures: a moment of an example of the rulebook (-1: its last one), and what one does there. */
  turn: readonly { example: string; at: number; says: Readonly<Record<string, string>> }[];
}

export interface GameBoard<G extends Game = null> {
  Board: Part<BoardProps<G>>;
  Card: Part<CardProps<G>>;
  Hand?: Part<BoardProps<G>>;
  /** Tiles of actions under the prompt, between plate and hand; they stand for every move that names nothing on the
   * board. */
  Acts?: Part<BoardProps<G>>;
  Plate?: Part<SeatProps<G>>;
  Counts?: Part<SeatProps<G>>;
  Across?: Part<BoardProps<G>>;
  Beside?: Part<SeatProps<G>>;
  SetUp?: Part<SetUpProps>;
  about?: AboutGame;
  /** By their names in the address; the rulebook, the catalogue and the set-up page lead to them. */
  pages?: Readonly<Record<string, GamePage<G>>>;
  /** What points of the board are called at this table, where that depends on the table; null: as the words of the game
   * say. */
  names?: (view: ViewOf<G>) => Naming;
  log?: LogManner<G>;
  beats?: Beats<G>;
  /** What a person may let this game do by itself, switched in the menu of the pace: ids, named by the words
   * `habit-<id>`; the board looks with `hasHabit` of `$lib/settings.svelte` and acts. */
  habits?: readonly string[];
  /** Moves that cannot be taken back: whoever wants it so is asked before them, with all that the board foretells. */
  final?: readonly VerbOf<G>[];
  /** Moves that pass: whoever wants it so passes by itself where nothing else can be done. */
  passes?: readonly VerbOf<G>[];
  /** Moves of a single thing that whoever wants it so may decide before they are asked for: a card of the hand that is
   * played as soon as it is one's turn. */
  ahead?: readonly VerbOf<G>[];
  Scene?: Part<SceneProps<G>>;
  /** The board takes all the height that is left (maps); otherwise the hand does (rows of cards). */
  grows?: boolean;
  /** How much height board and hand want in this position, where the board does not grow: what one decides on wants more. */
  room?: (view: ViewOf<G>, viewer: number, table: { width: number; height: number }) => { board: Want; hand: Want };
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
