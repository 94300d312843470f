"""The executable rulebook, and that it can fail."""

import pytest

from deskoherna.games.kingdom.game import GAME
from deskoherna.games.kingdom.material import ADVISOR_IDS, BOX, MENACE_IDS, PLOT_IDS
from deskoherna.kit import scenario

ALL = [(path.stem, x) for path in scenario.files_of(GAME) for x in scenario.read_file(path).scenario]


@pytest.mark.parametrize(("file", "x"), ALL, ids=[f"{file}/{x.id}" for file, x in ALL])
def test_scenario(file: str, x: scenario.Scenario) -> None:
    assert scenario.run(GAME, x).faults == (), file


def _text(x: scenario.Scenario) -> str:
    return " ".join([*x.given, *x.play, *x.expect, *x.refused]).lower()


@pytest.mark.parametrize("name", [a.en for a in BOX.advisor])
def test_every_advisor_is_used_in_a_scenario(name: str) -> None:
    verbs = (f"use {name}", "by illusion", "swap away")
    played = [x for file, x in ALL if file == "advisors" and name.lower() in _text(x)]
    assert any(v.lower() in _text(x) for x in played for v in verbs), name


@pytest.mark.parametrize("name", [s.en for b in BOX.board for s in b.step])
def test_every_quest_step_is_done_in_a_scenario(name: str) -> None:
    assert any(
        f"A: quest {name}" in line or f"B: quest {name}" in line
        for _, x in ALL
        for line in x.play
        if not line.startswith("!")
    ), name


@pytest.mark.parametrize("plot", PLOT_IDS)
def test_every_plot_has_its_setup_its_loss_and_its_medal(plot: str) -> None:
    mine = [x for file, x in ALL if file == "plots" and x.table.get("scenario") == plot]
    assert any("setup" in x.id for x in mine)
    assert any("standing[A] = 2" in x.expect or "medal = none" in x.expect for x in mine)
    assert any("standing[A] = 1" in x.expect for x in mine)


@pytest.mark.parametrize("menace", [m.en for m in BOX.menace])
def test_every_menace_is_fought_in_a_scenario(menace: str) -> None:
    assert any(f": fight {menace}" in line for _, x in ALL for line in x.play if not line.startswith("!")), menace


def test_the_ids_that_rules_rely_on() -> None:
    assert len(ADVISOR_IDS) == 14
    assert len(MENACE_IDS) == 5
