"""The rules of Isthmus. In turn place a stone; whoever joins the own two shores has won."""

from deskoherna.kit.declare import Leanings, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row
from deskoherna.kit.verbs import Events, verbs
from deskoherna.workshop.isthmus.state import (
    COLUMN,
    HEXES,
    MIRROR,
    N_HEXES,
    NEAR,
    NO_STONE,
    OVER,
    PLACE,
    ROW,
    SEATS,
    Notes,
    State,
)

__rules__ = True

SIDES = 6

EVENTS = Events()
PLACES = EVENTS("places {} {}", SEATS, HEXES)
TAKES_OVER = EVENTS("takes over {} {}", SEATS, HEXES)
JOINS = EVENTS("joins shores {}", SEATS)


def setup(s: State, options: Row) -> None:
    s.seats = 2
    s.size = options[1]
    s.phase = PLACE
    s.winner = -1
    for h in range(N_HEXES):
        s.stone[h] = NO_STONE


def actors(s: State) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


def on_map(s: State, h: int) -> bool:
    return COLUMN[h] < s.size and ROW[h] < s.size


def along(seat: int, h: int) -> int:
    """How far a hex lies from the first shore of a seat: A joins north and south, B west and east."""
    return ROW[h] if seat == 0 else COLUMN[h]


def can_place(s: State, h: int) -> bool:
    return on_map(s, h) and s.stone[h] == NO_STONE


@verb("place {}", HEXES, asked=PLACE, allowed=can_place)
def place(s: State, seat: int, h: int) -> None:
    s.stone[h] = seat
    s.placed += 1
    tell(s, EVERYBODY, PLACES, seat, h)
    if joins(s, seat):
        s.phase = OVER
        s.winner = seat
        tell(s, EVERYBODY, JOINS, seat)
    else:
        s.turn = 1 - seat


def can_take_over(s: State) -> bool:
    return s.placed == 1 and s.swapped == 0


@verb("take over", asked=PLACE, allowed=can_take_over)
def take_over(s: State, seat: int) -> None:
    """The second seat may take the first stone instead: it goes to where the other's would lie as well for it."""
    for h in range(N_HEXES):
        if s.stone[h] == 1 - seat:
            s.stone[h] = NO_STONE
            s.stone[MIRROR[h]] = seat
            s.swapped = 1
            tell(s, EVERYBODY, TAKES_OVER, seat, MIRROR[h])
            break
    s.turn = 1 - seat


def joins(s: State, seat: int) -> bool:
    """Do stones of the seat lead from one of its shores to the other? Walks on from hex to hex."""
    n = 0
    for h in range(N_HEXES):
        s.reached[h] = 0
        if s.stone[h] == seat and along(seat, h) == 0:
            s.reached[h] = 1
            s.queue[n] = h
            n += 1
    at = 0
    while at < n:
        here = s.queue[at]
        at += 1
        if along(seat, here) == s.size - 1:
            return True
        for d in range(SIDES):
            h = NEAR[here][d]
            if h >= 0 and s.stone[h] == seat and s.reached[h] == 0:
                s.reached[h] = 1
                s.queue[n] = h
                n += 1
    return False


def points(s: State, seat: int) -> int:
    return 1 if s.winner == seat else 0


def standing(s: State, seat: int) -> int:
    return 1 if s.winner == seat else 2


def derive(_s: State) -> None:
    """No field follows from others."""


def forget(_s: State, _seat: int) -> None:
    """Nothing is hidden."""


def stones_missing(s: State, notes: Notes, seat: int) -> int:
    """The fewest stones with which the seat could join its shores, if the other looked on."""
    far = N_HEXES + 1
    n = 0
    for h in range(N_HEXES):
        notes.missing[h] = far
        if on_map(s, h) and along(seat, h) == 0 and s.stone[h] != 1 - seat:
            notes.missing[h] = 0 if s.stone[h] == seat else 1
            notes.queue[n] = h
            n += 1
    at = 0
    best = far
    while at < n:
        here = notes.queue[at]
        at += 1
        if along(seat, here) == s.size - 1:
            best = min(best, notes.missing[here])
        for d in range(SIDES):
            h = NEAR[here][d]
            if h < 0 or not on_map(s, h) or s.stone[h] == 1 - seat:
                continue
            cost = notes.missing[here] + (0 if s.stone[h] == seat else 1)
            if cost < notes.missing[h] and n < len(notes.queue):
                notes.missing[h] = cost
                notes.queue[n] = h
                n += 1
    return best


def worth(s: State, notes: Notes, seat: int) -> int:
    """Who is nearer to joining; it counts for half a stone to be on the move."""
    if s.phase == OVER:
        return 1000 if s.winner == seat else 0
    lead = 2 * (stones_missing(s, notes, 1 - seat) - stones_missing(s, notes, seat))
    lead += 1 if s.turn == seat else -1
    return min(max(500 + 70 * lead, 10), 990)


LEAN = Leanings(1)
VERBS = verbs(place, take_over)
