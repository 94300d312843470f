"""Running the server: the socket it listens on, its start and its end."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import FrameType

import uvicorn

from deskoherna.server.app import application
from deskoherna.server.games.served import Games
from deskoherna.server.listening import AT_ONCE, CountedSocket, ListeningConfig, OpenConnections, TimedHttp
from deskoherna.server.server import Server
from deskoherna.server.settings import Settings

WS_BYTES = 65_536
"""Larger frames end the connection; messages above the limit of the protocol, but below this, are answered."""
GRACE_S = 1
LOOK_S = 0.1
BACKLOG = 512
FIRST_HANDED = 3
"""The number of the first file that systemd hands over."""
GARBAGE = (5_000, 20, 100)
SWITCH_S = 0.001


class PortTaken(OSError):
    """Somebody else listens there."""


def handed_over() -> socket.socket | None:
    """The socket that systemd listens on for this process (socket activation): it goes on while the server restarts."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS", "0") == "0":
        return None
    return socket.socket(fileno=FIRST_HANDED)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one."""
    handed = handed_over()
    if handed is not None:
        return handed
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise PortTaken(error.errno, f"cannot listen on {host}:{port}: {error.strerror}") from None
    return listening


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class WebServer(uvicorn.Server):
    """Says when it is ready, and tells everybody before it stops."""

    def __init__(self, settings: Settings, games: Games, ready: Callable[[], None]) -> None:
        self.server: Server | None = None
        self.ready = ready
        self.insisted = False
        """Was it asked to stop a second time?"""
        super().__init__(
            ListeningConfig(
                OpenConnections(settings),
                settings.timeouts,
                application(settings, games, self._opened),
                backlog=AT_ONCE,
                http=TimedHttp,
                ws=CountedSocket,
                log_config=None,
                access_log=False,
                lifespan="on",
                ws_max_size=WS_BYTES,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=GRACE_S,
                server_header=False,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
            )
        )

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and SIGTERM end the server in good order; that is no error."""
        before = {sig: signal.signal(sig, self.handle_exit) for sig in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.insisted = self.should_exit
        super().handle_exit(sig, frame)

    def _opened(self, server: Server) -> None:
        self.server = server

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for listening in sockets or []:
                listening.listen(BACKLOG)  # more may wait than are accepted at once
            tune_process()
            if self.server is not None:
                self.server.measure_stalls()
            self.ready()

    async def _drain(self, server: Server) -> None:
        """Whoever asks a second time does not want to wait."""
        draining = asyncio.get_running_loop().create_task(server.drain())
        while not draining.done() and not self.insisted:
            await asyncio.wait((draining,), timeout=LOOK_S)
        draining.cancel()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.server is not None:
            await self._drain(self.server)
            await self.server.announce_closing()
        await super().shutdown(sockets)


def tune_process() -> None:
    """What was made at the start stays: the collector need not look at it again, which would stall the loop.

    Threads that write to the database give way to the loop sooner than Python lets them by default.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH_S)


def reached(address: str) -> str:
    """How a program of this machine reaches a server that listens everywhere."""
    return address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")


def serve(settings: Settings, games: Games, listening: socket.socket, ready: Callable[[], None]) -> bool:
    """Serve until somebody stops it. False: it could not start."""
    web = WebServer(replace(settings, address=reached(address_of(listening))), games, ready)
    web.run([listening])
    return web.started
