/** Things in words: labels of fields, and what lies in a place, for screen readers and hover cards. */

import type { About } from "$lib/board";
import { g, nameKey, nameOf, say, t } from "$lib/words.svelte";
import { itemOf } from "./box.svelte";
import { subject, type Point, type Thing } from "./things";

/** What a field of the View is called; a game that says nothing is read as it is written. */
export function labelOf(field: string): string {
  const id = `view-${field.replaceAll("_", "-")}`;
  return g.has(id) ? g(id) : field.replaceAll("_", " ");
}

/** One of the words a field may hold. */
export function wordOf(field: string, word: string): string {
  const id = `view-${field.replaceAll("_", "-")}-${word}`;
  return g.has(id) ? g(id) : word;
}

/** A thing as a few words; empty: it is not worth any. */
export function inWords(thing: Thing, seats: readonly string[]): string {
  const named = (text: string) => (thing.label ? `${labelOf(thing.label)}: ${text}` : text);
  switch (thing.is) {
    case "number":
      return named(String(thing.n));
    case "seat":
      return named(seats[thing.seat] ?? "");
    case "flag":
      return thing.on ? labelOf(thing.label) : "";
    case "text":
      return named(wordOf(thing.label, thing.text));
    case "say":
      return say(thing.say);
    case "point":
      return named(nameOf(thing.point));
    case "back":
      return t("generic-back");
    default: {
      const inside = thing.things.map((one) => inWords(one, seats)).filter((text) => text !== "");
      return inside.length > 0 ? named(inside.join(", ")) : "";
    }
  }
}

/** What stands in the hover card of a point. */
export function aboutPoint(point: Point, now = ""): About {
  const item = itemOf(point);
  const text = `${nameKey(point)}.text`;
  return {
    title: nameOf(point),
    kind: item && g.has(`kind-${item.kind}`) ? g(`kind-${item.kind}`) : undefined,
    text: g.has(text) ? g(text) : "",
    now: now || undefined,
    number: numberOf(point) ?? undefined,
  };
}

/** The first number among the facts of an item: its strength, its price. */
export function numberOf(point: Point): number | null {
  const found = Object.values(itemOf(point)?.facts ?? {}).find((fact) => typeof fact === "number");
  return found ?? null;
}

export const subjectName = (thing: Thing): string => {
  const point = subject(thing);
  return point === null ? "" : nameOf(point);
};
