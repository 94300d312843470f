import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket, type Line } from "$lib/socket";

/** A wire in the test's hand: what was sent lies in `sent`, `hear` delivers, `cut` breaks it. */
class Wire {
  static all: Wire[] = [];
  readyState = 0;
  sent: { type: string; id: string; seen?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  up() {
    this.readyState = 1;
    this.onopen?.();
    this.hear({ type: "welcome" });
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut() {
    this.onclose?.();
  }
}

let lines: Line[];
let seen: number;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  lines = [];
  seen = 0;
  socket = new TableSocket({
    url: "ws://table",
    seen: () => seen,
    hear: () => undefined,
    line: (line) => lines.push(line),
    open: () => new Wire() as unknown as WebSocket,
  });
  socket.connect();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

const last = () => Wire.all.at(-1)!;

describe("the wire", () => {
  it("greets first and says what was seen", () => {
    seen = 17;
    last().up();
    expect(last().sent[0]).toMatchObject({ type: "hello", seen: 17 });
    expect(lines).toEqual(["connecting", "open"]);
  });

  it("holds messages until it is welcome", () => {
    void socket.send({ type: "chat", text: "hi" });
    expect(last().sent).toEqual([]);
    last().up();
    expect(last().sent.map((m) => m.type)).toEqual(["hello", "chat"]);
  });

  it("hands the answer to the one who asked", async () => {
    last().up();
    const answer = socket.send({ type: "start" });
    last().hear({ type: "accepted", id: last().sent[1]!.id, seq: 3 });
    expect(await answer).toMatchObject({ type: "accepted", seq: 3 });
  });

  it("comes back with growing pauses and greets again", () => {
    last().up();
    last().cut();
    expect(lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(Wire.all.length).toBe(2);
    last().cut();
    vi.advanceTimersByTime(400);
    expect(Wire.all.length).toBe(2);
    vi.advanceTimersByTime(500);
    expect(Wire.all.length).toBe(3);
  });

  it("sends an unanswered message once more under the same id, then gives up", async () => {
    last().up();
    const answer = socket.send({ type: "chat", text: "hi" });
    const { id } = last().sent[1]!;
    last().cut();
    vi.advanceTimersByTime(1000);
    last().up();
    expect(last().sent[1]).toMatchObject({ type: "chat", id });
    last().cut();
    vi.advanceTimersByTime(2000);
    last().up();
    expect(last().sent.length).toBe(1);
    expect(await answer).toMatchObject({ type: "rejected", code: "failed" });
  });

  it("waits as long as a closing server asks", () => {
    last().up();
    last().hear({ type: "closing", again_s: 5 });
    last().cut();
    vi.advanceTimersByTime(4900);
    expect(Wire.all.length).toBe(1);
    vi.advanceTimersByTime(200);
    expect(Wire.all.length).toBe(2);
  });

  it("takes silence after a ping for a dead line", () => {
    last().up();
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)!.type).toBe("ping");
    vi.advanceTimersByTime(10_500);
    expect(lines).toContain("lost");
  });
});
