/** What is printed on the defenders: read once from the catalogue, so that a box with other values shows other values. */

import { api } from "$lib/api";
import { pointOfItem } from "$lib/points";
import { boxOf } from "$lib/words.svelte";
import type { About } from "$lib/board";
import { g, type Id, type Item } from "./game";

export interface Print {
  id: Id<"card"> | "";
  faction: Id<"side">;
  habitat: Id<"habitat">;
  points: number;
  ability: Id<"ability"> | "";
  /** Works on, instead of once when it is revealed. */
  lasting: boolean;
  /** The first letter of the leader who brings it; empty: everybody's. */
  leader: string;
}

/** A defender in the catalogue. */
type Defender = Extract<Item, { kind: "defender" }>;

const words = (value: unknown): string => (typeof value === "string" ? value : "");

export function printOf(item: Defender): Print {
  const { faction, habitat, points, ability, timing, leader } = item.facts;
  return {
    id: pointOfItem(item.key),
    faction: words(faction) as Print["faction"],
    habitat: words(habitat) as Print["habitat"],
    points: typeof points === "number" ? points : 0,
    ability: words(ability) as Print["ability"],
    lasting: words(timing) !== "reveal",
    leader: words(leader),
  };
}

let cards: ReadonlyMap<string, Print> = $state.raw(new Map());
/** The letter on the cards that a leader brings. */
let letters: ReadonlyMap<string, string> = $state.raw(new Map());
/** The box that was read last, by its name. */
let read = "";

function clear(): void {
  cards = new Map();
  letters = new Map();
}

/** Read the catalogue of what is played with, once. */
export function readBox(): void {
  const name = boxOf("defenders");
  if (read === name) return;
  if (read) clear();
  read = name;
  api.catalogue<"defenders">(name).then(
    ({ items }) => {
      if (read !== name) return;
      letters = new Map(
        items
          .filter((item) => item.kind === "leader")
          .map((item) => [pointOfItem(item.key), words(item.facts.initial)]),
      );
      cards = new Map(
        items.filter((item) => item.kind === "defender").map((item) => [pointOfItem(item.key), printOf(item)]),
      );
    },
    () => {
      if (read === name) read = "";
    },
  );
}

const BLANK: Omit<Print, "id"> = {
  faction: "order",
  habitat: "forest",
  points: 0,
  ability: "",
  lasting: false,
  leader: "",
};

/** The print of a defender; blank until the catalogue has come. */
export const printed = (id: Print["id"]): Print => cards.get(id) ?? { id, ...BLANK };

/** The defenders that a leader brings into the deck of the faction. */
export const broughtBy = (leader: Id<"leader">, faction: Id<"side"> | "") =>
  [...cards.values()].filter(
    (print): print is Print & { id: Id<"card"> } =>
      print.id !== "" && print.leader !== "" && print.leader === letters.get(leader) && print.faction === faction,
  );

export function aboutDefender(id: Id<"card">, now?: string): About {
  const print = printed(id);
  return {
    title: g(`card-${id}`),
    kind: `${g(`side-${print.faction}`)} · ${g(`habitat-${print.habitat}`)} · ${g(`card-${id}.title`)}`,
    text: g(`card-${id}.text`),
    number: print.points,
    rule: `${print.faction}-abilities`,
    ...(now ? { now } : {}),
  };
}
