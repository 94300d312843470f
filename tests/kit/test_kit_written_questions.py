"""Questions and masks as they are written out: they keep their meaning, and stand there once."""

from types import SimpleNamespace

from deskoherna.kit.axes import axis
from deskoherna.kit.declare import Phases, allows, hidden, verb
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
