"""What the kit writes from declarations: few points for an argument, arguments by name, numbers of tasks."""

import types

import pytest

from deskoherna.kit.advice import NoNotes
from deskoherna.kit.axes import axis
from deskoherna.kit.declare import DeclarationError, Leanings, Phases, Tasks, allows, gathers, hidden, masks, verb
from deskoherna.kit.verbs import Verbs, verbs
from deskoherna.kit.writer import Written, write, write_lean

CARDS = axis("card", 20)
SIDES = axis("side of a card", ["up", "down"])
PHASES = Phases()
PLAY = PHASES("play")
TASKS = Tasks()
DO_COUNT = TASKS("count: so many", number=4)

S = types.SimpleNamespace
"""A position: no more than what these rules look at."""


@gathers("few")
def gather(s: S, seat: int) -> int:
    s.few[:2] = [3 + seat, 7]
    s.asked += 1
    return 2


@gathers("few")
def gather_others(s: S, seat: int) -> int:  # noqa: ARG001 (as the kit calls it)
    return 0


LAY_A_CARD = hidden("lay a card {}", SIDES)


@verb("lay {} {}", CARDS, SIDES, asked=PLAY, among=gather, seen_as=LAY_A_CARD)
def lay(s: S, card: int, side_up: int) -> None:
    s.laid = (card, side_up)
    s.todo.append(4)


@allows(lay)
def is_dear(side_up: int) -> bool:
    return side_up == 1


def lies_down(side_up: int) -> bool:
    return side_up == 1


@masks(lay, when=lies_down)
def seen_lay(side_up: int) -> int:
    return side_up


@verb("burn {}", CARDS, asked=PLAY, among=gather)
def burn(s: S, card: int) -> None:
    s.laid = (card, -1)


@verb("lose {}", CARDS, asked=PLAY, among=gather_others)
def lose(s: S, card: int) -> None:
    s.laid = (card, -1)


def actors(s: S) -> int:  # noqa: ARG001 (as the kit calls it)
    return 3


def is_busy(s: S) -> bool:
    return len(s.todo) > 0


def written(table: Verbs) -> Written:
    return write("tests.kit.toy", table, PHASES, actors=actors)


def test_points_are_gathered_once_for_all_verbs_of_a_question() -> None:
    rules = written(verbs(lay, burn, LAY_A_CARD))
    s, out = S(phase=PLAY, few=[0] * 20, asked=0), [0] * 100
    assert out[: rules.legal(s, 1, out, 0)] == [4 * 2 + 1, 7 * 2 + 1, 40 + 4, 40 + 7]
    assert s.asked == 1


def test_two_gatherers_of_one_row_are_refused() -> None:
    with pytest.raises(DeclarationError, match="two functions gather in 'few' for one question"):
        written(verbs(lay, lose, LAY_A_CARD))


def test_a_gatherer_says_its_row() -> None:
    @verb("find {}", CARDS, asked=PLAY, among=actors)
    def find(s: S, card: int) -> None:
        s.laid = (card, -1)

    with pytest.raises(DeclarationError, match="actors does not say what it gathers in"):
        written(verbs(find))


def test_functions_take_the_arguments_they_name() -> None:
    table = verbs(lay, burn, LAY_A_CARD)
    leanings = Leanings(1)
    leanings.of(lay)(weigh_side)
    rules, lean = written(table), write_lean("tests.kit.toy.advice", table, leanings).lean
    up, down = table.move(lay, 5, 0), table.move(lay, 5, 1)
    s = S(phase=PLAY)
    assert (rules.mask(s, 0, up), rules.mask(s, 0, down)) == (up, table.hidden[LAY_A_CARD].first + 1)
    assert [lean(s, NoNotes(), 0, move) for move in (up, down, table.move(burn, 5))] == [10, 20, 1]


def weigh_side(side_up: int) -> int:
    return 10 * (1 + side_up)


def test_tasks_may_begin_with_another_number() -> None:
    assert (DO_COUNT, TASKS("last")) == (4, 5)
    with pytest.raises(DeclarationError, match="no function does count: so many, last"):
        write("tests.kit.toy", verbs(burn), PHASES, actors=actors, tasks=TASKS, busy=is_busy)
