/** Searching a rulebook: rules, cards and examples, all of it here in the browser. */

import type { Block, Inline, Section } from "$lib/markdown";
import { plainText } from "$lib/markdown";
import { plain } from "$lib/plain";

export type Kind = "rule" | "card" | "example";

/** Something that can be found. */
export interface Findable {
  kind: Kind;
  title: string;
  text: string;
  /** Where it is read. */
  href: string;
  /** What it is called otherwise: in the other language. */
  also?: string;
}

export interface Hit extends Findable {
  /** A few words round what was found; empty where the title says it. */
  around: string;
}

interface Ready {
  it: Findable;
  title: string;
  all: string;
}

const MOST = 12;
const AROUND = 70;

export type Index = readonly Ready[];

export const indexOf = (entries: readonly Findable[]): Index =>
  entries.map((it) => ({ it, title: plain(it.title), all: plain(`${it.title} ${it.text} ${it.also ?? ""}`) }));

/** What holds all the words, those first whose title does. */
export function find(index: Index, query: string): Hit[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const held = index.filter((one) => words.every((word) => one.all.includes(word)));
  const rank = (one: Ready) => words.filter((word) => !one.title.includes(word)).length;
  return held
    .map((one) => ({ one, rank: rank(one) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ one, rank: missing }) => ({ ...one.it, around: missing === 0 ? "" : around(one.it.text, words) }));
}

/** The words round the first place that holds one of them. */
function around(text: string, words: readonly string[]): string {
  // accents may be letters of their own, so each letter is made plain by itself and keeps its place
  const letters = [...text];
  const bare = letters.map(plain);
  const places = words.map((word) => bare.join("").indexOf(word)).filter((place) => place >= 0);
  let at = places.length > 0 ? 0 : -1;
  for (let passed = 0; places.length > 0 && passed < Math.min(...places); at++) passed += bare[at]!.length;
  if (at < 0) return "";
  const from = Math.max(0, at - AROUND / 2);
  const to = Math.min(letters.length, at + AROUND);
  return `${from > 0 ? "…" : ""}${letters.slice(from, to).join("").trim()}${to < letters.length ? "…" : ""}`;
}

const linesOf = (block: Block): string[] => {
  switch (block.kind) {
    case "paragraph":
      return [plainText(block.inside)];
    case "list":
      return block.items.flat().flatMap(linesOf);
    case "quote":
      return block.blocks.flatMap(linesOf);
    case "table":
      return [...block.head, ...block.rows.flat()].map((cell: Inline[]) => plainText(cell));
    case "code":
      return [block.text];
    case "rule":
      return [];
  }
};

/** The sections of a page; `other`: the same page in the other language, whose words find them too. */
export function rulesOf(book: readonly Section[], other: readonly Section[]): Findable[] {
  const said = (section: Section) => section.blocks.flatMap(linesOf).join(" ");
  const elsewhere = new Map(other.map((section) => [section.id, `${plainText(section.title)} ${said(section)}`]));
  return book
    .filter((section) => section.level > 1)
    .map((section) => ({
      kind: "rule",
      title: plainText(section.title),
      text: said(section),
      href: `#${section.id}`,
      also: elsewhere.get(section.id) ?? "",
    }));
}
