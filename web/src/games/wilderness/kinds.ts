/** What the table speaks of: fields, animals, landscapes, and how they are named. */

import { g, type Id, type View } from "./game";

export type FieldView = View["fields"][number];
export type AnimalView = View["animals"][number];
export type PlayerView = View["players"][number];
export type ReachView = View["reach"][number];
export type OddsView = ReachView["attacks"][number];
export type HarmView = AnimalView["harms"][number];
export type WayView = ReachView["ways"][number];

export type Terrain = FieldView["terrains"][number];
/** Cards that may lie on the board for what they show. */
export type Land = Extract<Id<"card">, Id<"lying">>;
export type Animal = Exclude<Id<"card">, Land>;

/** The ink of a terrain, by its token. */
export const INK: Readonly<Record<Terrain | "desert", string>> = {
  water: "--water",
  forest: "--wood",
  grassland: "--grassland",
  rock: "--rock",
  desert: "--desert",
};

export const ELEMENTS = ["fire", "earth", "air", "water", "spirit"] as const satisfies readonly Id<"element">[];
export const MAGIC = 5;
export const ACTIVATIONS = 3;
/** Limits of a positional turn. */
export const LIMITS = { land: 3, animals: 5, dots: 3 } as const;

const LANDSCAPES: Readonly<Record<Land, readonly (Terrain | "desert")[]>> = {
  "water-card": ["water"],
  "forest-card": ["forest"],
  "grassland-card": ["grassland"],
  "rock-card": ["rock"],
  "four-terrains": ["water", "forest", "grassland", "rock"],
  desert: ["desert"],
};
export const isLand = (card: string): card is Land => card in LANDSCAPES;
/** The terrains a landscape card shows; none: it is an animal. */
export const landOf = (card: string): readonly (Terrain | "desert")[] | null =>
  isLand(card) ? LANDSCAPES[card] : null;

const DOTS: { readonly [L in Id<"lying">]?: number } = { "no-dots": 0, "one-dot": 1, "two-dots": 2, "three-dots": 3 };
/** Dots of a face-down card; null: something else lies there. */
export const dotsOf = (lies: Id<"lying">): number | null => DOTS[lies] ?? null;

export const NORMALLY_ATTACK: readonly Id<"way">[] = ["attack", "sprint-and-attack"];
/** They attack from a field, not an enemy: the way leads to where they use what they have. */
export const FROM_A_FIELD: readonly Id<"card">[] = ["dragon", "skunk"];

export const cardName = (card: Id<"card">) => g(`card-${card}`);
export const terrainNames = (terrains: readonly Terrain[]) =>
  terrains.map((terrain) => g(`terrain-${terrain}`)).join(", ");
export const listed = (names: readonly string[]) => names.join(", ");
