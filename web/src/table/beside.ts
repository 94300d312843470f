/** Where a slip of paper finds room: beside what it speaks of, over as little as possible of what is looked at or clicked. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something on the page, and how bad it would be to cover it. */
export interface Kept {
  box: Box;
  weight: number;
}

/** What must never be covered, what hardly ever, and what only if there is no other place. */
export const NEVER = 1e8;
export const HARDLY = 1e6;
export const UNWILLINGLY = 1e4;
/** A single thing at hand is let alone sooner than being near. */
export const RATHER_NOT = 400;

const STEP = 16;
export const GAP = 12;
export const MARGIN = 8;

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

/** How far apart two boxes are. */
export function distance(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right);
  const down = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(across, down);
}

/** Places worth trying along one side of the page: those that line up with the thing, and a raster. */
function stops(from: number, to: number, wished: number[]): number[] {
  if (to < from) return [from];
  const raster = Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, i) => from + i * STEP);
  return [...wished.map((one) => between(from, one, to)), ...raster, to];
}

/** The upper left corner for a slip of this size. What is covered counts first, then how near it is to the thing. */
export function beside(
  thing: Box,
  size: { width: number; height: number },
  page: { width: number; height: number },
  kept: readonly Kept[],
): { left: number; top: number } {
  const { width, height } = size;
  const middle = (thing.left + thing.right - width) / 2;
  const lefts = stops(MARGIN, page.width - MARGIN - width, [
    thing.right + GAP,
    thing.left - GAP - width,
    middle,
    thing.left,
  ]);
  const tops = stops(MARGIN, page.height - MARGIN - height, [
    thing.top,
    thing.top - GAP - height,
    thing.bottom + GAP,
    thing.bottom - height,
  ]);
  const near: Box = {
    left: thing.left - GAP,
    top: thing.top - GAP,
    right: thing.right + GAP,
    bottom: thing.bottom + GAP,
  };
  let best = { left: lefts[0]!, top: tops[0]! };
  let least = Infinity;
  for (const left of lefts) {
    for (const top of tops) {
      const box = { left, top, right: left + width, bottom: top + height };
      let cost = distance(box, near) + 0.02 * Math.abs(left - lefts[0]!) + 0.02 * Math.abs(top - tops[0]!);
      if (cost >= least) continue;
      for (const { box: other, weight } of [{ box: thing, weight: NEVER }, ...kept]) {
        const area = common(box, other);
        // the area tells places apart where something has to be covered
        if (area > 0) cost += weight * (1 + area / (width * height));
        if (cost >= least) break;
      }
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

/** The text of a page's thing that is too small to be read, from here on. */
const READABLE = 12;
const plain = (text: string) => text.normalize("NFC").replace(/\s+/gu, " ").trim().toLowerCase();

/** All that can be read in a thing itself: text in a readable size, neither hidden nor cut nor covered. */
export function readIn(element: Element): string {
  const found: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (holder && node.textContent?.trim() && legible(holder, element)) found.push(node.textContent);
  }
  return plain(found.join(" "));
}

function legible(holder: Element, thing: Element): boolean {
  if (holder.closest(".sr") || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    return false;
  const scale = holder instanceof HTMLElement && holder.offsetHeight > 0 ? drawn(holder) : 1;
  if (parseFloat(getComputedStyle(holder).fontSize) * scale < READABLE) return false;
  for (let at: Element | null = holder; at && thing.contains(at); at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 2 && getComputedStyle(at).overflowY === "hidden") return false;
  const box = holder.getBoundingClientRect();
  const corners = [
    [box.left + 2, box.top + 2],
    [box.right - 2, box.bottom - 2],
  ] as const;
  return corners.every(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (thing.contains(top) || top.contains(thing));
  });
}

/** How large it is drawn of what it says it is. */
const drawn = (holder: HTMLElement) => {
  const { height } = holder.getBoundingClientRect();
  return Math.min(1, height / holder.offsetHeight);
};

/** A card has nothing to add to a thing in which one reads the same. */
export const saysItself = (element: Element, ...texts: (string | undefined)[]): boolean => {
  const read = readIn(element);
  return texts.every((text) => !text || read.includes(plain(text)));
};
