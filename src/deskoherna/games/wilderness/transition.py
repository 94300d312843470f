"""From the positional to the action phase (sheet e)."""

from deskoherna.games.wilderness.board import N_FIELDS
from deskoherna.games.wilderness.events import ACTION_BEGINS
from deskoherna.games.wilderness.material import CARDS_A_SEAT, N_ANIMALS
from deskoherna.games.wilderness.state import BOARD, BUSY, DESERT_LIES, NOTHING, OUT, OVER, State
from deskoherna.games.wilderness.turns import begin_turn
from deskoherna.games.wilderness.wounds import count_animals, look_who_is_left
from deskoherna.kit.cards import everybody, put
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True


def begin_action_phase(s: State, seat: int) -> None:
    """Landscapes but for deserts go, animals are turned up and get their tokens, everything else leaves."""
    s.land_steps = s.animal_steps = s.dots_left = s.laid_animals = s.last_turns = s.quiet_turns = 0
    for f in range(N_FIELDS):
        s.whose[f] = -1
        if s.lies[f] != DESERT_LIES:
            s.lies[f] = NOTHING
    for owner in range(s.seats):
        turn_up(s, owner)
    s.reveals += 1
    s.phase = BUSY
    s.starter = seat
    s.round = 1
    tell(s, EVERYBODY, ACTION_BEGINS, seat)
    look_who_is_left(s)
    if s.phase != OVER:
        while count_animals(s, seat) == 0:
            seat = (seat + 1) % s.seats
        begin_turn(s, seat)


def turn_up(s: State, owner: int) -> None:
    for k in range(CARDS_A_SEAT):
        card = owner * CARDS_A_SEAT + k
        if k < N_ANIMALS and s.place[card] == BOARD:
            animal = owner * N_ANIMALS + k
            s.field[animal] = s.rank[card]
            s.on[s.rank[card]] = animal
            s.token[animal] = 1
            s.fielded[animal] = 1
        put(s, card, OUT)
        s.seen[card] = everybody(s)
