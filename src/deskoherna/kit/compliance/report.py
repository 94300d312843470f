"""What a check says: a short report, or `Broken` with one exact sentence. How hard it tries is its `Effort`."""

from collections.abc import Callable
from dataclasses import dataclass

from deskoherna.kit.game import Game


class Broken(AssertionError):
    """A game breaks the contract: what, game, table, seed, step."""


@dataclass(frozen=True)
class Effort:
    """How much a check may spend."""

    name: str
    steps: int
    """Steps of interpreted play over all tables together, for checks that look at every step."""
    positions: int
    """Positions kept for checks that take a while on each."""
    samples: int
    """Moves, pairs or samples tried on one position."""
    twin_steps: int
    """Steps compared between the twins, over all tables together."""
    games: int
    """Compiled games of every stubborn player, over all tables together."""


QUICK = Effort("quick", steps=6_000, positions=200, samples=3, twin_steps=2_500, games=100)
LONG = Effort("long", steps=200_000, positions=2_000, samples=8, twin_steps=150_000, games=10_000)

Check = Callable[[Game, Effort], str]


def plural(n: int, noun: str) -> str:
    return f"{n:,} {noun}" if n == 1 else f"{n:,} {noun}s"
