/** How things look that nobody has drawn: the same ink, pattern and edge for the same kind, always. */

import type { EdgeName, PatternName } from "$print/patterns";

const PATTERNS: readonly PatternName[] = [
  "rays",
  "waves",
  "scales",
  "chevrons",
  "rings",
  "bricks",
  "lozenges",
  "meridians",
];
const EDGES: readonly EdgeName[] = ["scallops", "saw", "wavy", "pennants", "ticket", "crenels"];
/** Inks of the print shop: `--print-1` and its deep tone. */
export const INKS = 6;

/** A small number from a text, the same on every machine. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 16777619) >>> 0;
  return h;
}

export interface Print {
  ink: string;
  deep: string;
  pattern: PatternName;
  edge: EdgeName;
}
export function printOf(kind: string): Print {
  const h = hash(kind);
  const ink = (h % INKS) + 1;
  return {
    ink: `var(--print-${ink})`,
    deep: `var(--print-${ink}-deep)`,
    pattern: PATTERNS[(h >>> 5) % PATTERNS.length]!,
    edge: EDGES[(h >>> 9) % EDGES.length]!,
  };
}

/** The first letter of a name, as it is cut into the plate. */
export const initial = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0]?.toLocaleUpperCase() ?? "";

/** A letter as the picture of a card, in units of 512. */
export const letterCut = (name: string): string =>
  `<text x="256" y="420" text-anchor="middle" font-family="Grenze, Georgia, serif" font-weight="700" font-size="500">${initial(name)}</text>`;

/** A cross of four diamonds: the sign of cards that have no other. */
export const SIGN =
  '<path d="M256 20l90 116-90 116-90-116zM256 260l90 116-90 116-90-116zM20 256l116-90 100 90-100 90zM492 256l-116-90-100 90 100 90z"/>';
