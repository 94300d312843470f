"""Whole games between the built-in bots, without leaving compiled code.

Every decision is the one that the bot objects of `simple.py` make with the same seed: a test compares them.
"""

from typing import TYPE_CHECKING, Any

from deskoherna.bots.greedy_driver import (
    WORLD,
    attentive,
    best_move,
    copy_state,
    leaning_choice,
    rate_moves,
    uniform_choice,
)
from deskoherna.bots.seeds import FIRST_SAMPLE, mixed, of_decision
from deskoherna.kit.bits import lowest_bit
from deskoherna.kit.drivers import begin, dream, play
from deskoherna.kit.state import Row

if TYPE_CHECKING:
    from deskoherna.kit.contract import BOUND

    actors, legal, standing, points = BOUND.actors, BOUND.legal, BOUND.standing, BOUND.points

__rules__ = True
__driver__ = True

RANDOM, NOVICE, APPRENTICE = range(3)
"""The kinds of bots that matches know; `simple.SIMPLE` names them in this order."""

STEPS, OVER, SEATS, STANDING, POINTS = 0, 1, 2, 3, 11
"""Where a row of results keeps what: eight standings, then eight points."""
WIDTH = 19


def choose_move(
    work: Any,
    notes: Any,
    seat: int,
    kind: int,
    seed: int,
    moves: Row,
    n: int,
    samples: int,
    horizon: int,
    out: Row,
    totals: Row,
) -> int:
    """What a bot of this kind plays in the imagined world work[WORLD]."""
    if kind == RANDOM:
        return uniform_choice(work, seed, moves, n)
    if kind == NOVICE and not attentive(work, seed):
        return leaning_choice(work, notes, seat, seed, moves, n)
    rate_moves(work, notes, seat, seed, moves, n, 1 if kind == NOVICE else samples, horizon, out, totals)
    return best_move(work, seed, moves, n, totals)


def decide(
    states: Any,
    i: int,
    work: Any,
    notes: Any,
    seat: int,
    kind: int,
    seed: int,
    moves: Row,
    out: Row,
    totals: Row,
    samples: int,
    horizon: int,
) -> int:
    """The move of a bot of this kind. It gets a world from which the truth is gone."""
    n = legal(states[i], seat, moves, 0)
    if n == 1:
        return moves[0] + 0
    copy_state(work, WORLD, states, i)
    if kind != RANDOM:
        dream(work[WORLD], seat, mixed(seed, FIRST_SAMPLE))
    return choose_move(work, notes, seat, kind, seed, moves, n, samples, horizon, out, totals)


def write_result(s: Any, row: Row, steps: int, over: int) -> None:
    """Note how a game ended."""
    row[STEPS] = steps
    row[OVER] = over
    row[SEATS] = s.seats
    for seat in range(s.seats):
        row[STANDING + seat] = standing(s, seat) if over else 0
        row[POINTS + seat] = points(s, seat)


def play_matches(
    states: Any,
    work: Any,
    notes: Any,
    first: int,
    n: int,
    seed: int,
    options: Row,
    kinds: Row,
    n_kinds: int,
    limit: int,
    samples: int,
    horizon: int,
    moves: Row,
    out: Row,
    totals: Row,
    results: Any,
) -> int:
    """Games first..first+n-1 of a run; game g has its own seed, and bots sit g seats further on. The steps of all."""
    total = 0
    for g in range(first, first + n):
        i = g - first
        game_seed = mixed(seed, g)
        begin(states[i], game_seed, options)
        bits = actors(states[i])
        steps = 0
        while bits != 0 and steps < limit:
            seat = lowest_bit(bits)
            kind = kinds[(seat + g) % n_kinds]
            at = of_decision(game_seed, steps, seat)
            move = decide(states, i, work, notes, seat, kind, at, moves, out, totals, samples, horizon)
            play(states[i], seat, move)
            steps += 1
            bits = actors(states[i])
        write_result(states[i], results[i], steps, 1 if bits == 0 else 0)
        total += steps
    return total
