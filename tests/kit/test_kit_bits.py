"""Sets of small numbers as bits: the same in both twins."""

import random

import numba
import numpy as np

from deskoherna.kit import bind, bits
from deskoherna.kit.bits import MOST, list_bits, lowest_bit

COMPILED = bind.compiled(bits, numba.njit, numba.njit, frozenset(), {}, {})


def test_every_single_bit_is_found_by_both_twins() -> None:
    for i in range(MOST):
        assert lowest_bit(1 << i) == i
        assert COMPILED.lowest_bit(1 << i) == i


def test_the_numbers_of_a_set_are_listed_ascending() -> None:
    dice = random.Random(5)
    for _ in range(200):
        numbers = sorted(dice.sample(range(MOST), dice.randrange(MOST)))
        row = sum(1 << i for i in numbers)
        out, array = [0] * 70, np.zeros(70, np.int16)
        n = list_bits(row, 100, out, 3)
        assert out[3:n] == [100 + i for i in numbers]
        assert COMPILED.list_bits(row, 100, array, 3) == n
        assert array.tolist() == out


def test_nothing_is_listed_of_an_empty_set() -> None:
    assert list_bits(0, 100, [0], 1) == 1
