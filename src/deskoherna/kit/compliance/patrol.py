"""A driver that plays compiled games and looks at every step: are there dead ends, is there always a choice?"""

from typing import TYPE_CHECKING, Any

from deskoherna.kit.random import rand_below, seed_rng
from deskoherna.kit.state import Row

if TYPE_CHECKING:
    from deskoherna.kit.advice import ADVICE
    from deskoherna.kit.contract import BOUND

    setup, actors, legal, step, lean = BOUND.setup, BOUND.actors, BOUND.legal, BOUND.step, ADVICE.lean
    beat = BOUND.beat

__rules__ = True

LOWEST, HIGHEST, CLINGING, RANDOM, NOVICE = range(5)
"""Always the lowest move; the highest; never a move without arguments (`end`, `done`) if avoidable; any; by lean."""
FINE, STUCK, DISORDER, INTRUDER, ENDLESS, LEFT_OVER, FORCED = range(7)
"""No wrong; an actor without a move; a list that does not ascend; a move for one who may not act; no end; todo left;
a seat that is asked with one legal move, and it is no beat.
"""
CODE, STEP, SEAT, LONGEST, TOTAL, ASKED, SINGLE = range(7)
"""What is told: the wrong, where, of whom; the longest game, all steps; how many questions seats were asked, and how
many of them had one answer although they are no beats.
"""


def pick(s: Any, notes: Any, seat: int, out: Row, n: int, plain: Row, player: int) -> int:
    """The move of a stubborn player among the first n of `out`."""
    if player == LOWEST:
        return out[0]
    if player == HIGHEST:
        return out[n - 1]
    if player == NOVICE:
        total = 0
        for k in range(n):
            total += lean(s, notes, seat, out[k])
        if total > 0:
            left = rand_below(s, total)
            k = 0
            while left >= lean(s, notes, seat, out[k]):
                left -= lean(s, notes, seat, out[k])
                k += 1
            return out[k]
    if player == CLINGING:
        busy = 0
        for k in range(n):
            if plain[out[k]] == 0:
                busy += 1
        if busy > 0:
            left = rand_below(s, busy)
            for k in range(n):
                if plain[out[k]] == 0:
                    if left == 0:
                        return out[k]
                    left -= 1
    return out[rand_below(s, n)]


def wrong_now(s: Any, bits: int, seats: int, out: Row, found: Row, beats: Row, strict: int) -> int:
    """Look at every seat's list: who may act has a move, who may not has none, lists ascend.

    With `strict`, whoever may act has a choice, but for beats: `beats` counts those met with one answer.
    """
    for seat in range(seats):
        n = legal(s, seat, out, 0)
        found[SEAT] = seat
        if (bits >> seat) & 1 == 0:
            if n > 0:
                return INTRUDER
        else:
            if n == 0:
                return STUCK
            for k in range(1, n):
                if out[k] <= out[k - 1]:
                    return DISORDER
            found[ASKED] += 1
            if n == 1:
                question = beat(s, seat)
                if question >= 0:
                    beats[question] += 1
                else:
                    found[SINGLE] += 1
                    if strict == 1:
                        return FORCED
    return FINE


def patrol(
    states: Any,
    notes: Any,
    games: int,
    seed: int,
    options: Row,
    out: Row,
    plain: Row,
    player: int,
    limit: int,
    seats: int,
    found: Row,
    beats: Row,
    strict: int,
) -> int:
    """Games from `seed` on, one after another in states[0]; states[1] is zero. The seed at which something is wrong,
    or -1; `found` tells the rest.
    """
    found[LONGEST] = 0
    found[TOTAL] = 0
    found[ASKED] = 0
    found[SINGLE] = 0
    for g in range(games):
        states[0] = states[1]
        s = states[0]
        seed_rng(s, seed + g)
        setup(s, options)
        steps = 0
        bits = actors(s)
        while bits != 0:
            found[STEP] = steps
            found[CODE] = wrong_now(s, bits, seats, out, found, beats, strict)
            if found[CODE] == FINE and steps >= limit:
                found[CODE] = ENDLESS
            if found[CODE] != FINE:
                return seed + g
            seat = 0
            while (bits >> seat) & 1 == 0:
                seat += 1
            n = legal(s, seat, out, 0)
            reveals = s.reveals
            move = pick(s, notes[0], seat, out, n, plain, player)
            s.reveals = reveals
            s.steps += 1
            step(s, seat, move)
            steps += 1
            bits = actors(s)
        found[TOTAL] += steps
        if steps > found[LONGEST]:
            found[LONGEST] = steps
        if s.n_todo != 0:
            found[CODE] = LEFT_OVER
            found[STEP] = steps
            return seed + g
    found[CODE] = FINE
    return -1
