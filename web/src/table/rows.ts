/** Rows of the log: who did what, what followed; what belongs together stands in one row. */

import type { LogManner } from "$lib/board";
import type { Beat } from "./director.svelte";
import type { Line, Told } from "$lib/generated/protocol";
import {
  didInWords,
  eventInWords,
  g,
  isPoint,
  moveInWords,
  sumInWords,
  tellsMoves,
  withActor,
  type ManyArgs,
} from "$lib/words.svelte";

export interface Row {
  key: string;
  /** The line it stands for, and the first one if it stands for several or if lines before it wrote no row. */
  line: number;
  from: number;
  seat: number | null;
  head: string | null;
  text: string;
  points: readonly string[];
  /** The first row of its line: the one to click in a replay. */
  first: boolean;
  /** What it says, before it was put into words. */
  said: Said | null;
}
interface Said {
  kind: "did" | "move" | "event";
  key: string;
  args: ManyArgs;
}
/** A move that is nobody's business until an event sums it up. */
interface Draft {
  line: number;
  key: string;
  args: ManyArgs;
}

/** How things are put into words. */
export interface Tongue {
  /** Moves have sentences of their own; one without is told by its events. */
  tells: () => boolean;
  did: (key: string, args: ManyArgs) => string | null;
  move: (key: string, args: ManyArgs) => string;
  event: (key: string, args: ManyArgs) => string;
  /** The heading that an event begins. */
  head: (event: Told) => string | null;
  /** An event together with the moves that led to it. */
  sum: (key: string, args: ManyArgs) => string;
}
const TONGUE: Tongue = {
  tells: tellsMoves,
  did: (key, args) => didInWords({ key, args }),
  move: (key, args) => moveInWords({ key, args }),
  event: (key, args) => eventInWords({ key: g.has(`event-${key}.under`) ? `${key}.under` : key, args }),
  head: (event) => (g.has(`event-${event.key}.head`) ? eventInWords({ ...event, key: `${event.key}.head` }) : null),
  sum: sumInWords,
};

const listed = (args: ManyArgs) => Object.values(args).flatMap((value) => value);

const seatIn = (args: ManyArgs) => {
  const point = listed(args).find((value) => typeof value === "string" && value.startsWith("seat:"));
  return typeof point === "string" ? "abcdefgh".indexOf(point.slice(5)) : null;
};

/** What lies on the board; who sits at it has a plate. */
const pointsIn = (args: ManyArgs) =>
  listed(args).filter(
    (value): value is string => typeof value === "string" && isPoint(value) && !value.startsWith("seat:"),
  );

/** Two of a kind as one: they are equal but for one argument, which is then a list; null: they say different things. */
export function gathered(one: ManyArgs, other: ManyArgs, name: string): ManyArgs | null {
  const rest = (args: ManyArgs) => JSON.stringify({ ...args, [name]: null });
  const [before, next] = [one[name], other[name]];
  if (
    before === undefined ||
    typeof next !== "string" ||
    !isPoint(next) ||
    typeof before === "number" ||
    rest(one) !== rest(other)
  )
    return null;
  return { ...one, [name]: [before, next].flat() };
}

class Rows {
  readonly made: Row[] = [];
  private readonly drafts = new Map<number, Draft[]>();
  private readonly drafted: ReadonlySet<string>;

  constructor(
    private readonly manner: LogManner,
    private readonly tongue: Tongue,
  ) {
    this.drafted = new Set(Object.values(manner.sums ?? {}).flatMap((verbs) => verbs ?? []));
  }

  add(row: Pick<Row, "key" | "line"> & Partial<Row>): void {
    this.made.push({ from: row.line, first: false, seat: null, head: null, text: "", points: [], said: null, ...row });
  }

  private words({ kind, key, args }: Said): string {
    return this.tongue[kind](key, args) ?? "";
  }

  /** Keep a move back that an event will sum up. */
  draft(line: number, seat: number, key: string, args: ManyArgs): boolean {
    if (!this.drafted.has(key)) return false;
    this.drafts.set(seat, [...(this.drafts.get(seat) ?? []), { line, key, args }]);
    return true;
  }

  /** The seat did something else: what it was about to offer has been offered, or never will be. */
  settle(seat: number): void {
    this.drafts.delete(seat);
  }

