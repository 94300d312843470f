/** Names and pictures of things, and what the hover card says of them. */

import bread from "icon:bread-slice";
import potion from "icon:round-potion";
import rocket from "icon:rocket";
import map from "icon:treasure-map";
import drill from "icon:drill";
import factory from "icon:factory";
import mecha from "icon:mecha-head";
import turn from "icon:clockwise-rotation";
import type { About } from "$lib/board";
import { g, nameOf, type Id, type Verb, type View } from "./game";

export type Hex = View["hexes"][number];
export type Faction = View["factions"][number];

export const HABITATS: readonly Id<"habitat">[] = ["forest", "plains", "marsh", "mountains"];

export const ITEM_ICONS: Readonly<Record<Id<"item">, string>> = { map, food: bread, potion, rockets: rocket };
/** What each item is used for. */
export const ITEM_VERBS: Readonly<Record<Id<"item">, readonly Verb[]>> = {
  map: ["move-with-map-to", "regroup-with-map-to"],
  food: ["eat-food"],
  potion: ["drink-potion", "clear-with-potion"],
  rockets: ["rocket-a-mech", "rocket-a-wall"],
};

/** `hard-engines` is drawn as engines. */
type Plain = "engines" | "factories" | "mechs" | "restart";
export const plainKind = (kind: Id<"machine">): Plain => kind.replace("hard-", "") as Plain;
const KIND_ICONS: Readonly<Record<Plain, string>> = { engines: drill, factories: factory, mechs: mecha, restart: turn };
export const kindIcon = (kind: Id<"machine">): string => KIND_ICONS[plainKind(kind)];

export const factionOf = (view: View, side: string): Faction | undefined =>
  view.factions.find((faction) => faction.side === side);
export const hexOf = (view: View, hex: Id<"hex">): Hex | undefined => view.hexes.find((other) => other.hex === hex);
export const seatClass = (view: View, side: string): string => `df-${(factionOf(view, side)?.seat ?? 0) + 1}`;

/** In solo one seat leads two factions: the second wears the next suit. */
export const suitOf = (view: View, side: string): number => {
  const at = view.factions.findIndex((faction) => faction.side === side);
  return view.seats === 1 ? Math.max(0, at) : (view.factions[at]?.seat ?? 0);
};
export const suitClass = (view: View, side: string): string => `df-${suitOf(view, side) + 1}`;

/** What a hex is called: its habitat, factory or the core. */
export function hexName(hex: Hex): string {
  if (hex.factory && hex.ring === 0) return g("board-core");
  if (hex.factory) return g(hex.factory.rewilded ? "board-rewilded" : "board-factory", { number: hex.factory.number });
  return hex.habitat && g(`habitat-${hex.habitat}`);
}

export function onHex(hex: Hex): string[] {
  const things = [
    hex.toxic ? g("board-toxic") : hex.pollution ? g("board-pollution", { number: hex.pollution }) : "",
    hex.mechs ? g(hex.snipers ? "board-snipers" : "board-hunters", { number: hex.mechs }) : "",
    hex.camp ? g(hex.camp_works ? "board-camp-of" : "board-camp-idle-of", { side: nameOf(`side:${hex.camp}`) }) : "",
    ...hex.leaders.map((side) => g("board-leader-of", { side: nameOf(`side:${side}`) })),
    hex.enclosed ? g("board-enclosed") : "",
  ];
  return things.filter(Boolean);
}

/** Its name on the grid: rows A to G from the top, counted from the left. */
export const gridName = (hex: Hex): string => nameOf(`hex:${hex.hex}`);

export const hexLabel = (hex: Hex): string =>
  [hex.ring === 0 ? hexName(hex) : `${hexName(hex)} ${gridName(hex)}`, ...onHex(hex)].join(", ");

export function aboutHex(hex: Hex, now?: string): About {
  const rule = hex.factory ? "factories" : hex.toxic || hex.pollution ? "pollution" : hex.mechs ? "mechs" : "corridors";
  return {
    title: hexName(hex),
    kind: gridName(hex),
    text: onHex(hex).join(", ") || g("board-nothing-here"),
    ...(now ? { now } : {}),
    rule,
  };
}

export const aboutItem = (item: Id<"item">, ready: boolean): About => ({
  title: g(`item-${item}`),
  kind: g(ready ? "board-item-ready" : "board-item-spent"),
  text: g(`item-${item}.text`),
  rule: "items",
});

export const aboutKind = (kind: Id<"machine">, now?: string): About => ({
  title: g(`machine-${kind}`),
  text: g(`machine-${kind}.text`),
  rule: plainKind(kind),
  ...(now ? { now } : {}),
});
