import { describe, expect, it } from "vitest";
import { sections } from "$lib/markdown";
import { find, indexOf, rulesOf } from "../src/pages/rulebook/find";

const czech = sections(
  "# Hra\n\nÚvod.\n\n## Příprava {#setup}\n\nZamíchejte karty.\n\n## Střet {#clash}\n\n- Vyšší číslo bere **pečeť**.\n",
);
const english = sections(
  "# Game\n\nIntro.\n\n## Set-up {#setup}\n\nShuffle.\n\n## Clash {#clash}\n\nThe higher one takes a seal.\n",
);
const index = indexOf([
  ...rulesOf(czech, english),
  { kind: "card", title: "Soudce", text: "Vyhrává remízy ve střetu.", href: "/cards#judge" },
  { kind: "example", title: "Remíza", text: "", href: "#example-tie", also: "A tie" },
]);
const found = (query: string) => find(index, query).map((hit) => hit.href);

describe("searching a rulebook", () => {
  it("finds words without their accents, titles first", () => {
    expect(found("stret")).toEqual(["#clash", "/cards#judge"]);
    expect(found("PECET")).toEqual(["#clash"]);
  });

  it("finds what the other language says", () => {
    expect(found("shuffle")).toEqual(["#setup"]);
    expect(found("tie")).toEqual(["#example-tie"]);
  });

  it("wants all the words, and nothing finds nothing", () => {
    expect(found("cislo pecet")).toEqual(["#clash"]);
    expect(found("cislo remiza")).toEqual([]);
    expect(found("  ")).toEqual([]);
  });

  it("shows what stands round it", () => {
    expect(find(index, "remizy")[0]!.around).toBe("Vyhrává remízy ve střetu.");
    expect(find(index, "stret")[0]!.around).toBe("");
  });
});
