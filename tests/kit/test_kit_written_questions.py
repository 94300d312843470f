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
