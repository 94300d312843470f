"""Loops over the contract, bound to one game: interpreted for the server and the tests, compiled for bots and lab.

The names of `Rules` are free here; binding (see `bind.py`) fills them in with the functions of a game.
"""

from typing import TYPE_CHECKING, Any

from deskoherna.kit.bits import lowest_bit
from deskoherna.kit.random import rand_below, seed_rng
from deskoherna.kit.state import Row

if TYPE_CHECKING:
    from deskoherna.kit.advice import ADVICE
    from deskoherna.kit.contract import BOUND

    setup, actors, legal, step, mask = BOUND.setup, BOUND.actors, BOUND.legal, BOUND.step, BOUND.mask
    standing, points, derive = BOUND.standing, BOUND.points, BOUND.derive
    forget, worth, lean = BOUND.forget, ADVICE.worth, ADVICE.lean

__rules__ = True
__driver__ = True

(
    ASK_ACTORS,
    ASK_LEGAL,
    ASK_STEP,
    ASK_MASK,
    ASK_STANDING,
    ASK_POINTS,
    ASK_DERIVE,
    ASK_IMAGINE,
    ASK_WORTH,
    ASK_LEAN,
    ASK_SETUP,
) = range(11)


def begin(s: Any, seed: int, options: Row) -> None:
    """A new game in a zeroed state."""
    seed_rng(s, seed)
    setup(s, options)


def play(s: Any, seat: int, move: int) -> None:
    """Every step of every game goes through here."""
    s.steps += 1
    step(s, seat, move)


lowest = lowest_bit
"""The lowest seat of a mask."""


def dream(s: Any, seat: int, seed: int) -> None:
    """Turn a state into a sample of what the seat may imagine; the true stream never reaches it."""
    reveals = s.reveals
    seed_rng(s, seed)
    forget(s, seat)
    s.reveals = reveals


def ask(states: Any, notes: Any, i: int, what: int, a: int, b: int, out: Row) -> int:
    """One door for single calls from Python into the compiled twin: an array and an index are cheap to pass."""
    s = states[i]
    if what == ASK_LEGAL:
        return legal(s, a, out, 0)
    if what == ASK_STEP:
        play(s, a, b)
        return actors(s)
    if what == ASK_ACTORS:
        return actors(s)
    if what == ASK_MASK:
        return mask(s, a, b)
    if what == ASK_STANDING:
        return standing(s, a)
    if what == ASK_POINTS:
        return points(s, a)
    if what == ASK_DERIVE:
        derive(s)
    elif what == ASK_IMAGINE:
        dream(s, a, b)
    elif what == ASK_WORTH:
        return worth(s, notes[0], a)
    elif what == ASK_LEAN:
        return lean(s, notes[0], a, b)
    elif what == ASK_SETUP:
        begin(s, a, out)
    return 0


def random_move(s: Any, seat: int, out: Row) -> int:
    """Any legal move, each as likely."""
    reveals = s.reveals
    move = out[rand_below(s, legal(s, seat, out, 0))]
    s.reveals = reveals
    return move


def play_out(s: Any, out: Row, limit: int) -> int:
    """Uniformly random play to the end, or to `limit` steps; the number of steps."""
    n = 0
    bits = actors(s)
    while bits != 0 and n < limit:
        seat = lowest(bits)
        play(s, seat, random_move(s, seat, out))
        n += 1
        bits = actors(s)
    return n


def play_many(states: Any, first: int, last: int, seed: int, options: Row, out: Row, limit: int) -> int:
    """Random games in states[first..last-1], game i from seed + i; the number of steps of all."""
    total = 0
    for i in range(first, last):
        begin(states[i], seed + i, options)
        total += play_out(states[i], out, limit)
    return total


def lean_move(s: Any, notes: Any, seat: int, out: Row) -> int:
    """A legal move by the weights of `lean`; any legal move when all of them weigh nothing."""
    n = legal(s, seat, out, 0)
    total = 0
    for k in range(n):
        total += lean(s, notes, seat, out[k])
    reveals = s.reveals
    if total == 0:
        move = out[rand_below(s, n)]
    else:
        k = -1
        left = rand_below(s, total) + 1
        while left > 0:
            k += 1
            left -= lean(s, notes, seat, out[k])
        move = out[k]
    s.reveals = reveals
    return move


def masks_of(states: Any, seats: Row, masks: Any, lists: Any) -> None:
    """For a batch in lock step: who moves in each game (-1: over), and a byte a move: may it be played?"""
    for i in range(len(states)):
        s = states[i]
        row = masks[i]
        for k in range(len(row)):
            row[k] = 0
        bits = actors(s)
        if bits == 0:
            seats[i] = -1
        else:
            seats[i] = lowest(bits)
            n = legal(s, seats[i], lists, 0)
            for k in range(n):
                row[lists[k]] = 1


def step_all(states: Any, seats: Row, moves: Row) -> None:
    """A batch in lock step: play moves[i] for seats[i]; games that are over (-1) stand still."""
    for i in range(len(states)):
        if seats[i] >= 0:
            play(states[i], seats[i], moves[i])
