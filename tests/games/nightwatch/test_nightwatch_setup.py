"""Who begins, what the material file may hold, and how the island is laid."""

from pathlib import Path

import pytest

from deskoherna.games.nightwatch.board import NET
from deskoherna.games.nightwatch.game import GAME
from deskoherna.games.nightwatch.material import MATERIAL, Facts, check
from deskoherna.games.nightwatch.setup import lay_spiral, roll_for_first
from deskoherna.kit.hexes import distance
from deskoherna.kit.material import MaterialError, read


def test_ties_for_the_first_turn_roll_again() -> None:
    """H-24: B and D tie on six, then D throws higher."""
    s = GAME.begin(GAME.tables["watch-four"], 1)
    s.first = 0
    s.told = []
    s.forced = [0, 5, 2, 5, 1, 3]
    roll_for_first(s)
    assert s.first == 3 and s.forced == []
    assert [e[2:4] for e in s.told if e[1] == 0] == [(0, 1), (1, 6), (2, 3), (3, 6), (1, 2), (3, 4)]


@pytest.mark.parametrize("corner", range(6))
def test_the_spiral_runs_from_neighbour_to_neighbour(corner: int) -> None:
    """Numbers of the island follow their letters inwards; the first two lie side by side on the rim."""
    s = GAME.begin(GAME.tables["classic-fixed"], 1)
    s.forced = [corner]
    lay_spiral(s)
    five = [h for h in range(19) if s.number[h] == 5]
    two = s.number.index(2)
    assert any(distance(NET.cells[h], NET.cells[two]) == 1 for h in five)
    assert sorted(s.number[:19]) == sorted([0, 2, 12, *[3, 4, 5, 6, 8, 9, 10, 11] * 2])


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("tokens = [12, 4, 3]", "tokens = [12, 4, 4]", "tokens; the box has 57"),
        ('gives = "ore"', 'gives = "wool"', "mountains gives ore"),
        ("number = 11", "number = 10", "each number once"),
        ("numbers = [6, 4, 11, 8, 10, 5, 6,", "numbers = [6, 8, 11, 8, 10, 5, 6,", "6 and 8 lie side by side"),
        ('[-3, 3, "SE", "grain"]', '[-3, 3, "SE", "gold"]', "is no market"),
        ("count = 19", "count = 0", "resources"),
    ],
)
def test_a_wrong_material_file_is_refused_with_its_place(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    path = tmp_path / "material.toml"
    path.write_text(MATERIAL.text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(MaterialError, match=sentence) as refused:
        read(path, Facts, check)
    assert ", line " in str(refused.value)
