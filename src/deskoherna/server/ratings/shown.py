"""Ratings as people read them: 1500 is where everybody begins, and 400 more mean about ten wins to one loss."""

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.ratings.judging import BOT, MODE, Rating, fixed_rating
from deskoherna.server.ratings.levels import LADDER, MIDDLE, SURE, fixed
from deskoherna.server.ratings.ratings import known
from deskoherna.server.store import schema
from deskoherna.server.wire.bodies import Rated

BEGIN, UNIT = 1500, 30
"""Where the middle is shown, and how much one point of the model."""
LISTED = 200


def shown(person: str | None, name: str, rating: Rating) -> Rated:
    return Rated(
        person=person,
        name=name,
        rating=round(BEGIN + UNIT * (rating.mean - MIDDLE)),
        deviation=round(UNIT * rating.deviation),
        games=rating.games,
    )


def built_in(game: str, kind: str) -> list[Rated]:
    """The bots that the ladder has measured at such tables; who plays as dice fall is no opponent."""
    here = fixed().levels.get(game, {}).get(kind, {})
    return [shown(None, level, Rating(here[level], SURE, fixed=True)) for level in LADDER[1:] if level in here]


def of_player(connection: Connection, game: str, kind: str, player: str) -> Rated:
    """One of them; of somebody who was never rated, what one begins with."""
    return shown(None, "", fixed_rating(fixed(), game, kind, player) or known(connection, (game, kind), player))


def best(connection: Connection, game: str, kind: str) -> list[Rated]:
    """People and bots of one group; those whose strength is sure stand before those who were lucky once."""
    c, p = schema.ratings.c, schema.people.c
    rows = connection.execute(
        sa.select(c.player, p.name, c.mean, c.deviation, c.games)
        .join_from(schema.ratings, schema.people, p.id == c.player, isouter=True)
        .where(c.game == game, c.kind == kind, c.player.not_like(f"{MODE}%"))
        .order_by((c.mean - c.deviation).desc(), c.player)
        .limit(LISTED)
    ).all()
    found = [
        shown(None, player.removeprefix(BOT), Rating(*values))
        if player.startswith(BOT)
        else shown(player, name or "", Rating(*values))
        for player, name, *values in rows
    ]
    return sorted([*found, *built_in(game, kind)], key=lambda one: one.deviation - one.rating)


def games_rated(connection: Connection, game: str, kind: str) -> int:
    c = schema.results.c
    return int(
        connection.execute(
            sa.select(sa.func.count()).where(c.game == game, c.kind == kind, c.rated, c.seat == 0)
        ).scalar_one()
    )
