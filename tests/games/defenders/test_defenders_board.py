"""The tables of the map: radar, darts and the places of tiles."""

import pytest

from deskoherna.games.defenders.board import (
    CORE,
    DART_AHEAD,
    DART_BORDER,
    DART_NEXT,
    DARTS,
    HEXES,
    IS_RIM,
    LEFT,
    N_BORDERS,
    PLAN,
    RADAR,
    RAY,
    RIGHT,
    TILE_SLOTS,
)
from deskoherna.games.defenders.game import GAME
from deskoherna.games.defenders.options import TABLES

Ways = tuple[int, int]
NORTH = 4
FROM_NORTH_RIGHT = (
    "1,-1 1,-2 2,-3 2,-2 3,-3 3,-2 2,-1 1,0 3,-1 2,0 3,0 2,1 1,1 0,1 1,2 0,2 0,3 -1,3 -1,2 -1,1 -2,3 -2,2 -3,3 -3,2 "
    "-2,1 -1,0 -3,1 -2,0 -3,0 -2,-1 -1,-1 0,-1 -1,-2 0,-2 0,-3 1,-3"
)
FROM_NORTH_LEFT = (
    "0,-1 1,-2 1,-3 0,-2 0,-3 -1,-2 -1,-1 -1,0 -2,-1 -2,0 -3,0 -3,1 -2,1 -1,1 -3,2 -2,2 -3,3 -2,3 -1,2 0,1 -1,3 0,2 "
    "0,3 1,2 1,1 1,0 2,1 2,0 3,0 3,-1 2,-1 1,-1 3,-2 2,-2 3,-3 2,-3"
)


def turned(cell: tuple[int, int], sixths: int) -> tuple[int, int]:
    """A cell turned clockwise about the core."""
    q, r = cell
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


@pytest.mark.parametrize("arrow", range(6))
@pytest.mark.parametrize(("way", "north"), [(RIGHT, FROM_NORTH_RIGHT), (LEFT, FROM_NORTH_LEFT)])
def test_radar_meets_hexes_in_the_order_of_the_sheet(arrow: int, way: int, north: str) -> None:
    cells = [PLAN.cells[HEXES.read(name)] for name in north.split()]
    expected = [PLAN.number[turned(c, (arrow - NORTH) % 6)] for c in cells]
    assert RADAR[arrow * 2 + way] == expected


def test_the_board_has_132_borders_of_which_42_are_at_the_rim() -> None:
    assert N_BORDERS == 132
    assert sum(IS_RIM) == 42


def test_tiles_cover_every_hex_but_the_core_once() -> None:
    assert sorted(h for slot in TILE_SLOTS for h in slot) == [h for h in range(37) if h != CORE]


def test_six_turns_bring_an_engine_back() -> None:
    for ray in RAY[HEXES.read("1,0")]:
        if ray < 0:
            continue
        for way in (RIGHT, LEFT):
            at = ray
            for _ in range(6):
                at = DART_NEXT[way][at]
            assert at == ray


def test_an_engine_on_a_ray_of_the_core_looks_away_from_it() -> None:
    for dart in RAY[CORE]:
        assert PLAN.away[DART_AHEAD[dart]][CORE] == 2, DARTS.points[dart]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("second_engine", "ways"), [("mirrored", (RIGHT, LEFT)), ("turned", (RIGHT, RIGHT))])
def test_set_up_lays_two_walls_and_an_engine_on_opposite_sides(second_engine: str, ways: Ways, seed: int) -> None:
    s = GAME.begin(GAME.read_options({"second_engine": second_engine}), seed)
    assert sum(s.wall) == 4
    for e, way in enumerate(ways):
        ray = RAY[CORE][(s.arrow[5] + 3 * e) % 6]
        second = DART_NEXT[way][ray]
        assert s.wall[DART_BORDER[ray]] == 1
        assert s.wall[DART_BORDER[second]] == 1
        assert s.engine[e] == DART_NEXT[way][second]


def sides_of_engines(second_engine: str, seed: int) -> tuple[int, list[list[tuple[int, int]]]]:
    """The corner the core points at, and the hexes left and right of each engine."""
    s = GAME.begin(GAME.read_options({"second_engine": second_engine}), seed)
    names = [DARTS.points[dart].split("/") for dart in s.engine]
    return s.arrow[5], [[PLAN.cells[HEXES.read(name)] for name in both] for both in names]


@pytest.mark.parametrize("seed", range(12))
def test_a_turned_engine_stands_as_the_first_after_half_a_turn(seed: int) -> None:
    _, (first, second) = sides_of_engines("turned", seed)
    assert second == [turned(cell, 3) for cell in first]


@pytest.mark.parametrize("seed", range(12))
def test_a_mirrored_engine_is_the_image_of_the_first(seed: int) -> None:
    """Across the line at right angles to the arrow: left becomes right. With the arrow in the north, north is south."""
    arrow, (first, second) = sides_of_engines("mirrored", seed)
    upright = [turned(cell, NORTH - arrow) for cell in first]
    image = [turned((q + r, -r), arrow - NORTH) for q, r in upright]
    assert second == image[::-1]


@pytest.mark.parametrize("seed", range(12))
def test_every_map_has_nine_hexes_of_each_habitat_and_six_polluted_ones(seed: int) -> None:
    s = GAME.begin(TABLES["four"], seed)
    assert [s.habitat.count(h) for h in range(4)] == [9, 9, 9, 9]
    assert sum(s.pollution) == 6
    assert sum(s.mechs) == 8
