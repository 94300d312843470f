/** A way that a person has chosen by one click: its Steps are played one after the other, as far as the game allows.
 * Steps that can go on in a single manner the game takes by itself; these are passed over. */

import { pointOf } from "$lib/points";
import type { Id, Move, Target, Verb, View } from "./game";
import { beside, fieldsOf } from "./geometry";
import { FROM_A_FIELD, NORMALLY_ATTACK, type OddsView, type ReachView } from "./kinds";

/** One move of a way: its verb, what it names, and the field it is made from; none before the animal is activated. */
export interface Leg {
  key: Verb;
  on: readonly Target[];
  from: string;
}
export type Plan = readonly Leg[];

const leg = (key: Verb, from: string, ...on: Target[]): Leg => ({ key, on, from });
const steps = (here: string, path: readonly Id<"direction">[]): Leg[] =>
  path.map((direction, i) => leg("step", fieldsOf(here, path)[i]!, `direction:${direction}`));
const strike = (here: string, odds: OddsView): Leg[] => [
  ...steps(here, odds.path),
  leg("attack", fieldsOf(here, odds.path).at(-1)!, `direction:${odds.direction}`),
];

export const find = (moves: readonly Move[], wanted: Leg): Move | undefined =>
  moves.find((move) => move.key === wanted.key && wanted.on.every((target) => move.targets.includes(target)));

/** From the choice of an animal: an enemy means to move and attack, a free field to move there. */
export function planFromRest(moves: readonly Move[], reach: ReachView, here: string, field: string): Plan | null {
  const begin = (way: Id<"way">) => leg("activate-to", "", `card:${reach.card}`, `way:${way}`);
  const may = (way: Id<"way">) => find(moves, begin(way)) !== undefined;
  const odds = reach.attacks.find((attack) => attack.field === field);
  if (odds && may("attack")) return [begin("attack"), ...strike(here, odds)];
  const way = reach.ways.find((w) => w.field === field && w.end);
  if (!way) return null;
  if (FROM_A_FIELD.includes(reach.card) && may("attack")) return [begin("attack"), ...steps(here, way.path)];
  return may("move") ? [begin("move"), ...steps(here, way.path), leg("stop", field)] : null;
}

/** In the middle of an activation: fields farther than one Step, and those where a mere move would end. */
export function planOnTheWay(
  moves: readonly Move[],
  reach: ReachView,
  here: string,
  field: string,
  way: Id<"way">,
): Plan | null {
  const odds = reach.attacks.find((attack) => attack.field === field);
  const path = reach.ways.find((w) => w.field === field);
  const plan = odds ? strike(here, odds) : path ? steps(here, path.path) : [];
  const first = plan[0];
  if (!first || !find(moves, first)) return null;
  if (path?.end && !odds && !NORMALLY_ATTACK.includes(way)) return [...plan, leg("stop", field)];
  return plan.length > 1 || beside(here, pointOf(first.on[0]!)) !== field ? plan : null;
}

/** Does a way end the move where it leads to? */
export const endsThere = (plan: Plan): boolean => plan.at(-1)?.key === "stop";

export class Walk {
  private rest: Plan = [];
  private card = "";
  /** Which of two moves of the activation it is. */
  private move = 0;

  go(card: string, plan: Plan, move: number): void {
    this.card = card;
    this.rest = plan;
    this.move = move;
  }

  /** The next move of the way, if it still goes on; whatever comes between ends it. */
  next(view: View, moves: readonly Move[]): Move | null {
    const at = this.rest.findIndex((wanted) => this.begins(view, wanted));
    const wanted = this.rest[at];
    const move = wanted && find(moves, wanted);
    this.rest = move ? this.rest.slice(at + 1) : [];
    return move ?? null;
  }

  /** Is this where a leg of the way begins? */
  private begins({ phase, activation }: View, { key, from }: Leg): boolean {
    if (key === "activate-to") return phase === "activate";
    return (
      phase === "path" && activation?.card === this.card && activation.move === this.move && activation.field === from
    );
  }
}

/** What a click meant beyond the move that it played: the next one, if it is asked for. */
export class Flow {
  private wanted: { phase: View["phase"]; leg: Leg; if: (view: View) => boolean } | null = null;

  then(phase: View["phase"], key: Verb, on: readonly Target[] = [], only: (view: View) => boolean = () => true): void {
    this.wanted = { phase, leg: leg(key, "", ...on), if: only };
  }

  next(view: View, moves: readonly Move[]): Move | null {
    if (!this.wanted || moves.length === 0) return null;
    const { phase, leg, if: may } = this.wanted;
    this.wanted = null;
    return view.phase === phase && may(view) ? (find(moves, leg) ?? null) : null;
  }
}
