"""Questions and masks as they are written out: they keep their meaning, and stand there once."""

from types import SimpleNamespace

import pytest

from deskoherna.kit.axes import axis
from deskoherna.kit.declare import Phases, Tasks, allows, hidden, only_when, verb
from deskoherna.kit.forced import EndlessError
from deskoherna.kit.verbs import verbs
from deskoherna.kit.writer import write

__rules__ = True

CARDS = axis("card", 3)
PHASES = Phases()
FIRST = PHASES("first")
SECOND = PHASES("second")
LAY_A_CARD = hidden("lay a card")


def actors(s: SimpleNamespace) -> int:
    return s.late if s.phase == SECOND else s.early  # type: ignore[no-any-return]  # any namespace


@verb("lay {}", CARDS, asked=FIRST, seen_as=LAY_A_CARD)
def lay(s: SimpleNamespace, card: int) -> None:
    s.laid = card


@verb("lay {}", CARDS, asked=SECOND, seen_as=LAY_A_CARD)
def lay_late(s: SimpleNamespace, card: int) -> None:
    s.laid = -card


@allows(lay, lay_late)
def is_open(s: SimpleNamespace, card: int) -> bool:
    return card > 0 if s.strict else True


@allows(lay, lay_late)
def is_small(s: SimpleNamespace, card: int) -> bool:
    return card <= s.most  # type: ignore[no-any-return]  # any namespace


WRITTEN = write("tests.written_questions", verbs(lay, lay_late, LAY_A_CARD), PHASES, actors=actors)


def legal(**fields: int) -> list[int]:
    s = SimpleNamespace(phase=FIRST, early=0b01, late=0b10, strict=0, most=1)
    s.__dict__.update(fields)
    out = [0] * 4
    return out[: WRITTEN.legal(s, 0, out, 0)]


def test_conditional_questions_stay_apart_from_what_stands_beside_them() -> None:
    assert legal() == [0, 1]
    assert legal(strict=1) == [1]
    assert legal(strict=1, most=2) == [1, 2]
    assert legal(phase=SECOND) == []


def test_commands_seen_alike_are_masked_once() -> None:
    assert [WRITTEN.mask(SimpleNamespace(phase=phase), 0, 2) for phase in (FIRST, SECOND)] == [3, 3]
    assert WRITTEN.source.count("return 3") == 1


# ---------------------------------------------------------------- asked as early as can be


PILES = axis("pile", 2)
HEAVY = Phases()
MARKET = HEAVY("market")


@verb("take {} from {}", CARDS, PILES, asked=MARKET)
def take(s: SimpleNamespace, card: int, pile: int) -> None:
    s.laid = card + pile


@verb("skip", asked=MARKET)
def skip(s: SimpleNamespace) -> None:
    s.laid = 0


def everybody(s: SimpleNamespace) -> int:
    return s.acting  # type: ignore[no-any-return]  # any namespace


def weighed(s: SimpleNamespace) -> int:
    s.looks += 1
    return int(s.most)


@allows(take)
def can_take(s: SimpleNamespace, card: int) -> bool:
    return s.strict == 0 and card > 0 and weighed(s) >= card


@allows(take)
def lies_in(card: int, pile: int) -> bool:
    return card != pile


@allows(skip)
def is_light(s: SimpleNamespace) -> bool:
    return weighed(s) < 2


ASKED_EARLY = write("tests.asked_early", verbs(take, skip), HEAVY, actors=everybody)


def test_what_takes_no_variable_of_a_loop_is_asked_before_it() -> None:
    s = SimpleNamespace(phase=MARKET, strict=0, most=2, looks=0, acting=1)
    out = [0] * 8
    n = ASKED_EARLY.legal(s, 0, out, 0)
    assert out[:n] == [2, 4, 5], "1 from 0, 2 from 0 and from 1"
    assert s.looks == 2, "once for taking, once for skipping"
    s.strict, s.looks = 1, 0
    assert ASKED_EARLY.legal(s, 0, out, 0) == 0
    assert s.looks == 1, "the loop that asks it is not entered"


def test_a_search_for_the_only_move_begins_where_it_costs_least() -> None:
    lines = ASKED_EARLY.source.partition("def only_market")[2].partition("def only(")[0].splitlines()
    assert next(i for i, line in enumerate(lines) if "skip" in line) < next(
        i for i, line in enumerate(lines) if "for card" in line
    )


def total(row: list[int]) -> int:
    return row[0] + row[1]


def may_trade(s: SimpleNamespace) -> bool:
    return s.open > 0  # type: ignore[no-any-return]  # any namespace


