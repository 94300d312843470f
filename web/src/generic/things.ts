/** A View as things on a table: what its values are, which of them stand for points, whose they are. No rules, no looks. */

import type { Say } from "$lib/board";
import type { Plane, Shape, Shapes } from "$lib/generated/protocol";

/** A point of an axis, as moves and words call it: `card:portal`. */
export type Point = string;

interface Named {
  /** The field it is told in; empty: an entry of a list. */
  label: string;
  /** What it stands for by its place: the entry of a list that has one for each point. */
  at: Point | null;
  /** Where the View wants it drawn; empty: it does not say. */
  lies: string;
}
export type Thing = Named &
  (
    | { is: "number"; n: number }
    | { is: "seat"; seat: number }
    | { is: "flag"; on: boolean }
    | { is: "text"; text: string }
    | { is: "say"; say: Say }
    | { is: "point"; point: Point }
    /** It lies there face down. */
    | { is: "back" }
    /** `cards`: of things that lie there one by one, so that one sees where they are missing. */
    | { is: "list"; by: string; cards: boolean; things: readonly Thing[] }
    | { is: "record"; things: readonly Thing[] }
  );
export type Listed = Extract<Thing, { is: "list" }>;
export type Recorded = Extract<Thing, { is: "record" }>;

/** Numbers that are seats where the View does not say so: their field is called like this. */
const SEATS = new Set(["seat", "owner"]);
const HANDS = new Set(["hand", "hands"]);
const LETTERS = "abcdefgh";
export const SEAT = "seat";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a View by its shape. */
export class Reader {
  private readonly axes: ReadonlyMap<string, Plane>;

  constructor(readonly shapes: Shapes) {
    this.axes = new Map(shapes.axes.map((axis) => [axis.name, axis]));
  }

  plane(name: string): Plane | undefined {
    return this.axes.get(name);
  }

  /** A point of one of these axes, by its id. */
  private pointOf(axes: readonly string[], id: string): Point | null {
    if (axes.some((name) => id.startsWith(`${name}:`))) return id;
    const axis = axes.find((name) => this.axes.get(name)?.ids.includes(id));
    return axis === undefined ? null : `${axis}:${id}`;
  }

  /** What a value is; null: nothing is there. */
  read(shape: Shape, value: unknown, label = "", at: Point | null = null): Thing | null {
    const named = { label, at, lies: shape.lies };
    if (value === null || value === undefined) {
      const covered = label === "" && ["point", "target", "record"].includes(shape.kind);
      return covered ? { ...named, is: "back" } : null;
    }
    if (typeof value === "boolean") return { ...named, is: "flag", on: value };
    if (typeof value === "number") {
      if (shape.kind !== "seat" && !SEATS.has(label)) return { ...named, is: "number", n: value };
      return value < 0 ? null : { ...named, is: "seat", seat: value };
    }
    if (typeof value === "string") return this.text(shape, value, named);
    if (shape.kind === "say") return { ...named, is: "say", say: value as Say };
    if (shape.kind === "list" && shape.item) return this.list(shape, shape.item, value, named);
    if (shape.kind === "record" && isRecord(value)) {
      const things = shape.fields.map((field) => this.read(field, value[field.name], field.name));
      return { ...named, is: "record", things: things.filter((thing) => thing !== null) };
    }
    return null;
  }

  private text(shape: Shape, value: string, named: Named): Thing | null {
    if (value === "") return null;
    const target = value.includes(":") && this.axes.has(value.slice(0, value.indexOf(":")));
    const point = target ? value : this.pointOf(shape.axes, value);
    return point === null ? { ...named, is: "text", text: value } : { ...named, is: "point", point };
  }

  private list(shape: Shape, item: Shape, value: unknown, named: Named): Thing {
    const axis = this.axes.get(shape.by);
    const places: [unknown, Point | null][] = Array.isArray(value)
      ? value.map((entry, i) => [entry, axis?.ids[i] === undefined ? null : `${axis.name}:${axis.ids[i]}`])
      : Object.entries(value as object).map(([key, entry]) => [entry, this.pointOf(shape.axes, key)]);
    // where nothing lies there is a place all the same
    const things = places.map(([entry, at]) => this.read(item, entry, "", at) ?? nothing(at));
    const cards = item.kind === "point" || item.kind === "target";
    return { ...named, is: "list", by: shape.by, cards, things: things.filter((thing) => thing !== null) };
  }

