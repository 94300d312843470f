"""Hexes: counts of known boards, borders, corners, distance, rings and rays."""

import pytest
from hypothesis import given
from hypothesis import strategies as hs

from deskoherna.kit.hexes import DIRECTIONS, NOWHERE, Hexes, add, disc, distance, ring

CELLS = hs.tuples(hs.integers(-9, 9), hs.integers(-9, 9))


@pytest.mark.parametrize(
    ("radius", "hexes", "corners", "borders"), [(0, 1, 6, 6), (1, 7, 24, 30), (2, 19, 54, 72), (3, 37, 96, 132)]
)
def test_counts_of_known_boards(radius: int, hexes: int, corners: int, borders: int) -> None:
    board = Hexes(disc(radius))
    assert (len(board.cells), len(board.around), len(board.sides)) == (hexes, corners, borders)
    assert len(board.axis().points) == hexes
    assert len(board.border_axis().points) == borders
    assert len(board.corner_axis().points) == corners


BOARD = Hexes(disc(2))


def test_neighbours_share_one_border_and_two_corners() -> None:
    for h, row in enumerate(BOARD.near):
        for d, g in enumerate(row):
            if g != NOWHERE:
                assert BOARD.near[g][(d + 3) % 6] == h
                assert BOARD.borders[h][d] == BOARD.borders[g][(d + 3) % 6]
                assert sorted(BOARD.sides[BOARD.borders[h][d]]) == sorted([h, g])
                shared = set(BOARD.corners[h]) & set(BOARD.corners[g])
                assert sorted(shared) == BOARD.ends[BOARD.borders[h][d]]
            else:
                assert BOARD.sides[BOARD.borders[h][d]] == [h, NOWHERE]


def test_corners_meet_two_or_three_borders() -> None:
    for c, meets in enumerate(BOARD.meets):
        borders = [b for b in meets if b != NOWHERE]
        hexes = [h for h in BOARD.around[c] if h != NOWHERE]
        beside = [x for x in BOARD.beside[c] if x != NOWHERE]
        assert 2 <= len(borders) <= 3
        assert len(beside) == len(borders)
        assert all(sorted([c, x]) == BOARD.ends[b] for b, x in zip(borders, beside, strict=True))
        assert 1 <= len(hexes) <= 3
        assert all(c in BOARD.corners[h] for h in hexes)
    assert sum(b[1] == NOWHERE for b in BOARD.sides) == 30, "thirty borders on the coast"


def test_the_board_of_catan_has_no_corner_counted_twice() -> None:
    assert len({c for row in BOARD.corners for c in row}) == 54
    assert sum(len({h for h in around if h != NOWHERE}) == 3 for around in BOARD.around) == 24


@given(CELLS, CELLS, CELLS)
def test_distance_is_one(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(CELLS, hs.integers(0, 6))
def test_a_ring_has_its_cells_once_and_each_next_to_the_last(centre: tuple[int, int], radius: int) -> None:
    cells = ring(centre, radius)
    assert len(cells) == len(set(cells)) == (6 * radius or 1)
    assert all(distance(centre, c) == radius for c in cells)
    if radius:
        assert all(distance(a, b) == 1 for a, b in zip(cells, [*cells[1:], cells[0]], strict=True))
        assert cells[0] == add(centre, 4, radius)


def test_a_ring_runs_clockwise() -> None:
    assert ring((0, 0), 1) == [add((0, 0), d) for d in (4, 5, 0, 1, 2, 3)]


def test_directions_turn_back() -> None:
    at = (0, 0)
    for d in range(6):
        at = add(at, d)
    assert at == (0, 0)
    assert all(add(add((3, 4), d), d + 3) == (3, 4) for d in range(6))
    assert len(set(DIRECTIONS)) == 6


def test_rays_go_straight_to_the_rim() -> None:
    middle = BOARD.number[0, 0]
    for d in range(6):
        cells = [BOARD.cells[h] for h in BOARD.rays[middle][d]]
        assert cells == [add((0, 0), d, 1), add((0, 0), d, 2)]
    corner = BOARD.number[2, 0]
    assert BOARD.rays[corner][0] == []
    assert len(BOARD.rays[corner][3]) == 4
    padded = BOARD.padded_rays()
    assert {len(r) for rays in padded for r in rays} == {5}
    assert padded[corner][0] == [NOWHERE] * 5


def test_away_is_the_distance() -> None:
    assert BOARD.away[BOARD.number[-2, 0]][BOARD.number[2, 0]] == 4
    assert all(BOARD.away[h][g] == distance(a, b) for h, a in enumerate(BOARD.cells) for g, b in enumerate(BOARD.cells))


def test_names_of_borders_and_corners_read_back() -> None:
    borders = BOARD.border_axis()
    assert borders.read("0,0/E") == BOARD.borders[BOARD.number[0, 0]][0]
    assert BOARD.corner_axis().read("-2,0/NW") == BOARD.corners[BOARD.number[-2, 0]][5]
    assert len(set(borders.points)) == 72
    with pytest.raises(ValueError, match="is not a border"):
        borders.read("9,9/E")


def test_any_set_of_cells_will_do_but_none_twice() -> None:
    two = Hexes([(0, 0), (5, 5)])
    assert len(two.around) == 12
    with pytest.raises(ValueError, match="a cell stands twice"):
        Hexes([(0, 0), (0, 0)])
