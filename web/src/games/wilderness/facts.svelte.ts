/** What is printed on the cards: read once from the catalogue, so that a box with other values shows other values. */

import { api } from "$lib/api";
import type { Item } from "$lib/generated/protocol";
import { boxOf } from "$lib/words.svelte";
import type { Terrain } from "./kinds";

export interface Print {
  common: boolean;
  dots: number;
  dice: number;
  speed: number;
  endurance: number;
  terrains: Terrain[];
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
    terrains: Array.isArray(facts["terrains"]) ? (facts["terrains"] as Terrain[]) : [],
    passes: facts["passes"] === true,
    other: number(facts["water_speed"]) || number(facts["sprint_speed"]),
  };
}

/** One row of the table of faces: what blank square, hole and triangle give. */
export interface DieRow {
  name: "drop" | "circle" | "sun" | "flame" | "epic";
  values: readonly number[];
  /** It says yes or no. */
  yes: boolean;
}
/** Triangles wound, holes do so when they are paid for. */
const DROP: DieRow = { name: "drop", values: [0, 1, 1], yes: false };

export function dieOf(item: Item | undefined): DieRow[] {
  const row = (name: DieRow["name"], yes: boolean): DieRow => {
    const values = item?.facts[name];
    return { name, values: Array.isArray(values) ? values.map(number) : [0, 0, 0], yes };
  };
  return [DROP, row("circle", true), row("sun", false), row("flame", false), row("epic", true)];
}

/** The text of a board of the box. */
export function boardText(item: Item | undefined): string {
  const [lines, elements] = [item?.facts["fields"], item?.facts["elements"]];
  if (!Array.isArray(lines) || !Array.isArray(elements)) return "";
  const ranks = lines as string[];
  return `v2x${ranks[0]!.length > ranks.length ? 2 : 1}:${ranks.join("/")}@${(elements as string[]).join(",")}`;
}

let boards: ReadonlyMap<string, string> = $state.raw(new Map());
let prints: ReadonlyMap<string, Print> = $state.raw(new Map());
let die: readonly DieRow[] = $state.raw([DROP]);
/** The box that was read last, by its name. */
let read = "";

function clear(): void {
  boards = new Map();
  prints = new Map();
  die = [DROP];
}

/** Read the catalogue of what is played with, once. */
export function readBox(): void {
  const name = boxOf("wilderness");
  if (read === name) return;
  if (read) clear();
  read = name;
  api.catalogue<"wilderness">(name).then(
    ({ items }) => {
      if (read !== name) return;
      boards = new Map(
        items.filter((item) => item.kind === "board").map((item) => [item.key.slice("board-".length), boardText(item)]),
      );
      die = dieOf(items.find((item) => item.kind === "die"));
      prints = new Map(
        items
          .filter((item) => item.kind === "common" || item.kind === "supernatural")
          .map((item) => [item.key.slice("card-".length), printOf(item)]),
      );
    },
    () => {
      if (read === name) read = "";
    },
  );
}

const BLANK: Print = { common: true, dots: 0, dice: 0, speed: 0, endurance: 0, terrains: [], passes: false, other: 0 };

/** The print of an animal; blank until the catalogue has come. */
export const printed = (card: string): Print => prints.get(card) ?? BLANK;

/** The table of the die's faces. */
export const dieRows = (): readonly DieRow[] => die;

/** The board of an edition as a small text; empty until the catalogue has come. */
export const usualBoard = (edition: string): string =>
  boards.get(edition === "collector" ? "collector" : "travel") ?? "";
