/** What people call the places of a table: a hex by its land and number, a crossing or a path by the hexes it touches. */

import type { Naming } from "$lib/words.svelte";
import { g, type View } from "./game";
import type { HexView } from "./names";

type Lattice = readonly [number, number];

/** From the middle of a hex to its corners and to its sides, in half widths and half side lengths. */
const CORNERS: Readonly<Record<string, Lattice>> = {
  n: [0, -2],
  ne: [1, -1],
  se: [1, 1],
  s: [0, 2],
  sw: [-1, 1],
  nw: [-1, -1],
};
const SIDES: Readonly<Record<string, Lattice>> = {
  ne: [0.5, -1.5],
  e: [1, 0],
  se: [0.5, 1.5],
  sw: [-0.5, 1.5],
  w: [-1, 0],
  nw: [-0.5, -1.5],
};

interface Touching {
  hex: HexView;
  /** Where the place lies as seen from the hex: `ne`. */
  side: string;
}

const centre = (hex: HexView): Lattice => [2 * hex.q + hex.r, 3 * hex.r];

function touching(view: View, at: Lattice, around: Readonly<Record<string, Lattice>>): Touching[] {
  return view.hexes.flatMap((hex) => {
    const [x, y] = centre(hex);
    const side = Object.keys(around).find((name) => x + around[name]![0] === at[0] && y + around[name]![1] === at[1]);
    return side === undefined ? [] : [{ hex, side }];
  });
}

/** `hory 8`: the number never begins a line. */
const land = (hex: HexView): string => [g(`terrain-${hex.terrain}`), hex.number].filter(Boolean).join("\u00a0");

/** What lies beyond the last hex: the sea, the Wall, or the end of the board. */
function beyond(view: View, at: Lattice): string {
  if (view.game === "classic") return g("board-place-coast");
  return g(view.north && at[1] < 0 ? "board-place-wall" : "board-place-rim");
}

/** The parts of a name; a single hex needs the side on which the place lies. */
function parts(view: View, at: Lattice, around: Readonly<Record<string, Lattice>>, all: number): string[] {
  const found = touching(view, at, around);
  const names = found.map(({ hex }) => land(hex));
  if (found.length === all) return names;
  const rim = beyond(view, at);
  return [...names, found.length === 1 ? g("board-place-side", { place: rim, side: found[0]!.side }) : rim];
}

const half = ([a, b]: readonly [Lattice, Lattice]): Lattice => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function make(view: View): Naming {
  const hexes = new Map<string, HexView>(view.hexes.map((hex) => [hex.target, hex]));
  const corners = new Map<string, Lattice>(view.corners.map((corner) => [corner.target, corner.at]));
  const edges = new Map<string, Lattice>(view.edges.map((edge) => [edge.target, half(edge.ends)]));
  return (point) => {
    const [hex, corner, edge] = [hexes.get(point), corners.get(point), edges.get(point)];
    if (hex) return land(hex);
    if (corner) return parts(view, corner, CORNERS, 3).join(" / ");
    if (edge) return parts(view, edge, SIDES, 2).join(" – ");
    return null;
  };
}

const layout = (view: View): string =>
  view.game + view.hexes.map((hex) => `${hex.target} ${hex.terrain} ${hex.number}`).join();

let last: { layout: string; naming: Naming } | null = null;

/** The same function as long as the land is the same, so that a long log is not put into words anew at every step. */
export function placesOf(view: View): Naming {
  const now = layout(view);
  if (last?.layout !== now) last = { layout: now, naming: make(view) };
  return last.naming;
}
