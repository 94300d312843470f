"""Load: many tables played through real sockets on this machine, while bots think beside them.

    python -m bench.load --tables 100 --seconds 60 --level adept --hints --analyses

Prints how long it takes from sending a move until the other at the table has it, and the longest stall of the
server's event loop. With `--hints` somebody asks for a hint by search all the time, with `--analyses` one finished
game after another is looked back at.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from bench.crash import take_seat
from bench.players import Player, ask
from bench.served import Served

ARGUMENTS = ("--rate", "0", "--workers", "1", "--game", "cardia", "--log-level", "warning")
P99_MS, STALL_MS = 250.0, 100.0


@dataclass
class Outcome:
    sockets: int
    tables: int
    moves: int
    p50_ms: float
    p99_ms: float
    worst_ms: float
    stall_ms: float
    busy_ms: float
    """The longest the loop itself worked at a stretch, whoever else used the machine."""
    cpu: float
    """Cores the server used."""
    bot_moves: int
    hints: int
    analyses: int

    @property
    def fine(self) -> bool:
        return self.moves > 0 and self.p99_ms < P99_MS and self.stall_ms < STALL_MS


class Load:
    def __init__(self, served: Served, tables: int, every_s: float) -> None:
        self.served, self.every_s = served, every_s
        self.dice = random.Random(1)
        self.people = [ask(served.address, "guest", {"name": f"P{n}", "token": True}) for n in range(2 * tables)]
        self.now: dict[int, list[Player]] = {}
        self.finished: list[list[Player]] = []
        self.stopping = False

    def pause(self) -> float:
        """Two seats each think so long that the table moves every `every_s` on average."""
        return self.dice.uniform(0.5, 1.5) * self.every_s

    async def table(self, n: int) -> None:
        """One game after another at the same place."""
        await asyncio.sleep(self.dice.uniform(0, self.every_s))
        while not self.stopping:
            mine, theirs = self.people[2 * n], self.people[2 * n + 1]
            made = await asyncio.to_thread(
                ask,
                self.served.address,
                "tables",
                {"game": "cardia", "seats": [{"kind": "me"}], "options": {"guardians": True}},
                mine["token"],
            )
            players = [
                Player(self.served.socket_address, who["token"], made["id"], seat, n * 1000 + seat, self.pause)
                for seat, who in enumerate((mine, theirs))
            ]
            await take_seat(players[1])
            self.now[n] = players
            self.finished.append(players)
            await asyncio.gather(*(p.play() for p in players))

    async def thinkers(self, n: int, level: str) -> None:
        """Tables at which bots think all the time."""
        token = self.people[0]["token"]
        seats = [{"kind": "bot", "bot": level}] * 2
        while not self.stopping:
            tables = [
                await asyncio.to_thread(ask, self.served.address, "tables", {"game": "cardia", "seats": seats}, token)
                for _ in range(n)
            ]
            while not self.stopping:
                states = [
                    await asyncio.to_thread(ask, self.served.address, f"tables/{t['id']}", None, token) for t in tables
                ]
                self.bot_moves = sum(s["seq"] for s in states)
                if all(s["status"] == "over" for s in states):
                    break
                await asyncio.sleep(2)

    bot_moves = 0
    hints = 0
    analyses = 0

    async def curious(self) -> None:
        """Somebody who asks for a hint, and again as soon as it is answered."""
        token = self.people[0]["token"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
        made = await asyncio.to_thread(ask, self.served.address, "tables", {"game": "cardia", "seats": seats}, token)
        async with connect(
            f"{self.served.socket_address}ws/tables/{made['id']}",
            compression=None,
            additional_headers={"Authorization": f"Bearer {token}"},
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "id": "hello"}))
            async for text in socket:
                message = json.loads(text)
                if message["type"] in ("state", "hint", "rejected") and not self.stopping:
                    self.hints += message.get("searched", False)
                    await socket.send(json.dumps({"type": "hint", "id": f"hint-{time.monotonic()}", "seat": 0}))

    async def historian(self) -> None:
        """One finished game after another is looked back at."""
        token, address = self.people[1]["token"], self.served.address
        seats = [{"kind": "bot", "bot": "novice"}] * 2

        async def asked(path: str, body: dict[str, Any] | None = None) -> Any:
            return await asyncio.to_thread(ask, address, path, body, token)

        while not self.stopping:
            table = (await asked("tables", {"game": "cardia", "seats": seats}))["id"]
            while (await asked(f"tables/{table}"))["status"] != "over":
                await asyncio.sleep(0.2)
            await asked(f"replays/{table}/analysis", {})
            while (await asked(f"replays/{table}/analysis"))["state"] != "done":
                await asyncio.sleep(0.3)
            self.analyses += 1


def latencies(pairs: list[list[Player]], since: float) -> list[float]:
    """From the sending of a move to its receipt by the other, in ms."""
    found = []
    for one, two in pairs:
        for a, b in ((one, two), (two, one)):
            found += [(b.steps[seq] - sent) * 1000 for seq, sent in a.posted.items() if seq in b.steps and sent > since]
    return sorted(found)


def cpu_s(served: Served) -> float:
    """Processor time of the server (without its workers) so far."""
    return 0.0 if served.process is None else spent_s(served.process.pid)


def spent_s(process: int) -> float:
    """Processor time of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(
    data: Path,
    tables: int,
    seconds: float,
    every_s: float = 2.0,
    thinkers: int = 4,
    level: str = "apprentice",
    hints: bool = False,
    analyses: bool = False,
) -> Outcome:
    served = Served(data, *ARGUMENTS)
    try:
        load = await asyncio.to_thread(Load, served, tables, every_s)
        tasks: list[asyncio.Future[Any]] = [asyncio.ensure_future(load.table(n)) for n in range(tables)]
        if thinkers:
            tasks.append(asyncio.ensure_future(load.thinkers(thinkers, level)))
        if hints:
            tasks.append(asyncio.ensure_future(load.curious()))
        if analyses:
            tasks.append(asyncio.ensure_future(load.historian()))
        await asyncio.sleep(min(10.0, seconds / 3))
        began, worst, work = time.monotonic(), 0.0, cpu_s(served)
        while time.monotonic() - began < seconds:
            await asyncio.sleep(1)
            health = await asyncio.to_thread(ask, served.address, "health")
            worst = max(worst, health["stall_ms"])
        load.stopping = True
        sockets, busy = health["sockets"], health["busy_ms"]
        cpu = (cpu_s(served) - work) / (time.monotonic() - began)
        for _ in range(20):
            await asyncio.gather(*(p.leave() for players in load.now.values() for p in players))
            _, late = await asyncio.wait(tasks, timeout=0.2)
            if not late:
                break
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        served.stop()
    found = latencies(load.finished, began)
    n = len(found)
    return Outcome(
        sockets,
        tables,
        n,
        round(found[n // 2], 1) if n else 0.0,
        round(found[min(n - 1, n * 99 // 100)], 1) if n else 0.0,
        round(found[-1], 1) if n else 0.0,
        worst,
        busy,
        round(cpu, 2),
        load.bot_moves,
        load.hints,
        load.analyses,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves at a table")
    parser.add_argument("--thinkers", type=int, default=4, help="further tables at which bots think all the time")
    parser.add_argument("--level", default="apprentice", help="how well they think (default: %(default)s)")
    parser.add_argument("--hints", action="store_true", help="somebody asks for hints all the time")
    parser.add_argument("--analyses", action="store_true", help="finished games are looked back at all the time")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(
            run(
                Path(folder),
                args.tables,
                args.seconds,
                args.every,
                args.thinkers,
                args.level,
                args.hints,
                args.analyses,
            )
        )
    print(
        f"{outcome.sockets} sockets, {outcome.tables} tables, {outcome.moves} moves in {args.seconds:.0f} s: "
        f"p50 {outcome.p50_ms} ms, p99 {outcome.p99_ms} ms, worst {outcome.worst_ms} ms; "
        f"longest stall {outcome.stall_ms} ms while bots thought (own work at a stretch {outcome.busy_ms} ms); "
        f"{outcome.bot_moves} moves of bots, {outcome.hints} hints by search, {outcome.analyses} analyses; "
        f"the server used {outcome.cpu} cores, load of the machine {os.getloadavg()[0]:.1f}"
    )
    return 0 if outcome.fine else 1


if __name__ == "__main__":
    sys.exit(main())
