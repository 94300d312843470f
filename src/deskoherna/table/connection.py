"""One open socket: who it is, whose eyes it has, what waits to be sent. A reader who does not keep up is cut."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from deskoherna.kit.contract import SPECTATOR
from deskoherna.table.people import Person
from deskoherna.table.protocol import ServerMessage

TOO_SLOW = 1013
TOO_MUCH = 1008
GOING_AWAY = 1012
SILENT = 1001

_json = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    return _json.encode(message).decode()


class Connection:
    def __init__(self, person: Person, address: str, limit: int) -> None:
        self.person, self.address, self.limit = person, address, limit
        self.viewer = SPECTATOR
        self.cut: int | None = None
        """The close code, once the connection is to end."""
        self.ended = asyncio.Event()
        self.strikes = 0
        """Messages over the rate."""
        self._out: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, text: str) -> None:
        """Queue a message; never waits."""
        if self.cut is None:
            if self._out.qsize() >= self.limit:
                self.end(TOO_SLOW)
            else:
                self._out.put_nowait(text)

    def tell(self, message: ServerMessage) -> None:
        self.send(encode(message))

    def end(self, code: int) -> None:
        """Close after what is queued was sent; a slow reader at once."""
        if self.cut is None:
            self.cut = code
            self._out.put_nowait(None)
            self.ended.set()

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """The sending side of the socket, until it is cut."""
        while (text := await self._out.get()) is not None and self.cut != TOO_SLOW:
            await send(text)
