"""The words of the terminal, and pictures of positions in both languages."""

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from deskoherna import cli
from deskoherna.cli.listing import in_columns
from deskoherna.cli.messages import FOLDER, LANGUAGES, default_language, messages
from deskoherna.cli.picture import picture
from deskoherna.cli.speech import Speech
from deskoherna.kit import registry
from deskoherna.kit.contract import ALL, SPECTATOR
from deskoherna.kit.sketch import columns
from deskoherna.lab.editing import MARKS
from toys.hoard.game import GAME as HOARD

SOURCES = sorted(Path(str(cli.__file__)).parent.glob("*.py"))


def ids(language: str) -> set[str]:
    body = parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def test_both_languages_say_the_same_things() -> None:
    assert ids("cs") == ids("en")


def test_every_message_is_used_somewhere() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    built = {"no-move-near", "not-legal-near", "words-cs", "words-en", *(f"words-mark-{mark}" for mark in MARKS)}
    unused = {key for key in ids("en") - built if not re.search(f"[\"']{key}[\"']", code) and key[:4] != "bot-"}
    assert unused == set()


def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert default_language() == "cs"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert default_language() == "en"
    monkeypatch.setenv("LC_ALL", "cs_CZ")
    assert default_language() == "cs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_cardia_has_a_picture(language: str) -> None:
    """Random games on several tables, seen by everybody: cards in words, never ids; unseen hands stay unseen."""
    game = registry.game("cardia")
    speech = Speech(game, language, ["A", "B"])
    dice = random.Random(2)
    for table in ("guardians", "any-location", "foggy-swamp", "observatory"):
        for seed in range(3):
            s = game.begin(game.tables[table], seed)
            while not game.over(s):
                for viewer in (0, 1, SPECTATOR, ALL):
                    text = picture(game.view(s, viewer), speech, messages(language))
                    assert not re.search(r"terminal-|board-|character-|\bNone\b|[a-z]+:[a-z]+", text)
                seat = dice.choice(game.actors(s))
                game.play(s, seat, dice.choice(game.legal(s, seat)))


def test_the_picture_of_cardia_shows_the_row() -> None:
    game = registry.game("cardia")
    s = game.begin(game.tables["guardians"], 1)
    for seat in (0, 1):
        game.play(s, seat, game.legal(s, seat)[0])
    view = game.view(s, 0)
    text = picture(view, Speech(game, "en", ["A", "B"]), messages("en"))
    for card in view.row[0].cards:  # type: ignore[attr-defined]  # a View of any game has no row
        assert game.catalogue is not None
        assert Speech(game, "en").name(f"character:{card.character}") in text
    assert re.search(r"^1", text, re.MULTILINE)
    assert "[? " in text


def test_any_game_has_a_picture_without_drawing_one() -> None:
    s = HOARD.begin(seed=1)
    text = picture(HOARD.view(s, 0), Speech(HOARD, "en", ["A", "B"]), messages("en"))
    assert "hands:" in text
    assert "phase" not in text
    other = picture(HOARD.view(s, 1), Speech(HOARD, "en", ["A", "B"]), messages("en"))
    assert other != text


def test_columns() -> None:
    assert columns([["a", "bcd"], ["ef", "g"]]) == ["a   bcd", "ef  g"]
    assert in_columns(["1", "2", "3"], 80, 5) == ["1", "2", "3"]
    assert in_columns(["1", "2", "3", "4"], 6, 2) == ["1  3", "2  4"]
    assert in_columns([], 80, 5) == []
