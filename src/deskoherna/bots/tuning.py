"""How the levels are set: what works in every game, and where a game asks for something else."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace


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
    by_seats: Mapping[int, "Tuning"] = field(default_factory=dict)
    """Settings for tables of so many seats, where they are others."""

    def at(self, seats: int) -> "Tuning":
        """The settings for a table of so many seats."""
        return self.by_seats.get(seats, self)

    def of_adept(self) -> "Tuning":
        """The settings of an adept, at tables of any number of seats."""
        return replace(self.adept or self, by_seats={seats: other.of_adept() for seats, other in self.by_seats.items()})


USUAL = Tuning()
BY_GAME: Mapping[str, Tuning] = {
    # `worth` plans a round ahead better than `lean` plays it: a few steps are enough. The adept keeps to what looks
    # good at once and plays no further on; a hundred rounds of that beat the apprentice. Alone a round is a long row of
    # own small moves, most of them bad: there the master does the same.
    "kingdom": Tuning(horizon=8, adept=Tuning(horizon=0, explore=60, trust=95, hope=1, adept_rounds=100),
                      by_seats={1: Tuning(horizon=0, explore=60, trust=95, hope=1, adept_rounds=30)}),
    # In a short duel of hidden cards search finds nearly all there is within a few thousand rounds, a hundredth of the
    # second that an adept has. Four levels fit between random play and that only if those in the middle look less far:
    # fifty rounds for the adept, which keeps to fewer moves than the master, and one world for the apprentice.
    "cardia": Tuning(horizon=0, trust=70, hope=50, worlds=1,
                     adept=Tuning(horizon=0, trust=40, hope=20, adept_rounds=50)),
    # Dice drown most of what many more steps could tell, and lists of moves are long, longest where players trade: the
    # search keeps to what looks good at once. A few rounds a move are enough to beat the apprentice; the master also
    # plays on a little. The lists of two, who do not trade, are short.
    "nightwatch": Tuning(horizon=12, explore=400, hope=40,
                         adept=Tuning(horizon=0, explore=400, hope=40, adept_rounds=50, adept_rounds_a_move=6),
                         by_seats={2: Tuning(horizon=0, explore=400, hope=40, adept_rounds=44)}),
}
"""By slug: games measured to play better otherwise, or to need levels further apart."""


def tuning_of(slug: str) -> Tuning:
    return BY_GAME.get(slug, USUAL)
