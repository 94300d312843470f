"""Copies of everything that is kept: taken from a running server, and compared row by row with what was read.

A copy is an SQLite file with the tables of `schema`, whatever database it comes from; it can be put into either.
"""

import contextlib
import hashlib
import os
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.store import schema
from deskoherna.server.store.database import HEAD, StoreError, damage, migrate, open_engine, version_of

ROWS = 500
"""Rows that are read and written at once."""
PRIVATE = 0o600
Row = tuple[Any, ...]
_encoder = msgspec.msgpack.Encoder()


@dataclass(frozen=True)
class Contents:
    """What a database holds: of each of its tables how many rows, and a hash of all that stands in them."""

    rows: Mapping[str, int]
    hashes: Mapping[str, str]
    logs: int
    """Tables at which people play, each with its log."""

    @property
    def entries(self) -> int:
        """Entries of all logs."""
        return self.rows[schema.entries.name]

    def differences(self, other: "Contents") -> list[str]:
        """The tables of the database that are not the same."""
        return [name for name in self.hashes if self.hashes[name] != other.hashes.get(name)]


def rows_of(connection: Connection, table: sa.Table) -> Iterator[list[Row]]:
    """All rows in pieces, in the order of their keys, byte by byte: the same in every database."""
    binary = "C" if connection.dialect.name == "postgresql" else "BINARY"
    keys = [c.collate(binary) if isinstance(c.type, sa.String) else c for c in table.primary_key]
    result = connection.execution_options(yield_per=ROWS).execute(sa.select(table).order_by(*keys))
    for piece in result.partitions(ROWS):
        yield [tuple(row) for row in piece]


def contents(connection: Connection) -> Contents:
    """Read everything once."""
    rows, hashes = {}, {}
    for table in schema.METADATA.sorted_tables:
        digest, count = hashlib.sha256(), 0
        for piece in rows_of(connection, table):
            count += len(piece)
            for row in piece:
                digest.update(_encoder.encode(row))
        rows[table.name], hashes[table.name] = count, digest.hexdigest()
    logs = connection.execute(sa.select(sa.func.count(sa.distinct(schema.entries.c.table_id)))).scalar_one()
    return Contents(rows, hashes, int(logs))


def copy_rows(source: Connection, target: Connection) -> None:
    """Every row of every table."""
    for table in schema.METADATA.sorted_tables:
        names = table.columns.keys()
        for piece in rows_of(source, table):
            target.execute(sa.insert(table), [dict(zip(names, row, strict=True)) for row in piece])


@contextlib.contextmanager
def at_one_moment(url: str) -> Iterator[Connection]:
    """A connection that sees the database as it is now, whatever is written meanwhile."""
    engine = open_engine(url)
    try:
        found = version_of(engine)
        if found is None:
            raise StoreError("there is nothing to copy: the database holds no games yet")
        if found != HEAD:
            raise StoreError(f"the database has schema {found}, this version knows {HEAD}; start the server once")
        postgres = engine.dialect.name == "postgresql"
        with engine.connect() as connection:
            if postgres:
                connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            with connection.begin():
                if not postgres:
                    connection.exec_driver_sql("begin")  # the driver would begin with the first change only
                connection.execute(sa.select(sa.func.count()).select_from(schema.runs))
                yield connection
    finally:
        engine.dispose()


def back_up(url: str, target: Path) -> Contents:
    """Write a copy of the database into a file that is not there yet; it is only there when it is whole."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    try:
        with at_one_moment(url) as source:
            engine = sa.create_engine(f"sqlite:///{part}")
            try:
                fill(source, engine)
                read = contents(source)
            finally:
                engine.dispose()
        verify(part, read)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return read


def fill(source: Connection, target: sa.Engine) -> None:
    """SQLite copies its own pages; from elsewhere row after row."""
    if source.dialect.name == "sqlite":
        with target.connect() as into:
            ours: Any = source.connection.driver_connection
            theirs: Any = into.connection.driver_connection
            ours.backup(theirs)
            theirs.execute("pragma journal_mode=delete")  # one file, with nothing beside it
        return
    migrate(target)
    with target.begin() as into:
        copy_rows(source, into)


def verify(path: Path, read: Contents) -> None:
    """Read the copy from the disk and compare it with what was copied."""
    engine = sa.create_engine(f"sqlite:///{path}")
    try:
        wrong = damage(engine)
        with engine.connect() as connection:
            differ = read.differences(contents(connection))
    finally:
        engine.dispose()
    if wrong is not None or differ:
        raise StoreError(f"what was written differs from what was read ({wrong or ', '.join(differ)}); try again")


def restore(backup: Path, url: str) -> Contents:
    """Put a copy into a database that holds nothing yet, and compare afterwards."""
    if not backup.is_file():
        raise StoreError(f"there is no file {backup}")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "copy.sqlite"
        path.write_bytes(backup.read_bytes())
        path.chmod(PRIVATE)
        source = sa.create_engine(f"sqlite:///{path}")
        target = open_engine(url)
        try:
            open_copy(source, backup)
            migrate(target)
            with source.connect() as reading:
                read = pour(reading, target)
        finally:
            source.dispose()
            target.dispose()
    return read


def pour(reading: Connection, target: sa.Engine, again: bool = False) -> Contents:
    """Put everything into a database that is empty (`again`: or holds what came from here before), and compare."""
    read = contents(reading)
    with target.begin() as into:
        filled = [t for t in schema.METADATA.sorted_tables if into.execute(sa.select(t).limit(1)).first()]
        if filled and again and came_from(reading, into):
            for table in filled:
                into.execute(sa.delete(table))
        elif filled:
            names = ", ".join(t.name for t in filled)
            raise StoreError(f"the database is not empty ({names}): nothing was changed")
        copy_rows(reading, into)
        differ = read.differences(contents(into))
        if differ:
            raise StoreError(f"what was written differs ({', '.join(differ)}): nothing was kept")
    with target.connect() as kept:
        differ = read.differences(contents(kept))
    if differ:
        raise StoreError(f"what was kept differs from what was read ({', '.join(differ)})")
    return read


def came_from(source: Connection, target: Connection) -> bool:
    """Is the target an earlier copy of the source, on which no server has ever run?"""
    keys = sa.select(schema.server_values.c.value).where(schema.server_values.c.name == "key")
    runs = sa.select(schema.runs.c.id)
    same = source.execute(keys).scalar() == target.execute(keys).scalar() is not None
    return same and set(target.execute(runs).scalars()) <= set(source.execute(runs).scalars())


def open_copy(source: sa.Engine, backup: Path) -> None:
    """Look whether it is a whole copy, and bring it up to this version."""
    try:
        wrong = damage(source)
        found = version_of(source)
    except sa.exc.DatabaseError as error:
        wrong, found = str(error.orig), None
    if wrong is not None:
        raise StoreError(f"{backup} is damaged: {wrong}")
    if found is None:
        raise StoreError(f"{backup} is no copy of a server's data")
    migrate(source)
