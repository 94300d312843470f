"""Greedy by `worth`: each move is tried on imagined worlds, played on until the seat must decide again, and weighed.

Written once for both twins, like the drivers of the kit. `work` is an array of three states: the world as the seat
imagines it, a sample of it, and the trial of one move; `notes` is the room that `worth` and `lean` write in.
"""

from typing import TYPE_CHECKING, Any

from deskoherna.bots.seeds import mixed
from deskoherna.kit.bits import lowest_bit
from deskoherna.kit.drivers import dream, lean_move, play
from deskoherna.kit.random import rand_below, seed_rng
from deskoherna.kit.state import Row, clone
from deskoherna.kit.twins import compiled_as

if TYPE_CHECKING:
    from deskoherna.kit.advice import ADVICE
    from deskoherna.kit.contract import BOUND

    actors, standing, worth, lean = BOUND.actors, BOUND.standing, ADVICE.worth, ADVICE.lean

__rules__ = True
__driver__ = True

WORLD, SAMPLE, TRIAL = range(3)
WIN = 1000
TIES = -2
"""The seed that settles ties, beside those of the samples (0, 1, 2 ...)."""
CHOICE = -3
ATTENTION = -4
SELDOM = 3
"""A novice looks ahead in one decision of so many."""


def _copy_state(target: Any, to: int, source: Any, at: int) -> None:
    target[to] = source[at]


@compiled_as(_copy_state)
def copy_state(target: Any, to: int, source: Any, at: int) -> None:
    """Copy a position from one row of records to another."""
    target[to] = clone(source[at])


def final_worth(s: Any, notes: Any, seat: int) -> int:
    """The worth of a finished game: a win is 1000, a loss nothing.

    A shared first place is worth its share, or what the game says if that is more: a draw of two is half a win, a
    common victory is a whole one for everybody.
    """
    if standing(s, seat) != 1:
        return 0
    first = 0
    for other in range(s.seats):
        if standing(s, other) == 1:
            first += 1
    if first == 1:
        return WIN
    return max(WIN // first, worth(s, notes, seat))


def settle(s: Any, notes: Any, seat: int, out: Row, horizon: int) -> int:
    """Play on by `lean` until the seat must decide again, the game is over or `horizon` steps have passed."""
    bits = actors(s)
    n = 0
    while bits != 0 and (bits >> seat) & 1 == 0 and n < horizon:
        mover = lowest_bit(bits)
        play(s, mover, lean_move(s, notes, mover, out))
        bits = actors(s)
        n += 1
    return final_worth(s, notes, seat) if bits == 0 else worth(s, notes, seat)


def rate_moves(
    work: Any, notes: Any, seat: int, seed: int, moves: Row, n: int, samples: int, horizon: int, out: Row, totals: Row
) -> None:
    """Sum up in totals[k] what moves[k] is worth over the samples; all moves meet the same worlds and chance."""
    for k in range(n):
        totals[k] = 0
    for i in range(samples):
        copy_state(work, SAMPLE, work, WORLD)
        dream(work[SAMPLE], seat, mixed(seed, i))
        for k in range(n):
            copy_state(work, TRIAL, work, SAMPLE)
            play(work[TRIAL], seat, moves[k])
            totals[k] += settle(work[TRIAL], notes[0], seat, out, horizon)


def best_move(work: Any, seed: int, moves: Row, n: int, totals: Row) -> int:
    """The move of the highest total; among equals each is as likely."""
    copy_state(work, TRIAL, work, WORLD)
    seed_rng(work[TRIAL], mixed(seed, TIES))
    best = 0
    equals = 1
    for k in range(1, n):
        if totals[k] > totals[best]:
            best = k
            equals = 1
        elif totals[k] == totals[best]:
            equals += 1
            if rand_below(work[TRIAL], equals) == 0:
                best = k
    return moves[best] + 0


def uniform_choice(work: Any, seed: int, moves: Row, n: int) -> int:
    """Any of the moves, each as likely."""
    copy_state(work, TRIAL, work, WORLD)
    seed_rng(work[TRIAL], mixed(seed, CHOICE))
    return moves[rand_below(work[TRIAL], n)] + 0


def attentive(work: Any, seed: int) -> bool:
    """Does a novice look at what its moves lead to, this time?"""
    copy_state(work, TRIAL, work, WORLD)
    seed_rng(work[TRIAL], mixed(seed, ATTENTION))
    return rand_below(work[TRIAL], SELDOM) == 0


def leaning_choice(work: Any, notes: Any, seat: int, seed: int, moves: Row, n: int) -> int:
    """One of the moves by the weights of `lean` in the imagined world; any of them when all weigh nothing."""
    total = 0
    for k in range(n):
        total += lean(work[WORLD], notes[0], seat, moves[k])
    if total == 0:
        return uniform_choice(work, seed, moves, n)
    copy_state(work, TRIAL, work, WORLD)
    seed_rng(work[TRIAL], mixed(seed, CHOICE))
    left = rand_below(work[TRIAL], total) + 1
    k = -1
    while left > 0:
        k += 1
        left -= lean(work[WORLD], notes[0], seat, moves[k])
    return moves[k] + 0
