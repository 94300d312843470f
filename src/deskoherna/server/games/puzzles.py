"""Puzzles as they are offered: which one is set today, and for how many days in a row somebody has solved it."""

import hashlib
from collections.abc import Collection, Iterable
from datetime import UTC, date, datetime, timedelta
from functools import cache

from deskoherna.kit import puzzle as puzzles_of
from deskoherna.kit.game import Game
from deskoherna.kit.puzzle import Puzzle
from deskoherna.server.store.solved import Solved
from deskoherna.server.wire import bodies

ONE_DAY = timedelta(days=1)


def date_of(at: float) -> date:
    """The date of a moment; the day changes everywhere at the same time, so that all have the same puzzle."""
    return datetime.fromtimestamp(at, UTC).date()


@cache
def _mixed(game: Game) -> tuple[Puzzle, ...]:
    """In an order that tells nothing of how they were found."""
    known = puzzles_of.puzzles(game).values()
    return tuple(sorted(known, key=lambda x: hashlib.sha256(x.id.encode()).digest()))


def of_day(game: Game, day: date) -> Puzzle | None:
    """The puzzle of a date, the same for everybody."""
    known = _mixed(game)
    return known[day.toordinal() % len(known)] if known else None


def streak(days: Collection[str], today: date) -> int:
    """Days in a row up to today; one that is not over yet breaks nothing."""
    day = today if today.isoformat() in days else today - ONE_DAY
    n = 0
    while day.isoformat() in days:
        n, day = n + 1, day - ONE_DAY
    return n


def _info(x: Puzzle, tries: int) -> bodies.PuzzleInfo:
    return bodies.PuzzleInfo(x.id, x.level, x.themes[0], tries)


def listed(game: Game, solved: Iterable[Solved], today: date) -> bodies.Puzzles:
    """All puzzles of a game, the easy ones first, with what somebody has solved of them."""
    tries: dict[str, int] = {}
    days: dict[str, str] = {}
    for x in solved:
        tries.setdefault(x.puzzle, x.tries)
        if x.day:
            days[x.day] = x.puzzle
    known = sorted(_mixed(game), key=lambda x: x.level)
    daily = of_day(game, today)
    return bodies.Puzzles(
        game=game.slug,
        day=today.isoformat(),
        today=None if daily is None else _info(daily, tries.get(daily.id, 0)),
        done=today.isoformat() in days,
        streak=streak(days, today),
        puzzles=[_info(x, tries.get(x.id, 0)) for x in known],
    )
