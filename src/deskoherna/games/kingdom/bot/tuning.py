"""How kingdom's bots are set, and at which pace they climb the ladder.

`worth` plans a round ahead better than `lean` plays it: a few steps are enough. The adept keeps to what looks good at
once and plays no further on; a hundred rounds of that beat the apprentice. Alone a round is a long row of own small
moves, most of them bad: there the master does the same, and also against the Lord of Doom.
"""

from deskoherna.games.kingdom.setup import LORD_OF_DOOM
from deskoherna.games.kingdom.state import State
from deskoherna.kit.advice import Case, Paces, Tuning


def at_once(*, explore: int = 60, adept_rounds: int | None = None, adept: Tuning | None = None) -> Tuning:
    """Keep to what looks good at once."""
    return Tuning(horizon=0, explore=explore, trust=95, hope=1, adept_rounds=adept_rounds, adept=adept)


def alone(s: State) -> bool:
    return s.seats == 1


def against_the_lord_of_doom(s: State) -> bool:
    return s.boards[LORD_OF_DOOM] == 1


TUNING = Tuning(
    horizon=8,
    adept=at_once(adept_rounds=100),
    cases=(
        Case("alone", alone, at_once(adept_rounds=30)),
        Case("with the Lord of Doom", against_the_lord_of_doom, at_once(explore=200, adept=at_once(adept_rounds=70))),
    ),
)
PACES = Paces(100, by_seats={1: 30})
MAIN_MODES = ("giants-rats", "advisors", "northern-lands", "solo-rats", "flood-of-rats")
