"""The comparison with other simulators: what it needs and how it says what is missing."""

import sys

import numpy as np
import pytest
from bench.choosers import choose_bits

from bench import peers


def test_an_interpreter_that_is_too_old_is_told() -> None:
    if sys.version_info < (3, 12):
        with pytest.raises(peers.Missing, match=r"it needs CPython 3\.12 or later; .* is 3\.11"):
            peers.later_python(sys.executable)
    else:
        assert peers.later_python(sys.executable) == sys.executable


def test_an_interpreter_that_is_not_there_is_told() -> None:
    with pytest.raises(peers.Missing, match="/nowhere/python cannot be started"):
        peers.later_python("/nowhere/python")


def test_ratios_only_of_what_was_measured() -> None:
    found = peers.ratios(
        {"playout": [600.0, 800.0, 90.0], "interpreted": [6.0, 8.0, 1.0], "catanatron": [2.0, 2.0, 1.0]}
    )
    assert found == {
        "playout over catanatron": 300.0,
        "interpreted over catanatron": 3.0,
        "playout over interpreted": 100.0,
    }


def test_choices_are_legal_and_even() -> None:
    masks = np.zeros((600, 3), np.uint64)
    legal = [0, 63, 64, 100, 191]
    for move in legal:
        masks[:, move // 64] |= np.uint64(1) << np.uint64(move % 64)
    moves, rng = np.zeros(600, np.uint32), np.array([1], np.uint64)
    choose_bits(masks, moves, rng)
    counts = {int(m): int((moves == m).sum()) for m in np.unique(moves)}
    assert sorted(counts) == legal
    assert min(counts.values()) > 80


def test_the_batch_plays_real_games() -> None:
    """Steps are counted in every way of running on this machine; the figures are above nothing at all."""
    assert peers.batch()(0.05) > 0
    assert peers.playout()(0.05) > 0
    assert peers.interpreted()(0.05) > 0
    assert peers.environment()(0.05) > 0
