"""Rules in Python that compiled code does not know."""

from toys.pennies.state import State

__rules__ = True

WORTH = {0: 1, 1: 2}


def points(s: State, seat: int) -> int:
    return WORTH[s.score[seat]] + sum(s.score)
