/** Words: house and games in Czech and English, from Fluent files; all functions follow the language switch.
 *
 * Names are put in as in the terminal: the message `<axis>-<point>` gives `$card`, its attributes give `$card_acc`, the id
 * itself is `$card_id`; seats are called by the names of those who sit there, and `$seat_you` is "yes" where the reader does. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Say } from "./board";
import { settings, type Language } from "./settings.svelte";
import type { NamedOf, Slug, WordOf } from "./typed";

export type Boxed<G extends string> = G | `${G}@${string}`;

export type Args = Record<string, number | string>;
/** An argument may be several points at once. */
export type ManyArgs = Record<string, number | string | readonly string[]>;

const HOUSE = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
/** Words that only a board needs lie with the board: `games/<slug>/words/cs.ftl`. */
const BOARDS = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default" });

/** Between a game and the pack it is played with: `chess@ab12`. */
const AT = "@";
/** The game itself, whatever it is played with. */
export const slugOf = (name: string): string => name.split(AT, 1)[0]!;

/** Before the slug of a game: its names alone. */
const NAMES = "names";

const bundles = new Map<string, FluentBundle>();
/** Grows when a bundle arrives, so that what was rendered without it is rendered again. */
let arrived = $state(0);
let currentGame = $state("");
let shown: Language = $state(settings.language);

export function makeBundle(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(text)))
    console.warn(`words (${language}): ${error.message}`);
  return bundle;
}

// ---------------------------------------------------------------- loading

export type FetchWords = (game: string, language: Language) => Promise<string>;

/** Games whose words say what was done, by language. */
const telling = new Set<string>();

async function keep(key: string, language: Language, text: Promise<string>): Promise<void> {
  const words = await text;
  bundles.set(key, makeBundle(language, words));
  if (/^did-/m.test(words)) telling.add(key);
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

const underWay = new Map<string, Promise<void>>();

function loadOne(game: string, language: Language): Promise<void> {
  const key = `${game}/${language}`;
  if (bundles.has(key)) return Promise.resolve();
  let loading = underWay.get(key);
  if (!loading) {
    loading = keep(key, language, fetchWords(game, language)).finally(() => underWay.delete(key));
    underWay.set(key, loading);
  }
  return loading;
}

/** Games whose boards are shown, and bundles that hold the words of their boards. */
const boards = new Set<string>();
const onBoard = new Set<string>();

/** The words of a game with those that only its board needs. */
async function loadBoth(game: string, language: Language): Promise<void> {
  const key = `${game}/${language}`;
  const board = BOARDS[`../games/${slugOf(game)}/words/${language}.ftl`];
  const [text] = await Promise.all([board?.() ?? "", loadOne(game, language)]);
  if (onBoard.has(key)) return;
  onBoard.add(key);
  for (const error of bundles.get(key)!.addResource(new FluentResource(text)))
    console.warn(`words (${language}): ${error.message}`);
  arrived += 1;
}

/** The words of a game, now and after every later change of the language. */
export async function loadGame(game: string): Promise<void> {
  games.add(game);
  boards.add(game);
  await loadBoth(game, shown);
}

/** The same for pages that show no board: they need no words of it. */
export async function loadWords(game: string): Promise<void> {
  games.add(game);
  await loadOne(game, shown);
}

/** What lists say of a game came with the list, in every language. */
export function keepNames(game: string, names: Record<string, string>): void {
  for (const [language, text] of Object.entries(names)) {
    const key = `${NAMES}/${game}/${language}`;
    if (!bundles.has(key)) bundles.set(key, makeBundle(language, text));
  }
  arrived += 1;
}

/** The game that `g` speaks of: the one on the table, in the rulebook, in the catalogue. The page wears its cloth. */
export function speakOf(game: string): void {
  currentGame = game;
  if (game) document.body.dataset.game = slugOf(game);
  else delete document.body.dataset.game;
}

/** The game that the page speaks of, with its pack where it has one. */
export const spoken = (): string => currentGame;

/** A game by the name under which its cards are asked for: with the pack that the page speaks of, where it has one. */
export const boxOf = <G extends string>(slug: G): Boxed<G> =>
  (slugOf(currentGame) === slug ? currentGame : slug) as Boxed<G>;

/** Switch when all words are there; until then the old language stays. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([
    loadHouse(language),
    ...[...games].map((game) => (boards.has(game) ? loadBoth : loadOne)(game, language)),
  ]);
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

export function format(
  bundle: FluentBundle | undefined,
  id: string,
  args: Record<string, FluentVariable> = {},
): string {
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
g.has = <W extends string>(id: string): id is W => find(bundle(currentGame), id) !== null;

/** A text of a certain game: the shelf of the lobby shows several. */
export function of(game: string, id: string, args: Args = {}): string {
  return format(bundle(game) ?? bundle(`${NAMES}/${game}`), id, args);
}
of.has = (game: string, id: string): boolean => find(bundle(game), id) !== null;

// ---------------------------------------------------------------- names

/** As in ids: `White Rook` -> `white-rook`. */
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
  return `${plain(point.slice(0, at))}-${point
    .slice(at + 1)
    .replaceAll(",", "_")
    .replaceAll("+", "plus")
    .replaceAll("/", "_")}`;
}

const POINT = /^[a-z][a-z0-9 _-]*:[^\s:]+$/;
export const isPoint = (value: number | string): value is string => typeof value === "string" && POINT.test(value);

/** Names of those who sit at the table, by seat. */
export type SeatNames = readonly string[];
let seatNames: SeatNames = $state.raw([]);
const NOBODY = -1;
/** The seat of whoever reads: "you". */
let reader = $state(NOBODY);
export function callSeats(names: SeatNames, you = NOBODY): void {
  seatNames = names;
  reader = you;
}

