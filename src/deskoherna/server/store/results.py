"""Results: a row for each seat of each finished game, written in the commit that ends the game.

They follow from the log of the table alone and can be written anew at any time (`deskoherna recount`).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.store import schema


@dataclass(frozen=True, kw_only=True)
class SeatResult:
    """How a finished game ended for one seat."""

    table_id: str
    number: int
    """Which game of the match."""
    seat: int
    game: str
    mode: str
    """The name under which these options are known; empty: somebody's own mixture."""
    kind: str
    """With whom or against whom: `alone`, `together`, `duel`, `many`. Ratings are kept by game and kind."""
    seats: int
    person: str | None
    bot: str | None
    """Who decided at the end, where that was a bot."""
    standing: int
    points: int
    won: bool
    shared: bool
    """The first place was another seat's, too; won together is not shared."""
    gone: bool
    """The person gave up, ran out of time, or left the seat to a bot for good."""
    reason: str
    moves: int
    """Of the whole game."""
    own_moves: int
    thought_ms: int
    """What the person's own moves took, each counted for a few minutes at most."""
    started: float
    ended: float
    dealt: bool
    """It began with a deal, with our own material: it counts for what is told of people."""
    rated: bool
    open: bool
    """Everybody may see the replay."""
    cards: str = ""
    """Beside the first seat: the entries of the catalogue that moves of the game name, each between blanks."""


FIELDS = tuple(f.name for f in fields(SeatResult))
C = schema.results.c
ORDER = (C.ended, C.table_id, C.number, C.seat)
"""The order of endings; ties in time are broken by names, so that it is the same whoever counts."""


def values_of(result: SeatResult) -> dict[str, Any]:
    return {name: getattr(result, name) for name in FIELDS}


def read(connection: Connection, where: sa.ColumnElement[bool]) -> list[SeatResult]:
    """In the order of endings."""
    found = connection.execute(sa.select(*(C[name] for name in FIELDS)).where(where).order_by(*ORDER))
    return [SeatResult(**row) for row in found.mappings()]


def write(connection: Connection, results: Sequence[SeatResult]) -> None:
    if results:
        connection.execute(sa.insert(schema.results), [values_of(r) for r in results])


def drop(connection: Connection, table_ids: Iterable[str]) -> None:
    connection.execute(sa.delete(schema.results).where(C.table_id.in_(list(table_ids))))
