"""The store: one thread writes, several entries to a commit; nothing is told before it is on the disk."""

import asyncio
import queue
import threading
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.store import schema
from deskoherna.server.store.database import StoreError, migrate, open_engine

T = TypeVar("T")
Work = Callable[[Connection], T]
BATCH = 256
READERS = 2


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
    snapshot: bytes | None = None
    also: Sequence[Work[None]] = ()
    """What else changes with it."""


def put(connection: Connection, table: sa.Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    """Update the row with this key, or insert it."""
    where = sa.and_(*(table.c[name] == value for name, value in key.items()))
    if connection.execute(sa.update(table).where(where).values(**values)).rowcount == 0:
        connection.execute(sa.insert(table).values(**key, **values))


def append(connection: Connection, a: Append) -> None:
    """The primary key (table, seq) refuses a second writer of the same entry."""
    connection.execute(
        sa.insert(schema.entries),
        [{"table_id": a.table_id, "seq": r.seq, "kind": r.kind, "body": r.body, "at": r.at} for r in a.rows],
    )
    i = a.index
    put(
        connection,
        schema.tables,
        {"id": a.table_id},
        {
            "game": i.game,
            "status": i.status,
            "listed": i.listed,
            "wakes": i.wakes,
            "host": i.host,
            "games": i.games,
            "updated": i.updated,
            "info": i.info,
        },
    )
    for person in a.came:
        connection.execute(sa.insert(schema.sitters).values(person=person, table_id=a.table_id))
    for person in a.gone:
        c = schema.sitters.c
        connection.execute(sa.delete(schema.sitters).where(c.person == person, c.table_id == a.table_id))
    if a.snapshot is not None:
        put(connection, schema.snapshots, {"table_id": a.table_id}, {"seq": a.rows[-1].seq, "body": a.snapshot})
    for work in a.also:
        work(connection)


def server_value(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """A value of the server itself; made when it is not there."""
    c = schema.server_values.c
    value = connection.execute(sa.select(c.value).where(c.name == name)).scalar()
    if value is None:
        value = make()
        connection.execute(sa.insert(schema.server_values).values(name=name, value=value))
    return str(value)


@dataclass
class _Write:
    work: Work[Any]
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"

    def settle(self, value: Any, error: BaseException | None) -> None:
        def set_it() -> None:
            if not self.future.done():
                if error is None:
                    self.future.set_result(value)
                else:
                    self.future.set_exception(error)

        self.loop.call_soon_threadsafe(set_it)


class Store:
    """The database as the event loop sees it: `write` returns after the commit, `read` runs in a thread."""

    def __init__(self, url: str) -> None:
        if url.startswith("sqlite:///"):
            Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
        self.engine = open_engine(url)
        migrate(self.engine)
        self._jobs: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._writer = threading.Thread(target=self._write_all, name="store-write", daemon=True)
        self._writer.start()
        self.commits = 0
        self.failing = False
        """Did the database refuse the last thing that was to be written?"""

    async def write(self, work: Work[T]) -> T:
        """Do this in a transaction; when it returns, it is safe."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Write(work, loop, future))
        return await asyncio.shield(future)

    async def append(self, a: Append) -> None:
        await self.write(lambda connection: append(connection, a))

    async def read(self, work: Work[T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    def close(self) -> None:
        """Finish what is queued."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # ------------------------------------------------------------ the writer's thread

    def _write_all(self) -> None:
        going = True
        while going:
            batch = [self._jobs.get()]
            while len(batch) < BATCH and not self._jobs.empty():
                batch.append(self._jobs.get())
            going = None not in batch
            jobs = [j for j in batch if j is not None]
            if jobs and not self._commit(jobs) and len(jobs) > 1:
                for job in jobs:
                    self._commit([job])

    def _commit(self, jobs: list[_Write]) -> bool:
        """All in one transaction. False: it failed and nothing is settled yet (a single job is told its error)."""
        try:
            with self.engine.begin() as connection:
                values = [job.work(connection) for job in jobs]
        except Exception as error:
            if len(jobs) > 1:
                return False
            database = isinstance(error, sa.exc.SQLAlchemyError)
            self.failing = self.failing or database
            jobs[0].settle(None, StoreError(f"the database refused: {error}") if database else error)
            return True
        self.commits += 1
        self.failing = False
        for job, value in zip(jobs, values, strict=True):
            job.settle(value, None)
        return True
