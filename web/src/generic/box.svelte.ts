/** What the generic board knows of the game on the table: the shape of its View, and what is in its box. */

import { api } from "$lib/api";
import type { Item } from "$lib/generated/protocol";
import { nameKey, slugOf, spoken } from "$lib/words.svelte";
import { Reader, type Point } from "./things";

const readers = new Map<string, Reader>();
/** Items of the catalogue by their keys, for each game that was asked about (with a pack: under its name). */
let boxes: Readonly<Record<string, ReadonlyMap<string, Item>>> = $state.raw({});
const asked = new Map<string, Promise<void>>();

async function fill(name: string): Promise<void> {
  const { items } = await api.catalogue(name);
  boxes = { ...boxes, [name]: new Map(items.map((item) => [item.key, item])) };
}
function box(name: string): Promise<void> {
  let asking = asked.get(name);
  if (!asking) {
    asking = fill(name);
    asked.set(name, asking);
    asking.catch(() => asked.delete(name));
  }
  return asking;
}

/** Everything that is needed before a board of this game is drawn. */
export async function open(slug: string): Promise<void> {
  const [shapes] = await Promise.all([readers.has(slug) ? null : api.shape(slug), box(slug)]);
  if (shapes) readers.set(slug, new Reader(shapes));
}

/** The reader of the game that the page speaks of. */
export function reader(): Reader {
  const found = readers.get(slugOf(spoken()));
  if (!found) throw new Error(`nobody has asked for the shape of ${spoken()}`);
  return found;
}

/** The entry of the catalogue for a point, under the pack that the table is played with. */
export function itemOf(point: Point): Item | null {
  const name = spoken();
  if (!(name in boxes)) void box(name).catch(() => undefined);
  return (boxes[name] ?? boxes[slugOf(name)])?.get(nameKey(point)) ?? null;
}
