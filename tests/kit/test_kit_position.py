"""Positions in words: dump, difference and statements."""

from typing import Any

import pytest

from deskoherna.kit import position
from deskoherna.kit import state as st
from deskoherna.kit.contract import ALL, SPECTATOR
from deskoherna.kit.position import StatementError, assign, diff, dump, holds, lines
from toys.hoard.game import GAME as HOARD
from toys.hoard.state import HAND
from toys.pennies.game import GAME as PENNIES


@pytest.fixture
def s() -> Any:
    return HOARD.begin(HOARD.tables["two"], 3)


def test_a_dump_names_points_and_leaves_zeros_out(s: Any) -> None:
    s.bonus[1] = 4
    text = dump(s)
    assert "bonus[B] = 4" in text
    assert "bonus[A]" not in text
    assert "giver = none" in text
    assert "rng" not in text
    assert "scratch" not in text


def test_a_dump_speaks_the_names_of_its_table() -> None:
    czech = PENNIES.begin(PENNIES.tables["czech"])
    czech.choice[1] = 1
    text = dump(czech)
    assert "choice[B] = orel" in text
    assert "choice[A]" not in text


def test_a_viewer_sees_its_own_and_what_it_has_seen(s: Any) -> None:
    mine = [c for c in range(12) if s.place[c] == HAND]
    theirs = [c for c in range(12) if s.place[c] == HAND + 1]
    seen = lines(s, 0)
    names = HOARD.state.__annotations__["place"].__metadata__[1].points
    assert all(f"place[{names[c]}]" in seen for c in mine)
    assert not any(f"place[{names[c]}]" in seen for c in theirs)
    assert "wink[A]" in seen
    assert "wink[B]" not in seen
    assert "lucky" not in seen
    assert "lucky" in lines(s, ALL)
    assert not any(key.startswith(("place", "wink", "lucky")) for key in lines(s, SPECTATOR))


def test_a_difference_in_words(s: Any) -> None:
    t = st.clone(s)
    t.bonus[0] = 3
    t.turn = 1
    assert diff(s, t) == ["turn: A -> B", "bonus[A]: 0 -> 3"]
    assert diff(s, s) == []
    t = st.clone(s)
    card = next(c for c in range(12) if s.place[c] < HAND)
    t.seen[card] = 1
    assert any("unseen ->" in line for line in diff(s, t, 0))


@pytest.mark.parametrize(
    ("text", "get"),
    [
        ("bonus[B] = 7", lambda s: s.bonus[1] == 7),
        ("turn = B", lambda s: s.turn == 1),
        ("giver = none", lambda s: s.giver == -1),
        ("phase = GIVE", lambda s: s.phase == 1),
        ("bonus = 1 2 3", lambda s: s.bonus == [1, 2, 3]),
        ("todo[0] = 1 2 3 4", lambda s: s.todo[0] == [1, 2, 3, 4]),
        ("todo[0][b] = -3", lambda s: s.todo[0][2] == -3),
        ("place[Fox] = hand of B", lambda s: s.place[8] == HAND + 1),
    ],
)
def test_statements_can_be_made_true(s: Any, text: str, get: Any) -> None:
    assign(HOARD, s, text)
    assert get(s)
    assert holds(HOARD, s, text) is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bonus[B]", "is no statement"),
        ("bonuses[B] = 1", "there is no 'bonuses'; there are .*bonus, "),
        ("bonus[Z] = 1", "'Z' is not a seat; there are A, B, C"),
        ("bonus[A][B] = 1", "bonus has 1 axes"),
        ("bonus[A] = many", "'many' is no number"),
        ("bonus[A] >= 1", "only `=` can set"),
        ("bonus = 1 2", "2 values for 3 seats"),
        ("todo = 1", "name more of the axes slot, part"),
        ("turn = Z", "'Z' is not a seat"),
        ("hand[Z] = Fox", "'Z' is not a seat"),
        ("hand[A] = Unicorn", "'Unicorn' is not a card"),
    ],
)
def test_statements_without_sense_are_refused(s: Any, text: str, sentence: str) -> None:
    with pytest.raises(StatementError, match=sentence):
        assign(HOARD, s, text)


def test_a_word_that_can_only_be_looked_at() -> None:
    s = PENNIES.begin()
    assert holds(PENNIES, s, "ahead = 0") is None
    with pytest.raises(StatementError, match="ahead can only be looked at"):
        assign(PENNIES, s, "ahead = 1")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("bonus[A] = 5", None),
        ("bonus[A] != 4", None),
        ("bonus[A] < 6", None),
        ("bonus[A] >= 5", None),
        ("bonus[A] > 5", "bonus[A] > 5: it is 5"),
        ("bonus[A] = 4", "bonus[A] = 4: it is 5"),
        ("bonus = 5 0 0", None),
        ("bonus != 5 0 0", "bonus != 5 0 0: it is 5 0 0"),
        ("turn = B", "turn = B: it is A"),
        ("hand[A] = fox,  newt", "hand[A] = fox,  newt: it is 'Fox'"),
        ("hand[A] = fox", None),
        ("hand[A] != newt", None),
    ],
)
def test_holds_says_what_is_there_instead(s: Any, text: str, told: str | None) -> None:
    assign(HOARD, s, "bonus[A] = 5")
    assign(HOARD, s, "hand[A] = Fox")
    assert holds(HOARD, s, text) == told


def test_a_word_is_compared_as_a_number_too() -> None:
    s = PENNIES.begin()
    s.lead = 4
    assert position.holds(PENNIES, s, "ahead > 3") is None
    assert position.holds(PENNIES, s, "ahead > 4") == "ahead > 4: it is '4'"
