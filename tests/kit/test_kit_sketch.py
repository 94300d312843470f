"""Pen and paper of drawings in the terminal."""

from deskoherna.kit.sketch import Canvas, Pen, beside, columns, flow, runs
from deskoherna.kit.words import Words
from toys.pennies.game import GAME


def pen(**numbers: dict[int, str]) -> Pen:
    return Pen(Words(GAME, "en"), ["Ann"], {f"field:{name}": found for name, found in numbers.items()})


def test_items_flow_into_lines_behind_their_label() -> None:
    assert flow(["one", "two", "three"], 12, "a: ") == ["a: one  two", "   three"]
    assert flow(["longer than the line", "b"], 5) == ["longer than the line", "b"]
    assert flow([], 5, "none") == ["none"]


def test_blocks_stand_beside_each_other() -> None:
    assert beside(["a", "bcd"], ["x"], 1) == ["a   x", "bcd"]
    assert beside([], ["x"], 1) == [" x"]
    assert columns([["a", "bcd"], ["ef", "g"]]) == ["a   bcd", "ef  g"]


def test_three_numbers_in_a_row_become_a_range() -> None:
    assert runs([1, 2, 4, 5, 6, 9]) == ["1", "2", "4-6", "9"]
    assert runs([]) == []


def test_a_mark_is_drawn_whole_or_not_at_all() -> None:
    p = pen(e4={3: "step", 12: "attack"})
    assert p.mark("field:e4", 3) == ""
    assert p.drawn == set()
    assert p.mark("field:e4", 4) == "3,12"
    assert p.drawn == {3, 12}
    assert p.mark("field:e5", 9) == ""


def test_a_mark_can_be_of_certain_verbs_only() -> None:
    p = pen(e4={3: "step", 12: "attack"})
    assert p.mark("field:e4", 9, "attack") == "12"
    assert p.drawn == {12}


def test_names_of_seats() -> None:
    assert (pen().seat(0), pen().seat(1)) == ("Ann", "B")


def test_a_canvas_is_as_large_as_what_is_on_it() -> None:
    canvas = Canvas()
    assert canvas.lines() == []
    canvas.put(-1, 2, "ab")
    canvas.centre(3, 4, "xyz")
    assert canvas.lines() == ["ab", "", "   xyz"]
