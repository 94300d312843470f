"""Nothing lost: the server is killed with -9 again and again while tables are played at full speed.

    python -m bench.crash --kills 10 --tables 50

Every acknowledged move must be in the log, every table go on within ten seconds of each restart.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa
from websockets.asyncio.client import connect

from bench.players import AGAIN_S, GONE, Player, ask
from bench.served import Served
from deskoherna.kit import registry
from deskoherna.server.tables import entries as e
from deskoherna.server.tables.table import Table

GO_ON_S = 10.0
AWAY = ("busy", "failed")
"""Refusals that pass by themselves."""
GIVE_UP_S = 12 * GO_ON_S
ARGUMENTS = ("--rate", "0", "--bot-pause", "0", "--workers", "1", "--game", "cardia", "--log-level", "warning")


@dataclass
class Outcome:
    kills: int = 0
    tables: int = 0
    accepted: int = 0
    lost: list[str] = field(default_factory=list)
    """Acknowledged moves that are not in the log."""
    odd: list[str] = field(default_factory=list)
    """Refusals nobody should have met, tables that do not fold or never go on."""
    slowest_s: float = 0.0
    """From a restart until the last table had gone on."""
    restart_s: float = 0.0
    moves_per_s: float = 0.0

    @property
    def fine(self) -> bool:
        return not self.lost and not self.odd and self.slowest_s < GO_ON_S and self.accepted > 0


class Place(Protocol):
    """Where people play."""

    @property
    def address(self) -> str: ...

    @property
    def socket_address(self) -> str: ...


class Pairs:
    """Tables that are always being played: when a game is over the next one is set up."""

    def __init__(self, served: Place, tables: int, bots: bool = True) -> None:
        self.served, self.tables, self.bots = served, tables, bots
        self.people = [ask(served.address, "guest", {"name": f"P{n}", "token": True}) for n in range(2 * tables)]
        self.now: list[list[Player]] = [[] for _ in range(tables)]
        self.all: list[Player] = []
        self.stopping = False
        self.may_refuse = frozenset({"stale"})

    async def pair(self, n: int) -> None:
        """One game after another; with bots every third table is played against one."""
        game = 0
        bot = self.bots and n % 3 == 2
        while not self.stopping:
            mine, theirs = self.people[2 * n], self.people[2 * n + 1]
            plan = [{"kind": "me"}, {"kind": "bot", "bot": "novice"} if bot else {"kind": "open"}]
            table = await asyncio.to_thread(
                ask,
                self.served.address,
                "tables",
                {"game": "cardia", "seats": plan, "options": {"guardians": n % 2 == 0}},
                mine["token"],
            )
            players = [Player(self.served.socket_address, mine["token"], table["id"], 0, n * 10_000 + game)]
            if not bot:
                await self.sit(table["id"], theirs["token"])
                players.append(
                    Player(self.served.socket_address, theirs["token"], table["id"], 1, n * 10_000 + 5000 + game)
                )
            self.now[n] = players
            self.all += players
            await asyncio.gather(*(p.play() for p in players))
            game += 1

    async def stop(self, playing: Sequence[asyncio.Future[None]]) -> None:
        """Let everybody leave."""
        self.stopping = True
        until = time.monotonic() + GO_ON_S
        while not all(p.done() for p in playing) and time.monotonic() < until:
            await asyncio.gather(*(p.leave() for players in self.now for p in players))
            await asyncio.wait(playing, timeout=0.2)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def sit(self, table: str, token: str) -> None:
        seat = Player(self.served.socket_address, token, table, 1, 0)
        await take_seat(seat)


async def take_seat(player: Player) -> None:
    """Sit down, however often it takes."""
    while True:
        try:
            async with connect(
                f"{player.address}ws/tables/{player.table}",
                close_timeout=0.2,
                additional_headers={"Authorization": f"Bearer {player.token}"},
            ) as socket:
                for message in ({"type": "hello", "id": "h"}, {"type": "sit", "id": "sit", "seat": player.seat}):
                    await socket.send(json.dumps(message))
                async for text in socket:
                    message = json.loads(text)
                    if message.get("id") == "sit":
                        if message.get("code") not in AWAY:
                            return
                        break
        except GONE:
            await asyncio.sleep(AGAIN_S)


async def gone_on(pairs: Pairs, since: float) -> list[str]:
    """Wait until something happened at every table after a restart; the tables at which nothing ever did."""
    waiting = {n: list(p) for n, p in enumerate(pairs.now)}
    while waiting and time.monotonic() - since < GIVE_UP_S:
        await asyncio.sleep(0.02)
        waiting = {
            n: before
            for n, before in waiting.items()
            if pairs.now[n] == before and not any(p.progress > since or p.over for p in before)
        }
    return [f"{player.table} never went on" for players in waiting.values() for player in players[:1]]


def check(database: str, pairs: Pairs, outcome: Outcome) -> None:
    """Compare what was acknowledged with what is in the database, and fold every table."""
    rows: dict[str, list[tuple[int, float, e.AnyEntry]]] = {}
    engine = sa.create_engine(database)
    with engine.connect() as connection:
        wanted = sa.text("select table_id, seq, body, at from entries order by seq")
        for table_id, seq, body, at in connection.execute(wanted):
            rows.setdefault(table_id, []).append((seq, at, e.read(body)))
    engine.dispose()
    for player in pairs.all:
        log = {entry.mid: seq for seq, _, entry in rows.get(player.table, []) if isinstance(entry, e.Moved)}
        outcome.accepted += len(player.accepted)
        outcome.lost += [
            f"{player.table}: {name} at {seq}" for name, seq in player.accepted.items() if log.get(name) != seq
        ]
        outcome.odd += [f"{player.table}: refused {code}" for code in player.refused if code not in pairs.may_refuse]
    outcome.tables = len(rows)
    game = registry.game("cardia")
    for table_id, entries in rows.items():
        table = Table(table_id, game)
        try:
            for seq, at, entry in entries:
                table.apply(seq, at, entry)
        except Exception as error:
            outcome.odd.append(f"{table_id} does not fold: {error}")
        names = [(entry.by, entry.mid) for _, _, entry in entries if entry.mid]
        if len(names) != len(set(names)):
            outcome.odd.append(f"{table_id}: a message was applied twice")


async def run(data: Path, kills: int, tables: int, seed: int = 1) -> Outcome:
    served = Served(data, *ARGUMENTS)
    dice = random.Random(seed)
    outcome = Outcome(kills)
    began = time.monotonic()
    try:
        pairs = await asyncio.to_thread(Pairs, served, tables)
        playing = [asyncio.ensure_future(pairs.pair(n)) for n in range(tables)]
        await gone_on(pairs, time.monotonic())
        for _ in range(kills):
            await asyncio.sleep(dice.uniform(0.3, 1.5))
            await asyncio.to_thread(served.kill)
            down = time.monotonic()
            await asyncio.to_thread(served.start)
            up = time.monotonic()
            outcome.restart_s = max(outcome.restart_s, up - down)
            outcome.odd += await gone_on(pairs, up)
            outcome.slowest_s = max(outcome.slowest_s, time.monotonic() - up)
            if any(p.done() for p in playing):
                await asyncio.gather(*[p for p in playing if p.done()])
        await pairs.stop(playing)
    finally:
        served.stop()
    check(f"sqlite:///{data / 'deskoherna.sqlite'}", pairs, outcome)
    outcome.moves_per_s = round(outcome.accepted / (time.monotonic() - began), 1)
    outcome.odd += ["the server wrote a traceback:\n" + served.text] if "Traceback" in served.text else []
    return outcome


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(run(Path(folder), args.kills, args.tables, args.seed))
    print(
        f"{outcome.kills} kills, {outcome.tables} tables, {outcome.accepted} acknowledged moves "
        f"({outcome.moves_per_s}/s): {len(outcome.lost)} lost, {len(outcome.odd)} odd; "
        f"up again in {outcome.restart_s:.1f} s, last table went on after {outcome.slowest_s:.1f} s"
    )
    for line in [*outcome.lost, *outcome.odd][:20]:
        print(line)
    return 0 if outcome.fine else 1


if __name__ == "__main__":
    sys.exit(main())
