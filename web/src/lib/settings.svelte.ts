/** What this browser remembers about its user's wishes. */

export const LANGUAGES = ["cs", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "on" | "off";
export type Size = "normal" | "large" | "largest";
/** How fast what happened is shown: a click a beat, by the clock, or all at once. */
export const PACES = ["step", "slow", "normal", "fast", "off"] as const;
export type Pace = (typeof PACES)[number];

/** What a coach says at tables against bots: nothing, what it is asked, or what it thinks matters. */
export const COACHES = ["off", "ask", "on"] as const;
export type Coaching = (typeof COACHES)[number];

export interface Values {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  size: Size;
  pace: Pace;
  coach: Coaching;
  /** What a person lets a game do by itself, by game and habit (`GameBoard.habits`). */
  habits: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
}

const KEY = "deskoherna.settings";

const ALLOWED: { [K in Exclude<keyof Values, "habits">]: readonly Values[K][] } = {
  language: LANGUAGES,
  theme: ["auto", "light", "dark"],
  motion: ["auto", "on", "off"],
  sound: [true, false],
  size: ["normal", "large", "largest"],
  pace: PACES,
  coach: COACHES,
};

function preferred(): Language {
  const wanted = typeof navigator === "undefined" ? "cs" : navigator.language.slice(0, 2);
  return wanted === "cs" || wanted === "sk" ? "cs" : "en";
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Habits as they were stored: what is no switch is left out. */
function switches(stored: unknown): Values["habits"] {
  if (!isRecord(stored)) return {};
  const games = Object.entries(stored).filter((entry): entry is [string, Record<string, unknown>] =>
    isRecord(entry[1]),
  );
  return Object.fromEntries(
    games.map(([slug, habits]) => [
      slug,
      Object.fromEntries(
        Object.entries(habits).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"),
      ),
    ]),
  );
}

/** Stored values; anything unknown or damaged falls back to its default. */
export function read(text: string | null): Values {
  const values: Values = {
    language: preferred(),
    theme: "auto",
    motion: "auto",
    sound: false,
    size: "normal",
    pace: "normal",
    coach: "ask",
    habits: {},
  };
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "{}");
  } catch {
    return values;
  }
  if (typeof stored !== "object" || stored === null) return values;
  values.habits = switches((stored as Record<string, unknown>).habits);
  for (const key of Object.keys(ALLOWED) as (keyof typeof ALLOWED)[]) {
    const value = (stored as Record<string, unknown>)[key];
    if ((ALLOWED[key] as readonly unknown[]).includes(value)) Object.assign(values, { [key]: value });
  }
  return values;
}

function load(): Values {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return read(null);
  }
}

export const settings: Values = $state(load());

export function set<K extends keyof Values>(key: K, value: Values[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is forbidden in this browser: the wish holds until the page is closed.
  }
  show();
}

/** Does this person let the game do that by itself? */
export const hasHabit = (slug: string, habit: string): boolean => settings.habits[slug]?.[habit] ?? false;

export function setHabit(slug: string, habit: string, on: boolean): void {
  set("habits", { ...settings.habits, [slug]: { ...settings.habits[slug], [habit]: on } });
}

/** Put theme, motion and size on the root element, where the tokens read them. */
export function show(): void {
  const root = document.documentElement.dataset;
  if (settings.theme === "auto") delete root.theme;
  else root.theme = settings.theme;
  root.motion = settings.motion;
  root.size = settings.size;
}

/** Is it dark now, by wish or by the system? */
export function isDark(): boolean {
  return settings.theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : settings.theme === "dark";
}

export function motionless(): boolean {
  if (settings.motion !== "auto") return settings.motion === "off";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
