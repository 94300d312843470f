/** What this browser remembers about its user's wishes. */

export const LANGUAGES = ["cs", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "on" | "off";
export type Size = "normal" | "large" | "largest";

export interface Values {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  size: Size;
}

const KEY = "deskoherna.settings";

const ALLOWED: { [K in keyof Values]: readonly Values[K][] } = {
  language: LANGUAGES,
  theme: ["auto", "light", "dark"],
  motion: ["auto", "on", "off"],
  sound: [true, false],
  size: ["normal", "large", "largest"],
};

function preferred(): Language {
  const wanted = typeof navigator === "undefined" ? "cs" : navigator.language.slice(0, 2);
  return wanted === "cs" || wanted === "sk" ? "cs" : "en";
}

/** Stored values; anything unknown or damaged falls back to its default. */
export function read(text: string | null): Values {
  const values: Values = { language: preferred(), theme: "auto", motion: "auto", sound: false, size: "normal" };
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "{}");
  } catch {
    return values;
  }
  if (typeof stored !== "object" || stored === null) return values;
  for (const key of Object.keys(ALLOWED) as (keyof Values)[]) {
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
