"""Everything that is kept of a person, to be taken along in one file."""

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.store import schema
from deskoherna.server.wire.bodies import Belongings, OwnPack, OwnTable

DONE = ("over", "closed")
MORE = (
    schema.notice_wishes,
    schema.devices,
    schema.holidays,
    schema.blocks,
    schema.reports,
    schema.passkeys,
    schema.entrants,
    schema.friends,
    schema.club_members,
)
UNTOLD = frozenset({"mail_code", "stop", "endpoint", "p256dh", "auth", "key"})
"""Whoever has the file could use these."""
SECRET = "dealt"
"""The kind of entry that has the secret of a game."""


class _Author(msgspec.Struct):
    kind: str
    by: str | None = None


_decoder = msgspec.json.Decoder(_Author)


def own(entry: _Author, person: str) -> bool:
    return entry.by == person and entry.kind != SECRET


def own_tables(connection: Connection, person: str) -> list[OwnTable]:
    """Tables with their logs. Of a game that still runs only what the person did, and never the secret of its chance:
    the rest would tell the others' cards."""
    t, s, e = schema.tables.c, schema.sitters.c, schema.entries.c
    tables = connection.execute(
        sa.select(t.id, t.game, t.status)
        .join_from(schema.sitters, schema.tables, s.table_id == t.id)
        .where(s.person == person)
        .order_by(t.updated)
    ).all()
    found = []
    for table_id, game, status in tables:
        rows = connection.execute(sa.select(e.body).where(e.table_id == table_id).order_by(e.seq)).scalars()
        bodies = [str(body) for body in rows]
        mine = bodies if status in DONE else [body for body in bodies if own(_decoder.decode(body), person)]
        found.append(OwnTable(table_id, game, status, [msgspec.json.decode(body) for body in mine]))
    return found


def rows_of(connection: Connection, table: sa.Table, person: str) -> list[dict[str, Any]]:
    columns = [c for c in table.columns if c.name not in UNTOLD]
    return [dict(row) for row in connection.execute(sa.select(*columns).where(table.c.person == person)).mappings()]


def belongings(connection: Connection, person: str) -> Belongings:
    p, k, r, g = schema.people.c, schema.packs.c, schema.results, schema.ratings.c
    name, language, created = connection.execute(sa.select(p.name, p.language, p.created).where(p.id == person)).one()
    packs = connection.execute(sa.select(k.game, k.name, k.body).where(k.person == person))
    results = connection.execute(sa.select(r).where(r.c.person == person).order_by(r.c.ended)).mappings()
    rated = connection.execute(
        sa.select(g.game, g.kind, g.mean, g.deviation, g.games).where(g.player == person)
    ).mappings()
    solved = connection.execute(sa.select(schema.solved).where(schema.solved.c.person == person)).mappings()
    return Belongings(
        person=person,
        name=name,
        language=language,
        created=created,
        packs=[OwnPack(*row) for row in packs],
        results=[dict(row) for row in results],
        solved=[dict(row) for row in solved],
        ratings=[dict(row) for row in rated],
        tables=own_tables(connection, person),
        more={table.name: rows_of(connection, table, person) for table in MORE},
    )
