"""What a check says: a short report, or `Broken` with one exact sentence. How hard it tries is its `Effort`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from deskoherna.kit.game import Game


class Broken(AssertionError):
    """A game breaks the contract: what, game, table, seed, step; `more`: what else, a sentence each."""

    def __init__(self, sentence: str, more: Sequence[str] = ()) -> None:
        super().__init__(f"{sentence} (and {len(more)} more)" if more else sentence)
        self.more = tuple(more)


def all_of(game: Game, wrong: Sequence[str]) -> Broken:
    """Everything that is wrong, told at once."""
    return Broken(f"{game.slug}: {wrong[0]}", wrong[1:])


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


def effort_for(game: Game, *, long: bool, games: int | None = None) -> Effort:
    """The effort asked for; `games`: so many compiled games on each table."""
    effort = LONG if long else QUICK
    return effort if games is None else replace(effort, games=games * len(game.tables))


QUICK = Effort("quick", steps=6_000, positions=200, samples=3, twin_steps=2_500, games=100)
LONG = Effort("long", steps=200_000, positions=2_000, samples=8, twin_steps=150_000, games=10_000)

Check = Callable[[Game, Effort], str]


def plural(n: int, noun: str) -> str:
    """`1 game`, `2 games`."""
    return f"{n:,} {noun}" if n == 1 else f"{n:,} {noun}s"
