/** A hover card stands beside its thing and covers what may be clicked only if there is no other place. */

import { describe, expect, test } from "vitest";
import { beside, distance, HARDLY, NEVER, UNWILLINGLY, type Box } from "../src/table/beside";

const PAGE = { width: 1280, height: 720 };
const SLIP = { width: 280, height: 180 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const placed = (thing: Box, kept: { box: Box; weight: number }[] = [], slip = SLIP) => {
  const { left, top } = beside(thing, slip, PAGE, kept);
  return box(left, top, slip.width, slip.height);
};
const covers = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const inside = (one: Box) => one.left >= 0 && one.top >= 0 && one.right <= PAGE.width && one.bottom <= PAGE.height;

describe("the hover card", () => {
  test("stands next to its thing where the page is empty", () => {
    const thing = box(600, 300, 80, 80);
    const card = placed(thing);
    expect(covers(card, thing)).toBe(false);
    expect(distance(card, thing)).toBeLessThanOrEqual(20);
  });

  test("stays on the page in every corner and never covers its thing", () => {
    for (const thing of [
      box(0, 0, 60, 60),
      box(1220, 0, 60, 60),
      box(0, 660, 60, 60),
      box(1220, 660, 60, 60),
      box(300, 20, 700, 640),
    ]) {
      const card = placed(thing);
      expect(inside(card)).toBe(true);
      expect(covers(card, thing)).toBe(false);
    }
  });

  test("leaves the prompt above a hand free, and the cards beside it", () => {
    const hand = Array.from({ length: 10 }, (_, i) => box(20 + i * 100, 580, 92, 130));
    const prompt = box(380, 500, 400, 48);
    const card = placed(hand[2]!, [
      { box: prompt, weight: NEVER },
      ...hand.filter((_, i) => i !== 2).map((one) => ({ box: one, weight: HARDLY })),
    ]);
    expect(covers(card, prompt)).toBe(false);
    expect(hand.some((one) => covers(card, one))).toBe(false);
  });

  test("goes farther away sooner than over something that may be clicked", () => {
    const thing = box(600, 300, 80, 80);
    const ring = [box(400, 100, 500, 190), box(400, 390, 500, 200), box(380, 100, 210, 490), box(690, 100, 300, 490)];
    const card = placed(
      thing,
      ring.map((one) => ({ box: one, weight: UNWILLINGLY })),
    );
    expect(ring.some((one) => covers(card, one))).toBe(false);
  });

  test("where all is full it covers what is worth least", () => {
    const thing = box(600, 300, 80, 80);
    const left = box(0, 0, 640, 720);
    const right = box(640, 0, 640, 720);
    const card = placed(thing, [
      { box: left, weight: NEVER },
      { box: right, weight: UNWILLINGLY },
    ]);
    expect(covers(card, left)).toBe(false);
  });
});
