/** Motion shows what happened: things travel from where they were to where they are.
 *
 * The frame takes a `picture` of all anchored things before the view changes and calls `settle` after it has. Boards may
 * call `travel`, `turn`, `drop` and `arc` themselves. Nothing moves with reduced motion; changed things then keep a ring for a second. */

import { motionless } from "./settings.svelte";

export const SHORT = 160;
export const MEDIUM = 260;
export const LONG = 400;
const APART = 120;
/** However many consequences there are, the whole stays under this. */
const WHOLE = 1200;
const RING = 1000;
/** So many things that go the same way were moved together. */
const CROWD = 3;
/** A shift below this is no motion worth showing. */
const STILL = 2;

const EASE_TRAVEL = "cubic-bezier(.45, .05, .2, 1)";
const EASE_DROP = "cubic-bezier(.3, 1.5, .5, 1)";
const EASE_OUT = "cubic-bezier(.2, .8, .2, 1)";

export type Spot = Element | DOMRect | string;
export type Picture = { rects: Map<string, DOMRect>; leaving: Map<string, Leaving> };
interface Leaving {
  to: string;
  rect: DOMRect;
  clone: HTMLElement;
}

function find(name: string, root: ParentNode = document): Element | null {
  const quoted = CSS.escape(name);
  return root.querySelector(`[data-anchor="${quoted}"], [data-place="${quoted}"]`);
}

/** As large as what flies, in the middle of a place: a place (an area, a pile, a hand) is no card, and nothing grows to its size. */
function middleOf(place: DOMRect, size: DOMRect): DOMRect {
  const scale = Math.min(1, place.width / size.width, place.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  const [left, top] = [place.left + (place.width - width) / 2, place.top + (place.height - height) / 2];
  return new DOMRect(left, top, width, height);
}

function rectOf(spot: Spot): DOMRect | null {
  if (typeof spot === "string") return find(spot)?.getBoundingClientRect() ?? null;
  return spot instanceof Element ? spot.getBoundingClientRect() : spot;
}

/** Milliseconds to wait before the i-th of n consequences. */
export function later(i: number, n = 6): number {
  return n > 6 ? (i * (WHOLE - LONG)) / n : i * APART;
}

async function run(element: Element, frames: Keyframe[], duration: number, easing: string, delay = 0): Promise<void> {
  if (motionless()) return;
  const animation = element.animate(frames, { duration, easing, delay, fill: "backwards" });
  try {
    await animation.finished;
  } catch {
    // The element left the page in mid-flight; where it lies now is already right.
  }
}

const shift = (from: DOMRect, to: DOMRect) => {
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = to.width > 0 ? from.width / to.width : 1;
  return { dx, dy, scale };
};

/** From `from` to its own place (or `to`): a straight path, a slight turn, the shadow grows in the middle. */
export function travel(element: Element, from: Spot, to: Spot = element, delay = 0): Promise<void> {
  const [start, end, own] = [rectOf(from), rectOf(to), element.getBoundingClientRect()];
  if (!start || !end) return Promise.resolve();
  const a = shift(start, own);
  const b = shift(end, own);
  const turn = Math.sign(b.dx - a.dx) * 3;
  const middle = `translate(${(a.dx + b.dx) / 2}px, ${(a.dy + b.dy) / 2}px) scale(${(a.scale + b.scale) / 2 + 0.06}) rotate(${turn}deg)`;
  return run(
    element,
    [
      { transform: `translate(${a.dx}px, ${a.dy}px) scale(${a.scale})`, zIndex: 40 },
      { transform: middle, filter: "drop-shadow(0 14px 12px rgb(0 0 0 / .3))", zIndex: 40 },
      { transform: `translate(${b.dx}px, ${b.dy}px) scale(${b.scale})`, zIndex: 40 },
    ],
    MEDIUM,
    EASE_TRAVEL,
    delay,
  );
}

/** Turn up round the upright axis (`long`: round the long one). */
export function turn(element: Element, axis: "upright" | "long" = "upright", delay = 0): Promise<void> {
  const rotate = axis === "upright" ? "rotateY" : "rotateX";
  return run(
    element,
    [{ transform: `perspective(600px) ${rotate}(90deg)` }, { transform: `perspective(600px) ${rotate}(0)` }],
    MEDIUM,
    EASE_OUT,
    delay,
  );
}

/** Land from 130 % of the size with a small bounce. */
export function drop(element: Element, delay = 0): Promise<void> {
  return run(
    element,
    [
      { transform: "scale(1.3)", opacity: 0 },
      { transform: "scale(1)", opacity: 1 },
    ],
    MEDIUM,
    EASE_DROP,
    delay,
  );
}

/** Fly in an arc from another place: a seal that changes sides. */
export function arc(element: Element, from: Spot, delay = 0): Promise<void> {
  const start = rectOf(from);
  if (!start) return Promise.resolve();
  const { dx, dy } = shift(start, element.getBoundingClientRect());
  const side = Math.max(24, Math.hypot(dx, dy) / 4);
  const frames = [0, 0.25, 0.5, 0.75, 1].map((t) => ({
    transform: `translate(${dx * (1 - t) + side * Math.sin(Math.PI * t)}px, ${dy * (1 - t)}px) scale(${1 + 0.25 * Math.sin(Math.PI * t)})`,
    zIndex: 41,
  }));
  return run(element, frames, LONG, EASE_TRAVEL, delay);
}

/** Where everything anchored lies now, with a copy of what says where it would leave to. */
export function picture(root: ParentNode): Picture {
  const rects = new Map<string, DOMRect>();
  const leaving = new Map<string, Leaving>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-anchor], [data-place]")) {
    const name = element.dataset.anchor ?? element.dataset.place!;
    const rect = element.getBoundingClientRect();
    if (rect.width === 0) continue;
    rects.set(name, rect);
    const to = element.dataset.leave;
    if (to && !motionless()) leaving.set(name, { to, rect, clone: element.cloneNode(true) as HTMLElement });
  }
  return { rects, leaving };
}