  // ---------------------------------------------------------------- whose it is

  /** The View as things of the table and things of each seat. */
  share(view: object, seats: number): { table: Thing[]; of: Thing[][] } {
    const table: Thing[] = [];
    const of: Thing[][] = Array.from({ length: seats }, () => []);
    for (const field of this.shapes.view.fields) {
      const value = (view as Record<string, unknown>)[field.name];
      if (field.lies === "nowhere" || value === undefined) continue;
      const whose = Array.isArray(value) ? this.whose(field, value, seats) : null;
      if (!whose) {
        const thing = this.read(field, value, field.name);
        if (thing) table.push(thing);
        continue;
      }
      for (const [i, entry] of (value as unknown[]).entries()) {
        const thing = this.read(field.item!, entry, field.name);
        const mine = of[whose[i]!];
        if (!thing || !mine) continue;
        const own = thing.is === "record" ? thing.things.filter((one) => !isSelf(one, whose[i]!)) : [thing];
        const lies = thing.lies || field.lies;
        // a record of one thing is that thing; of several, each is called as the record calls it
        const alone = thing.is !== "record" || thing.things.length === 1;
        const label = alone || HANDS.has(field.name) ? field.name : null;
        mine.push(...own.map((one) => ({ ...one, label: label ?? one.label, lies: one.lies || lies })));
      }
    }
    return { table, of };
  }

  /** The seats of the entries of a list, if it has one for each. */
  private whose(field: Shape, value: readonly unknown[], seats: number): number[] | null {
    const inOrder = value.map((_, i) => i);
    if (field.by === SEAT) return inOrder;
    if (field.by !== "" || field.kind !== "list" || !field.item) return null;
    const named = value.map((entry) => (isRecord(entry) && typeof entry.seat === "number" ? entry.seat : -1));
    if (value.length > 0 && new Set(named).size === value.length && !named.includes(-1)) return named;
    // a record that is about a point is that point's
    const about = field.item.fields.some((one) => one.kind === "point" || one.kind === "target");
    const plain = ["number", "flag", "list", "record"].includes(field.item.kind) && !about && Math.max(...named) < 0;
    return value.length === seats && plain ? inOrder : null;
  }
}

const nothing = (at: Point | null): Thing | null =>
  at === null ? null : { label: "", at, lies: "", is: "record", things: [] };

const isSelf = (thing: Thing, seat: number) => thing.is === "seat" && thing.seat === seat && thing.label === "seat";

// ---------------------------------------------------------------- asked of things

/** The point a thing is about: itself, its place, or the first that a record names. */
export function subject(thing: Thing): Point | null {
  if (thing.is === "point") return thing.point;
  if (thing.at) return thing.at;
  if (thing.is === "record") return thing.things.find((one) => one.is === "point")?.point ?? null;
  return null;
}

export const seatOfPoint = (point: Point): number =>
  point.startsWith(`${SEAT}:`) ? LETTERS.indexOf(point.slice(SEAT.length + 1)) : -1;

/** Every point that lies on the table and could be clicked there. */
export function points(things: readonly Thing[], found = new Set<Point>()): Set<Point> {
  for (const thing of things) {
    if (thing.at) found.add(thing.at);
    if (thing.is === "point") found.add(thing.point);
    if (thing.is === "list" || thing.is === "record") points(thing.things, found);
  }
  return found;
}

const small = (thing: Thing) => !["list", "record", "back"].includes(thing.is);

export interface Share {
  plate: Thing[];
  hand: Thing[];
  mat: Thing[];
}
/** So many small things have room on a plate. */
const ON_PLATE = 4;

/** Where the things of a seat are drawn: hand, plate, and the rest on its mat. */
export function placed(things: readonly Thing[]): Share {
  const share: Share = { plate: [], hand: [], mat: [] };
  for (const thing of things) {
    if (thing.lies === "nowhere") continue;
    if (thing.lies === "hand" || (!thing.lies && thing.is === "list" && HANDS.has(thing.label))) share.hand.push(thing);
    else if (thing.lies === "plate") share.plate.push(thing);
    else if (!thing.lies && small(thing) && share.plate.length < ON_PLATE) share.plate.push(thing);
    else share.mat.push(thing);
  }
  return share;
}
