"""Connections before anybody has said who they are: how many, how long for headers and a body, how many files.

A visitor who opens connections and says nothing, or little, or reads nothing of the answers, takes room from nobody:
each address has its share, and whoever does not go on is cut.
"""

import asyncio
import ipaddress
import logging
import sys
from collections import Counter
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from deskoherna.server.api.identity import limited_as
from deskoherna.server.settings import Settings, Timeouts

LOG = logging.getLogger("deskoherna.listening")
LEAST_FILES, GOOD_FILES, MOST_FILES = 512, 4096, 65_536
"""Open files without which no server starts; below which it warns; beyond which it asks for no more."""
KEPT_FILES = 256
"""Files that are no connections of visitors: the database, workers, programs, and who is about to be refused."""
AT_ONCE = 32
"""Connections that are accepted before those of before are looked at."""
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
NO_ROOM = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"


class TooFewFiles(RuntimeError):
    """The system lets this process open too few files to serve anybody."""


def raise_file_limit() -> int:
    """As many open files as the system allows, up to a bound; how many that are now."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    files = MOST_FILES if soft == resource.RLIM_INFINITY else soft
    if files < LEAST_FILES:
        raise TooFewFiles(f"the system lets this process open {files} files; a server needs {LEAST_FILES} (ulimit -n)")
    if files < GOOD_FILES:
        LOG.warning("the system lets this process open %s files; more visitors need more (ulimit -n)", files)
    return files


class OpenConnections:
    """How many connections are open, by address. Named proxies speak for many."""

    def __init__(self, settings: Settings, files: int | None = None) -> None:
        self.most = (raise_file_limit() if files is None else files) - KEPT_FILES
        self.an_address = min(settings.limits.connections_an_address, self.most // 2)
        self.limited = settings.limits.scale != 0
        self.proxies = [ipaddress.ip_network(p, strict=False) for p in settings.proxies]
        self.count = 0
        self._open: Counter[str] = Counter()

    def speaks_for_many(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(found in network for network in self.proxies)

    def enter(self, address: str) -> bool:
        """Count one more, or refuse it."""
        who = limited_as(address)
        if self.count >= self.most:
            return False
        if self.limited and self._open[who] >= self.an_address and not self.speaks_for_many(address):
            return False
        self.count += 1
        self._open[who] += 1
        return True

    def leave(self, address: str) -> None:
        who = limited_as(address)
        self.count -= 1
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


class ListeningConfig(uvicorn.Config):
    """What every connection is told of the server."""

    def __init__(self, opened: OpenConnections, timeouts: Timeouts, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.opened, self.timeouts = opened, timeouts


class TimedHttp(H11Protocol):
    """A connection that is counted, and cut when it does not go on."""

    config: ListeningConfig

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._address = ""
        self._counted = False
        self._waits_for: str | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------ from the first byte to the last

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn is given streams only
        super().connection_made(transport)
        self._address = self.client[0] if self.client else "unknown"
        self._counted = self.config.opened.enter(self._address)
        if self._counted:
            self._look()
        else:
            transport.write(NO_ROOM)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.resume_writing()
        super().connection_lost(exc)
        if self._counted:
            self._counted = False
            self.config.opened.leave(self._address)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is counted as a socket."""
        self._stop_waiting()
        self._counted = False
        super().handle_websocket_upgrade(event)

    # ------------------------------------------------------------ waiting for the other side

    def _look(self) -> None:
        """What is waited for now: headers that have begun, or the first ones; a body; or nothing."""
        state = self.conn.their_state
        begun = self.cycle is None or bool(self.conn.trailing_data[0])
        if not self._counted or self.transport.is_closing():
            self._stop_waiting()
        elif state is h11.IDLE and begun:
            self._wait_for("headers", self.config.timeouts.header_s)
        elif state is h11.SEND_BODY:
            self._wait_for("body", self.config.timeouts.body_s)
        else:
            self._stop_waiting()

    def _wait_for(self, what: str, seconds: float) -> None:
        if self._waits_for != what:
            self._stop_waiting()
            self._waits_for = what
            self._deadline = self.loop.call_later(seconds, self._too_late)

    def _stop_waiting(self) -> None:
        self._waits_for = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        if self.conn.our_state is h11.IDLE:
            self.transport.write(TOO_LATE)
            self.transport.close()
        else:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.config.timeouts.unread_s, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class CountedSocket(WebSocketsSansIOProtocol):
    """A socket of a table; the connection it came from was counted already."""

    config: ListeningConfig

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.opened.leave(self.client[0] if self.client else "unknown")
