/** What this folder is checked against: the moves, events, phases, words and points of defenders. */
import type { AxisOf, EventOf, ItemOf, MoveOf, NamedOf, PointOf, TargetOf, VerbOf, ViewOf, WordOf } from "$lib/typed";
import { boardWords } from "$lib/words.svelte";
import { table as tableOf, type Spec as SpecOf } from "$table";

export const table = tableOf<"defenders">;
export const { g, nameOf } = boardWords<"defenders">();

export type View = ViewOf<"defenders">;
/** The points of an axis. */
export type Id<A extends AxisOf<"defenders">> = PointOf<"defenders", A>;
export type Named<A extends AxisOf<"defenders"> = AxisOf<"defenders">> = NamedOf<"defenders", A>;
/** What an event tells of an axis; a number where there is no point. */
export type Told<A extends AxisOf<"defenders">> = Named<A> | number;
export type Verb = VerbOf<"defenders">;
export type Move = MoveOf<"defenders">;
export type Event = EventOf<"defenders">;
export type Target = TargetOf<"defenders">;
export type Spec = SpecOf<"defenders">;
export type Word = WordOf<"defenders">;
export type Item = ItemOf<"defenders">;
