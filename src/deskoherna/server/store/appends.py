"""What tables append, many at once: a few statements for all that goes into one commit, from however many tables.

They are written out, because they run for every move: putting them together anew took longer than running them.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy.engine import Connection

Change = Callable[[Connection], None]


@dataclass(frozen=True)
class StoredEntry:
    """One entry of a table's log."""

    seq: int
    kind: str
    body: str
    at: float


@dataclass(frozen=True)
class TableIndex:
    """What is kept beside the log, so that lists need no fold."""

    game: str
    status: str
    listed: bool
    wakes: bool
    """A bot has to move or a clock runs: the table is loaded when the server starts."""
    host: str
    games: int
    updated: float
    info: str

    def columns(self) -> tuple[Any, ...]:
        return self.game, self.status, self.listed, self.wakes, self.host, self.games, self.updated, self.info


@dataclass(frozen=True)
class Append:
    """Entries of one table with everything that changes with them, in one commit."""

    table_id: str
    rows: Sequence[StoredEntry]
    index: TableIndex
    came: Collection[str] = ()
    """People who sit here from now on."""
    gone: Collection[str] = ()
    """People who sit here no more."""
    also: Sequence[Change] = ()
    """What else changes with it."""


@dataclass(frozen=True)
class StoredPosition:
    """The position of a table after its entry `seq`. One that is older than what is stored changes nothing."""

    table_id: str
    seq: int
    body: bytes


INDEX = ("id", "game", "status", "listed", "wakes", "host", "games", "updated", "info")


@cache
def statements(paramstyle: str) -> dict[str, str]:
    """The statements as this driver wants them."""
    mark = "?" if paramstyle == "qmark" else "%s"

    def insert(table: str, *columns: str) -> str:
        return f"insert into {table} ({', '.join(columns)}) values ({', '.join([mark] * len(columns))})"

    return {
        "entries": insert("entries", "table_id", "seq", "kind", "body", "at"),
        "tables": insert("tables", *INDEX)
        + " on conflict (id) do update set "
        + ", ".join(f"{name} = excluded.{name}" for name in INDEX[1:]),
        "came": insert("sitters", "person", "table_id"),
        "gone": f"delete from sitters where person = {mark} and table_id = {mark}",
        "positions": insert("snapshots", "table_id", "seq", "body")
        + " on conflict (table_id) do update set seq = excluded.seq, body = excluded.body"
        + " where snapshots.seq < excluded.seq",
    }


def run(connection: Connection, name: str, rows: list[tuple[Any, ...]]) -> None:
    """One of the statements for all these rows."""
    if rows:
        connection.exec_driver_sql(statements(connection.dialect.paramstyle)[name], rows)


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """The primary key (table, seq) refuses a second writer of the same entry."""
    run(connection, "entries", [(a.table_id, r.seq, r.kind, r.body, r.at) for a in appends for r in a.rows])
    run(connection, "tables", [(a.table_id, *a.index.columns()) for a in appends])
    run(connection, "gone", [(person, a.table_id) for a in appends for person in a.gone])
    run(connection, "came", [(person, a.table_id) for a in appends for person in a.came])
    for a in appends:
        for change in a.also:
            change(connection)


def keep_positions(connection: Connection, positions: Sequence[StoredPosition]) -> None:
    run(connection, "positions", [(p.table_id, p.seq, p.body) for p in positions])
