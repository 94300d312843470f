/** What the server tells in one step is shown beat by beat, at the pace of whoever looks.
 *
 * The server waits for nobody: what has not been seen yet lies in a queue. A beat can be skipped, all of it can be caught
 * up with, and what was worth a scene can be shown again. */

import type { Beats, Look, TableEvent, View } from "$lib/board";
import type { Line } from "$lib/generated/protocol";
import type { Pace } from "$lib/settings.svelte";

/** What is shown at one moment. */
export interface Moment {
  view: View;
  viewer: number;
  events: readonly TableEvent[];
}

/** One beat of a step: these events, for so long, with this on the table. */
export interface Beat {
  events: readonly TableEvent[];
  /** Milliseconds at the usual pace. */
  ms: number;
  /** It gets a banner. */
  big: boolean;
  /** It is shown again with what follows it in its step. */
  whole: boolean;
  view: View;
  viewer: number;
  /** The line of the log it belongs to; null: it is shown again. */
  line: Line | null;
  /** What it tells in the first place. */
  lead: TableEvent | null;
}

/** A step as the server told it. */
export interface Step {
  line: Line;
  view: View;
  viewer: number;
  /** The viewer made it: it need not be told what it did. */
  own: boolean;
}

/** Lines of the log as far as they have been shown: of the step that is being shown only what was told. */
export function shown(
  lines: readonly Line[],
  director: { beat: Beat | null; seq: number; told: number },
): readonly Line[] {
  if (director.beat === null) return lines;
  return lines
    .filter((line) => line.seq <= director.seq)
    .map((line) =>
      line.seq === director.beat?.line?.seq ? { ...line, events: line.events.slice(0, director.told) } : line,
    );
}

/** Beats that can be shown again, and what they were about. */
export interface Reel {
  key: string;
  /** The line of the log that told it. */
  line: number | null;
  lead: TableEvent;
  beats: readonly Beat[];
}

/** How long an event is worth a look; nothing: it belongs to the beat before it. */
function lookAt(event: TableEvent, manner: Beats): Look | null {
  const found = manner.looks[event.key];
  const look = typeof found === "function" ? found(event) : found;
  return typeof look === "number" ? { ms: look } : (look ?? null);
}

/** What ended the game: the great moments of its last line, and which line that is. */
export function decisive(
  lines: readonly Line[],
  manner: Beats,
): { line: number; events: readonly TableEvent[] } | null {
  const line = lines.at(-1);
  const events = line?.events.filter((event) => lookAt(event, manner)?.big) ?? [];
  return line && events.length > 0 ? { line: line.seq, events } : null;
}

/** A move of somebody else that no beat tells, at the usual pace. */
export const OTHERS_MS = 420;
/** How many scenes are kept to be shown again. */
const KEPT = 8;
/** A beat waits for what still moves, so often and so long in between. */
const [TRIES, BETWEEN_MS] = [30, 40];

const FACTORS: Record<Pace, number> = { step: 1, slow: 1.9, normal: 1, fast: 0.4, off: 0 };

/** The beats of one step: an event that is worth a look begins one, the others belong to the beat before them. */
export function beatsOf(step: Step, before: View, manner: Beats): Beat[] {
  const { line, view, viewer } = step;
  const groups: {
    events: TableEvent[];
    ms: number;
    big: boolean;
    whole: boolean;
    lead: TableEvent | null;
    joins: boolean;
  }[] = [{ events: [], ms: 0, big: false, whole: false, lead: null, joins: false }];
  for (const event of line.events) {
    const look = lookAt(event, manner);
    const last = groups.at(-1)!;
    if (look === null || (last.joins && last.lead?.key === event.key)) {
      last.events.push(event);
      continue;
    }
    const { ms, big = false, joins = false, whole = false } = look;
    if (last.lead === null)
      Object.assign(last, { events: [...last.events, event], ms, big, joins, whole, lead: event });
    else groups.push({ events: [event], ms, big, joins, whole, lead: event });
  }
  if (groups.length === 1 && groups[0]!.lead === null) groups[0]!.ms = step.own ? 0 : OTHERS_MS;
  const told: TableEvent[] = [];
  return groups.map(({ events, ms, big, whole, lead }, i) => {
    told.push(...events);
    const rest = line.events.slice(told.length);
    const during = i === groups.length - 1 || !manner.during ? view : manner.during(before, view, [...told], rest);
    return { events, ms, big, whole, lead, view: during, viewer, line };
  });
}

/** What of a beat befell this seat, on this table; `before`: as the table was before the step. */
export function befalling(
  events: readonly TableEvent[],
  seat: number,
  manner: Beats,
  view: View,
  before: View,
): TableEvent | undefined {
  const name = `seat:${"abcdefgh"[seat]}`;
  return events.find((event) => {
    const whom = manner.befalls?.[event.key];
    if (typeof whom === "function") return whom(event, view, seat, before);
    return whom !== undefined && (event.args as Record<string, unknown>)[whom] === name;
  });
}

/** A beat alone, or with all that follow it up to the next of its kind. */
function sceneAt(beats: readonly Beat[], i: number): readonly Beat[] {
  const rest = beats.slice(i + 1);
  if (!beats[i]!.whole) return [beats[i]!];
  const next = rest.findIndex((beat) => beat.whole);
  return [beats[i]!, ...(next < 0 ? rest : rest.slice(0, next))];
}

export interface DirectorParts {
  pace: () => Pace;
  manner: () => Beats;
  /** Everything told has been seen. */
  caughtUp: () => void;
  /** A step begins to be shown. */
  begins?: () => void;
  /** Something is shown again: until it is over nothing is asked. */
  rewinds?: () => void;
  /** Is anything on the table still moving? */
  moving?: () => boolean;
}

