/** What is printed on the cards: read once from the catalogue, so that a box with other values shows other values. */

import { api } from "$lib/api";
import type { Item } from "$lib/generated/protocol";

export interface Print {
  common: boolean;
  dots: number;
  dice: number;
  speed: number;
  endurance: number;
  terrains: string[];
  passes: boolean;
  /** The speed that holds in water or in a sprint; 0: there is none. */
  other: number;
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

export function printOf(item: Item): Print {
  const facts = item.facts;
  return {
    common: item.kind === "common",
    dots: number(facts["dots"]),
    dice: number(facts["dice"]),
    speed: number(facts["speed"]),
    endurance: number(facts["endurance"]),
    terrains: Array.isArray(facts["terrains"]) ? (facts["terrains"] as string[]) : [],
    passes: facts["passes"] === true,
    other: number(facts["water_speed"]) || number(facts["sprint_speed"]),
  };
}

let prints: ReadonlyMap<string, Print> = $state.raw(new Map());
let asked = false;

/** Read the catalogue, the first time only. */
export function readBox(): void {
  if (asked) return;
  asked = true;
  api.catalogue("wilderness").then(
    ({ items }) => {
      prints = new Map(items.filter((item) => item.kind === "common" || item.kind === "supernatural").map((item) => [item.key.slice("card-".length), printOf(item)]));
    },
    () => {
      asked = false;
    },
  );
}

const BLANK: Print = { common: true, dots: 0, dice: 0, speed: 0, endurance: 0, terrains: [], passes: false, other: 0 };

/** The print of an animal; blank until the catalogue has come. */
export const printed = (card: string): Print => prints.get(card) ?? BLANK;
