"""Chance: the same numbers in both twins, fair enough, refreshed by the table's secret, committed by its hash."""

import hashlib
import hmac
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as hs

from deskoherna.kit import drivers
from deskoherna.kit import state as st
from deskoherna.kit.random import (
    MASK32,
    ChanceError,
    commitment,
    rand32,
    rand_below,
    refresh,
    seed_rng,
    shuffle_row,
)
from deskoherna.kit.state import Base
from toys.hoard.game import GAME as HOARD


def fresh(seed: int = 1) -> Base:
    s = st.new(Base)
    seed_rng(s, seed)
    return s


def sfc32(seed: int, n: int) -> list[int]:
    """An independent sfc32 on NumPy's wrapping 32-bit numbers."""
    with np.errstate(over="ignore"):
        a, b, c, d = (np.uint32(v) for v in (seed & MASK32, seed >> 32 & MASK32, 0x9E3779B9, 1))
        out = []
        for _ in range(12 + n):
            t = a + b + d
            d = d + np.uint32(1)
            a = b ^ (b >> np.uint32(9))
            b = c + (c << np.uint32(3))
            c = ((c << np.uint32(21)) | (c >> np.uint32(11))) + t
            out.append(int(t))
    return out[12:]


@given(hs.integers(0, 2**62 - 1))
def test_the_stream_is_sfc32(seed: int) -> None:
    s = fresh(seed)
    assert [rand32(s) for _ in range(20)] == sfc32(seed, 20)
    assert all(0 <= word <= MASK32 for word in s.rng)


def test_seeds_give_different_streams() -> None:
    assert len({tuple(fresh(seed).rng) for seed in range(1_000)}) == 1_000
    assert fresh(1 << 40).rng != fresh(0).rng


def test_outcomes_are_spread_and_counted() -> None:
    s = fresh(5)
    seen = Counter(rand_below(s, 6) for _ in range(6_000))
    assert set(seen) == set(range(6))
    assert all(880 < n < 1_120 for n in seen.values())
    assert s.reveals == 6_000


def test_one_outcome_is_no_choice_but_counts() -> None:
    s = fresh()
    assert rand_below(s, 1) == 0
    assert s.reveals == 1


def test_shuffle_row_permutes_the_first_n_only() -> None:
    s = fresh(9)
    row = list(range(10))
    shuffle_row(s, row, 6)
    assert sorted(row[:6]) == list(range(6))
    assert row[6:] == [6, 7, 8, 9]
    assert s.reveals == 5


def test_prescribed_outcomes_come_in_order() -> None:
    s = fresh()
    before = s.rng[:]
    s.forced = [4, 0]
    assert [rand_below(s, 6), rand_below(s, 2)] == [4, 0]
    assert s.rng == before, "prescribed chance leaves the stream alone"
    assert s.reveals == 2
    with pytest.raises(ChanceError, match="outcome below 6, but no prescribed outcome is left"):
        rand_below(s, 6)
    s.forced = [6]
    with pytest.raises(ChanceError, match="the prescribed outcome 6 is not below 6"):
        rand_below(s, 6)


def test_both_twins_draw_alike() -> None:
    twin = HOARD.compiled()
    states: Any = twin.new(1)
    for seed in (0, 7, 2**40 + 3):
        twin.begin(states, 0, seed, HOARD.encode(HOARD.tables["three"]))
        assert st.pack(twin.load(states, 0)) == st.pack(HOARD.begin(HOARD.tables["three"], seed))
    assert twin.ask(states, 0, drivers.ASK_ACTORS, 0, 0, twin.out()) == 1


def test_online_each_step_draws_from_the_secret() -> None:
    s = st.new(Base)
    refresh(s, b"secret", 3)
    digest = hmac.new(b"secret", (3).to_bytes(8, "big"), hashlib.sha256).digest()
    assert b"".join(word.to_bytes(4, "big") for word in s.rng) == digest[:16]
    first = s.rng[:]
    refresh(s, b"secret", 4)
    assert s.rng != first
    refresh(s, b"secret", 3)
    assert s.rng == first


def test_the_secret_is_committed_by_its_hash() -> None:
    assert commitment(b"secret") == hashlib.sha256(b"secret").hexdigest()
    assert commitment(b"secret") != commitment(b"secreT")
