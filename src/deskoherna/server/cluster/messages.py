"""What servers tell each other. None of it is ever the only place where something is known."""

from typing import Any, Literal

import msgspec

from deskoherna.server.wire.protocol import Refusal


class Open(msgspec.Struct, array_like=True, tag="open"):
    """A socket of ours wants to be at a table of yours."""

    socket: int
    table: str
    person: str
    name: str
    address: str
    invite: str | None


class Opened(msgspec.Struct, array_like=True, tag="opened"):
    """It is."""

    socket: int


class Shut(msgspec.Struct, array_like=True, tag="shut"):
    """It may not be there."""

    socket: int
    code: Refusal
    told: dict[str, Any]


class Yours(msgspec.Struct, array_like=True, tag="yours"):
    """Nobody is at the table here: take it."""

    socket: int


class Said(msgspec.Struct, array_like=True, tag="said"):
    """A message that came through it, and the id under which the log knows it."""

    socket: int
    text: str
    request: str


class Left(msgspec.Struct, array_like=True, tag="left"):
    """The socket is closed."""

    socket: int


class Told(msgspec.Struct, array_like=True, tag="told"):
    """To be sent through these sockets as it stands."""

    sockets: list[int]
    text: str


class Ended(msgspec.Struct, array_like=True, tag="ended"):
    """A socket to be closed with this code."""

    socket: int
    code: int


class Revoked(msgspec.Struct, array_like=True, tag="revoked"):
    """The tokens of a person up to this epoch have ended."""

    person: str
    epoch: int


class Touched(msgspec.Struct, array_like=True, tag="touched"):
    """Somebody has gone for good, or on holiday: who has these tables (none named: any with them) sees to it."""

    what: Literal["leave", "read", "holidays"]
    person: str
    tables: list[str]


class Spent(msgspec.Struct, array_like=True, tag="spent"):
    """What was counted here against limits that hold for all servers together: of each rate, by whom, how much."""

    rates: dict[str, dict[str, int]]


class Beat(msgspec.Struct, array_like=True, tag="beat"):
    """Every second: how many frames were sent to each of the others so far."""

    sent: dict[str, int]


class Going(msgspec.Struct, array_like=True, tag="going"):
    """This server has ended its lease."""


Message = Open | Opened | Shut | Yours | Said | Left | Told | Ended | Revoked | Touched | Spent | Beat | Going


class Frame(msgspec.Struct, array_like=True):
    """What goes over the wire at once."""

    sender: str
    number: int
    """Counted for each receiver, so that one that is missing is noticed."""
    messages: list[Message]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Frame).decode
