"""Breaks of the rules of play: what each check of decisions, endings, saving and parallel phases must notice."""

import itertools
import random
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from breaking import Break, after, with_parts, with_rules

from deskoherna.kit.axes import Axis, axis
from deskoherna.kit.declare import hidden
from deskoherna.kit.forced import no_beat
from deskoherna.kit.random import rand_below
from deskoherna.kit.state import Record
from deskoherna.kit.todo import pop, push
from deskoherna.kit.verbs import verbs
from deskoherna.kit.view import View
from toys import careless, careless_tables, fancy, misspelt, twisted
from toys.careless_helpers import standing_by_hand
from toys.hoard import rules as hoard
from toys.hoard.game import GAME as HOARD
from toys.pennies import rules as pennies
from toys.pennies.game import GAME as PENNIES
from toys.pennies.game import encode
from toys.pennies.game import view as pennies_view
from toys.pennies.numbers import RAISE, READY
from toys.pennies.state import BET, OVER, SIDES


def _same_czech_names(s: Any) -> Sequence[str]:
    return ("orel", "orel") if s.czech else ("heads", "tails")


TWO_EAGLES = Axis("coin", ("heads", "tails"), _same_czech_names)
ONE_NAME = Axis("coin", ("heads", "tails"), lambda s: ("orel",) if s.czech else ("heads", "tails"))
MANY = axis("grain", 2_000)


def _lines(sides: Axis, last: str = "choose a side") -> Any:
    return verbs(hidden("raise"), hidden("ready"), hidden("choose {}", sides), hidden(last))


def _no_end_of_turn(s: Any, seat: int, move: int) -> None:
    if move != RAISE:
        PENNIES.rules.step(s, seat, move)


def _never_ready(s: Any, notes: Any, seat: int, move: int) -> int:
    return 0 if move == READY else PENNIES.advice.lean(s, notes, seat, move)


def _lose_a_stake(s: Any, seat: int, _move: int) -> None:
    s.stake[seat] = 0


def _drift(s: Any, _seat: int, _move: int) -> None:
    s.lead += 1


def _deep(s: Any, _seat: int, _move: int) -> None:
    free = len(s.todo) - s.n_todo
    for _ in range(free):
        push(s, 1, 0, 0, 0)
    for _ in range(free):
        pop(s)


def _unsendable(s: Any, viewer: int) -> Any:
    return msgspec.structs.replace(pennies_view(s, viewer), rounds=object())


def _no_phase(s: Any, viewer: int) -> Any:
    return msgspec.structs.replace(pennies_view(s, viewer), phase="Bet")


def _third_side(s: Any, viewer: int) -> Any:
    return msgspec.structs.replace(pennies_view(s, viewer), choice=["coin:edge", None])


def _everybody_acts(s: Any, viewer: int) -> Any:
    return msgspec.structs.replace(pennies_view(s, viewer), actors=[0, 1])


def _short_row(options: Any) -> list[int]:
    return encode(options)[:3] if options.rounds == 2 else encode(options)


COUNTER = itertools.count()


def _count_outside(s: Any, _seat: int, _move: int) -> None:
    s.ghost = next(COUNTER) % 100


def _count_in_scratch(s: Any, _seat: int, _move: int) -> None:
    s.scratch_cards[0] += 1
    s.bonus[0] = s.scratch_cards[0] % 5
    hoard.derive(s)


def _random_setup(s: Any, options: Any) -> None:
    pennies.setup(s, options)
    s.ghost = random.randrange(100)


def _one_seat_too_many(s: Any, options: Any) -> None:
    pennies.setup(s, options)
    s.seats += 1


def _leave_todo(s: Any, _seat: int, _move: int) -> None:
    if s.phase == OVER:
        push(s, 1, 0, 0, 0)


def _count_steps(s: Any, _seat: int, _move: int) -> None:
    s.steps += 1


def _touching_worth(s: Any, notes: Any, seat: int) -> int:
    s.ghost += 1
    return pennies.worth(s, notes, seat)


class Tally(Record):
    n: Annotated[int, "i4"]


