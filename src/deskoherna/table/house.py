"""The house: all tables, in memory those somebody looks at or at which something happens by itself."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from functools import partial
from typing import Any

import msgspec

from deskoherna.kit import state as st
from deskoherna.table import entries as e
from deskoherna.table import schema, store
from deskoherna.table.analysis import Analyst
from deskoherna.table.book import Book
from deskoherna.table.connection import GOING_AWAY, Connection
from deskoherna.table.index import index_of, people_of
from deskoherna.table.keys import Keys
from deskoherna.table.limits import Rate
from deskoherna.table.owner import Owner
from deskoherna.table.people import People, new_id
from deskoherna.table.pool import Pool
from deskoherna.table.protocol import Closing, Reason
from deskoherna.table.puppets import Puppet
from deskoherna.table.refusal import Refused
from deskoherna.table.settings import Limits, Settings
from deskoherna.table.shelf import Shelf
from deskoherna.table.store import Store
from deskoherna.table.vigil import Vigil

LOG = logging.getLogger("deskoherna.house")
TABLE_ID, INVITE = 10, 12
FOLD_AT_ONCE = 40
"""Entries folded before the others get a turn."""
SWEPT = 200
AGAIN_S = 2


def _rate(limits: Limits, name: str) -> Rate:
    rate, burst = getattr(limits, name)
    return Rate(rate, burst, limits.scale)


class House:
    def __init__(self, settings: Settings, shelf: Shelf) -> None:
        self.settings, self.shelf = settings, shelf
        self.store = Store(settings.url)
        self.people = People(self.store)
        self.keys = Keys(settings.seed)
        self.pool = Pool(settings.workers, settings.patience.warm_s)
        self.analyst = Analyst(self)
        self.puppets: dict[str, Puppet] = {}
        """Programs that play, by their tokens."""
        self.owners: dict[str, Owner] = {}
        self._loading: dict[str, asyncio.Task[Owner]] = {}
        self.started = time.time()
        self.run = new_id(16)
        self.vigil = Vigil()
        self.sockets: Counter[str] = Counter()
        """Open sockets by person and by address."""
        self.open_sockets = 0
        limits = settings.limits
        self.rates = {name: _rate(limits, name) for name in (
            "person_messages", "address_messages", "address_requests", "address_guests", "address_passwords",
            "person_tables", "person_studies")}
        self._tasks: list[asyncio.Task[None]] = []
        self.closing = False

    # ------------------------------------------------------------ opening and closing the house

    async def open(self) -> None:
        await self.people.open()
        await self._alive()
        self.pool.start()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._keep_alive()), loop.create_task(self._sweep()),
                       loop.create_task(self._wake())]

    def keep_watch(self) -> None:
        """From now on it counts how long anybody has to wait."""
        self._tasks.append(asyncio.get_running_loop().create_task(self.vigil.watch()))

    async def farewell(self) -> None:
        """Tell everybody that the house closes; wait a moment until they heard it."""
        self.closing = True
        await asyncio.gather(*(o.thinking.puppets.close() for o in self.owners.values()))
        for c in [c for o in self.owners.values() for c in o.connections]:
            c.tell(Closing(again_s=AGAIN_S))
            c.end(GOING_AWAY)
        until = time.monotonic() + self.settings.patience.farewell_s
        while self.open_sockets and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop everything, keep everything."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(o.stop() for o in self.owners.values()))
        await self.analyst.close()
        await self.pool.close()
        await self._alive()
        self.store.close()

    async def _alive(self) -> None:
        """Note that the server is alive: clocks count no other time."""
        now = time.time()
        await self.store.write(lambda connection: store.put(
            connection, schema.runs, {"id": self.run}, {"started": self.started, "alive": now}))

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(self.settings.patience.alive_s)
            try:
                await self._alive()
            except store.StoreError:
                LOG.exception("the database does not answer")

    async def _wake(self) -> None:
        """After a restart: tables at which a bot has to move or a clock runs go on by themselves."""
        for table in await self.store.read(store.waking):
            try:
                await self.owner(table)
            except Refused:
                LOG.warning("table %s could not be woken", table)

    # ------------------------------------------------------------ tables in memory

    async def owner(self, table: str) -> Owner:
        """The owner of a table; it is read from the disk where it is not in memory."""
        if table in self.owners:
            return self.owners[table]
        if self.closing:
            raise Refused("busy")
        if table not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def read_book(self, table: str) -> Book:
        """Fold the log of a table."""
        rows = await self.store.read(lambda connection: store.log_of(connection, table))
        if not rows:
            raise Refused("not_found")
        first = e.read(rows[0].body)
        if not isinstance(first, e.Opened):
            raise ValueError(f"table {table}: the log begins with {rows[0].kind!r}")
        book = Book(table, self.shelf.game(first.game))
        for n, row in enumerate(rows):
            book.apply(row.seq, row.at, e.read(row.body))
            if n % FOLD_AT_ONCE == FOLD_AT_ONCE - 1:
                await asyncio.sleep(0)
        return book

    async def _load(self, table: str) -> Owner:
        try:
            book = await self.read_book(table)
        except Refused:
            raise
        except Exception as error:
            LOG.exception("table %s cannot be folded", table)
            raise Refused("failed") from error
        runs = await self.store.read(lambda connection: store.uptime(connection, book.created))
        owner = Owner(self, book, [r for r in runs if r[0] < self.started])
        if not book.readable and book.status in ("waiting", "playing"):
            try:
                await self._carry_over(owner)
            except BaseException:
                await owner.stop()
                raise
        self.owners[table] = owner
        owner.look_ahead()
        return owner

    async def _carry_over(self, owner: Owner) -> None:
        """A table of other rules or material goes on from its last stored position if that still fits, or is closed."""
        book = owner.book
        game = book.game
        if game is None:
            raise Refused("unknown_game", game=book.opened.game)
        try:
            game.read_options(book.opened.options)
            start: dict[str, Any] | None = None
            if book.number and book.result is None:
                found = await self.store.read(lambda connection: store.snapshot_of(connection, book.id))
                if found is None:
                    raise ValueError("there is no stored position")
                start = msgspec.msgpack.decode(found[1], type=dict[str, Any])
                wrong = game.faults(st.restore(game.state, start))
                if wrong:
                    raise ValueError("; ".join(wrong))
        except ValueError as error:
            LOG.warning("table %s is closed, it was begun with other rules: %s", book.id, error)
            await owner.record(e.Closed(reason="version"))
        else:
            await owner.record(e.Upgraded(rules=game.version, material=game.material_hash, start=start))

    # ------------------------------------------------------------ new tables

    async def create(self, opened: e.Opened) -> Owner:
        """Put a new table into the house; where no chair is free the first game is dealt."""
        await self._room_for(opened.host)
        table = new_id(TABLE_ID)
        owner = Owner(self, Book(table, self.shelf.game(opened.game)), [])
        first: list[e.AnyEntry] = [opened]
        if all(c.kind in ("person", "bot") for c in opened.chairs):
            first.append(e.Dealt(number=1, key=self.keys.new()))
        try:
            await owner.record(*first)
        except BaseException:
            await owner.stop()
            raise
        self.owners[table] = owner
        owner.look_ahead()
        return owner

    async def bring(self, rows: list[tuple[int, e.AnyEntry]]) -> Owner:
        """A table whose whole log comes from elsewhere."""
        first = rows[0][1]
        if not isinstance(first, e.Opened):
            raise ValueError("a log begins with the opening of its table")
        await self._room_for(first.host)
        book = Book(new_id(TABLE_ID), self.shelf.game(first.game))
        at = time.time()
        for seq, entry in rows:
            book.apply(seq, at, entry)
        written = [store.Row(seq, e.kind_of(x), e.write(x), at) for seq, x in rows]
        await self.store.append(store.Append(book.id, written, index_of(book), people_of(book)))
        return await self.owner(book.id)

    async def _room_for(self, host: str) -> None:
        self.rates["person_tables"].take(host)
        n = await self.store.read(lambda connection: store.open_of_host(connection, host))
        if self.settings.limits.scale and n >= self.settings.limits.open_tables:
            raise Refused("too_many", limit=self.settings.limits.open_tables)

    async def rematch(self, book: Book) -> str:
        """The same people, bots and options at a new table."""
        game = self.shelf.box(book.opened.game).game
        chairs = [e.Chair(s.kind, s.name, s.person, s.bot if s.kind == "bot" else None, s.hotseat) for s in book.seats]
        opened = msgspec.structs.replace(book.opened, rules=game.version, material=game.material_hash, chairs=chairs,
                                         invite=new_id(INVITE), origin=f"rematch:{book.id}", start=None)
        return (await self.create(opened)).book.id

    # ------------------------------------------------------------ sweeping

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.patience.sweep_s)
            try:
                await self.sweep()
            except Exception:
                LOG.exception("sweeping failed")

    async def sweep(self) -> None:
        """Close what was abandoned; let tables nobody looks at leave memory."""
        patience = self.settings.patience
        for status, limit in (("waiting", patience.waiting_s), ("playing", patience.abandoned_s)):
            before = time.time() - limit
            quiet = partial(store.quiet_since, status=status, before=before, limit=SWEPT)
            for table in await self.store.read(quiet):
                with contextlib.suppress(Refused):
                    owner = await self.owner(table)
                    await owner.call(self._abandon, owner, before)
        idle = time.monotonic() - patience.idle_s
        for table, owner in list(self.owners.items()):
            if owner.used < idle and not owner.busy:
                del self.owners[table]
                await owner.stop()

    @staticmethod
    async def _abandon(owner: Owner, before: float) -> None:
        book = owner.book
        if book.status in ("waiting", "playing") and book.updated < before and not owner.people_here:
            reason: Reason = "abandoned"
            await owner.record(e.Closed(reason=reason))
            owner.tell_seats()

    # ------------------------------------------------------------ sockets

    def admit(self, c: Connection) -> None:
        """Count an open socket, or refuse it."""
        limits = self.settings.limits
        if self.closing:
            raise Refused("busy")
        if limits.scale and (self.sockets[c.person.id] >= limits.sockets_a_person
                             or self.sockets[c.address] >= limits.sockets_an_address):
            raise Refused("too_many")
        self.sockets[c.person.id] += 1
        self.sockets[c.address] += 1
        self.open_sockets += 1

    def dismiss(self, c: Connection) -> None:
        self.open_sockets -= 1
        for who in (c.person.id, c.address):
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]

