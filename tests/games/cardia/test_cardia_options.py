"""Tables of Cardia: options, and the box as a material file."""

from pathlib import Path

import pytest

from deskoherna.games.cardia.game import GAME
from deskoherna.games.cardia.material import FACTS, LOCATION_IDS, Facts, check
from deskoherna.games.cardia.row import character_of
from deskoherna.games.cardia.state import FIRST_GUARDIAN, GUARD_ROW, LOCATIONS, N_CARDS
from deskoherna.kit.game import OptionsError
from deskoherna.kit.material import MaterialError, read

MATERIAL = GAME.folder / "material.toml"
INVENTED = {"crown-hall", "observatory", "harbour"}


@pytest.mark.parametrize("location", sorted(INVENTED))
def test_strict_tables_refuse_invented_locations(location: str) -> None:
    with pytest.raises(OptionsError, match="invented"):
        GAME.read_options({"strict": True, "location": location})


def test_the_strategic_variant_needs_guardians() -> None:
    with pytest.raises(OptionsError, match="needs guardians"):
        GAME.read_options({"strategic": True})


@pytest.mark.parametrize("wrong", [{"players": 3}, {"swamp": "III"}, {"location": "moon"}, {"match": 2}, {"seals": 4}])
def test_impossible_options_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(OptionsError):
        GAME.read_options(wrong)


def locations_met(**table: object) -> set[str]:
    options = GAME.read_options(table)
    return {LOCATIONS.ids[GAME.begin(options, seed).location] for seed in range(200)}


def test_random_locations_come_from_where_they_should() -> None:
    base = {place.id for place in FACTS.locations if place.box == "base"}
    assert locations_met(location="random-base") == base
    assert locations_met(location="random-any") == set(LOCATION_IDS)
    assert locations_met(location="random-any", strict=True) == set(LOCATION_IDS) - INVENTED


def test_the_tables_use_the_whole_box() -> None:
    characters, guardians, locations = set(), set(), set()
    for options in GAME.tables.values():
        for seed in range(10):
            s = GAME.begin(options, seed)
            characters |= {character_of(s, c) for c in range(16)}
            guardians |= {c for c in range(FIRST_GUARDIAN, N_CARDS) if s.place[c] == GUARD_ROW}
            locations.add(s.location)
    assert characters == set(range(32))
    assert len(guardians) == 12
    assert set(range(13)) <= locations


def broken(tmp_path: Path, old: str, new: str) -> str:
    text = MATERIAL.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "own.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(MaterialError) as error:
        read(path, Facts, check)
    return str(error.value)


def test_a_wrong_strength_is_named_with_its_line(tmp_path: Path) -> None:
    said = broken(tmp_path, "strength = 2\n", "strength = 3\n")
    line = MATERIAL.read_text(encoding="utf-8").splitlines().index("strength = 2") + 1
    assert f"line {line}" in said and "characters[1].strength" in said and "3 instead of 2" in said


def test_a_second_exclusive_guardian_is_refused(tmp_path: Path) -> None:
    assert "exactly one guardian of swamp is exclusive" in broken(tmp_path, "exclusive = false", "exclusive = true")


def test_an_unknown_field_is_refused(tmp_path: Path) -> None:
    assert "colour" in broken(tmp_path, "amount = 5\n", "colour = 5\n")


def test_an_own_material_may_change_sizes(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(MATERIAL.read_text(encoding="utf-8").replace("amount = 7", "amount = 6"), encoding="utf-8")
    assert read(path, Facts, check).facts.characters[6].amount == 6


def test_marks_follow_the_sources() -> None:
    marks = {g.id: g.mark for g in FACTS.guardians}
    assert {i for i, m in marks.items() if m == "rulebook"} == {"cat", "elephant"}
    assert {i for i, m in marks.items() if m == "reconstructed"} == {"peacock", "raccoon", "fox", "bat"}
    assert all(place.mark == "reconstructed" for place in FACTS.locations if place.box == "guardians")
    assert {place.id for place in FACTS.locations if place.invented} == INVENTED
