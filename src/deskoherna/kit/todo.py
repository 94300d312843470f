"""The todo stack: what happens after the present question lies in the State, never on Python's stack.

`step` applies the answer, then runs: while nobody must decide and the game is not over, pop the top row and do it;
doing may push further rows (last first) or ask by setting the phase and its actor.
"""

from deskoherna.kit.state import Base

__rules__ = True

WHAT, A, B, C = range(4)


def push(s: Base, what: int, a: int, b: int, c: int) -> None:
    """Lay a row on the stack: it is done before those below."""
    row = s.todo[s.n_todo]
    row[WHAT] = what
    row[A] = a
    row[B] = b
    row[C] = c
    s.n_todo += 1


def pop(s: Base) -> tuple[int, int, int, int]:
    """Take the top row away: (what, a, b, c). The place is wiped, so equal positions have equal bytes."""
    s.n_todo -= 1
    row = s.todo[s.n_todo]
    taken = (row[WHAT], row[A], row[B], row[C])
    row[WHAT] = row[A] = row[B] = row[C] = 0
    return taken


def clear_todo(s: Base) -> None:
    """The end of the game forgets what was still to come."""
    while s.n_todo > 0:
        s.n_todo -= 1
        row = s.todo[s.n_todo]
        row[WHAT] = row[A] = row[B] = row[C] = 0
