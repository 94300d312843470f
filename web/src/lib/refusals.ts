/** Why the server would not have it, in the reader's language. */

import type { ApiError } from "./api";
import { g, language, plain, t, type Args } from "./words.svelte";

const OPTION = "option:";

/** A value of an option as the form calls it. */
function named(option: string, value: number | string): number | string {
  const key = `option-${option}-${plain(String(value))}`;
  return g.has(key) ? g(key) : value;
}

/** What is wrong with the options: `wrong-<key>` of the game's words, or at least which option it is. */
export function whyNot({ code, args }: ApiError): string {
  const general = t(`refused-${code}`);
  if (code !== "bad_options") return general;
  const option = String(args["at"] ?? "").replace(/[[.].*$/, "");
  const field = option && g.has(`option-${option}`) ? g(`option-${option}`) : "";
  const why = `wrong-${args["wrong"] ?? ""}`;
  if (args["wrong"] && g.has(why)) {
    const values: Args = {};
    for (const [name, value] of Object.entries(args))
      if (name.startsWith(OPTION)) values[name.slice(OPTION.length)] = named(name.slice(OPTION.length), value);
    return field ? t("set-up-wrong", { field, why: g(why, values) }) : g(why, values);
  }
  if (field) return t("set-up-wrong", { field, why: general });
  // programs read English; a person who reads Czech is not helped by it
  return language() === "en" && args["reason"] ? `${general} (${args["reason"]})` : general;
}
