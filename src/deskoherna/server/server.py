"""The running server: people, games, tables, bots and the store, opened and closed together."""

import asyncio
import contextlib
import logging
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

from deskoherna.server.bots.pool import Pool
from deskoherna.server.cluster.membership import Leased, membership
from deskoherna.server.games.served import Games
from deskoherna.server.keeping.carrying import Carrier
from deskoherna.server.logs import request_id
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
from deskoherna.server.store import leases, queries, retention, schema
from deskoherna.server.store.database import StoreError
from deskoherna.server.store.store import Store, put
from deskoherna.server.tables.connection import GOING_AWAY, REVOKED, Connection
from deskoherna.server.tables.links import Link, OwnLink
from deskoherna.server.tables.owner import Owner
from deskoherna.server.tables.packs import Packs
from deskoherna.server.tables.remote import HandedOver
from deskoherna.server.tables.requests import may_view
from deskoherna.server.tables.tables import Elsewhere, Tables
from deskoherna.server.together import Together
from deskoherna.server.tournaments.organiser import Organiser
from deskoherna.server.traces import Traces
from deskoherna.server.wire.protocol import Closing, FromClient
from deskoherna.server.wire.refusal import Refused

LOG = logging.getLogger("deskoherna.server")
NEED_S = 2.0
"""How long the database may take to answer before the server says that it is not ready."""
DAY_S = 86_400.0
LET_GO = 200
"""Tables, and guests, that go at once."""
HAND_OVERS = 3
"""How often a table may change hands while somebody comes to it."""
LAST = 2**31 - 1
"""The epoch of somebody who never comes back."""
AGAIN_S = 2
"""After so long clients may come back to a server that closes."""


class Server:
    """Everything that runs in one process; `open` before the first request, `close` after the last."""

    def __init__(self, settings: Settings, games: Games) -> None:
        self.settings, self.games = settings, games
        self.rates = Rates(settings.limits)
        self.metrics, self.traces = Metrics(), Traces(settings.traces)
        self.store = Store(settings.url)
        several = settings.redis is not None
        self.membership = membership(self.store, several, settings.timeouts.lease_s)
        self.accounts = Accounts(self.store, several)
        self.pool = Pool(settings.workers, settings.timeouts.warm_s, settings.packs)
        self.packs = Packs(settings, games, self.store, self.pool, self.rates.person_packs)
        self.tables = Tables(settings, games, self.store, self.pool, self.packs, self.rates, self.membership)
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
        self.together: Together | None = None
        if isinstance(self.membership, Leased):
            self.membership.lost, self.membership.gone = self.tables.lose_all, self._gone
            if settings.redis is not None:
                self.together = Together(self, settings.redis, self.membership)

    # ------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        await self.membership.open()
        await self.accounts.open()
        await self.packs.open()
        await self.notifier.open()
        self.tables.time.not_before(await self.store.read(queries.last_alive))
        await self._beat()
        if self.together is not None:
            await self.together.open()
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
        for c in {*self.connected, *self.tables.connections()}:
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
        await self.membership.close()
        if self.together is not None:
            await self.together.close()
        self.store.close()
        await asyncio.to_thread(self.traces.close)

    async def missing(self) -> dict[str, str]:
        """What keeps it from serving now, each with the reason; nothing: it is ready."""
        found = {"server": "it is closing"} if self.closing or self.draining else {}
        if self.store.failing:
            found["database"] = "it refused the last thing that was to be written"
        if isinstance(self.membership, Leased) and not self.membership.serving:
            found["lease"] = "it has ended"
        if self.together is not None and not self.together.bus.whole:
            found["redis"] = "it does not answer: tables of other servers cannot be reached"
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

        Where the last server was killed, positions are brought up to date with their logs. Tables of other servers are
        theirs; those of one that is gone are taken by whoever comes first.
        """
        await self._wake_free()
        for table_id in await self.membership.free(await self.store.read(queries.behind)):
            with contextlib.suppress(Refused):  # said when it was loaded
                self.tables.positions.changed(await self.tables.owner(table_id))

    async def _wake_free(self) -> None:
        waking = await self.membership.free(await self.store.read(queries.waking))
        if self.membership.several:
            random.shuffle(waking)  # others do the same, and each gets its share
        for table_id in waking:
            try:
                await self.tables.owner(table_id)
            except Elsewhere:
                continue
            except Refused:
                LOG.warning("table %s could not be woken", table_id)

    def _gone(self, names: frozenset[str]) -> None:
        """Other servers are gone."""
        if self.together is not None:
            self.together.gone(names)
        self._spawn(self._wake_free())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.append(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        if task in self._tasks:
            self._tasks.remove(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("what other servers left could not be woken", exc_info=task.exception())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.timeouts.sweep_s)
            try:
                await self.tables.sweep()
                await self.let_go()
                if self.membership.several:
                    await self.store.beside(leases.forget_the_gone)
                    await self._wake_free()
            except Exception:
                LOG.exception("sweeping failed")

    async def let_go(self) -> None:
        """What nobody has wanted for as long as the settings say goes, a few at a time."""
        keep, now = self.settings.retention, self.tables.time.now()
        if keep.finished_days:
            before, here = now - keep.finished_days * DAY_S, set(self.tables.owners)
            found = await self.store.read(lambda c: retention.finished(c, before, LET_GO, here))
            gone = await self.membership.free(found)
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

    async def turn_away(self, person: str) -> None:
        """Somebody was banned, or has gone for good: what was read of them holds no more, here and everywhere."""
        self.accounts.forget([person])
        found = await self.accounts.by_id(person)
        self.cut_off_here(person)
        if self.together is not None:
            self.together.revoked(person, LAST if found is None else found.epoch)

    async def link(self, table_id: str, c: Connection, invite: str | None) -> Link:
        """The way from a socket to its table, wherever that is."""
        for _ in range(HAND_OVERS):
            try:
                owner = await self.tables.owner(table_id)
            except Elsewhere as there:
                if self.together is None:
                    raise
                with contextlib.suppress(HandedOver):
                    return await self.together.remote.open(there.server, table_id, c, invite)
            else:
                may_view(owner.table, c.person.id, invite)
                return OwnLink(owner, c, self.handled)
        raise Refused("busy")

    async def handled(self, owner: Owner, c: Connection, message: FromClient, request: str, came: float) -> None:
        """By the owner, when it is the message's turn; timed from its receipt on, and its lines of the log know it."""
        kind = type(message).__name__.lower()
        named = request_id.set(request)
        try:
            with self.metrics.timed(kind, came), self.traces.span(kind, request=request):
                await owner.handle(c, message)
        finally:
            request_id.reset(named)

    def cut_off(self, person: str) -> None:
        """End the sockets of somebody whose tokens have ended, here and everywhere."""
        self.cut_off_here(person)
        if self.together is not None:
            self.together.revoked(person, self.accounts.epoch(person))

    def cut_off_here(self, person: str, before: int | None = None) -> None:
        """`before`: only those with tokens older than this epoch."""
        for c in [c for c in self.connected if c.person.id == person]:
            if before is None or c.person.epoch < before:
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
