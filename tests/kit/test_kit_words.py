"""Words: names with cases, moves, events and sentences, and what is missing."""

from pathlib import Path
from typing import Any

import pytest
from breaking import replaced, with_files

from deskoherna.kit.axes import axis
from deskoherna.kit.verbs import NUMBER
from deskoherna.kit.view import Say
from deskoherna.kit.words import MissingWords, Words, after_the_actor, fluent_id, listed, words
from toys.hoard.events import GIVES_CARD, ROLLS
from toys.hoard.game import GAME as HOARD
from toys.hoard.numbers import BURY, DRAW
from toys.hoard.state import CARDS, SEATS
from toys.pennies import rules as pennies
from toys.pennies.events import RAISED
from toys.pennies.game import GAME as PENNIES

NAMES: dict[str, Any] = {"seat:1": "Eva", "seat:b": "Eva", "seat:0": "Jan"}


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
    assert english.event(GIVES_CARD, (1, 0, 2), **NAMES) == "Eva gives the Bear to Jan."
    assert english.event(ROLLS, (0, 4, 0)) == "A rolls 4."


@pytest.mark.parametrize(
    ("n", "cs", "en"),
    [
        (1, "A získává minci.", "A wins a coin."),
        (3, "A získává 3 mince.", "A wins 3 coins."),
        (5, "A získává 5 mincí.", "A wins 5 coins."),
    ],
)
def test_numbers_follow_the_language(n: int, cs: str, en: str) -> None:
    assert words(PENNIES, "cs").event(4, (0, n, 0)) == cs
    assert words(PENNIES, "en").event(4, (0, n, 0)) == en


def test_sentences_of_a_view_name_their_arguments() -> None:
    english = words(HOARD, "en")
    assert english.say(Say("prompt-wait", {"seat": "seat:b"})) == "b is thinking."
    assert english.say(Say("prompt-wait", {"seat": "seat:b"}), **NAMES) == "Eva is thinking."
    assert english.say(Say("event-lays", {"seat": "A", "card": "card:fox"})) == "A lays the Fox."
    assert words(PENNIES, "en").say(Say("prompt-bet", {"rounds": 2})).endswith("(2 to go).")


def test_the_log_tells_in_the_third_person_what_happened() -> None:
    english = words(PENNIES, "en")
    choose, raising = PENNIES.verbs.move(pennies.choose, 1), PENNIES.verbs.move(pennies.raise_stake)
    assert english.tells_moves
    assert not words(HOARD, "en").tells_moves
    assert english.did(1, choose) == "B chooses tails."
    assert english.did(1, choose, **NAMES) == "Eva chooses tails."
    assert english.did(1, PENNIES.rules.mask(PENNIES.begin(), 1, choose), reader=0) == "B chooses a side."
    assert english.did(1, raising) is None, "its event tells it"


def test_the_reader_is_addressed() -> None:
    czech, english = words(PENNIES, "cs"), words(PENNIES, "en")
    assert english.did(1, PENNIES.verbs.move(pennies.choose, 1), reader=1) == "You choose tails."
    assert czech.event(RAISED, (1,), reader=1) == "Zvyšujete sázku."
    assert czech.event(RAISED, (1,), reader=0) == "B zvyšuje sázku."


def test_seats_that_a_move_names_come_after_its_actor() -> None:
    assert [after_the_actor(name) for name in ("seat", "seat2", "card", "section")] == [
        "seat2",
        "seat3",
        "card",
        "section",
    ]


def test_several_things_are_named_together() -> None:
    czech = words(HOARD, "cs")
    fox, lynx = czech.name(CARDS, 8), czech.name(CARDS, 6)
    assert czech.together([fox, lynx, fox]) == {"": "2× Liška a Rys", "_acc": "2× Lišku a Rysa"}
    assert listed(["a", "b", "c"], "en") == "a, b and c"
    assert listed([], "en") == ""


def test_a_sentence_of_the_view_knows_its_reader(tmp_path: Path) -> None:
    asked = "prompt-over = { $seat_you ->\n    [yes] yours\n   *[no] { $seat }\n}\n"
    english = Words(
        with_files(PENNIES, replaced("words/en.ftl", "prompt-over = The game is over.", asked))(tmp_path), "en"
    )
    assert english.say(Say("prompt-over", {"seat": "seat:b"}), reader=1) == "yours"
    assert english.say(Say("prompt-over", {"seat": "seat:b"}), reader=0) == "b"


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
