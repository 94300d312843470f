"""How the levels are set: what works in every game, and where a game asks for something else."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Tuning:
    """Settings of a game's bots; `search_driver` says what those of the search mean."""

    horizon: int = 24
    explore: int = 200
    urgency: int = 30
    trust: int = 80
    each: int = 4
    worlds: int = 24
    """Worlds that the apprentice imagines for a decision."""
    adept_rounds: int | None = None
    """Rounds that are enough for an adept, however much of its time is left."""
    adept_alone: int | None = None
    """The same at a table of one, where that is not as many."""
    adept_horizon: int | None = None
    """How far an adept plays on, where that is not as far as a master does."""


USUAL = Tuning()
BY_GAME: Mapping[str, Tuning] = {
    # `worth` plans a round ahead better than `lean` plays it: a few steps are enough. A hundred rounds beat the
    # apprentice in seven games of ten, and a master must have room above that. A medal takes more of both.
    "kingdom": Tuning(horizon=8, adept_rounds=100, adept_alone=200),
    # In a short duel of hidden cards search finds nearly all there is within a few thousand rounds, a hundredth of the
    # second that an adept has. Four levels fit between random play and that only if those in the middle look less far:
    # the adept judges at once where the master plays on.
    "cardia": Tuning(horizon=24, trust=40, worlds=1, adept_rounds=50, adept_horizon=0),
    # Dice drown what a few more steps could tell, and lists of moves are long: many of them must be tried often. A few
    # thousand rounds find nearly all that more of them would.
    "nightwatch": Tuning(horizon=0, explore=400, adept_rounds=600),
}
"""By slug: games measured to play better otherwise, or to need levels further apart."""


def tuning_of(slug: str) -> Tuning:
    return BY_GAME.get(slug, USUAL)
