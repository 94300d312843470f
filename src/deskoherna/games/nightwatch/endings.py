"""How the game ends: with points in the own turn, or tragically, when the Wall or the Gift is lost."""

from deskoherna.games.nightwatch.material import VICTORY
from deskoherna.games.nightwatch.moves import E_ENDS, E_NOBODY, E_SHOWS, E_WINS
from deskoherna.games.nightwatch.state import BY_POINTS, BY_ROUNDS, NOT_YET, OVER, POINTS_TO_WIN, State
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.todo import clear_todo

__rules__ = True

BREACHES_TO_LOSE = 3
WILDLINGS_TO_LOSE = 8
MANY = 100
"""More than any count of guards, points or cards."""


def is_over(s: State) -> bool:
    return s.ending != NOT_YET


def points(s: State, seat: int) -> int:
    """Pieces, special cards, guards, and the point cards in hand."""
    return s.score[seat] + s.cards[seat][VICTORY]


def has_won(s: State, seat: int) -> bool:
    return s.score[seat] + s.cards[seat][VICTORY] >= POINTS_TO_WIN


def finish(s: State, ending: int, winners: int) -> None:
    """The end: everybody shows the point cards in hand; what was still to come is forgotten."""
    s.ending = ending
    s.winners = winners
    s.phase = OVER
    s.acting = 0
    clear_todo(s)
    tell(s, EVERYBODY, E_ENDS, ending)
    for seat in range(s.seats):
        s.shown[seat] = s.cards[seat][VICTORY]
        if s.shown[seat] > 0:
            tell(s, EVERYBODY, E_SHOWS, seat, s.shown[seat])
    for seat in range(s.seats):
        if (winners >> seat) & 1 == 1:
            tell(s, EVERYBODY, E_WINS, seat)
    if winners == 0:
        tell(s, EVERYBODY, E_NOBODY)


def win_by_points(s: State, seat: int) -> None:
    finish(s, BY_POINTS, 1 << seat)


def valour(s: State, seat: int) -> int:
    """What decides a tragic end: guards on the Wall, then points, then cards in hand."""
    return (s.guards[seat] * MANY + points(s, seat)) * MANY + s.n_hand[seat]


def tragic_end(s: State, ending: int) -> None:
    """Most guards on the Wall wins; who ties even in cards loses with all the others."""
    best = -1
    winners = 0
    for seat in range(s.seats):
        v = valour(s, seat)
        if v > best:
            best = v
            winners = 1 << seat
        elif v == best:
            winners = 0
    finish(s, ending, winners)


def end_by_rounds(s: State) -> None:
    """After the last round the points decide; equal points share the first place."""
    best = 0
    winners = 0
    for seat in range(s.seats):
        p = points(s, seat)
        if p > best:
            best = p
            winners = 0
        if p == best:
            winners |= 1 << seat
    finish(s, BY_ROUNDS, winners)


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
