"""What can be looked at: games that are being played, the best rated first, and finished ones that turned.

Whoever looks on sees what lies open to everybody and nothing else, at the moment it happens: no hand is ever sent to
them, so that there is nothing which a delay would keep back. Tables with the same deal are closed to them instead.
"""

from collections.abc import Collection, Iterable

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.ratings.judging import Rating
from deskoherna.server.ratings.shown import shown
from deskoherna.server.store import schema
from deskoherna.server.tables import index
from deskoherna.server.wire.bodies import FeaturedGame, Gallery, WatchedTable
from deskoherna.server.wire.protocol import TableInfo

T, R, A, C = schema.tables.c, schema.ratings.c, schema.analyses.c, schema.results.c
LOOKED_AT, SHOWN = 200, 12
FINISHED, FEATURED = 40, 4


class _Turn(msgspec.Struct):
    seq: int
    before: int
    after: int


class _Turns(msgspec.Struct):
    """Of an analysis only where the game turned."""

    turning: list[_Turn]


_turns: msgspec.msgpack.Decoder[_Turns] = msgspec.msgpack.Decoder(_Turns)


def gallery(connection: Connection, games: Collection[str], person: str | None) -> Gallery:
    return Gallery(playing(connection, games, person), finished(connection, games, person))


def _ratings(connection: Connection, infos: Iterable[TableInfo]) -> dict[tuple[str, str], int]:
    """The best of each person at each game, at tables against others."""
    people = {s.person for info in infos for s in info.seats if s.person}
    rows = connection.execute(
        sa.select(R.game, R.player, R.mean, R.deviation, R.games).where(
            R.player.in_(people), R.kind.in_(("duel", "many"))
        )
    )
    found: dict[tuple[str, str], int] = {}
    for game, player, *values in rows:
        rating = shown(player, "", Rating(*values)).rating
        found[game, player] = max(found.get((game, player), 0), rating)
    return found


def playing(connection: Connection, games: Collection[str], person: str | None) -> list[WatchedTable]:
    """Open to everybody, with somebody at it; the best rated first, then those where something happened last."""
    rows = connection.execute(
        sa.select(T.info)
        .where(T.status == "playing", T.game.in_(list(games)))
        .order_by(T.updated.desc())
        .limit(LOOKED_AT)
    )
    seen = [info for info in index.all_for_person(rows.scalars(), person) if not info.private]
    infos = [info for info in seen if any(s.person for s in info.seats) and not info.yours]
    best = _ratings(connection, infos)
    found = [
        WatchedTable(table=info, rating=max((best.get((info.game, s.person or ""), 0) for s in info.seats), default=0))
        for info in infos
    ]
    return sorted(found, key=lambda one: -one.rating)[:SHOWN]


def finished(connection: Connection, games: Collection[str], person: str | None) -> list[FeaturedGame]:
    """Of those that were looked back at last the ones with the sharpest turns."""
    rows = connection.execute(
        sa.select(T.info, A.number, A.body)
        .join_from(schema.analyses, schema.tables, T.id == A.table_id)
        .join(schema.results, sa.and_(C.table_id == A.table_id, C.number == A.number, C.seat == 0))
        .where(C.open, C.reason == "played", T.game.in_(list(games)))
        .order_by(C.ended.desc())
        .limit(FINISHED)
    ).all()
    found = []
    for text, number, body in rows:
        turns = sorted(_turns.decode(body).turning, key=lambda turn: -abs(turn.after - turn.before))
        table = next(iter(index.all_for_person([text], person)), None)
        if turns and table is not None:
            swing = abs(turns[0].after - turns[0].before)
            found.append(FeaturedGame(table=table, game_number=number, swing=swing, seq=turns[0].seq))
    return sorted(found, key=lambda one: -one.swing)[:FEATURED]
