"""Moving: everything that is kept goes into another database, and nobody starts on the old one by mistake.

While a server runs it is a rehearsal: all of one moment is copied and compared, and the server goes on where it is.
When none runs, the same is done once more, and the old database is marked: a server that is started on it says where
its data are.
"""

from dataclasses import dataclass

import sqlalchemy as sa

from deskoherna.server.store import leases, schema
from deskoherna.server.store.copying import Contents, at_one_moment, pour
from deskoherna.server.store.database import StoreError, migrate, open_engine
from deskoherna.server.store.store import put

MOVED = "moved"


@dataclass(frozen=True)
class Moved:
    contents: Contents
    final: bool
    """No server was running: it is done."""


def move(source: str, target: str, running: bool) -> Moved:
    """`running`: somebody has the data folder of the source."""
    if plain(source) == plain(target):
        raise StoreError("that is the database in which the data are already")
    engine = open_engine(target)
    try:
        migrate(engine)
        in_use(engine, "a server runs on the other database already")
        with at_one_moment(source) as reading:
            living = running or (reading.dialect.name == "postgresql" and bool(leases.others(reading, "")))
            found = pour(reading, engine, again=True)
    finally:
        engine.dispose()
    if not living:
        mark(source, plain(target))
    return Moved(found, not living)


def plain(url: str) -> str:
    return sa.engine.make_url(url).render_as_string(hide_password=True)


def in_use(engine: sa.Engine, told: str) -> None:
    if engine.dialect.name == "postgresql":
        with engine.connect() as connection:
            if leases.others(connection, ""):
                raise StoreError(told)


def mark(url: str, target: str) -> None:
    engine = open_engine(url)
    try:
        with engine.begin() as connection:
            put(connection, schema.server_values, {"name": MOVED}, {"value": target})
    finally:
        engine.dispose()


def check_moved(url: str) -> None:
    """Before a start: are the data still here?"""
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            c = schema.server_values.c
            there = connection.execute(sa.select(c.value).where(c.name == MOVED)).scalar()
    finally:
        engine.dispose()
    if there is not None:
        raise StoreError(f"these data were moved to {there}: name that as the database")
