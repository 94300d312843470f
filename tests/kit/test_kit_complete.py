"""Everything that is missing is told in one run, and stubs are written for it."""

import dataclasses
import shutil
from pathlib import Path

import pytest
from breaking import SMALL

from deskoherna.kit.compliance import CHECKS, Broken
from deskoherna.kit.compliance.complete import STUB, write_stubs
from deskoherna.kit.game import Game
from deskoherna.kit.words import LANGUAGES, Words
from deskoherna.starters.dice.game import GAME


@pytest.fixture
def bare(tmp_path: Path) -> Game:
    """A game of which there is nothing but its Python."""
    shutil.copytree(GAME.folder, tmp_path / "bare", ignore=shutil.ignore_patterns("__pycache__", "*.py"))
    game = dataclasses.replace(GAME, folder=tmp_path / "bare")
    for part in ("words", "rulebook", "scenarios", "lessons"):
        shutil.rmtree(game.folder / part)
    (game.folder / "README.md").write_text("# Bare\n", encoding="utf-8")
    return game


def told(game: Game) -> list[str]:
    with pytest.raises(Broken) as error:
        CHECKS["complete"](game, SMALL)
    return [str(error.value), *error.value.more]


def test_all_is_told_at_once(bare: Game) -> None:
    said = "\n".join(told(bare))
    for part in (
        "words/cs.ftl lacks move-roll",
        "words/en.ftl lacks event-keeps",
        "words/en.ftl lacks prompt-wait",
        "scenarios/first.toml lacks any",
        "rulebook/cs.md lacks the section first",
        "README.md lacks the head",
    ):
        assert part in said


def test_stubs_are_enough_to_play_and_not_to_comply(bare: Game) -> None:
    assert [p.name for p in write_stubs(bare)] == ["cs.ftl", "en.ftl", "first.toml", "cs.md", "en.md", "README.md"]
    for language in LANGUAGES:
        assert Words(bare, language).move(0) == f"{STUB} roll"
    assert Words(bare, "cs").named("face-ram", "")[""] == "Beran"
    assert "`turn`: the die is rolled by hand" in (bare.folder / "README.md").read_text(encoding="utf-8")
    said = told(bare)
    assert all("has a stub of" in sentence for sentence in said)
    assert "words/cs.ftl has a stub of move-roll" in "\n".join(said)
    with pytest.raises(Broken, match="expects nothing, so it cannot fail"):
        CHECKS["scenarios"](bare, SMALL)


def test_what_is_there_stays_as_it_is(bare: Game) -> None:
    write_stubs(bare)
    before = {p: p.read_bytes() for p in bare.folder.rglob("*") if p.is_file()}
    assert write_stubs(bare) == []
    assert {p: p.read_bytes() for p in bare.folder.rglob("*") if p.is_file()} == before


def test_a_sound_game_lacks_nothing() -> None:
    assert CHECKS["complete"](GAME, SMALL)
