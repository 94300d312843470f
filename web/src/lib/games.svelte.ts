/** The games the server offers, asked for once. */

import { playable } from "$games/registry";
import { api } from "./api";
import type { GameInfo } from "./generated/protocol";

let asked: Promise<GameInfo[]> | null = null;

export function allGames(): Promise<GameInfo[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Those with a board, in the order of the shelf. */
export const shelf = async (): Promise<GameInfo[]> => playable(await allGames());

export const gameInfo = async (slug: string): Promise<GameInfo | undefined> => (await allGames()).find((game) => game.slug === slug);
