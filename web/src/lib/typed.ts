/** What the compiler knows of a game by its slug: `PhaseOf<"chess">`. Without one: what every game has, for the shell. */

import type { View } from "./board";
import type { Games, Slug } from "./generated/games";
import type { Choice, Item, Told } from "./generated/protocol";

export type { Slug };
/** A game, or null: whichever is on the table. */
export type Game = Slug | null;

type Keys<T> = keyof T & string;
type Values<T> = T[keyof T];

export type ViewOf<G extends Game> = G extends Slug ? Games[G]["View"] : View;
export type PhaseOf<G extends Game> = G extends Slug ? Games[G]["Phase"] : string;
export type WordOf<G extends Game> = G extends Slug ? Games[G]["Word"] : string;

export type AxisOf<G extends Slug> = Keys<Games[G]["Points"]>;
/** Ids of the points of an axis: `PointOf<"chess", "faction">`. */
export type PointOf<G extends Slug, A extends AxisOf<G>> = Games[G]["Points"][A];
/** A point with its axis, `faction:swamp`: of all axes, or of one. */
export type NamedOf<G extends Game, A extends string = string> = G extends Slug
  ? Extract<Games[G]["Named"], `${A}:${string}`>
  : string;

export type VerbOf<G extends Game> = G extends Slug ? Keys<Games[G]["Moves"]> : string;
/** What a click may name: whatever a move has as an argument. */
export type TargetOf<G extends Game> = G extends Slug ? ArgumentsOf<Games[G]["Moves"]> : string;
type ArgumentsOf<M> = Values<{ [V in keyof M]: Values<M[V]> }> & string;

/** A legal move, told apart by its key. */
export type MoveOf<G extends Game> = G extends Slug ? Legal<Games[G]["Moves"]> : Choice;
type Legal<M> = {
  [V in Keys<M>]: Omit<Choice, "key" | "args" | "targets"> & { key: V; args: M[V]; targets: readonly ArgumentsOf<M>[] };
}[Keys<M>];

/** An event that was told, told apart by its key. */
export type EventOf<G extends Game> = G extends Slug ? Happened<Games[G]["Events"]> : Told;
type Happened<E> = { [K in Keys<E>]: { key: K; args: E[K] } }[Keys<E>];

/** One line of the catalogue, told apart by its group. */
export type ItemOf<G extends Game> = G extends Slug ? Listed<Games[G]["Items"]> : Item;
type Listed<I> = { [K in Keys<I>]: Omit<Item, "key" | "kind"> & { key: I[K]; kind: K } }[Keys<I>];
