/** A board as a small text: a mark, ranks from the top with a slash between, dots for no field, five Elements after an @.
 *
 * `v2x1:` has one letter a field, `v2x2:` two. A text without a mark is read as long as it can be read in one way only. */

import type { Id, Word } from "./game";
import { beside, fileOf, rankOf } from "./geometry";
import type { FieldView, Terrain } from "./kinds";

export const SIDE = 11;
const FILES = "abcdefghijk";
const LETTERS = "WFGR";
const TERRAIN: Readonly<Record<string, Terrain>> = { W: "water", F: "forest", G: "grassland", R: "rock" };
const FEWEST = 36;
const MOST = 81;
export const N_ELEMENTS = 5;
const MARKS: Readonly<Record<1 | 2, string>> = { 1: "v2x1:", 2: "v2x2:" };

/** Letters of each field that is there, and the fields of the Elements in their order. */
export interface Plan {
  fields: ReadonlyMap<string, string>;
  elements: readonly string[];
  letters: 1 | 2;
}
/** Why a text is no board: a message id and what it speaks of. */
export interface Fault {
  id: Word;
  args: Record<string, string | number>;
}

export const name = (file: number, rank: number) => `${FILES[file]}${rank + 1}`;
export const terrainsOf = (letters: string) => [...letters].map((letter) => TERRAIN[letter] ?? "rock");
/** All brushes of an edition: single terrains, or every pair of them. */
export const brushes = (letters: 1 | 2): string[] =>
  letters === 1 ? [...LETTERS] : [...LETTERS].flatMap((a, i) => [...LETTERS.slice(i + 1)].map((b) => a + b));

export const isFault = (found: Plan | Fault): found is Fault => "id" in found;
type Wrong = Word extends infer W ? (W extends `board-plan-${infer F}` ? F : never) : never;
const fault = (id: Wrong, args: Fault["args"] = {}): Fault => ({ id: `board-plan-${id}`, args });

/** A board that may still be unfinished, or what is wrong with the text. */
export function readPlan(text: string): Plan | Fault {
  const [land = "", named = "", ...more] = text.trim().split("@");
  if (more.length > 0) return fault("two-ats");
  const colon = land.indexOf(":");
  if (colon >= 0) {
    const mark = land.slice(0, colon + 1);
    const letters = mark === MARKS[1] ? 1 : mark === MARKS[2] ? 2 : null;
    return letters ? readLand(land.slice(colon + 1), letters, named) : fault("mark", { mark });
  }
  const [one, two] = [readLand(land, 1, named), readLand(land, 2, named)];
  if (isFault(one)) return isFault(two) && land.split("/").every((rank) => rank.length <= SIDE) ? one : two;
  if (isFault(two)) return one;
  const whole = [one, two].filter((plan) => lacks(plan).length === 0);
  return whole.length === 1 ? whole[0]! : fault("two-ways");
}

function readLand(land: string, letters: 1 | 2, named: string): Plan | Fault {
  const ranks = land.split("/");
  if (ranks.length > SIDE) return fault("ranks", { number: ranks.length });
  const fields = new Map<string, string>();
  for (const [down, line] of ranks.entries()) {
    const rank = ranks.length - 1 - down;
    if (line.length % letters) return fault("half", { rank: rank + 1 });
    if (line.length > SIDE * letters) return fault("wide", { rank: rank + 1, number: line.length / letters });
    for (let file = 0; file < line.length / letters; file += 1) {
      const own = line.slice(file * letters, (file + 1) * letters);
      if (own === ".".repeat(letters)) continue;
      const odd = [...own].find((letter) => !LETTERS.includes(letter));
      if (odd !== undefined) return fault("letter", { field: name(file, rank), letter: odd });
      if (new Set(own).size < letters) return fault("alike", { field: name(file, rank) });
      fields.set(name(file, rank), own);
    }
  }
  const elements: string[] = [];
  for (const field of named ? named.split(",").map((one) => one.trim()) : []) {
    if (!fields.has(field)) return fault("element-off", { field });
    if (elements.includes(field)) return fault("element-twice", { field });
    elements.push(field);
  }
  return elements.length > N_ELEMENTS
    ? fault("element-many", { number: elements.length })
    : { fields, elements, letters };
}

export function writePlan({ fields, elements, letters }: Plan): string {
  const used = [...fields.keys()];
  const high = Math.max(0, ...used.map((field) => Number(field.slice(1)) - 1));
  const wide = Math.max(0, ...used.map((field) => FILES.indexOf(field[0]!)));
  const ranks = Array.from({ length: high + 1 }, (_, down) =>
    Array.from({ length: wide + 1 }, (_, file) => fields.get(name(file, high - down)) ?? ".".repeat(letters)).join(""),
  );
  return MARKS[letters] + ranks.join("/") + (elements.length > 0 ? `@${elements.join(",")}` : "");
}

/** What the board still lacks; message ids. */
export function lacks({ fields, elements }: Plan): Word[] {
  const found: Word[] = [];
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

/** The fields of a board as the ground draws them. */
export const planFields = ({ fields }: Plan): FieldView[] =>
  [...fields].map(([field, own]) => ({
    field: field as Id<"field">,
    rank: rankOf(field),
    file: fileOf(field),
    terrains: terrainsOf(own),
    lies: "nothing",
    seat: -1,
    card: "",
    candidates: [],
    element: "",
    copies: 0,
    price: 0,
  }));
