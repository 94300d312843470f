"""Random games of every mode of a game, watched: `python -m bench.long GAME --games 100000`.

Every game must end, every actor must have a move, and no invariant may be broken in any final position nor in a
sample of those on the way.
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from rich.progress import Progress

from deskoherna.kit import registry
from deskoherna.lab.simulate import default_jobs
from deskoherna.lab.watch import Watched, watch_table

PIECE = 10_000
"""Games of one task."""
SHOWN = 20
"""Faults that are printed; the rest is counted."""


def watch(name: str, mode: str, games: int, seed: int) -> Watched:
    return watch_table(registry.game(name), mode, games, seed=seed)


def merge(pieces: list[Watched]) -> Watched:
    whole = Watched(pieces[0].table)
    for x in pieces:
        whole.games += x.games
        whole.steps += x.steps
        whole.longest = max(whole.longest, x.longest)
        whole.looked_at += x.looked_at
        whole.wrong += x.wrong
    return whole


def run(name: str, modes: list[str], games: int, jobs: int, seed: int) -> list[Watched]:
    """All modes, cut into tasks for several processes."""
    watch(name, modes[0], 1, seed)  # compiled once here, found in the cache by the workers
    tasks = [(mode, first, min(PIECE, games - first)) for mode in modes for first in range(0, games, PIECE)]
    found: dict[str, list[Watched]] = {mode: [] for mode in modes}
    with Progress(transient=True) as progress, ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        bar = progress.add_task("games", total=games * len(modes))
        futures = [pool.submit(watch, name, mode, n, seed + first) for mode, first, n in tasks]
        for future in as_completed(futures):
            piece = future.result()
            found[piece.table].append(piece)
            progress.advance(bar, piece.games)
    return [merge(pieces) for pieces in found.values()]


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games of every mode, watched.")
    parser.add_argument("game", help="an installed game, or package.module:ATTRIBUTE")
    parser.add_argument("--games", type=int, default=100_000, help="of each mode (default %(default)s)")
    parser.add_argument("--mode", action="append", help="only this mode; may be repeated")
    parser.add_argument("--jobs", type=int, default=default_jobs())
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    modes = args.mode or list(registry.game(args.game).tables)
    start = time.perf_counter()
    wrong: list[str] = []
    for x in run(args.game, modes, args.games, args.jobs, args.seed):
        wrong += x.wrong
        print(
            f"{x.table:24} {x.games:9,} games {x.steps / max(x.games, 1):9.1f} steps a game, longest {x.longest:6,}, "
            f"{x.looked_at:9,} positions checked, {len(x.wrong)} wrong"
        )
    for sentence in wrong[:SHOWN]:
        print(sentence)
    print(f"{len(modes)} modes, {len(wrong)} wrong, {time.perf_counter() - start:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
