"""Rules of the toys with one thing wrong that only the compiled twin or many games can show."""

from deskoherna.kit.advice import NoNotes
from deskoherna.kit.state import Row
from deskoherna.kit.todo import push
from deskoherna.kit.twins import compiled_as
from toys.hoard.rules import worth as hoard_worth
from toys.hoard.state import State as HoardState
from toys.pennies.game import MOVES
from toys.pennies.moves import VERBS
from toys.pennies.rules import raise_stake
from toys.pennies.state import BET, OVER, State

__rules__ = True

pennies_legal, pennies_step = MOVES.legal, MOVES.step
RAISE = VERBS.move(raise_stake)


def _extra_compiled(s: State) -> None:
    s.score[0] += 1


@compiled_as(_extra_compiled)
def extra(s: State) -> None:
    """Does nothing when interpreted."""


def step_apart(s: State, seat: int, move: int) -> None:
    """The twins part."""
    pennies_step(s, seat, move)
    if s.phase != BET:
        extra(s)


def step_overflow(s: State, seat: int, move: int) -> None:
    """A value grows out of its field."""
    pennies_step(s, seat, move)
    s.stake[seat] += 100


def step_without_raising(s: State, seat: int, move: int) -> None:
    """A move that changes nothing: a stubborn player plays it for ever."""
    if move != RAISE:
        pennies_step(s, seat, move)


def step_todo_left(s: State, seat: int, move: int) -> None:
    """The end of the game forgets to clear the stack."""
    pennies_step(s, seat, move)
    if s.phase == OVER:
        push(s, 0, 0, 0, 0)


def step_lead_drifts(s: State, seat: int, move: int) -> None:
    """An invariant breaks with the last move of a game that A wins by much."""
    pennies_step(s, seat, move)
    if s.phase == OVER and s.lead > 2:
        s.lead += 1


def step_out_of_bounds(s: State, seat: int, move: int) -> None:
    """Writes behind the end of a row."""
    pennies_step(s, seat, move)
    s.stake[seat + s.seats] = 1


def legal_dead_end(s: State, seat: int, out: Row, n: int) -> int:
    """With the highest stake nobody is ready."""
    if s.phase == BET and s.stake[seat] == 2:
        return n
    return pennies_legal(s, seat, out, n)


def legal_unordered(s: State, seat: int, out: Row, n: int) -> int:
    """The same moves, highest first."""
    end = pennies_legal(s, seat, out, n)
    for k in range((end - n) // 2):
        t = out[n + k]
        out[n + k] = out[end - 1 - k]
        out[end - 1 - k] = t
    return end


def legal_for_all(s: State, seat: int, out: Row, n: int) -> int:
    """A seat that is done may still say that it is ready."""
    if s.phase == BET:
        out[n] = RAISE + 1
        return n + 1
    return pennies_legal(s, seat, out, n)


def first(row: Row) -> int:
    """A helper that is compiled again for every type of row."""
    return row[0]


def worth_often(s: HoardState, notes: NoNotes, seat: int) -> int:
    """Passes rows of four types to one helper."""
    return hoard_worth(s, notes, seat) + 0 * (first(s.bonus) + first(s.scratch_cards) + first(s.rng) + first(s.todo[0]))
