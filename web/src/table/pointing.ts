/** Where a teacher points: the things on the screen behind `hex:2,-1`, `zone:hand`, `at:deck:0`. */

import type { Choice } from "./choice.svelte";

const ZONES: Record<string, string> = {
  board: ".bands .board",
  hand: ".south .hand",
  prompt: ".prompt .plain, .prompt",
  own: ".south .mine",
  others: ".north .plates",
  beside: ".south .beside",
  log: ".side",
  tools: ".tools",
  stamp: ".read .stamp, .prompt .plain .stamp",
};

const visible = (element: Element): boolean => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
};
const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].filter(visible);

/** What can be clicked comes before what merely lies there, and before that what leads to one of the answers asked for. */
export function placesOf(point: string, choice: Choice, root: ParentNode, right: readonly number[] = []): Element[] {
  const [kind, name = ""] = point.split(/:(.*)/s);
  if (kind === "zone")
    return (ZONES[name] ?? "")
      .split(", ")
      .flatMap((one) => (one ? all(root, one) : []))
      .slice(0, 1);
  if (kind === "verb") {
    const standing = choice.placesOfVerb(name).filter(visible);
    return (standing.length > 0 ? standing : all(root, `.prompt [data-verb="${CSS.escape(name)}"]`)).slice(0, 1);
  }
  if (kind === "move") return all(document, `.chooser [data-move="${CSS.escape(name)}"]`);
  const called = CSS.escape(kind === "at" ? name : point);
  const marked = kind === "at" ? [] : choice.placesOf(point.split("&")).filter(visible);
  if (marked.some((element) => element.hasAttribute("data-selected"))) return [];
  const legal = marked.filter((element) => element.hasAttribute("data-legal"));
  const leading = legal.filter((element) => choice.leadsTo(element, right));
  if (legal.length > 0) return [...leading, ...legal].slice(0, 1);
  const lying = all(root, `[data-anchor="${called}"], [data-place="${called}"]`);
  return (lying.length > 0 ? lying : marked).slice(0, 1);
}
