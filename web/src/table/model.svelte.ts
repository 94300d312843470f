/** One table as this browser sees it: what the socket told, and what can be asked of it. */

import type { Beats, SeatInfo, View } from "$lib/board";
import type {
  Away,
  ChatLine,
  Clocks,
  Decision,
  FromServer,
  Hint,
  Line,
  Rejected,
  Result,
  SeatInfo as Chair,
  State,
  Step,
  TableInfo,
  Undone,
} from "$lib/generated/protocol";
import { namesOf } from "$lib/seats";
import { settings } from "$lib/settings.svelte";
import { TableSocket, type Answer, type Line as Wire, type Request } from "$lib/socket";
import { Choice } from "./choice.svelte";
import { Director, type Moment } from "./director.svelte";

const NOBODY = -1;
const IDLE: Decision = { seat: null, legal: [], undo: [], taught: null, attempt: null };

/** Clocks as they stand when nobody counts: what ran has lost the time until now. */
export function stopped(clocks: Clocks & { at: number }, now: number): Clocks & { at: number } {
  const left = clocks.left_ms.map((ms, seat) =>
    clocks.running.includes(seat) ? Math.max(0, ms - (now - clocks.at)) : ms,
  );
  return { left_ms: left, running: [], at: now };
}

/** All at once: a game that says nothing of its beats. */
export const NO_BEATS: Beats = { looks: {} };

/** Log lines after a catch-up: those kept, less the withdrawn ones, and the new. */
export function mergeLines(
  old: readonly Line[],
  since: number,
  lines: readonly Line[],
  withdrawn: readonly number[],
): Line[] {
  const kept = since === 0 ? [] : old.filter((line) => line.seq <= since);
  return [...kept, ...lines].filter((line) => !withdrawn.includes(line.seq));
}

/** Is it still the same question? Where several seats act at once, others may move while one thinks. */
export function sameDecision(one: Decision, other: Decision): boolean {
  return (
    one.seat === other.seat &&
    one.legal.length === other.legal.length &&
    one.legal.every((move, i) => move.move === other.legal[i]!.move)
  );
}

/** Those who sit here, as the table shows them. */
export function sitters(chairs: readonly Chair[], yours: readonly number[], present: readonly number[]): SeatInfo[] {
  const names = namesOf(chairs);
  return chairs.map((chair, at) => ({
    seat: chair.seat,
    name: names[at]!,
    own: yours.includes(chair.seat),
    bot: chair.bot,
    standIn: chair.kind === "person" && chair.bot !== null,
    present: chair.kind === "bot" || present.includes(chair.seat),
  }));
}

