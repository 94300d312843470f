"""What a seat sees, and the blindfold."""

from typing import Annotated, Any

import pytest

from deskoherna.kit import axes, knowledge
from deskoherna.kit import state as st
from deskoherna.kit.state import OPEN, OWN, Base, Row
from toys.hoard.game import GAME as HOARD
from toys.hoard.state import HAND
from toys.pennies.game import GAME as PENNIES


@pytest.fixture
def s() -> Any:
    return HOARD.begin(HOARD.tables["three"], 5)


def test_open_fields_are_seen_whole_and_others_row_by_row(s: Any) -> None:
    seen = knowledge.visible(s, 1)
    assert seen["bonus"] == s.bonus
    assert seen["wink"] == [None, s.wink[1], None]
    assert "lucky" not in seen
    assert "rng" not in seen
    assert [c for c in range(12) if seen["place"][c] is not None] == [c for c in range(12) if s.place[c] == HAND + 1]


def test_a_spectator_sees_no_rows(s: Any) -> None:
    seen = knowledge.visible(s, -1)
    assert seen["wink"] == [None] * 3
    assert seen["place"] == [None] * 12


def test_a_field_by_sides_belongs_to_the_owner_of_the_side() -> None:
    sides = axes.axis("side", ["order", "sect", "guild"])

    class Sided(Base):
        owner: Annotated[Row, "i1", sides, OPEN]
        plan: Annotated[Row, "i1", sides, OWN]

    t = st.new(Sided)
    t.owner[:] = [0, 1, 0]
    t.plan[:] = [7, 8, 9]
    assert knowledge.visible(t, 0)["plan"] == [7, None, 9]
    assert knowledge.visible(t, 1)["plan"] == [None, 8, None]


def test_the_blindfold_destroys_all_the_seat_cannot_see(s: Any) -> None:
    t = knowledge.blindfold(HOARD, s, 0, 1)
    assert t.lucky == 0
    assert t.rng == [0] * 4
    assert t.wink == [s.wink[0], 0, 0]
    assert t.bonus == s.bonus
    mine = [c for c in range(12) if s.seen[c] & 1]
    assert all((t.place[c], t.rank[c], t.seen[c]) == (s.place[c], s.rank[c], s.seen[c]) for c in mine)
    assert t.place != s.place


def test_the_blindfold_moves_cards_only_among_equal_backs(s: Any) -> None:
    t = knowledge.blindfold(HOARD, s, 0, 1)
    for cards in (range(8), range(8, 12)):
        before = sorted((s.place[c], s.rank[c], s.seen[c]) for c in cards)
        assert before == sorted((t.place[c], t.rank[c], t.seen[c]) for c in cards)


def test_the_blindfold_leaves_the_truth_alone(s: Any) -> None:
    before = st.pack(s)
    knowledge.blindfold(HOARD, s, 2, 2)
    assert st.pack(s) == before


def test_a_sample_of_the_blindfolded_is_the_same_sample(s: Any) -> None:
    for seat in range(3):
        assert st.pack(HOARD.imagine(s, seat, 9)) == st.pack(
            HOARD.imagine(knowledge.blindfold(HOARD, s, seat, 1), seat, 9)
        )


def test_samples_differ_and_never_hold_the_true_stream(s: Any) -> None:
    samples = [HOARD.imagine(s, 0, seed) for seed in range(20)]
    assert len({st.pack(t) for t in samples}) > 10
    assert all(t.rng != s.rng and t.reveals == s.reveals for t in samples)
    assert {t.lucky for t in samples} != {s.lucky}


def test_the_other_choice_is_a_guess() -> None:
    t = PENNIES.begin()
    for seat, move in ((0, 1), (1, 1), (0, 3)):
        PENNIES.play(t, seat, move)
    guesses = {PENNIES.imagine(t, 1, seed).choice[0] for seed in range(30)}
    assert guesses == {0, 1}
    assert {PENNIES.imagine(t, 0, seed).choice[0] for seed in range(30)} == {1}
