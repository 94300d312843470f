/** Words: house and games in Czech and English, from Fluent files; all functions follow the language switch.
 *
 * Names are put in as in the terminal: the message `<axis>-<point>` gives `$card`, its attributes give `$card_acc`, the id
 * itself is `$card_id`; seats are called by the names of those who sit there. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Say } from "./board";
import { settings, type Language } from "./settings.svelte";

export type Args = Record<string, number | string>;
/** An argument may be several points at once. */
export type ManyArgs = Record<string, number | string | readonly string[]>;

const HOUSE = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
/** Words that only a board needs lie with the board: `games/<slug>/words/cs.ftl`. */
const BOARDS = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default" });

const bundles = new Map<string, FluentBundle>();
/** Grows when a bundle arrives, so that what was rendered without it is rendered again. */
let arrived = $state(0);
let currentGame = $state("");
let shown: Language = $state(settings.language);

export function makeBundle(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(text))) console.warn(`words (${language}): ${error.message}`);
  return bundle;
}

// ---------------------------------------------------------------- loading

export type FetchWords = (game: string, language: Language) => Promise<string>;

async function keep(key: string, language: Language, text: Promise<string>): Promise<void> {
  bundles.set(key, makeBundle(language, await text));
  arrived += 1;
}

async function loadHouse(language: Language): Promise<void> {
  const key = `house/${language}`;
  if (!bundles.has(key)) await keep(key, language, HOUSE[`../words/${language}.ftl`]!());
}

const games = new Set<string>();
let fetchWords: FetchWords = () => Promise.reject(new Error("nobody said where words come from"));

export function wordsFrom(fetcher: FetchWords): void {
  fetchWords = fetcher;
}

async function wordsOf(game: string, language: Language): Promise<string> {
  const board = BOARDS[`../games/${game}/words/${language}.ftl`];
  return (await Promise.all([fetchWords(game, language), board?.() ?? ""])).join("\n");
}

const underWay = new Map<string, Promise<void>>();

function loadOne(game: string, language: Language): Promise<void> {
  const key = `${game}/${language}`;
  if (bundles.has(key)) return Promise.resolve();
  let loading = underWay.get(key);
  if (!loading) {
    loading = keep(key, language, wordsOf(game, language)).finally(() => underWay.delete(key));
    underWay.set(key, loading);
  }
  return loading;
}

/** The words of a game, now and after every later change of the language. */
export async function loadGame(game: string): Promise<void> {
  games.add(game);
  await loadOne(game, shown);
}

/** The game that `g` speaks of: the one on the table, in the rulebook, in the catalogue. The page wears its cloth. */
export function speakOf(game: string): void {
  currentGame = game;
  if (game) document.body.dataset.game = game;
  else delete document.body.dataset.game;
}

/** Switch when all words are there; until then the old language stays. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([loadHouse(language), ...[...games].map((game) => loadOne(game, language))]);
  shown = language;
  document.documentElement.lang = language;
}

export const language = (): Language => shown;

// ---------------------------------------------------------------- texts

function find(bundle: FluentBundle | undefined, id: string) {
  const [name = "", attribute] = id.split(".", 2);
  const message = bundle?.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

export function format(bundle: FluentBundle | undefined, id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = find(bundle, id);
  if (pattern === null || !bundle) return id;
  return bundle.formatPattern(pattern, args, []);
}

const bundle = (of: string): FluentBundle | undefined => {
  void arrived;
  return bundles.get(`${of}/${shown}`);
};

/** A text of the house. */
export function t(id: string, args: Args = {}): string {
  return format(bundle("house"), id, args);
}
t.has = (id: string): boolean => find(bundle("house"), id) !== null;

/** A text of the game that is spoken of. */
export function g(id: string, args: Args = {}): string {
  return format(bundle(currentGame), id, args);
}
g.has = (id: string): boolean => find(bundle(currentGame), id) !== null;

/** A text of a certain game: the shelf of the lobby shows several. */
export function of(game: string, id: string, args: Args = {}): string {
  return format(bundle(game), id, args);
}

// ---------------------------------------------------------------- names

