/** The keys that do something now: read off the page, so that no list can be out of date. */

export interface Valid {
  /** As they stand on the key caps. */
  keys: string[];
  text: string;
}

const WITH_KEY = "[aria-keyshortcuts], :has(> kbd)";
const OWNER = "button, a, [role=button], summary, label";

/** What a thing is called without its key cap and its marks. */
function nameOf(thing: Element): string {
  const named = thing.getAttribute("aria-label");
  if (named) return named.trim();
  const copy = thing.cloneNode(true) as Element;
  for (const beside of copy.querySelectorAll("kbd, small, em, svg, style")) beside.remove();
  return (copy.textContent ?? "").replace(/\s+/gu, " ").trim();
}

const works = (thing: Element) =>
  !thing.matches(":disabled, [aria-disabled=true], [inert] *, [aria-hidden=true], [aria-hidden=true] *");

/** Of all that can be seen below `root`, each key once, in the order of the page. */
export function validKeys(root: ParentNode, seen = (thing: Element) => thing.checkVisibility()): Valid[] {
  const found = new Map<string, Valid>();
  for (const at of root.querySelectorAll(WITH_KEY)) {
    const thing = at.closest(OWNER) ?? at;
    if (!works(thing) || !seen(thing)) continue;
    const cap = thing.getAttribute("aria-keyshortcuts") ?? at.querySelector(":scope > kbd")?.textContent?.trim() ?? "";
    const text = nameOf(thing);
    if (cap && text && !found.has(cap)) found.set(cap, { keys: cap.split(" "), text });
  }
  return [...found.values()];
}
