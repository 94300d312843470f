/** The games the server offers, asked for once. */

import { inOrder } from "$games/registry";
import { api } from "./api";
import type { GameInfo, TableInfo } from "./generated/protocol";
import { keepNames } from "./words.svelte";

let asked: Promise<GameInfo[]> | null = null;

async function ask(): Promise<GameInfo[]> {
  const games = await api.games();
  for (const game of games) keepNames(game.slug, game.names);
  return games;
}

export function allGames(): Promise<GameInfo[]> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** All of them, in the order of the shelf. */
export const shelf = async (): Promise<GameInfo[]> => inOrder(await allGames());

const underPacks = new Map<string, Promise<GameInfo>>();

/** A game by its name; `chess@ab12`: under a pack. */
export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  if (!name.includes("@")) return (await allGames()).find((game) => game.slug === name);
  let asked = underPacks.get(name);
  if (!asked) {
    asked = api.game(name);
    underPacks.set(name, asked);
    asked.catch(() => underPacks.delete(name));
  }
  return asked;
}

/** Under which name words and cards of a table are asked for. */
export const playedWith = (table: TableInfo): string =>
  table.pack === null ? table.game : `${table.game}@${table.material}`;
