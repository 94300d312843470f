/** Fields, animals and chances in words. */

import type { About } from "$lib/board";
import { g, nameOf, type Id, type View } from "./game";
import {
  cardName,
  dotsOf,
  ELEMENTS,
  isLand,
  landOf,
  listed,
  terrainNames,
  type AnimalView,
  type FieldView,
  type HarmView,
  type OddsView,
  type ReachView,
} from "./kinds";

const SEATS: readonly Id<"seat">[] = ["a", "b", "c", "d"];
export const seatName = (seat: number) => nameOf(`seat:${SEATS[seat]!}`);

/** "75 % podlehne" */
export function oddsTag(odds: OddsView): string {
  const chance = chanceWords(odds);
  return odds.magic > 0 ? g("board-odds-paid", { odds: chance, magic: odds.magic }) : chance;
}

export function chanceWords(odds: OddsView): string {
  if (odds.effect === "heal" || odds.effect === "passive" || odds.effect === "scarab")
    return g(`board-odds-${odds.effect}`);
  if (odds.effect === "epic") return g("board-odds-epic", { number: odds.takes });
  if (odds.takes >= 100) return g("board-odds-sure");
  if (odds.takes > 0) return g("board-odds-takes", { number: odds.takes });
  return odds.hurts > 0 ? g("board-odds-hurts", { number: odds.hurts }) : g("board-odds-nothing");
}

/** "75 %", where there is no room for words. */
export const oddsShort = (odds: OddsView) =>
  odds.effect === "wounds" || odds.effect === "epic"
    ? g("board-per-cent", { number: odds.takes > 0 ? odds.takes : odds.hurts })
    : chanceWords(odds);

/** What fire or stench does to one animal. */
export function harmTag(harm: HarmView): string {
  if (harm.takes >= 100) return g("board-odds-sure");
  if (harm.takes > 0) return g("board-odds-takes", { number: harm.takes });
  return harm.hurts >= 100 ? g("board-hurt-surely") : g("board-odds-hurts", { number: harm.hurts });
}

/** Elements that whoever is to move has not taken yet. */
export function lacking(view: View): ReadonlySet<string> {
  const owned = view.players[view.turn]?.elements ?? [];
  return new Set(view.positional ? [] : ELEMENTS.filter((element) => !owned.includes(element)));
}

/** What a first tap on a field says: what would be done there, and what it costs and brings. */
export function preview(
  view: View,
  reach: ReachView | null,
  field: Id<"field">,
  harms: readonly HarmView[],
): { title: string; text: string } {
  const odds = reach?.attacks.find((attack) => attack.field === field);
  const way = reach?.ways.find((w) => w.field === field);
  const there = view.fields.find((f) => f.field === field);
  const parts: string[] = [];
  if (odds) {
    parts.push(chanceWords(odds));
    if (odds.takes_with_magic > odds.takes && (view.players[view.turn]?.magic ?? 0) > odds.magic)
      parts.push(g("board-odds-magic", { number: odds.takes_with_magic }));
    parts.push(g("board-cost", { steps: odds.steps, magic: odds.magic }));
    if (odds.slips < 100) parts.push(g("board-slips", { number: odds.slips }));
    return { title: g("board-aim-attack", { name: g(`card-${odds.card}.acc`) }), text: parts.join(" · ") };
  }
  if (there && there.price > 0)
    return { title: g("board-aim-lay", { field }), text: g("board-price", { number: there.price }) };
  if (!way) return { title: g("board-aim-go", { field }), text: "" };
  parts.push(g("board-cost", { steps: way.steps, magic: way.magic }));
  if (way.wounds > 0) parts.push(g("board-stung", { number: way.wounds }));
  if (way.slips < 100) parts.push(g("board-slips", { number: way.slips }));
  if (way.end && there && there.copies > 0 && there.element && lacking(view).has(there.element))
    parts.push(g("board-takes", { name: g(`element-${there.element}.acc`) }));
  if (way.fire) parts.push(g("board-aim-fire", { direction: g(`board-direction-${way.fire.direction}`) }));
  parts.push(...harms.map((harm) => `${cardName(harm.card)} ${harmTag(harm)}`));
  return { title: g("board-aim-go", { field }), text: parts.join(" · ") };
}

