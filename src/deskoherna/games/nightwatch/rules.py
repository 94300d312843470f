"""The contract of the game: who acts, when the stack goes on, who stands where."""

from deskoherna.games.nightwatch.material import VICTORY
from deskoherna.games.nightwatch.state import State

__rules__ = True


def actors(s: State) -> int:
    return s.acting


def is_busy(s: State) -> bool:
    """Does something lie on the stack while nobody is asked anything but what to do in the turn?"""
    return s.n_todo > 0 and s.phase == s.home


def points(s: State, seat: int) -> int:
    """Pieces, special cards, guards, and the point cards in hand."""
    return s.score[seat] + s.cards[seat][VICTORY]


def standing(s: State, seat: int) -> int:
    """Winners first; the others by points behind them."""
    if (s.winners >> seat) & 1 == 1:
        return 1
    place = 2
    mine = points(s, seat)
    for other in range(s.seats):
        if other != seat and (s.winners >> other) & 1 == 0 and points(s, other) > mine:
            place += 1
    return place