@verb("offer {}", CARDS, asked=(FIRST, SECOND))
def offer(s: SimpleNamespace, card: int) -> None:
    s.laid = card


@verb("want {}", CARDS, asked=(FIRST, SECOND))
def want(s: SimpleNamespace, card: int) -> None:
    s.laid = card


@verb("wait", asked=SECOND)
def wait(s: SimpleNamespace) -> None:
    s.laid = -1


@allows(offer, want)
def may_offer(s: SimpleNamespace) -> bool:
    return may_trade(s)


@allows(offer)
def has_room(s: SimpleNamespace, seat: int) -> bool:
    return total(s.hand[seat]) < s.most  # type: ignore[no-any-return]  # any namespace


@allows(want)
def holds_little(s: SimpleNamespace, seat: int, card: int) -> bool:
    return total(s.hand[seat]) + card < s.most  # type: ignore[no-any-return]  # any namespace


SHARED = write("tests.shared_questions", verbs(offer, want, wait), PHASES, actors=actors)


def test_verbs_that_stand_together_share_a_list_and_what_they_ask() -> None:
    assert SHARED.source.count("list_offer_to_want(s, seat, out, n)") == 2, "a call for each question"
    source = SHARED.source.partition("def legal_first")[0]
    assert source.count("if s.open > 0:") == 1, "what both begin with is looked at once"
    assert source.count("total(s.hand[seat])") == 1, "and so is what both want to know"
    out = [0] * 8
    s = SimpleNamespace(phase=SECOND, early=1, late=1, open=1, most=2, hand=[[1, 0]])
    assert out[: SHARED.legal(s, 0, out, 0)] == [0, 1, 2, 3, 6]
    s.open = 0
    assert out[: SHARED.legal(s, 0, out, 0)] == [6]


LATER = Phases()
NOW = LATER("now")
LATER("busy")
TASKS = Tasks()
DO_PAY = TASKS("pay: so much")


@LATER.several(NOW)
def holds_two(s: SimpleNamespace) -> bool:
    return s.looks.append("glance") or s.most > 1  # type: ignore[no-any-return]  # it is watched


@verb("spend {}", CARDS, asked=NOW)
def spend(s: SimpleNamespace, card: int) -> None:
    s.spent.append(card)


@allows(spend)
def has(s: SimpleNamespace, card: int) -> bool:
    return s.looks.append("look") or card < s.most  # type: ignore[no-any-return]  # it is watched


def is_dear(s: SimpleNamespace, amount: int) -> bool:
    return amount > s.early  # type: ignore[no-any-return]  # any namespace


@TASKS.does(DO_PAY)
@only_when(is_dear)
def pay(s: SimpleNamespace, amount: int) -> None:
    s.spent.append(-amount)


def is_busy(s: SimpleNamespace) -> bool:
    return s.n_todo > 0  # type: ignore[no-any-return]  # any namespace


def test_who_surely_has_several_answers_is_looked_at_no_further() -> None:
    rules = write("tests.surely_several", verbs(spend), LATER, actors=actors, tasks=TASKS, busy=is_busy)
    s = SimpleNamespace(phase=NOW, seats=1, early=1, late=0, most=2, looks=[], spent=[], n_todo=0, todo=[])
    rules.step(s, 0, 0)
    assert (s.looks, s.spent) == (["glance"], [0])


def test_what_is_left_need_not_be_looked_for() -> None:
    phases = Phases()
    phases("now")
    phases("later")
    phases.several(NOW)(holds_two)
    phases.left_with(wait, NOW)(may_trade)
    rules = write("tests.left_with", verbs(spend, wait), phases, actors=actors)
    s = SimpleNamespace(phase=NOW, seats=1, early=1, late=0, most=1, open=1, looks=[], spent=[], laid=0)
    with pytest.raises(EndlessError):
        rules.step(s, 0, 0)
    assert s.laid == -1, "it waited, again and again"
    assert "look" not in s.looks


def test_what_follows_is_called_where_its_question_holds() -> None:
    rules = write("tests.only_when", verbs(spend), LATER, actors=actors, tasks=TASKS, busy=is_busy)
    s = SimpleNamespace(phase=NOW, seats=1, early=1, late=0, most=3, looks=[], spent=[], n_todo=2)
    s.todo = [[DO_PAY, 1, 0, 0], [DO_PAY, 2, 0, 0]]
    rules.step(s, 0, 0)
    assert s.spent == [0, -2], "two is dear, one is not"
