"""Company: whom somebody knows."""

from typing import Annotated

import msgspec
from msgspec import Meta

from deskoherna.server.wire.bodies.body import Body
from deskoherna.server.wire.protocol import (
    Name,
    TableInfo,
)


class Friend(msgspec.Struct, frozen=True):
    person: str
    name: str


class FriendList(msgspec.Struct, frozen=True, kw_only=True):
    friends: list[Friend]
    """Both want it."""
    asking: list[Friend]
    """They wait for my answer."""
    asked: list[Friend]
    """I wait for theirs."""
    tables: list[TableInfo] = []
    """Where friends play now, as far as everybody may look on."""


class Club(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    members: int
    owner: bool
    """It is mine."""


class ClubList(msgspec.Struct, frozen=True):
    clubs: list[Club]


class NewClub(Body):
    name: Name


class JoinClub(Body):
    invite: Annotated[str, Meta(max_length=64)]


class ClubLobby(msgspec.Struct, frozen=True, kw_only=True):
    """A club as its members see it: who belongs to it, and their tables, each with its invitation."""

    id: str
    name: str
    owner: str
    invite: str
    members: list[Friend]
    tables: list[TableInfo]


class WatchedTable(msgspec.Struct, frozen=True, kw_only=True):
    table: TableInfo
    rating: int
    """Of the strongest who plays there; 0: nobody is rated."""


class FeaturedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game that was looked back at, and how far the chances moved at its sharpest turn."""

    table: TableInfo
    game_number: int
    swing: int
    """Thousandths of a win."""
    seq: int
    """Where that was."""


class Gallery(msgspec.Struct, frozen=True):
    """What can be looked at: games that are being played, the best rated first, and finished ones that turned."""

    playing: list[WatchedTable]
    finished: list[FeaturedGame]
