/** A whole card is filled with one gesture: a click on it lays all cubes it can take, each as its own move.
 *
 * Where a move is chosen by anything else than the card itself (the sign for a single cube, the list of moves), one cube is laid. */

import { pointOf } from "$lib/points";
import type { BoardChoice } from "$table";
import type { Id, Move, View } from "./game";
import { letterOf, LETTERS } from "./kinds";
import type { Building, Seat } from "./stage";

/** What a click on a card under construction may mean while cubes are in hand. */
export const ON_A_CARD = ["cube-on", "freeze", "free"] as const;

/** Copies in an equal condition are one to the rules: a move that names the first of them stands for all. */
export const conditionOf = ({ card, filled, frozen, given }: Building): string =>
  `${card} ${filled.join()} ${frozen} ${given}`;

/** How many of the cubes in hand a card can take. */
export function takes(side: Seat, site: Building): number {
  const colour = LETTERS.indexOf(letterOf(side.cubes_of));
  return side.cubes > 0 ? Math.min(side.cubes, site.cost[colour]! - site.filled[colour]!) : 0;
}

export class Pour {
  private left = 0;
  private into: Id<"building"> | null = null;
  private colour: Seat["cubes_of"] = null;

  /** A move is about to be played: was it meant for the whole card? */
  begin(choice: BoardChoice<"kingdom">, move: Move, side: Seat | undefined): void {
    if (move.key !== "cube-on" || !side) return;
    const whole = choice.chosen.at(-1)?.verbs?.includes("freeze") ?? false;
    const building = pointOf(move.args.building);
    const site = side.construction.find((one) => one.building === building);
    if (!whole || !site) return;
    this.left = takes(side, site) - 1;
    this.into = building;
    this.colour = side.cubes_of;
  }

  /** The table has changed: the next cube goes the same way. */
  follow(choice: BoardChoice<"kingdom">, view: View, viewer: number): void {
    if (this.left <= 0 || choice.waiting) return;
    const side = view.seats[viewer];
    const site = side?.construction.find((one) => one.building === this.into);
    const first = site && side?.construction.find((one) => conditionOf(one) === conditionOf(site));
    const move = choice.moves.find(
      (one) => one.key === "cube-on" && first !== undefined && pointOf(one.args.building) === first.building,
    );
    if (!move || !first || side?.cubes_of !== this.colour) {
      this.left = 0;
      return;
    }
    this.left -= 1;
    this.into = first.building;
    choice.play(move);
  }
}

export const pour = new Pour();
