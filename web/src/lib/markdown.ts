/** The part of Markdown our rulebooks use, read into a tree that is rendered as elements: no HTML passes through.
 *
 * Headings with ids (`## Clash {#clash}`), paragraphs, lists (nested by indentation), quotes, tables, code blocks; within lines
 * `**strong**`, `*emphasis*`, `` `code` `` and `[links](to)`. */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong"; inside: Inline[] }
  | { kind: "em"; inside: Inline[] }
  | { kind: "link"; to: string; inside: Inline[] };

export type Block =
  | { kind: "paragraph"; inside: Inline[] }
  | { kind: "list"; ordered: boolean; start: number; items: Block[][] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "code"; text: string }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "rule" };

export interface Section {
  id: string;
  level: number;
  title: Inline[];
  blocks: Block[];
}

const HEADING = /^(#{1,6})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$/;
const ITEM = /^(\s*)([-*]|\d+[.)])\s+(.*)$/;
const RULE = /^\s*(?:-{3,}|\*{3,})\s*$/;
const TABLE_LINE = /^\s*\|.*\|\s*$/;
const TABLE_RULE = /^\s*\|[\s:|-]+\|\s*$/;
const FENCE = /^\s*```/;
const INLINE = /(`[^`]+`)|(\*\*(?:[^*]|\*(?!\*))+\*\*)|(\*[^*\s](?:[^*]*[^*\s])?\*)|(\[[^\]]+\]\([^)\s]+\))/;

export function sections(text: string): Section[] {
  const made: Section[] = [{ id: "", level: 0, title: [], blocks: [] }];
  let lines: string[] = [];
  const finish = () => {
    made.at(-1)!.blocks = blocks(lines);
    lines = [];
  };
  let fenced = false;
  for (const line of text.replaceAll("\r\n", "\n").split("\n")) {
    if (FENCE.test(line)) fenced = !fenced;
    const heading = fenced ? null : HEADING.exec(line);
    if (!heading) {
      lines.push(line);
      continue;
    }
    finish();
    const title = inline(heading[2]!);
    made.push({ id: heading[3] ?? slug(plainText(title)), level: heading[1]!.length, title, blocks: [] });
  }
  finish();
  return made[0]!.blocks.length > 0 ? made : made.slice(1);
}

export function slug(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function plainText(parts: Inline[]): string {
  return parts.map((part) => ("inside" in part ? plainText(part.inside) : part.text)).join("");
}

export function inline(text: string): Inline[] {
  const found = INLINE.exec(text);
  if (!found) return text ? [{ kind: "text", text }] : [];
  const [whole] = found;
  const before = text.slice(0, found.index);
  return [
    ...(before ? [{ kind: "text" as const, text: before }] : []),
    one(whole),
    ...inline(text.slice(found.index + whole.length)),
  ];
}

function one(whole: string): Inline {
  if (whole.startsWith("`")) return { kind: "code", text: whole.slice(1, -1) };
  if (whole.startsWith("**")) return { kind: "strong", inside: inline(whole.slice(2, -2)) };
  if (whole.startsWith("*")) return { kind: "em", inside: inline(whole.slice(1, -1)) };
  const [, name = "", to = ""] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(whole) ?? [];
  return safe(to) ? { kind: "link", to, inside: inline(name) } : { kind: "text", text: name };
}

/** Places on our own pages and plain web addresses; anything that could run is none. */
const safe = (to: string): boolean => /^(#|\/(?!\/)|https?:\/\/)/.test(to);

function blocks(lines: string[]): Block[] {
  const made: Block[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i]!;
    if (!line.trim()) i += 1;
    else if (FENCE.test(line)) {
      const end = lines.findIndex((other, j) => j > i && FENCE.test(other));
      const stop = end < 0 ? lines.length : end;
      made.push({ kind: "code", text: lines.slice(i + 1, stop).join("\n") });
      i = stop + 1;
    } else if (RULE.test(line)) {
      made.push({ kind: "rule" });
      i += 1;
    } else if (line.startsWith(">")) {
      const stop = until(lines, i, (other) => !other.startsWith(">"));
      made.push({ kind: "quote", blocks: blocks(lines.slice(i, stop).map((other) => other.replace(/^>\s?/, ""))) });
      i = stop;
    } else if (TABLE_LINE.test(line) && TABLE_RULE.test(lines[i + 1] ?? "")) {
      const stop = until(lines, i + 2, (other) => !TABLE_LINE.test(other));
      made.push({ kind: "table", head: cells(line), rows: lines.slice(i + 2, stop).map(cells) });
      i = stop;
    } else if (ITEM.test(line)) {
      const stop = until(lines, i + 1, (other, j) => endsList(lines, other, j) || anotherKind(line, other));
      made.push(list(lines.slice(i, stop)));
      i = stop;
    } else {
      const stop = until(lines, i + 1, (other) => !other.trim() || starts(other));
      made.push({
        kind: "paragraph",
        inside: inline(
          lines
            .slice(i, stop)
            .map((other) => other.trim())
            .join(" "),
        ),
      });
      i = stop;
    }
  }
  return made;
}

const starts = (line: string) =>
  ITEM.test(line) || FENCE.test(line) || line.startsWith(">") || TABLE_LINE.test(line) || RULE.test(line);

function until(lines: string[], from: number, stop: (line: string, index: number) => boolean): number {
  let i = from;
  while (i < lines.length && !stop(lines[i]!, i)) i += 1;
  return i;
}

/** A list ends at a blank line that is not followed by another item or by something indented. */
function endsList(lines: string[], line: string, i: number): boolean {
  if (line.trim()) return !ITEM.test(line) && !/^\s/.test(line) && !lines[i - 1]?.trim();
  const next = lines[i + 1];
  return next === undefined || !(ITEM.test(next) || /^\s+\S/.test(next));
}

/** Numbers after dashes, at the same depth: a new list. */
function anotherKind(first: string, line: string): boolean {
  const [a, b] = [ITEM.exec(first), ITEM.exec(line)];
  return !!a && !!b && a[1]!.length === b[1]!.length && /\d/.test(a[2]!) !== /\d/.test(b[2]!);
}

function list(lines: string[]): Block {
  const first = ITEM.exec(lines[0]!)!;
  const depth = first[1]!.length;
  const items: string[][] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item && item[1]!.length <= depth) items.push([item[3]!]);
    else items.at(-1)!.push(line.replace(/^\s{1,4}/, ""));
  }
  const ordered = /\d/.test(first[2]!);
  return { kind: "list", ordered, start: ordered ? parseInt(first[2]!, 10) : 1, items: items.map(blocks) };
}

const cells = (line: string): Inline[][] =>
  line
    .trim()
    .slice(1, -1)
    .split("|")
    .map((cell) => inline(cell.trim()));
