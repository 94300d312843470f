/** What is printed on the defenders: read once from the catalogue, so that a box with other values shows other values. */

import { api } from "$lib/api";
import type { Item } from "$lib/generated/protocol";
import type { About } from "$lib/board";
import { g } from "$lib/words.svelte";

export interface Print {
  id: string;
  faction: string;
  habitat: string;
  points: number;
  ability: string;
  /** Works on, instead of once when it is revealed. */
  lasting: boolean;
  /** The first letter of the leader who brings it; empty: everybody's. */
  leader: string;
}

const words = (value: unknown): string => (typeof value === "string" ? value : "");

export function printOf(item: Item): Print {
  const { faction, habitat, points, ability, timing, leader } = item.facts;
  return {
    id: item.key.slice(item.key.indexOf("-") + 1),
    faction: words(faction),
    habitat: words(habitat),
    points: typeof points === "number" ? points : 0,
    ability: words(ability),
    lasting: words(timing) !== "reveal",
    leader: words(leader),
  };
}

let cards: ReadonlyMap<string, Print> = $state.raw(new Map());
let asked = false;

/** Read the catalogue, the first time only. */
export function readBox(): void {
  if (asked) return;
  asked = true;
  api.catalogue("defenders").then(
    ({ items }) => {
      cards = new Map(items.filter((item) => item.kind === "defender").map((item) => [item.key.slice(5), printOf(item)]));
    },
    () => {
      asked = false;
    },
  );
}

const BLANK: Omit<Print, "id"> = { faction: "order", habitat: "forest", points: 0, ability: "", lasting: false, leader: "" };

/** The print of a defender; blank until the catalogue has come. */
export const printed = (id: string): Print => cards.get(id) ?? { id, ...BLANK };

export function aboutDefender(id: string, now?: string): About {
  const print = printed(id);
  return {
    title: g(`card-${id}`), kind: `${g(`side-${print.faction}`)} · ${g(`habitat-${print.habitat}`)} · ${g(`card-${id}.title`)}`,
    text: g(`card-${id}.text`), number: print.points, rule: `${print.faction}-abilities`, ...(now ? { now } : {}),
  };
}
