"""Results and ratings written anew from the logs: what was counted as the games ended is counted again, the same way.

It may run beside a server: a table is read and its rows are written in one transaction, and only where they differ.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from deskoherna.server.games.served import Games
from deskoherna.server.ratings import ratings
from deskoherna.server.store import results as stored
from deskoherna.server.store import schema
from deskoherna.server.store.results import SeatResult
from deskoherna.server.tables import entries as e
from deskoherna.server.tables.results import results_of
from deskoherna.server.tables.table import Table

AT_ONCE = 100
"""Tables counted in one transaction."""


@dataclass
class Recount:
    """What was counted."""

    tables: int = 0
    games: int = 0
    changed: int = 0
    """Tables whose results were missing or otherwise."""
    rated: int = 0
    """Rated games."""
    unreadable: int = 0


def of_log(table_id: str, rows: list[tuple[int, str, float]], games: Games) -> list[SeatResult]:
    """All results of a table, from its log (seq, body, at). No rules are needed for that: the log tells every end."""
    table = Table(table_id, None)
    found: list[SeatResult] = []
    for seq, body, at in rows:
        entry = e.read(body)
        table.apply(seq, at, entry)
        if isinstance(entry, e.Ended):
            served = games.served.get(table.opened.game)
            found += results_of(table, served.game if served else None)
    return found


def logs(connection: Connection, table_ids: list[str]) -> Iterator[tuple[str, list[tuple[int, str, float]]]]:
    c = schema.entries.c
    rows = connection.execute(
        sa.select(c.table_id, c.seq, c.body, c.at).where(c.table_id.in_(table_ids)).order_by(c.table_id, c.seq)
    )
    for table_id, group in groupby(rows, lambda row: str(row[0])):
        yield table_id, [(row[1], row[2], row[3]) for row in group]


def count_again(connection: Connection, table_ids: list[str], games: Games, done: Recount) -> None:
    """Bring the results of these tables in line with their logs."""
    kept: dict[str, list[SeatResult]] = {}
    for one in stored.read(connection, stored.C.table_id.in_(table_ids)):
        kept.setdefault(one.table_id, []).append(one)
    for table_id, rows in logs(connection, table_ids):
        try:
            found = of_log(table_id, rows, games)
        except (ValueError, IndexError, AttributeError):
            done.unreadable += 1
            continue
        done.tables += 1
        done.games += len({one.number for one in found})
        if sorted(found, key=_place) != sorted(kept.get(table_id, []), key=_place):
            done.changed += 1
            stored.drop(connection, [table_id])
            stored.write(connection, found)


def _place(one: SeatResult) -> tuple[int, int]:
    return one.number, one.seat


def recount(engine: Engine, games: Games, progress: Callable[[int, int], None] = lambda _done, _of: None) -> Recount:
    """Everything, from the logs."""
    c = schema.entries.c
    with engine.connect() as connection:
        ended = sa.select(c.table_id).where(c.kind == e.kind_name(e.Ended)).distinct()
        finished = set(connection.execute(ended).scalars())
        finished |= set(connection.execute(sa.select(stored.C.table_id).distinct()).scalars())
    tables, done = sorted(finished), Recount()
    for first in range(0, len(tables), AT_ONCE):
        with engine.begin() as connection:
            count_again(connection, tables[first : first + AT_ONCE], games, done)
        progress(min(first + AT_ONCE, len(tables)), len(tables))
    with engine.connect() as connection:
        groups = ratings.groups(connection)
    for group in groups:
        with engine.begin() as connection:
            done.rated += ratings.fold(connection, group)
    return done
