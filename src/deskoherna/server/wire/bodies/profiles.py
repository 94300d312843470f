"""What is told of a person."""

from typing import Literal

import msgspec

from deskoherna.server.wire.bodies.ratings import Kind


class Score(msgspec.Struct, frozen=True):
    """Games and how many of them were won; a shared first place is its share. Shares are thousandths."""

    games: int
    won: float
    share: int
    low: int
    high: int
    """Between these the true share lies nineteen times in twenty."""


class ScoreOf(msgspec.Struct, frozen=True):
    """A score against, or in, something: a mode, a level of bots, `people`."""

    of: str
    score: Score


class FormGame(msgspec.Struct, frozen=True):
    """One of the last games."""

    table: str | None
    """None: the replay is not for everybody."""
    game_number: int
    ended: float
    outcome: Literal["won", "shared", "lost"]


class RatingPoint(msgspec.Struct, frozen=True):
    ended: float
    rating: int
    deviation: int


class RatingLine(msgspec.Struct, frozen=True):
    """How a rating came about, the last games of it."""

    kind: Kind
    games: int
    points: list[RatingPoint]


class Favourite(msgspec.Struct, frozen=True):
    """Something of the box that one's own moves name often."""

    item: str
    """The key of the catalogue."""
    times: int


class Decisions(msgspec.Struct, frozen=True):
    """How good decisions were, by the analyses of the last games that somebody had looked back at."""

    games: int
    best: int
    good: int
    slips: int
    mistakes: int
    loss: int
    """Thousandths of a win that a decision cost, on the average."""


class TitleProfile(msgspec.Struct, frozen=True, kw_only=True):
    """One person at one game."""

    game: str
    score: Score
    modes: list[ScoreOf]
    """Those that the game's words name (`table-<mode>`); all others together under no name."""
    against: list[ScoreOf]
    """By the strongest bot among the others, or `people`; `nobody` alone and together."""
    form: list[FormGame]
    """The newest last."""
    ratings: list[RatingLine]
    favourites: list[Favourite]
    decisions: Decisions | None
    thought_s: int


class HeadToHead(msgspec.Struct, frozen=True):
    """Somebody one has played with."""

    person: str
    name: str
    games: int
    ahead: int
    """Games in which one came in before the other."""
    behind: int


class Achievement(msgspec.Struct, frozen=True):
    """In words: `achievement-<id>`, its `.text` says what has to be done."""

    id: str
    game: str | None
    """One of its own for this game; None: for any."""
    earned: float | None
    """When; None: not yet."""
    table: str | None = None
    game_number: int = 1


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """What is told of a person: all of it follows from finished games that were dealt with our own material."""

    person: str
    name: str
    since: float
    score: Score
    thought_s: int
    titles: list[TitleProfile]
    """The game that was played most first."""
    meetings: list[HeadToHead]
    achievements: list[Achievement]
