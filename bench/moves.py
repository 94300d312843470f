"""What a move costs: pairs of people play as fast as they are answered, on one server or on several.

    python -m bench.moves --tables 100 --seconds 20
    python -m bench.moves --servers 2       # on PostgreSQL and Redis, behind nginx, sockets wherever they come out

Prints moves a second, processor time of the server for each move (its workers are not counted), and how long a move
takes from its sending until the other at the table has it.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bench.cluster import Cluster
from bench.crash import Pairs, Place
from bench.load import ARGUMENTS, cpu_s
from bench.players import Player
from bench.served import Served

SETTLE_S = 3.0


@dataclass
class Outcome:
    moves: int
    seconds: float
    cpu_ms: float
    """Of all servers, for each move."""
    p50_ms: float
    p99_ms: float

    @property
    def moves_per_s(self) -> float:
        return self.moves / self.seconds

    def __str__(self) -> str:
        return (
            f"{self.moves} moves in {self.seconds:.0f} s, {self.moves_per_s:.0f}/s; "
            f"{self.cpu_ms:.2f} ms of processor a move; p50 {self.p50_ms:.1f} ms, p99 {self.p99_ms:.1f} ms"
        )


def latencies(players: Sequence[Player], since: float) -> list[float]:
    """From the sending of a move until the other at the table has it, in ms."""
    heard: dict[str, list[Player]] = {}
    for player in players:
        heard.setdefault(player.table, []).append(player)
    found = []
    for player in players:
        for other in heard[player.table]:
            if other is not player:
                found += [
                    (other.steps[seq] - sent) * 1000
                    for seq, sent in player.posted.items()
                    if sent > since and seq in other.steps
                ]
    return sorted(found)


async def measure(place: Place, servers: Sequence[Served], tables: int, seconds: float) -> Outcome:
    pairs = await asyncio.to_thread(Pairs, place, tables, False)
    playing = [asyncio.ensure_future(pairs.pair(n)) for n in range(tables)]
    await asyncio.sleep(SETTLE_S)
    began, work = time.monotonic(), sum(map(cpu_s, servers))
    before = sum(len(p.accepted) for p in pairs.all)
    await asyncio.sleep(seconds)
    moves = sum(len(p.accepted) for p in pairs.all) - before
    work, took = sum(map(cpu_s, servers)) - work, time.monotonic() - began
    found = latencies(pairs.all, began)
    await pairs.stop(playing)
    n = len(found)
    return Outcome(moves, took, 1000 * work / moves, found[n // 2], found[n * 99 // 100])


async def run(data: Path, tables: int, seconds: float, *more: str) -> Outcome:
    served = await asyncio.to_thread(Served, data, *ARGUMENTS, *more)
    try:
        return await measure(served, [served], tables, seconds)
    finally:
        served.stop()


async def run_several(folder: Path, n: int, tables: int, seconds: float, by_table: bool) -> Outcome:
    cluster = await asyncio.to_thread(partial(Cluster, by_table=by_table), folder, n, *ARGUMENTS)
    try:
        return await measure(cluster, cluster.servers, tables, seconds)
    finally:
        cluster.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", help="URL of a database; an SQLite file where none is given")
    parser.add_argument("--servers", type=int, default=0, help="so many, on PostgreSQL and Redis, behind nginx")
    parser.add_argument("--by-table", action="store_true", help="nginx sends sockets of a table to one server")
    args = parser.parse_args()
    if args.servers:
        with tempfile.TemporaryDirectory() as folder:
            print(asyncio.run(run_several(Path(folder), args.servers, args.tables, args.seconds, args.by_table)))
        return 0
    more = ("--database", args.database) if args.database else ()
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(run(Path(folder), args.tables, args.seconds, *more)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