/** What a game calls points of its board at this table: `corner:n0,2` -> `forest 6 / hills 8 / coast`. */
export type Naming = (point: string) => string | null;
const nameless: Naming = () => null;
let naming: Naming = $state.raw(nameless);
export function callPoints(by: Naming | undefined): void {
  naming = by ?? nameless;
}

const SEATS = "abcdefgh";
const seatOf = (point: string): number => (point.startsWith("seat:") ? SEATS.indexOf(point.slice(5)) : -1);

/** A name with its cases: `{"": "Flika", "_acc": "Fliku"}`; points without words keep their id. */
export function cases(
  from: FluentBundle | undefined,
  point: string,
  seats: SeatNames,
  called: Naming = nameless,
): Record<string, string> {
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
export function together(
  from: FluentBundle | undefined,
  points: readonly string[],
  seats: SeatNames,
  called: Naming = nameless,
): Record<string, string> {
  const different = [...new Set(points)].map((point) => ({
    named: cases(from, point, seats, called),
    n: points.filter((other) => other === point).length,
  }));
  const inAll = Object.keys(different[0]?.named ?? {}).filter((suffix) =>
    different.every(({ named }) => named[suffix] !== undefined),
  );
  const list = new Intl.ListFormat(from?.locales[0] ?? "en");
  return Object.fromEntries(
    inAll.map((suffix) => [
      suffix,
      list.format(different.map(({ named, n }) => (n > 1 ? `${n}× ${named[suffix]}` : named[suffix]!))),
    ]),
  );
}

/** Arguments with every `axis:point` put into its name, its cases and its id. */
export function fill(
  from: FluentBundle | undefined,
  args: ManyArgs,
  seats: SeatNames,
  called: Naming = nameless,
  you = NOBODY,
): Args {
  const filled: Args = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "object") {
      for (const [suffix, text] of Object.entries(together(from, value, seats, called)))
        filled[`${name}${suffix}`] = text;
      continue;
    }
    if (!isPoint(value)) {
      filled[name] = value;
      continue;
    }
    for (const [suffix, text] of Object.entries(cases(from, value, seats, called))) filled[`${name}${suffix}`] = text;
    filled[`${name}_id`] = value.slice(value.indexOf(":") + 1);
    const seat = seatOf(value);
    if (seat >= 0) filled[`${name}_you`] = seat === you ? "yes" : "no";
  }
  return filled;
}

/** The name of `card:portal`. */
export function nameOf(point: string): string {
  return cases(bundle(currentGame), point, seatNames, naming)[""]!;
}

/** Texts of one game, by ids that it has. */
export interface Texts<G extends Slug> {
  (id: WordOf<G>, args?: Args): string;
  has: (id: string) => id is WordOf<G>;
}

/** `g` and `nameOf` for the boards of one game: a misspelt id does not compile. */
export const boardWords = <G extends Slug>() => ({ g: g as Texts<G>, nameOf: nameOf as (point: NamedOf<G>) => string });

const FORMS = ["nom", "gen", "dat", "acc", "voc", "loc", "ins", "pl"] as const;

/** Forms that a name lacks are the name as it is: an invented card is never declined. */
export function everyForm(args: Args): Args {
  const filled = { ...args };
  for (const [name, value] of Object.entries(args))
    if (typeof value === "string") for (const form of FORMS) filled[`${name}_${form}`] ??= value;
  return filled;
}

const sentence = (id: string, args: ManyArgs) =>
  g(id, everyForm(fill(bundle(currentGame), args, seatNames, naming, reader)));

export const say = (what: Say): string => sentence(what.id, what.args);

interface Spoken {
  key: string;
  args: ManyArgs;
}
/** A move as a button says it. */
export const moveInWords = (move: Spoken): string => sentence(`move-${move.key}`, move.args);
/** Moves that one may choose between: where two read the same, the `.apart` of their points says which is which. */
export function choicesInWords(moves: readonly Spoken[]): string[] {
  const texts = moves.map(moveInWords);
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return texts.map((text, i) => {
    if (times.get(text) === 1) return text;
    const filled = fill(bundle(currentGame), moves[i]!.args, seatNames, naming, reader);
    const apart = Object.entries(filled).flatMap(([name, value]) => (name.endsWith("_apart") ? [String(value)] : []));
    return apart.length > 0 ? `${text} (${apart.join(", ")})` : text;
  });
}
/** Does the log of this game have sentences for moves? Then a verb without one writes no line: its events tell it. */
export function tellsMoves(): boolean {
  void arrived;
  return telling.has(`${currentGame}/${shown}`);
}
/** What the log says of a move; null: nothing. The actor is `$seat`, seats that the move names are `$seat2`, `$seat3`. */
export function didInWords(move: Spoken): string | null {
  return g.has(`did-${move.key}`) ? sentence(`did-${move.key}`, move.args) : null;
}
/** The arguments of a move with those of its sentence in the log. */
export function withActor(seat: number, args: ManyArgs): ManyArgs {
  const later = Object.entries(args).map(([name, value]) => {
    const n = /^seat(\d*)$/.exec(name);
    return [n ? `seat${Number(n[1] || 1) + 1}` : name, value] as const;
  });
  return { ...Object.fromEntries(later), seat: `seat:${SEATS[seat]}` };
}
/** What a seat did, as a sentence; in a game without such sentences what its button said. */
export function happened(seat: number, move: Spoken): string {
  const did = tellsMoves() ? didInWords({ key: move.key, args: withActor(seat, move.args) }) : null;
  return did ?? moveInWords(move);
}
export const eventInWords = (event: Spoken): string => sentence(`event-${event.key}`, event.args);
/** An event together with the moves it sums up. */
export const sumInWords = (key: string, args: ManyArgs): string => sentence(`sum-${key}`, args);
