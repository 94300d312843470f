"""The kinds of entries of a table's log. What a table is follows from them alone."""

from typing import Any

import msgspec

from deskoherna.server.wire.protocol import ClockRule, Reason, SeatKind


class UnreadableEntry(Exception):
    """An entry of a log that cannot be read or does not fit what came before."""


class LogEntry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """`by` and `mid`: who sent the message that caused it, and that message's own id."""

    by: str | None = None
    mid: str | None = None


class SeatSetup(msgspec.Struct, frozen=True):
    """A seat as it was set up."""

    kind: SeatKind
    name: str = ""
    person: str | None = None
    bot: str | None = None
    hotseat: bool = False
    """Another person at the device of `person`; the name is given at the table."""


class Opened(LogEntry, frozen=True, tag="opened"):
    """A table was set up."""

    game: str
    rules: int
    material: str
    options: dict[str, Any]
    name: str
    private: bool
    invite: str
    host: str
    match: int
    clock: ClockRule | None
    seats: list[SeatSetup] = msgspec.field(name="chairs")
    origin: str | None = None
    start: dict[str, Any] | None = None
    """The position every game here begins with, instead of a deal."""
    pack: str | None = None
    """The name of the pack whose material it is."""
    lesson: str | None = None
    """The lesson that is held here."""
    rated: bool = False
    """Its games count for ratings."""
    puzzle: str | None = None
    """The puzzle that is tried here."""


class Sat(LogEntry, frozen=True, tag="sat"):
    """Somebody took a seat, or took the own seat back from a bot."""

    seat: int
    person: str
    name: str


class Left(LogEntry, frozen=True, tag="left"):
    """Before the game the seat is free again; during it `bot` stands in."""

    seat: int
    bot: str | None = None
    kicked: bool = False
    """By the host: this person may not sit down here again."""


class BotPut(LogEntry, frozen=True, tag="bot"):
    """A bot takes a free seat, or stands in for a person who is away."""

    seat: int
    bot: str


class Named(LogEntry, frozen=True, tag="named"):
    """A person has another name now."""

    person: str
    name: str


class Dealt(LogEntry, frozen=True, tag="dealt"):
    """A game of the match begins."""

    number: int
    key: str
    """The secret of all its chance, in hex."""


class Moved(LogEntry, frozen=True, tag="moved"):
    """A move, in words: numbers change with the rules, words stay."""

    seat: int
    move: str
    masked: str
    """As the others see it."""
    bot: bool = False
    spent_ms: int = 0
    """What it cost on the seat's clock."""
    chance: list[int] | None = None
    """The outcomes that a lesson gave it; none: they come from the secret."""


class Withdrew(LogEntry, frozen=True, tag="withdrew"):
    """An undo: the entry `move` counts no more."""

    seat: int
    move: int


class Resigned(LogEntry, frozen=True, tag="resigned"):
    """Gave up, or ran out of time. With more than two seats `bot` plays the seat to the end."""

    seat: int
    reason: Reason
    bot: str | None = None


class Ended(LogEntry, frozen=True, tag="ended"):
    """The result of a game; it is committed together with what ended it."""

    reason: Reason
    standing: list[int]
    points: list[int]


class Said(LogEntry, frozen=True, tag="said"):
    person: str
    name: str
    seats: list[int]
    text: str


class Rematched(LogEntry, frozen=True, tag="rematched"):
    table: str


class Upgraded(LogEntry, frozen=True, tag="upgraded"):
    """The table goes on under other rules or another material, from a stored position."""

    rules: int
    material: str
    start: dict[str, Any] | None


class Closed(LogEntry, frozen=True, tag="closed"):
    reason: Reason


AnyEntry = (
    Opened
    | Sat
    | Left
    | BotPut
    | Named
    | Dealt
    | Moved
    | Withdrew
    | Resigned
    | Ended
    | Said
    | Rematched
    | Upgraded
    | Closed
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def kind_name(entry: type[LogEntry]) -> str:
    return str(entry.__struct_config__.tag)


def kind_of(entry: LogEntry) -> str:
    return kind_name(type(entry))


def write(entry: LogEntry) -> str:
    return _encoder.encode(entry).decode()


def read(body: str) -> AnyEntry:
    return _decoder.decode(body)
