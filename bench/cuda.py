"""Games on a graphics card beside the compiled twin on the cores of the same machine, in the same run.

    python -m bench.cuda                 # steps a second of random games and of the vector environment
    python -m bench.cuda --same 10000    # besides, final records of every table and steps of the environment, compared

Each game runs in a process of its own. When all have compiled they measure one after another. What is asked
of a game stands in NEEDED; the exit code is 1 where it is not reached, or where a record differs.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from deskoherna.kit import registry
from deskoherna.kit.game import Game
from deskoherna.lab.cuda import games
from deskoherna.lab.cuda.device import NoDevice, cupy, kernels
from deskoherna.lab.cuda.vector import DeviceVectorEnv
from deskoherna.lab.envs.vector import VectorEnv

TABLES = {
    "nightwatch": "classic",
    "cardia": "deck-1",
    "defenders": "two",
    "wilderness": "travel",
    "kingdom": "giants-rats",
}
NEEDED = {
    "nightwatch": (800, 200),
    "kingdom": (400, 40),
    "cardia": (300, 40),
    "defenders": (150, 40),
    "wilderness": (100, 40),
}
"""Million steps a second: random games, and the vector environment."""
GAMES = {
    "nightwatch": 2_000_000,
    "kingdom": 1_500_000,
    "cardia": 20_000_000,
    "defenders": 3_000_000,
    "wilderness": 1_000_000,
}
"""Random games that are measured: several for every place of a pool."""
SIDE_BY_SIDE = 500_000
"""Games of the vector environment."""
STEPS = 60
A_CORE = 300_000
"""Steps, about, that a core of the compiled twin plays in a piece."""
STEPPED, FOR_STEPS = 2_000, 150
"""Games and steps of the environment that are compared with those of the compiled twin."""


def on_cores(game: Game, table: str, n: int, seed: int, cores: int) -> tuple[Any, int, float]:
    """Random games of the compiled twin on all cores: their records, steps and seconds."""
    twin, options = game.compiled(), game.encode(game.tables[table])
    states = twin.new(n)
    each = -(-n // (cores * 4))

    def piece(first: int) -> int:
        last = min(n, first + each)
        return twin.play_many(states, first, last, seed, options, game.max_steps)

    start = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:
        steps = sum(pool.map(piece, range(0, n, each)))
    return states, steps, time.perf_counter() - start


def stepped(game: Game, table: str, n: int) -> float:
    """Steps a second of the environment on the device, with observations, masks and a random move in every game."""
    env = DeviceVectorEnv(game, table, n)
    for _ in range(20):
        env.step(env.any_move)
    begin, end = env.cp.cuda.Event(), env.cp.cuda.Event()
    begin.record()
    for _ in range(STEPS):
        env.step(env.any_move)
    end.record()
    end.synchronize()
    return float(n * STEPS / env.cp.cuda.get_elapsed_time(begin, end) * 1000)


def same_records(game: Game, n: int, cores: int) -> list[str]:
    """Tables whose final records are not those of the compiled twin."""
    wrong = []
    for table in game.tables:
        played = games.play(game, table, n, seed=11, records=True)
        expected, steps, _ = on_cores(game, table, n, 11, cores)
        if played.records.tobytes() != expected.tobytes() or played.total != steps:
            wrong.append(table)
    return wrong


def same_steps(game: Game, table: str) -> bool:
    """Does the environment on the device show what the one on the processor shows, step by step?"""
    env, twin = DeviceVectorEnv(game, table, STEPPED, seed=3), VectorEnv(game, table, STEPPED, seed=3)
    for _ in range(FOR_STEPS):
        pairs = [*zip(env.turn, twin.turn, strict=True), (env.any_move, twin.any_move)]
        if not all(np.array_equal(a.get(), b) for a, b in pairs):
            return False
        env.step(env.any_move)
        twin.step(twin.any_move.copy())
    return bool(env.records.get().tobytes() == twin.states.tobytes())


def ready(game: Game, table: str, *, compare: bool) -> float:
    """Compile for the device and for the processor; the seconds that the former takes."""
    start = time.perf_counter()
    kernels(game).compile()
    spent = time.perf_counter() - start
    on_cores(game, table, 2, 1, 1)
    if compare:
        VectorEnv(game, table, 1)
    return spent


def work(name: str, same: int, cores: int, all_ready: Any, turn: Any, after: Any, answers: Any) -> None:
    """All that is asked of a game, in a process of its own."""
    try:
        game, table = registry.game(name), TABLES[name]
        found: dict[str, Any] = {"game": name, "table": table}
        try:
            found["compile_s"] = ready(game, table, compare=same > 0)
        finally:
            all_ready.wait()
        turn.wait()
        try:
            games.play(game, table, 4096)
            played = games.play(game, table, GAMES[name], seed=1)
            found["games"], found["device"] = GAMES[name], played.total / played.seconds / 1e6
            found["environment"] = stepped(game, table, SIDE_BY_SIDE) / 1e6
            cupy().get_default_memory_pool().free_all_blocks()
            each = max(cores * 4, A_CORE * cores * GAMES[name] // played.total)
            _, steps, seconds = on_cores(game, table, each, 1, cores)
            found["processor"] = steps / seconds / 1e6
            if same:
                found["differ"] = same_records(game, same, cores)
                found["steps_same"] = same_steps(game, table)
        finally:
            after.set()
        answers.put(found)
    except Exception:
        answers.put({"game": name, "failed": traceback.format_exc()})


def short(found: dict[str, Any]) -> list[str]:
    """What is not as it should be."""
    name = found["game"]
    if "failed" in found:
        return [f"{name}: {found['failed']}"]
    faults = [
        f"{name}: {what} {found[key]:.0f} million steps/s, needed are {least}"
        for what, key, least in zip(("games", "environment"), ("device", "environment"), NEEDED[name], strict=True)
        if found[key] < least
    ]
    if found.get("differ"):
        faults.append(f"{name}: records differ at {', '.join(found['differ'])}")
    if found.get("steps_same") is False:
        faults.append(f"{name}: the environment differs from that of the processor")
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all five if none is named")
    parser.add_argument("--same", type=int, default=0, metavar="N", help="compare N games of every table")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="of the processor (default %(default)s)")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    try:
        cupy()
    except NoDevice as error:
        print(error, file=sys.stderr)
        return 2
    context = multiprocessing.get_context("spawn")
    answers: Any = context.Queue()
    names = args.games or list(TABLES)
    all_ready, turns = context.Barrier(len(names)), [context.Event() for _ in range(len(names) + 1)]
    turns[0].set()
    workers = [
        context.Process(target=work, args=(name, args.same, args.cores, all_ready, *turns[i : i + 2], answers))
        for i, name in enumerate(names)
    ]
    for worker in workers:
        worker.start()
    faults: list[str] = []
    for _ in names:
        found = answers.get()
        faults += short(found)
        if args.json or "failed" in found:
            print(json.dumps(found), flush=True)
        else:
            compared = (
                "" if not args.same else ", all equal" if not found["differ"] and found["steps_same"] else ", DIFFERENT"
            )
            print(
                f"{found['game']:10} {found['table']:12} games {found['device']:7.1f}, environment "
                f"{found['environment']:7.1f}, processor with {args.cores} cores {found['processor']:6.1f} million "
                f"steps/s; compiled in {found['compile_s']:.0f} s{compared}",
                flush=True,
            )
    for worker in workers:
        worker.join()
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