export class Director {
  /** What lies on the table, as far as it has been shown. */
  moment: Moment | null = $state.raw(null);
  /** The log is known up to this line. */
  seq = $state(0);
  beat: Beat | null = $state.raw(null);
  /** So many events of the present line have been told. */
  told = $state(0);
  /** Steps that were told and not shown yet, less the one that is being shown. */
  behind = $state(0);
  /** Shown step by step: a click goes on. */
  waits = $state(false);
  /** The scenes so far, the last one at the end. */
  scenes: readonly Reel[] = $state.raw([]);
  /** What befell the viewer since it last decided. */
  since: readonly Reel[] = $state.raw([]);

  private queue: Step[] = [];
  private beats: Beat[] = [];
  /** The table when everything shown is over: where showing again comes back to. */
  private present: Moment | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: DirectorParts) {}

  get playing(): boolean {
    return this.beat !== null;
  }

  /** A position without a way that leads to it: what was waiting is forgotten. */
  cut(moment: Moment, seq: number): void {
    this.stop();
    this.queue = [];
    this.behind = 0;
    this.present = this.moment = moment;
    this.seq = seq;
    this.parts.caughtUp();
  }

  /** A new game, or another viewer: nothing of the one before is shown again. */
  forget(): void {
    this.scenes = [];
    this.since = [];
  }

  /** The viewer has decided something: what befalls it from now on is new. */
  decided(): void {
    this.since = [];
  }

  push(step: Step): void {
    if (this.parts.pace() === "off" || this.moment === null) {
      this.remember(step, this.moment?.view ?? step.view);
      this.queue = [];
      this.finish({ view: step.view, viewer: step.viewer, events: step.line.events }, step.line.seq);
      return;
    }
    this.queue.push(step);
    this.behind = this.queue.length;
    if (!this.playing) this.next();
  }

  /** The present beat is over. */
  skip(): void {
    if (this.playing) this.go();
  }

  /** All that waits is over; what was worth it can be shown again. */
  catchUp(): void {
    if (!this.playing && this.queue.length === 0) return;
    let [before, events] = [this.present?.view, [] as readonly TableEvent[]];
    for (const step of this.queue) {
      this.remember(step, before ?? step.view);
      before = step.view;
      events = step.line.events;
    }
    const last = this.queue.at(-1);
    this.queue = [];
    if (last) this.finish({ view: last.view, viewer: last.viewer, events }, last.line.seq);
    else this.finish({ ...this.present!, events: [] }, this.seq);
  }

  /** Show something once more, one thing after the other; a click or the next step ends it. */
  again(...reels: readonly Reel[]): void {
    if (this.playing || reels.length === 0) return;
    this.parts.rewinds?.();
    this.beats = reels.flatMap((reel) => reel.beats.map((beat) => ({ ...beat, line: null })));
    this.play();
  }

  private finish(moment: Moment, seq: number): void {
    this.stop();
    this.behind = 0;
    this.present = this.moment = moment;
    this.seq = Math.max(this.seq, seq);
    this.parts.caughtUp();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.beats = [];
    this.beat = null;
    this.waits = false;
  }

  /** The beats of a step; what of them was worth it can be shown again. */
  private remember(step: Step, before: View): readonly Beat[] {
    const manner = this.parts.manner();
    const beats = beatsOf(step, before, manner);
    for (const [i, beat] of beats.entries()) {
      const line = beat.line?.seq ?? null;
      const key = `${line}/${i}`;
      if ((beat.big || beat.whole) && beat.lead)
        this.scenes = [...this.scenes, { key, line, lead: beat.lead, beats: sceneAt(beats, i) }].slice(-KEPT);
      const befell = befalling(beat.events, beat.viewer, manner, beat.view, before);
      if (befell && !(beat.line?.seat === beat.viewer))
        this.since = [...this.since, { key, line, lead: befell, beats: [{ ...beat, big: true, lead: befell }] }];
    }
    return beats;
  }

  /** The next step of the queue. */
  private next(): void {
    const step = this.queue.shift();
    this.behind = this.queue.length;
    if (!step) {
      this.stop();
      this.parts.caughtUp();
      return;
    }
    this.parts.begins?.();
    this.beats = [...this.remember(step, this.present?.view ?? step.view)];
    this.present = { view: step.view, viewer: step.viewer, events: this.beats.at(-1)!.events };
    this.seq = step.line.seq;
    this.told = 0;
    this.play();
  }

  private play(): void {
    const beat = this.beats.shift();
    if (!beat) {
      if (this.present) this.moment = this.present;
      this.beat = null;
      this.next();
      return;
    }
    this.beat = beat;
    if (beat.line) this.told += beat.events.length;
    this.moment = { view: beat.view, viewer: beat.viewer, events: beat.events };
    // who wants no beats and yet asks to be shown something again goes through it step by step
    const asked = this.parts.pace();
    const pace = beat.line === null && asked === "off" ? "step" : asked;
    this.waits = pace === "step" && beat.ms > 0 && !this.flows(beat);
    if (this.waits) return;
    const ms = beat.ms * FACTORS[pace];
    if (ms === 0) this.go();
    else this.timer = setTimeout(() => this.settled(TRIES), ms);
  }

  /** Only a link of a chain of moves: what it leads to is worth the click. */
  private flows({ lead, line }: Beat): boolean {
    return lead === null && line?.move != null && (this.parts.manner().flows ?? []).includes(line.move.key);
  }

  /** Go on as soon as nothing moves, but do not wait for ever. */
  private settled(tries: number): void {
    if (tries > 0 && this.parts.moving?.()) this.timer = setTimeout(() => this.settled(tries - 1), BETWEEN_MS);
    else this.go();
  }

  private go(): void {
    clearTimeout(this.timer);
    this.waits = false;
    this.play();
  }
}
