"""Words of scenarios: brackets, lists, piles of cards."""

from collections.abc import Sequence
from typing import Annotated

import pytest

from deskoherna.kit import axes, cards
from deskoherna.kit import state as st
from deskoherna.kit.game import Word
from deskoherna.kit.state import OPEN, SEEN, Row
from deskoherna.kit.statements import Piles, counted, counts, listed, parts, read_all, word

SEATS = axes.seats(4)
ANIMALS = axes.axis("animal", ["Fox", "Bear", "Owl", "Crow"])
CARDS = axes.axis("card", [f"{animal} {i}" for animal in ANIMALS.points for i in (1, 2)])
DECK, HAND = 0, 1


class Table(cards.HasCards):
    place: Annotated[Row, "i1", CARDS, SEEN]
    rank: Annotated[Row, "i1", CARDS, SEEN]
    seen: Annotated[Row, "i1", CARDS, SEEN]
    coins: Annotated[Row, "i1", SEATS, OPEN]


class Animals(Piles[Table]):
    def find(self, s: Table, _whose: int, name: str, taken: Sequence[int]) -> int:
        kind = ANIMALS.read(name)
        found = [c for c in (2 * kind, 2 * kind + 1) if s.place[c] == DECK and c not in taken]
        if not found:
            raise ValueError(f"there is no {name} left")
        return found[0]

    def home(self, s: Table, card: int) -> None:
        self.stack(s, card, DECK)


PILES = Animals(SEATS, [ANIMALS.points[c // 2] for c in range(CARDS.size)])
SUM: Word[Table] = word(lambda s: sum(s.coins))
HANDS = PILES.pile(range(HAND, HAND + 4), own=True)
TOP = PILES.top([DECK] * 4, 2)


@pytest.fixture
def s() -> Table:
    """Two seats; all cards in the deck, an Owl and two Crows on top."""
    t = st.new(Table)
    t.seats = 2
    t.rank[:] = range(CARDS.size)
    return t


def lay(s: Table, **said: str) -> None:
    assert HANDS.set is not None
    for seat, text in said.items():
        HANDS.set(s, [seat], text)


def test_lists_are_taken_apart_and_put_together() -> None:
    assert parts(" Fox,  Bear ") == ["Fox", "Bear"]
    assert parts("none") == parts("None ") == parts("") == []
    assert parts("1, 8 9", r"[,\s]+") == ["1", "8", "9"]
    assert listed(["Fox", "Bear"]) == "Fox, Bear"
    assert listed([]) == "none"
    assert read_all(ANIMALS, "owl, fox") == [2, 0]


def test_numbers_of_things_are_counted_both_ways() -> None:
    assert counts(ANIMALS, "2 fox, crow") == [2, 0, 0, 1]
    assert counted(ANIMALS, [2, 0, 0, 1]) == "2 Fox, Crow"
    assert counted(ANIMALS, [0, 0, 0, 0]) == "none"


def test_a_word_reads_its_brackets(s: Table) -> None:
    coins: Word[Table] = word(lambda s, seat: s.coins[seat], at=SEATS)
    s.coins[1] = 3
    assert coins.get(s, ["B"]) == "3"
    assert coins.set is None, "it can only be looked at"
    for index, sentence in (
        ([], r"name one seat in brackets, as in \[A\]"),
        (["A", "B"], "name one seat"),
        (["C"], "not at this table"),
        (["Fox"], "not a seat"),
    ):
        with pytest.raises(ValueError, match=sentence):
            coins.get(s, index)
    with pytest.raises(ValueError, match="nothing to name in brackets: A"):
        SUM.get(s, ["A"])


def test_brackets_may_be_optional(s: Table) -> None:
    coins: Word[Table] = word(lambda s, seat: sum(s.coins) if seat < 0 else s.coins[seat], at=SEATS, optional=True)
    s.coins[:] = [1, 2, 0, 0]
    assert (coins.get(s, []), coins.get(s, ["B"])) == ("3", "2")


def test_a_word_tells_names_and_sets_text(s: Table) -> None:
    def rich(s: Table, text: str) -> None:
        s.coins[:] = [int(SEATS.points[i] in text) for i in range(4)]

    names: Word[Table] = word(lambda s: [SEATS.points[i] for i in range(4) if s.coins[i]], rich)
    assert names.get(s, []) == "none"
    assert names.set is not None
    names.set(s, [], "A, B")
    assert names.get(s, []) == "A, B"


def test_a_pile_is_laid_as_it_is_said(s: Table) -> None:
    lay(s, A="Fox, Owl")
    assert HANDS.get(s, ["A"]) == "Fox, Owl"
    assert [s.seen[c] for c in cards.lying(s, HAND)] == [1, 1], "its owner sees it"
    lay(s, B="Fox")
    lay(s, A="Bear")
    assert (HANDS.get(s, ["A"]), HANDS.get(s, ["B"])) == ("Bear", "Fox")
    assert s.seen[0] == 0, "what was displaced is unseen again"
    assert [s.rank[c] for c in cards.lying(s, DECK)] == list(range(6)), "the deck has no holes"
    assert PILES.size(range(HAND, HAND + 4)).get(s, ["A"]) == "1"


def test_a_pile_refuses_what_is_not_there(s: Table) -> None:
    with pytest.raises(ValueError, match="no Owl left"):
        lay(s, A="Owl, Owl, Owl")


def test_the_first_named_lies_uppermost(s: Table) -> None:
    assert TOP.get(s, ["A"]) == "Crow, Crow"
    assert TOP.set is not None
    TOP.set(s, ["A"], "Fox, Owl")
    assert TOP.get(s, ["A"]) == "Fox, Owl"
    assert PILES.top([DECK] * 4).get(s, ["A"]) == "Fox, Owl, Crow, Crow, Owl, Bear, Bear, Fox"
