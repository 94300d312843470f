import { describe, expect, it } from "vitest";
import { spread } from "../src/generic/map";
import { placed, points, Reader, subject, type Thing } from "../src/generic/things";
import type { Plane, Shape } from "../src/lib/generated/protocol";

const shape = (kind: Shape["kind"], name = "", more: Partial<Shape> = {}): Shape => ({
  kind,
  name,
  axes: [],
  by: "",
  lies: "",
  item: null,
  fields: [],
  ...more,
});
const list = (name: string, item: Shape, more: Partial<Shape> = {}) => shape("list", name, { item, ...more });
const card = (name = "") => shape("target", name, { axes: ["card"] });
const PLANES: Plane[] = [
  { name: "card", ids: ["wolf", "fox"], form: "line", places: [] },
  {
    name: "field",
    ids: ["a1", "b1", "a2", "b2"],
    form: "grid",
    places: [
      [0, 1],
      [1, 1],
      [0, 0],
      [1, 0],
    ],
  },
  { name: "seat", ids: ["a", "b"], form: "line", places: [] },
];
const reader = (...fields: Shape[]) => new Reader({ view: shape("record", "", { fields }), axes: PLANES });
const kinds = (things: readonly Thing[]) => things.map((thing) => thing.is);

describe("a View as things", () => {
  it("knows points, what lies face down, seats and what is nothing", () => {
    const read = reader();
    expect(read.read(card(), "card:wolf")).toMatchObject({ is: "point", point: "card:wolf" });
    expect(read.read(shape("point", "top", { axes: ["card"] }), "fox", "top")).toMatchObject({ point: "card:fox" });
    expect(read.read(card(), null)).toMatchObject({ is: "back" });
    expect(read.read(card("top"), null, "top")).toBeNull();
    expect(read.read(shape("seat"), -1)).toBeNull();
    expect(read.read(shape("number", "owner"), 1, "owner")).toMatchObject({ is: "seat", seat: 1 });
  });
  it("gives each entry of a list by an axis its point", () => {
    const read = reader().read(list("price", shape("number"), { by: "card" }), [3, 5], "price");
    expect(read?.is === "list" && read.things.map((thing) => thing.at)).toEqual(["card:wolf", "card:fox"]);
  });
  it("gives seats what is theirs: by its axis, by the seat that records name, or one for each", () => {
    const held = shape("record", "", { fields: [list("cards", card())] });
    const player = shape("record", "", { fields: [shape("number", "seat"), shape("number", "gold")] });
    const view = {
      hands: [{ cards: ["card:wolf"] }, { cards: [null] }],
      players: [
        { seat: 1, gold: 4 },
        { seat: 0, gold: 2 },
      ],
      score: [7, 8],
      round: 3,
      secret: 1,
    };
    const { table, of } = reader(
      list("hands", held, { by: "seat" }),
      list("players", player),
      list("score", shape("number")),
      shape("number", "round"),
      shape("number", "secret", { lies: "nowhere" }),
    ).share(view, 2);
    expect(table).toMatchObject([{ is: "number", label: "round", n: 3 }]);
    expect(of[0]).toMatchObject([
      { is: "list", label: "hands" },
      { label: "gold", n: 2 },
      { label: "score", n: 7 },
    ]);
    expect(of[1]![1]).toMatchObject({ label: "gold", n: 4 });
    expect(kinds(placed(of[0]!).hand)).toEqual(["list"]);
    expect(kinds(placed(of[0]!).plate)).toEqual(["number", "number"]);
  });
  it("tells every point that could be clicked", () => {
    const { table } = reader(list("row", card()), list("price", shape("number"), { by: "card" })).share(
      { row: ["card:fox"], price: [1] },
      2,
    );
    expect([...points(table)].sort()).toEqual(["card:fox", "card:wolf"]);
    expect(subject(table[0]!)).toBeNull();
  });
});

describe("the map of a View", () => {
  const field = (name: string) => shape("point", name, { axes: ["field"] });
  it("has the cells that the View tells, with what lies there and whose it is", () => {
    const cell = shape("record", "", { fields: [field("field"), shape("text", "terrain")] });
    const piece = shape("record", "", { fields: [shape("number", "owner"), field("at"), card("card")] });
    const { table, of } = reader(list("cells", cell), list("pieces", piece), field("robber")).share(
      {
        cells: [
          { field: "a1", terrain: "wood" },
          { field: "b1", terrain: "rock" },
          { field: "a2", terrain: "wood" },
        ],
        pieces: [
          { owner: 1, at: "b1", card: "card:fox" },
          { owner: 0, at: null, card: "card:wolf" },
        ],
        robber: "a2",
      },
      3,
    );
    const { chart, rest } = spread(PLANES, table, of);
    expect(chart?.cells.map((one) => one.point)).toEqual(["field:a1", "field:b1", "field:a2"]);
    expect(chart?.cells[1]).toMatchObject({ x: 1, y: 1, pieces: [{ seat: 1 }] });
    expect(chart?.cells[2]?.pieces).toMatchObject([{ thing: { label: "robber" }, seat: null }]);
    expect(rest).toMatchObject([{ label: "pieces", things: [{ is: "record" }] }]);
  });
  it("draws seats in a list by fields as their pieces", () => {
    const { table, of } = reader(list("stones", shape("seat"), { by: "field" })).share({ stones: [0, null, -1, 1] }, 2);
    const { chart, rest } = spread(PLANES, table, of);
    expect(chart?.cells).toHaveLength(4);
    expect(chart?.cells.map((one) => one.pieces.map((piece) => piece.seat))).toEqual([[0], [], [], [1]]);
    expect(rest).toEqual([]);
  });
  it("has the cells that a record by points names, empty ones too", () => {
    const hex = shape("record", "", { fields: [shape("text", "land"), shape("seat", "stone")] });
    const { table, of } = reader(list("map", hex, { axes: ["field"] })).share(
      { map: { "field:a1": { land: "wood", stone: null }, "field:b2": { land: "rock", stone: 1 } } },
      2,
    );
    const { chart, rest } = spread(PLANES, table, of);
    expect(chart?.cells.map((one) => [one.point, one.pieces.length])).toEqual([
      ["field:a1", 0],
      ["field:b2", 1],
    ]);
    expect(rest).toEqual([]);
  });
  it("is not there where nothing lies in a plane", () => {
    const { table, of } = reader(list("row", card())).share({ row: ["card:fox"] }, 2);
    expect(spread(PLANES, table, of).chart).toBeNull();
  });
});
