/** What is said of tournaments, everywhere in the same words. */

import type { EntrantInfo, TournamentInfo } from "$lib/generated/protocol";
import { person } from "$lib/me.svelte";
import { botName } from "$lib/seats";
import { language, t } from "$lib/words.svelte";

export function stateOf(one: TournamentInfo): string {
  if (one.status === "running" && one.kind === "arena") {
    const left = Math.ceil((one.rules.ends * 1000 - Date.now()) / 60_000);
    return left > 0 ? t("tournament-arena-left", { n: left }) : t("tournament-arena-last");
  }
  const state = t(`tournament-${one.status}`, { round: one.round, rounds: one.rounds });
  return one.kind === "league" ? `${t("tournament-season", { n: one.rules.season })}: ${state}` : state;
}

/** Is it me, or do I belong to it? */
export const isMine = (one: EntrantInfo): boolean => {
  const me = person.me?.id;
  return me !== undefined && (one.person === me || one.members.some((member) => member.person === me));
};

/** Bots of one kind are told apart by a number. */
export const nameOf = (one: EntrantInfo): string =>
  one.bot === null ? one.name : `${botName(one.bot)} ${one.name.split(" ").at(-1) ?? ""}`.trim();

/** Half points, and quarters, as people write them. */
export const halves = (n: number, parts = 2): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(n / parts);
