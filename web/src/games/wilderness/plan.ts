/** A board as a small text: ranks from the top with a slash between, one or two letters a field, dots for none, five Elements after an @. */

import { beside } from "./geometry";

export const SIDE = 11;
const FILES = "abcdefghijk";
const LETTERS = "WFGR";
const TERRAIN: Readonly<Record<string, string>> = { W: "water", F: "forest", G: "grassland", R: "rock" };
const FEWEST = 36;
const MOST = 81;
export const N_ELEMENTS = 5;

/** Letters of each field that is there, and the fields of the Elements in their order. */
export interface Plan {
  fields: ReadonlyMap<string, string>;
  elements: readonly string[];
}

export const name = (file: number, rank: number) => `${FILES[file]}${rank + 1}`;
export const terrainsOf = (letters: string) => [...letters].map((letter) => TERRAIN[letter] ?? "rock");
/** All brushes of an edition: single terrains, or every pair of them. */
export const brushes = (letters: 1 | 2): string[] =>
  letters === 1 ? [...LETTERS] : [...LETTERS].flatMap((a, i) => [...LETTERS.slice(i + 1)].map((b) => a + b));

/** Two letters a field, if the first field that is there has two. */
export function lettersOf(plan: Plan): 1 | 2 {
  const first = plan.fields.values().next().value;
  return first !== undefined && first.length > 1 ? 2 : 1;
}

/** Null: this is not the text of a board. */
export function readPlan(text: string): Plan | null {
  const [land = "", named = ""] = text.trim().split("@", 2);
  const ranks = land.split("/");
  const doubled = ranks.some((rank) => /[WFGR]{2}/.test(rank)) && ranks.every((rank) => rank.length % 2 === 0 && pairs(rank).every((pair) => pair === ".." || (/^[WFGR]{2}$/.test(pair) && pair[0] !== pair[1])));
  const size = doubled ? 2 : 1;
  if (ranks.length > SIDE || !/^[WFGR./]+$/.test(land) || ranks.some((rank) => rank.length > SIDE * size)) return null;
  const fields = new Map<string, string>();
  ranks.forEach((rank, down) => {
    for (let file = 0; file < rank.length / size; file += 1) {
      const letters = rank.slice(file * size, (file + 1) * size);
      if (!letters.startsWith(".")) fields.set(name(file, ranks.length - 1 - down), letters);
    }
  });
  return { fields, elements: named.split(",").filter((field) => fields.has(field)).slice(0, N_ELEMENTS) };
}
const pairs = (rank: string) => rank.match(/../g) ?? [];

export function writePlan({ fields, elements }: Plan, letters: 1 | 2): string {
  const used = [...fields.keys()];
  const high = Math.max(0, ...used.map((field) => Number(field.slice(1)) - 1));
  const wide = Math.max(0, ...used.map((field) => FILES.indexOf(field[0]!)));
  const ranks = Array.from({ length: high + 1 }, (_, down) =>
    Array.from({ length: wide + 1 }, (_, file) => fields.get(name(file, high - down)) ?? ".".repeat(letters)).join(""),
  );
  return ranks.join("/") + (elements.length > 0 ? `@${elements.join(",")}` : "");
}

/** What the board still lacks; message ids. */
export function lacks({ fields, elements }: Plan): string[] {
  const found: string[] = [];
  if (fields.size < FEWEST || fields.size > MOST) found.push("board-plan-size");
  if (!hangsTogether(fields)) found.push("board-plan-apart");
  if (elements.length < N_ELEMENTS) found.push("board-plan-elements");
  return found;
}

function hangsTogether(fields: ReadonlyMap<string, string>): boolean {
  const first = fields.keys().next().value;
  if (first === undefined) return true;
  const met = new Set([first]);
  const todo = [first];
  for (let field = todo.pop(); field !== undefined; field = todo.pop()) {
    for (const direction of ["north", "east", "south", "west"]) {
      const next = beside(field, direction);
      if (fields.has(next) && !met.has(next)) {
        met.add(next);
        todo.push(next);
      }
    }
  }
  return met.size === fields.size;
}
