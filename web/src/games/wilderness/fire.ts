/** Which of a dragon's fires one looks at. */

import type { HarmView } from "./kinds";

type Fires = Readonly<Record<string, readonly HarmView[]>>;

/** What a fire is worth: others that fall or are hurt, less the own ones. */
const worth = (harms: readonly HarmView[], own: number) => harms.reduce((sum, harm) => sum + (harm.seat === own ? -1 : 1) * (100 * harm.takes + harm.hurts), 0);

/** The best direction whose fire reaches this field; nothing, if none does. */
export function fireAt(fires: Fires, field: string, own: number): string {
  const reaching = Object.entries(fires).filter(([, harms]) => harms.some((harm) => harm.field === field));
  return reaching.reduce<[string, readonly HarmView[]] | null>((best, fire) => (best && worth(best[1], own) >= worth(fire[1], own) ? best : fire), null)?.[0] ?? "";
}
