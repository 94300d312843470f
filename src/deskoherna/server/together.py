"""This server among others: the bus, the sockets that go through it, and what all servers have to hear of.

Where there is only one, none of it is there.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from deskoherna.server.cluster import messages as m
from deskoherna.server.cluster.bus import Bus
from deskoherna.server.cluster.membership import Leased
from deskoherna.server.keeping.going import touched
from deskoherna.server.people.ids import RUN, new_id
from deskoherna.server.store.store import server_value
from deskoherna.server.tables.remote import Remote

if TYPE_CHECKING:
    from deskoherna.server.server import Server

LOG = logging.getLogger("deskoherna.cluster")
TELL_S = 0.2
"""How often others are told what was counted against limits."""
LOOK_S = 1.0
"""How often it is looked whose tokens have ended, while others cannot tell."""


class Together:
    """What a server has for being one of several."""

    def __init__(self, server: "Server", url: str, membership: Leased) -> None:
        self.server, self.url, self.membership = server, url, membership
        self.bus: Bus
        self.remote: Remote
        self._missed = False
        """Something may have been told that was not heard."""
        self._tasks: list[asyncio.Task[None]] = []
        self._touching: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        server = self.server
        prefix = await server.store.write(lambda c: server_value(c, "bus", lambda: new_id(RUN)))
        self.bus = Bus(self.url, f"deskoherna:{prefix}", lambda: self.membership.name)
        self.remote = Remote(server.tables, self.bus, server.handled)
        self.bus.hear, self.bus.gap, self.remote.others = self.remote.hear, self._gap, self._hear
        self.membership.returned = self.bus.rename
        server.rates.share()
        server.tables.tell_others = self.bus.tell_all
        server.analyses.notes = self.bus
        server.analyses.server = lambda: self.membership.name
        server.analyses.lives = lambda name: name in self.membership.peers
        await self.bus.open()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._tell_spent()), loop.create_task(self._look())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bus.tell_all(m.Going())
        await self.bus.close()

    # ------------------------------------------------------------ what is told and heard

    def revoked(self, person: str, epoch: int) -> None:
        self.bus.tell_all(m.Revoked(person, epoch))
        self._cut_guests(person)

    def _cut_guests(self, person: str) -> None:
        for guest in list(self.remote.guests.values()):
            if guest.c.person.id == person:
                guest.c.revoked()

    def _hear(self, _sender: str, message: m.Message) -> None:
        match message:
            case m.Revoked():
                self.server.accounts.ended(message.person, message.epoch)
                self.server.cut_off_here(message.person, message.epoch)
                self._cut_guests(message.person)
            case m.Touched():
                self._touching.add(task := asyncio.get_running_loop().create_task(touched(self.server.tables, message)))
                task.add_done_callback(self._touched)
            case m.Spent():
                self.server.rates.count(message.rates)
            case m.Going():
                self.membership.look_soon()

    def _touched(self, task: asyncio.Task[None]) -> None:
        self._touching.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.warning("what another server wanted at a table was not done", exc_info=task.exception())

    def _gap(self, server: str | None) -> None:
        self._missed = True
        self.remote.lost(server)

    def gone(self, names: frozenset[str]) -> None:
        """Other servers have gone: their sockets and ours at their tables."""
        for name in names:
            self.remote.lost(name)
            self.bus.forget(name)

    async def _tell_spent(self) -> None:
        while True:
            await asyncio.sleep(TELL_S)
            rates = self.server.rates
            if rates.spent:
                self.bus.tell_all(m.Spent(rates.spent))
                rates.spent = {}

    async def _look(self) -> None:
        """Somebody may have logged out elsewhere, and nobody could tell."""
        while True:
            await asyncio.sleep(LOOK_S)
            if self._missed or not self.bus.whole:
                self._missed = False
                try:
                    people = {c.person for c in self.server.connected if c.person.language and ":" not in c.person.id}
                    for person in await self.server.accounts.outdated(people):
                        self.server.cut_off_here(person)
                except SQLAlchemyError:
                    self._missed = True
