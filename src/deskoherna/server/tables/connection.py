"""One open socket: who it is, whose view it is shown, what waits to be sent. A reader who does not keep up is cut."""

import asyncio
import sys
from collections.abc import Awaitable, Callable

import msgspec

from deskoherna.kit.contract import SPECTATOR
from deskoherna.server.people.accounts import Person
from deskoherna.server.wire.protocol import ServerMessage

TOO_SLOW = 1013
TOO_MUCH = 1008
GOING_AWAY = 1012
SILENT = 1001
REVOKED = 4001
"""Logged out, or a new password: come again with a new token."""

AT_ONCE = (TOO_SLOW, REVOKED)
"""What is queued is not sent any more."""

_json = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    return _json.encode(message).decode()


class Connection:
    def __init__(self, person: Person, address: str, limit: int, most_bytes: int = 1_000_000) -> None:
        self.person, self.address, self.limit, self.most_bytes = person, address, limit, most_bytes
        self.viewer = SPECTATOR
        self.cut: int | None = None
        """The close code, once the connection is to end."""
        self.ended = asyncio.Event()
        self.strikes = 0
        """Messages over the rate."""
        self.waiting_bytes = 0
        """What is queued or under way to the reader."""
        self._out: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, text: str) -> None:
        """Queue a message; never waits. One message may always wait, however long it is."""
        if self.cut is None:
            size = sys.getsizeof(text)
            if self._out.qsize() >= self.limit or (self.waiting_bytes and self.waiting_bytes + size > self.most_bytes):
                self.end(TOO_SLOW)
            else:
                self.waiting_bytes += size
                self._out.put_nowait(text)

    def tell(self, message: ServerMessage) -> None:
        self.send(encode(message))

    def end(self, code: int) -> None:
        """Close after what is queued was sent; for a slow reader, and for one who was logged out, at once."""
        if self.cut is None:
            self.cut = code
            if code in AT_ONCE:
                self._drop()
            self._out.put_nowait(None)
            self.ended.set()

    def revoked(self) -> None:
        """Logged out: nothing that was sent before is done any more."""
        self.end(REVOKED)

    def _drop(self) -> None:
        while not self._out.empty():
            self._out.get_nowait()
        self.waiting_bytes = 0

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """The sending side of the socket, until it is cut."""
        while (text := await self._out.get()) is not None and self.cut not in AT_ONCE:
            await send(text)
            self.waiting_bytes = max(0, self.waiting_bytes - sys.getsizeof(text))
