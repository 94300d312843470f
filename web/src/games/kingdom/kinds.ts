/** What tells the kinds of cards apart: sign, cut edge; pattern and colours carry the name of the kind. */

import banner from "icon:vertical-banner";
import chest from "icon:open-treasure-chest";
import crown from "icon:crown-coin";
import meteor from "icon:burning-meteor";
import skull from "icon:dread-skull";
import spyglass from "icon:spyglass";
import temple from "icon:greek-temple";
import tower from "icon:stone-tower";
import type { EdgeName } from "$print/patterns";
import type { Id } from "./game";

export const KINDS = [
  "structure",
  "company",
  "masterpiece",
  "discovery",
  "treasure",
  "menace",
  "advisor",
  "calamity",
] as const;
export type Kind = (typeof KINDS)[number];
/** The four that count: completed cards have one of them. */
export const TYPES = ["structure", "company", "masterpiece", "discovery"] as const;
export type Type = (typeof TYPES)[number];

export const SIGNS: Readonly<Record<Kind, string>> = {
  structure: tower,
  company: banner,
  masterpiece: temple,
  discovery: spyglass,
  treasure: chest,
  menace: skull,
  advisor: crown,
  calamity: meteor,
};

export const EDGES: Readonly<Record<Kind, EdgeName>> = {
  structure: "crenels",
  company: "pennants",
  masterpiece: "scallops",
  discovery: "wavy",
  treasure: "ticket",
  menace: "shards",
  advisor: "saw",
  calamity: "shards",
};

/** The letters of the signs, in the order of amounts in views. */
export const LETTERS = ["M", "P", "G", "E", "K", "S"] as const;
export type Letter = (typeof LETTERS)[number];
export const RESOURCES = ["materials", "population", "gold", "exploration", "krystallium", "soldiers"] as const;
export type Resource = (typeof RESOURCES)[number];
/** The resources that are cubes, in the same order. */
export const CUBES: readonly Id<"resource">[] = RESOURCES.filter((resource) => resource !== "soldiers");

export const letterOf = (resource: Resource | null): Letter =>
  LETTERS[RESOURCES.indexOf(resource ?? "materials")] ?? "M";
export const resourceOf = (letter: Letter): Resource => RESOURCES[LETTERS.indexOf(letter)]!;

/** `3M 1P` -> M, M, M, P. */
export function spell(amounts: string): Letter[] {
  return [...amounts.matchAll(/(\d+)([MPGEKS])/g)].flatMap(([, n, letter]) =>
    Array.from({ length: Number(n) }, () => letter as Letter),
  );
}

/** Amounts by resource -> letters. */
export const spread = (amounts: readonly number[]): Letter[] =>
  amounts.flatMap((n, i) => Array.from({ length: Math.max(n, 0) }, () => LETTERS[i]!));
