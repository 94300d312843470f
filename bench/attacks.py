"""What one hostile client does: attacks on a server, each until it is told to stop.

`bench.hostile` runs it in a process of its own, with the name of the attack and a file that says what is attacked.
"""

import asyncio
import contextlib
import itertools
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

ORIGIN = "127.0.0.2"
"""Another address than that of those who play."""
GAME = "wilderness"
LEAST = 19
"""Another machine would not take the processor from those who are attacked."""
SOCKETS = 20
LOST = (OSError, ConnectionClosed, InvalidHandshake, httpx.HTTPError, TimeoutError)
Attack = Callable[["Attacker"], Awaitable[None]]


@dataclass
class Attacker:
    """Somebody who wants to stop the server, and has what any guest has."""

    address: str
    token: str
    replay: str
    table: str
    export: str
    stopping: bool = False

    def stop(self) -> None:
        self.stopping = True

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def http(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=ORIGIN)
        return httpx.AsyncClient(base_url=self.address, headers=self.headers, timeout=20, transport=transport)

    async def asks(self, path: str, body: bytes | None = None, at_once: int = 10, pause_s: float = 0.0) -> None:
        """The same request again and again, several at a time."""

        async def one(http: httpx.AsyncClient) -> None:
            kind = {"Content-Type": "application/json"} if body else {}
            while not self.stopping:
                with contextlib.suppress(*LOST):
                    async with http.stream("POST" if body else "GET", path, content=body, headers=kind) as answer:
                        async for _ in answer.aiter_raw():
                            pass
                await asyncio.sleep(pause_s)

        async with self.http() as http:
            await asyncio.gather(*(one(http) for _ in range(at_once)))

    @contextlib.asynccontextmanager
    async def sits(self) -> AsyncIterator[ClientConnection]:
        async with connect(
            f"ws{self.address.removeprefix('http')}ws/tables/{self.table}",
            compression=None,
            max_queue=None,
            close_timeout=0.2,
            local_addr=(ORIGIN, 0),
            additional_headers=self.headers,
        ) as found:
            yield found


async def replays(a: Attacker) -> None:
    """Ten at a time ask for an ordinary long replay."""
    await a.asks(f"api/replays/{a.replay}")


async def imports(a: Attacker) -> None:
    """A long game is brought in again and again."""
    await a.asks("api/replays/import", a.export.encode(), at_once=4)


async def half_open(a: Attacker) -> None:
    """Connections that begin a request and say no more, opened anew as they end."""
    port = urlsplit(a.address).port or 80
    head = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
    while not a.stopping:
        held = []
        for _ in range(400):
            with contextlib.suppress(OSError):
                held.append(socket.create_connection(("127.0.0.1", port), 2, (ORIGIN, 0)))
                held[-1].sendall(head)
            await asyncio.sleep(0)
        for _ in range(20):
            if not a.stopping:
                await asyncio.sleep(0.1)
        for connection in held:
            connection.close()


async def hellos(a: Attacker) -> None:
    """The whole picture of a long table, over as many sockets as one may open, as often as it is given."""

    async def one() -> None:
        while not a.stopping:
            with contextlib.suppress(*LOST):
                async with a.sits() as line:
                    for n in itertools.count():
                        await line.send(json.dumps({"type": "hello", "id": f"h{n}"}))
                        await line.recv()
                        if a.stopping:
                            return
            await asyncio.sleep(0.02)

    await asyncio.gather(*(one() for _ in range(SOCKETS)))


async def silence(a: Attacker) -> None:
    """Sockets that ask for much and read nothing."""

    async def one() -> None:
        while not a.stopping:
            with contextlib.suppress(*LOST):
                async with a.sits() as line:
                    line.transport.pause_reading()
                    for n in range(200):
                        await line.send(json.dumps({"type": "hello", "id": f"s{n}"}))
                        await asyncio.sleep(0.05)
                        if a.stopping:
                            return
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(SOCKETS)))


async def masters(a: Attacker) -> None:
    """Thirty tables of four masters each."""
    seats = [{"kind": "bot", "bot": "master"}] * 4
    body = json.dumps({"game": GAME, "seats": seats}).encode()
    kind = {"Content-Type": "application/json"}
    async with a.http() as http:
        for _ in range(30):
            with contextlib.suppress(*LOST):
                await http.post("api/tables", content=body, headers=kind)
    while not a.stopping:
        await asyncio.sleep(0.1)


async def nonsense(a: Attacker) -> None:
    """Deep and huge JSON, by socket and by body."""
    deep = json.dumps({"type": "move", "id": "x"})[:-1] + ', "seat": ' + "[" * 3000 + "]" * 3000 + "}"

    async def one() -> None:
        while not a.stopping:
            with contextlib.suppress(*LOST):
                async with a.sits() as line:
                    await line.send(json.dumps({"type": "hello", "id": "h"}))
                    while not a.stopping:
                        await line.send(deep)
                        await line.recv()
            await asyncio.sleep(0.05)

    bodies = a.asks("api/tables", b'{"game":' + b"[" * 30_000 + b"]" * 30_000 + b"}", at_once=2)
    await asyncio.gather(bodies, *(one() for _ in range(4)))


ATTACKS: tuple[Attack, ...] = (replays, imports, half_open, hellos, silence, masters, nonsense)


async def main(name: str, target: Attacker) -> None:
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, target.stop)
    await next(attack for attack in ATTACKS if attack.__name__ == name)(target)


if __name__ == "__main__":
    os.nice(LEAST)
    asyncio.run(main(sys.argv[1], Attacker(**json.loads(Path(sys.argv[2]).read_text(encoding="utf-8")))))
