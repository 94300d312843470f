/** What this folder is checked against: the moves, events, phases, words and points of wilderness. */
import type { AxisOf, EventOf, MoveOf, PointOf, TargetOf, VerbOf, ViewOf, WordOf } from "$lib/typed";
import { boardWords } from "$lib/words.svelte";
import { table as tableOf, type Spec as SpecOf } from "$table";

export const table = tableOf<"wilderness">;
export const { g, nameOf } = boardWords<"wilderness">();

export type View = ViewOf<"wilderness">;
/** The points of an axis. */
export type Id<A extends AxisOf<"wilderness">> = PointOf<"wilderness", A>;
export type Verb = VerbOf<"wilderness">;
export type Move = MoveOf<"wilderness">;
export type Event = EventOf<"wilderness">;
export type Target = TargetOf<"wilderness">;
export type Spec = SpecOf<"wilderness">;
export type Word = WordOf<"wilderness">;
