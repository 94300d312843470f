// node people.cjs PORT TABLES SETTLE_S SECONDS: pairs of people count as fast as they are answered.
// Prints what was counted after the first seconds: moves, and how long one took until the other had it, in ms.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./game.cjs");

const [port, tables, settle, seconds] = process.argv.slice(2).map(Number);
const MOVES = 40; // of a match; then the next one is set up, for logs grow
const server = `http://127.0.0.1:${port}`;
const took = [];
let counting = false;
let stopping = false;

async function ask(path, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${server}/games/${game.name}/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function match() {
  const { matchID } = await ask("create", { numPlayers: 2 });
  const sent = [];
  const clients = [];
  const there = new Set();
  await new Promise((over) => {
    const seat = async (playerID) => {
      const { playerCredentials } = await ask(`${matchID}/join`, { playerID, playerName: `P${playerID}` });
      const multiplayer = SocketIO({ server, socketOpts: { transports: ["websocket"] } });
      const client = Client({ game, multiplayer, matchID, playerID, credentials: playerCredentials, debug: false });
      clients.push(client);
      client.subscribe((state) => {
        if (!state) return;
        there.add(playerID);
        const { count } = state.G;
        const last = sent[count];
        if (last && last.by !== playerID && !last.seen) {
          last.seen = true;
          if (counting) took.push(performance.now() - last.at);
        }
        if (count >= MOVES || stopping) return over();
        const next = count % 2;
        if (there.size < 2 || sent[count + 1] || (count > 0 && next !== Number(playerID))) return;
        sent[count + 1] = { by: String(next), at: performance.now(), seen: false };
        setImmediate(() => clients[next].moves.count());
      });
      client.start();
    };
    seat("0").then(() => seat("1"));
  });
  for (const client of clients) client.stop();
}

async function table() {
  while (!stopping) await match();
}

async function main() {
  for (let n = 0; n < tables; n++) table();
  await new Promise((done) => setTimeout(done, settle * 1000));
  counting = true;
  console.log("counting");
  await new Promise((done) => setTimeout(done, seconds * 1000));
  counting = false;
  stopping = true;
  took.sort((a, b) => a - b);
  const at = (share) => took[Math.floor(took.length * share)] ?? 0;
  console.log(JSON.stringify({ moves: took.length, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

main();
