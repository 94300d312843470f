"""How the game ends: with points in the own turn, or tragically, when the Wall or the Gift is lost."""

from deskoherna.games.nightwatch.events import GAME_ENDS, NOBODY_WINS, SHOWS_POINTS, WINS
from deskoherna.games.nightwatch.material import VICTORY
from deskoherna.games.nightwatch.rules import points
from deskoherna.games.nightwatch.state import BY_POINTS, BY_ROUNDS, NOT_YET, OVER, POINTS_TO_WIN, WATCH, State
from deskoherna.kit.declare import only_when
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.todo import clear_todo

__rules__ = True

BREACHES_TO_LOSE = 3
WILDLINGS_TO_LOSE = 8
MANY = 100
"""More than any count of guards, points or cards."""


def is_over(s: State) -> bool:
    return s.ending != NOT_YET


def has_won(s: State, seat: int) -> bool:
    return s.score[seat] + s.cards[seat][VICTORY] >= POINTS_TO_WIN


def finish(s: State, ending: int, winners: int) -> None:
    """The end: everybody shows the point cards in hand; what was still to come is forgotten."""
    s.ending = ending
    s.winners = winners
    s.phase = OVER
    s.acting = 0
    clear_todo(s)
    tell(s, EVERYBODY, GAME_ENDS, ending)
    for seat in range(s.seats):
        s.shown[seat] = s.cards[seat][VICTORY]
        if s.shown[seat] > 0:
            tell(s, EVERYBODY, SHOWS_POINTS, seat, s.shown[seat])
    for seat in range(s.seats):
        if (winners >> seat) & 1 == 1:
            tell(s, EVERYBODY, WINS, seat)
    if winners == 0:
        tell(s, EVERYBODY, NOBODY_WINS)


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


def wins_at_once(s: State) -> bool:
    """Where points count at once: has the active player won with this move?"""
    return s.game != WATCH and has_won(s, s.turn) and not is_over(s)


@only_when(wins_at_once)
def win_in_turn(s: State) -> None:
    win_by_points(s, s.turn)
