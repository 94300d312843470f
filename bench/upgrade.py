"""A restart with games running: how long is a table without service?

    python -m bench.upgrade --tables 50 --restarts 3
    python -m bench.upgrade --before /opt/older/.venv/bin/python    # the version before, then this one

The listening socket is held by this program, as systemd holds it: whoever comes while the server is away waits and is
not refused. Tables are played as fast as they can. Printed is the time from the stop until the last table has gone on.
The exit code is 1 at five seconds or more, or when anything was lost.
"""

import argparse
import asyncio
import os
import random
import socket
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from bench.crash import Outcome as Crashes
from bench.crash import Pairs, check, gone_on
from bench.served import Served

ARGUMENTS = ("--rate", "0", "--bot-pause", "0", "--workers", "1", "--game", "cardia", "--log-level", "warning")
MOST_S = 5.0
HANDED = "import os, sys; os.environ['LISTEN_PID'] = str(os.getpid()); os.environ['LISTEN_FDS'] = '1';"
HANDED += "os.dup2({}, 3); from deskoherna.cli import main; sys.exit(main())"


@dataclass
class Outcome:
    tables: int = 0
    restarts: int = 0
    away_s: list[float] = field(default_factory=list)
    """Of each restart: from the stop until the last table had gone on."""
    stopped_s: float = 0.0
    crashes: Crashes = field(default_factory=Crashes)

    @property
    def fine(self) -> bool:
        nothing = not self.crashes.lost and not self.crashes.odd
        return nothing and self.crashes.accepted > 0 and max(self.away_s) < MOST_S


class HandedServer(Served):
    """A server that is given its listening socket; the version before is run by a Python of its own."""

    def __init__(self, data: Path, listening: socket.socket, before: str | None) -> None:
        listening.set_inheritable(True)
        self.passed = (listening.fileno(),)
        self.own = (sys.executable, "-c", HANDED.format(listening.fileno()))
        self.program = self.own if before is None else (before, *self.own[1:])
        super().__init__(data, *ARGUMENTS)


async def run(data: Path, tables: int, restarts: int, before: str | None = None, seed: int = 1) -> Outcome:
    dice = random.Random(seed)
    outcome = Outcome(tables, restarts)
    with socket.create_server(("127.0.0.1", 0), backlog=512) as listening:
        served = await asyncio.to_thread(HandedServer, data, listening, before)
        try:
            pairs = await asyncio.to_thread(Pairs, served, tables)
            playing = [asyncio.ensure_future(pairs.pair(n)) for n in range(tables)]
            outcome.crashes.odd += await gone_on(pairs, time.monotonic())
            for _ in range(restarts):
                await asyncio.sleep(dice.uniform(1.0, 2.0))
                down = time.monotonic()
                outcome.stopped_s = max(outcome.stopped_s, await asyncio.to_thread(served.stop))
                served.program = served.own
                await asyncio.to_thread(served.start)
                outcome.crashes.odd += await gone_on(pairs, time.monotonic())
                outcome.away_s.append(time.monotonic() - down)
            await pairs.stop(playing)
        finally:
            served.stop()
    check(f"sqlite:///{data / 'deskoherna.sqlite'}", pairs, outcome.crashes)
    outcome.crashes.odd += ["the server wrote a traceback:\n" + served.text] if "Traceback" in served.text else []
    return outcome


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--restarts", type=int, default=3)
    parser.add_argument("--before", help="the Python of the version before; its database is brought up to date")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(run(Path(folder), args.tables, args.restarts, args.before))
    crashes = outcome.crashes
    print(
        f"{outcome.restarts} restarts, {outcome.tables} tables, {crashes.accepted} acknowledged moves: "
        f"{len(crashes.lost)} lost, {len(crashes.odd)} odd; stopped in {outcome.stopped_s:.1f} s, all went on after "
        f"{', '.join(f'{s:.1f}' for s in outcome.away_s)} s, load of the machine {os.getloadavg()[0]:.1f}"
    )
    for line in [*crashes.lost, *crashes.odd][:20]:
        print(line)
    return 0 if outcome.fine else 1


if __name__ == "__main__":
    sys.exit(main())
