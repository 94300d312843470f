/** Clocks that a table can be set up with. */

import type { ClockRule } from "./generated/protocol";

export const CLOCKS: readonly ClockRule[] = [
  { budget_s: 300, increment_s: 5, each: false },
  { budget_s: 900, increment_s: 10, each: false },
  { budget_s: 3600, increment_s: 30, each: false },
  { budget_s: 259_200, increment_s: 3600, each: false },
  { budget_s: 86_400, increment_s: 0, each: true },
  { budget_s: 259_200, increment_s: 0, each: true },
];
