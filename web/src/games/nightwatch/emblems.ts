/** Emblems of cards, heroes and clans. */

import barrel from "icon:barrel";
import broadsword from "icon:broadsword";
import crossedSwords from "icon:crossed-swords";
import crown from "icon:crown";
import crownCoin from "icon:crown-coin";
import gauntlet from "icon:gauntlet";
import guardedTower from "icon:guarded-tower";
import hammerNails from "icon:hammer-nails";
import highShot from "icon:high-shot";
import hood from "icon:hood";
import hoof from "icon:hoof";
import laurelCrown from "icon:laurel-crown";
import mountainCave from "icon:mountain-cave";
import openBook from "icon:open-book";
import raven from "icon:raven";
import river from "icon:river";
import smallFire from "icon:small-fire";
import snowflake from "icon:snowflake-1";
import trail from "icon:trail";
import wolfHead from "icon:wolf-head";
import type { Id } from "./game";

export const EMBLEMS: Readonly<
  Record<
    `card-${Id<"card">}` | `hero-${Id<"hero">}` | `clan-${Id<"clan">}` | "back" | "longest-road" | "largest-patrol",
    string
  >
> = {
  "card-patrol": crossedSwords,
  "card-road-building": trail,
  "card-winter-is-coming": snowflake,
  "card-new-guard": guardedTower,
  "card-monopoly": crownCoin,
  "card-victory-point": laurelCrown,
  "hero-mormont": raven,
  "hero-marsh": barrel,
  "hero-tarly": openBook,
  "hero-yarwyck": hammerNails,
  "hero-thorne": broadsword,
  "hero-melisandre": smallFire,
  "hero-mance": crown,
  "hero-benjen": wolfHead,
  "hero-ygritte": highShot,
  "hero-yoren": hood,
  "hero-qhorin": gauntlet,
  "clan-ice-river": river,
  "clan-cave-people": mountainCave,
  "clan-hornfoots": hoof,
  back: snowflake,
  "longest-road": trail,
  "largest-patrol": crossedSwords,
};

/** Rays behind an emblem at 62, 66. */
export const RAYS: string = Array.from({ length: 24 }, (_, i) => {
  const a = (i * Math.PI) / 12;
  return `M62 66L${Math.round(62 + 140 * Math.cos(a))} ${Math.round(66 + 140 * Math.sin(a))}`;
}).join("");

/** Lattice of a card's back. */
export const LATTICE: string = Array.from(
  { length: 16 },
  (_, i) => `M${8 + 12 * i} 8l-90 124M${-82 + 12 * i} 8l90 124`,
).join("");
