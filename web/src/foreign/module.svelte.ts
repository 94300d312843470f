/** Boards that games bring: loaded from the server, held to the contract, and put aside when they fail. */

import type { Beats, GameBoard } from "$lib/board";
import { VERSION, type BoardModule } from "./contract";

export type Trouble = "missing" | "version" | "shape" | "threw";

/** Why a board was put aside. */
export interface Failure {
  trouble: Trouble;
  /** For whoever wrote it: what the browser said. */
  detail: string;
}

let failures: Readonly<Record<string, Failure>> = $state.raw({});
const modules = new Map<string, BoardModule>();

export const failureOf = (slug: string): Failure | null => failures[slug] ?? null;
export const moduleOf = (slug: string): BoardModule | null => modules.get(slug) ?? null;
export const folderOf = (slug: string): string => `/api/games/${encodeURIComponent(slug)}/board/`;

/** From now on the generic board draws this game; the console says why, too. */
export function fail(slug: string, trouble: Trouble, error: unknown): void {
  if (failures[slug]) return;
  console.error(`the board of ${slug} is put aside (${trouble})`, error);
  failures = { ...failures, [slug]: { trouble, detail: error instanceof Error ? error.message : String(error) } };
}

/** What something of the board gives, or this where it throws. */
export function guarded<T>(slug: string, otherwise: T, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    fail(slug, "threw", error);
    return otherwise;
  }
}

const PARTS = ["hand", "plate"] as const;

/** What is wrong with a module; empty: nothing. */
export function wrong(module: Partial<BoardModule>): string {
  if (typeof module.board !== "function") return "it exports no function `board`";
  for (const part of PARTS)
    if (module[part] !== undefined && typeof module[part] !== "function") return `\`${part}\` is no function`;
  if (module.beats !== undefined && typeof module.beats?.looks !== "object") return "`beats` has no `looks`";
  for (const names of ["final", "passes"] as const)
    if (module[names] !== undefined && !Array.isArray(module[names])) return `\`${names}\` is no list of verbs`;
  return "";
}

type Load = (address: string) => Promise<Partial<BoardModule>>;
const fromServer: Load = (address) => import(/* @vite-ignore */ address);

/** Load the module of a game, which says that its board is of this version; what stands in its way is told by `failureOf`. */
export async function load(slug: string, version: number, from: Load = fromServer): Promise<BoardModule | null> {
  const known = modules.get(slug);
  if (known || failures[slug]) return known ?? null;
  if (version !== VERSION) {
    fail(slug, "version", `made for ${version || "no version"}, not for ${VERSION}`);
    return null;
  }
  let found: Partial<BoardModule>;
  try {
    found = await from(`${folderOf(slug)}board.js`);
  } catch (error) {
    fail(slug, "missing", error);
    return null;
  }
  if (found.version !== VERSION) fail(slug, "version", `made for ${found.version}, not for ${VERSION}`);
  else if (wrong(found)) fail(slug, "shape", wrong(found));
  else modules.set(slug, found as BoardModule);
  return moduleOf(slug);
}

/** The beats of a module, none of whose functions can stop the table. */
export function safely(slug: string, beats: Beats): Beats {
  const looks = Object.fromEntries(
    Object.entries(beats.looks).map(([key, look]) => [
      key,
      typeof look === "function" ? (event: never) => guarded(slug, 0, () => look(event)) : look,
    ]),
  ) as Beats["looks"];
  const befalls =
    beats.befalls &&
    (Object.fromEntries(
      Object.entries(beats.befalls).map(([key, whom]) => [
        key,
        typeof whom === "function"
          ? (...asked: Parameters<typeof whom>) => guarded(slug, false, () => whom(...asked))
          : whom,
      ]),
    ) as Beats["befalls"]);
  const { during } = beats;
  return {
    looks,
    ...(befalls && { befalls }),
    ...(beats.flows && { flows: beats.flows }),
    ...(during && { during: (...told) => guarded(slug, told[1], () => during(...told)) }),
  };
}

/** What the table takes from a module beside its parts. */
export function mannersOf(slug: string, module: BoardModule): Partial<GameBoard> {
  return {
    grows: module.grows ?? true,
    ...(module.beats && { beats: safely(slug, module.beats) }),
    ...(module.log && { log: module.log }),
    ...(module.final && { final: module.final }),
    ...(module.passes && { passes: module.passes }),
  };
}
