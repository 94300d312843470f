/** What everybody at the table saw and may count. */
import type { Event } from "./game";

type Tally = readonly (readonly [value: number, times: number])[];

const tally = (from: number, to: number, values: readonly number[]): Tally =>
  Array.from({ length: to - from + 1 }, (_, i) => [from + i, values.filter((value) => value === from + i).length]);

/** How often each sum of the two dice, and each number of the wildling die, was thrown. */
export function throwsIn(events: readonly Event[]): { sums: Tally; wildling: Tally } {
  const sums = events.flatMap(({ key, args }) => (key === "rolls-and" ? [args.number + args.number2] : []));
  const wildling = events.flatMap(({ key, args }) => (key === "the-wildling-die-shows" ? [args.number] : []));
  return { sums: tally(2, 12, sums), wildling: tally(1, 12, wildling) };
}