/** What one sees on a piece, in words. */
export function animalState(animal: AnimalView): string {
  const parts = [g(animal.small ? "board-small" : "board-large")];
  if (animal.passive > 0) parts.push(g("board-passive"));
  else parts.push(g(animal.ready ? "board-ready" : "board-used"));
  if (animal.card !== "dragon" && animal.endurance > 0) {
    const wounds = animal.wounds + (animal.pair ? animal.wounds2 : 0);
    parts.push(g("board-wounds", { number: wounds, most: animal.endurance * (animal.pair ? 2 : 1) }));
  }
  if (animal.poisoned) parts.push(g("board-poisoned"));
  if (animal.watched > 0) parts.push(g("board-in-gaze"));
  if (animal.scarabs.length > 0) parts.push(g("board-scarab-inside"));
  if (animal.experience > 0) parts.push(g("board-experience", { number: animal.experience }));
  return listed(parts);
}

export function fieldLabel(field: FieldView, animal: AnimalView | undefined): string {
  const parts = [field.field, terrainNames(field.terrains)];
  if (animal) parts.push(`${cardName(animal.card)} (${seatName(animal.seat)}), ${animalState(animal)}`);
  else if (field.lies !== "nothing") parts.push(lyingName(field));
  if (field.element)
    parts.push(g("board-element-count", { name: g(`element-${field.element}`), number: field.copies }));
  if (field.price > 0) parts.push(g("board-price", { number: field.price }));
  return listed(parts);
}

function lyingName(field: FieldView): string {
  const what = isLand(field.lies)
    ? cardName(field.lies)
    : field.card
      ? cardName(field.card)
      : g("board-face-down", { number: dotsOf(field.lies) ?? 0 });
  return field.seat >= 0 ? `${what} (${seatName(field.seat)})` : what;
}

function textOf(card: Id<"card">): string {
  const effect = `card-${card}.text` as const;
  return g.has(effect) ? g(effect) : "";
}

export function aboutCard(card: Id<"card">, now?: string): About {
  const land = landOf(card);
  return {
    title: cardName(card),
    kind: land ? g("board-landscape") : abilityOf(card),
    text: textOf(card) || (land ? g("board-landscape-text") : ""),
    ...(now ? { now } : {}),
    rule: land && card !== "desert" ? "laying" : card,
    ...(land ? {} : { page: "bestiary" }),
  };
}
export function abilityOf(card: Id<"card">): string {
  const ability = `board-ability-${card}` as const;
  return g.has(ability) ? g(ability) : "";
}

/** Why the animal that is looked at cannot attack who stands there; nothing: it can, or nobody asks. */
export function whyNot(reach: ReachView | null, field: Id<"field">): string {
  const spared = reach?.spared.find((one) => one.field === field);
  return reach && spared ? g(`board-why-${spared.reason}`, { name: cardName(reach.card) }) : "";
}

export function aboutField(
  field: FieldView,
  animal: AnimalView | undefined,
  odds: OddsView | undefined,
  why = "",
): About {
  if (animal) {
    const chance = odds ? oddsTag(odds) : why;
    return aboutCard(animal.card, [animalState(animal), chance].filter(Boolean).join(" · "));
  }
  const about: About = {
    title: field.field,
    kind: terrainNames(field.terrains),
    text: g("board-field-text"),
    rule: "moving",
  };
  const dots = dotsOf(field.lies);
  if (dots !== null) {
    about.title = field.card ? cardName(field.card) : g("board-face-down", { number: dots });
    about.text = field.card
      ? textOf(field.card)
      : g("board-candidates", { names: listed(field.candidates.map(cardName)) });
    about.rule = "hidden";
  } else if (isLand(field.lies)) {
    about.title = cardName(field.lies);
    about.text = textOf(field.lies) || g("board-landscape-text");
    about.rule = field.lies === "desert" ? "desert" : "laying";
  }
  if (field.element)
    about.now = g("board-element-count", { name: g(`element-${field.element}`), number: field.copies });
  return about;
}
