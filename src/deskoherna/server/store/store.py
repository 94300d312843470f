"""The store: one thread writes, several entries to a commit; nothing is told before it is on the disk."""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from deskoherna.server.store import schema
from deskoherna.server.store.appends import Append, append_all
from deskoherna.server.store.database import StoreError, migrate, open_engine

T = TypeVar("T")
Work = Callable[[Connection], T]
BATCH = 256
READERS = 2
CROSSED = ("40001", "40P01")
"""What PostgreSQL says when two servers were in each other's way: nothing was done, and it is tried again."""
TRIES = 4
Guard = Callable[[Connection, Iterable[str]], None]
"""What has to be true for entries to be appended to tables, else it raises."""


def put(connection: Connection, table: sa.Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    """Update the row with this key, or insert it."""
    insert: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = insert(table).values(**key, **values)
    connection.execute(row.on_conflict_do_update(index_elements=list(key), set_=values))


def insert_new(connection: Connection, table: sa.Table, rows: Sequence[Mapping[str, Any]]) -> int:
    """Insert the rows whose keys are not there yet, whoever else does so at this moment; how many they were."""
    new = postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
    statement = new.on_conflict_do_nothing()
    return sum(connection.execute(statement.values(**row)).rowcount for row in rows)


def server_value(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """A value of the server itself; made when it is not there."""
    c = schema.server_values.c
    wanted = sa.select(c.value).where(c.name == name)
    value = connection.execute(wanted).scalar()
    if value is None:
        insert: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        made = insert(schema.server_values).values(name=name, value=make())
        connection.execute(made.on_conflict_do_nothing())
        value = connection.execute(wanted).scalar_one()
    return str(value)


@dataclass
class _Write:
    work: Work[Any] | Append
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"

    def settle(self, value: Any, error: BaseException | None) -> None:
        """In the event loop: tell whoever waits."""
        if not self.future.done():
            if error is None:
                self.future.set_result(value)
            else:
                self.future.set_exception(error)


def do_all(connection: Connection, jobs: Sequence[_Write], guard: Guard | None) -> list[Any]:
    """What tables append goes together; nobody waits for the order, because everybody waits for the commit."""
    appends = [job.work for job in jobs if isinstance(job.work, Append)]
    if appends and guard is not None:
        guard(connection, (a.table_id for a in appends))
    append_all(connection, appends)
    return [None if isinstance(job.work, Append) else job.work(connection) for job in jobs]


def settle_all(settled: Sequence[tuple[_Write, Any, BaseException | None]]) -> None:
    for job, value, error in settled:
        job.settle(value, error)


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
        self.guard: Guard | None = None
        """Where several servers write: whose tables are they?"""
        self.commits = 0
        self.failing = False
        """Did the database refuse the last thing that was to be written?"""

    async def write(self, work: Work[T]) -> T:
        """Do this in a transaction; when it returns, it is safe."""
        value: T = await self._written(work)
        return value

    @property
    def waiting(self) -> int:
        """What is still to be written."""
        return self._jobs.qsize()

    async def append(self, a: Append) -> None:
        """What happened at a table; when it returns, it is safe."""
        await self._written(a)

    async def _written(self, work: Work[Any] | Append) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(_Write(work, loop, future))
        return await asyncio.shield(future)

    async def beside(self, work: Work[T]) -> T:
        """Do this in a transaction of its own, beside what tables write; it may be done twice."""

        def run() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except sa.exc.SQLAlchemyError as error:
            raise StoreError(f"the database refused: {error}") from error

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
            values = self._committed(jobs)
        except Exception as error:
            if len(jobs) > 1:
                return False
            database = isinstance(error, sa.exc.SQLAlchemyError)
            self.failing = self.failing or database
            self._settle(jobs, [None], StoreError(f"the database refused: {error}") if database else error)
            return True
        self.commits += 1
        self.failing = False
        self._settle(jobs, values)
        return True

    def _committed(self, jobs: Sequence[_Write]) -> list[Any]:
        for tries in range(TRIES):
            try:
                with self.engine.begin() as connection:
                    return do_all(connection, jobs, self.guard)
            except sa.exc.OperationalError as error:
                if getattr(error.orig, "sqlstate", None) not in CROSSED or tries == TRIES - 1:
                    raise
        raise AssertionError("it is done or it has failed")

    @staticmethod
    def _settle(jobs: Sequence[_Write], values: Sequence[Any], error: BaseException | None = None) -> None:
        """Wake the loop once for a whole commit. They all come from one loop."""
        settled = [(job, value, error) for job, value in zip(jobs, values, strict=True)]
        jobs[0].loop.call_soon_threadsafe(settle_all, settled)
