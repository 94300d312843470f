"""Words: names with cases, moves, events and sentences, and what is missing."""

from pathlib import Path

import pytest
from breaking import replaced, with_files

from deskoherna.kit.axes import axis
from deskoherna.kit.verbs import NUMBER
from deskoherna.kit.view import Say
from deskoherna.kit.words import MissingWords, Words, fluent_id, words
from toys.hoard.game import GAME as HOARD
from toys.hoard.moves import BURY, DRAW, GIVES_CARD, ROLLS
from toys.hoard.state import CARDS, SEATS
from toys.pennies.game import GAME as PENNIES


def test_a_name_has_its_cases() -> None:
    assert words(HOARD, "cs").name(CARDS, 8) == {"": "Liška", "_acc": "Lišku"}
    assert words(HOARD, "en").name(CARDS, 8) == {"": "Fox", "_acc": "the Fox"}


def test_points_without_words_keep_their_name() -> None:
    english = words(HOARD, "en")
    assert english.name(SEATS, 1) == {"": "B"}
    assert english.name(axis("hex", ["0,0"]), 0) == {"": "0,0"}
    assert english.name(NUMBER, 7) == {"": 7}
    assert english.name(SEATS, -1) == {"": "-1"}


@pytest.mark.parametrize(("language", "text"), [("cs", "Zakopat Rysa"), ("en", "Bury the Lynx")])
def test_moves_in_both_languages(language: str, text: str) -> None:
    assert words(HOARD, language).move(BURY + 6) == text


def test_moves_with_a_name_of_another_axis() -> None:
    assert words(HOARD, "cs").move(DRAW + 1) == "Líznout: modrá"


def test_events_with_seats_twice_and_numbers() -> None:
    english = words(HOARD, "en")
    assert english.event(GIVES_CARD, (1, 0, 2)) == "B gives the Bear to A."
    assert english.event(GIVES_CARD, (1, 0, 2), **{"seat:1": "Eva", "seat:0": "Jan"}) == "Eva gives the Bear to Jan."
    assert english.event(ROLLS, (0, 4, 0)) == "A rolls 4."


@pytest.mark.parametrize(("n", "cs", "en"), [(1, "A získává minci.", "A wins a coin."),
                                             (3, "A získává 3 mince.", "A wins 3 coins."),
                                             (5, "A získává 5 mincí.", "A wins 5 coins.")])
def test_numbers_follow_the_language(n: int, cs: str, en: str) -> None:
    assert words(PENNIES, "cs").event(4, (0, n, 0)) == cs
    assert words(PENNIES, "en").event(4, (0, n, 0)) == en


def test_sentences_of_a_view_name_their_arguments() -> None:
    english = words(HOARD, "en")
    assert english.say(Say("prompt-wait", {"seat": "seat:b"})) == "b is thinking."
    assert english.say(Say("prompt-wait", {"seat": "seat:b"}), **{"seat:b": "Eva"}) == "Eva is thinking."
    assert english.say(Say("event-lays", {"seat": "A", "card": "card:fox"})) == "A lays the Fox."
    assert words(PENNIES, "en").say(Say("prompt-bet", {"rounds": 2})).endswith("(2 to go).")


def test_what_is_missing_is_an_error(tmp_path: Path) -> None:
    english = words(HOARD, "en")
    with pytest.raises(MissingWords, match=r"hoard/en\.ftl: there is no prompt-dance"):
        english.say(Say("prompt-dance"))
    with pytest.raises(MissingWords, match=r"hoard/en\.ftl: prompt-wait: "):
        english.say(Say("prompt-wait"))
    empty = with_files(HOARD, replaced("words/en.ftl", "over = The hoards are counted.", "over =\n    .x = y"))
    with pytest.raises(MissingWords, match="prompt-over has no text"):
        Words(empty(tmp_path), "en").text("prompt-over")


def test_only_two_languages() -> None:
    with pytest.raises(ValueError, match="language 'de' is none of cs, en"):
        Words(HOARD, "de")


def test_ids_that_fluent_takes() -> None:
    assert fluent_id("border-2,-1/ne") == "border-2_-1_ne"
    assert fluent_id("token-+3") == "token-plus3"
