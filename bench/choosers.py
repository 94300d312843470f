"""Random choice from masks of bits, compiled: the same code for every simulator, so that simulators are compared."""

from typing import Any

import numba
import numpy as np

ONE = np.uint64(1)
ZERO = np.uint64(0)
STRIDE = np.uint64(0x5851F42D4C957F2D)
STEP = np.uint64(0x14057B7EF767814F)
HIGH = np.uint64(33)


@numba.njit(cache=True)
def _below(rng: Any, n: int) -> int:
    """One of 0..n-1 from a small generator of its own."""
    rng[0] = rng[0] * STRIDE + STEP
    return int((np.int64(rng[0] >> HIGH) * np.int64(n)) >> np.int64(31))


@numba.njit(cache=True)
def _ones(word: Any) -> int:
    n = 0
    while word != ZERO:
        word &= word - ONE
        n += 1
    return n


@numba.njit(cache=True)
def choose_bits(masks: Any, moves: Any, rng: Any) -> None:
    """Masks of a bit a move in 64-bit words."""
    for i in range(len(masks)):
        row = masks[i]
        total = 0
        for w in range(len(row)):
            total += _ones(row[w])
        k = _below(rng, total)
        w = 0
        here = _ones(row[0])
        while k >= here:
            k -= here
            w += 1
            here = _ones(row[w])
        word = row[w]
        while k > 0:
            word &= word - ONE
            k -= 1
        bit = 0
        low = word & (~word + ONE)
        while low > ONE:
            low >>= ONE
            bit += 1
        moves[i] = w * 64 + bit
