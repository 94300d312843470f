"""A number read from a narrow field is a whole number like any other: both twins reckon alike with it as it stands."""

from functools import partial
from typing import Any

import numba
import numpy as np
import pytest

from deskoherna.kit import bind
from deskoherna.kit.compile import widened
from toys import reckoning

NUMBERS = [[100, 27, 2, 5], [-127, 127, 3, -1], [-100, -100, 7, 6], [127, 127, 127, 127]]
ROOM = 40


@pytest.mark.parametrize("code", [np.int8, np.int16, np.int32])
def test_a_number_read_from_a_field_needs_nothing_done_to_it(code: Any) -> None:
    jit = partial(numba.njit, error_model="numpy", _nrt=False)
    compiled = bind.compiled(reckoning, widened(jit), jit, frozenset({"reckon"}), {}, {})
    for numbers in NUMBERS:
        row, out = list(numbers), [0] * ROOM
        narrow, wide_out = np.array(numbers, code), np.zeros(ROOM, np.int64)
        n = reckoning.reckon(row, out)
        assert compiled.reckon(narrow, wide_out) == n
        assert wide_out.tolist() == out
        assert narrow.tolist() == row
