"""Words of every registered game: both languages say everything, and say it in their own way."""

import re
from pathlib import Path

import pytest

from deskoherna.kit import registry
from deskoherna.kit.compliance.texts import messages
from deskoherna.kit.words import LANGUAGES, Words

GAMES = pytest.mark.parametrize("slug", registry.slugs())
CLIENT = Path(__file__).parents[1] / "web/src/words"
PLACEHOLDER = re.compile(r"\{\s*\$|\bTODO\b|\bFIXME\b|�")


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_said(slug: str, language: str) -> None:
    game = registry.game(slug)
    voice = Words(game, language)
    texts = [voice.move(move) for move in range(game.n_moves)]
    assert all(texts)
    assert [t for t in texts if PLACEHOLDER.search(t)] == []


@GAMES
def test_both_languages_have_the_same_ids(slug: str) -> None:
    game = registry.game(slug)
    assert messages(game, "cs").keys() == messages(game, "en").keys()


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_with_a_mark_of_its_own_has_a_name(slug: str, language: str) -> None:
    """The catalogue says where each fact comes from, in words of the browser client."""
    words = (CLIENT / f"{language}.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"^field-(\w+) =", words, re.MULTILINE))
    assert {field for item in registry.game(slug).catalogue() for field in item.marks} <= named


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_has_a_name_and_its_kind_a_heading(slug: str, language: str) -> None:
    game = registry.game(slug)
    voice = Words(game, language)
    for item in game.catalogue():
        assert voice.named(item.key, "")[""], f"{item.key} has no name"
        assert voice.text(f"kind-{item.kind}")


@GAMES
def test_czech_is_czech(slug: str) -> None:
    """Moves that take words read differently in the two languages."""
    game = registry.game(slug)
    czech, english = Words(game, "cs"), Words(game, "en")
    same = [v.key for v in game.verbs.verbs if czech.move(v.first) == english.move(v.first)]
    assert same == []
