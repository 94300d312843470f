"""The vector environment: steps a second of one core, observations, masks and new games included.

    python -m bench.vector --seconds 3

Moves are random. Times are CPU time of one thread, medians of alternating runs. fastcatan's batch, which writes masks
and has no observations, is measured in the same run; see `bench.peers` for what it needs. The environment chooses the
random moves itself, within its time; those for fastcatan are chosen outside of it.
"""

import argparse
import json
import statistics
import sys
import time
from pathlib import Path

import platformdirs

from bench.peers import Measure, Missing, fastcatan
from deskoherna.kit import registry
from deskoherna.lab.envs.vector import VectorEnv

TABLES = (("cardia", "deck-1"), ("nightwatch", "classic"))
PEER = "fastcatan alone"
GAMES = 1024
RUNS = 11
NEEDED = 1_000_000.0
"""Steps a second that each table must reach."""


def vector(slug: str, table: str, games: int) -> Measure:
    env = VectorEnv(registry.game(slug), table, games)

    def measure(seconds: float) -> float:
        steps = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            env.step(env.any_move)
            steps += env.n
        return steps / (time.process_time() - start)

    return measure


def run(games: int, seconds: float, folder: Path, python: str | None) -> tuple[dict[str, list[float]], str]:
    """Steps a second in alternating runs; and why fastcatan was not measured, if it was not."""
    measures = {f"{slug} {table}": vector(slug, table, games) for slug, table in TABLES}
    missing = ""
    try:
        measures[PEER] = fastcatan(folder, python, "--alone")
    except Missing as error:
        missing = str(error)
    for measure in measures.values():
        measure(seconds / RUNS)
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(RUNS):
        for name, measure in measures.items():
            found[name].append(measure(seconds / RUNS))
    return found, missing


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each (default %(default)s)")
    parser.add_argument("--games", type=int, default=GAMES, help="side by side (default %(default)s)")
    parser.add_argument("--python", metavar="PATH", help="a CPython of 3.12 or later, for fastcatan")
    parser.add_argument(
        "--folder",
        type=Path,
        default=platformdirs.user_cache_path("deskoherna") / "peers",
        help="where fastcatan is installed (default %(default)s)",
    )
    args = parser.parse_args()
    found, missing = run(args.games, args.seconds, args.folder, args.python)
    speeds = {name: statistics.median(values) for name, values in found.items()}
    ours = [f"{slug} {table}" for slug, table in TABLES]
    ratio = None
    if PEER in found:
        # what slows the machine down for a while slows both
        ratio = statistics.median(x / y for x, y in zip(found[ours[-1]], found[PEER], strict=True))
    print(
        json.dumps(
            {
                "games": args.games,
                "steps_per_s": {name: round(n) for name, n in speeds.items()},
                f"{ours[-1]} over {PEER}": ratio,
                "not_measured": missing,
            },
            indent=2,
        )
    )
    return 0 if all(speeds[name] >= NEEDED for name in ours) and (ratio is None or ratio >= 1) else 1


if __name__ == "__main__":
    sys.exit(main())
