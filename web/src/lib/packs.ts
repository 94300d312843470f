/** Packs: the text of a material file, changed line by line. */

import type { PackEntry, PackFault, PackField, PackInfo } from "./generated/protocol";

/** May a table be set up with it? */
export const playable = (pack: PackInfo): boolean => pack.state !== "faulty" && pack.state !== "trying";

/** Does its state change by itself? */
export const changing = (pack: PackInfo): boolean => pack.state === "trying" || pack.state === "compiling";

/** A plain text in quotation marks, without anything that TOML would read otherwise. */
const QUOTED = /^"([^"\\\n]*)"$/;

/** A value as people see it: plain texts without their quotation marks. */
export const shownValue = (value: string): string => QUOTED.exec(value)?.[1] ?? value;

/** What is typed, as TOML: a field that held a text holds a text again. */
export const typedValue = (before: string, typed: string): string =>
  QUOTED.test(before) ? `"${typed.replace(/\\/g, "\\\\").replace(/"/g, '\\"')}"` : typed;

/** The text with another value in one field, where it stands. */
export function changed(text: string, field: PackField, value: string): string {
  const lines = text.split("\n");
  lines.splice(field.line - 1, field.last - field.line + 1, `${field.name} = ${value}`);
  return lines.join("\n");
}

/** The text with one more field behind the others of an entry. */
export function extended(text: string, entry: PackEntry, name: string, value: string): string {
  const lines = text.split("\n");
  lines.splice(Math.max(...entry.fields.map((field) => field.last)), 0, `${name} = ${value}`);
  return lines.join("\n");
}

/** Fields that other entries of the same list have and this one has not, with a value to begin with. */
export function lacking(entry: PackEntry, all: readonly PackEntry[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const other of all)
    if (listOf(other.at) === listOf(entry.at))
      for (const field of other.fields) if (!found.has(field.name)) found.set(field.name, field.value);
  for (const field of entry.fields) found.delete(field.name);
  return found;
}

/** What an entry is called: its name in this language, else its id; null: it has none. */
export function nameOfEntry(entry: PackEntry, language: string): string | null {
  const value = (name: string) => entry.fields.find((field) => field.name === name)?.value;
  const name = value(language) ?? value("id");
  return name === undefined ? null : shownValue(name);
}

/** Faults by their entry; those of none first, under an empty id. */
export function byEntry(faults: readonly PackFault[]): Map<string, PackFault[]> {
  const found = new Map<string, PackFault[]>();
  for (const fault of faults) found.set(fault.at, [...(found.get(fault.at) ?? []), fault]);
  return found;
}

/** The table of a file that an entry stands in: `board[1].step[0]` in `board.step`. */
export const listOf = (at: string): string => at.replace(/\[\d+\]/g, "");