/** As in ids: `Hired Blade` -> `hired-blade`. */
export const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[^\x00-\x7f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9,+/-]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** `hex:2,-1` -> the Fluent id `hex-2_-1`. */
export function nameKey(point: string): string {
  const at = point.indexOf(":");
  return `${plain(point.slice(0, at))}-${point.slice(at + 1).replaceAll(",", "_").replaceAll("+", "plus").replaceAll("/", "_")}`;
}

const POINT = /^[a-z][a-z0-9 _-]*:[^\s:]+$/;
export const isPoint = (value: number | string): value is string => typeof value === "string" && POINT.test(value);

/** Names of those who sit at the table, by seat. */
export type SeatNames = readonly string[];
let seatNames: SeatNames = $state.raw([]);
export function callSeats(names: SeatNames): void {
  seatNames = names;
}

/** What a game calls points of its board at this table: `corner:n0,2` -> `forest 6 / hills 8 / coast`. */
export type Naming = (point: string) => string | null;
const nameless: Naming = () => null;
let naming: Naming = $state.raw(nameless);
export function callPoints(by: Naming | undefined): void {
  naming = by ?? nameless;
}

const seatOf = (point: string): number => (point.startsWith("seat:") ? "abcdefgh".indexOf(point.slice(5)) : -1);

/** A name with its cases: `{"": "Flika", "_acc": "Fliku"}`; points without words keep their id. */
export function cases(from: FluentBundle | undefined, point: string, seats: SeatNames, called: Naming = nameless): Record<string, string> {
  const seat = seatOf(point);
  if (seat >= 0 && seats[seat]) return { "": seats[seat] };
  const own = called(point);
  if (own !== null) return { "": own };
  const message = from?.getMessage(nameKey(point));
  if (!from || !message?.value) return { "": point.slice(point.indexOf(":") + 1) };
  const found: Record<string, string> = { "": from.formatPattern(message.value, {}, []) };
  for (const [attribute, pattern] of Object.entries(message.attributes)) {
    found[`_${attribute}`] = from.formatPattern(pattern, {}, []);
  }
  return found;
}

/** Several points as one name, `2× wood and ore`, in every case that all of them have. */
export function together(from: FluentBundle | undefined, points: readonly string[], seats: SeatNames, called: Naming = nameless): Record<string, string> {
  const different = [...new Set(points)].map((point) => ({ named: cases(from, point, seats, called), n: points.filter((other) => other === point).length }));
  const inAll = Object.keys(different[0]?.named ?? {}).filter((suffix) => different.every(({ named }) => named[suffix] !== undefined));
  const list = new Intl.ListFormat(from?.locales[0] ?? "en");
  return Object.fromEntries(inAll.map((suffix) => [suffix, list.format(different.map(({ named, n }) => (n > 1 ? `${n}× ${named[suffix]}` : named[suffix]!)))]));
}

/** Arguments with every `axis:point` put into its name, its cases and its id. */
export function fill(from: FluentBundle | undefined, args: ManyArgs, seats: SeatNames, called: Naming = nameless): Args {
  const filled: Args = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "object") {
      for (const [suffix, text] of Object.entries(together(from, value, seats, called))) filled[`${name}${suffix}`] = text;
      continue;
    }
    if (!isPoint(value)) {
      filled[name] = value;
      continue;
    }
    for (const [suffix, text] of Object.entries(cases(from, value, seats, called))) filled[`${name}${suffix}`] = text;
    filled[`${name}_id`] = value.slice(value.indexOf(":") + 1);
  }
  return filled;
}

/** The name of `card:portal`. */
export function nameOf(point: string): string {
  return cases(bundle(currentGame), point, seatNames, naming)[""]!;
}

const sentence = (id: string, args: ManyArgs) => g(id, fill(bundle(currentGame), args, seatNames, naming));

export const say = (what: Say): string => sentence(what.id, what.args);

interface Spoken {
  key: string;
  args: ManyArgs;
}
export const moveInWords = (move: Spoken): string => sentence(`move-${move.key}`, move.args);
export const eventInWords = (event: Spoken): string => sentence(`event-${event.key}`, event.args);
/** An event together with the moves it sums up. */
export const sumInWords = (key: string, args: ManyArgs): string => sentence(`sum-${key}`, args);
