/** What the table speaks of: fields, animals, landscapes, and how they are named. */

import type { Views } from "$lib/generated/games";
import { g } from "$lib/words.svelte";

export type View = Views["wilderness"];
export type FieldView = View["fields"][number];
export type AnimalView = View["animals"][number];
export type PlayerView = View["players"][number];
export type ReachView = View["reach"][number];
export type OddsView = ReachView["attacks"][number];
export type HarmView = AnimalView["harms"][number];
export type WayView = ReachView["ways"][number];

export const ELEMENTS = ["fire", "earth", "air", "water", "spirit"] as const;
export const MAGIC = 5;
export const ACTIVATIONS = 3;
/** Limits of a positional turn. */
export const LIMITS = { land: 3, animals: 5, dots: 3 } as const;

const LANDSCAPES: Readonly<Record<string, readonly string[]>> = {
  "water-card": ["water"],
  "forest-card": ["forest"],
  "grassland-card": ["grassland"],
  "rock-card": ["rock"],
  "four-terrains": ["water", "forest", "grassland", "rock"],
  desert: ["desert"],
};
/** The terrains a landscape card shows; none: it is an animal. */
export const landOf = (card: string): readonly string[] | null => LANDSCAPES[card] ?? null;

const DOTS: Readonly<Record<string, number>> = { "no-dots": 0, "one-dot": 1, "two-dots": 2, "three-dots": 3 };
/** Dots of a face-down card; null: something else lies there. */
export const dotsOf = (lies: string): number | null => DOTS[lies] ?? null;

export const NORMALLY_ATTACK: readonly string[] = ["attack", "sprint-and-attack"];
/** They attack from a field, not an enemy: the way leads to where they use what they have. */
export const FROM_A_FIELD: readonly string[] = ["dragon", "skunk"];

export const cardName = (card: string) => g(`card-${card}`);
export const terrainNames = (terrains: readonly string[]) => terrains.map((terrain) => g(`terrain-${terrain}`)).join(", ");
export const listed = (names: readonly string[]) => names.join(", ");
