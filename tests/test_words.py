"""Words of every registered game: both languages say everything, and say it in their own way."""

import re
from pathlib import Path

import pytest

from deskoherna.kit import registry
from deskoherna.kit.axes import fluent_id
from deskoherna.kit.compliance.texts import messages
from deskoherna.kit.game import OptionsError
from deskoherna.kit.source import unfilled, words_source
from deskoherna.kit.words import LANGUAGES, Words, aid, rulebook
from deskoherna.lab.wording import listen

GAMES = pytest.mark.parametrize("slug", registry.slugs())
CLIENT = Path(__file__).parents[1] / "web/src/words"
BOARDS = Path(__file__).parents[1] / "web/src/games"
NOUNS = ("board-", "die-", "piece-", "terrain-", "wildling-")
"""Entries whose names are words of the language too: a development card, the base game, barren land."""
STEPS = 900
"""Of the games that are listened to, over all modes of a game."""
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
def test_whatever_comes_up_in_games_can_be_said(slug: str) -> None:
    """Every move, event and sentence of games of every mode, to whoever it addresses, with all its arguments."""
    game = registry.game(slug)
    spoken = list(listen(game, STEPS).spoken())
    assert len({one.key for one in spoken}) > len(game.verbs.verbs)
    for language in LANGUAGES:
        voice = Words(game, language)
        texts = {(one.key, one.render(voice)) for one in spoken}
        assert [text for text in texts if PLACEHOLDER.search(text[1]) or "{" in text[1]] == []


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
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_placeholder_names_a_fact(slug: str, language: str) -> None:
    game = registry.game(slug)
    assert unfilled(game, language) == []
    assert "FACT(" not in words_source(game, language)
    assert not re.search(r"FACT\(|NAME\(", rulebook(game, language) or "")


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_game_has_a_player_aid_that_says_the_same_in_both_languages(slug: str) -> None:
    pages = [aid(registry.game(slug), language) or "" for language in LANGUAGES]
    marked = re.compile(r"^(?:#+|\|+|\d+)", re.MULTILINE)
    shapes = [marked.findall(page) for page in pages]
    assert shapes[0] == shapes[1]
    assert shapes[0].count("##") >= 3
    assert not any(re.search(r"FACT|NAME", page) for page in pages)


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_name_cards_by_their_entry(slug: str, language: str) -> None:
    """No name of several words stands in a text as it is: an own file may call that card otherwise."""
    game = registry.game(slug)
    entries = {entry.at: entry for entry in game.material.entries()}
    named = [(fluent_id(item.key), entries[item.at]) for item in game.catalogue() if item.at in entries]
    names = {key: getattr(entry, language) for key, entry in named if not key.startswith(NOUNS)}
    names = {key: name for key, name in names.items() if " " in name}
    found = []
    for path in [*game.folder.glob(f"words/*{language}.ftl"), BOARDS / slug / f"words/{language}.ftl"]:
        for message in re.split(r"\n(?=[\w-]+ =)", path.read_text(encoding="utf-8")):
            own, _, text = message.partition(" =")
            text = re.sub(r"\{[^{}]*\}|^#.*$", "", text, flags=re.MULTILINE)
            found += [f"{path.name}: {own}: {name}" for key, name in names.items() if own != key and name in text]
    for page in game.folder.glob(f"rulebook/**/{language}.md"):
        text = re.sub(r"\{[^{}]*\}", "", page.read_text(encoding="utf-8"))
        found += [f"{page.name}: {name}" for name in names.values() if name in text]
    assert found == []


@GAMES
def test_czech_is_czech(slug: str) -> None:
    """Moves that take words read differently in the two languages."""
    game = registry.game(slug)
    czech, english = Words(game, "cs"), Words(game, "en")
    same = [v.key for v in game.verbs.verbs if czech.move(v.first) == english.move(v.first)]
    assert same == []


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_that_do_not_go_together_say_why(slug: str, language: str) -> None:
    """Every `WrongOptions("key", ...)` of the game has its sentence `wrong-key`, and no sentence is left over."""
    game = registry.game(slug)
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(game.folder.glob("*.py")))
    raised = set(re.findall(r'(?:WrongOptions|PlanError)\(\s*"([a-z][a-z-]*)"', source))
    assert {f"wrong-{key}" for key in raised} == {key for key in messages(game, language) if key.startswith("wrong-")}


@pytest.mark.parametrize(
    ("slug", "values", "cs", "en"),
    [
        ("kingdom", {"menaces_a": "rats", "menaces_b": "rats"}, "Obří krysy už má hráč A.", "has Giant Rats already."),
        ("nightwatch", {"players": 2}, "dva mohou hrát na klasickém ostrově.", "two can play on the classic island."),
        ("defenders", {"players": 3, "factions": ["order"]}, "Vyberte tři různé frakce,", "Choose three different"),
        ("wilderness", {"board": "v2x1:RF"}, "Plán má mít 36 až 81 polí, tento jich má 2.", "this one has 2."),
        ("cardia", {"strategic": True}, "hraje jen s Ochránci.", "is played with Guardians only."),
    ],
)
def test_options_are_refused_in_both_languages(slug: str, values: dict[str, object], cs: str, en: str) -> None:
    """The option as the form calls it, and a sentence with the values as the form calls them."""
    game = registry.game(slug)
    with pytest.raises(OptionsError) as refused:
        game.read_options(values)
    wrong = refused.value.wrong
    assert wrong is not None
    for language, reason in (("cs", cs), ("en", en)):
        voice = Words(game, language)
        assert voice.wrong(wrong).startswith(voice.text(f"option-{wrong.at}") + ": ")
        assert reason in voice.wrong(wrong)
