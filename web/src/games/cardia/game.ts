/** What this folder is checked against: the moves, events, phases, words and points of cardia. */
import type { AxisOf, EventOf, PhaseOf, PointOf, TargetOf, VerbOf, ViewOf } from "$lib/typed";
import { boardWords } from "$lib/words.svelte";
import { table as tableOf, type Spec as SpecOf } from "$table";

export const table = tableOf<"cardia">;
export const { g } = boardWords<"cardia">();

export type View = ViewOf<"cardia">;
export type Phase = PhaseOf<"cardia">;
/** The points of an axis. */
export type Id<A extends AxisOf<"cardia">> = PointOf<"cardia", A>;
export type Verb = VerbOf<"cardia">;
export type Event = EventOf<"cardia">;
export type Target = TargetOf<"cardia">;
export type Spec = SpecOf<"cardia">;
