"""Random games that are watched: a dead end, a list out of order or a game without end is reported, not played over."""

from typing import TYPE_CHECKING, Any

from deskoherna.kit.bits import lowest_bit
from deskoherna.kit.drivers import begin, play
from deskoherna.kit.random import rand_below
from deskoherna.kit.state import Row

if TYPE_CHECKING:
    from deskoherna.kit.contract import BOUND

    actors, legal = BOUND.actors, BOUND.legal

__rules__ = True
__driver__ = True

FINE, DEAD_END, OUT_OF_ORDER, ENDLESS = range(4)


def wrong_list(out: Row, n: int) -> int:
    """What is wrong with a list of legal moves: empty, or not strictly ascending."""
    if n == 0:
        return DEAD_END
    for k in range(1, n):
        if out[k] <= out[k - 1]:
            return OUT_OF_ORDER
    return FINE


def watch(s: Any, out: Row, stop: int, limit: int) -> int:
    """Random play to the end, or to `stop` steps; what went wrong."""
    bits = actors(s)
    while bits != 0 and s.steps < stop:
        if s.steps >= limit:
            return ENDLESS
        seat = lowest_bit(bits)
        n = legal(s, seat, out, 0)
        wrong = wrong_list(out, n)
        if wrong != FINE:
            return wrong
        reveals = s.reveals
        move = out[rand_below(s, n)]
        s.reveals = reveals
        play(s, seat, move)
        bits = actors(s)
    return FINE


def watch_many(states: Any, seed: int, options: Row, out: Row, stop: int, limit: int, ends: Row) -> int:
    """A game in each state, game i from seed + i; what went wrong in each, and the steps of all."""
    total = 0
    for i in range(len(states)):
        begin(states[i], seed + i, options)
        ends[i] = watch(states[i], out, stop, limit)
        total += states[i].steps
    return total
