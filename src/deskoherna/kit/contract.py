"""What a game provides, as types. `docs/contract.md` says it in words.

Everything in `Rules` runs interpreted and compiled alike: plain typed functions in modules with `__rules__ = True`.
"""

from typing import Any, Protocol

from deskoherna.kit.state import Row

SPECTATOR = -1
"""A viewer who sees only what is open."""
ALL = -2
"""A viewer of finished games and rulebook pages: sees everything."""


class Rules(Protocol):
    """The functions of a game that both twins run."""

    def setup(self, s: Any, options: Row) -> None:
        """`s` is all zeros but for its seeded `rng`; options are N_OPTIONS ints, the number of seats first."""

    def actors(self, s: Any) -> int:
        """Bit i: seat i may move now; 0: the game is over."""

    def legal(self, s: Any, seat: int, out: Row, n: int) -> int:
        """Append the legal moves of that seat to out[n:], ascending; the new length."""

    def step(self, s: Any, seat: int, move: int) -> None:
        """Play a legal move and go on until somebody must decide."""

    def mask(self, s: Any, seat: int, move: int) -> int:
        """The move as the other seats see it; an open move is itself."""

    def standing(self, s: Any, seat: int) -> int:
        """When over: 1 = won; shared standings allowed; a common loss is a game in which nobody stands first."""

    def points(self, s: Any, seat: int) -> int:
        """The score as the game counts it."""

    def derive(self, s: Any) -> None:
        """Recompute every field that follows from others."""

    def forget(self, s: Any, seat: int) -> None:
        """Resample what the seat cannot know, from nothing but what it knows."""

    def worth(self, s: Any, seat: int) -> int:
        """0..1000: thousandths of a win."""

    def lean(self, s: Any, seat: int, move: int) -> int:
        """0 = never in a rollout; otherwise a weight."""


BOUND: Rules
"""For type checks of driver modules only: the names that binding fills in. It has no value."""
