"""The rules: whole numbers, loops, ifs. They run interpreted, and compiled for bots (docs/two-twins.md says how)."""

from deskoherna.kit.advice import NoNotes
from deskoherna.kit.declare import Leanings, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row
from deskoherna.kit.verbs import NUMBER, Events, verbs

from .state import HEXES, N_HEXES, NEAR, NO_STONE, OVER, PLACE, SEATS, State

__rules__ = True

SIDES = 6

# What the log tells. Nothing depends on events; the words of each stand in words/.
EVENTS = Events()
PLACES = EVENTS("places {} {}", SEATS, HEXES)
SCORES = EVENTS("scores {} {}", SEATS, NUMBER)


def setup(s: State, options: Row) -> None:
    """All fields are 0 here. `options` is what `encode` in game.py makes of the table's options, seats first."""
    s.seats = options[0]
    s.phase = PLACE
    for h in range(N_HEXES):
        s.stone[h] = NO_STONE


def actors(s: State) -> int:
    """Who may move now, a bit each; 0 means that the game is over."""
    return 0 if s.phase == OVER else 1 << s.turn


def is_free(s: State, h: int) -> bool:
    return s.stone[h] == NO_STONE


# A verb is a kind of move: its words, when it is asked, whether it is allowed, and below what it does.
@verb("place {}", HEXES, asked=PLACE, allowed=is_free)
def place(s: State, seat: int, h: int) -> None:
    """A stone scores a point for each own stone beside it."""
    gain = neighbours(s, seat, h)
    s.stone[h] = seat
    s.placed += 1
    s.score[seat] += gain
    tell(s, EVERYBODY, PLACES, seat, h)
    if gain > 0:
        tell(s, EVERYBODY, SCORES, seat, gain)
    s.turn = 1 - seat
    if s.placed == N_HEXES:
        s.phase = OVER


def neighbours(s: State, seat: int, h: int) -> int:
    """How many stones of the seat lie beside a hex."""
    n = 0
    for d in range(SIDES):
        if NEAR[h][d] >= 0 and s.stone[NEAR[h][d]] == seat:
            n += 1
    return n


def points(s: State, seat: int) -> int:
    return s.score[seat]


def standing(s: State, seat: int) -> int:
    """1 is the winner; equals share the place."""
    return 1 if s.score[seat] >= s.score[1 - seat] else 2


def worth(s: State, _notes: NoNotes, seat: int) -> int:
    """What bots play for, in thousandths of a win: here the lead."""
    return min(max(500 + 40 * (s.score[seat] - s.score[1 - seat]), 0), 1000)


LEAN = Leanings(1)  # how likely each verb is in a bot's imagination; here all alike
VERBS = verbs(place)
