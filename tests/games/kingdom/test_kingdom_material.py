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
    assert [a.id for a in BOX.advisor if a.fewest_players == 2] == [
        "master-of-illusions",
        "wily-negotiator",
        "saboteur",
    ]


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


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("copies = 5", "copies = 6", "71 cards in all instead of 70"),
        ('cost = "3M"', 'cost = "3X"', "development[0].cost"),
        ('cost = "3M"', 'cost = ""', "a card without a cost cannot be built"),
        ('id = "hamlet"', 'id = "farm"', "'farm' stands twice"),
        ('id = "vermin"', 'id = "vermins"', "'vermins' instead of 'vermin'"),
        ('solo_fee = "12S"', 'solo_fee = "6S 6G"', "a fee asks for one resource"),
        ("construction = { farm = 4 }", "construction = { farm = 6 }", "6 of 'farm', but there are 5"),
        ("fee = 4", "fee = 40", "advisor[0].fee"),
        ('phase = "end"', 'phase = "planning"', "advisor[9].phase: 'planning', but the ability of"),
        ('recycle = "2M"', 'recycle = "1M 2G"', "treasure[0].recycle"),
        ('solo_fee = "8E"', 'solo_fee = "8G"', "board[1].step[3].solo_fee: '8G': the solo side"),
    ],
)
def test_a_bad_pack_is_refused_with_its_place(tmp_path: Path, old: str, new: str, says: str) -> None:
    with pytest.raises(MaterialError) as error:
        read(_own(tmp_path, old, new), Box, check)
    assert says in str(error.value)
    assert "line" in str(error.value)


def test_a_pack_changes_the_game(tmp_path: Path) -> None:
    path = _own(tmp_path, 'cost = "3M"', 'cost = "1M 1K"')
    script = (
        "from deskoherna.games.kingdom.game import GAME\n"
        "from deskoherna.games.kingdom.material import COST, SLOTS_IN_ALL\n"
        "s = GAME.begin(seed=3)\n"
        "GAME.loops.play_out(s, [0] * (GAME.n_moves + 1), GAME.max_steps)\n"
        "print(COST[0], SLOTS_IN_ALL[0], GAME.material.own, GAME.over(s), GAME.faults(s))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
        env={**os.environ, "DESKOHERNA_MATERIAL_KINGDOM": str(path)},
    )
    assert done.stdout.strip() == "[1, 0, 0, 0, 1, 0] 2 True True []"


def _played(tmp_path: Path, changes: dict[str, str], script: str) -> str:
    """What a script prints that runs with a pack of one's own."""
    text = SHIPPED.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
        env={**os.environ, "DESKOHERNA_MATERIAL_KINGDOM": str(path)},
    )
    return done.stdout.strip()


def test_a_treasure_of_two_colours_gives_one_cube_of_each(tmp_path: Path) -> None:
    """First the first one is placed, then the other is in hand; a Shadow gives both to the rival's laboratory."""
    script = (
        "from deskoherna.games.kingdom.game import GAME\n"
        "from deskoherna.kit import position\n"
        "def laid_out(*given, **options):\n"
        "    s = GAME.begin(GAME.read_options(options), 1)\n"
        "    for text in given:\n"
        "        position.assign(GAME, s, text)\n"
        "    return s\n"
        "s = laid_out('at = planning', 'selected[A] = Rare Timber, Farm', 'construction[A] = Mill 1M, Guildhall')\n"
        "for text in ('recycle Rare Timber', 'cube on Mill 1', 'cube to laboratory'):\n"
        "    print(s.cubes[0], s.colour[0], s.spare[0], GAME.faults(s))\n"
        "    GAME.play(s, 0, GAME.verbs.read(text))\n"
        "print(s.cubes[0], s.spare[0], s.laboratory[0], GAME.faults(s))\n"
        "s = laid_out('at = choice 16', 'area_of[1] = Shadow, Rare Timber', 'area_of[2] = none',\n"
        "             menaces_a='shadows', menaces_b='rats')\n"
        "s.laboratory[1][:] = [0, 0, 0, 0]\n"
        "told = s.told = []\n"
        "GAME.play(s, 0, GAME.verbs.read('pick area 1'))\n"
        "print(s.place.count(3), [e[1] for e in told if GAME.events.events[e[1]].key.startswith('receives')] != [])\n"
    )
    lines = _played(tmp_path, {'recycle = "2M"': 'recycle = "1M 1G"'}, script).splitlines()
    assert lines[0] == "0 0 0 []"
    assert lines[1] == "1 0 3 []", "materials in hand, gold to come"
    assert lines[2] == "1 2 0 []", "gold in hand"
    assert lines[3] == "0 0 [0, 0, 1, 0] []"
    assert lines[4].endswith("True")


def test_an_invented_card_is_named_everywhere(tmp_path: Path) -> None:
    """Own id and names: no move and no event is left in notation, and both languages say the new name."""
    script = (
        "from deskoherna.games.kingdom.game import GAME\n"
        "from deskoherna.games.kingdom.material import KIND_IDS\n"
        "from deskoherna.kit.words import Words\n"
        "import re\n"
        "for language, name in (('cs', 'Bazilika'), ('en', 'Basilica')):\n"
        "    voice = Words(GAME, language)\n"
        "    said = [voice.move(m) for m in range(GAME.n_moves)]\n"
        "    said += [voice.did(0, m, 0) or '' for m in range(GAME.n_moves)]\n"
        "    kind = KIND_IDS.index('basilica')\n"
        "    for what, event in enumerate(GAME.events.events):\n"
        "        said.append(voice.event(what, [kind if a.name == 'card' else 0 for a in event.axes], 1))\n"
        "    print(sum(name in text for text in said) > 30, [t for t in said if 'basilica' in t or '{' in t][:3],\n"
        "          [t for t in said if 'Statek' in t or 'Farm ' in t][:3])\n"
    )
    changes = {
        'id = "farm"': 'id = "basilica"',
        'cs = "Statek"': 'cs = "Bazilika"',
        'en = "Farm"': 'en = "Basilica"',
        "construction = { farm = 4 }": "construction = { basilica = 4 }",
    }
    assert _played(tmp_path, changes, script).splitlines() == ["True [] []"] * 2


def test_an_amount_reaches_the_texts(tmp_path: Path) -> None:
    script = (
        "from deskoherna.games.kingdom.game import GAME\n"
        "from deskoherna.kit.words import Words\n"
        "print(Words(GAME, 'cs').form('card-captain-of-the-guard.text'))\n"
        "print(Words(GAME, 'en').form('card-calamity.text'))\n"
    )
    changes = {"amount = 5": "amount = 7", "penalty = 4": "penalty = 1"}
    assert _played(tmp_path, changes, script).splitlines() == [
        "Na konci hry přinese 7 bodů.",
        "Lies in the duchy and costs 1 point at the end of the game.",
    ]
