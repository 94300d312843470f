"""A Swiss of many bots over many rounds, with a kill -9 in the middle of one: nothing is lost, nothing doubled.

    python -m bench.rounds --bots 200 --rounds 9 --kill 4

The bots play a small game of the workshop as dice fall, so that it is the tournament that is tried. The exit code is 1
when a round, a table, a result or a point is missing or stands twice.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from bench.served import Served
from deskoherna.kit import registry
from deskoherna.server.settings import Settings
from deskoherna.server.store import schema

SEATS = 2
CLOCK = {"budget_s": 86_400, "increment_s": 0, "each": True}
LOOK_S = 1.0


def small_game() -> str:
    """The quickest game for two that there is."""
    for slug in registry.workshop():
        game = registry.game(slug)
        if any(int(game.encode(options)[0]) == SEATS for options in game.tables.values()):
            return game.slug
    raise RuntimeError("no game of the workshop is for two")


class Held:
    """A tournament on a server that is killed on the way."""

    def __init__(self, data: Path, workers: int) -> None:
        self.data = data
        quick = ("--rate", "0", "--bot-pause", "0", "--log-level", "warning")
        self.served = Served(data, "--workers", str(workers), *quick)
        self.http = httpx.Client(base_url=self.served.address, timeout=120)
        self.id = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.http.request(method, f"/api/{path}", json=body)
        answer.raise_for_status()
        return answer.json()

    def begin(self, bots: int, rounds: int) -> None:
        self.ask("POST", "guest", {"name": "Bench"})
        body = {"name": "Bench", "game": small_game(), "kind": "swiss", "clock": CLOCK, "rounds": rounds}
        self.id = self.ask("POST", "tournaments", body)["info"]["id"]
        self.ask("POST", f"tournaments/{self.id}/bots", {"kind": "random", "count": bots})
        self.ask("POST", f"tournaments/{self.id}/start", {})

    def look(self) -> Any:
        return self.ask("GET", f"tournaments/{self.id}")

    def kill_and_start(self) -> None:
        self.served.kill()
        self.served.start()

    def results(self) -> Counter[str]:
        """How many rows of results each table has."""
        engine = sa.create_engine(Settings(data=self.data).url)
        with engine.connect() as connection:
            found = Counter(connection.execute(sa.select(schema.results.c.table_id)).scalars())
        engine.dispose()
        return found


def wrong(play: Any, results: Counter[str], bots: int, rounds: int) -> list[str]:
    """What is missing, or stands twice."""
    boards = [board for one in play["played"] for board in one["boards"]]
    tables = [board["table"] for board in boards if board["table"]]
    pairs = Counter(frozenset((board["first"], board["second"])) for board in boards)
    found = []
    if [len(one["boards"]) for one in play["played"]] != [(bots + 1) // 2] * rounds:
        found.append("rounds are not complete")
    if len(set(tables)) != len(tables) or set(results) != set(tables):
        found.append("tables are missing, or more than there should be")
    if any(n != SEATS for n in results.values()):
        found.append("results are lost or doubled")
    if max(pairs.values()) > 1:
        found.append("two have met twice")
    if sum(x["points"] for x in play["entrants"]) != 2 * len(boards):
        found.append("points are missing")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--bots", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--kill", type=int, default=4, help="in which round the server is killed")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        held = Held(Path(folder), args.workers)
        began, last, killed = time.monotonic(), 0, False
        try:
            held.begin(args.bots, args.rounds)
            while True:
                play = held.look()
                info = play["info"]
                if info["round"] != last:
                    last = info["round"]
                    print(f"round {last}: {time.monotonic() - began:.0f} s", flush=True)
                done = sum(b["outcome"] is not None for b in play["played"][0]["boards"]) if play["played"] else 0
                if not killed and last == args.kill and 0 < done < len(play["played"][0]["boards"]):
                    held.kill_and_start()
                    killed = True
                    print(f"killed with {done} games of round {last} finished", flush=True)
                if info["status"] == "over":
                    break
                time.sleep(LOOK_S)
            found = wrong(play, held.results(), args.bots, args.rounds)
        finally:
            held.served.stop()
    print(f"{args.bots} bots, {args.rounds} rounds: {time.monotonic() - began:.0f} s; killed: {killed}")
    print("\n".join(found) or "nothing lost, nothing doubled")
    return int(bool(found) or not killed)


if __name__ == "__main__":
    sys.exit(main())
