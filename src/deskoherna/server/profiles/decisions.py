"""How good somebody's decisions were, by the analyses that were made of their games."""

from collections import Counter
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.store import schema
from deskoherna.server.store.results import SeatResult
from deskoherna.server.wire.bodies import Decisions
from deskoherna.server.wire.protocol import Quality

LOOKED_AT = 20
"""So many of the last analysed games are read."""


class _Judged(msgspec.Struct):
    seat: int
    loss: int
    quality: Quality


class _Analysis(msgspec.Struct):
    """What is needed of an analysis."""

    decisions: list[_Judged]


_decoder = msgspec.msgpack.Decoder(_Analysis)


def decisions(connection: Connection, results: Sequence[SeatResult]) -> Decisions | None:
    """None: nobody has had any of these games looked back at."""
    seats = {(one.table_id, one.number): one.seat for one in results}
    c = schema.analyses.c
    analysed = connection.execute(
        sa.select(c.table_id, c.number).where(c.table_id.in_({table for table, _ in seats}))
    ).all()
    order = {key: n for n, key in enumerate(seats)}
    last = sorted((k for row in analysed if (k := (row[0], row[1])) in order), key=order.__getitem__)[-LOOKED_AT:]
    found: list[_Judged] = []
    for table, number in last:
        body = connection.execute(sa.select(c.body).where(c.table_id == table, c.number == number)).scalar_one()
        found += [d for d in _decoder.decode(body).decisions if d.seat == seats[table, number]]
    if not found:
        return None
    times = Counter(d.quality for d in found)
    return Decisions(
        len(last),
        times["best"],
        times["good"],
        times["slip"],
        times["mistake"],
        round(sum(d.loss for d in found) / len(found)),
    )
