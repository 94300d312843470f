import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "$lib/generated/protocol";
import { read } from "$lib/settings.svelte";
import { coachable } from "../src/table/coach.svelte";

const seat = (n: number, bot: string | null): SeatInfo => ({
  seat: n,
  kind: bot ? "bot" : "person",
  name: "",
  person: bot ? null : `p${n}`,
  bot,
  present: true,
});
const table = (more: Partial<TableInfo>): TableInfo =>
  ({
    yours: [0],
    rated: false,
    lesson: null,
    puzzle: null,
    seats: [seat(0, null), seat(1, "adept")],
    ...more,
  }) as TableInfo;

describe("a coach", () => {
  it("talks to whoever plays against bots, also at one keyboard", () => {
    expect(coachable(table({}))).toBe(true);
    expect(coachable(table({ yours: [0, 1], seats: [seat(0, null), seat(1, null), seat(2, "novice")] }))).toBe(true);
  });

  it("is silent where somebody else would be worse off, or the table teaches itself", () => {
    const others: Partial<TableInfo>[] = [
      { seats: [seat(0, null), seat(1, null)] },
      { rated: true },
      { lesson: "first" },
      { puzzle: "ab12" },
      { yours: [] },
    ];
    expect(others.map((more) => coachable(table(more)))).toEqual(others.map(() => false));
  });

  it("is asked unless one wishes otherwise", () => {
    expect(read(null).coach).toBe("ask");
    expect(read('{"coach": "on"}').coach).toBe("on");
    expect(read('{"coach": "always"}').coach).toBe("ask");
  });
});
