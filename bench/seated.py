"""The vector environment with opponents: the learner's steps a second, bots on all other seats.

    python -m bench.seated --seconds 3

Moves of the learner are random. Speeds are CPU time of one thread; two threads are compared with one by the clock, in
alternating runs, so both cores must be free for that. Nothing is compiled within the time.
"""

import argparse
import json
import statistics
import time

from deskoherna.lab.envs.seated import LEARNER, SeatedVectorEnv

TABLES = (("cardia", "deck-1"), ("nightwatch", "classic"))
OPPONENTS: tuple[tuple[str, int | None], ...] = (
    ("apprentice", None),
    ("apprentice", 24),
    ("novice", None),
    ("random", None),
    (LEARNER, None),
)
GAMES = 512
RUNS = 5


def steps(env: SeatedVectorEnv, seconds: float) -> tuple[float, float]:
    """Steps a second of CPU time and by the clock."""
    n, cpu, clock = 0, time.process_time(), time.perf_counter()
    while time.perf_counter() - clock < seconds:
        env.step(env.any_move)
        n += env.n
    return n / (time.process_time() - cpu), n / (time.perf_counter() - clock)


def threads(slug: str, table: str, games: int, seconds: float) -> float:
    """How many times as fast two threads are."""
    one, two = (SeatedVectorEnv(slug, table, games, against="novice", threads=n) for n in (1, 2))
    return statistics.median(steps(two, seconds / RUNS)[1] / steps(one, seconds / RUNS)[1] for _ in range(RUNS))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each (default %(default)s)")
    parser.add_argument("--games", type=int, default=GAMES, help="side by side (default %(default)s)")
    args = parser.parse_args()
    found: dict[str, float] = {}
    for slug, table in TABLES:
        for name, worlds in OPPONENTS:
            env = SeatedVectorEnv(slug, table, args.games, against=name, worlds=worlds)
            env.step(env.any_move)
            said = f"{slug} {table}, {name}" + (f", {worlds} worlds" if worlds else "")
            found[said] = round(steps(env, args.seconds)[0])
    ratios = {f"{slug} {table}": round(threads(slug, table, args.games, args.seconds), 2) for slug, table in TABLES}
    print(json.dumps({"games": args.games, "steps_per_s": found, "two threads over one": ratios}, indent=2))


if __name__ == "__main__":
    main()
