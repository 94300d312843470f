"""Tables of Cardia: options, and the box as a material file."""

from pathlib import Path

import msgspec
import pytest

from deskoherna.games.cardia.game import GAME
from deskoherna.games.cardia.guardians import is_exclusive
from deskoherna.games.cardia.material import FACTS, GUARDIAN_IDS, LOCATION_IDS, Facts, check
from deskoherna.games.cardia.row import character_of
from deskoherna.games.cardia.state import BOX, FIRST_GUARDIAN, GUARD_ROW, GUARDIANS, LEFT_OUT, LOCATIONS, N_CARDS
from deskoherna.kit.game import OptionsError
from deskoherna.kit.material import MaterialError, read
from deskoherna.kit.state import restore

MATERIAL = GAME.folder / "material.toml"
GUARDIAN_CARDS = range(FIRST_GUARDIAN, N_CARDS)
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
    assert locations_met(location="random-any", strict=True) == base
    assert locations_met(location="random-base", strict=True) == base


def guardians_met(**table: object) -> list[set[str]]:
    """For each of many deals the guardians in the row."""
    options = GAME.read_options({"guardians": True, **table})
    deals = (GAME.begin(options, seed) for seed in range(200))
    return [{GUARDIANS.ids[c - FIRST_GUARDIAN] for c in GUARDIAN_CARDS if s.place[c] == GUARD_ROW} for s in deals]


def test_strict_tables_are_dealt_no_reconstructed_guardian() -> None:
    reconstructed = {g.id for g in FACTS.guardians if g.mark == "reconstructed"}
    strict = guardians_met(strict=True)
    assert {len(row) for row in strict} == {6}
    assert set().union(*strict) == set(GUARDIAN_IDS) - reconstructed
    assert set().union(*guardians_met()) == set(GUARDIAN_IDS)


def test_everybody_knows_who_is_left_out_of_a_strict_game() -> None:
    s = GAME.begin(GAME.read_options({"guardians": True, "strict": True}), 1)
    left_out = [c for c in GUARDIAN_CARDS if s.place[c] == LEFT_OUT]
    assert len(left_out) == 4
    for seed in range(20):
        world = GAME.imagine(s, 0, seed)
        assert [c for c in GUARDIAN_CARDS if world.place[c] == LEFT_OUT] == left_out


def test_an_unknown_guardian_of_a_strict_game_is_one_of_those_that_take_part() -> None:
    s = GAME.begin(GAME.read_options({"guardians": True, "strict": True, "strategic": False}), 3)
    imagined = {
        c for seed in range(40) for w in [GAME.imagine(s, 1, seed)] for c in GUARDIAN_CARDS if w.place[c] == BOX
    }
    assert {GUARDIANS.ids[c - FIRST_GUARDIAN] for c in imagined} <= {
        g.id for g in FACTS.guardians if g.mark != "reconstructed"
    }


def test_a_table_of_before_reads_its_options() -> None:
    """The literal readings are the default; what was said about ties is kept."""
    before = {"guardians": True, "strict": True, "guardian_on_tie": True, "location": "senate"}
    assert GAME.read_options(before).guardian_on_tie
    assert not GAME.read_options({"guardians": True}).guardian_on_tie


def test_a_position_of_before_goes_on_as_it_was_played() -> None:
    """The extra seal travels, the Basilisk takes the card after the draw, exclusive are those that the cards mark."""
    path = GAME.folder / "golden/snapshot-1.json"
    s = restore(GAME.state, msgspec.json.decode(path.read_bytes()))
    assert (s.seal_stays, s.basilisk_sets_aside, list(s.exclusive)) == (0, 0, [0, 0, 0, 0])
    assert [g.id for i, g in enumerate(FACTS.guardians) if is_exclusive(s, i)] == ["basilisk", "fox", "parrot", "cat"]


def test_every_reading_that_a_table_may_choose_is_a_ruling() -> None:
    fields = msgspec.json.schema(GAME.options)["$defs"]["Options"]["properties"]
    rulings = {name for name, field in fields.items() if field.get("ruling")}
    assert rulings == {
        "guardian_on_tie",
        "basilisk_sets_aside",
        "seal_travels",
        "exclusive_swamp",
        "exclusive_academy",
        "exclusive_guild",
    }


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


def test_a_box_without_six_attested_guardians_is_refused(tmp_path: Path) -> None:
    """A strict game could not be dealt from it."""
    text = MATERIAL.read_text(encoding="utf-8")
    path = tmp_path / "own.toml"
    path.write_text(text.replace('mark = "inferred"', 'mark = "reconstructed"'), encoding="utf-8")
    with pytest.raises(MaterialError, match="2 are not reconstructed; a strict game needs 6"):
        read(path, Facts, check)


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
