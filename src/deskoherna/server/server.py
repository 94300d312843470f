"""The running server: people, games, tables, bots and the store, opened and closed together."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial

from deskoherna.server.bots.pool import Pool
from deskoherna.server.games.served import Games
from deskoherna.server.keeping.carrying import Carrier
from deskoherna.server.metrics import Metrics
from deskoherna.server.notices.notifier import Notifier
from deskoherna.server.people.accounts import Accounts
from deskoherna.server.people.ids import RUN, new_id
from deskoherna.server.people.rates import Rates
from deskoherna.server.replays.analysis import Analyses
from deskoherna.server.replays.folding import Folding
from deskoherna.server.replays.packed import PackedReplays
from deskoherna.server.settings import Settings
from deskoherna.server.stalls import StallMeter
from deskoherna.server.store import queries, retention, schema
from deskoherna.server.store.database import StoreError
from deskoherna.server.store.store import Store, put
from deskoherna.server.tables.connection import GOING_AWAY, REVOKED, Connection
from deskoherna.server.tables.packs import Packs
from deskoherna.server.tables.tables import Tables
from deskoherna.server.tournaments.organiser import Organiser
from deskoherna.server.traces import Traces
from deskoherna.server.wire.protocol import Closing
from deskoherna.server.wire.refusal import Refused

LOG = logging.getLogger("deskoherna.server")
NEED_S = 2.0
"""How long the database may take to answer before the server says that it is not ready."""
DAY_S = 86_400.0
LET_GO = 200
"""Tables, and guests, that go at once."""
AGAIN_S = 2
"""After so long clients may come back to a server that closes."""


class Server:
    """Everything that runs in one process; `open` before the first request, `close` after the last."""

    def __init__(self, settings: Settings, games: Games) -> None:
        self.settings, self.games = settings, games
        self.rates = Rates(settings.limits)
        self.metrics, self.traces = Metrics(), Traces(settings.traces)
        self.store = Store(settings.url)
        self.accounts = Accounts(self.store)
        self.pool = Pool(settings.workers, settings.timeouts.warm_s, settings.packs)
        self.packs = Packs(settings, games, self.store, self.pool, self.rates.person_packs)
        self.tables = Tables(settings, games, self.store, self.pool, self.packs, self.rates)
        self.analyses = Analyses(settings, self.packs, self.store, self.pool, self.rates.person_analyses)
        self.replays = PackedReplays(settings.limits.replay_bytes)
        self.folding = Folding(settings.packs)
        self.notifier = Notifier(settings, games.served, self.store, self.tables.time.now, self.tables.people_here)
        self.organiser = Organiser(self.tables, self.store)
        self.carrier = Carrier(self.tables, self.store, self.turn_away)
        self.run = new_id(RUN)
        self.stalls = StallMeter()
        self.sockets: Counter[str] = Counter()
        """Open sockets by person and by address."""
        self.connected: set[Connection] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self.closing = self.draining = False
        self.needs: dict[str, Callable[[], Awaitable[object]]] = {
            "database": partial(self.store.read, queries.last_alive)
        }
        """What has to answer before this server takes anybody in."""

    # ------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        await self.accounts.open()
        await self.packs.open()
        await self.notifier.open()
        self.tables.time.not_before(await self.store.read(queries.last_alive))
        await self._beat()
        self.pool.start()
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self.tables.time.look()),
            loop.create_task(self._heartbeat()),
            loop.create_task(self._sweep()),
            loop.create_task(self._wake()),
            loop.create_task(self.tables.positions.keep_up()),
            loop.create_task(self.notifier.run()),
            loop.create_task(self.organiser.run()),
            loop.create_task(self.carrier.run()),
        ]

    def measure_stalls(self) -> None:
        """From now on it counts how long anybody has to wait."""
        self._tasks.append(asyncio.get_running_loop().create_task(self.stalls.measure()))

    def _begin_to_close(self) -> None:
        self.closing = self.tables.closing = self.analyses.closing = True

    async def drain(self) -> None:
        """Say that it is not ready any more, and serve on for a while: others are sent elsewhere meanwhile."""
        self.draining = True
        await asyncio.sleep(self.settings.timeouts.drain_s)

    async def announce_closing(self) -> None:
        """Tell everybody that the server closes; wait a moment until they heard it."""
        self._begin_to_close()
        await self.tables.end_programs()
        for c in self.tables.connections():
            c.tell(Closing(again_s=AGAIN_S))
            c.end(GOING_AWAY)
        until = time.monotonic() + self.settings.timeouts.closing_s
        while self.open_sockets and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop everything, keep everything."""
        self._begin_to_close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.notifier.close()
        await self.tables.stop()
        await self.analyses.close()
        await self.folding.close()
        await self.packs.close()
        await self.pool.close()
        await self._beat()
        self.store.close()
        await asyncio.to_thread(self.traces.close)

    async def missing(self) -> dict[str, str]:
        """What keeps it from serving now, each with the reason; nothing: it is ready."""
        found = {"server": "it is closing"} if self.closing or self.draining else {}
        if self.store.failing:
            found["database"] = "it refused the last thing that was to be written"
        for name, ask in self.needs.items():
            try:
                async with asyncio.timeout(NEED_S):
                    await ask()
            except Exception as error:
                found[name] = type(error).__name__
        return found

    # ------------------------------------------------------------ what goes on by itself

    async def _beat(self) -> None:
        """Note that the server is alive: clocks count no other time."""
        values = {"started": self.tables.time.started, "alive": self.tables.time.now()}
        await self.store.write(partial(put, table=schema.runs, key={"id": self.run}, values=values))

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(self.settings.timeouts.heartbeat_s)
            try:
                await self._beat()
            except StoreError:
                LOG.exception("the database does not answer")

    async def _wake(self) -> None:
        """After a restart: tables at which a bot has to move or a clock runs go on by themselves.

        Where the last server was killed, positions are brought up to date with their logs.
        """
        for table_id in await self.store.read(queries.waking):
            try:
                await self.tables.owner(table_id)
            except Refused:
                LOG.warning("table %s could not be woken", table_id)
        for table_id in await self.store.read(queries.behind):
            with contextlib.suppress(Refused):  # said when it was loaded
                self.tables.positions.changed(await self.tables.owner(table_id))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.timeouts.sweep_s)
            try:
                await self.tables.sweep()
                await self.let_go()
            except Exception:
                LOG.exception("sweeping failed")

    async def let_go(self) -> None:
        """What nobody has wanted for as long as the settings say goes, a few at a time."""
        keep, now = self.settings.retention, self.tables.time.now()
        if keep.finished_days:
            before, here = now - keep.finished_days * DAY_S, set(self.tables.owners)
            gone = await self.store.read(lambda c: retention.finished(c, before, LET_GO, here))
            if gone:
                n = await self.store.write(lambda c: retention.let_tables_go(c, gone))
                LOG.info("%s tables that ended more than %s days ago are gone", n, keep.finished_days)
        if keep.guests_days:
            before, here = now - keep.guests_days * DAY_S, {c.person.id for c in self.connected}
            guests = await self.store.read(lambda c: retention.idle_guests(c, before, LET_GO, here))
            if guests:
                n = await self.store.write(lambda c: retention.let_guests_go(c, guests))
                self.accounts.forget(guests)
                LOG.info("%s guests of more than %s days ago are gone", n, keep.guests_days)

    # ------------------------------------------------------------ sockets

    @property
    def open_sockets(self) -> int:
        return len(self.connected)

    def turn_away(self, person: str) -> None:
        """Somebody was banned: what was read of them before holds no more."""
        self.accounts.forget([person])
        self.cut_off(person)

    def cut_off(self, person: str) -> None:
        """End the sockets of somebody whose tokens have ended."""
        for c in [c for c in self.connected if c.person.id == person]:
            c.end(REVOKED)

    def admit(self, c: Connection) -> None:
        """Count an open socket, or refuse it."""
        limits = self.settings.limits
        if self.closing:
            raise Refused("busy")
        if not self.accounts.current(c.person):
            raise Refused("unknown_person")
        if limits.scale and (
            self.sockets[c.person.id] >= limits.sockets_a_person or self.sockets[c.address] >= limits.sockets_an_address
        ):
            raise Refused("too_many")
        self.sockets[c.person.id] += 1
        self.sockets[c.address] += 1
        self.connected.add(c)

    def release(self, c: Connection) -> None:
        """Count it no more."""
        self.connected.discard(c)
        for who in (c.person.id, c.address):
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]
