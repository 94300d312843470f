"""What a game provides, as types. `docs/contract.md` says it in words.

Everything in `Rules` runs interpreted and compiled alike: plain typed functions in modules with `__rules__ = True`.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Generic

from typing_extensions import TypeVar

from deskoherna.kit.bind import Functions
from deskoherna.kit.forced import no_beat
from deskoherna.kit.plain import nothing_follows, nothing_hidden
from deskoherna.kit.state import Base, Row

SPECTATOR = -1
"""A viewer who sees only what is open."""
ALL = -2
"""A viewer of finished games and rulebook pages: sees everything."""

S = TypeVar("S", bound=Base, default=Base)


@dataclass(frozen=True, eq=False)
class Rules(Generic[S]):
    """The functions of a game that both twins run. `Rules[State](...)` holds them to the State of the game."""

    setup: Callable[[S, Row], None]
    """(s, options): `s` is all zeros but for its seeded `rng`; options are ints, the number of seats first."""
    actors: Callable[[S], int]
    """(s): bit i: seat i may move now; 0: the game is over."""
    legal: Callable[[S, int, Row, int], int]
    """(s, seat, out, n): append the legal moves of that seat to out[n:], ascending; the new length."""
    step: Callable[[S, int, int], None]
    """(s, seat, move): play a legal move and go on until somebody must decide."""
    mask: Callable[[S, int, int], int]
    """(s, seat, move): the move as the other seats see it; an open move is itself."""
    standing: Callable[[S, int], int]
    """(s, seat): when over: 1 = won; shared standings allowed; a common loss is a game in which nobody stands first."""
    points: Callable[[S, int], int]
    """(s, seat): the score as the game counts it."""
    derive: Callable[[S], None] = nothing_follows
    """(s): recompute every field that follows from others."""
    forget: Callable[[S, int], None] = nothing_hidden
    """(s, seat): resample what the seat cannot know, from nothing but what it knows."""
    beat: Callable[[S, int], int] = no_beat
    """(s, seat): the question, where it is asked even with one answer (`Phases`, `beat=`); -1: another one."""


def functions_of(rules: Rules[Any]) -> Functions:
    """The functions by the names under which drivers call them."""
    return {f.name: getattr(rules, f.name) for f in fields(rules)}


BOUND: Rules[Any]
"""For type checks of driver modules only: the names that binding fills in. It has no value."""
