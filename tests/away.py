"""A server that was away for long, without anybody waiting: what its database has noted moves into the past."""

import sqlalchemy as sa

from deskoherna.server.store import schema

NOTED = (schema.entries.c.at, schema.tables.c.updated, schema.runs.c.started, schema.runs.c.alive)


def was_away(database: str, seconds: float) -> None:
    """All that a server which no longer runs has written into this database happened so much earlier."""
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        for when in NOTED:
            connection.execute(sa.update(when.table).values({when: when - seconds}))
    engine.dispose()
