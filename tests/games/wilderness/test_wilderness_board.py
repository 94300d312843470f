"""The grid, the cones, boards as texts, and options that make no table."""

import pytest

from deskoherna.games.wilderness.board import AROUND, CONE, DIRECTIONS, FIELDS, N_FIELDS, NEAR, STEP_COST
from deskoherna.games.wilderness.game import GAME
from deskoherna.games.wilderness.material import F
from deskoherna.games.wilderness.options import Options, encode
from deskoherna.games.wilderness.plan import MARKS, PlanError, read_land, read_plan, write_plan
from deskoherna.games.wilderness.setup import OPT_FIRST_ELEMENT, OPT_TERRAIN
from deskoherna.kit.game import OptionsError

E5 = FIELDS.read("e5")


def _names(fields: list[int]) -> set[str]:
    return {FIELDS.points[f] for f in fields if f >= 0}


def test_directions() -> None:
    assert [FIELDS.points[f] for f in NEAR[E5]] == ["e6", "f6", "f5", "f4", "e4", "d4", "d5", "d6"]
    assert STEP_COST == [1, 2] * 4


def test_straight_cone_has_four_fields() -> None:
    assert _names(CONE[E5][DIRECTIONS.read("east")]) == {"f5", "g5", "f6", "f4"}


def test_cone_by_corner_has_five_fields() -> None:
    assert _names(CONE[E5][DIRECTIONS.read("northeast")]) == {"f6", "e6", "e7", "f5", "g5"}


def test_all_cones_together_are_the_twelve_fields_within_two_steps() -> None:
    assert {f for cone in CONE[E5] for f in cone if f >= 0} == set(AROUND[E5])
    assert len(_names(AROUND[E5])) == 12


@pytest.mark.parametrize(("board", "counts"), [(0, [21, 20, 20, 20]), (1, [37, 44, 40, 41])])
def test_terrains_of_the_boards(board: int, counts: list[int]) -> None:
    terrain = read_land("/".join(F.boards[board].fields.split()), board + 1)
    assert [sum(t >> i & 1 for t in terrain) for i in range(4)] == counts


@pytest.mark.parametrize("name", list(GAME.tables))
def test_a_board_survives_being_written_and_read(name: str) -> None:
    options = GAME.tables[name]
    assert isinstance(options, Options)
    row = encode(options)
    elements = row[OPT_FIRST_ELEMENT : OPT_FIRST_ELEMENT + 5]
    if len(set(elements)) == 5:
        text = write_plan(row[OPT_TERRAIN:], elements)
        again = encode(Options(players=options.players, edition=options.edition, board=text))
        assert again[OPT_FIRST_ELEMENT:] == row[OPT_FIRST_ELEMENT:]


SIX = "/".join(["WFGRWF"] * 7)
FIVE = "@a1,b1,c1,d1,e1"


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("v2x1:WW/WW@a1,a2,b1,b2,a3", "there are 4 fields; there must be 36 to 81"),
        (
            "v2x1:" + "/".join(["WFGRWF"] * 3 + ["......"] + ["WFGRWF"] * 3) + FIVE,
            "side to side; a5 is cut off from a1",
        ),
        ("v2x1:" + SIX[:-1] + "X" + FIVE, "field f1 is 'X'; 'X' is none of W, F, G, R"),
        ("v2x1:" + SIX, "name five Element fields after an @"),
        ("v2x1:" + SIX + "@a1,b1,c1,d1,d1", "the Element field 'd1' is named twice"),
        ("v2x1:" + SIX + "@a1,b1,c1,d1", "4 Element fields are named; there must be 5"),
        ("v2x1:" + SIX + "@a1,b1,c1,d1,k9", "the Element field 'k9' is no field of the board"),
        ("v2x1:" + SIX + "@a1,b1,c1,d1,z99", "the Element field 'z99' is no field of the board"),
        ("v2x1:" + "/".join(["WFGRWF"] * 12) + FIVE, "there are 12 ranks; there may be 11"),
        ("v2x1:" + "/".join(["WFGRWFWFGRWF"] * 7) + FIVE, "rank 7 has 12 fields|rank 1 has 12 fields"),
        ("v3x1:" + SIX + FIVE, "the mark 'v3x1' is unknown; a text begins with v2x1:"),
        ("v2x2:" + SIX + FIVE, "the text has the mark 'v2x2', but this edition has boards with 'v2x1'"),
    ],
)
def test_impossible_boards(board: str, reason: str) -> None:
    with pytest.raises(OptionsError, match=reason):
        GAME.read_options({"board": board})


@pytest.mark.parametrize(
    ("land", "reason"),
    [
        ("/".join(["WFGRWFWFGRWF"] * 6 + ["WFG"]), "rank 1 .'WFG'. ends in half a field"),
        ("/".join(["WFGRWFWFGRWF"] * 6 + ["WFGG"]), "field b1 is 'GG'; its two terrains must differ"),
        ("/".join(["WFGRWFWFGRWF"] * 6 + ["W."]), "field a1 is 'W.'; '.' is none of W, F, G, R"),
    ],
)
def test_impossible_boards_of_the_collector(land: str, reason: str) -> None:
    with pytest.raises(PlanError, match=reason):
        read_plan(MARKS[2] + land + FIVE, 2)


def test_a_text_without_a_mark_is_read_where_it_has_one_meaning() -> None:
    assert read_plan(SIX + FIVE, 1) == read_plan(MARKS[1] + SIX + FIVE, 1)
    land = "/".join(["WFGRWFWFGRWF"] * 7)
    assert read_plan(land + FIVE, 2) == read_plan(MARKS[2] + land + FIVE, 2)


def test_a_text_with_two_meanings_needs_a_mark() -> None:
    """Ten fields of one letter, or five of two."""
    land = "/".join(["WFGRWFGRWF"] * 8)
    with pytest.raises(PlanError, match="can be read with one letter a field and with two; a text begins with v2x1:"):
        read_plan(land + FIVE, 1)
    assert sum(t > 0 for t in read_plan(MARKS[1] + land + FIVE, 1)[0]) == 80
    assert sum(t > 0 for t in read_plan(MARKS[2] + land + FIVE, 2)[0]) == 40


def test_turned_elements_need_a_centre() -> None:
    with pytest.raises(OptionsError, match="centre"):
        GAME.read_options({"board": "/".join(["WFGRWF"] * 6), "elements": "quarter"})


@pytest.mark.parametrize(("how", "turn"), [("quarter", 1), ("half", 2)])
def test_elements_by_lot_are_alike_after_a_turn(how: str, turn: int) -> None:
    for seed in range(8):
        s = GAME.begin(GAME.read_options({"elements": how}), seed)
        places = {(f // 11 - 4, f % 11 - 4) for f in s.element_at}
        assert (0, 0) in places
        assert len(places) == 5
        turned = places
        for _ in range(turn):
            turned = {(c, -r) for r, c in turned}
        assert turned == places


def test_elements_anywhere_lie_on_the_board() -> None:
    s = GAME.begin(Options(edition="collector", elements="free"), 5)
    assert len(set(s.element_at)) == 5
    assert all(s.terrain[f] for f in s.element_at)


def test_fields_outside_have_no_terrain() -> None:
    s = GAME.begin(Options(), 1)
    assert sum(t > 0 for t in s.terrain) == 81
    assert all(s.terrain[f] == 0 for f in range(N_FIELDS) if f % 11 > 8 or f // 11 > 8)
