/** What those who sit at a table are called. */

import type { SeatInfo } from "./generated/protocol";
import { t } from "./words.svelte";

/** Names that would be equal are numbered, so that plates, log and result tell everybody apart. Nobody is "". */
export function apart(names: readonly string[]): string[] {
  return names.map((name, at) => {
    if (!name || names.indexOf(name) === names.lastIndexOf(name)) return name;
    const number = names.slice(0, at + 1).filter((other) => other === name).length;
    return `${name} ${number}`;
  });
}

/** What a kind of bot is called; a program from outside has a name of its own. */
export const botName = (kind: string): string => (t.has(`bot-${kind}`) ? t(`bot-${kind}`) : kind);
/** How a kind of bot plays, in a few words. */
export const botText = (kind: string): string =>
  t.has(`bot-${kind}.text`) ? t(`bot-${kind}.text`) : t("bot-outside.text");

/** A person's name, or what a bot is called. */
const called = (chair: SeatInfo) => chair.name || (chair.bot ? t("plate-bot", { kind: botName(chair.bot) }) : "");

/** The names of all chairs of a table, in their order. */
export const namesOf = (chairs: readonly SeatInfo[]): string[] => apart(chairs.map(called));
