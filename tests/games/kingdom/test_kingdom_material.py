"""The cards of the box, and data packs of one's own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from deskoherna.games.kingdom import material
from deskoherna.games.kingdom.material import BOX, Box, check
from deskoherna.kit.material import MaterialError, read

SHIPPED = Path(material.__file__).with_name("material.toml")


def test_card_totals() -> None:
    by_type = {t: sum(d.copies for d in BOX.development if d.type == t) for t in material.TYPES}
    assert by_type == {"structure": 22, "company": 18, "masterpiece": 15, "discovery": 15}
    assert len(BOX.development) == 47
    assert sum(t.copies for t in BOX.treasure) == 10
    assert BOX.calamity.copies == 8
    assert [m.copies for m in BOX.menace] == [4, 10, 4, 4, 4]
    assert len(BOX.advisor) == 14
    assert material.N_CARDS + len({d.cs for d in BOX.duchy}) == 130


def test_three_advisors_are_for_two_players() -> None:
    assert [a.id for a in BOX.advisor if a.fewest_players == 2] == ["master-of-illusions", "wily-negotiator",
                                                                  "saboteur"]


def test_every_reconstructed_value_is_marked() -> None:
    for entry in material.KIND_ENTRIES:
        assert entry.mark in ("rulebook", "reconstructed")
        fields = set(type(entry).__struct_fields__)
        assert set(entry.marks) <= fields, entry.id
    farm = BOX.development[0]
    assert farm.mark == "reconstructed"
    assert farm.marks["cs"] == "rulebook"


def _own(tmp_path: Path, old: str, new: str) -> Path:
    text = SHIPPED.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "own.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(("old", "new", "says"), [
    ("copies = 5", "copies = 6", "71 cards in all instead of 70"),
    ('cost = "3M"', 'cost = "3X"', "development[0].cost"),
    ('cost = "3M"', 'cost = ""', "a card without a cost cannot be built"),
    ('id = "hamlet"', 'id = "farm"', "'farm' stands twice"),
    ('id = "vermin"', 'id = "vermins"', "'vermins' instead of 'vermin'"),
    ('solo_fee = "12S"', 'solo_fee = "6S 6G"', "a fee asks for one resource"),
    ("construction = { farm = 4 }", "construction = { farm = 6 }", "6 of 'farm', but there are 5"),
    ("fee = 4", "fee = 40", "advisor[0].fee"),
])
def test_a_bad_pack_is_refused_with_its_place(tmp_path: Path, old: str, new: str, says: str) -> None:
    with pytest.raises(MaterialError) as error:
        read(_own(tmp_path, old, new), Box, check)
    assert says in str(error.value)
    assert "line" in str(error.value)


def test_a_pack_changes_the_game(tmp_path: Path) -> None:
    path = _own(tmp_path, 'cost = "3M"', 'cost = "1M 1K"')
    script = ("from deskoherna.games.kingdom.game import GAME\n"
              "from deskoherna.games.kingdom.material import COST, SLOTS_IN_ALL\n"
              "s = GAME.begin(seed=3)\n"
              "GAME.loops.play_out(s, [0] * (GAME.n_moves + 1), GAME.max_steps)\n"
              "print(COST[0], SLOTS_IN_ALL[0], GAME.material.own, GAME.over(s), GAME.faults(s))\n")
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=300,
                          env={**os.environ, "DESKOHERNA_MATERIAL_KINGDOM": str(path)})
    assert done.stdout.strip() == "[1, 0, 0, 0, 1, 0] 2 True True []"
