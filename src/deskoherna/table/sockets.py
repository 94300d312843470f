"""The WebSocket of a table: reads messages, checks size, rate and form, and hands them to the owner."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from deskoherna.table.book import is_puppet
from deskoherna.table.connection import SILENT, TOO_MUCH, TOO_SLOW, Connection
from deskoherna.table.house import House
from deskoherna.table.identity import address_of, person_of, puppet_of, same_origin
from deskoherna.table.owner import Owner
from deskoherna.table.protocol import FromClient, Rejected
from deskoherna.table.refusal import Refused
from deskoherna.table.requests import opens

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
    except (msgspec.DecodeError, UnicodeError):
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


def may_look(owner: Owner, person: str, invite: str | None) -> None:
    """A private table is for those who sit there, who set it up, and who have the code."""
    book = owner.book
    if book.opened.private and not book.seats_of(person) and person != book.opened.host and not opens(book, invite):
        raise Refused("private")


class Listening:
    """The reading side of one socket."""

    def __init__(self, house: House, owner: Owner, c: Connection, socket: WebSocket[Any, Any, Any]) -> None:
        self.house, self.owner, self.c, self.socket = house, owner, c, socket

    async def run(self) -> None:
        """Until the other side goes, or says nothing for too long."""
        while True:
            silence = None if is_puppet(self.c.person.id) else self.house.settings.patience.silent_s
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
        try:
            if len(data) > self.house.settings.limits.message_bytes:
                raise Refused("too_big", limit=self.house.settings.limits.message_bytes)
            message_id = id_of(data)
            self._count()
            message = read(data)
        except Refused as no:
            self.c.tell(Rejected(id=message_id, code=no.code, args=no.told))
        else:
            self.owner.post(self.owner.said, self.c, message)

    def _count(self) -> None:
        try:
            self.house.rates["person_messages"].take(self.c.person.id)
            self.house.rates["address_messages"].take(self.c.address)
        except Refused:
            self.c.strikes += 1
            if self.c.strikes > self.house.settings.limits.strikes:
                self.c.end(TOO_MUCH)
            raise


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Play at, or look at, one table."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        if not same_origin(socket):
            raise Refused("foreign_origin")
        person = puppet_of(house, socket, table) or await person_of(house, socket)
        if person is None:
            raise Refused("unknown_person")
        owner = await house.owner(table)
        may_look(owner, person.id, socket.query_params.get("invite"))
        c = Connection(person, address_of(socket), house.settings.limits.queue)
        house.admit(c)
    except Refused as no:
        await _turn_away(socket, no)
        return
    try:
        await _serve(house, owner, c, socket)
    finally:
        house.dismiss(c)
        owner.post(owner.gone, c)


async def _turn_away(socket: WebSocket[Any, Any, Any], no: Refused) -> None:
    with contextlib.suppress(WebSocketDisconnect, OSError):
        await socket.send_data(msgspec.json.encode(Rejected(id=None, code=no.code, args=no.told)).decode())
        await socket.close(REFUSED, no.code)


async def _serve(house: House, owner: Owner, c: Connection, socket: WebSocket[Any, Any, Any]) -> None:
    """Listen and deliver until either ends."""
    loop = asyncio.get_running_loop()
    listening = loop.create_task(Listening(house, owner, c, socket).run())
    delivering = loop.create_task(c.deliver(socket.send_data))
    ended = loop.create_task(c.ended.wait())
    tasks = (listening, delivering, ended)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if ended.done() and c.cut != TOO_SLOW and not delivering.done():
            await asyncio.wait((delivering,), timeout=GRACE_S)
    finally:
        for task in tasks:
            task.cancel()
        for error in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect | OSError):
                LOG.error("a socket of table %s broke", owner.book.id, exc_info=error)
    if c.cut is not None:
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError, TimeoutError):
            async with asyncio.timeout(GRACE_S):
                await socket.close(c.cut)

