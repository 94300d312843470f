"""The contract of the game: who may act, when a step is over, who has won. Moves are declared where they belong."""

from deskoherna.games.cardia.state import BUSY, OVER, PLAY, State
from deskoherna.kit.declare import only_when
from deskoherna.kit.todo import clear_todo

__rules__ = True


def actors(s: State) -> int:
    """Both lay their cards in secret; every other question has one addressee."""
    if s.phase == PLAY:
        return 3 - s.laid[0] - 2 * s.laid[1]
    return 0 if s.phase == OVER else 1 << s.asked


def is_busy(s: State) -> bool:
    return s.phase == BUSY


def is_over(s: State) -> bool:
    return s.phase == OVER


@only_when(is_over)
def close(s: State) -> None:
    """The end of the game forgets what was still to come."""
    clear_todo(s)


def standing(s: State, seat: int) -> int:
    """1: won; a draw is a shared first place."""
    return 1 if (s.result >> seat) & 1 == 1 else 2


def points(s: State, seat: int) -> int:
    """Seals on the own cards."""
    return s.score[seat]
