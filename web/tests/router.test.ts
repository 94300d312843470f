import { describe, expect, it } from "vitest";
import { find, match } from "$lib/router.svelte";

const ROUTES = [
  { name: "home", pattern: "/" },
  { name: "rules", pattern: "/games/:game/rules" },
  { name: "table", pattern: "/t/:id" },
] as const;

describe("a path", () => {
  it("fits its pattern with its parameters", () => {
    expect(match("/games/:game/rules", "/games/cardia/rules")).toEqual({ game: "cardia" });
    expect(match("/t/:id", "/t/a%20b")).toEqual({ id: "a b" });
  });
  it("of another length or word fits not", () => {
    expect(match("/t/:id", "/t")).toBeNull();
    expect(match("/t/:id", "/x/1")).toBeNull();
  });
  it("that cannot be read fits nothing", () => {
    expect(match("/t/:id", "/t/%E0%A4%A")).toBeNull();
  });
  it("finds the first route", () => {
    expect(find(ROUTES, "/")?.name).toBe("home");
    expect(find(ROUTES, "/games/cardia/rules/")?.params).toEqual({ game: "cardia" });
    expect(find(ROUTES, "/nowhere/at/all")).toBeNull();
  });
});
