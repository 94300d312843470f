import type { Move, Verb } from "./game";
import { RESOURCES, resourceTarget, spread, type Amounts, type SeatView } from "./names";

/** Is the trade desk open? The bank opens it, the hand serves it. */
export const desk = $state({ open: false });

export const TRADE_VERBS: readonly Verb[] = [
  "bank-for",
  "give",
  "want",
  "offer-instead",
  "ask-instead",
  "propose",
  "accept",
  "decline",
  "counter",
  "deal-with",
  "no-deal",
  "withdraw-offer",
];

/** A move that a gesture of the desk stands for, made as soon as it is offered. */
export type Wanted = { key: "propose" } | { key: Verb; resource: ReturnType<typeof resourceTarget> };

/** The move a plan goes on with; undefined: it cannot go on. */
export const nextOf = (plan: readonly Wanted[], moves: readonly Move[]): Move | undefined => {
  const [wanted] = plan;
  return moves.find(
    (move) =>
      move.key === wanted?.key &&
      (!("resource" in wanted) || ("resource" in move.args && move.args.resource === wanted.resource)),
  );
};

/** Each card of these amounts as a move of its own. */
export const laid = (verb: Verb, amounts: Amounts): Wanted[] =>
  spread(amounts).map((resource) => ({ key: verb, resource: resourceTarget(resource) }));

/** An offer made with one click. */
export interface Quick {
  gives: Amounts;
  wants: Amounts;
}

const MOST = 3;
/** Who holds so many to spare may give two. */
const PLENTY = 3;

/** Offers that come to mind: what one has to spare beside a building, for what it still needs. */
export function quickOffers(side: SeatView): Quick[] {
  const found: Quick[] = [];
  const missingOf = (price: SeatView["prices"][number]) => spread(price.missing).length;
  const near = side.prices.filter((price) => missingOf(price) > 0 && price.left > 0);
  for (const price of near.sort((a, b) => missingOf(a) - missingOf(b)))
    for (const want of RESOURCES.filter((resource) => (price.missing[resource] ?? 0) > 0)) {
      const spare = (resource: (typeof RESOURCES)[number]) =>
        (side.hand?.[resource] ?? 0) - (price.cost[resource] ?? 0);
      const gives = RESOURCES.filter((resource) => resource !== want && spare(resource) > 0);
      for (const give of gives.sort((a, b) => spare(b) - spare(a))) {
        const known = found.some((offer) => offer.gives[give] !== undefined && offer.wants[want] !== undefined);
        if (known) continue;
        found.push({ gives: { [give]: 1 }, wants: { [want]: 1 } });
        if (spare(give) >= PLENTY) found.push({ gives: { [give]: 2 }, wants: { [want]: 1 } });
      }
    }
  return found.slice(0, MOST);
}
