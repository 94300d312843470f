"""How a socket reaches its table: here, or at the server that has it."""

import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from deskoherna.server.tables.connection import GOING_AWAY, Connection
from deskoherna.server.tables.owner import Owner
from deskoherna.server.wire.protocol import FromClient

Handled = Callable[[Owner, Connection, FromClient, str, float], Awaitable[None]]
"""The owner takes a message: under which id the log knows it, when it came."""


class Link(Protocol):
    """What a socket needs of its table."""

    def post(self, message: FromClient, text: str | bytes, request: str, /) -> None:
        """A message that was read; `text` is what came."""

    def close(self) -> None:
        """The socket is gone."""


class OwnLink:
    """The table is ours. Nobody is at it before the first message: until then it may be let go of, and the client comes
    again."""

    def __init__(self, owner: Owner, c: Connection, handled: Handled) -> None:
        self.owner, self.c, self.handled = owner, c, handled

    def post(self, message: FromClient, _text: str | bytes, request: str) -> None:
        if self.owner.left:
            self.c.end(GOING_AWAY)
        else:
            self.owner.post(self.handled, self.owner, self.c, message, request, time.monotonic())

    def close(self) -> None:
        if not self.owner.left:
            self.owner.post(self.owner.disconnected, self.c)
