"""How fast a game is: steps a second in both twins, and how long compiling takes in a fresh process.

All times are CPU time of one thread: on an idle machine that is the time of the clock, and on a busy one the figures
stay comparable.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import numpy as np

from deskoherna.kit import registry
from deskoherna.kit import state as st
from deskoherna.kit.game import Game

SECONDS = 2.0
"""How long each twin is measured."""
BATCH = 64
"""Games between two looks at the clock, in compiled code."""


class Speed(msgspec.Struct, frozen=True):
    """What `bench --json` prints for a game."""

    game: str
    interpreted_steps_per_s: float
    compiled_steps_per_s: float
    compiled_over_interpreted: float
    cold_compile_s: float
    cached_compile_s: float
    state_bytes: int


def interpreted_steps_per_s(game: Game, seconds: float = SECONDS) -> float:
    """Random play with the list of legal moves before every step, on all tables in turn."""
    out = [0] * (game.n_moves + 1)
    tables = list(game.tables.values())
    steps = seed = 0
    spent = 0.0
    while spent < seconds or seed < len(tables):
        s = game.begin(tables[seed % len(tables)], seed)
        start = time.process_time()
        steps += game.loops.play_out(s, out, game.max_steps)
        spent += time.process_time() - start
        seed += 1
    return steps / spent


def compiled_steps_per_s(game: Game, seconds: float = SECONDS) -> float:
    """The same in compiled code, one thread; setting up the games counts, as it does in a simulation."""
    twin = game.compiled()
    states = twin.new(BATCH)
    tables = [game.encode(options) for options in game.tables.values()]
    for options in tables:
        twin.play_many(states, 0, 1, 0, options, game.max_steps)
    steps = n = 0
    start = time.process_time()
    while time.process_time() - start < seconds or n < len(tables):
        steps += twin.play_many(states, 0, BATCH, n * BATCH, tables[n % len(tables)], game.max_steps)
        n += 1
    return steps / (time.process_time() - start)


def compile_all(game: Game) -> float:
    """Make every entry point ready in this process; the seconds it took. What the cache holds is not compiled."""
    start = time.process_time()
    twin = game.compiled()
    states = twin.new(1)
    options = game.encode(next(iter(game.tables.values())))
    twin.begin(states, 0, 1, options)
    twin.play_many(states, 0, 1, 1, options, 1)
    seats, moves = np.zeros(1, np.int64), np.zeros(1, np.int64)
    twin.functions.masks_of(states, seats, np.zeros((1, game.n_moves), np.int8), twin.out())
    moves[0] = 0
    seats[0] = -1
    twin.functions.step_all(states, seats, moves)
    return time.process_time() - start


def compile_seconds(name: str, cache: Path) -> float:
    """Seconds to compile a game in a process of its own that knows no more than this cache."""
    code = (
        f"from deskoherna.kit import registry; from deskoherna.lab.bench import compile_all; "
        f"print(compile_all(registry.game({name!r})))"
    )
    path = os.pathsep.join(p for p in sys.path if p)
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"DESKOHERNA_CACHE": str(cache), "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{name}: compiling failed: {done.stderr.strip().splitlines()[-1]}")
    return float(done.stdout.split()[-1])


def measure(name: str, seconds: float = SECONDS) -> Speed:
    """All figures of a game, measured one after another on this machine."""
    game = registry.game(name)
    with tempfile.TemporaryDirectory(prefix="deskoherna-bench-") as folder:
        cold = compile_seconds(name, Path(folder))
        cached = compile_seconds(name, Path(folder))
    slow = interpreted_steps_per_s(game, seconds)
    fast = compiled_steps_per_s(game, seconds)
    return Speed(
        game.slug,
        round(slow, 1),
        round(fast, 1),
        round(fast / slow, 2),
        round(cold, 2),
        round(cached, 3),
        st.dtype(game.state).itemsize,
    )