export class TableModel {
  info: TableInfo = $state.raw()!;
  /** The newest position; what is shown of it is the director's. */
  moment: Moment | null = $state.raw(null);
  decision: Decision = $state.raw(IDLE);
  lines: readonly Line[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  present: readonly number[] = $state.raw([]);
  spectators = $state(0);
  /** Seats left so long ago that a bot may stand in. */
  standIns: readonly number[] = $state.raw([]);
  clocks: (Clocks & { at: number }) | null = $state.raw(null);
  result: Result | null = $state.raw(null);
  matchOver = $state(true);
  secret: string | null = $state(null);
  commitment = $state("");
  wire: Wire = $state("connecting");
  /** The last hint, as long as it is about the position on the table. */
  hint: Hint | null = $state.raw(null);
  /** A hint was asked for and is being thought about. */
  advising = $state(false);
  refusal: Rejected | null = $state.raw(null);
  /** The own seat that is to look next: the curtain is drawn until it says it is there. */
  curtain: number | null = $state(null);
  /** Something happened that deserves a sound. */
  heard: (what: "step" | "turn" | "over") => void = () => undefined;

  /** Something is to be read before anything may be clicked. */
  holds: () => boolean = () => false;

  /** Something on the table is still moving. */
  moving: () => boolean = () => false;

  readonly choice = new Choice((move) => void this.move(move));
  readonly director: Director;
  private seq = 0;
  /** What is to be decided now has been offered. */
  private asked = false;
  /** The own turn has begun, and nobody has heard of it yet. */
  private called = false;
  private hintsAsked = 0;
  private patience: ReturnType<typeof setTimeout>[] = [];
  private behind: State | null = null;
  private readonly socket: TableSocket;

  constructor(info: TableInfo, invite: string | null, beats: Beats = NO_BEATS) {
    this.director = new Director({
      pace: () => (document.hidden ? "off" : settings.pace),
      manner: () => beats,
      caughtUp: () => this.offer(),
      begins: () => this.heard("step"),
      rewinds: () => {
        if (this.choice.waiting) return;
        this.choice.offer([]);
        this.asked = false;
      },
      moving: () => this.moving(),
    });
    this.seated(info);
    const code = invite ? `?invite=${encodeURIComponent(invite)}` : "";
    const url = `${location.origin.replace(/^http/, "ws")}/ws/tables/${encodeURIComponent(info.id)}${code}`;
    this.socket = new TableSocket({
      url,
      seen: () => this.seq,
      hear: (m) => this.hear(m),
      line: (line) => this.wired(line),
    });
  }

  open(): () => void {
    const wake = () => document.visibilityState === "visible" && this.socket.wake();
    const online = () => this.socket.wake();
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", online);
    this.socket.connect();
    return () => {
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", online);
      this.waitFor([]);
      this.socket.close();
    };
  }

  /** Without a line nobody counts the time here; the server says how much is left when it is back. */
  private wired(line: Wire): void {
    this.wire = line;
    if (line === "lost" && this.clocks) this.clocks = stopped(this.clocks, performance.now());
  }

  /** Greet the table anew: the person at this browser has another name now. */
  again(): void {
    this.socket.again();
  }

  // -------------------------------------------------------------- asking

  private async ask(request: Request): Promise<Answer> {
    this.refusal = null;
    const answer = await this.socket.send(request);
    if (answer.type === "rejected") this.refusal = answer;
    return answer;
  }

  /** Ask something in passing: a refusal is nothing to tell anybody. */
  aside(request: Request): Promise<Answer> {
    return this.socket.send(request);
  }

  private async move(move: number): Promise<void> {
    const seat = this.decision.seat;
    if (seat === null) return;
    this.forgetHint();
    this.director.decided();
    const answer = await this.ask({ type: "move", seat, seq: this.seq, move });
    if (answer.type === "rejected") this.choice.refused();
  }

  /** Take the last gesture back: all moves of one click, as far as they can be taken back. */
  async undo(): Promise<void> {
    const seat = this.decision.undo[0];
    if (seat === undefined) return;
    // a teacher takes a whole step back at once
    const gesture = this.choice.lastGesture();
    for (
      let left = this.decision.taught?.right.length ? 1 : gesture;
      left > 0 && this.decision.undo.includes(seat);
      left--
    ) {
      const answer = await this.ask({ type: "undo", seat, seq: this.seq });
      if (answer.type === "rejected") return;
    }
  }

  /** What would you do? An answer that comes when there is something else to decide is thrown away. */
  async advise(): Promise<void> {
    if (this.decision.seat === null || this.advising) return;
    this.forgetHint();
    const asked = this.hintsAsked;
    this.advising = true;
    const answer = await this.ask({ type: "hint", seat: this.decision.seat });
    if (asked !== this.hintsAsked) return;
    this.advising = false;
    if (answer.type === "hint") this.hint = answer;
  }

  forgetHint(): void {
    this.hint = null;
    this.advising = false;
    this.hintsAsked += 1;
  }

  say = (text: string) => this.ask({ type: "chat", text });
  sit = (seat: number, invite: string | null) => this.ask({ type: "sit", seat, invite });
  leave = (seat: number) => this.ask({ type: "leave", seat });
  putBot = (seat: number, kind: string) => this.ask({ type: "put_bot", seat, kind });
  kick = (seat: number) => this.ask({ type: "kick", seat });
  start = (kind: string) => this.ask({ type: "start", kind });
  next = () => this.ask({ type: "next" });
  resign = (seat: number) => this.ask({ type: "resign", seat });
  rematch = () => this.ask({ type: "rematch" });

  /** The person at the device has changed: show the hand of the seat that is to move. */
  lift(): void {
    const waiting = this.behind;
    this.curtain = null;
    this.behind = null;
    if (waiting) this.take(waiting);
  }

  // -------------------------------------------------------------- hearing

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.seated(message.table);
        this.chat = message.chat;
        break;
      case "state":
        this.state(message);
        break;
      case "step":
        this.step(message);
        break;
      case "undone":
        this.undone(message);
        break;
      case "seats":
        this.seated(message.table);
        break;
      case "chat":
        if (!this.chat.some((line) => line.seq === message.line.seq))
          this.chat = [...this.chat, message.line].sort((one, other) => one.seq - other.seq);
        this.seq = Math.max(this.seq, message.line.seq);
        break;
      case "presence":
        this.present = message.present;
        this.spectators = message.spectators;
        this.waitFor(message.away);
        break;
      case "over":
        this.result = message.result;
        this.matchOver = message.match_over;
        this.secret = message.secret;
        this.info = { ...this.info, score: message.score };
        this.seq = Math.max(this.seq, message.seq);
        this.heard("over");
        break;
      case "new_table":
        this.info = { ...this.info, next_table: message.table };
        break;
    }
  }

  /** Those who are away are waited for as long as the table wants. */
  private waitFor(away: readonly Away[]): void {
    this.patience.forEach(clearTimeout);
    this.standIns = away.filter((one) => one.stand_in_ms === 0).map((one) => one.seat);
    const waiting = away.filter((one) => one.stand_in_ms > 0);
    this.patience = waiting.map(({ seat, stand_in_ms }) =>
      setTimeout(() => (this.standIns = [...this.standIns, seat]), stand_in_ms),
    );
  }

  private seated(info: TableInfo): void {
    this.info = info;
    this.present = info.seats.filter((seat) => seat.present).map((seat) => seat.seat);
    if (this.moment) this.seq = Math.max(this.seq, info.seq);
  }

  private state(message: State): void {
    const other = this.moment !== null && message.viewer !== this.moment.viewer;
    const hotSeat = this.info.yours.length > 1 && message.viewer >= 0;
    if (other && hotSeat && this.moment!.viewer >= 0) {
      this.seq = message.seq;
      this.lines = mergeLines(this.lines, message.since, message.lines, message.withdrawn);
      this.behind = message;
      this.choice.offer([]);
      this.curtain = message.viewer;
      return;
    }
    this.behind = null;
    this.curtain = null;
    this.lines = mergeLines(this.lines, message.since, message.lines, message.withdrawn);
    this.take(message);
  }

  private take(message: State): void {
    this.commitment = message.commitment;
    this.result = message.result;
    this.matchOver = this.info.status !== "playing";
    this.secret = message.secret;
    if (this.director.moment && message.since === 0) this.director.forget();
    this.cut(message);
  }

  private step(message: Step): void {
    this.lines = mergeLines(this.lines, Number.MAX_SAFE_INTEGER, this.has(message.line.seq) ? [] : [message.line], []);
    this.takeIn(message);
    const { line, viewer } = message;
    this.director.push({ line, view: message.view as View, viewer, own: this.info.yours.includes(line.seat) });
  }

  private undone(message: Undone): void {
    this.lines = this.lines.filter((line) => line.seq !== message.withdrawn);
    this.cut(message);
  }

  private has(seq: number): boolean {
    return this.lines.some((line) => line.seq === seq);
  }

  /** Show a position to which nothing leads that could be told. */
  private cut(message: State | Undone): void {
    this.takeIn(message);
    this.director.cut(this.moment!, this.seq);
  }

  /** What is asked now; it is offered when all that led to it has been seen. */
  private takeIn(message: State | Step | Undone): void {
    this.called ||= this.decision.seat === null && message.decision.seat !== null;
    this.seq = Math.max(this.seq, message.seq);
    this.moment = { view: message.view as View, viewer: message.viewer, events: [] };
    const same = sameDecision(this.decision, message.decision);
    if (!same) this.forgetHint();
    this.decision = message.decision;
    this.clocks = message.clocks ? { ...message.clocks, at: performance.now() } : null;
    // whoever thinks about the same question goes on thinking while the others move
    this.asked &&= same && !this.choice.waiting;
    if (!this.asked) this.choice.offer([]);
  }

  /** What was to be read has been read. */
  release(): void {
    if (!this.director.playing) this.offer();
  }

  /** All has been seen: now it is one's turn. */
  private offer(): void {
    if (this.curtain !== null || this.holds()) return;
    if (!this.asked) this.choice.offer(this.decision.legal);
    this.asked = true;
    if (this.called && this.decision.seat !== null) this.heard("turn");
    this.called = false;
  }
}

/** The seat in the south: the viewer's own, or the first own one of a spectator who sees all, or seat 0. */
export function nearSeat(viewer: number, yours: readonly number[]): number {
  return viewer > NOBODY ? viewer : (yours[0] ?? 0);
}

/** Who is addressed as "you": the seat whose view it is, or the only own one once all is open; -1: nobody. */
export function readerOf(viewer: number, yours: readonly number[]): number {
  if (yours.includes(viewer)) return viewer;
  return yours.length === 1 ? yours[0]! : NOBODY;
}
