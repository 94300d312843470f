"""Moves without another: what the written rules need to play them."""

from typing import Any

from deskoherna.kit.twins import compiled_as

__rules__ = True

NONE, MANY = -1, -2
"""Instead of the only move: there is no move at all; there are several."""
ASKED = -1
"""No beat: the seat is asked because it has a choice."""
MOST = 1_000
"""So many moves without another follow one decision at most."""


class EndlessError(RuntimeError):
    """Moves without another follow each other for ever."""


def _stop() -> None:
    """Compiled rules raise nothing: the question stays, and the suite finds it."""


@compiled_as(_stop)
def never_ends() -> None:
    """After so many moves without another."""
    raise EndlessError(f"{MOST} moves without another follow each other: they never end")


def no_beat(_s: Any, _seat: int) -> int:
    """Rules that are written by hand have no beats."""
    return ASKED
