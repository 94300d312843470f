"""People: how fast profiles, ratings and the library answer where a thousand people have played twenty thousand games.

    python -m bench.people --people 1000 --games 20000 --data /tmp/crowd

The games are dealt and played by the rules once (that takes a while; a folder that has them is used again). Then a real
server is asked over loopback, one request after another. The exit code is 1 when the 99th percentile of any page is
above 200 ms, or rating all games anew takes a minute.
"""

import argparse
import random
import statistics
import sys
import time
from pathlib import Path

import httpx
import sqlalchemy as sa
from rich.console import Console

from bench.crowd import fill
from bench.served import Served
from deskoherna.kit import registry
from deskoherna.server.games.served import Games
from deskoherna.server.ratings import ratings
from deskoherna.server.recount import recount
from deskoherna.server.store import schema
from deskoherna.server.store.database import migrate, open_engine

P99_MS, RATING_S = 200.0, 60.0


def crowded(data: Path, people: int, games: int) -> sa.Engine:
    """The database with the crowd in it."""
    data.mkdir(parents=True, exist_ok=True)
    engine = open_engine(f"sqlite:///{data / 'deskoherna.sqlite'}")
    migrate(engine)
    with engine.connect() as connection:
        there = connection.execute(sa.select(sa.func.count()).select_from(schema.people)).scalar_one()
    if not there:
        with Console(stderr=True).status("playing") as status:
            fill(engine, people, games, progress=lambda n: status.update(f"{n} of {games} games"))
    return engine


def rated_anew(engine: sa.Engine) -> tuple[int, float]:
    """How many games, and how long it takes."""
    began = time.perf_counter()
    with engine.begin() as connection:
        count = sum(ratings.fold(connection, group) for group in ratings.groups(connection))
    return count, time.perf_counter() - began


def asked(http: httpx.Client, paths: list[str]) -> list[float]:
    """Milliseconds of each."""
    found = []
    for path in paths:
        began = time.perf_counter()
        http.get(path).raise_for_status()
        found.append(1000 * (time.perf_counter() - began))
    return found


def asked_of_library(dice: random.Random) -> str:
    """All of it, a game, a name, a length, a page far back: whatever people look for."""
    wishes = (
        "",
        f"game={dice.choice(registry.slugs())}",
        f"player={dice.randrange(100)}",
        f"least=40&most=120&page={dice.randrange(1, 40)}",
        f"page={dice.randrange(1, 300)}",
    )
    return dice.choice(wishes)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--people", type=int, default=1000)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--requests", type=int, default=300)
    args = parser.parse_args()
    engine = crowded(args.data, args.people, args.games)
    count, seconds = rated_anew(engine)
    print(f"{count} games rated anew in {seconds:.1f} s")
    began = time.perf_counter()
    done = recount(engine, Games())
    seconds_of_logs = time.perf_counter() - began
    print(f"{done.games} games counted again from their logs in {seconds_of_logs:.1f} s, {done.changed} changed")
    with engine.connect() as connection:
        ids = list(connection.execute(sa.select(schema.people.c.id)).scalars())
    engine.dispose()
    dice = random.Random(1)
    pages = {
        "profile": [f"/api/people/{dice.choice(ids)}" for _ in range(args.requests)],
        "ratings": [f"/api/ratings/{dice.choice(registry.slugs())}" for _ in range(args.requests)],
        "library": [f"/api/library?{asked_of_library(dice)}" for _ in range(args.requests)],
    }
    served = Served(args.data, "--rate", "0", "--workers", "1", "--log-level", "warning")
    slow = seconds >= RATING_S
    try:
        with httpx.Client(base_url=served.address, timeout=60) as http:
            asked(http, [f"/api/people/{one}" for one in ids[:20]])
            for name, paths in pages.items():
                times = sorted(asked(http, paths))
                p99 = times[int(len(times) * 0.99)]
                slow |= p99 >= P99_MS
                print(f"{name}: median {statistics.median(times):.0f} ms, p99 {p99:.0f} ms, longest {times[-1]:.0f} ms")
    finally:
        served.stop()
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
