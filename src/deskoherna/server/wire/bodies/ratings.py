"""Ratings, and how they are listed."""

from typing import Literal

import msgspec

Kind = Literal["alone", "together", "duel", "many"]
"""With whom or against whom one plays: what ratings are kept apart by."""


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """How strong somebody is at a game, by the rated games so far. 400 more: ten wins to one loss, about."""

    person: str | None
    """None: a bot."""
    name: str
    """Of a bot: its kind."""
    rating: int
    deviation: int
    """Two times in three the true strength is no further away than this."""
    games: int
    """0 for bots that are measured by the ladder."""


class Ratings(msgspec.Struct, frozen=True):
    """The ratings of one game and kind of table, the strongest that one can be sure of first."""

    game: str
    kind: Kind
    kinds: list[Kind]
    """Those that this game can be played in."""
    rated: list[Rated]
    games: int
    """Rated games so far."""
