/** What this folder is checked against: the moves, events, phases, words and points of kingdom. */
import type { AxisOf, ItemOf, MoveOf, PhaseOf, PointOf, VerbOf, ViewOf } from "$lib/typed";
import { boardWords } from "$lib/words.svelte";
import { table as tableOf, type Spec as SpecOf } from "$table";

export const table = tableOf<"kingdom">;
export const { g } = boardWords<"kingdom">();

export type View = ViewOf<"kingdom">;
export type Phase = PhaseOf<"kingdom">;
/** The points of an axis. */
export type Id<A extends AxisOf<"kingdom">> = PointOf<"kingdom", A>;
export type Verb = VerbOf<"kingdom">;
export type Move = MoveOf<"kingdom">;
export type Spec = SpecOf<"kingdom">;
export type Item = ItemOf<"kingdom">;
