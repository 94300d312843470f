"""Jobs for workers, and their answers. Between processes each is a length (four bytes, big end first) and msgpack."""

import struct
from typing import Any

import msgspec

from deskoherna.kit.judging import PackEntry, PackFault

LENGTH = struct.Struct(">I")


class RatedMove(msgspec.Struct, frozen=True):
    """A move as it was rated."""

    move: int
    value: int
    """Thousandths of a win."""
    spread: int = 0
    """The standard error of it, in thousandths; 0: not known."""
    line: list[tuple[int, int]] = []
    """How it would probably go on: (seat, move as the asking seat sees it)."""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Which move does this bot play?"""

    game: str
    seat: int
    bot: str
    world: dict[str, Any]
    seed: int
    compiled: bool
    seconds: float | None = None
    """How long it may think at most; its level may say less."""


class FindHint(msgspec.Struct, frozen=True, tag="hint"):
    """The best moves and what they are worth: by search, or one move ahead where nothing is compiled yet."""

    game: str
    seat: int
    world: dict[str, Any]
    seed: int
    compiled: bool
    seconds: float


class RateDecision(msgspec.Struct, frozen=True, tag="rate"):
    """What would the bot have played, and how does the move that was played compare?"""

    game: str
    seat: int
    world: dict[str, Any]
    seed: int
    played: int
    seconds: float


class Review(msgspec.Struct, frozen=True, tag="review"):
    """Was there a clearly better move than the one that was played?"""

    game: str
    seat: int
    world: dict[str, Any]
    seed: int
    played: int
    seconds: float


class CheckGame(msgspec.Struct, frozen=True, tag="check"):
    """Fold a game that came from outside; whatever is wrong with it stays in here."""

    game: str
    saved: dict[str, Any]


class JudgePack(msgspec.Struct, frozen=True, tag="pack"):
    """What is wrong with this text as the material of a game, and what stands where in it?"""

    game: str
    text: str


Job = Choose | FindHint | RateDecision | Review | CheckGame | JudgePack


class Answer(msgspec.Struct, frozen=True):
    move: int = -1
    best: list[RatedMove] = []
    """The best moves; of a judged decision the bot's choice and the move played."""
    searched: bool = False
    """By search, not by a look one move ahead."""
    standing: list[int] = []
    points: list[int] = []
    faults: list[PackFault] = []
    entries: list[PackEntry] = []
    bad_entry: int = 0
    """Which move of a game that came from outside is wrong, counted from 1."""
    reason: str = ""
    error: str | None = None
