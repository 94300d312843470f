/** What boards import from `$table`. */

export { table, type TableContext } from "./context.svelte";
export type { BoardChoice, Spec, Target } from "./choice.svelte";
export type { Reel } from "./director.svelte";
