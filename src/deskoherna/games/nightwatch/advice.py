"""What a fair player would look at."""

from deskoherna.games.nightwatch.endings import points
from deskoherna.games.nightwatch.state import State

__rules__ = True


def worth(s: State, seat: int) -> int:
    return points(s, seat) * 100


def lean(s: State, seat: int, move: int) -> int:
    return 1
