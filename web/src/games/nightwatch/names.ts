/** How things of this table are called in moves and in words. */

import type { About } from "$lib/board";
import { entriesOf } from "$lib/points";
import { g, type Id, type Move, type Named, type View } from "./game";

export type SeatView = View["seats"][number];
export type HexView = View["hexes"][number];

/** Cards by resource. */
export type Amounts = Readonly<Partial<Record<Id<"resource">, number>>>;
/** A move that gives one resource for another. */
export type Exchange = Extract<Move, { args: { resource2: unknown } }>;

export const RESOURCES: readonly Id<"resource">[] = ["lumber", "brick", "wool", "grain", "ore"];
/** Seats by number. */
export const SEATS: readonly Id<"seat">[] = ["a", "b", "c", "d"];
export const ROMAN = ["I", "II", "III", "IV"] as const;

export const seatTarget = (seat: number): Named<"seat"> => `seat:${SEATS[seat]!}`;
export const resourceTarget = (resource: Id<"resource">): Named<"resource"> => `resource:${resource}`;

const GIVEN = ["accepts", "declines", "counters"] as const;
/** An answer to an offer that was given; nothing while it is not. */
export const given = (answer: Id<"answer">): (typeof GIVEN)[number] | undefined =>
  GIVEN.find((known) => known === answer);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
export const resourceName = (resource: Id<"resource">): string => capital(g(`resource-${resource}`));

/** `{lumber: 2, ore: 1}` as a list with every card of it. */
export const spread = (amounts: Amounts): Id<"resource">[] =>
  RESOURCES.flatMap((resource) => Array.from({ length: amounts[resource] ?? 0 }, () => resource));

export const total = (amounts: Amounts): number => entriesOf(amounts).reduce((sum, [, n]) => sum + n, 0);

/** `2 dřevo, 1 ruda`. */
export const listed = (amounts: Amounts): string =>
  RESOURCES.filter((resource) => (amounts[resource] ?? 0) > 0)
    .map((resource) => `${amounts[resource]} ${g(`resource-${resource}`)}`)
    .join(", ");

export const aboutResource = (resource: Id<"resource">): About => ({
  title: resourceName(resource),
  kind: g("kind-resources"),
  text: g(`resource-${resource}.text`),
  rule: "production",
});

export const aboutCard = (card: Id<"card">, now?: string): About => ({
  title: g(`card-${card}`),
  kind: g("kind-cards"),
  text: g(`card-${card}.text`),
  now,
  rule: card === "patrol" ? "patrol" : card === "victory-point" ? "cards" : "progress",
});

export const aboutHero = (hero: Id<"hero">, now?: string): About => ({
  title: g(`hero-${hero}`),
  kind: g("kind-heroes"),
  text: g(`hero-${hero}.text`),
  now,
  rule: "hero-effects",
});

export function aboutHex(hex: HexView): About {
  const now = [
    hex.tormund ? g("board-now-tormund") : "",
    hex.wildling ? g("board-now-wildling", { wildling: g(`wildling-${hex.wildling}`) }) : "",
    hex.paid ? g("board-now-paid") : "",
    hex.section !== null ? g("board-now-route", { section: ROMAN[hex.section - 1] ?? "" }) : "",
  ]
    .filter(Boolean)
    .join(" ");
  return {
    title: hexName(hex),
    kind: hex.pips > 0 ? g("board-pips", { number: hex.pips }) : undefined,
    text: g(`terrain-${hex.terrain}.text`),
    now: now || undefined,
    rule: hex.blocked ? "gift" : "production",
  };
}

export const hexName = (hex: HexView): string =>
  [capital(g(`terrain-${hex.terrain}`)), hex.number].filter(Boolean).join(" ");
export const hexLabel = (hex: HexView): string =>
  [hexName(hex), hex.letter, hex.blocked ? g("board-blocked") : ""].filter(Boolean).join(", ");
