"""Nothing breaks: garbage, half-truths and other people's rights, thrown at tables of all games through real sockets.

And at everything else over HTTP: games from elsewhere, packs, options, forks.

    python -m bench.fuzz --messages 1000000

Every message must be answered with a code, no answer may be a fault of the server, and the log holds nothing but what
was accepted.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.fuzz_http import HttpFuzzer, gathered
from bench.players import ask
from bench.served import Served
from deskoherna.kit import registry
from deskoherna.server.tables import entries as e
from deskoherna.server.tables.table import Table

ARGUMENTS = ("--rate", "0", "--bot-pause", "0", "--workers", "1", "--log-level", "warning")
KINDS = (
    "hello",
    "move",
    "undo",
    "chat",
    "sit",
    "leave",
    "put_bot",
    "kick",
    "start",
    "next",
    "resign",
    "hint",
    "review",
    "rematch",
    "ping",
    "hallo",
    "",
    "state",
    "step",
)
FIELDS = ("seat", "seq", "move", "text", "invite", "kind", "seen", "id", "type", "x")
OVER_HTTP = 10
"""Every so many-th message goes over HTTP."""
RARE = 0.004
"""How often a real hint or review is asked for: each is searched for."""
WINDOW = 32
"""Messages on their way at a time."""
ANSWER_S = 30.0


@dataclass
class Outcome:
    sent: int = 0
    answered: int = 0
    codes: dict[str, int] = field(default_factory=dict)
    odd: list[str] = field(default_factory=list)
    per_s: float = 0.0

    @property
    def fine(self) -> bool:
        return self.sent == self.answered and not self.odd


class Fuzzer:
    """One socket that sends nonsense and counts the answers."""

    def __init__(self, address: str, token: str, table: str, seed: int, outcome: Outcome) -> None:
        self.address, self.token, self.table, self.outcome = address, token, table, outcome
        self.dice = random.Random(seed)
        self.seed = seed
        self.seq = 0
        self.seat: int | None = None
        self.legal: list[int] = []
        self.waiting: dict[str | None, int] = {}
        self.accepted: set[str] = set()
        self.sent = 0

    # ------------------------------------------------------------ nonsense

    def value(self, depth: int = 0) -> Any:
        d = self.dice
        pick = d.randrange(12 if depth < 3 else 9)
        if pick < 9:
            return (
                d.randrange(-5, 300),
                -1,
                2 ** d.randrange(0, 80),
                d.random() * 1e9,
                True,
                None,
                "",
                "play 9",
                "".join(
                    chr(d.choice((d.randrange(32, 127), d.randrange(0xA0, 0x2FF), 0x1F600)))
                    for _ in range(d.randrange(40))
                ),
            )[pick]
        if pick < 11:
            return [self.value(depth + 1) for _ in range(d.randrange(4))]
        return {d.choice(FIELDS): self.value(depth + 1) for _ in range(d.randrange(4))}

    def honest(self, name: str) -> dict[str, Any]:
        """A message in good form, with values that may be anything of their kind."""
        d = self.dice
        kind = d.choice(KINDS[:15])
        move = d.choice(self.legal) if self.legal and d.random() < 0.5 else d.choice((d.randrange(400), "play 3", "x"))
        seat = self.seat if self.seat is not None and d.random() < 0.7 else d.randrange(8)
        whole: dict[str, dict[str, Any]] = {
            "hello": {"seen": d.randrange(50)},
            "move": {"seat": seat, "seq": self.seq, "move": move},
            "undo": {"seat": seat, "seq": self.seq},
            "chat": {"text": str(self.value())[:600] or "x"},
            "sit": {"seat": d.randrange(8)},
            "leave": {"seat": seat} if d.random() < 0.01 else {},
            "put_bot": {"seat": d.randrange(8), "kind": d.choice(("novice", "nobody"))},
            "kick": {"seat": d.randrange(4, 8)},
            "resign": {"seat": seat} if d.random() < 0.002 else {},
            "hint": {"seat": seat if d.random() < RARE else d.randrange(4, 8)},
            "review": {"seat": seat if d.random() < RARE else d.randrange(4, 8)},
        }
        return {"type": kind, "id": name, **whole.get(kind, {})}

    def message(self, name: str) -> tuple[str | bytes, str | None]:
        """What to send, and the id the answer must have."""
        d = self.dice
        pick = d.random()
        if pick < 0.08:
            return d.randbytes(d.randrange(60)) or b"x", None
        if pick < 0.14:
            text = json.dumps(self.value())
            return text, expected(text)
        if pick < 0.16:
            return json.dumps({"type": "chat", "id": name, "text": "x" * d.randrange(8200, 20_000)}), None
        message = self.honest(name)
        if pick < 0.5:
            for _ in range(d.randrange(1, 3)):
                message[d.choice((*FIELDS[:7], "type", "x"))] = self.value()
            if d.random() < 0.2:
                message.pop(d.choice(list(message)))
        text = json.dumps(message)
        if pick > 0.95:
            cut = d.randrange(len(text))
            text = text[:cut] + d.choice(("", "}", "\u0000", '"', "[")) + text[cut + 1 :]
        return text, expected(text)

    # ------------------------------------------------------------ the socket

    async def run(self, messages: int) -> None:
        while self.sent < messages:
            async with connect(
                f"{self.address}ws/tables/{self.table}",
                compression=None,
                max_queue=None,
                additional_headers={"Authorization": f"Bearer {self.token}"},
            ) as socket:
                await socket.send(json.dumps({"type": "hello", "id": "first"}))
                self.waiting = {"first": 1}
                try:
                    await self.throw(socket, messages)
                except ConnectionClosed as error:
                    self.outcome.odd.append(f"the server closed the connection: {error}")
                    return

    async def throw(self, socket: ClientConnection, messages: int) -> None:
        while self.sent < messages or self.waiting:
            while self.sent < messages and sum(self.waiting.values()) < WINDOW:
                text, name = self.message(f"{self.seed}-{self.sent}")
                self.waiting[name] = self.waiting.get(name, 0) + 1
                self.sent += 1
                self.outcome.sent += 1
                await socket.send(text)
            try:
                async with asyncio.timeout(ANSWER_S):
                    self.hear(json.loads(await socket.recv()))
            except TimeoutError:
                self.outcome.odd.append(f"no answer to {self.waiting}")
                return

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("state", "step", "undone"):
            self.seq = max(self.seq, message["seq"])
            self.seat = message["decision"]["seat"]
            self.legal = [m["move"] for m in message["decision"]["legal"]]
        if kind in ("accepted", "rejected", "pong", "hint", "review", "welcome"):
            name = message["id"]
            if name not in self.waiting:
                self.outcome.odd.append(f"an answer nobody waits for: {message}")
                return
            self.waiting[name] -= 1
            if not self.waiting[name]:
                del self.waiting[name]
            if name != "first":
                self.outcome.answered += 1
            code = message.get("code", kind)
            self.outcome.codes[code] = self.outcome.codes.get(code, 0) + 1
            if kind == "accepted":
                self.accepted.add(name)
            if code == "failed":
                self.outcome.odd.append(f"failed: {message}")


def expected(text: str) -> str | None:
    """The id an answer to this text must carry: one that is a string, cut to 64; else null."""
    try:
        found = json.loads(text)
        json.dumps(found, ensure_ascii=False).encode()
    except ValueError:  # no JSON, or half of a pair of surrogates: no text
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name[:64] if isinstance(name, str) else None


def check(data: Path, fuzzers: list[Fuzzer], outcome: Outcome) -> None:
    """The log folds, and holds only what was accepted."""
    accepted = {(f.table, name) for f in fuzzers for name in f.accepted}
    ours = {f.table for f in fuzzers}
    tables: dict[str, Table] = {}
    database = sqlite3.connect(data / "deskoherna.sqlite")
    for table_id, seq, body, at in database.execute(
        "select table_id, seq, body, at from entries order by table_id, seq"
    ):
        if table_id not in ours:
            continue
        entry = e.read(body)
        if isinstance(entry, e.Opened):
            tables[table_id] = Table(table_id, registry.game(entry.game))
        tables[table_id].apply(seq, at, entry)
        if entry.mid is not None and (table_id, entry.mid) not in accepted:
            outcome.odd.append(f"{table_id}: {entry} was never accepted")
    database.close()


def seats_of(served: Served, token: str, game: str) -> int:
    return int(ask(served.address, f"games/{game}/options", {"options": {}}, token)["seats"])


def set_up(served: Served, token: str, games: list[str]) -> list[str]:
    """A table of each game at which one person sits on every seat, and one that waits for others."""
    tables = []
    for game in games:
        others = [{"kind": "hotseat", "name": f"Too {n}"} for n in range(seats_of(served, token, game) - 1)]
        match = {"game": game, "seats": [{"kind": "me"}, *others], "match": 5}
        tables.append(ask(served.address, "tables", match, token)["id"])
    return [*tables, ask(served.address, "tables", {"game": games[0]}, token)["id"]]


async def run(data: Path, messages: int, seed: int = 1) -> Outcome:
    served = Served(data, *ARGUMENTS)
    outcome = Outcome()
    began = time.monotonic()
    games = registry.slugs()
    try:
        people = [ask(served.address, "guest", {"name": f"P{n}", "token": True}) for n in range(3)]
        tokens = [p["token"] for p in people]
        tables = set_up(served, tokens[0], games)
        fuzzers = [
            Fuzzer(served.socket_address, tokens[n % 2], table, seed + n, outcome)
            for n, table in enumerate(t for t in tables for _ in range(2))
        ]
        material = await gathered(served.address, tokens[2], games, list(tables))
        https = [HttpFuzzer(served.address, tokens[2], material, seed + n, fuzzers[n].value) for n in range(4)]
        over_http = messages // OVER_HTTP
        share = (messages - over_http) // len(fuzzers)
        await asyncio.gather(*(f.run(share) for f in fuzzers), *(h.run(over_http // len(https)) for h in https))
        for h in https:
            outcome.odd += h.odd
            outcome.sent += h.sent
            outcome.answered += h.sent
            for code, n in h.codes.items():
                outcome.codes[code] = outcome.codes.get(code, 0) + n
        if not ask(served.address, "health")["protocol"]:
            outcome.odd.append("the server is not well")
    finally:
        served.stop()
    check(data, fuzzers, outcome)
    if "Traceback" in served.text:
        outcome.odd.append(served.text)
    outcome.per_s = round(outcome.sent / (time.monotonic() - began), 1)
    return outcome


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(run(Path(folder), args.messages, args.seed))
    print(f"{outcome.sent} messages ({outcome.per_s}/s), {outcome.answered} answered, {len(outcome.odd)} odd")
    print(", ".join(f"{code} {n}" for code, n in sorted(outcome.codes.items(), key=lambda x: -x[1])))
    for line in outcome.odd[:10]:
        print(line[:2000])
    return 0 if outcome.fine else 1


if __name__ == "__main__":
    sys.exit(main())
