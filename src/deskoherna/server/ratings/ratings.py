"""Ratings in the database: at any moment the fold of all rated results, in the order in which the games ended.

A game that comes out of this order, as may happen where several processes write, has its group folded anew.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from deskoherna.server.ratings.judging import Rating, RatingOf, fixed_rating, judge, player_of
from deskoherna.server.ratings.levels import fixed
from deskoherna.server.store import results as stored
from deskoherna.server.store import schema
from deskoherna.server.store.results import SeatResult
from deskoherna.server.store.store import put

Group = tuple[str, str]
"""A game and a kind of table."""
Place = tuple[float, str, int]
"""Where a game stands in the order of endings."""
NOTHING_YET = (0.0, "", 0)


def place_of(result: SeatResult) -> Place:
    return (result.ended, result.table_id, result.number)


def record(connection: Connection, results: Sequence[SeatResult]) -> None:
    """Keep the results of a game that has just ended, and what they change."""
    stored.write(connection, results)
    first = results[0]
    if not first.rated:
        return
    group = (first.game, first.kind)
    if place_of(first) <= _rated_until(connection, group):
        fold(connection, group)
        return

    def rating_of(player: str) -> Rating:
        return fixed_rating(fixed(), *group, player) or known(connection, group, player)

    after = judge(results, rating_of)
    for player, new in after.items():
        values = {"mean": new.mean, "deviation": new.deviation, "games": new.games, "last": first.ended}
        put(connection, schema.ratings, {"game": group[0], "kind": group[1], "player": player}, values)
    _note(connection, [_noted(r, after) for r in results if player_of(r) in after])
    _set_until(connection, group, place_of(first))


def known(connection: Connection, group: Group, player: str) -> Rating:
    """The rating so far; of somebody new, what one begins with."""
    c = schema.ratings.c
    row = connection.execute(
        sa.select(c.mean, c.deviation, c.games).where(c.game == group[0], c.kind == group[1], c.player == player)
    ).first()
    return Rating() if row is None else Rating(*row)


def _rated_until(connection: Connection, group: Group) -> Place:
    """The last game that is counted; whoever asks is alone with this group until the transaction ends."""
    insert: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    key = {"game": group[0], "kind": group[1]}
    nothing = dict(zip(("ended", "table_id", "number"), NOTHING_YET, strict=True))
    connection.execute(insert(schema.rated_until).values(**key, **nothing).on_conflict_do_nothing())
    c = schema.rated_until.c
    row = connection.execute(
        sa.select(c.ended, c.table_id, c.number).where(c.game == group[0], c.kind == group[1]).with_for_update()
    ).one()
    return (row[0], row[1], row[2])


def _set_until(connection: Connection, group: Group, place: Place) -> None:
    values = dict(zip(("ended", "table_id", "number"), place, strict=True))
    put(connection, schema.rated_until, {"game": group[0], "kind": group[1]}, values)


def _noted(result: SeatResult, after: dict[str, Rating]) -> dict[str, Any]:
    new = after[player_of(result)]
    return {
        "t": result.table_id,
        "n": result.number,
        "s": result.seat,
        "mean": new.mean,
        "deviation": new.deviation,
    }


def _note(connection: Connection, notes: Sequence[dict[str, Any]]) -> None:
    """Write down beside results what the rating was then."""
    c = schema.results.c
    if notes:
        connection.execute(
            sa.update(schema.results)
            .where(c.table_id == sa.bindparam("t"), c.number == sa.bindparam("n"), c.seat == sa.bindparam("s"))
            .values(mean=sa.bindparam("mean"), deviation=sa.bindparam("deviation")),
            list(notes),
        )


# ---------------------------------------------------------------- from the beginning


def groups(connection: Connection) -> list[Group]:
    """All in which a rated game was played, and those that have ratings without one."""
    c, old = schema.results.c, schema.ratings.c
    found = connection.execute(
        sa.union(sa.select(c.game, c.kind).where(c.rated).distinct(), sa.select(old.game, old.kind).distinct())
    )
    return sorted((row[0], row[1]) for row in found)


def games(results: Iterable[SeatResult]) -> Iterator[list[SeatResult]]:
    """Results in the order of endings, game by game."""
    for _, rows in groupby(results, place_of):
        yield list(rows)


def fold(connection: Connection, group: Group) -> int:
    """Rate all games of a group anew; how many there are."""
    _rated_until(connection, group)
    c = schema.results.c
    rows = stored.read(connection, sa.and_(c.game == group[0], c.kind == group[1], c.rated))
    ratings: dict[str, Rating] = {}
    lasts: dict[str, float] = {}
    notes: list[dict[str, Any]] = []
    count, last = 0, NOTHING_YET
    rating_of = _kept_in(ratings, group)
    for one in games(rows):
        after = judge(one, rating_of)
        ratings |= after
        lasts |= dict.fromkeys(after, one[0].ended)
        notes += [_noted(r, after) for r in one if player_of(r) in after]
        count, last = count + 1, place_of(one[0])
    old = schema.ratings.c
    connection.execute(sa.delete(schema.ratings).where(old.game == group[0], old.kind == group[1]))
    if ratings:
        connection.execute(
            sa.insert(schema.ratings),
            [
                {
                    "game": group[0],
                    "kind": group[1],
                    "player": player,
                    "mean": r.mean,
                    "deviation": r.deviation,
                    "games": r.games,
                    "last": lasts[player],
                }
                for player, r in ratings.items()
            ],
        )
    connection.execute(
        sa.update(schema.results)
        .where(c.game == group[0], c.kind == group[1], c.mean.is_not(None))
        .values(mean=None, deviation=None)
    )
    _note(connection, notes)
    _set_until(connection, group, last)
    return count


def _kept_in(ratings: dict[str, Rating], group: Group) -> RatingOf:
    levels = fixed()
    fixed_ones: dict[str, Rating | None] = {}

    def rating_of(player: str) -> Rating:
        if player not in fixed_ones:
            fixed_ones[player] = fixed_rating(levels, *group, player)
        return fixed_ones[player] or ratings.get(player) or Rating()

    return rating_of
