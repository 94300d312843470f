/** What is said of tournaments, everywhere in the same words. */

import type { EntrantInfo, TournamentInfo } from "$lib/generated/protocol";
import { botName } from "$lib/seats";
import { language, t } from "$lib/words.svelte";

export const stateOf = (one: TournamentInfo): string =>
  t(`tournament-${one.status}`, { round: one.round, rounds: one.rounds });

/** Bots of one kind are told apart by a number. */
export const nameOf = (one: EntrantInfo): string =>
  one.bot === null ? one.name : `${botName(one.bot)} ${one.name.split(" ").at(-1) ?? ""}`.trim();

/** Half points, and quarters, as people write them. */
export const halves = (n: number, parts = 2): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(n / parts);
