"""The library: all finished games that everybody may see, by title, mode, player, card and length."""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.store import schema
from deskoherna.server.store.results import C
from deskoherna.server.wire.bodies import Library, LibraryGame, LibrarySeat

PAGE = 40
LAST = 400
P = schema.people.c


@dataclass(frozen=True)
class Wanted:
    """What is looked for; empty: whatever there is."""

    game: str = ""
    mode: str = ""
    player: str = ""
    """A part of a name."""
    card: str = ""
    """An entry of the catalogue that a move names."""
    least: int = 0
    """Moves."""
    most: int = 0
    page: int = 1


def _where(connection: Connection, wanted: Wanted) -> sa.ColumnElement[bool]:
    parts: list[sa.ColumnElement[bool]] = [C.seat == 0, C.open]
    if wanted.game:
        parts.append(C.game == wanted.game)
    if wanted.mode:
        parts.append(C.mode == wanted.mode)
    if wanted.card:
        parts.append(C.cards.contains(f" {wanted.card} ", autoescape=True))
    if wanted.least:
        parts.append(C.moves >= wanted.least)
    if wanted.most:
        parts.append(C.moves <= wanted.most)
    if wanted.player:
        named = sa.select(P.id).where(P.name.icontains(wanted.player, autoescape=True))
        people = list(connection.execute(named.limit(PAGE * 5)).scalars())
        theirs = sa.select(C.table_id, C.number).where(C.person.in_(people))
        parts.append(sa.tuple_(C.table_id, C.number).in_(theirs))
    return sa.and_(*parts)


def library(connection: Connection, wanted: Wanted) -> Library:
    """A page of it, the newest first, and how many games there are in all."""
    where = _where(connection, wanted)
    count = connection.execute(sa.select(sa.func.count()).select_from(schema.results).where(where)).scalar_one()
    rows = connection.execute(
        sa.select(C.table_id, C.number, C.game, C.mode, C.moves, C.ended, C.rated, C.reason)
        .where(where)
        .order_by(C.ended.desc(), C.table_id, C.number)
        .limit(PAGE)
        .offset(PAGE * (wanted.page - 1))
    ).all()
    seats = _seats(connection, [(row[0], row[1]) for row in rows])
    games = [
        LibraryGame(
            table=row[0],
            game_number=row[1],
            game=row[2],
            mode=row[3],
            moves=row[4],
            ended=row[5],
            rated=row[6],
            reason=row[7],
            seats=seats[row[0], row[1]],
        )
        for row in rows
    ]
    modes, cards = _kinds(connection, wanted.game) if wanted.game else ([], [])
    return Library(games=games, found=int(count), pages=-(-int(count) // PAGE), modes=modes, cards=cards)


def _kinds(connection: Connection, game: str) -> tuple[list[str], list[str]]:
    """By what games of a title can be told apart: modes and cards, as far as the last ones had them."""
    last = sa.select(C.mode, C.cards).where(C.seat == 0, C.open, C.game == game).order_by(C.ended.desc()).limit(LAST)
    rows = connection.execute(last).all()
    cards = {card for row in rows for card in row[1].split()}
    return sorted({row[0] for row in rows if row[0]}), sorted(cards)


def _seats(connection: Connection, keys: Sequence[tuple[str, int]]) -> dict[tuple[str, int], list[LibrarySeat]]:
    found: dict[tuple[str, int], list[LibrarySeat]] = {key: [] for key in keys}
    rows = connection.execute(
        sa.select(C.table_id, C.number, C.person, P.name, C.bot, C.won, C.points)
        .join_from(schema.results, schema.people, P.id == C.person, isouter=True)
        .where(C.table_id.in_({table for table, _ in keys}))
        .order_by(C.seat)
    )
    for table, number, person, name, bot, won, points in rows:
        if (table, number) in found:
            found[table, number].append(LibrarySeat(person, name or "", bot, won, points))
    return found
