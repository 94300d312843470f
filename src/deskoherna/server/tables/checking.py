"""Are the logs whole? Each begins with the opening of its table, and every entry can be read."""

from itertools import groupby

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.store import schema
from deskoherna.server.tables import entries as e

ROWS = 1000


def unreadable(connection: Connection) -> tuple[int, list[tuple[str, str]]]:
    """How many logs there are, and of each that is damaged the table and what is wrong."""
    c = schema.entries.c
    wanted = sa.select(c.table_id, c.seq, c.body).order_by(c.table_id, c.seq)
    logs, bad = 0, []
    rows = connection.execution_options(yield_per=ROWS).execute(wanted)
    for table_id, entries in groupby(rows, key=lambda row: str(row[0])):
        logs += 1
        faults = [f for n, (_, seq, body) in enumerate(entries) if (f := fault(n == 0, seq, body)) is not None]
        if faults:
            bad.append((table_id, faults[0]))
    return logs, bad


def fault(first: bool, seq: int, body: str) -> str | None:
    """What is wrong with an entry."""
    try:
        entry = e.read(body)
    except (ValueError, RecursionError) as error:
        return f"entry {seq} cannot be read: {error}"
    if first and not isinstance(entry, e.Opened):
        return f"the log begins with {e.kind_of(entry)!r}"
    return None
