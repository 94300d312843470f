/** What is printed on the cards: read once from the catalogue, so that a box with other values shows other values. */

import { api } from "$lib/api";
import { pointOfItem } from "$lib/points";
import { boxOf } from "$lib/words.svelte";
import type { Id, Item } from "./game";
import { spell, type Kind, type Letter, type Type } from "./kinds";

/** A card as it is printed. */
export interface Print {
  id: Id<"card">;
  kind: Kind;
  cost: Letter[];
  /** Cubes for recycling it. */
  recycle: Letter[];
  bonus: Letter[];
  production: Letter[];
  productionPer: Type | null;
  points: number;
  pointsPer: Type | null;
  penalty: number;
  copies: number;
}

export interface DuchyPrint {
  id: Id<"duchy">;
  side: string;
  production: Letter[];
  points: number;
  pointsPer: Type | null;
}

const words = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const type = (value: unknown): Type | null => (typeof value === "string" ? (value as Type) : null);

/** What the catalogue lists. */
type CardItem = Extract<Item, { key: `card-${string}` }>;
type DuchyItem = Extract<Item, { kind: "duchy" }>;
export const isCard = (item: Item): item is CardItem => item.key.startsWith("card-");

const soldiers = (n: number): Letter[] => Array.from({ length: n }, () => "S");

export function printOf(item: CardItem): Print {
  const facts = item.facts;
  const recycle = words(facts["recycle"]);
  return {
    id: pointOfItem(item.key),
    kind: item.kind,
    cost: facts["fee"] === undefined ? spell(words(facts["cost"])) : soldiers(number(facts["fee"])),
    recycle: recycle.length === 1 ? [recycle as Letter] : spell(recycle),
    bonus: spell(words(facts["bonus"])),
    production: spell(words(facts["production"])),
    productionPer: type(facts["production_per"]),
    points: number(facts["points"]),
    pointsPer: type(facts["points_per"]),
    penalty: number(facts["penalty"]),
    copies: number(facts["copies"]),
  };
}

export function duchyOf(item: DuchyItem): DuchyPrint {
  const facts = item.facts;
  return {
    id: pointOfItem(item.key),
    side: words(facts["side"]),
    production: spell(words(facts["production"])),
    points: number(facts["points"]),
    pointsPer: type(facts["points_per"]),
  };
}

let cards: ReadonlyMap<string, Print> = $state.raw(new Map());
let duchies: ReadonlyMap<string, DuchyPrint> = $state.raw(new Map());
/** The box that was read last, by its name. */
let read = "";

function clear(): void {
  cards = new Map();
  duchies = new Map();
}

/** Read the catalogue of what is played with, once. */
export function readBox(): void {
  const name = boxOf("kingdom");
  if (read === name) return;
  if (read) clear();
  read = name;
  api.catalogue<"kingdom">(name).then(
    ({ items }) => {
      if (read !== name) return;
      cards = new Map(items.filter(isCard).map((item) => [pointOfItem(item.key), printOf(item)]));
      duchies = new Map(
        items.filter((item) => item.kind === "duchy").map((item) => [pointOfItem(item.key), duchyOf(item)]),
      );
    },
    () => {
      if (read === name) read = "";
    },
  );
}

const BLANK: Omit<Print, "id"> = {
  kind: "structure",
  cost: [],
  recycle: [],
  bonus: [],
  production: [],
  productionPer: null,
  points: 0,
  pointsPer: null,
  penalty: 0,
  copies: 0,
};

/** The print of a card; blank until the catalogue has come. */
export const printed = (id: Id<"card">): Print => cards.get(id) ?? { id, ...BLANK };
export const duchyPrinted = (id: Id<"duchy">): DuchyPrint =>
  duchies.get(id) ?? { id, side: "", production: [], points: 0, pointsPer: null };
