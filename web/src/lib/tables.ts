/** What lists say of a table: what it is called and how it stands, everywhere in the same words. */

import type { TableInfo } from "./generated/protocol";
import { ask } from "./outbox";
import { namesOf } from "./seats";
import type { Request } from "./socket";
import { of, t } from "./words.svelte";

/** A name somebody thought of; a table that only bears the name of one who sits there has none. */
export const givenName = (table: TableInfo): string =>
  table.seats.some((seat) => seat.kind === "person" && seat.name === table.name) ? "" : table.name;

/** Those who sit at it, or all but oneself. */
export function company(table: TableInfo, all = false): { seat: number; name: string }[] {
  const names = namesOf(table.seats);
  return table.seats
    .map(({ seat }, at) => ({ seat, name: names[at]! }))
    .filter(({ seat, name }) => name && (all || !table.yours.includes(seat)));
}

export const free = (table: TableInfo): number =>
  table.seats.filter((seat) => seat.kind === "open" || seat.kind === "invited").length;

/** By the name it was given, else by its game; who sits there stands below. */
export const titleOf = (table: TableInfo): string => givenName(table) || of(table.game, "game-name");

/** The same for ears and for links that stand alone: the game and the people. */
export const fullTitle = (table: TableInfo): string =>
  [
    titleOf(table),
    company(table)
      .map(({ name }) => name)
      .join(", "),
  ]
    .filter(Boolean)
    .join(" · ");

/** How it stands. */
export function stateOf(table: TableInfo): string {
  if (table.status === "waiting") return t("waiting-for", { n: free(table) });
  if (table.status === "closed") return table.closed ? t(`over-${table.closed}`) : t("status-closed");
  if (table.status === "over") return outcome(table);
  if (table.your_turn) return t("your-turn");
  const mine = table.seats.filter((seat) => table.yours.includes(seat.seat));
  return t(mine.length > 0 && mine.every((seat) => seat.bot !== null) ? "status-stood-in" : "status-playing");
}

function outcome(table: TableInfo): string {
  const { result, seats, yours } = table;
  if (!result) return t("status-over");
  const { winners } = result;
  if (winners.length === 0) return t("over-nobody");
  if (winners.length === seats.length && seats.length > 1) return t("over-draw");
  const names = namesOf(seats);
  if (yours.length === 1 && winners.includes(yours[0]!)) return t("over-you-won");
  return t("over-won-by", { name: winners.map((seat) => names[seat]).join(", ") });
}

/** Do other people wait for me there? */
export const withPeople = (table: TableInfo): boolean =>
  table.seats.some((seat) => seat.kind === "person" && !table.yours.includes(seat.seat));

/** Ask something of a table that is not on the screen. The server's refusals are told by their code. */
export const askThere = (table: TableInfo, ...requests: Request[]): Promise<string> => ask(table.id, requests);
