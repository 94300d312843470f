"""The contract: who acts, when a step is over, who stands where. Moves are declared where they belong."""

from deskoherna.games.wilderness.state import BUSY, OVER, State
from deskoherna.games.wilderness.wounds import count_animals, count_elements

__rules__ = True

ELEMENT_WEIGHT, ANIMAL_WEIGHT, WINNER_WEIGHT = 1_000, 20, 10_000


def actors(s: State) -> int:
    return 0 if s.phase == OVER else 1 << s.actor


def is_busy(s: State) -> bool:
    return s.phase == BUSY


def rating(s: State, seat: int) -> int:
    """The winner first; then Elements, surviving animals, magic."""
    value = count_elements(s, seat) * ELEMENT_WEIGHT + count_animals(s, seat) * ANIMAL_WEIGHT + s.magic[seat]
    return value + (WINNER_WEIGHT if s.winner == seat else 0)


def standing(s: State, seat: int) -> int:
    place = 1
    for other in range(s.seats):
        if rating(s, other) > rating(s, seat):
            place += 1
    return place


def points(s: State, seat: int) -> int:
    return count_elements(s, seat)
