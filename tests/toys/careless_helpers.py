"""Helpers in a module that does not say that it is one of rules."""

from toys.pennies.state import State


def twice(n: int) -> int:
    return 2 * n


def standing_by_hand(s: State, seat: int) -> int:
    return 1 if s.score[seat] >= s.score[1 - seat] else 2
