"""Who this server is among others, and which tables are its own.

With SQLite there are no others: everything is its own, and nothing is asked. On PostgreSQL it has a lease
(`store/leases.py`), even when it is alone: a second one that knows nothing of it is refused.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deskoherna.server.people.ids import RUN, new_id
from deskoherna.server.store import leases
from deskoherna.server.store.database import StoreError
from deskoherna.server.store.leases import Claim, Fenced
from deskoherna.server.store.store import Store
from deskoherna.server.wire.refusal import Refused

LOG = logging.getLogger("deskoherna.cluster")
BEATS = 5
"""So often a lease is renewed before it would run out."""
T = TypeVar("T")


class Membership(Protocol):
    """What the tables need to know."""

    name: str
    """Of this server, and of its lease."""
    several: bool
    """May others have tables, too?"""
    peers: frozenset[str]
    """Other servers that live."""

    async def open(self) -> None: ...

    async def claim(self, table_id: str, /, *, new: bool = False) -> Claim:
        """Take a table where nobody has it; who has it now."""

    async def release(self, table_id: str, /) -> None:
        """Others may have it; everything that was appended to it is written before."""

    async def free(self, tables: list[str]) -> list[str]:
        """Those of these tables that no living server has."""

    async def close(self) -> None: ...


class Single:
    """The only server there is."""

    several = False
    peers: frozenset[str] = frozenset()

    def __init__(self) -> None:
        self.name = new_id(RUN)

    async def open(self) -> None:
        pass

    async def claim(self, _table_id: str, *, new: bool = False) -> Claim:  # noqa: ARG002 (it is new or not, all the same)
        return Claim(self.name)

    async def release(self, _table_id: str) -> None:
        pass

    async def free(self, tables: list[str]) -> list[str]:
        return tables

    async def close(self) -> None:
        pass


class Leased:
    """A server on PostgreSQL: it renews its lease, and lets go of others that do not."""

    def __init__(self, store: Store, several: bool, lease_s: float) -> None:
        self.store, self.several, self.lease_s = store, several, lease_s
        self.name = new_id(RUN)
        self.peers: frozenset[str] = frozenset()
        self.lost: Callable[[], None] = lambda: None
        """Called when the tables are not ours any more, all at once."""
        self.returned: Callable[[], None] = lambda: None
        """Called when there is a new lease, under a new name."""
        self.gone: Callable[[frozenset[str]], None] = lambda _: None
        """Called when other servers are not there any more."""
        self.serving = False
        self.last_fence = 0
        """How many others were let go because their lease had run out."""
        self._renewed = self._troubled = -float("inf")
        self._thread = ThreadPoolExecutor(1, "lease")
        self._task: asyncio.Task[None] | None = None
        self._soon = asyncio.Event()
        store.guard = leases.check(lambda: self.name)

    async def _run(self, work: Callable[[Connection], T]) -> T:
        """In a thread of its own: nothing that is read keeps the lease waiting."""

        def run() -> T:
            with self.store.engine.begin() as connection:
                return work(connection)

        async with asyncio.timeout(self.lease_s):
            return await asyncio.get_running_loop().run_in_executor(self._thread, run)

    async def open(self) -> None:
        await self._register()
        self._task = asyncio.get_running_loop().create_task(self._keep(), name="lease")

    async def _register(self) -> None:
        began = time.monotonic()
        await self._run(lambda c: leases.register(c, self.name, self.several, self.lease_s))
        self._renewed, self.serving = began, True
        seen = await self._run(leases.look)
        self.peers = frozenset(seen) - {self.name}

    # ------------------------------------------------------------ tables

    async def claim(self, table_id: str, *, new: bool = False) -> Claim:
        name = self.name
        if not self.serving:
            raise Refused("busy")
        try:
            found = await self.store.beside(lambda c: leases.claim(c, table_id, name, self.lease_s, self._fences, new))
        except Fenced:
            self._lose()
            raise Refused("busy") from None
        except StoreError as error:
            raise Refused("busy") from error
        if found is None:
            raise Refused("not_found")
        return found

    async def release(self, table_id: str) -> None:
        name = self.name
        with contextlib.suppress(StoreError):  # then it goes with the lease
            await self.store.write(lambda c: leases.release(c, table_id, name))

    async def free(self, tables: list[str]) -> list[str]:
        return await self.store.read(lambda c: leases.unowned(c, tables))

    # ------------------------------------------------------------ the lease

    @property
    def _fences(self) -> bool:
        """Who could not reach the database itself does not say of others that they are late."""
        return time.monotonic() - self._troubled > self.lease_s

    def look_soon(self) -> None:
        """Somebody may have gone."""
        self._soon.set()

    async def _keep(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.lease_s / BEATS):
                    await self._soon.wait()
            self._soon.clear()
            try:
                await self._beat()
            except (StoreError, sa.exc.SQLAlchemyError, TimeoutError) as error:
                if self._fences:
                    LOG.warning("the lease could not be renewed: %s", str(error).splitlines()[0] if str(error) else "")
                self._troubled = time.monotonic()
            if self.serving and time.monotonic() - self._renewed > self.lease_s:
                self._lose()

    async def _beat(self) -> None:
        if not self.serving:
            await self._return()
            return
        name, began = self.name, time.monotonic()
        renewed, seen = await self._run(lambda c: (leases.renew(c, name, self.lease_s), leases.look(c)))
        if not renewed:
            self._lose()
            return
        self._renewed = began
        for other in [server for server, late in seen.items() if late and server != name and self._fences]:
            if await self._run(lambda c, other=other: leases.let_go(c, other, self.lease_s)):  # type: ignore[misc]  # mypy infers no lambda with a default
                LOG.warning("server %s was not heard of any more: others have its tables", other)
                self.last_fence += 1
                del seen[other]
        before, self.peers = self.peers, frozenset(seen) - {name}
        if before - self.peers:
            self.gone(before - self.peers)

    def _lose(self) -> None:
        """The tables are others'; this server comes again with a new lease."""
        if self.serving:
            LOG.warning("the lease %s has ended: its tables are others', and this server begins anew", self.name)
            self.serving = False
            self.lost()
            self.look_soon()

    async def _return(self) -> None:
        old, self.name = self.name, new_id(RUN)
        await self._run(lambda c: leases.let_go(c, old, self.lease_s, late=False))
        await self._register()
        self.returned()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        name, self.serving = self.name, False
        with contextlib.suppress(StoreError):
            await self.store.write(lambda c: leases.leave(c, name))
        self._thread.shutdown(wait=False)


def membership(store: Store, several: bool, lease_s: float) -> Membership:
    return Leased(store, several, lease_s) if store.engine.dialect.name == "postgresql" else Single()
