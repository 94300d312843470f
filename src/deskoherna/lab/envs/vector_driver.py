"""Thousands of games in lock step that never end: one pass plays a move in each, begins anew those that are over, and
writes what the next seat observes and may do."""

from typing import TYPE_CHECKING, Any

from deskoherna.bots.greedy_driver import final_worth
from deskoherna.bots.seeds import mixed
from deskoherna.kit.bits import lowest_bit
from deskoherna.kit.drivers import begin, play
from deskoherna.kit.state import Row
from deskoherna.lab.envs.encoding import encode

if TYPE_CHECKING:
    from deskoherna.kit.contract import BOUND

    actors, legal = BOUND.actors, BOUND.legal

__rules__ = True
__driver__ = True

LOW = 0x7FFFFFFF
"""`& LOW` changes no index; it tells the compiler that there is no negative one."""
GOES_ON, OVER, CUT_SHORT = range(3)
NOBODY = -1
HALF_A_WIN = 500
DICE_BITS = 30
OUTCOME_BITS = 32


def write_rewards(s: Any, notes: Any, rewards: Any, to: int) -> None:
    """1 for a win, -1 for a loss, in between for a shared first place."""
    for seat in range(s.seats):
        rewards[to + seat] = (final_worth(s, notes, seat) - HALF_A_WIN) / HALF_A_WIN


def write_mask(s: Any, seat: int, masks: Row, to: int, width: int, out: Row) -> int:
    """A byte a move: may it be played? Returns how many may."""
    to &= LOW
    for k in range(width):
        masks[to + k] = 0
    n = legal(s, seat, out, 0)
    for k in range(n):
        masks[to + out[k]] = 1
    return n


def first_illegal(seats: Row, moves: Row, masks: Row, width: int) -> int:
    """The first game whose move is not legal; -1 if all are."""
    for i in range(len(seats)):
        move = moves[i]
        if seats[i] != NOBODY and (move < 0 or move >= width or masks[i * width + move] == 0):
            return i
    return -1


def advance(
    states: Any,
    blank: Any,
    notes: Any,
    raw: Any,
    encoders: Row,
    seats: Row,
    moves: Row,
    observations: Row,
    masks: Row,
    rewards: Any,
    done: Row,
    begun: Row,
    dice: Row,
    any_move: Row,
    out: Row,
    seed: int,
    options: Row,
    limit: int,
) -> int:
    """Play moves[i] for seats[i] (-1: begin a game) in every game i; seats, observations and masks of what comes next.

    A move that is not legal is refused before anything is played: the answer is its game, or -1. Every game has its
    own seeds, so what happens in one does not depend on the others. `any_move` is one legal move of each, any as
    likely. Rows of a game lie one after another in flat arrays; `raw` are the bytes of the states, encoders[seat] the
    code that writes what a seat observes of them.
    """
    players = len(rewards) // len(states)
    width = len(masks) // len(states)
    size = len(observations) // len(states)
    record = len(raw) // len(states)
    wrong = first_illegal(seats, moves, masks, width)
    if wrong >= 0:
        return wrong
    for i in range(len(states)):
        s = states[i]
        bits = 0
        if done[i] != GOES_ON:
            done[i] = GOES_ON
            for seat in range(players):
                rewards[i * players + seat] = 0
        if seats[i] != NOBODY:
            play(s, seats[i], moves[i])
            bits = actors(s)
            if bits == 0:
                done[i] = OVER
                write_rewards(s, notes[0], rewards, i * players)
            elif s.steps >= limit:
                done[i] = CUT_SHORT
                bits = 0
        if bits == 0:
            states[i] = blank[0]
            begin(s, mixed(mixed(seed, i), begun[i]), options)
            begun[i] += 1
            bits = actors(s)
        seat = lowest_bit(bits)
        seats[i] = seat
        n = write_mask(s, seat, masks, i * width, width, out)
        dice[i] = mixed(dice[i], 0)
        any_move[i] = out[((dice[i] >> DICE_BITS) * n) >> OUTCOME_BITS]
        encode(encoders[seat], raw, i * record, observations, i * size)
    return -1
