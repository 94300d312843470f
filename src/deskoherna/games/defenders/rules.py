"""The contract of the game: who may act, what is asked, who has won. Moves are declared where they belong."""

from deskoherna.games.defenders.faction import camps_built
from deskoherna.games.defenders.material import N_SIDES
from deskoherna.games.defenders.state import (
    ACT,
    CHOOSE,
    CHOOSE_ALONE,
    OVER,
    PATHS,
    REVEAL,
    SPENT,
    TO_REVEAL,
    TURN_FULL,
    WON,
    State,
)

__rules__ = True
# ruff: noqa: ARG001 (the contract names the arguments)

FREE_TALK, HABITATS_ONLY, SILENCE = 0, 1, 2
MAX_MOVES_A_TURN = 40
"""Food can be taken for an action and eaten for one, for ever; after so many moves a turn can only end (D-2)."""


def asks_several(s: State) -> bool:
    return s.phase == CHOOSE or s.phase == REVEAL or s.phase == PATHS


def waits_for(s: State, side: int) -> bool:
    """Has this faction still something to do in a phase of several?"""
    if s.in_game[side] == 0:
        return False
    if s.phase == CHOOSE:
        return s.acted[side] == 0 or s.seats == 1
    if s.phase == REVEAL:
        return s.pending[side] & TO_REVEAL != 0
    return s.pending[side] > TO_REVEAL


def actors(s: State) -> int:
    """In some phases everybody whose faction has still something to do, in others whose turn it is."""
    if s.phase == OVER:
        return 0
    if not asks_several(s):
        return 1 << s.owner[s.turn]
    bits = 0
    for side in range(N_SIDES):
        if waits_for(s, side):
            bits |= 1 << s.owner[side]
    return bits


def side_asked(s: State, seat: int) -> int:
    """The faction that a seat decides for, where several are asked the first that waits; alone there may be two."""
    if asks_several(s):
        for side in range(N_SIDES):
            if s.owner[side] == seat and waits_for(s, side):
                return side
    return s.turn


def acting_side(s: State, seat: int) -> int:
    """The side of the commands: in a turn nothing need be asked."""
    return s.turn if s.phase == ACT else side_asked(s, seat)


def asked_of(s: State) -> int:
    """What is asked: alone one leads with either faction; a turn without points, or with too many moves, is another."""
    if s.phase == ACT:
        if s.moves_made >= MAX_MOVES_A_TURN:
            return TURN_FULL
        return ACT if s.points_left > 0 else SPENT
    return CHOOSE_ALONE if s.phase == CHOOSE and s.seats == 1 else s.phase


def talk(s: State) -> int:
    """While defenders are chosen nobody talks; otherwise of a hand only the habitats are told. Alone one may (D-9)."""
    if s.seats == 1 or s.phase == OVER:
        return FREE_TALK
    return SILENCE if s.phase == CHOOSE else HABITATS_ONLY


def standing(s: State, seat: int) -> int:
    """All win or all lose."""
    return 1 if s.result == WON else 2


def points(s: State, seat: int) -> int:
    """Camps built by the whole table: the game itself counts nothing else."""
    n = 0
    for side in range(N_SIDES):
        n += camps_built(s, side)
    return n
