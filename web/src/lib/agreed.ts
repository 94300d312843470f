/** The options of a table in words, as the set-up page asks for them. */

import type { GameInfo, TableInfo } from "./generated/protocol";
import { changed, fields, type Field, type Value, type Values } from "./options";
import { g, language, plain, t } from "./words.svelte";

export interface Told {
  name: string;
  value: string;
}

/** A value of an option in the game's words. */
export function valueInWords(option: string, value: string | number): string {
  const key = `option-${option}-${plain(String(value))}`;
  return g.has(key) ? g(key) : String(value);
}

function inWords({ name }: Field, value: Value): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (!Array.isArray(value)) return valueInWords(name, value);
  if (value.length === 0) return t("none");
  return new Intl.ListFormat(language()).format(value.map((one) => valueInWords(name, one)));
}

export const clockInWords = (clock: TableInfo["clock"]): string => {
  if (!clock) return t("clock-none");
  if (clock.each) return t("clock-each", { days: Math.round(clock.budget_s / 86_400) });
  if (clock.budget_s > 86_000) return t("clock-days", { days: Math.round(clock.budget_s / 86_400) });
  return t("clock-rule", { minutes: Math.round(clock.budget_s / 60), seconds: clock.increment_s });
};

/** All that tells this table from another: its options, house rulings that are not as usual, clock and match. */
export function agreed(info: TableInfo, game: GameInfo): Told[] {
  const usual = game.defaults as Values;
  const values = { ...usual, ...(info.options as Values) };
  const told = fields(game.options)
    .filter((field) => field.name !== "match" && values[field.name] !== undefined)
    .filter((field) => !field.ruling || changed([field], values, usual) > 0)
    .filter((field) => g.has(`option-${field.name}`))
    .map((field) => ({ name: g(`option-${field.name}`), value: inWords(field, values[field.name]!) }));
  return [
    ...told,
    { name: t("set-up-clock"), value: clockInWords(info.clock) },
    { name: t("set-up-match"), value: t("match-of", { n: info.match }) },
    ...(info.rated ? [{ name: t("set-up-rated"), value: t("yes") }] : []),
  ];
}
