"""The executable rulebook of Cardia: every scenario holds, every card and every rule has its own."""

import re
import tomllib

import pytest

from deskoherna.games.cardia.game import GAME
from deskoherna.games.cardia.material import CHARACTER_IDS, GUARDIAN_IDS, LOCATION_IDS
from deskoherna.kit.scenario import Scenario, files_of, read_file, run

SCENARIOS = [pytest.param(x, id=f"{path.stem}:{x.id}") for path in files_of(GAME) for x in read_file(path).scenario]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario_holds(scenario: Scenario) -> None:
    assert run(GAME, scenario).faults == ()


def scenario_ids() -> set[str]:
    return {x.id for path in files_of(GAME) for x in read_file(path).scenario}


def test_ids_are_unique_over_all_files() -> None:
    every = [x.id for path in files_of(GAME) for x in read_file(path).scenario]
    assert len(every) == len(set(every))


@pytest.mark.parametrize("card", CHARACTER_IDS)
def test_each_character_is_quiet_when_it_wins_or_ties(card: str) -> None:
    assert {f"quiet-{card}", f"tied-{card}"} <= scenario_ids()


SPOKEN_OF_ELSEWHERE = {
    "surgeon": "surgeon-then-djinn",
    "saboteur": "first-clash",
    "palace-guard": "palace-guard-declined",
    "djinn": "surgeon-then-djinn",
    "void-mage": "void-mage-modifiers",
    "inventor": "inventor-two-cards",
    "magistra": "magistra-chooses",
    "envoy": "envoy-in-row",
    "librarian": "librarian-plus",
}
"""Characters whose effect is shown by a scenario of another name."""


@pytest.mark.parametrize("card", CHARACTER_IDS)
def test_each_character_acts_somewhere(card: str) -> None:
    assert SPOKEN_OF_ELSEWHERE.get(card, card) in scenario_ids()


@pytest.mark.parametrize("guardian", GUARDIAN_IDS)
def test_each_guardian_helps_and_stays_away(guardian: str) -> None:
    own = [i for i in scenario_ids() if re.match(rf"{guardian}(-|$)", i)]
    assert len(own) >= 2, own


@pytest.mark.parametrize("location", LOCATION_IDS)
def test_each_location_acts_and_does_not(location: str) -> None:
    stem = location.removeprefix("haunted-")
    own = [i for i in scenario_ids() if re.match(rf"{stem}(-|$)", i)]
    enough = 1 if location == "crown-hall" else 2
    assert len(own) >= enough, own


def test_rules_of_scenarios_are_sections_of_both_rulebooks() -> None:
    rules = {x.rule for path in files_of(GAME) for x in read_file(path).scenario}
    for language in ("cs", "en"):
        page = (GAME.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
        assert rules <= set(re.findall(r"^#+ .*\{#([a-z0-9-]+)\}$", page, re.MULTILINE)), language


def test_notes_come_in_both_languages() -> None:
    for path in files_of(GAME):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["scenario"]:
            assert set(entry.get("note", {"cs": "", "en": ""})) == {"cs", "en"}, entry["id"]
