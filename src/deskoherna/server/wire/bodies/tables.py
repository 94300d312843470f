"""Tables: who sits where, new ones, those that are open, forks of replays."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from deskoherna.server.wire.bodies.body import Body
from deskoherna.server.wire.protocol import (
    BotKind,
    ClockRule,
    Name,
    Seq,
    TableInfo,
)


class SeatPlan(Body):
    """One seat of a new table. `name` is for `hotseat`: another person at the same device."""

    kind: Literal["me", "open", "invited", "hotseat", "bot"]
    bot: BotKind | None = None
    name: Name | None = None


class NewTable(Body):
    """`challenge`: who is told that a seat waits for them; one of the seats has to be `invited`. `club`: it stands in
    the lobby of this club alone."""

    game: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = msgspec.field(default_factory=list)
    """By seat; those not named are open."""
    name: Name | None = None
    private: bool = False
    clock: ClockRule | None = None
    match: Literal[1, 3, 5] | None = None
    """Best of so many games. Unsaid: what the options say under the same name, else one."""
    rated: bool = False
    """Its games count for ratings: our own cards, everybody at a device of their own, no hints."""
    challenge: Annotated[str, Meta(max_length=32)] | None = None
    club: Annotated[str, Meta(max_length=32)] | None = None


class TableList(msgspec.Struct, frozen=True):
    tables: list[TableInfo]


class Fork(Body):
    at: Seq
    """The position after the line with this seq (0: as it was dealt)."""
    game_number: Annotated[int, Meta(ge=1, le=99)] = 1
    seats: Annotated[list[int], Meta(max_length=8)] = msgspec.field(default_factory=lambda: [0])
    """Yours; the others are played by the bot."""
    bot: BotKind = "novice"
