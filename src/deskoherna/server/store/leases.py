"""Leases: which server has which table, where several of them write to one database.

A server renews its lease every second; one that does not is let go by whoever notices, and its tables go to others.
What a server appends is checked in the very transaction that appends it (`check`), under a lock that whoever lets it go
has to wait for: a late writer is refused, whatever stopped it. Each start, and each return, has a lease with an id of
its own: that is the epoch. All times here are those of the database's clock.
"""

import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.store import schema
from deskoherna.server.store.database import StoreError, open_engine

REGISTERING = 0x6465736B6F
"""The advisory lock of PostgreSQL under which servers register, one at a time."""
LOOK_S = 0.2
NOW = sa.func.extract("epoch", sa.func.clock_timestamp())
SPLIT = (
    "another server uses this database; several can, when all of them are told of one Redis (redis = ..., or --redis)"
)

_s, _o, _t = schema.servers.c, schema.owners.c, schema.tables.c


class Fenced(StoreError):
    """The lease has ended, or a table is another server's by now; nothing was written."""


@dataclass(frozen=True)
class Claim:
    """Who has a table; `lapsed`: it was taken from a server that was last alive then."""

    server: str
    lapsed: float | None = None


# ---------------------------------------------------------------- servers


def others(connection: Connection, server: str) -> list[tuple[str, bool]]:
    """Other servers with a lease: (id, is it one of several?)"""
    found = connection.execute(sa.select(_s.id, _s.shared).where(_s.id != server, _s.until >= NOW))
    return [(row[0], row[1]) for row in found]


def clash(connection: Connection, server: str, shared: bool) -> bool:
    """Is there a server beside which this one may not run?"""
    return any(not (shared and other) for _, other in others(connection, server))


def register(connection: Connection, server: str, shared: bool, lease_s: float) -> None:
    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(REGISTERING)))
    if clash(connection, server, shared):
        raise StoreError(SPLIT)
    connection.execute(sa.insert(schema.servers).values(id=server, until=NOW + lease_s, shared=shared))


def wait_for_others(url: str, shared: bool, lease_s: float) -> None:
    """Before a start: one that was killed has a lease for a moment yet; one that lives is a reason to refuse."""
    engine = open_engine(url)
    try:
        until = time.monotonic() + lease_s + LOOK_S
        while True:
            with engine.connect() as connection:
                if not clash(connection, "", shared):
                    return
            if time.monotonic() > until:
                raise StoreError(SPLIT)
            time.sleep(LOOK_S)
    finally:
        engine.dispose()


def renew(connection: Connection, server: str, lease_s: float) -> bool:
    """False: it was let go."""
    done = connection.execute(sa.update(schema.servers).where(_s.id == server).values(until=NOW + lease_s))
    return done.rowcount == 1


def look(connection: Connection) -> dict[str, bool]:
    """All servers; True: its lease has run out."""
    return {row[0]: row[1] for row in connection.execute(sa.select(_s.id, _s.until < NOW))}


def let_go(connection: Connection, server: str, lease_s: float, *, late: bool = True) -> bool:
    """End a lease (of one that is late); waits for what the server is just writing. Its tables may be taken then."""
    where = sa.and_(_s.id == server, _s.until < NOW) if late else _s.id == server
    until = connection.execute(sa.delete(schema.servers).where(where).returning(_s.until)).scalar()
    if until is None:
        return False
    connection.execute(sa.update(schema.owners).where(_o.server == server).values(lapsed=until - lease_s))
    return True


def leave(connection: Connection, server: str) -> None:
    """In good order: nothing is under way any more."""
    connection.execute(sa.delete(schema.owners).where(_o.server == server))
    connection.execute(sa.delete(schema.servers).where(_s.id == server))


# ---------------------------------------------------------------- tables


def claim(connection: Connection, table_id: str, server: str, lease_s: float, fences: bool, new: bool) -> Claim | None:
    """Take a table that nobody has (`fences`: or whose server is late); who has it. None: there is no such table.

    `new`: it is about to be set up.
    """
    there = sa.true() if new else sa.exists().where(_t.id == table_id)
    mine = sa.select(sa.literal(table_id), _s.id).where(_s.id == server, there)
    insert = sa.dialects.postgresql.insert(schema.owners).from_select(["table_id", "server"], mine)
    connection.execute(insert.on_conflict_do_nothing())
    while True:
        found = connection.execute(
            sa.select(_o.server, _o.lapsed, _s.id, _s.until < NOW)
            .join_from(schema.owners, schema.servers, _s.id == _o.server, isouter=True)
            .where(_o.table_id == table_id)
        ).first()
        if found is None:
            if not connection.execute(sa.select(_s.id).where(_s.id == server)).first():
                raise Fenced("this server has no lease")
            return None
        owner, lapsed, lives, late = found
        if owner == server:
            return Claim(server, lapsed)
        if lives and not (late and fences and let_go(connection, owner, lease_s)):
            return Claim(owner)
        take = sa.update(schema.owners).where(_o.table_id == table_id, _o.server == owner).values(server=server)
        connection.execute(take)


def release(connection: Connection, table_id: str, server: str) -> None:
    connection.execute(sa.delete(schema.owners).where(_o.table_id == table_id, _o.server == server))


def unowned(connection: Connection, tables: Collection[str]) -> list[str]:
    """Those of these tables that no living server has."""
    held = sa.select(_o.table_id).join_from(schema.owners, schema.servers, _s.id == _o.server)
    taken = set(connection.execute(held.where(_o.table_id.in_(tables))).scalars())
    return [table for table in tables if table not in taken]


def forget_the_gone(connection: Connection) -> None:
    """Tables of servers that are gone and at which nothing happens by itself: nobody has to ask how long it was."""
    gone = _o.server.not_in(sa.select(_s.id))
    quiet = ~sa.exists().where(_t.id == _o.table_id, _t.wakes)
    connection.execute(sa.delete(schema.owners).where(gone, quiet))


CHECK = (
    "select o.table_id from owners o join servers s on s.id = o.server"
    " where s.id = %s and o.table_id = any(%s) for key share of s"
)
"""Written out, because it runs with every commit. Renewing does not wait for its lock, letting go does."""


def check(server: Callable[[], str]) -> Callable[[Connection, Iterable[str]], None]:
    """What has to be true when entries are appended to these tables; it stays so until the transaction ends."""

    def checked(connection: Connection, tables: Iterable[str]) -> None:
        wanted = set(tables)
        found = connection.exec_driver_sql(CHECK, (server(), list(wanted))).scalars().all()
        if not wanted <= set(found):
            raise Fenced(f"not ours any more: {', '.join(sorted(wanted - set(found)))}")

    return checked