  say(name: string, line: number, seat: number | null, said: Said): void {
    if (this.gather(line, seat, said)) return;
    this.add({ key: name, line, seat, text: this.words(said), points: pointsIn(said.args), said });
  }

  /** Into the row before it that says the same of something else. */
  private gather(line: number, seat: number | null, said: Said): boolean {
    const name = this.manner.gathers?.[said.key];
    if (name === undefined) return false;
    for (let i = this.made.length - 1; i >= 0; i--) {
      const row = this.made[i]!;
      if (row.said?.key !== said.key || row.said.kind !== said.kind) return false;
      const args = row.seat === seat ? gathered(row.said.args, said.args, name) : null;
      if (!args) continue;
      const both = { ...said, args };
      this.made[i] = { ...row, line, said: both, text: this.words(both), points: pointsIn(args) };
      return true;
    }
    return false;
  }

  /** An event that sums up what its seat did before, in one row. */
  sum(name: string, line: number, seat: number | null, event: Told): boolean {
    const verbs = this.manner.sums?.[event.key];
    const drafts = (seat !== null && verbs && this.drafts.get(seat)) || [];
    const found = drafts.filter(({ key }) => verbs!.includes(key));
    if (found.length === 0) return false;
    const of = (verb: string) => found.filter(({ key }) => key === verb).flatMap((draft) => pointsIn(draft.args));
    const args: ManyArgs = { ...event.args, ...Object.fromEntries(verbs!.map((verb) => [verb, of(verb)])) };
    this.add({
      key: name,
      line,
      from: found[0]!.line,
      seat,
      text: this.tongue.sum(event.key, args),
      points: pointsIn(args),
      said: { kind: "event", key: event.key, args },
    });
    return true;
  }

  /** Mark the first row of every line; a row also stands for the lines before it that wrote none. */
  finish(): Row[] {
    let before = -1;
    for (const row of this.made) {
      if (row.head !== null) continue;
      row.first = row.line !== before;
      if (row.first) row.from = Math.min(row.from, before + 1);
      before = Math.max(before, row.line);
    }
    return this.made;
  }
}

/** What happened, each thing once. Where moves have sentences of their own these are said, and events beside them; in
 * a game without them a move is named by its button, unless an event tells what its seat did. */
export function rowsOf(lines: readonly Line[], manner: LogManner = {}, tongue: Tongue = TONGUE): Row[] {
  const rows = new Rows(manner, tongue);
  const tells = tongue.tells();
  lines.forEach((line, i) => {
    const told = line.events.map((event) => ({
      event,
      text: tongue.event(event.key, event.args),
      seat: seatIn(event.args),
    }));
    const move = line.move;
    const drafts = move !== null && rows.draft(i, line.seat, move.key, move.args);
    if (move && !drafts && tells) {
      const args = withActor(line.seat, move.args);
      if (tongue.did(move.key, args)) rows.say(`${line.seq}/move`, i, line.seat, { kind: "did", key: move.key, args });
    } else if (!drafts && !told.some(({ text, seat }) => text && seat === line.seat)) {
      if (move && tongue.move(move.key, move.args))
        rows.say(`${line.seq}/move`, i, line.seat, { kind: "move", key: move.key, args: move.args });
      else if (!move && line.words) rows.add({ key: `${line.seq}/move`, line: i, seat: line.seat, text: line.words });
    }
    told.forEach(({ event, text, seat }, j) => {
      const head = tongue.head(event);
      if (head !== null) rows.add({ key: `${line.seq}/${j}h`, line: i, head });
      if (text && !rows.sum(`${line.seq}/${j}`, i, seat, event))
        rows.say(`${line.seq}/${j}`, i, seat, { kind: "event", key: event.key, args: event.args });
    });
    if (!drafts) rows.settle(line.seat);
  });
  return rows.finish();
}

/** A beat in words: what it tells in the first place, else what the log says of its step. */
export function inWords({ lead, line, events }: Beat, manner?: LogManner): string {
  const told = lead ? eventInWords(lead) : "";
  if (told || !line) return told;
  return rowsOf([{ ...line, events: [...events] }], manner).find((row) => row.head === null)?.text ?? "";
}
