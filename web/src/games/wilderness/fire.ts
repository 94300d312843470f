/** Which of a dragon's fires one looks at. */

import { entriesOf } from "$lib/points";
import type { Id } from "./game";
import type { HarmView } from "./kinds";

type Fires = Readonly<Partial<Record<Id<"direction">, readonly HarmView[]>>>;
type Fire = readonly [direction: Id<"direction">, harms: readonly HarmView[]];

/** What a fire is worth: others that fall or are hurt, less the own ones. */
const worth = (harms: readonly HarmView[], own: number) =>
  harms.reduce((sum, harm) => sum + (harm.seat === own ? -1 : 1) * (100 * harm.takes + harm.hurts), 0);

/** The best direction whose fire reaches this field; nothing, if none does. */
export function fireAt(fires: Fires, field: string, own: number): Id<"direction"> | "" {
  const reaching = entriesOf(fires).filter(([, harms]) => harms.some((harm) => harm.field === field));
  return (
    reaching.reduce<Fire | null>(
      (best, fire) => (best && worth(best[1], own) >= worth(fire[1], own) ? best : fire),
      null,
    )?.[0] ?? ""
  );
}
