/** What was asked of a table that is not on the screen is kept until it is answered: whoever leaves the page at once, or
 * loses the line, finds it delivered. The server applies a message with the same id once. */

import { TableSocket, newId, type Answer, type Request } from "./socket";

export interface Kept {
  table: string;
  id: string;
  at: number;
  request: Request;
}

const KEY = "deskoherna.outbox";
const OLD = 10 * 60_000;

function read(): Kept[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as Kept[]).filter(({ at }) => at > Date.now() - OLD) : [];
  } catch {
    return [];
  }
}
function write(kept: Kept[]): void {
  try {
    if (kept.length > 0) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // without a place to keep it, it is sent all the same
  }
}

/** Send them to their table in order, up to the first that is refused. */
async function deliver(table: string, messages: readonly Kept[]): Promise<Answer | undefined> {
  const url = `${location.origin.replace(/^http/, "ws")}/ws/tables/${encodeURIComponent(table)}`;
  const socket = new TableSocket({ url, seen: () => 0, hear: () => undefined, line: () => undefined });
  socket.connect();
  let answer: Answer | undefined;
  try {
    for (const { id, request } of messages) {
      answer = await socket.send(request, id);
      write(read().filter((kept) => kept.id !== id));
      if (answer.type === "rejected") break;
    }
  } finally {
    const ids = new Set(messages.map(({ id }) => id));
    write(read().filter((kept) => !ids.has(kept.id)));
    socket.close();
  }
  return answer;
}

/** Ask something of a table; a refusal is told by its code. */
export async function ask(table: string, requests: readonly Request[]): Promise<string> {
  const messages = requests.map((request) => ({ table, id: newId(), at: Date.now(), request }));
  write([...read(), ...messages]);
  const answer = await deliver(table, messages);
  return answer?.type === "rejected" ? answer.code : "";
}

/** What the page before this one could not deliver any more. */
export async function deliverLeft(): Promise<void> {
  const left = read();
  for (const table of new Set(left.map((kept) => kept.table))) {
    await deliver(
      table,
      left.filter((kept) => kept.table === table),
    );
  }
}