def _counting_worth(_s: Any, notes: Tally, _seat: int) -> int:
    notes.n += 1
    return notes.n


def _counting_lean(_s: Any, notes: Tally, _seat: int, _move: int) -> int:
    notes.n += 1
    return notes.n


def _b_follows_a(s: Any, seat: int, out: Any, n: int) -> int:
    """B may raise only when A has raised: a right gained through another's move."""
    if s.phase == BET and seat == 1 and not s.done[1] and s.stake[0] == 1:
        out[n] = READY
        return n + 1
    return PENNIES.rules.legal(s, seat, out, n)


def _first_raise_counts(s: Any, seat: int, move: int) -> None:
    if move == RAISE and s.stake[1 - seat] == 1:
        s.score[seat] += 1
        pennies.derive(s)


def _coin_for_raising(s: Any, _seat: int, move: int) -> None:
    if move == RAISE:
        rand_below(s, 2)


BREAKS: list[tuple[str, Break, str]] = [
    ("plain", with_rules(PENNIES, points=fancy.points), "WORTH, which is a dict, in points; write a list of ints"),
    ("fields", with_rules(PENNIES, step=misspelt.step), "State has no field 'steak'; did you mean 'stake'"),
    ("calls", with_rules(PENNIES, standing=standing_by_hand), "is a rule, but its module does not say so"),
    (
        "calls",
        with_rules(PENNIES, step=careless.step),
        "toys.careless.step calls toys.careless_helpers.twice, whose module does not",
    ),
    (
        "calls",
        with_rules(PENNIES, points=careless_tables.points),
        "toys.careless_tables.table, which is marked python_only",
    ),
    ("notation", with_parts(PENNIES, verbs=_lines(SIDES, "choose heads")), "are both 'choose heads'"),
    ("notation", with_parts(PENNIES, verbs=_lines(TWO_EAGLES)), r"are both 'choose orel' \(on table 'czech'"),
    ("notation", with_parts(PENNIES, verbs=_lines(SIDES, "choose  a side")), "odd spaces"),
    ("legal", with_rules(PENNIES, legal=twisted.legal_dead_end), "must act in phase 0 but has no legal move"),
    ("legal", with_rules(PENNIES, legal=twisted.legal_unordered), "do not ascend"),
    ("legal", with_rules(PENNIES, legal=twisted.legal_for_all), "is not to act, yet 'ready' is legal"),
    ("legal", with_rules(PENNIES, mask=lambda *_: READY), "'ready' is the mask of 'raise', but it is a legal move"),
    ("legal", with_rules(PENNIES, mask=lambda *_: 99), "is 99, which is no move"),
    ("legal", with_rules(PENNIES, actors=lambda s: pennies.actors(s) | 4), "actors are 0b111, but there are 2 seats"),
    (
        "legal",
        with_parts(PENNIES, verbs=verbs(hidden("raise"), hidden("grain", MANY))),
        "2001 moves; keep them under 2000",
    ),
    ("questions", with_rules(PENNIES, worth=_touching_worth), "worth changes the position"),
    ("questions", with_rules(PENNIES, worth=lambda *_: 1001), "worth for seat 0 is 1001"),
    ("questions", with_rules(PENNIES, lean=lambda *_: -1), "lean of .* is -1"),
    ("questions", with_rules(PENNIES, worth=_counting_worth, notes=Tally), "worth for seat . depends on older notes"),
    ("questions", with_rules(PENNIES, lean=_counting_lean, notes=Tally), "lean of .* depends on older notes"),
    ("views", with_parts(PENNIES, view_type=View), "is a PenniesView, not a View"),
    ("views", with_parts(PENNIES, view=_unsendable), "cannot be sent and read back"),
    ("views", with_parts(PENNIES, view=_no_phase), "says that the phase is 'Bet', which is none"),
    ("views", with_parts(PENNIES, view=_third_side), r"view\.choice\[0\] is 'coin:edge'"),
    ("views", with_parts(PENNIES, view=_everybody_acts), r"says that \[0, 1\] act, but \[.?\] do"),
    ("faults", with_rules(PENNIES, step=after(PENNIES.rules.step, _lose_a_stake)), "impossible position: stakes"),
    ("derive", with_rules(PENNIES, step=after(PENNIES.rules.step, _drift)), "derive changes a position of play: lead"),
    ("repeatable", with_rules(PENNIES, setup=_random_setup), "two games of one seed begin differently: ghost"),
    (
        "repeatable",
        with_rules(PENNIES, step=after(PENNIES.rules.step, _count_outside)),
        "from one position leads to two",
    ),
    ("repeatable", with_parts(PENNIES, encode=_short_row), "3 numbers of options instead of 4"),
    ("repeatable", with_rules(PENNIES, setup=_one_seat_too_many), "3 seats are set up"),
    ("standings", with_rules(PENNIES, standing=lambda *_: 4), r"standings \[4, 4\] are not within 1..3"),
    ("standings", with_rules(PENNIES, standing=lambda _s, seat: 1 + 2 * seat), "only 1 stand before"),
    ("standings", with_rules(PENNIES, step=after(PENNIES.rules.step, _leave_todo)), "1 rows of todo are left"),
    ("standings", with_rules(PENNIES, step=after(PENNIES.rules.step, _count_steps)), "the rules must not count them"),
    ("standings", with_parts(PENNIES, max_steps=3), "no end after 3 steps"),
    ("absent", with_rules(PENNIES, step=_no_end_of_turn, lean=_never_ready), "no end after 60 steps"),
    ("todo", with_rules(HOARD, step=after(HOARD.rules.step, _deep)), "the todo stack of 6 rows ran full"),
    (
        "snapshots",
        with_rules(HOARD, step=after(HOARD.rules.step, _count_in_scratch)),
        "restored, it plays on differently",
    ),
    ("logs", with_rules(PENNIES, step=after(PENNIES.rules.step, _count_outside)), "a saved log leads elsewhere: ghost"),
    ("logs", with_parts(PENNIES, verbs=_lines(SIDES, "choose tails")), "not legal now"),
    ("undo", with_rules(PENNIES, legal=_b_follows_a), "a move that was kept is refused"),
    ("undo", with_rules(PENNIES, step=after(PENNIES.rules.step, _count_outside)), "not lead to|another position"),
    ("commute", with_rules(PENNIES, step=after(PENNIES.rules.step, _first_raise_counts)), "do not commute"),
    ("commute", with_rules(PENNIES, legal=_b_follows_a), "changes what seat 1 may do"),
    ("commute", with_parts(PENNIES, parallel=frozenset({BET, OVER})), "no walk met two actors .* over"),
    (
        "no-chance",
        with_rules(PENNIES, step=after(PENNIES.rules.step, _coin_for_raising)),
        "chance falls in .* bet: .: raise",
    ),
    ("twins", with_rules(PENNIES, "apart", step=twisted.step_apart), "the twins differ: score .*compiled"),
    ("twins", with_rules(PENNIES, "overflow", step=twisted.step_overflow), "field stake: .* does not fit i1"),
    ("stubborn", with_rules(PENNIES, "endless", step=twisted.step_without_raising), "without an end .lowest player"),
    ("stubborn", with_rules(PENNIES, "stuck", legal=twisted.legal_dead_end), "must act but has no legal move"),
    ("stubborn", with_rules(PENNIES, "mess", legal=twisted.legal_unordered), "does not ascend"),
    ("stubborn", with_rules(PENNIES, "all", legal=twisted.legal_for_all), "a legal move although it is not to act"),
    ("stubborn", with_rules(PENNIES, "left", step=twisted.step_todo_left), "rows of todo left"),
    (
        "stubborn",
        with_rules(PENNIES, "drift", step=twisted.step_lead_drifts),
        r"impossible position: lead is \d+ .\w+ player, table '\w+', seed \d+, step \d+",
    ),
    (
        "forced",
        with_rules(PENNIES, "beatless", beat=no_beat),
        "is asked in phase bet with 'ready' alone .*'short', seed",
    ),
    ("stubborn", with_rules(PENNIES, "bounds", step=twisted.step_out_of_bounds), "raised IndexError"),
]
