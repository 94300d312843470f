"""Which level of bots suits somebody: the one against which about half of the games are won."""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.bots.registry import FACTORIES
from deskoherna.server.ratings.judging import Rating
from deskoherna.server.ratings.levels import fixed
from deskoherna.server.ratings.ratings import known
from deskoherna.server.store import schema
from deskoherna.server.wire.bodies import LevelAdvice

KINDS = ("duel", "many")
"""Tables at which somebody plays against others."""
LEVELS = tuple(name for name in FACTORIES if name != "random")
"""From the weakest up; against random play nobody grows."""
LOOKED_AT = 40
"""Games of a person that are looked at, the latest first."""
ENOUGH, LATEST = 3, 5
"""So many games say something; no more than so many of them count, for people grow."""
TOO_EASY, TOO_HARD = 0.7, 0.3
"""The share of wins from which on the next level is suggested, and that up to which the one before is."""


@dataclass(frozen=True)
class Played:
    """A game against bots of one level."""

    level: str
    won: bool


def against_bots(connection: Connection, person: str, game: str) -> list[Played]:
    """The latest games of a person against bots of one level and nobody else, the last one first."""
    r = schema.results.c
    own = connection.execute(
        sa.select(r.table_id, r.number, r.won, r.shared)
        .where(r.person == person, r.game == game, r.dealt, r.kind.in_(KINDS))
        .order_by(r.ended.desc())
        .limit(LOOKED_AT)
    ).all()
    others = connection.execute(
        sa.select(r.table_id, r.number, r.person, r.bot).where(
            r.table_id.in_({row.table_id for row in own}), sa.or_(r.person.is_(None), r.person != person)
        )
    ).all()
    company: dict[tuple[str, int], set[str | None]] = {}
    for row in others:
        company.setdefault((row.table_id, row.number), set()).add(None if row.person else row.bot)
    found = []
    for row in own:
        levels = company.get((row.table_id, row.number), set())
        level = next(iter(levels)) if len(levels) == 1 else None
        if level in LEVELS:
            found.append(Played(level, bool(row.won) and not row.shared))
    return found


def suggested(games: Sequence[Played]) -> LevelAdvice | None:
    """What to try next, and why; None: too little is known of the level that was played last."""
    if not games:
        return None
    level = games[0].level
    latest = [x for x in games if x.level == level][:LATEST]
    if len(latest) < ENOUGH:
        return None
    won = sum(x.won for x in latest)
    at = LEVELS.index(level)
    step = (won / len(latest) >= TOO_EASY) - (won / len(latest) <= TOO_HARD)
    to = LEVELS[max(0, min(len(LEVELS) - 1, at + step))]
    return LevelAdvice(level=to, played=level, games=len(latest), won=won)


def nearest(game: str, kind: str, rating: Rating) -> LevelAdvice | None:
    """The level that the ladder measured nearest to a rating; None: too few rated games."""
    if rating.games < ENOUGH:
        return None
    means = {level: fixed().level(game, kind, level) for level in LEVELS}
    far = {level: abs(mean - rating.mean) for level, mean in means.items() if mean is not None}
    level = min(far, key=lambda one: far[one])
    return LevelAdvice(level=level, played=level, games=rating.games, won=0, by_rating=True)


def suits(connection: Connection, person: str, game: str) -> LevelAdvice | None:
    """What suits somebody: by the latest games against bots, else by the rating that most games made."""
    by_games = suggested(against_bots(connection, person, game))
    if by_games is not None:
        return by_games
    kind, rating = max(
        ((kind, known(connection, (game, kind), person)) for kind in KINDS), key=lambda found: found[1].games
    )
    return nearest(game, kind, rating)
