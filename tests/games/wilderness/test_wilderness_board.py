"""The grid, the cones, boards as texts, and options that make no table."""

import pytest

from deskoherna.games.wilderness.board import AROUND, CONE, DIRECTIONS, FIELDS, N_FIELDS, NEAR, STEP_COST
from deskoherna.games.wilderness.game import GAME
from deskoherna.games.wilderness.material import F
from deskoherna.games.wilderness.options import MIN_FIELDS, Options, encode, read_board, write_board
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
    terrain = read_board("/".join(F.boards[board].fields.split()), board + 1)
    assert [sum(t >> i & 1 for t in terrain) for i in range(4)] == counts


@pytest.mark.parametrize("name", list(GAME.tables))
def test_a_board_survives_being_written_and_read(name: str) -> None:
    options = GAME.tables[name]
    assert isinstance(options, Options)
    row = encode(options)
    elements = row[OPT_FIRST_ELEMENT:OPT_FIRST_ELEMENT + 5]
    if len(set(elements)) == 5:
        text = write_board(row[OPT_TERRAIN:], elements)
        again = encode(Options(players=options.players, edition=options.edition, board=text))
        assert again[OPT_FIRST_ELEMENT:] == row[OPT_FIRST_ELEMENT:]


@pytest.mark.parametrize(("board", "reason"), [
    ("WW/WW@a1,a2,b1,b2,a3", str(MIN_FIELDS)),
    ("/".join(["WFGRWF"] * 3 + ["......"] + ["WFGRWF"] * 3) + "@a1,b1,c1,d1,e1", "hang together"),
    ("/".join(["WFGRWX"] * 7) + "@a1,b1,c1,d1,e1", "no field"),
    ("/".join(["WFGRWF"] * 7), "Element"),
    ("/".join(["WFGRWF"] * 7) + "@a1,b1,c1,d1,d1", "five different"),
    ("/".join(["WFGRWF"] * 12) + "@a1,b1,c1,d1,e1", "ranks"),
])
def test_impossible_boards(board: str, reason: str) -> None:
    with pytest.raises(OptionsError, match=reason):
        GAME.read_options({"board": board})


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
