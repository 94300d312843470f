"""The search: rounds a second in compiled code, against the same search driven step by step from Python.

    python -m bench.search --seconds 3

Two ways to drive it from Python are measured: over the interpreted twin, and with a call into compiled code for every
step, list of moves and question. Times are CPU time of one thread, all on the same position in the same run.
"""

import argparse
import json
import sys
import time
import types
from collections.abc import Callable
from typing import Any

from bench.plain_search import Room, Stepper, interpreted_search, run
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.search import Budget, Search
from deskoherna.bots.search_driver import N_STATES
from deskoherna.bots.seeds import mixed
from deskoherna.bots.trees import NODES, Trees
from deskoherna.kit import registry
from deskoherna.kit.game import Game
from deskoherna.kit.state import clone

TABLES = (("cardia", "deck-1"), ("wilderness", "travel"))
NEEDED = 20.0
"""How many times the rounds of either way from Python."""
STEPS_IN = 8
"""Random steps before the position that is searched."""
SLOW_ROUNDS = 1000
FAST_ROUNDS = 1000


def middle(game: Game, table: str) -> tuple[Any, int]:
    """A position with a choice, and whose it is."""
    s = game.begin(game.tables[table], seed=1)
    n = 0
    while True:
        seat = game.actors(s)[0]
        legal = game.legal(s, seat)
        if n >= STEPS_IN and len(legal) > 1:
            return s, seat
        following = clone(s)
        game.play(following, seat, legal[mixed(1, n) % len(legal)])
        if game.over(following):
            return s, seat
        s = following
        n += 1


def rounds_per_s(rounds: int, once: Callable[[], None], seconds: float) -> float:
    once()
    done = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        once()
        done += rounds
    return done / (time.process_time() - start)


def measure(slug: str, table: str, seconds: float) -> dict[str, object]:
    game = registry.game(slug)
    s, seat = middle(game, table)
    world = Knowledge.of(game, s, seat, 1).world
    legal = game.legal(world, seat)
    search = Search(game)
    tuning = search.tuning.at(world)
    stepper, slow = Stepper(game, world), interpreted_search(game)
    stepwise = stepper.search()

    def drive(functions: types.SimpleNamespace, states: Any) -> Callable[[], None]:
        room = Room(game, world.seats, SLOW_ROUNDS)

        def once() -> None:
            room.clear()
            run(functions, tuning, states, room, seat, SLOW_ROUNDS, 1, 0)

        return once

    fast = rounds_per_s(FAST_ROUNDS, lambda: _think(search, world, seat, legal), seconds)
    plain = rounds_per_s(SLOW_ROUNDS, drive(slow, [world, *[None] * (N_STATES - 1)]), seconds)
    calls = rounds_per_s(SLOW_ROUNDS, drive(stepwise, stepper.states), seconds)
    return {
        "game": slug,
        "table": table,
        "moves": len(legal),
        "compiled": round(fast),
        "interpreted": round(plain),
        "calls": round(calls),
        "over_interpreted": fast / plain,
        "over_calls": fast / calls,
        "nodes": NODES,
        "bytes_a_thread": Trees(game).nbytes + N_STATES * search.twin.dtype.itemsize,
    }


def _think(search: Search, world: Any, seat: int, legal: list[int]) -> None:
    search.think(world, seat, legal, Budget(rounds=FAST_ROUNDS), 1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    found = [measure(slug, table, args.seconds) for slug, table in TABLES]
    for row in found:
        print(json.dumps(row))
    enough = all(float(str(row[ratio])) >= NEEDED for row in found for ratio in ("over_interpreted", "over_calls"))
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
