import { describe, expect, it } from "vitest";
import type { PackEntry, PackFault, PackInfo } from "$lib/generated/protocol";
import { byEntry, changed, extended, lacking, listOf, nameOfEntry, playable, shownValue, typedValue } from "$lib/packs";

const TEXT = '[[cards]]\nid = "owl"\ncs = "Sova"\nlist = [\n  1,\n  2,\n]\nvalue = 2\n';
const entry: PackEntry = {
  at: "cards[0]",
  line: 1,
  fields: [
    { name: "id", line: 2, last: 2, value: '"owl"' },
    { name: "cs", line: 3, last: 3, value: '"Sova"' },
    { name: "list", line: 4, last: 7, value: "[\n  1,\n  2,\n]" },
    { name: "value", line: 8, last: 8, value: "2" },
  ],
};
const fault = (at: string, field: string): PackFault => ({ at, field, line: 1, code: "size", reason: "", args: {} });

describe("a pack", () => {
  it("is changed where a field stands, whatever it looked like", () => {
    expect(changed(TEXT, entry.fields[3]!, "3")).toBe(TEXT.replace("value = 2", "value = 3"));
    expect(changed(TEXT, entry.fields[2]!, "[3]")).toBe(TEXT.replace("[\n  1,\n  2,\n]", "[3]"));
  });

  it("shows plain texts without their quotation marks, and writes them with", () => {
    expect(shownValue('"Sova"')).toBe("Sova");
    expect(shownValue("2")).toBe("2");
    expect(shownValue('"a\\"b"')).toBe('"a\\"b"');
    expect(typedValue('"Sova"', 'So"va\\')).toBe('"So\\"va\\\\"');
    expect(typedValue("2", "3")).toBe("3");
  });

  it("calls its entries by their names", () => {
    expect(nameOfEntry(entry, "cs")).toBe("Sova");
    expect(nameOfEntry(entry, "en")).toBe("owl");
    expect(nameOfEntry({ at: "limits", line: 1, fields: [] }, "en")).toBeNull();
    expect(listOf("board[1].step[0]")).toBe("board.step");
  });

  it("takes one more field behind the others, of those that its sisters have", () => {
    const other: PackEntry = {
      at: "cards[1]",
      line: 9,
      fields: [{ name: "bonus", line: 10, last: 10, value: '"1S"' }],
    };
    expect([...lacking(entry, [entry, other])]).toEqual([["bonus", '"1S"']]);
    expect(extended(TEXT, entry, "bonus", '"1S"')).toBe(TEXT + 'bonus = "1S"\n');
  });

  it("has its faults by entry", () => {
    const found = byEntry([fault("cards[0]", "cs"), fault("", ""), fault("cards[0]", "value")]);
    expect(found.get("cards[0]")?.map((one) => one.field)).toEqual(["cs", "value"]);
    expect(found.get("")).toHaveLength(1);
  });

  it("may be played with when nothing is wrong and it was tried", () => {
    const states = ["faulty", "trying", "compiling", "ready", "slow"] as const;
    expect(states.filter((state) => playable({ state } as PackInfo))).toEqual(["compiling", "ready", "slow"]);
  });
});
