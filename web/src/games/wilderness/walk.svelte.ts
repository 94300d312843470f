/** A way that a person has chosen by one click: its Steps are played one after the other, as far as the game allows. */

import type { Choice as Move } from "$lib/generated/protocol";
import { beside } from "./geometry";
import { FROM_A_FIELD, type OddsView, type ReachView, type View } from "./kinds";

/** One move of a way: its verb and what it names. */
export interface Leg {
  key: string;
  on: readonly string[];
}
export type Plan = readonly Leg[];

const leg = (key: string, ...on: string[]): Leg => ({ key, on });
const steps = (path: readonly string[]): Leg[] => path.map((direction) => leg("step", `direction:${direction}`));
const strike = (odds: OddsView): Leg[] => [...steps(odds.path), leg("attack", `direction:${odds.direction}`)];

export const find = (moves: readonly Move[], wanted: Leg): Move | undefined =>
  moves.find((move) => move.key === wanted.key && wanted.on.every((target) => move.targets.includes(target)));

/** From the choice of an animal: an enemy means to move and attack, a free field to move there. */
export function planFromRest(moves: readonly Move[], reach: ReachView, field: string): Plan | null {
  const begin = (way: string) => leg("activate-to", `card:${reach.card}`, `way:${way}`);
  const may = (way: string) => find(moves, begin(way)) !== undefined;
  const odds = reach.attacks.find((attack) => attack.field === field);
  if (odds && may("attack")) return [begin("attack"), ...strike(odds)];
  const way = reach.ways.find((w) => w.field === field && w.end);
  if (!way) return null;
  if (FROM_A_FIELD.includes(reach.card) && may("attack")) return [begin("attack"), ...steps(way.path)];
  return may("move") ? [begin("move"), ...steps(way.path), leg("stop")] : null;
}

/** In the middle of an activation: fields farther than one Step. */
export function planOnTheWay(moves: readonly Move[], reach: ReachView, here: string, field: string): Plan | null {
  const odds = reach.attacks.find((attack) => attack.field === field);
  const way = reach.ways.find((w) => w.field === field);
  const plan = odds ? strike(odds) : way ? steps(way.path) : [];
  const first = plan[0];
  if (!first || !find(moves, first)) return null;
  return plan.length > 1 || beside(here, first.on[0]!.slice("direction:".length)) !== field ? plan : null;
}

export class Walk {
  private rest: Plan = [];
  private card = "";

  go(card: string, plan: Plan): void {
    this.card = card;
    this.rest = plan;
  }

  /** The next move of the way, if it still goes on; whatever comes between ends it. */
  next(view: View, moves: readonly Move[]): Move | null {
    const wanted = this.rest[0];
    if (!wanted) return null;
    const same = wanted.key === "activate-to" ? view.phase === "activate" : view.phase === "path" && view.activation?.card === this.card;
    const move = same ? find(moves, wanted) : undefined;
    this.rest = move ? this.rest.slice(1) : [];
    return move ?? null;
  }
}
