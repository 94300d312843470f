"""Compile time creeps where helpers are compiled again and again for other array types; this finds them."""

import sys
from functools import partial
from typing import Any

import numba
import numpy as np

from deskoherna.kit import bind, drivers
from deskoherna.kit import state as st
from deskoherna.kit.compile import widened
from deskoherna.kit.game import Game

MOST = 2


def compiled_often(game: Game, most: int = MOST) -> dict[str, int]:
    """Helpers compiled for more than `most` combinations of types, with their number: each costs its time again.

    The game is compiled for this without the cache, so it takes as long as a cold compile.
    """
    made: list[Any] = []
    wrapperless: dict[str, Any] = {"nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    inner = widened(partial(numba.njit, **wrapperless))

    def jit(f: Any) -> Any:
        made.append(inner(f))
        return made[-1]

    names = game.functions
    done: dict[str, Any] = {}
    jitted = {
        n: getattr(bind.compiled(sys.modules[f.__module__], jit, jit, frozenset(), {}, done), f.__name__)
        for n, f in names.items()
    }
    entry = bind.compiled(drivers, jit, numba.njit(nogil=True), frozenset({"ask"}), jitted, done)
    states, notes = np.zeros(1, st.dtype(game.state)), np.zeros(1, st.dtype(game.advice.notes))
    entry.ask(states, notes, 0, drivers.ASK_ACTORS, 0, 0, np.zeros(game.n_moves + 1, np.int16))
    return {f"{d.py_func.__module__}.{d.py_func.__name__}": len(d.signatures) for d in made if len(d.signatures) > most}
