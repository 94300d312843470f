"""The action turn: three activation points, who may be activated how, renewal, the next player (sheet f1, f2, i)."""

from deskoherna.games.wilderness.events import RENEWED, ROUND_BEGINS, TURN_ENDED
from deskoherna.games.wilderness.material import ACTIVATIONS, BEAR, BEAVER, COST, EAGLE, N_ANIMALS
from deskoherna.games.wilderness.reach import can_move_off, can_strike
from deskoherna.games.wilderness.state import (
    ACTIVATE,
    ALL_PASSED,
    BUSY,
    DEACTIVATE,
    NO_ELEMENTS,
    OUT_OF_TIME,
    OVER,
    SPRINT_ATTACK,
    SPRINT_MOVE,
    TO_ATTACK,
    TO_MOVE,
    WAKE_UP,
    State,
)
from deskoherna.games.wilderness.wounds import count_animals, end_game, kind_of
from deskoherna.kit.declare import verb
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True
# ruff: noqa: SIM110 (compiled rules know no any() and all())

N_WAYS = 7
IDLE_ROUNDS = 2
"""Rounds in which everybody passes whole turns, after which the game ends."""
DRY_ROUNDS = 60
"""Rounds without an Element taken, after which the game ends."""
MAX_ROUNDS = 100
"""Rounds of the action phase in all."""


# ---------------------------------------------------------------- who may be activated


def is_ready(s: State, animal: int) -> bool:
    return s.field[animal] >= 0 and s.token[animal] == 1 and s.host[animal] < 0


def eligible(s: State, animal: int) -> bool:
    """Ready; and as long as the eagle is ready, only the eagle (king rule)."""
    if not is_ready(s, animal):
        return False
    eagle = animal // N_ANIMALS * N_ANIMALS + EAGLE
    return animal == eagle or not is_ready(s, eagle)


def can_use(s: State, animal: int, way: int) -> bool:
    """Is this way open to a ready animal, points aside?"""
    if s.passive[animal] > 0:
        return way == WAKE_UP
    kind = kind_of(animal)
    if way == TO_ATTACK:
        return can_strike(s, animal, way)
    if way == TO_MOVE:
        return can_move_off(s, animal, way)
    if way == DEACTIVATE:
        return kind == BEAVER and s.beaver_rested == 0
    if kind == BEAR and s.sprinted[animal // N_ANIMALS] == 0:
        if way == SPRINT_ATTACK:
            return can_strike(s, animal, way)
        if way == SPRINT_MOVE:
            return can_move_off(s, animal, way)
    return False


def is_blocked(s: State, animal: int) -> bool:
    """No way at all, even with all points (sheet i)."""
    for way in (WAKE_UP, TO_MOVE, DEACTIVATE, TO_ATTACK, SPRINT_MOVE, SPRINT_ATTACK):
        if can_use(s, animal, way):
            return False
    return True


def all_blocked(s: State, seat: int) -> bool:
    """Is every animal that the king rule lets this seat activate blocked?"""
    for k in range(N_ANIMALS):
        animal = seat * N_ANIMALS + k
        if eligible(s, animal) and not is_blocked(s, animal):
            return False
    return True


def price(kind: int, way: int) -> int:
    return 0 if way == DEACTIVATE else COST[kind]


def has_activation(s: State, seat: int) -> bool:
    """Is there anything to do but to end the turn?"""
    for k in range(N_ANIMALS):
        animal = seat * N_ANIMALS + k
        if eligible(s, animal):
            if COST[k] <= s.points_left:
                if s.passive[animal] > 0 or can_move_off(s, animal, TO_MOVE) or not is_blocked(s, animal):
                    return True
            elif can_use(s, animal, DEACTIVATE):
                return True
    return can_rest(s, seat) and all_blocked(s, seat)


def can_rest(s: State, seat: int) -> bool:
    for k in range(N_ANIMALS):
        if COST[k] <= s.points_left and eligible(s, seat * N_ANIMALS + k):
            return True
    return False


# ---------------------------------------------------------------- renewal


def renew(s: State) -> None:
    """Whoever has no white token left gets new ones for all surviving animals."""
    for seat in range(s.seats):
        animals = 0
        ready = 0
        for k in range(N_ANIMALS):
            animal = seat * N_ANIMALS + k
            if s.field[animal] >= 0 and s.host[animal] < 0:
                animals += 1
                ready += s.token[animal]
        if animals > 0 and ready == 0:
            for k in range(N_ANIMALS):
                animal = seat * N_ANIMALS + k
                if s.field[animal] >= 0 and s.host[animal] < 0:
                    s.token[animal] = 1
            tell(s, EVERYBODY, RENEWED, seat)


# ---------------------------------------------------------------- turns


def begin_turn(s: State, seat: int) -> None:
    s.turn = s.actor = seat
    s.points_left = ACTIVATIONS
    s.activations = 0
    s.beaver_rested = 0
    s.phase = ACTIVATE


def go_on(s: State) -> None:
    """After an activation: the same seat again, as long as it can do something; else the next."""
    s.actor = s.turn
    s.phase = ACTIVATE
    if not has_activation(s, s.turn):
        end_turn(s)


@verb("end turn", asked=ACTIVATE)
def end_turn(s: State) -> None:
    """Pass on; two rounds of whole turns passed, long drought and the last round end the game."""
    tell(s, EVERYBODY, TURN_ENDED, s.turn)
    s.phase = BUSY
    s.idle_turns = 0 if s.activations > 0 else s.idle_turns + 1
    seat = s.turn
    if s.idle_turns >= IDLE_ROUNDS * players_left(s):
        end_game(s, ALL_PASSED, -1)
        return
    searching = True
    while searching and s.phase != OVER:
        seat = (seat + 1) % s.seats
        if seat == s.starter:
            next_round(s)
        searching = count_animals(s, seat) == 0
    if s.phase != OVER:
        begin_turn(s, seat)


def players_left(s: State) -> int:
    n = 0
    for seat in range(s.seats):
        if count_animals(s, seat) > 0:
            n += 1
    return n


def next_round(s: State) -> None:
    s.dry_rounds += 1
    if s.dry_rounds >= DRY_ROUNDS:
        end_game(s, NO_ELEMENTS, -1)
    elif s.round >= MAX_ROUNDS:
        end_game(s, OUT_OF_TIME, -1)
    else:
        s.round += 1
        tell(s, EVERYBODY, ROUND_BEGINS, s.starter, s.round)
