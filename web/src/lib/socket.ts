/** The wire to one table: reconnects by itself, catches up by `seq`, resends once what was never answered. */

import type { Accepted, FromClient, FromServer, Hint, Pong, Rejected, Review } from "./generated/protocol";

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Request = Without<Exclude<FromClient, { type: "hello" }>, "id">;
export type Answer = Accepted | Rejected | Hint | Review | Pong;
export type Line = "connecting" | "open" | "lost";

export interface Wishes {
  url: string;
  /** The last seq this client has seen. */
  seen: () => number;
  hear: (message: FromServer) => void;
  line: (state: Line) => void;
  /** For tests: how sockets are opened. */
  open?: (url: string) => WebSocket;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 20_000;
const PATIENCE = 10_000;
const ANSWERS = new Set(["accepted", "rejected", "hint", "review", "pong"]);

interface Waiting {
  message: FromClient;
  /** How often it went over the wire. */
  sent: number;
  answer: (answer: Answer) => void;
}

export class TableSocket {
  private ws: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private attempts = 0;
  private later: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private welcomed = false;
  private shortestWait = 0;

  constructor(private readonly wishes: Wishes) {}

  connect(): void {
    if (this.closed || this.ws) return;
    clearTimeout(this.later);
    this.wishes.line("connecting");
    const ws = (this.wishes.open ?? ((url) => new WebSocket(url)))(this.wishes.url);
    this.ws = ws;
    this.welcomed = false;
    ws.onopen = () => ws.send(JSON.stringify({ type: "hello", id: newId(), seen: this.wishes.seen() }));
    ws.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    ws.onclose = () => this.lost(ws);
  }

  /** The network is back, or the page is looked at again: do not wait for the next attempt. */
  wake(): void {
    if (this.ws) this.beat();
    else if (!this.closed) this.connect();
  }

  /** Hang up and call again at once. */
  again(): void {
    const ws = this.ws;
    if (!ws) return;
    this.drop(ws);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.later);
    this.stopHeart();
    this.ws?.close();
    this.ws = null;
  }

  /** Send; resolves with the server's answer. What cannot be delivered is answered with `rejected`. `id`: it was sent
   * before, perhaps. */
  send(request: Request, id = newId()): Promise<Answer> {
    const message = { ...request, id } as FromClient;
    return new Promise((answer) => {
      const waiting: Waiting = { message, sent: 0, answer };
      this.waiting.set(message.id, waiting);
      if (this.welcomed) this.deliver(waiting);
    });
  }

  private deliver(waiting: Waiting): void {
    waiting.sent += 1;
    this.ws?.send(JSON.stringify(waiting.message));
  }

  private hear(message: FromServer): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    if (message.type === "welcome") this.welcome();
    if (message.type === "closing") this.shortestWait = message.again_s * 1000;
    if (ANSWERS.has(message.type)) this.settle(message as Answer);
    this.wishes.hear(message);
  }

  private welcome(): void {
    this.attempts = 0;
    this.shortestWait = 0;
    this.welcomed = true;
    this.wishes.line("open");
    this.stopHeart();
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
    for (const waiting of [...this.waiting.values()]) {
      if (waiting.sent < 2) this.deliver(waiting);
      else this.settle({ type: "rejected", id: waiting.message.id, code: "failed", args: {} });
    }
  }

  private settle(answer: Answer): void {
    const waiting = answer.id === null ? undefined : this.waiting.get(answer.id);
    if (!waiting) return;
    this.waiting.delete(waiting.message.id);
    waiting.answer(answer);
  }

  /** A ping that is not answered in time means a dead line, whatever the socket says. */
  private beat(): void {
    const ws = this.ws;
    if (!ws || ws.readyState !== 1 || !this.welcomed || this.silence !== undefined) return;
    void this.send({ type: "ping" });
    this.silence = setTimeout(() => this.lost(ws), PATIENCE);
  }

  private lost(ws: WebSocket): void {
    if (ws !== this.ws) return;
    this.drop(ws);
    if (this.closed) return;
    this.wishes.line("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts) * (0.7 + 0.6 * Math.random());
    this.attempts += 1;
    this.later = setTimeout(() => this.connect(), Math.max(wait, this.shortestWait));
  }

  private drop(ws: WebSocket): void {
    ws.onclose = ws.onmessage = ws.onopen = null;
    ws.close();
    this.ws = null;
    this.welcomed = false;
    this.stopHeart();
  }

  private stopHeart(): void {
    clearInterval(this.heart);
    clearTimeout(this.silence);
    this.silence = undefined;
  }
}

let count = 0;
const session = Math.random().toString(36).slice(2, 10);
export const newId = (): string => `${session}-${(count += 1)}`;
