"""How the levels are set: what works in every game, and where a game asks for something else."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Tuning:
    """Settings of a game's bots; `search_driver` says what those of the search mean."""

    horizon: int = 24
    explore: int = 200
    urgency: int = 30
    trust: int = 80
    each: int = 4
    hope: int = 0
    worlds: int = 24
    """Worlds that the apprentice imagines for a decision."""
    adept_rounds: int | None = None
    """Rounds that are enough for an adept, however much of its time is left."""
    adept_rounds_a_move: int = 0
    """So many more for every move that it chooses from."""
    adept: "Tuning | None" = None
    """Settings of an adept, where they are not those of a master."""
    cases: tuple["Case", ...] = ()
    """Tables where the settings are others; the first that is met counts."""

    def at(self, s: Any) -> "Tuning":
        """The settings for a table in this state."""
        return next((case.tuning for case in self.cases if case.met(s)), self)

    def of_adept(self) -> "Tuning":
        """The settings of an adept, in all cases."""
        return replace(self.adept or self,
                       cases=tuple(replace(case, tuning=case.tuning.of_adept()) for case in self.cases))


@dataclass(frozen=True)
class Case:
    """Tables where a field of the state, the same for a whole game, has a certain value; and their settings."""

    where: str
    """Which tables these are, in words."""
    field: str
    value: int
    tuning: Tuning
    part: int | None = None
    """Where the field is a row: which of it."""

    def met(self, s: Any) -> bool:
        found = getattr(s, self.field)
        return bool((found if self.part is None else found[self.part]) == self.value)


def at_once(*, explore: int = 60, adept_rounds: int | None = None, adept: Tuning | None = None) -> Tuning:
    """Kingdom: keep to what looks good at once."""
    return Tuning(horizon=0, explore=explore, trust=95, hope=1, adept_rounds=adept_rounds, adept=adept)


def cardia(adept_rounds: int, *cases: Case, hope: int = 50) -> Tuning:
    return Tuning(horizon=0, trust=70, hope=hope, worlds=1, cases=cases,
                  adept=Tuning(horizon=0, trust=40, hope=20, adept_rounds=adept_rounds))


def nightwatch(adept_rounds: int, a_move: int, *cases: Case) -> Tuning:
    return Tuning(horizon=12, explore=400, hope=40, cases=cases,
                  adept=Tuning(horizon=0, explore=400, hope=40, adept_rounds=adept_rounds, adept_rounds_a_move=a_move))


HAUNTED_CATACOMBS = 6
"""In the order of cardia's locations."""
LORD_OF_DOOM = 2
"""In the order of kingdom's quest boards."""

USUAL = Tuning()
BY_GAME: Mapping[str, Tuning] = {
    # `worth` plans a round ahead better than `lean` plays it: a few steps are enough. The adept keeps to what looks
    # good at once and plays no further on; a hundred rounds of that beat the apprentice. Alone a round is a long row of
    # own small moves, most of them bad: there the master does the same, and also against the Lord of Doom.
    "kingdom": Tuning(horizon=8, adept=at_once(adept_rounds=100), cases=(
        Case("alone", "seats", 1, at_once(adept_rounds=30)),
        Case("with the Lord of Doom", "boards", 1, at_once(explore=200, adept=at_once(adept_rounds=70)),
             part=LORD_OF_DOOM))),
    # In a short duel of hidden cards search finds nearly all there is within a few thousand rounds, a hundredth of the
    # second that an adept has. Four levels fit between random play and that only if those in the middle look less far:
    # fifty rounds for the adept, which keeps to fewer moves than the master, and one world for the apprentice. Without
    # guardians fewer are enough; in the Haunted Catacombs the adept needs more to beat the apprentice.
    "cardia": cardia(50, Case("without guardians", "with_guardians", 0, cardia(30)),
                     Case("in the Haunted Catacombs", "location", HAUNTED_CATACOMBS, cardia(90, hope=150))),
    # Dice drown most of what many more steps could tell, and lists of moves are long, longest where players trade: the
    # search keeps to what looks good at once. A few rounds a move are enough to beat the apprentice; the master also
    # plays on a little. Without trade lists are short, and with two rivals fewer have to be thought of: only so few
    # rounds leave room for a master above the adept.
    "nightwatch": nightwatch(
        50, 6, Case("at tables of two", "seats", 2, Tuning(horizon=0, explore=400, hope=40, adept_rounds=44)),
        Case("without offers", "offers", 0, nightwatch(20, 2)),
        Case("at tables of three", "seats", 3, nightwatch(32, 4))),
}
"""By slug: games measured to play better otherwise, or to need levels further apart."""


def tuning_of(slug: str) -> Tuning:
    return BY_GAME.get(slug, USUAL)
