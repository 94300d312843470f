/** The map of a View: the cells of an axis that lies in the plane, what is in them and what stands on them. */

import type { Plane } from "$lib/generated/protocol";
import { subject, type Point, type Thing } from "./things";

export interface Cell {
  point: Point;
  x: number;
  y: number;
  /** What the cell itself is. */
  ground: Thing[];
  /** What stands there, and whose it is. */
  pieces: { thing: Thing; seat: number | null }[];
}
export interface Chart {
  axis: string;
  form: "hexes" | "grid";
  cells: Cell[];
}
export interface Spread {
  chart: Chart | null;
  /** What does not lie on the map. */
  rest: Thing[];
  restOf: Thing[][];
}

const inPlane = (point: Point | null, axis: string) => point?.startsWith(`${axis}:`) ?? false;

/** The point of the map at which a record stands. */
function placeOf(thing: Thing, axis: string): Point | null {
  if (thing.at && inPlane(thing.at, axis)) return thing.at;
  if (thing.is === "point") return inPlane(thing.point, axis) ? thing.point : null;
  if (thing.is !== "record") return null;
  const found = thing.things.find((one) => one.is === "point" && inPlane(one.point, axis));
  return found ? subject(found) : null;
}

/** A record without the point where it stands. */
function without(thing: Thing, axis: string): Thing {
  if (thing.is !== "record") return thing;
  const stays = thing.things.findIndex((one) => one.is === "point" && inPlane(one.point, axis));
  return stays < 0 ? thing : { ...thing, things: thing.things.filter((_, i) => i !== stays) };
}

/** Cells and what lies on them, taken out of the things of the table and of the seats. */
export function spread(planes: readonly Plane[], table: readonly Thing[], of: readonly Thing[][]): Spread {
  const plane = planes.find((one) => one.form !== "line" && mentions([...table, ...of.flat()], one.name));
  if (!plane) return { chart: null, rest: [...table], restOf: of.map((things) => [...things]) };
  const axis = plane.name;
  const cells = new Map<Point, Cell>();
  for (const [i, id] of plane.ids.entries()) {
    const [x, y] = plane.places[i]!;
    cells.set(`${axis}:${id}`, { point: `${axis}:${id}`, x, y, ground: [], pieces: [] });
  }
  const shown = new Set<Point>();
  let told = false;
  /** Something is told of every point there is. */
  let whole = false;

  /** Puts a thing on the map; what cannot lie there comes back. */
  const put = (thing: Thing, seat: number | null): Thing | null => {
    if (thing.is === "list") {
      if (thing.by === axis) whole = true;
      const places = thing.things.map((one) => placeOf(one, axis));
      const here = places.filter((place) => place !== null);
      if (here.length === 0) return thing;
      const everyCell = new Set(here).size === here.length && here.length === thing.things.length && isGround(thing);
      for (const [i, one] of thing.things.entries()) {
        const cell = places[i] === null ? undefined : cells.get(places[i]!);
        if (!cell) continue;
        if (everyCell) {
          told = true;
          shown.add(cell.point);
          const ground = without({ ...one, label: one.label || thing.label }, axis);
          // whose it is stands there as a piece
          const parts = ground.is === "record" ? ground.things : [ground];
          for (const part of parts) {
            if (part.is === "seat") cell.pieces.push({ thing: part, seat: part.seat });
            else cell.ground.push(part);
          }
        } else
          cell.pieces.push({
            thing: without({ ...one, label: one.label || thing.label }, axis),
            seat: seat ?? seatIn(one),
          });
      }
      const left = thing.things.filter((_, i) => places[i] === null);
      return left.length > 0 ? { ...thing, things: left } : null;
    }
    const place = placeOf(thing, axis);
    const cell = place === null ? undefined : cells.get(place);
    if (!cell) return thing;
    cell.pieces.push({ thing: without(thing, axis), seat: seat ?? seatIn(thing) });
    return null;
  };
  const isGround = (thing: Extract<Thing, { is: "list" }>) =>
    thing.things.every((one) => one.at !== null) || thing.things.length * 2 > plane.ids.length;

  const rest = table.map((thing) => put(thing, null)).filter((thing) => thing !== null);
  const restOf = of.map((things, seat) => things.map((thing) => put(thing, seat)).filter((thing) => thing !== null));
  const all = [...cells.values()].filter((cell) => !told || whole || shown.has(cell.point) || cell.pieces.length > 0);
  return { chart: { axis, form: plane.form as Chart["form"], cells: all }, rest, restOf };
}

const seatIn = (thing: Thing): number | null => {
  if (thing.is === "seat") return thing.seat;
  if (thing.is !== "record") return null;
  const found = thing.things.find((one) => one.is === "seat");
  return found?.is === "seat" ? found.seat : null;
};

/** Does anything here lie on this axis? */
function mentions(things: readonly Thing[], axis: string): boolean {
  return things.some(
    (thing) =>
      placeOf(thing, axis) !== null || (thing.is === "list" && thing.things.some((one) => placeOf(one, axis) !== null)),
  );
}
