/** The shelf: every game the server offers. A folder with an `index.ts` is a board of our own; boards load when they are
 * opened. A game from outside may bring its board as a module; what has none is drawn by the generic board. */

import type { GameBoard } from "$lib/board";
import { gameInfo } from "$lib/games.svelte";

const LOADERS = import.meta.glob<{ default: GameBoard }>("./*/index.ts");

/** The order of the shelf; games that are not named here come after these. */
const SHELF: readonly string[] = ["cardia", "kingdom", "nightwatch", "defenders", "wilderness"];
const order = new Map(SHELF.map((slug, i) => [slug, i]));

const isOurs = (slug: string): boolean => `./${slug}/index.ts` in LOADERS;

/** Covers of our own games come with the page, those of others from the server. */
export const coverOf = (slug: string): string =>
  isOurs(slug) ? `/covers/${slug}.svg` : `/api/games/${encodeURIComponent(slug)}/cover`;

/** In the order of the shelf; those of the workshop last. */
export function inOrder<T extends { slug: string; workshop: boolean }>(games: readonly T[]): T[] {
  const rank = (game: T) => order.get(game.slug) ?? SHELF.length + Number(game.workshop);
  return [...games].sort((a, b) => rank(a) - rank(b));
}

/** `?board=plain` at the end of an address: the generic board also where there is another, to compare the two. */
const plainly = () => new URLSearchParams(location.search).get("board") === "plain";

export async function boardOf(slug: string): Promise<GameBoard> {
  const load = LOADERS[`./${slug}/index.ts`];
  if (load && !plainly()) return (await load()).default;
  const version = plainly() ? null : ((await gameInfo(slug))?.board ?? null);
  if (version !== null) return (await import("../foreign")).foreignBoard(slug, version);
  return (await import("../generic")).genericBoard(slug);
}
