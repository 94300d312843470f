import { describe, expect, it } from "vitest";
import { inline, plainText, sections } from "$lib/markdown";

describe("a rulebook page", () => {
  it("is cut into sections with their ids", () => {
    const book = sections("# Cardia\n\nÚvod.\n\n## Střet {#clash}\n\nText.\n\n## Konec hry\n");
    expect(book.map((s) => [s.level, s.id, plainText(s.title)])).toEqual([
      [1, "cardia", "Cardia"],
      [2, "clash", "Střet"],
      [2, "konec-hry", "Konec hry"],
    ]);
  });

  it("keeps lists, nested ones too", () => {
    const [section] = sections("## L\n- jedna\n  pokračuje\n- dvě\n  - vnitřní\n\n1. první\n2. druhá\n");
    const [first, second] = section!.blocks;
    expect(first).toMatchObject({ kind: "list", ordered: false });
    expect(first!.kind === "list" && first!.items.length).toBe(2);
    expect(first!.kind === "list" && first!.items[1]![1]).toMatchObject({ kind: "list" });
    expect(second).toMatchObject({ kind: "list", ordered: true, start: 1 });
  });

  it("keeps tables", () => {
    const [section] = sections("## T\n| a | b |\n|---|---|\n| 1 | **2** |\n");
    expect(section!.blocks[0]).toMatchObject({ kind: "table" });
    expect(section!.blocks[0]!.kind === "table" && section!.blocks[0]!.rows[0]!.map(plainText)).toEqual(["1", "2"]);
  });

  it("lets no HTML and no dangerous link through", () => {
    const [section] = sections("## H\n<script>alert(1)</script>\n");
    expect(section!.blocks[0]).toMatchObject({
      kind: "paragraph",
      inside: [{ kind: "text", text: "<script>alert(1)</script>" }],
    });
    expect(inline("[x](javascript:alert(1))")[0]).toMatchObject({ kind: "text" });
    expect(inline("[x](//evil.example)")[0]).toMatchObject({ kind: "text", text: "x" });
    expect(inline("[x](#clash)")[0]).toMatchObject({ kind: "link", to: "#clash" });
  });

  it("reads marks within lines", () => {
    expect(inline("a **b *c*** `d`").map((p) => p.kind)).toEqual(["text", "strong", "text", "code"]);
  });
});
