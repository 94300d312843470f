/** Times in words, by the browser's own rules of the language. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** `od včerejška` in the manner of the language: "před 3 hodinami". Seconds since 1970. */
export function ago(at: number, language: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - at);
  for (const [unit, length] of STEPS) if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  return words.format(0, "minute");
}

export const date = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
