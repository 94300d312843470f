"""Whole random games on the device, by the hundred thousand."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.lab.cuda.device import cupy, kernels

POOL, THREADS = 4096, 1024
"""As `playout.cuh` has them."""
WARP = 32


@dataclass(frozen=True, eq=False)
class Played:
    """What became of random games."""

    steps: Any
    """`[game]`, on the device."""
    standings: Any
    """`[game][seat]`, on the device: 1 = won, 0 where the game was cut short."""
    records: Any
    """The final records as NumPy has them, where they were asked for."""
    total: int
    """Steps of all."""
    seconds: float
    """By the clock of the device."""


def play(game: Game, table: str, n: int, *, seed: int = 0, records: bool = False) -> Played:
    """Random games of a table, game i from seed + i: the very games that the compiled twin plays with these seeds."""
    if n < 1:
        raise ValueError(f"{n} games: at least one")
    cp, kernel = cupy(), kernels(game).get_function("play_games")
    options = game.encode(game.tables[table])
    seats, size = options[0], st.dtype(game.state).itemsize
    blocks = min(cp.cuda.Device().attributes["MultiProcessorCount"], -(-n // WARP))
    room = min(POOL, -(-n // blocks))
    states, numbers = cp.empty(blocks * POOL * size, cp.int8), cp.empty(blocks * POOL, cp.int32)
    results, counters = cp.zeros((n, 1 + seats), cp.int32), cp.zeros(2, cp.uint64)
    kept = cp.empty(n * size, cp.int8) if records else None
    begin, end = cp.cuda.Event(), cp.cuda.Event()
    begin.record()
    given = (
        states,
        numbers,
        np.int32(room),
        np.int64(n),
        np.int64(seed),
        cp.array(options, cp.int16),
        np.int32(game.max_steps),
        np.int32(seats),
        results,
        np.uint64(0) if kept is None else kept,
        counters,
    )
    kernel((blocks,), (THREADS,), given)
    end.record()
    end.synchronize()
    final = None if kept is None else kept.get().view(st.dtype(game.state))
    seconds = cp.cuda.get_elapsed_time(begin, end) / 1000
    return Played(results[:, 0], results[:, 1:], final, int(counters[1]), seconds)
