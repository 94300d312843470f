"""How nightwatch's bots are set, and at which pace they climb the ladder.

Dice drown most of what many more steps could tell, and lists of moves are long, longest where players trade: the search
keeps to what looks good at once. A few rounds a move are enough to beat the apprentice; the master also plays on a
little. Without trade lists are short, and with two rivals fewer have to be thought of: only so few rounds leave room
for a master above the adept.

Without offers there is little that a second imagined world would tell an apprentice: one with 24 wins 52.0 % [50.1,
54.0] of 2,000 games against one with a single world, and takes twenty times as long. At tables of two it keeps them, so
that an adept has the same below it as ever; where players trade they are worth more (58.4 % [55.2, 61.5] of 800 games).
"""

from deskoherna.games.nightwatch.state import (
    ANSWER,
    DISCARDING,
    MARSH_SWAP,
    MELISANDRE_PAY,
    MORMONT_GIVE,
    THORNE_PAY,
    State,
)
from deskoherna.kit.advice import Case, Paces, Tuning


def traders(adept_rounds: int, a_move: int, *cases: Case, worlds: int = Tuning.worlds) -> Tuning:
    """A master that plays on a little, and an adept that stops after so many rounds."""
    return Tuning(
        horizon=12,
        explore=400,
        hope=40,
        worlds=worlds,
        cases=cases,
        adept=Tuning(horizon=0, explore=400, hope=40, adept_rounds=adept_rounds, adept_rounds_a_move=a_move),
    )


def of_two(s: State) -> bool:
    return s.seats == 2


def without_offers(s: State) -> bool:
    return s.offers == 0


def of_three(s: State) -> bool:
    return s.seats == 3


TUNING = traders(
    50,
    6,
    Case("at tables of two", of_two, Tuning(horizon=0, explore=400, hope=40, adept_rounds=44)),
    Case("without offers", without_offers, traders(20, 2, worlds=1)),
    Case("at tables of three", of_three, traders(32, 4)),
)
PACES = Paces(100, by_seats={2: 600})
MAIN_MODES = ("classic", "classic-two", "watch-four")
REPLIES = frozenset({ANSWER, DISCARDING, MARSH_SWAP, MELISANDRE_PAY, MORMONT_GIVE, THORNE_PAY})
