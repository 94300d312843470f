"""Blocks, reports, and the keeper's desk."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from deskoherna.server.wire.bodies.body import Body
from deskoherna.server.wire.protocol import (
    Seq,
)


class DeleteMe(Body):
    """Everything of me goes, and my name with it. Where there is a password it is asked for."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class Blocked(msgspec.Struct, frozen=True):
    person: str
    name: str


class BlockList(msgspec.Struct, frozen=True):
    """Whom I do not want to sit with, nor to hear."""

    people: list[Blocked]


class NewReport(Body):
    """A line of the chat of a table that somebody of the server should look at."""

    table: Annotated[str, Meta(max_length=32)]
    seq: Seq
    text: Annotated[str, Meta(max_length=500)] = ""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    at: float
    table: str
    seq: int
    by: str
    about: str
    """The person whose line it is."""
    name: str
    line: str
    text: str
    settled: float | None


class KnownPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody as a keeper sees them."""

    person: str
    name: str
    kept: bool
    """With a password."""
    since: float
    games: int
    reports: int
    banned: float
    """Until when; 0: not."""
    muted: float


class KnownTable(msgspec.Struct, frozen=True):
    id: str
    game: str
    name: str
    status: str
    people: list[str]
    seats: list[int]
    """Where they sit, in the same order."""
    updated: float


ActKind = Literal["ban", "unban", "mute", "unmute", "close", "bot", "settle", "news"]


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """Something a keeper did. `target`: a person, a table or a report."""

    id: str
    at: float
    keeper: str
    """A person; `command`: at the command line."""
    act: str
    target: str
    detail: str
    state: str


class NewAct(Body):
    act: ActKind
    target: Annotated[str, Meta(max_length=32)] = ""
    days: Annotated[float, Meta(ge=0.01, le=3650)] = 1.0
    """Of bans and mutes."""
    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    """Which a bot takes over."""
    text: Annotated[str, Meta(max_length=300)] = ""
    """News to everybody; empty: none any more."""


class Desk(msgspec.Struct, frozen=True, kw_only=True):
    """What a keeper sees."""

    people: list[KnownPerson]
    tables: list[KnownTable]
    reports: list[Report]
    acts: list[Act]
    counts: dict[str, int]
    """People, kept names, tables by status, games finished in all and since yesterday."""


class News(msgspec.Struct, frozen=True):
    """What the keepers tell everybody."""

    text: str
    keeper: bool
    """I am one of them."""
