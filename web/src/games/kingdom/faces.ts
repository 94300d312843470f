/** Cards in words: labels for those who do not see the print, and hover cards. */

import type { About } from "$lib/board";
import { printed, type Print } from "./facts.svelte";
import { g, type Id } from "./game";
import { RESOURCES, LETTERS, type Kind, type Letter, type Type } from "./kinds";

export const nameOfCard = (id: Id<"card">): string => g(`card-${id}`);

/** `3 materials, 1 gold` */
export function amountsInWords(letters: readonly Letter[]): string {
  return LETTERS.map((letter, i) => ({ n: letters.filter((l) => l === letter).length, resource: RESOURCES[i]! }))
    .filter(({ n }) => n > 0)
    .map(({ n, resource }) => g("board-amount", { number: n, id: resource, resource: g(`resource-${resource}`) }))
    .join(", ");
}

const per = (what: string, type: Type | null): string =>
  type ? g("board-per", { what, type: g(`type-${type}`) }) : what;

/** Everything that is printed on a card, in one line. */
export function cardInWords(print: Print): string {
  const parts: string[] = [];
  if (print.cost.length)
    parts.push(
      g(print.kind === "menace" || print.kind === "advisor" ? "board-fee" : "board-cost", {
        amounts: amountsInWords(print.cost),
      }),
    );
  if (print.bonus.length) parts.push(g("board-bonus", { amounts: amountsInWords(print.bonus) }));
  if (print.production.length)
    parts.push(g("board-yields", { amounts: per(amountsInWords(print.production), print.productionPer) }));
  if (print.points) parts.push(per(g("board-points", { number: print.points }), print.pointsPer));
  if (print.penalty) parts.push(g("board-points", { number: -print.penalty }));
  if (print.recycle.length) parts.push(g("board-recycle-gives", { amounts: amountsInWords(print.recycle) }));
  const effect = `card-${print.id}.text` as const;
  if (g.has(effect)) parts.push(g(effect));
  return parts.join(" · ");
}

export const kindInWords = (print: Print): string => g(`board-kind-${print.kind}`);

export const labelOf = (id: Id<"card">): string => {
  const print = printed(id);
  return `${nameOfCard(id)}, ${kindInWords(print)}; ${cardInWords(print)}`;
};

const RULES: { readonly [K in Kind]?: string } = {
  treasure: "treasures",
  advisor: "advisor-abilities",
  calamity: "calamities",
  menace: "menaces",
};
const MENACE_RULES: { readonly [C in Id<"card">]?: string } = {
  "giant-rat": "rats",
  vermin: "rats",
  "frost-giant": "giants",
  shadow: "shadows",
  thief: "thieves",
};

export function aboutCard(id: Id<"card">, now?: string, rule?: string): About {
  const print = printed(id);
  return {
    title: nameOfCard(id),
    kind: kindInWords(print),
    text: cardInWords(print),
    now,
    rule: rule ?? MENACE_RULES[id] ?? RULES[print.kind] ?? "planning",
  };
}
