"""What is let go after a while, where whoever runs the server wants it: old tables and guests."""

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.store import schema

ENDED = ("over", "closed")


def finished(connection: Connection, before: float, limit: int, kept: Collection[str]) -> list[str]:
    """Tables at which nothing has happened since they ended; those in `kept` are looked at right now."""
    c = schema.tables.c
    wanted = sa.select(c.id).where(c.status.in_(ENDED), c.updated < before).order_by(c.updated).limit(limit + len(kept))
    return [t for t in connection.execute(wanted).scalars() if t not in kept][:limit]


def let_tables_go(connection: Connection, tables: Collection[str]) -> int:
    """With everything that is kept of them, but for their results: ratings follow from those."""
    for table, column in (
        (schema.entries, schema.entries.c.table_id),
        (schema.sitters, schema.sitters.c.table_id),
        (schema.snapshots, schema.snapshots.c.table_id),
        (schema.analyses, schema.analyses.c.table_id),
        (schema.tables, schema.tables.c.id),
    ):
        connection.execute(sa.delete(table).where(column.in_(tables)))
    return len(tables)


def idle_guests(connection: Connection, before: float, limit: int, kept: Collection[str]) -> list[str]:
    """Guests without a password or a passkey who came so long ago, sit nowhere, have set nothing up, finished no game,
    solved no puzzle and have no friends and no club."""
    p, t = schema.people.c, schema.tables.c
    own = (
        schema.sitters,
        schema.packs,
        schema.results,
        schema.solved,
        schema.passkeys,
        schema.friends,
        schema.club_members,
    )
    wanted = (
        sa.select(p.id)
        .where(
            p.password.is_(None),
            p.created < before,
            ~sa.exists().where(t.host == p.id),
            *(~sa.exists().where(table.c.person == p.id) for table in own),
        )
        .order_by(p.created)
        .limit(limit + len(kept))
    )
    return [person for person in connection.execute(wanted).scalars() if person not in kept][:limit]


def let_guests_go(connection: Connection, people: Collection[str]) -> int:
    connection.execute(sa.delete(schema.people).where(schema.people.c.id.in_(people)))
    return len(people)
