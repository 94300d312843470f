/** The shelf: every game with a board of its own. A folder with an `index.ts` is on it; boards load when they are
 * opened. */

import type { GameBoard } from "$lib/board";

const LOADERS = import.meta.glob<{ default: GameBoard }>("./*/index.ts");

/** The order of the shelf, and how long a game takes, in minutes. */
export const SHELF: readonly { slug: string; minutes: number }[] = [
  { slug: "cardia", minutes: 15 },
  { slug: "kingdom", minutes: 50 },
  { slug: "nightwatch", minutes: 75 },
  { slug: "defenders", minutes: 60 },
  { slug: "wilderness", minutes: 45 },
];

export const hasBoard = (slug: string): boolean => `./${slug}/index.ts` in LOADERS;

const minutes = new Map(SHELF.map((game) => [game.slug, game.minutes]));
const order = new Map(SHELF.map((game, i) => [game.slug, i]));

export const minutesOf = (slug: string): number | null => minutes.get(slug) ?? null;

/** Those of the given games that can be played here, in the order of the shelf; unknown ones come last. */
export function playable<T extends { slug: string }>(games: readonly T[]): T[] {
  const rank = (game: T) => order.get(game.slug) ?? SHELF.length;
  return games.filter((game) => hasBoard(game.slug)).sort((a, b) => rank(a) - rank(b));
}

export async function boardOf(slug: string): Promise<GameBoard> {
  const load = LOADERS[`./${slug}/index.ts`];
  if (!load) throw new Error(`${slug} has no board`);
  return (await load()).default;
}
