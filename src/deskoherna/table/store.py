"""The store: one thread writes, several entries to a commit; nothing is told before it is on the disk."""

import asyncio
import queue
import threading
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from deskoherna.table import schema

if TYPE_CHECKING:
    from alembic.config import Config

T = TypeVar("T")
Work = Callable[[Connection], T]
HEAD = "0002"
"""The newest step of `migrations`."""
BATCH = 256
READERS = 2
BUSY_MS = 10_000


class StoreError(RuntimeError):
    """The database refused; nothing was written."""


@dataclass(frozen=True)
class Row:
    """One entry of a table's log."""

    seq: int
    kind: str
    body: str
    at: float


@dataclass(frozen=True)
class Index:
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

    table: str
    rows: Sequence[Row]
    index: Index
    came: Collection[str] = ()
    """People who sit here from now on."""
    gone: Collection[str] = ()
    """People who sit here no more."""
    snapshot: bytes | None = None


def open_engine(url: str) -> Engine:
    engine = sa.create_engine(url)
    if engine.dialect.name == "sqlite":
        @sa.event.listens_for(engine, "connect")
        def settle(connection: Any, _record: Any) -> None:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}"):
                connection.execute(f"PRAGMA {pragma}")
    return engine


def version_of(engine: Engine) -> str | None:
    """The step of the migrations this database is at."""
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        return connection.execute(sa.text("select version_num from alembic_version")).scalar()


def migrate(engine: Engine) -> None:
    """Bring the tables of the database up to this version. Most starts find it there and need no Alembic."""
    if version_of(engine) == HEAD:
        return
    from alembic import command
    with engine.begin() as connection:
        command.upgrade(migrations(connection), "head")


def migrations(connection: Connection) -> "Config":
    """What Alembic wants to know."""
    from alembic.config import Config
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def check(url: str) -> None:
    """Open the database and bring it up to date; what is wrong with it is said in one sentence."""
    try:
        engine = open_engine(url)
        migrate(engine)
        engine.dispose()
    except (sa.exc.SQLAlchemyError, ImportError) as error:
        reason = getattr(error, "orig", None) or error
        raise StoreError(f"the database cannot be used: {str(reason).splitlines()[0]}") from None


def put(connection: Connection, table: sa.Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    """Update the row with this key, or insert it."""
    where = sa.and_(*(table.c[name] == value for name, value in key.items()))
    if connection.execute(sa.update(table).where(where).values(**values)).rowcount == 0:
        connection.execute(sa.insert(table).values(**key, **values))


def append(connection: Connection, a: Append) -> None:
    """The primary key (table, seq) refuses a second writer of the same entry."""
    connection.execute(sa.insert(schema.entries), [
        {"table_id": a.table, "seq": r.seq, "kind": r.kind, "body": r.body, "at": r.at} for r in a.rows])
    i = a.index
    put(connection, schema.tables, {"id": a.table}, {
        "game": i.game, "status": i.status, "listed": i.listed, "wakes": i.wakes, "host": i.host, "games": i.games,
        "updated": i.updated, "info": i.info})
    for person in a.came:
        connection.execute(sa.insert(schema.sitters).values(person=person, table_id=a.table))
    for person in a.gone:
        c = schema.sitters.c
        connection.execute(sa.delete(schema.sitters).where(c.person == person, c.table_id == a.table))
    if a.snapshot is not None:
        put(connection, schema.snapshots, {"table_id": a.table}, {"seq": a.rows[-1].seq, "body": a.snapshot})


@dataclass
class _Job:
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
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._writer = threading.Thread(target=self._write_all, name="store-write", daemon=True)
        self._writer.start()
        self.commits = 0

    async def write(self, work: Work[T]) -> T:
        """Do this in a transaction; when it returns, it is safe."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, loop, future))
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

    def _commit(self, jobs: list[_Job]) -> bool:
        """All in one transaction. False: it failed and nothing is settled yet (a single job is told its error)."""
        try:
            with self.engine.begin() as connection:
                values = [job.work(connection) for job in jobs]
        except Exception as error:
            if len(jobs) > 1:
                return False
            database = isinstance(error, sa.exc.SQLAlchemyError)
            jobs[0].settle(None, StoreError(f"the database refused: {error}") if database else error)
            return True
        self.commits += 1
        for job, value in zip(jobs, values, strict=True):
            job.settle(value, None)
        return True


# ---------------------------------------------------------------- questions


def log_of(connection: Connection, table: str) -> list[Row]:
    if "\0" in table:
        return []  # PostgreSQL refuses the question itself
    e = schema.entries.c
    rows = connection.execute(sa.select(e.seq, e.kind, e.body, e.at).where(e.table_id == table).order_by(e.seq))
    return [Row(*row) for row in rows]


def snapshot_of(connection: Connection, table: str) -> tuple[int, bytes] | None:
    c = schema.snapshots.c
    row = connection.execute(sa.select(c.seq, c.body).where(c.table_id == table)).first()
    return None if row is None else (row[0], row[1])


def infos(connection: Connection, where: sa.ColumnElement[bool], limit: int) -> list[str]:
    c = schema.tables.c
    return list(connection.execute(sa.select(c.info).where(where).order_by(c.updated.desc()).limit(limit)).scalars())


def infos_of_person(connection: Connection, person: str, limit: int) -> list[tuple[str, int]]:
    """Tables a person sits at, newest first: (info, games)."""
    t, s = schema.tables.c, schema.sitters.c
    rows = connection.execute(
        sa.select(t.info, t.games).join_from(schema.sitters, schema.tables, s.table_id == t.id)
        .where(s.person == person).order_by(t.updated.desc()).limit(limit))
    return [(row[0], row[1]) for row in rows]


def waking(connection: Connection) -> list[str]:
    c = schema.tables.c
    return list(connection.execute(sa.select(c.id).where(c.wakes)).scalars())


def quiet_since(connection: Connection, status: str, before: float, limit: int) -> list[str]:
    c = schema.tables.c
    return list(connection.execute(
        sa.select(c.id).where(c.status == status, c.updated < before).limit(limit)).scalars())


def open_of_host(connection: Connection, host: str) -> int:
    c = schema.tables.c
    return int(connection.execute(
        sa.select(sa.func.count()).where(c.host == host, c.status.in_(("waiting", "playing")))).scalar_one())


def uptime(connection: Connection, since: float) -> list[tuple[float, float]]:
    """When servers were alive after this moment."""
    c = schema.runs.c
    rows = connection.execute(sa.select(c.started, c.alive).where(c.alive >= since).order_by(c.started))
    return [(row[0], row[1]) for row in rows]


def kept(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """A value of the house itself; made when it is not there."""
    c = schema.house.c
    value = connection.execute(sa.select(c.value).where(c.name == name)).scalar()
    if value is None:
        value = make()
        connection.execute(sa.insert(schema.house).values(name=name, value=value))
    return str(value)
