"""Sockets and tables of which one is here and the other at another server.

`RemoteLink` is a socket here with its table there; `RemoteConnection` is one there with its table here, and for the
owner of the table a connection like any other. What the owner tells is encoded once, and goes through the other server
as it stands. When anything on the way was lost, the sockets are closed: their clients come again.
"""

import asyncio
import logging
from collections.abc import Callable

import msgspec

from deskoherna.server.cluster import messages as m
from deskoherna.server.cluster.bus import Bus, nobody
from deskoherna.server.people.accounts import Person
from deskoherna.server.tables.connection import GOING_AWAY, Connection
from deskoherna.server.tables.links import Handled, OwnLink
from deskoherna.server.tables.requests import may_view
from deskoherna.server.tables.tables import Elsewhere, Tables
from deskoherna.server.wire.protocol import FromClient
from deskoherna.server.wire.refusal import Refused

LOG = logging.getLogger("deskoherna.cluster")
OPEN_S = 3.0
"""How long another server may take until it says that a socket may be at its table."""
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class HandedOver(Exception):
    """The other server let go of the table: it may be taken."""


class RemoteConnection(Connection):
    """A socket at another server, at a table of ours. Its reader is watched over there."""

    def __init__(self, person: Person, address: str, bus: Bus, server: str, socket: int) -> None:
        super().__init__(person, address, 0)
        self.bus, self.server, self.socket = bus, server, socket

    def send(self, text: str) -> None:
        """What goes through several sockets of a server at once goes there once."""
        if self.cut is None:
            waiting = self.bus.waiting(self.server)
            last = waiting[-1] if waiting else None
            if isinstance(last, m.Told) and last.text is text:
                last.sockets.append(self.socket)
            else:
                waiting.append(m.Told([self.socket], text))

    def end(self, code: int) -> None:
        if self.cut is None:
            self.cut = code
            self.bus.send(self.server, m.Ended(self.socket, code))
            self.ended.set()


class RemoteLink:
    """The table of a socket of ours is at another server."""

    def __init__(self, remote: "Remote", server: str, number: int, c: Connection) -> None:
        self.remote, self.server, self.number, self.c = remote, server, number, c
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def post(self, _message: FromClient, text: str | bytes, request: str) -> None:
        plain = text if isinstance(text, str) else text.decode()
        self.remote.bus.send(self.server, m.Said(self.number, plain, request))

    def close(self) -> None:
        if self.remote.links.pop(self.number, None) is not None:
            self.remote.bus.send(self.server, m.Left(self.number))

    def lost(self, code: int = GOING_AWAY) -> None:
        """What was on its way may not have arrived: the client comes again."""
        self.close()
        if not self.opened.done():
            self.opened.set_exception(Refused("busy"))
        self.c.end(code)


class Remote:
    """All sockets of ours at tables elsewhere, and all of others at tables here."""

    def __init__(self, tables: Tables, bus: Bus, handled: Handled) -> None:
        self.tables, self.bus, self.handled = tables, bus, handled
        self.links: dict[int, RemoteLink] = {}
        self.guests: dict[tuple[str, int], OwnLink] = {}
        self.others: Callable[[str, m.Message], None] = nobody
        """Who takes what is about no socket."""
        self._number = 0
        self._opening: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ sockets here

    async def open(self, server: str, table_id: str, c: Connection, invite: str | None) -> RemoteLink:
        """Put a socket of ours before its table at this server."""
        if not self.bus.whole:
            raise Refused("busy")
        self._number += 1
        link = self.links[self._number] = RemoteLink(self, server, self._number, c)
        person = c.person
        self.bus.send(server, m.Open(link.number, table_id, person.id, person.name, c.address, invite))
        try:
            async with asyncio.timeout(OPEN_S):
                await link.opened
        except TimeoutError:
            link.close()
            raise Refused("busy") from None
        except BaseException:
            link.close()
            raise
        return link

    # ------------------------------------------------------------ what others tell

    def hear(self, sender: str, message: m.Message) -> None:
        match message:
            case m.Told():
                for number in message.sockets:
                    if number in self.links:
                        self.links[number].c.send(message.text)
            case m.Said():
                guest = self.guests.get((sender, message.socket))
                if guest is None:  # it was let go here, and word of it was lost
                    self.bus.send(sender, m.Ended(message.socket, GOING_AWAY))
                else:
                    guest.post(_decoder.decode(message.text), message.text, message.request)
            case m.Open():
                task = asyncio.get_running_loop().create_task(self._admit(sender, message))
                self._opening.add(task)
                task.add_done_callback(self._opening.discard)
            case m.Opened():
                found = self.links.get(message.socket)
                if found is None:
                    self.bus.send(sender, m.Left(message.socket))
                elif not found.opened.done():
                    found.opened.set_result(None)
            case m.Shut():
                found = self.links.pop(message.socket, None)
                if found is not None and not found.opened.done():
                    found.opened.set_exception(Refused(message.code, **message.told))
            case m.Yours():
                found = self.links.pop(message.socket, None)
                if found is not None and not found.opened.done():
                    found.opened.set_exception(HandedOver)
            case m.Ended():
                found = self.links.pop(message.socket, None)
                if found is not None:
                    found.lost(message.code)
            case m.Left():
                guest = self.guests.pop((sender, message.socket), None)
                if guest is not None:
                    guest.close()
            case _:
                self.others(sender, message)

    async def _admit(self, sender: str, asked: m.Open) -> None:
        """A socket of another server at a table of ours; it was looked at over there, but for the table's own rules.

        A table at which nobody is goes to where somebody comes.
        """
        try:
            owner = await self.tables.owner(asked.table)
            may_view(owner.table, asked.person, asked.invite)
            if not owner.busy and not owner.connections:
                await self.tables.let_go(owner)
                self.bus.send(sender, m.Yours(asked.socket))
                return
        except Refused as no:
            code = "busy" if isinstance(no, Elsewhere) else no.code
            self.bus.send(sender, m.Shut(asked.socket, code, no.told))
            return
        person = Person(asked.person, asked.name, "en", None, 0)
        c = RemoteConnection(person, asked.address, self.bus, sender, asked.socket)
        self.guests[sender, asked.socket] = OwnLink(owner, c, self.handled)
        self.bus.send(sender, m.Opened(asked.socket))

    def lost(self, server: str | None) -> None:
        """Something between us and this server did not arrive (None: any of them), or it is gone."""
        for link in [x for x in self.links.values() if server in (None, x.server)]:
            link.lost()
        for place in [p for p in self.guests if server in (None, p[0])]:
            guest = self.guests.pop(place)
            guest.c.end(GOING_AWAY)  # the other server may have missed nothing
            guest.close()
