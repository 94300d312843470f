"""Rules with a field that the State has not. Mypy says so too: it would complain of an ignored error that is none."""

from toys.pennies.game import MOVES
from toys.pennies.state import State

__rules__ = True

pennies_step = MOVES.step


def step(s: State, seat: int, move: int) -> None:
    pennies_step(s, seat, move)
    s.steak[seat] = 1  # type: ignore[attr-defined]  # what is told
