"""The queries of the database."""

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.store import schema
from deskoherna.server.store.appends import StoredEntry

CHANGING = ("dealt", "moved", "withdrew", "upgraded")
"""Kinds of entries after which the position is another one."""


def log_of(connection: Connection, table_id: str) -> list[StoredEntry]:
    if "\0" in table_id:
        return []  # PostgreSQL refuses the question itself
    e = schema.entries.c
    rows = connection.execute(sa.select(e.seq, e.kind, e.body, e.at).where(e.table_id == table_id).order_by(e.seq))
    return [StoredEntry(*row) for row in rows]


def snapshot_of(connection: Connection, table_id: str) -> tuple[int, bytes] | None:
    c = schema.snapshots.c
    row = connection.execute(sa.select(c.seq, c.body).where(c.table_id == table_id)).first()
    return None if row is None else (row[0], row[1])


def behind(connection: Connection) -> list[str]:
    """Tables being played whose stored position is older than their log: their server was killed."""
    t, e, s = schema.tables.c, schema.entries.c, schema.snapshots.c
    later = sa.exists().where(e.table_id == t.id, e.seq > s.seq, e.kind.in_(CHANGING))
    kept = sa.select(t.id).join_from(schema.tables, schema.snapshots, s.table_id == t.id, isouter=True)
    return list(connection.execute(kept.where(t.status == "playing", sa.or_(s.seq.is_(None), later))).scalars())


def infos(connection: Connection, where: sa.ColumnElement[bool], limit: int) -> list[str]:
    c = schema.tables.c
    return list(connection.execute(sa.select(c.info).where(where).order_by(c.updated.desc()).limit(limit)).scalars())


def infos_of_person(connection: Connection, person: str, limit: int) -> list[tuple[str, int]]:
    """Tables a person sits at, newest first: (info, games)."""
    t, s = schema.tables.c, schema.sitters.c
    rows = connection.execute(
        sa.select(t.info, t.games)
        .join_from(schema.sitters, schema.tables, s.table_id == t.id)
        .where(s.person == person)
        .order_by(t.updated.desc())
        .limit(limit)
    )
    return [(row[0], row[1]) for row in rows]


def lessons_of_person(connection: Connection, person: str, limit: int) -> list[str]:
    """What is kept of tables at which this person takes or took a lesson, newest first."""
    t, s = schema.tables.c, schema.sitters.c
    rows = connection.execute(
        sa.select(t.info)
        .join_from(schema.sitters, schema.tables, s.table_id == t.id)
        .where(s.person == person, t.info.like('%"lesson":"%'))
        .order_by(t.updated.desc())
        .limit(limit)
    )
    return [row[0] for row in rows]


def waking(connection: Connection) -> list[str]:
    c = schema.tables.c
    return list(connection.execute(sa.select(c.id).where(c.wakes)).scalars())


def quiet_since(connection: Connection, status: str, before: float, limit: int) -> list[str]:
    c = schema.tables.c
    return list(
        connection.execute(sa.select(c.id).where(c.status == status, c.updated < before).limit(limit)).scalars()
    )


def open_of_host(connection: Connection, host: str) -> int:
    c = schema.tables.c
    return int(
        connection.execute(
            sa.select(sa.func.count()).where(c.host == host, c.status.in_(("waiting", "playing")))
        ).scalar_one()
    )


def last_alive(connection: Connection) -> float:
    """Until when a server was last alive, as it noted itself; 0: there was none."""
    return float(connection.execute(sa.select(sa.func.max(schema.runs.c.alive))).scalar() or 0.0)


def holidays_of(connection: Connection, people: Collection[str]) -> dict[str, list[tuple[float, float]]]:
    """When these people are or were on holiday."""
    c = schema.holidays.c
    found: dict[str, list[tuple[float, float]]] = {}
    for person, starts, ends in connection.execute(
        sa.select(c.person, c.starts, c.ends).where(c.person.in_(list(people))).order_by(c.starts)
    ):
        found.setdefault(person, []).append((starts, ends))
    return found


def uptime(connection: Connection, since: float) -> list[tuple[float, float]]:
    """When servers were alive after this moment."""
    c = schema.runs.c
    rows = connection.execute(sa.select(c.started, c.alive).where(c.alive >= since).order_by(c.started))
    return [(row[0], row[1]) for row in rows]
