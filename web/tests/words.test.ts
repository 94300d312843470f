import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { cases, everyForm, fill, format, isPoint, makeBundle, nameKey } from "$lib/words.svelte";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const house = (language: string) => readFileSync(here(`../src/words/${language}.ftl`), "utf8");

const bundle = makeBundle(
  "cs",
  `
card-flika = Flika
    .acc = Fliku
hex-2_-1 = Les
move-offer-to = nabídnout { $card_acc } na místo { $area } ({ $card_id })
event-steals = { $seat } okradl hráče { $seat2 } o { $number ->
    [one] kartu
    [few] { $number } karty
   *[other] { $number } karet
}
`,
);

describe("names", () => {
  it("are found by axis and point", () => {
    expect(nameKey("card:flika")).toBe("card-flika");
    expect(nameKey("hex:2,-1")).toBe("hex-2_-1");
    expect(nameKey("pair:1+2/3")).toBe("pair-1plus2_3");
    expect(nameKey("Row card:3")).toBe("row-card-3");
  });

  it("come with their cases", () => {
    expect(cases(bundle, "card:flika", [])).toEqual({ "": "Flika", _acc: "Fliku" });
  });

  it("may be given by the board of the table", () => {
    const naming = (point: string) => (point === "hex:2,-1" ? "les 6" : null);
    expect(cases(bundle, "hex:2,-1", [], naming)).toEqual({ "": "les 6" });
    expect(cases(bundle, "hex:2,-1", [])).toEqual({ "": "Les" });
    expect(fill(bundle, { hex: "hex:2,-1" }, [], naming)).toEqual({ hex: "les 6", hex_id: "2,-1" });
  });

  it("of points without words are their ids", () => {
    expect(cases(bundle, "area:2", [])).toEqual({ "": "2" });
  });

  it("of seats are those of the people", () => {
    expect(cases(bundle, "seat:b", ["Anežka", "Bára"])).toEqual({ "": "Bára" });
  });

  it("are told from plain texts", () => {
    expect(isPoint("card:flika")).toBe(true);
    expect(isPoint("hex:2,-1")).toBe(true);
    expect(isPoint("Pozor: konec")).toBe(false);
    expect(isPoint(3)).toBe(false);
  });
});

describe("sentences", () => {
  it("take a name as it is where it lacks a form", () => {
    const args = everyForm(fill(bundle, { card: "card:basilica", area: "area:2" }, []));
    expect(format(bundle, "move-offer-to", args)).toBe("nabídnout basilica na místo 2 (basilica)");
  });

  it("take names, cases and ids", () => {
    const args = fill(bundle, { card: "card:flika", area: "area:2" }, []);
    expect(format(bundle, "move-offer-to", args)).toBe("nabídnout Fliku na místo 2 (flika)");
  });

  it("take numbers as numbers", () => {
    const args = fill(bundle, { seat: "seat:a", seat2: "seat:b", number: 3 }, ["Anežka", "Bára"]);
    expect(format(bundle, "event-steals", args)).toBe("Anežka okradl hráče Bára o 3 karty");
  });

  it("know whether a seat is the reader", () => {
    const args = fill(bundle, { seat: "seat:a", seat2: "seat:b" }, ["Anežka", "Bára"], undefined, 1);
    expect([args["seat_you"], args["seat2_you"]]).toEqual(["no", "yes"]);
    expect(fill(bundle, { seat: "seat:a" }, [])["seat_you"]).toBe("no");
  });

  it("that are missing show their id", () => {
    expect(format(bundle, "nothing", {})).toBe("nothing");
  });
});

describe("a board", () => {
  const boards = readdirSync(here("../src/games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const text = (path: string) => (existsSync(here(path)) ? readFileSync(here(path), "utf8") : "");
  const ids = (ftl: string) =>
    new FluentResource(ftl).body.flatMap((m) => [m.id, ...Object.keys(m.attributes).map((a) => `${m.id}.${a}`)]).sort();

  it.each(boards)("%s has all its words in both languages", (slug) => {
    const own = (language: string) => text(`../src/games/${slug}/words/${language}.ftl`);
    expect(ids(own("cs"))).toEqual(ids(own("en")));
    const known = new Set(ids(own("cs") + "\n" + text(`../../src/deskoherna/games/${slug}/words/cs.ftl`)));
    const code = readdirSync(here(`../src/games/${slug}`))
      .filter((f) => /\.(svelte|ts)$/.test(f))
      .map((f) => text(`../src/games/${slug}/${f}`))
      .join("\n");
    const used = [...code.matchAll(/(?<![\w.])g\(([^`)]*)/g)]
      .flatMap((call) => [...call[1]!.matchAll(/"([a-z][a-z0-9-]*)"/g)].map((m) => m[1]!))
      .filter((id) => id.includes("-"));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("the house", () => {
  const ids = (language: string) =>
    new FluentResource(house(language)).body
      .flatMap((m) => [m.id, ...Object.keys(m.attributes).map((a) => `${m.id}.${a}`)])
      .sort();

  it("reads without a fault, no word twice", () => {
    for (const language of ["cs", "en"])
      expect(new FluentBundle(language).addResource(new FluentResource(house(language)))).toEqual([]);
  });

  it("has the same words in both languages", () => {
    expect(ids("cs")).toEqual(ids("en"));
  });

  it("has every word it uses, and uses every word it has", () => {
    const files = readdirSync(here("../src"), { recursive: true, encoding: "utf8" }).filter(
      (f) => /\.(svelte|ts)$/.test(f) && !f.includes("generated"),
    );
    const code = files.map((f) => readFileSync(here(`../src/${f}`), "utf8")).join("\n");
    const known = new Set(ids("en"));
    const used = [...code.matchAll(/(?<![\w.])t\(\s*"([^"]+)"/g)].map((m) => m[1]!);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
    const patterns = [...code.matchAll(/(?<![\w.])t\(\s*`([^`]+)`/g)].map(
      (m) => new RegExp(`^${m[1]!.replace(/\$\{[^}]+\}/g, "[\\w-]+").replaceAll(".", "\\.")}$`),
    );
    const unused = [...known].filter((id) => !code.includes(`"${id}"`) && !patterns.some((p) => p.test(id)));
    expect(unused).toEqual([]);
  });

  it("has a sentence for every refusal of the protocol", () => {
    const protocol = readFileSync(here("../src/lib/generated/protocol.ts"), "utf8");
    const codes = [.../export type Refusal =([^;]+);/.exec(protocol)![1]!.matchAll(/"(\w+)"/g)].map((m) => m[1]!);
    const known = new Set(ids("cs"));
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !known.has(`refused-${code}`))).toEqual([]);
  });
});