/** Let everything that moved travel from its old place; new things come from `data-from` or land; lost ones fly away. */
export function settle(root: ParentNode, before: Picture): void {
  const moved: { element: HTMLElement; from: DOMRect }[] = [];
  const fresh: HTMLElement[] = [];
  const present = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-anchor]")) {
    const name = element.dataset.anchor!;
    present.add(name);
    const now = element.getBoundingClientRect();
    if (now.width === 0) continue;
    const start = before.rects.get(element.dataset.from ?? "");
    const old = before.rects.get(name) ?? (start && middleOf(start, now));
    if (!old) fresh.push(element);
    else if (Math.hypot(old.left - now.left, old.top - now.top) > STILL) moved.push({ element, from: old });
  }
  if (motionless()) {
    for (const element of [...alone(moved), ...fresh]) ring(element);
    return;
  }
  const n = moved.length + fresh.length;
  moved.forEach(({ element, from }, i) => {
    const delay = element.dataset.after === undefined ? 0 : later(i, n);
    void (element.dataset.travel === "arc" ? arc(element, from, delay) : travel(element, from, element, delay));
  });
  fresh.forEach((element, i) => {
    if (element.dataset.enter === "drop") void drop(element, later(i, n));
    else if (element.dataset.enter === "turn") void turn(element);
  });
  for (const [name, gone] of before.leaving) if (!present.has(name)) flyAway(gone);
}

/** Things that moved by themselves: what lies on a row that scrolled moved with it, all by the same way. */
function alone(moved: readonly { element: HTMLElement; from: DOMRect }[]): HTMLElement[] {
  const ways = moved.map(({ element, from }) => {
    const now = element.getBoundingClientRect();
    return `${Math.round(now.left - from.left)} ${Math.round(now.top - from.top)}`;
  });
  const many = (way: string) => ways.filter((other) => other === way).length >= CROWD;
  return moved.filter((_, i) => !many(ways[i]!)).map(({ element }) => element);
}

function flyAway({ to, rect, clone }: Leaving): void {
  const place = rectOf(to);
  if (!place) return;
  const end = middleOf(place, rect);
  clone.removeAttribute("data-anchor");
  clone.setAttribute("aria-hidden", "true");
  clone.inert = true;
  Object.assign(clone.style, {
    position: "fixed",
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
  });
  document.body.append(clone);
  void travel(clone, rect, end).then(() => clone.remove());
}

function ring(element: HTMLElement): void {
  element.classList.add("changed");
  setTimeout(() => element.classList.remove("changed"), RING);
}

/** Is anything that comes to an end still moving? */
export function stillMoving(root: Element): boolean {
  return root.getAnimations({ subtree: true }).some((animation) => {
    const timing = animation.effect?.getComputedTiming();
    return animation.playState === "running" && timing?.iterations !== Infinity;
  });
}

/** Clicking during a motion finishes it. */
export function finishAll(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    const timing = animation.effect?.getComputedTiming();
    if (timing && timing.iterations !== Infinity) animation.finish();
  }
}
