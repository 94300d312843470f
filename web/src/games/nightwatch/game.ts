/** What this folder is checked against: the moves, events, phases, words and points of nightwatch. */
import type { AxisOf, EventOf, MoveOf, NamedOf, PointOf, TargetOf, VerbOf, ViewOf } from "$lib/typed";
import { boardWords } from "$lib/words.svelte";
import { table as tableOf } from "$table";

export const table = tableOf<"nightwatch">;
export const { g, nameOf } = boardWords<"nightwatch">();

export type View = ViewOf<"nightwatch">;
/** The points of an axis. */
export type Id<A extends AxisOf<"nightwatch">> = PointOf<"nightwatch", A>;
export type Named<A extends AxisOf<"nightwatch"> = AxisOf<"nightwatch">> = NamedOf<"nightwatch", A>;
/** What an event tells of an axis; a number where there is no point. */
export type Told<A extends AxisOf<"nightwatch">> = Named<A> | number;
export type Verb = VerbOf<"nightwatch">;
export type Move = MoveOf<"nightwatch">;
export type Event = EventOf<"nightwatch">;
export type Target = TargetOf<"nightwatch">;
