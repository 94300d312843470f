"""Options and material: what makes no table is refused with its reason."""

from pathlib import Path
from typing import Any

import pytest

from deskoherna.games.defenders.game import GAME
from deskoherna.games.defenders.material import MATERIAL, Facts, check
from deskoherna.kit.game import OptionsError
from deskoherna.kit.material import MaterialError, read


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"players": 5}, "players"),
        ({"players": 2, "factions": ["order"]}, "not 2 different"),
        ({"players": 2, "factions": ["order", "order"]}, "not 2 different"),
        ({"players": 2, "leaders": ["burrun", "nexto"]}, "together with the factions"),
        ({"players": 2, "factions": ["order", "sect"], "leaders": ["burrun", "nexto"]}, "does not lead"),
        ({"challenging": 7}, "challenging"),
    ],
)
def test_impossible_tables_are_refused(values: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionsError, match=reason):
        GAME.read_options(values)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('ability = "burning-heat"', 'ability = "burning-hat"', "is no ability"),
        ("faces = [0, 0, 0, 0, 1, 2]", "faces = [0, 0, 0, 1, 2]", "there are 5, there must be 6"),
        ("vents = [0, 2, 4]", "vents = [0, 2, 2]", "not 3 different sides"),
        ('rim_mechs = ["3,0"', 'rim_mechs = ["4,0"', "is no hex"),
        ("amount = 2", "amount = 0", "needs an amount"),
        ("points = 4\n", "points = 4\namount = 1\n", "has no amount"),
        ("breaches = 6", "breaches = 5", "shared out evenly"),
    ],
)
def test_broken_material_is_refused_with_its_line(old: str, new: str, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    assert old in MATERIAL.text
    path.write_text(MATERIAL.text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(MaterialError, match=reason) as error:
        read(path, Facts, check)
    assert "line " in str(error.value)
