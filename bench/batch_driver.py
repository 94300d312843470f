"""A batch in lock step that never ends: every game makes its move, begins anew when it is over, and says in a mask of
bits what is legal now. One pass over the states, so that each is fetched once."""

from typing import TYPE_CHECKING, Any

from deskoherna.kit.bits import lowest_bit
from deskoherna.kit.drivers import begin, play
from deskoherna.kit.state import Row

if TYPE_CHECKING:
    from deskoherna.kit.contract import BOUND

    actors, legal = BOUND.actors, BOUND.legal

__rules__ = True
__driver__ = True

BITS = 64
SHIFT = 6


def write_bits(s: Any, seat: int, row: Row, out: Row) -> None:
    """A bit a move: may it be played?"""
    for w in range(len(row)):
        row[w] = 0
    n = legal(s, seat, out, 0)
    for k in range(n):
        row[out[k] >> SHIFT] |= 1 << (out[k] & (BITS - 1))


def advance(states: Any, blank: Any, seats: Row, moves: Row, masks: Any, out: Row, seed: int, options: Row) -> int:
    """Play moves[i] for seats[i] (-1: begin a game); seats and masks of the next decisions. The games begun."""
    begun = 0
    for i in range(len(states)):
        s = states[i]
        bits = 0
        if seats[i] >= 0:
            play(s, seats[i], moves[i])
            bits = actors(s)
        if bits == 0:
            states[i] = blank[0]
            begin(states[i], seed + begun, options)
            begun += 1
            bits = actors(s)
        seats[i] = lowest_bit(bits)
        write_bits(s, seats[i], masks[i], out)
    return begun
