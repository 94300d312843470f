"""Faults planted in the five games are found by the suite, without golden files, and it says where."""

import re
from collections import Counter
from pathlib import Path

import pytest
from faults import FAULTS, HOME
from planting import Fault

from deskoherna.kit.compliance import CHECKS, Broken

WITHOUT_A_PLACE = ("words", "rulebook", "scenarios", "calls")
"""Checks that look at files and modules: there is no game to say the step of."""
GOLDEN = ("golden", "perft", "open-fields", "released")


@pytest.mark.parametrize("fault", FAULTS, ids=lambda f: re.sub(r"\W+", "-", f"{f.game} {f.name} {f.table}"))
def test_a_planted_fault_is_found(fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = fault.planted(monkeypatch, tmp_path)
    with pytest.raises(Broken, match=fault.sentence) as told:
        CHECKS[fault.check](game, fault.effort)
    said = str(told.value)
    assert said.startswith(f"{fault.game}: ")
    if fault.check not in WITHOUT_A_PLACE:
        assert re.search(rf"\(table '{fault.table}', seed \d+(, step \d+)?\)", said), said


def test_there_are_faults_of_all_sorts_in_every_game() -> None:
    assert len(FAULTS) >= 40
    assert not {f.check for f in FAULTS} & set(GOLDEN)
    games = Counter(f.game for f in FAULTS)
    assert games.keys() == HOME.keys()
    assert min(games.values()) >= 8


@pytest.mark.parametrize("game", HOME)
@pytest.mark.parametrize("check", ["leaks", "blindfold", "forget", "views", "legal", "faults", "derive", "calls"])
def test_a_sound_game_is_not_accused(game: str, check: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same effort and table, and nothing planted."""
    sound = Fault("nothing", game, HOME[game], check, "", lambda _patch, sound, _folder: sound)
    assert CHECKS[check](sound.planted(monkeypatch, tmp_path), sound.effort)
