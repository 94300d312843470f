"""Axes: names, ids, reading."""

from typing import Any

import pytest

from deskoherna.kit.axes import Axis, axis, seats, slug
from toys.pennies.game import GAME as PENNIES
from toys.pennies.state import SIDES


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Hired Blade", "hired-blade"),
        ("Šípková Růženka", "sipkova-ruzenka"),
        ("2,-1", "2,-1"),
        ("2,-1/NE", "2,-1/ne"),
        ("  +3 ", "+3"),
    ],
)
def test_slug(text: str, wanted: str) -> None:
    assert slug(text) == wanted


def test_seats_are_letters() -> None:
    assert seats(4).points == ("A", "B", "C", "D")
    assert seats(2).target(1) == "seat:b"


def test_ids_drop_the_name_of_the_axis() -> None:
    areas = axis("area", ["area 1", "area 2"])
    assert areas.ids == ("1", "2")
    assert areas.target(1) == "area:2"


def test_an_axis_from_a_size_may_start_elsewhere() -> None:
    strengths = axis("strength", 16, start=1)
    assert strengths.points[0] == "1"
    assert strengths.size == 16
    assert strengths.read("16") == 15, "the name counts before the number"


@pytest.mark.parametrize("points", [("Fox", "fox"), ("Fox Den", "fox-den")])
def test_points_must_differ(points: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="are not unique"):
        Axis("card", points)


@pytest.mark.parametrize(
    ("text", "wanted"), [("heads", 0), ("TAILS", 1), (" tails ", 1), ("1", 1), ("none", -1), ("-1", -1)]
)
def test_read_by_name_id_or_number(text: str, wanted: int) -> None:
    assert SIDES.read(text) == wanted


@pytest.mark.parametrize("text", ["edge", "2", "-2", "", "orel"])
def test_read_refuses_and_lists_what_there_is(text: str) -> None:
    with pytest.raises(ValueError, match="is not a coin; there are heads, tails"):
        SIDES.read(text)


def test_names_of_a_table_are_read_there_and_the_plain_ones_too() -> None:
    czech: Any = PENNIES.begin(PENNIES.tables["czech"])
    assert list(SIDES.names(czech)) == ["panna", "orel"]
    assert SIDES.read("orel", czech) == SIDES.read("tails", czech) == 1
