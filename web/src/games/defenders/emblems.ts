/** The emblem of every ability and the signs of habitats and factions. */

import acrobatic from "icon:acrobatic";
import bandage from "icon:bandage-roll";
import beaver from "icon:beaver";
import bookshelf from "icon:bookshelf";
import bread from "icon:bread-slice";
import brew from "icon:bubbling-flask";
import burningEye from "icon:burning-eye";
import campingTent from "icon:camping-tent";
import circuitry from "icon:circuitry";
import cornucopia from "icon:cornucopia";
import dynamite from "icon:dynamite";
import fireBowl from "icon:fire-bowl";
import firework from "icon:firework-rocket";
import gears from "icon:gears";
import hands from "icon:shaking-hands";
import herbs from "icon:herbs-bundle";
import assassin from "icon:hooded-assassin";
import missiles from "icon:missile-pod";
import mine from "icon:mine-wagon";
import mole from "icon:mole";
import mushrooms from "icon:mushrooms-cluster";
import newspaper from "icon:newspaper";
import owl from "icon:owl";
import peaks from "icon:peaks";
import pine from "icon:pine-tree";
import pot from "icon:cooking-pot";
import potion from "icon:round-potion";
import rabbit from "icon:rabbit-head";
import raining from "icon:raining";
import reed from "icon:reed";
import rocket from "icon:rocket";
import scroll from "icon:scroll-unfurled";
import shield from "icon:round-shield";
import spellBook from "icon:spell-book";
import targeting from "icon:targeting";
import trail from "icon:trail";
import nightSleep from "icon:night-sleep";
import wagon from "icon:old-wagon";
import wheat from "icon:wheat";
import wildfires from "icon:wildfires";
import type { EdgeName, PatternName } from "$print/patterns";
import type { Id } from "./game";

export const EMBLEMS: Readonly<Record<Id<"ability">, string>> = {
  "comrade-of-the-order": hands,
  archives: bookshelf,
  "almanac-press": newspaper,
  "controlled-burn": wildfires,
  "burning-heat": fireBowl,
  pyromancy: burningEye,
  manifesto: scroll,
  "travelling-library": spellBook,
  refuge: campingTent,
  "comrade-of-the-council": hands,
  "field-kitchen": pot,
  "breaking-bread": bread,
  sustenance: wheat,
  "bountiful-harvest": cornucopia,
  caravan: wagon,
  fortitude: shield,
  sharpshooter: targeting,
  "field-hospital": bandage,
  "comrade-of-the-coven": hands,
  "bubbling-brew": brew,
  apothecary: potion,
  agility: acrobatic,
  ambush: assassin,
  "secret-paths": trail,
  "friendly-mycelium": mushrooms,
  "acid-rain": raining,
  "healing-herbs": herbs,
  "comrade-of-the-sect": hands,
  arsenal: missiles,
  fireworks: firework,
  hacking: circuitry,
  "scrap-hunting": gears,
  "power-down": nightSleep,
  tunnels: mine,
  ballistics: rocket,
  demolition: dynamite,
};

export const SIGNS: Readonly<Record<Id<"habitat">, string>> = {
  forest: pine,
  plains: wheat,
  marsh: reed,
  mountains: peaks,
};
export const ANIMALS: Readonly<Record<Id<"side">, string>> = { order: owl, council: rabbit, coven: beaver, sect: mole };

/** How the plate of a habitat is printed: what tells them apart without colour. */
export const PRINTS: Readonly<Record<Id<"habitat">, { pattern: PatternName; edge: EdgeName }>> = {
  forest: { pattern: "firs", edge: "saw" },
  plains: { pattern: "stubble", edge: "stubble" },
  marsh: { pattern: "waves", edge: "wavy" },
  mountains: { pattern: "peaks", edge: "shards" },
};
