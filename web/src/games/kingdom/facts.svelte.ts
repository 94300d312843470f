/** What is printed on the cards: read once from the catalogue, so that a box with other values shows other values. */

import { api } from "$lib/api";
import type { Item } from "$lib/generated/protocol";
import { spell, type Kind, type Letter, type Type } from "./kinds";

/** A card as it is printed. */
export interface Print {
  id: string;
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
  id: string;
  side: string;
  production: Letter[];
  points: number;
  pointsPer: Type | null;
}

const words = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const type = (value: unknown): Type | null => (typeof value === "string" ? (value as Type) : null);

const idOf = (item: Item): string => item.key.slice(item.key.indexOf("-") + 1);
const soldiers = (n: number): Letter[] => Array.from({ length: n }, () => "S");

export function printOf(item: Item): Print {
  const facts = item.facts;
  const recycle = words(facts["recycle"]);
  return {
    id: idOf(item),
    kind: item.kind as Kind,
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

export function duchyOf(item: Item): DuchyPrint {
  const facts = item.facts;
  return { id: idOf(item), side: words(facts["side"]), production: spell(words(facts["production"])), points: number(facts["points"]), pointsPer: type(facts["points_per"]) };
}

let cards: ReadonlyMap<string, Print> = $state.raw(new Map());
let duchies: ReadonlyMap<string, DuchyPrint> = $state.raw(new Map());
let asked = false;

/** Read the catalogue, the first time only. */
export function readBox(): void {
  if (asked) return;
  asked = true;
  api.catalogue("kingdom").then(
    ({ items }) => {
      cards = new Map(items.filter((item) => item.key.startsWith("card-")).map((item) => [idOf(item), printOf(item)]));
      duchies = new Map(items.filter((item) => item.kind === "duchy").map((item) => [idOf(item), duchyOf(item)]));
    },
    () => {
      asked = false;
    },
  );
}

const BLANK: Omit<Print, "id"> = {
  kind: "structure", cost: [], recycle: [], bonus: [], production: [], productionPer: null, points: 0, pointsPer: null, penalty: 0, copies: 0,
};

/** The print of a card; blank until the catalogue has come. */
export const printed = (id: string): Print => cards.get(id) ?? { id, ...BLANK };
export const duchyPrinted = (id: string): DuchyPrint => duchies.get(id) ?? { id, side: "", production: [], points: 0, pointsPer: null };
