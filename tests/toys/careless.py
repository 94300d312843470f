"""Rules that call a helper whose module does not say that it is one of rules."""

from toys.careless_helpers import twice
from toys.pennies.game import MOVES
from toys.pennies.state import State

__rules__ = True

pennies_step = MOVES.step


def step(s: State, seat: int, move: int) -> None:
    pennies_step(s, seat, move)
    s.ghost = twice(s.ghost) % 3
