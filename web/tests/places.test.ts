import { describe, expect, it } from "vitest";
import type { View } from "../src/games/nightwatch/game";
import { placesOf } from "../src/games/nightwatch/places";

const hex = (q: number, r: number, terrain: string, number: string) => ({
  target: `hex:${q},${r}`,
  q,
  r,
  terrain,
  number,
});

/** Three hexes round one crossing; without words of a game every text is its id. */
const land = (game: string, number = "6"): View =>
  ({
    game,
    north: game === "watch" ? {} : null,
    hexes: [hex(0, 0, "forest", number), hex(1, 0, "hills", "8"), hex(0, 1, "barren", "")],
    corners: [
      { target: "corner:inner", at: [1, 1] },
      { target: "corner:two", at: [1, -1] },
      { target: "corner:north", at: [0, -2] },
    ],
    edges: [
      {
        target: "edge:between",
        ends: [
          [1, -1],
          [1, 1],
        ],
      },
      {
        target: "edge:rim",
        ends: [
          [-1, -1],
          [-1, 1],
        ],
      },
    ],
  }) as unknown as View;

describe("places of a table", () => {
  it("are called by the hexes they touch", () => {
    const name = placesOf(land("classic"));
    expect(name("hex:0,0")).toBe("terrain-forest\u00a06");
    expect(name("hex:0,1")).toBe("terrain-barren");
    expect(name("corner:inner")).toBe("terrain-forest\u00a06 / terrain-hills\u00a08 / terrain-barren");
    expect(name("edge:between")).toBe("terrain-forest\u00a06 – terrain-hills\u00a08");
  });

  it("say where the land ends", () => {
    const name = placesOf(land("classic"));
    expect(name("corner:two")).toBe("terrain-forest\u00a06 / terrain-hills\u00a08 / board-place-coast");
    expect(name("corner:north")).toBe("terrain-forest\u00a06 / board-place-side");
    expect(name("edge:rim")).toBe("terrain-forest\u00a06 – board-place-side");
  });

  it("lie at the Wall in the north of the Gift", () => {
    expect(placesOf(land("watch"))("corner:two")).toBe(
      "terrain-forest\u00a06 / terrain-hills\u00a08 / board-place-wall",
    );
    expect(placesOf(land("base"))("corner:two")).toBe("terrain-forest\u00a06 / terrain-hills\u00a08 / board-place-rim");
  });

  it("are named by the same function while the land is the same", () => {
    expect(placesOf(land("classic"))).toBe(placesOf(land("classic")));
    expect(placesOf(land("classic"))).not.toBe(placesOf(land("classic", "5")));
  });

  it("leave other points to the words of the game", () => {
    expect(placesOf(land("classic"))("resource:ore")).toBeNull();
  });
});
