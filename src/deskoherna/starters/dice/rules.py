"""The rules: whole numbers, loops, ifs. They run interpreted, and compiled for bots (docs/two-twins.md says how)."""

from deskoherna.kit.advice import NoNotes
from deskoherna.kit.declare import verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below
from deskoherna.kit.state import Row
from deskoherna.kit.verbs import NUMBER, Events, verbs

from .state import FACES, NOTHING, OVER, SEATS, SHEEP, TURN, State

__rules__ = True

N_FACES = len(SHEEP)

# What the log tells. Nothing depends on events; the words of each stand in words/.
EVENTS = Events()
ROLLS = EVENTS("rolls {} {}", SEATS, FACES)
KEEPS = EVENTS("keeps {} {}", SEATS, NUMBER)
LOSES = EVENTS("loses {} {}", SEATS, NUMBER)


def setup(s: State, options: Row) -> None:
    """All fields are 0 here. `options` is what `encode` in game.py makes of the table's options, seats first."""
    s.seats = options[0]
    s.rounds = options[1]
    s.round = 1
    s.die = NOTHING
    s.phase = TURN


def actors(s: State) -> int:
    """Who may move now, a bit each; 0 means that the game is over."""
    return 0 if s.phase == OVER else 1 << s.turn


# A verb is a kind of move: its words, when it is asked, whether it is allowed, and below what it does.
@verb("roll", asked=TURN)
def roll(s: State, seat: int) -> None:
    """Gather what the die shows; a face without sheep scatters them, and the turn is over."""
    face = rand_below(s, N_FACES)  # the only chance there is
    s.die = face
    tell(s, EVERYBODY, ROLLS, seat, face)
    if SHEEP[face] > 0:
        s.gathered += SHEEP[face]
    else:
        if s.gathered > 0:
            tell(s, EVERYBODY, LOSES, seat, s.gathered)
        pass_turn(s)


def has_gathered(s: State) -> bool:
    return s.gathered > 0


@verb("keep", asked=TURN, allowed=has_gathered)
def keep(s: State, seat: int) -> None:
    """What was gathered joins the flock."""
    tell(s, EVERYBODY, KEEPS, seat, s.gathered)
    s.flock[seat] += s.gathered
    pass_turn(s)


def pass_turn(s: State) -> None:
    s.gathered = 0
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        s.round += 1
    if s.round > s.rounds:
        s.round = s.rounds
        s.phase = OVER


def points(s: State, seat: int) -> int:
    """Most points win, and equal points share the place: a game that says no `standing` of its own is played so."""
    return s.flock[seat]


def worth(s: State, _notes: NoNotes, seat: int) -> int:
    """What bots play for, in thousandths of a win: here the lead before the best of the others."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.flock[other])
    mine = s.flock[seat] + (s.gathered if s.turn == seat else 0)
    return min(max(500 + 10 * (mine - best), 0), 1000)


VERBS = verbs(roll, keep)  # their numbers follow this order
