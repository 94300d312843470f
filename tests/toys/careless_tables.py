"""Rules that call what is never compiled."""

from deskoherna.kit.twins import python_only
from toys.pennies.state import State

__rules__ = True


@python_only
def table() -> list[int]:
    return [0, 2]


def points(s: State, seat: int) -> int:
    return s.score[seat] * table()[1]
