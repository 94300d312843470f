import { describe, expect, it } from "vitest";
import { LEAST, Look, MOST, type Place } from "../src/print/look.svelte";

const FRAME = { x: -100, y: 0, width: 400, height: 200 };

function look(width: number, height: number, place: Partial<Place> = {}): Look {
  const made = new Look(() => ({ frame: FRAME, aside: 0, pad: 0, hangs: false, ...place }));
  made.width = width;
  made.height = height;
  return made;
}

/** Where a point of the drawing stands on the screen. */
const at = (l: Look, x: number, y: number) => [l.left + (x - FRAME.x) * l.scale, l.top + (y - FRAME.y) * l.scale];

describe("a look at a drawing", () => {
  it("fits it into the room, in the middle", () => {
    const wide = look(1000, 300);
    expect([wide.scale, wide.left, wide.top]).toEqual([1.5, 200, 0]);
    expect(look(400, 1000).top).toBe(400);
  });
  it("keeps room free beside and above it", () => {
    expect(look(1000, 1000, { aside: 100 }).wide).toBe(800);
    expect(look(1000, 220, { pad: 10 }).high).toBe(200);
  });
  it("shows the core of it on a narrow screen, all of it on a wide one", () => {
    const core = { x: 50, width: 200 };
    const narrow = look(400, 900, { core });
    expect(narrow.scale).toBe(2);
    expect(at(narrow, 50, 0)[0]).toBe(200);
    expect(look(1000, 900, { core }).scale).toBe(2.5);
  });
  it("hangs it from the upper edge where it should", () => {
    expect(look(400, 900, { hangs: true }).top).toBe(0);
    expect(look(400, 900, { hangs: false }).top).toBe(350);
  });
  it("keeps what is under the pointer there when it zooms", () => {
    for (const hangs of [false, true]) {
      const l = look(800, 450, { hangs });
      const before = [300, 200].map((p, i) => (p - (i ? l.top : l.left)) / l.scale);
      l.zoomTo(1.6, 300, 200);
      const after = at(l, before[0]! + FRAME.x, before[1]! + FRAME.y);
      expect(after[0]).toBeCloseTo(300);
      expect(after[1]).toBeCloseTo(200);
    }
  });
  it("zooms from half to double and no further", () => {
    const l = look(800, 400);
    l.zoomTo(9);
    expect(l.zoom).toBe(MOST);
    l.zoomTo(0.01);
    expect(l.zoom).toBe(LEAST);
  });
  it("cannot be moved out of sight, and fits again", () => {
    const l = look(800, 400);
    l.nearer(2);
    l.move(-9999, 9999);
    expect(l.part.width).toBeGreaterThan(0);
    expect(l.shift).toEqual({ x: -480, y: 280 });
    l.fitAgain();
    expect(l.part).toEqual(FRAME);
  });
  it("brings a point into the middle, and knows what is seen", () => {
    const l = look(800, 400);
    l.nearer(2);
    l.centre(150, 90);
    const [x, y] = at(l, 150, 90);
    expect(x).toBeCloseTo(400);
    expect(y).toBeCloseTo(200);
    expect(l.part.width).toBeCloseTo(200);
    expect(l.part.x).toBeCloseTo(50);
  });
  it("opens as near as it can be read, and shows the whole when asked", () => {
    const l = look(200, 200, { close: 1.5 });
    expect([l.scale, l.near]).toEqual([1.5, true]);
    l.turnAt(0, 0);
    expect([l.scale, l.near, l.part]).toEqual([0.5, false, FRAME]);
    l.height = 60;
    expect(l.part).toEqual(FRAME);
    l.turnAt(0, 0);
    expect(l.scale).toBe(1.5);
    expect(look(1000, 900, { close: 1.5 }).scale).toBe(2.5);
  });
  it("zooms on from the whole", () => {
    const l = look(200, 200, { close: 1.5 });
    l.fitAgain();
    l.nearer(1.2);
    expect(l.scale).toBeCloseTo(0.6);
    l.zoomTo(0);
    expect(l.scale).toBeCloseTo(0.5 * LEAST);
  });
  it("brings a part into sight and moves no more than that takes", () => {
    const l = look(200, 200, { close: 1 });
    const open = l.part;
    l.bring({ x: open.x + 20, y: open.y + 20, width: 20, height: 20 });
    expect(l.part).toEqual(open);
    l.bring({ x: -100, y: 0, width: 20, height: 20 });
    expect([l.part.x, l.part.width]).toEqual([-100, 200]);
    l.bring({ x: -100, y: 0, width: 400, height: 200 });
    expect(l.part.x).toBe(0);
  });
  it("has nothing to bring where everything is seen", () => {
    const l = look(800, 400);
    l.bring({ x: -100, y: 0, width: 1, height: 1 });
    expect(l.shift).toEqual({ x: 0, y: 0 });
  });
});
