"""The rules: whole numbers, loops, ifs. They run interpreted, and compiled for bots (docs/two-twins.md says how)."""

from deskoherna.kit.advice import NoNotes
from deskoherna.kit.declare import Leanings, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below
from deskoherna.kit.state import Row
from deskoherna.kit.verbs import NUMBER, Events, verbs

from .state import DAMS, FLOODED, HELD, N_DAMS, SEATS, WORK, State

__rules__ = True

FETCHED = 3
LOWERED = 2
RISES_A_TURN = 2
BRIM = 5
"""A dam holds so much water; with more all have lost."""
MOST_SACKS = 6

# What the log tells. Nothing depends on events; the words of each stand in words/.
EVENTS = Events()
FETCHES = EVENTS("fetches {} {}", SEATS, NUMBER)
RAISES = EVENTS("raises {} {}", SEATS, DAMS)
RISES = EVENTS("water rises {}", DAMS)
BREAKS = EVENTS("breaks {}", DAMS)
HOLD = EVENTS("dams hold")


def setup(s: State, options: Row) -> None:
    """All fields are 0 here. `options` is what `encode` in game.py makes of the table's options, seats first."""
    s.seats = options[0]
    s.turns_left = options[1]
    s.sacks = 2
    s.phase = WORK
    for dam in range(N_DAMS):
        s.water[dam] = 2


def actors(s: State) -> int:
    """Who may move now, a bit each; 0 means that the game is over."""
    return 1 << s.turn if s.phase == WORK else 0


def has_room(s: State) -> bool:
    return s.sacks < MOST_SACKS


# A verb is a kind of move: its words, when it is asked, whether it is allowed, and below what it does.
@verb("fetch sacks", asked=WORK, allowed=has_room)
def fetch(s: State, seat: int) -> None:
    """Sacks belong to all."""
    fetched = min(FETCHED, MOST_SACKS - s.sacks)
    s.sacks += fetched
    tell(s, EVERYBODY, FETCHES, seat, fetched)
    let_rise(s)


def can_raise(s: State, dam: int) -> bool:
    return s.sacks > 0 and s.water[dam] > 0


@verb("raise {}", DAMS, asked=WORK, allowed=can_raise)
def raise_dam(s: State, seat: int, dam: int) -> None:
    """A sack raises a dam: the water stands lower there."""
    s.sacks -= 1
    s.water[dam] = max(s.water[dam] - LOWERED, 0)
    tell(s, EVERYBODY, RAISES, seat, dam)
    let_rise(s)


def let_rise(s: State) -> None:
    """After every turn the water rises, at any dam; then the next is to work."""
    for _ in range(RISES_A_TURN):
        dam = rand_below(s, N_DAMS)  # the only chance there is
        s.water[dam] += 1
        tell(s, EVERYBODY, RISES, dam)
        if s.water[dam] > BRIM:
            s.phase = FLOODED
            tell(s, EVERYBODY, BREAKS, dam)
            return
    s.turns_left -= 1
    s.turn = (s.turn + 1) % s.seats
    if s.turns_left == 0:
        s.phase = HELD
        tell(s, EVERYBODY, HOLD)


def points(s: State, _seat: int) -> int:
    return 1 if s.phase == HELD else 0


def standing(s: State, _seat: int) -> int:
    """All win or all lose: when they lose, nobody stands first."""
    return 1 if s.phase == HELD else 2


def worth(s: State, _notes: NoNotes, _seat: int) -> int:
    """What bots play for, in thousandths of a win: low water everywhere, and sacks."""
    if s.phase != WORK:
        return 1000 if s.phase == HELD else 0
    value = 800 + 15 * s.sacks
    for dam in range(N_DAMS):
        value -= 12 * s.water[dam] * s.water[dam]
    return min(max(value, 10), 990)


LEAN = Leanings(1)  # how likely each verb is in a bot's imagination; here all alike
VERBS = verbs(fetch, raise_dam)
