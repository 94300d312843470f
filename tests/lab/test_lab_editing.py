"""All messages side by side: examples from games, marks, the search, the page."""

import re
from pathlib import Path

import pytest

from deskoherna.cli.main import main
from deskoherna.cli.messages import FOLDER, messages
from deskoherna.cli.words import WEB
from deskoherna.cli.words_page import page
from deskoherna.kit import registry
from deskoherna.lab.editing import Row, of_board, of_folder, of_game, plain, read, samples
from rewording import reworded
from toys.pennies.game import GAME as PENNIES

STEPS = 400


def by_key(rows: list[Row]) -> dict[str, Row]:
    return {row.key: row for row in rows}


@pytest.fixture(scope="module")
def pennies() -> dict[str, Row]:
    return by_key(of_game(PENNIES, STEPS))


def test_examples_come_from_games_that_were_played(pennies: dict[str, Row]) -> None:
    wins = {example.en for example in pennies["event-wins"].examples}
    assert wins <= {f"{name} wins {n} coins." for name in ("Anežka", "Bohdan") for n in (2, 3, 4)}
    assert {e.cs for e in pennies["did-choose"].examples} >= {"Volíte stranu: panna."}
    assert pennies["coin-tails"].examples[0].cs == "orel · text: Strana s číslem."


def test_nothing_of_a_whole_game_is_marked(pennies: dict[str, Row]) -> None:
    assert {key: row.marks for key, row in pennies.items() if row.marks} == {}


@pytest.mark.parametrize(
    ("old", "new", "key", "mark"),
    [
        ("prompt-choose = ", "prompt-drink = ", "prompt-drink", "unseen"),
        ("prompt-choose = ", "prompt-drink = ", "prompt-drink", "missing"),
        ("prompt-over = The game is over.", "prompt-over = Konec hry.", "prompt-over", "equal"),
        ("event-game-over = The", "event-game-over = the", "event-game-over", "small"),
        ("event-shows = { $seat }", "event-shows = { $seats }", "event-shows", "broken"),
    ],
)
def test_what_an_editor_should_look_at_is_marked(tmp_path: Path, old: str, new: str, key: str, mark: str) -> None:
    game = reworded(PENNIES, tmp_path, old, new)
    assert mark in by_key(of_game(game, STEPS))[key].marks


def test_what_never_came_up_is_imagined() -> None:
    row = by_key(of_game(PENNIES, 1))["event-wins"]
    assert row.marks == {"unseen"}
    assert [example.en for example in row.examples] == ["Bohdan wins 0 coins."]


def test_what_pages_fill_in_is_shown_with_every_choice_and_number(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text(
        "a = { $who } has { $n ->\n    [0] nothing\n    [one] one\n   *[other] { $n }\n}\n", encoding="utf-8"
    )
    assert samples([read(path)["a"].message]) == [{"who": "<who>", "n": n} for n in (0, 1, 3, 5)]


def test_the_words_of_browser_boards_and_terminal_are_there() -> None:
    browser, terminal = by_key(of_folder("browser", WEB / "words")), by_key(of_folder("terminal", FOLDER))
    assert [e.cs for e in browser["points"].examples] == ["1 bod", "3 body", "5 bodů"]
    assert terminal["over-nobody"].examples[0].en.startswith("The game is over")
    boards = [row for slug in registry.slugs() for row in of_board(registry.game(slug), WEB)]
    assert not {
        row.key for row in [*browser.values(), *terminal.values(), *boards] if row.marks & {"missing", "broken"}
    }


def test_a_search_overlooks_accents_and_capitals(pennies: dict[str, Row]) -> None:
    assert plain("VÍTĚZÍ") == "vitezi"
    assert "stastna mince" in pennies["option-lucky"].searched


def test_the_command_lists_what_is_looked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "toys.pennies.game:GAME", "--search", "lucky coin", "--steps", "200", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Anežka finds a lucky coin." in out and "option-lucky" in out
    assert "event-raises" not in out
    assert re.search(r"^\d messages\.$", out, re.MULTILINE)


def test_a_command_that_cannot_be_done_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "pennies", "--steps", "0"]) == 2
    assert "--steps 0: at least one" in capsys.readouterr().err


def test_the_page_holds_all_and_folds_the_sources(pennies: dict[str, Row]) -> None:
    text = page(list(pennies.values()), messages("cs"))
    assert text.count("<tr data-marks=") == len(pennies)
    assert '<td lang="en"><p>' in text and "words/cs.ftl:" in text
    assert "&lt;" not in text.split("<main>")[1].split("event-wins")[0]
