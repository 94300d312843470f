"""The WebSocket of a table: reads messages, checks size, rate and form, and hands them to the owner."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from deskoherna.server.api.identity import address_of, person_of, program_of, same_origin
from deskoherna.server.logs import request_id
from deskoherna.server.people.ids import is_program
from deskoherna.server.server import Server
from deskoherna.server.tables.connection import AT_ONCE, SILENT, TOO_MUCH, TOO_SLOW, Connection
from deskoherna.server.tables.links import Link
from deskoherna.server.wire.bounds import check_bounds
from deskoherna.server.wire.protocol import FromClient, Hello, Rejected
from deskoherna.server.wire.refusal import Refused

LOG = logging.getLogger("deskoherna.sockets")
REFUSED = 1008
GRACE_S = 1.0
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class _Id(msgspec.Struct):
    id: str


_id_decoder = msgspec.json.Decoder(_Id)


def id_of(data: str | bytes) -> str | None:
    """The id of a message that cannot be read otherwise."""
    try:
        return _id_decoder.decode(data).id[:64]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def read(data: str | bytes) -> FromClient:
    """A message, or a refusal that says where it is wrong."""
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError as error:
        _, _, at = str(error).partition(" - at `$")
        raise Refused("malformed", at=at.strip("`.") or "message") from None
    except (msgspec.DecodeError, UnicodeError):
        raise Refused("malformed", at="message") from None


class SocketReader:
    """The reading side of one socket."""

    def __init__(self, server: Server, link: Link, c: Connection, socket: WebSocket[Any, Any, Any]) -> None:
        self.server, self.link, self.c, self.socket = server, link, c, socket
        self.hellos = server.rates.of(server.settings.limits.socket_hellos)
        self.greeted = False
        self.request = request_id.get()

    async def run(self) -> None:
        """Until the other side goes, or says nothing for too long."""
        while True:
            silence = None if is_program(self.c.person.id) else self.server.settings.timeouts.silent_s
            try:
                async with asyncio.timeout(silence):
                    event: Any = await self.socket.receive()
            except TimeoutError:
                self.c.end(SILENT)
                return
            except WebSocketDisconnect:
                return
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            self.take(event.get("bytes") or b"" if text is None else text)

    def take(self, data: str | bytes) -> None:
        """One message: refused here, or put before the owner."""
        message_id: str | None = None
        message: FromClient | None = None
        try:
            if len(data) > self.server.settings.limits.message_bytes:
                raise Refused("too_big", limit=self.server.settings.limits.message_bytes)
            message_id = id_of(data)
            self._count()
            check_bounds(data.encode() if isinstance(data, str) else data)
            message = read(data)
            if isinstance(message, Hello):
                self._count_hello()
        except Refused as no:
            self.server.metrics.refused.labels(no.code).inc()
            self.c.tell(Rejected(id=message_id, code=no.code, args=no.told))
            if not self.greeted and isinstance(message, Hello):
                self.c.end(TOO_MUCH)
        else:
            self.link.post(message, data, f"{self.request}/{message.id}")

    def _count(self) -> None:
        try:
            self.server.rates.person_messages.take(self.c.person.id)
            self.server.rates.address_messages.take(self.c.address)
        except Refused:
            self.c.strikes += 1
            if self.c.strikes > self.server.settings.limits.strikes:
                self.c.end(TOO_MUCH)
            raise

    def _count_hello(self) -> None:
        """A hello is a short message with a long answer, the whole picture."""
        self.hellos.take("")
        self.server.rates.person_hellos.take(self.c.person.id)
        self.server.rates.address_hellos.take(self.c.address)
        self.greeted = True


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Play at, or look at, one table."""
    server: Server = socket.app.state.server
    await socket.accept()
    try:
        if not same_origin(socket):
            raise Refused("foreign_origin")
        person = program_of(server, socket, table) or await person_of(server, socket)
        if person is None:
            raise Refused("unknown_person")
        limits = server.settings.limits
        c = Connection(person, address_of(socket), limits.queue, limits.queue_bytes)
        server.admit(c)
        try:
            link = await server.link(table, c, socket.query_params.get("invite"))
        except BaseException:
            server.release(c)
            raise
    except Refused as no:
        await _refuse(socket, no)
        return
    try:
        await _serve(server, link, c, socket)
    finally:
        server.release(c)
        link.close()


async def _refuse(socket: WebSocket[Any, Any, Any], no: Refused) -> None:
    """Whatever passes by itself is no answer: the client comes again in a moment."""
    with contextlib.suppress(WebSocketDisconnect, OSError):
        if no.code == "busy":
            await socket.close(TOO_SLOW, no.code)
            return
        await socket.send_data(msgspec.json.encode(Rejected(id=None, code=no.code, args=no.told)).decode())
        await socket.close(REFUSED, no.code)


async def _serve(server: Server, link: Link, c: Connection, socket: WebSocket[Any, Any, Any]) -> None:
    """Listen and deliver until either ends."""
    loop = asyncio.get_running_loop()
    listening = loop.create_task(SocketReader(server, link, c, socket).run())
    delivering = loop.create_task(c.deliver(socket.send_data))
    ended = loop.create_task(c.ended.wait())
    tasks = (listening, delivering, ended)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if ended.done() and c.cut not in AT_ONCE and not delivering.done():
            await asyncio.wait((delivering,), timeout=GRACE_S)
    finally:
        for task in tasks:
            task.cancel()
        for error in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect | OSError):
                LOG.error("the socket %s broke", socket.url.path, exc_info=error)
    if c.cut is not None:
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError, TimeoutError):
            async with asyncio.timeout(GRACE_S):
                await socket.close(c.cut)
