"""The vector environment: steps a second of one core, observations, masks and new games included.

    python -m bench.vector --seconds 3

Moves are random. Times are CPU time of one thread, medians of several runs.
"""

import argparse
import json
import statistics
import sys
import time

from deskoherna.kit import registry
from deskoherna.lab.envs.vector import VectorEnv

TABLES = (("cardia", "deck-1"), ("nightwatch", "classic"))
GAMES = 1024
RUNS = 5
NEEDED = 1_000_000.0
"""Steps a second that each table must reach."""


def steps_per_s(env: VectorEnv, seconds: float) -> float:
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.step(env.any_move)
        steps += env.n
    return steps / (time.process_time() - start)


def measure(slug: str, table: str, games: int, seconds: float) -> dict[str, object]:
    env = VectorEnv(registry.game(slug), table, games)
    steps_per_s(env, seconds / RUNS)
    figures = [steps_per_s(env, seconds / RUNS) for _ in range(RUNS)]
    return {"game": slug, "table": table, "games": games, "observation": env.layout.size, "moves": env.game.n_moves,
            "steps_per_s": round(statistics.median(figures)), "over_needed": statistics.median(figures) / NEEDED}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=GAMES)
    args = parser.parse_args()
    found = [measure(slug, table, args.games, args.seconds) for slug, table in TABLES]
    for row in found:
        print(json.dumps(row))
    return 0 if all(float(str(row["over_needed"])) >= 1 for row in found) else 1


if __name__ == "__main__":
    sys.exit(main())
