"""Replays, the library, analyses, exports; and how the server is."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from deskoherna.server.wire.bodies.games import Frame, PackName, PackText
from deskoherna.server.wire.protocol import (
    Ahead,
    Choice,
    Line,
    Quality,
    Result,
    Seq,
    TableInfo,
    Viewer,
)


class ReplayList(msgspec.Struct, frozen=True):
    """Tables at which games were dealt: `game_number` of them each."""

    tables: list[TableInfo]


class LibrarySeat(msgspec.Struct, frozen=True):
    person: str | None
    name: str
    bot: str | None
    won: bool
    points: int


class LibraryGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in the library."""

    table: str
    game_number: int
    game: str
    mode: str
    moves: int
    ended: float
    rated: bool
    reason: str
    seats: list[LibrarySeat]


class Library(msgspec.Struct, frozen=True, kw_only=True):
    """A page of it, the newest first."""

    games: list[LibraryGame]
    found: int
    pages: int
    modes: list[str]
    """Of the title that was asked for: in which ways it was played."""
    cards: list[str]
    """What was played in its last games, as in its catalogue."""


class Replay(msgspec.Struct, frozen=True):
    table: TableInfo
    game_number: int
    viewer: Viewer
    frames: list[Frame]
    """Empty where the rules that made it are gone; `lines` then has the moves in words."""
    lines: list[Line]
    result: Result | None
    commitment: str
    secret: str | None


AnalysisState = Literal["none", "waiting", "preparing", "working", "done", "failed"]
"""Nobody asked; other games come first; its bots are being compiled; under way."""


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a finished game, rated from what its seat knew then. Chances are thousandths of a win."""

    seq: Seq
    """The line of the move."""
    seat: int
    chance: int
    """Before it, with the best move."""
    spread: int
    """The standard error of the chance."""
    best: Choice
    """What the bot would play."""
    line: list[Ahead]
    """How the bot thinks it would go on then."""
    played: Choice
    value: int
    """The chance with the move that was played."""
    loss: int
    quality: Quality


class Turning(msgspec.Struct, frozen=True):
    """One of the largest swings of a game."""

    seq: Seq
    """The line of the move that did it."""
    seat: int
    """Whose chance it is; won or lost together: who decided."""
    before: int
    after: int


class Analysis(msgspec.Struct, frozen=True):
    """A finished game looked back at, as far as it has come."""

    state: AnalysisState
    done: int
    of: int
    """Decisions to look at."""
    every: int
    """More than 1: the game is long, only every so manieth decision is looked at."""
    together: bool
    """All win or lose together: one line."""
    decisions: list[Judged]
    turning: list[Turning]
    """When it is done."""


class ExportedPack(msgspec.Struct, frozen=True):
    name: PackName
    text: PackText


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """A game on its own: all that is needed to fold it again and to check every shuffle."""

    format: Literal["deskoherna-game-1"] = "deskoherna-game-1"
    game: Annotated[str, Meta(max_length=64)]
    rules: int
    material: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any]
    commitment: Annotated[str, Meta(max_length=64)]
    secret: Annotated[str, Meta(max_length=128)]
    names: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=8)]
    moves: Annotated[list[tuple[Seq, int, Annotated[str, Meta(max_length=200)]]], Meta(max_length=20000)]
    """(seq, seat, text)"""
    result: Result
    start: dict[str, Any] | None = None
    """The position it began with, where it was not dealt."""
    given: dict[str, Annotated[list[int], Meta(max_length=1000)]] = {}
    """By seq: the outcomes that a lesson gave a move; those of all others come from the secret."""
    pack: ExportedPack | None = None
    """What it was played with, where that was not our own material."""


class Ready(msgspec.Struct, frozen=True):
    ready: bool
    missing: dict[str, str]
    """What keeps the server from serving now, each with the reason."""


class Health(msgspec.Struct, frozen=True):
    version: str
    protocol: int
    tables: int
    """In memory."""
    sockets: int
    workers: int
    stall_ms: float
    """The longest stall of the event loop in the last minute."""
    busy_ms: float
    """The longest the loop itself worked without a pause, in processor time, since the start."""
    storing: bool
    """False: the database has refused what was last to be written."""
    unreadable: int
    """Tables that were set aside since the start because their log is damaged."""
    replays: int
    """Games that were folded since the start for those who look back."""
