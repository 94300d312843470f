/** Boards are held to their game by the compiler: what a board misspells is an error of `npm run check`. */

import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PATIENCE = 240_000;

interface Fault {
  type: string;
  filename: string;
  start: { line: number };
  message: string;
}

/** What svelte-check has against the boards of `tests/boards`. */
function check(): Promise<Fault[]> {
  const args = ["--workspace", here(".."), "--tsconfig", here("boards/tsconfig.json"), "--output", "machine-verbose"];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [here("../node_modules/svelte-check/bin/svelte-check"), ...args], (_, out) => {
      const lines = out.split("\n").map((line) => line.replace(/^\d+ /, ""));
      if (!lines.some((line) => line.startsWith("COMPLETED"))) reject(new Error(out));
      resolve(lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as Fault));
    });
  });
}

/** Lines that say `wrong:`, from 1. */
const marked = (file: string) =>
  readFileSync(here(`boards/${file}`), "utf8")
    .split("\n")
    .flatMap((line, i) => (line.includes("wrong:") ? [i + 1] : []));

describe("a board", () => {
  it(
    "is refused in every line with a verb, phase, event, word, point or target that its game has not",
    { timeout: PATIENCE },
    async () => {
      const faults = (await check()).filter((fault) => fault.type === "ERROR");
      const lines = (file: string) =>
        [...new Set(faults.filter((fault) => fault.filename.endsWith(file)).map((fault) => fault.start.line + 1))].sort(
          (a, b) => a - b,
        );
      expect(lines("Right.svelte")).toEqual([]);
      expect(lines("Wrong.svelte")).toEqual(marked("Wrong.svelte"));
      expect(faults.every((fault) => fault.filename.includes("tests/boards/"))).toBe(true);
    },
  );

  it("takes table and words from its own folder, where they are of its game", () => {
    const loose =
      /import \{[^}]*\b(?:g|nameOf)\b[^}]*\} from "\$lib\/words\.svelte"|import \{[^}]*\btable\b[^}]*\} from "\$table"/;
    const games = here("../src/games");
    const sources = readdirSync(games, { recursive: true, encoding: "utf8" }).filter(
      (path) => /\.(svelte|ts)$/.test(path) && !path.endsWith("game.ts"),
    );
    expect(sources.filter((path) => loose.test(readFileSync(join(games, path), "utf8")))).toEqual([]);
  });
});
