/** What boards import from `$table`. */

export { table, type TableContext } from "./context.svelte";
export type { Spec, Target } from "./choice.svelte";
