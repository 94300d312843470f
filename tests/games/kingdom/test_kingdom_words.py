"""What is read: copies told apart only where they must be, the log of a step, the words of a game alone."""

from typing import Any

import msgspec
import pytest

from deskoherna.games.kingdom.game import GAME
from deskoherna.games.kingdom.options import Options
from deskoherna.kit import position
from deskoherna.kit.words import Words

A, B = 0, 1


def laid_out(*given: str, **options: object) -> Any:
    s = GAME.begin(GAME.read_options(options), 1)
    for text in given:
        position.assign(GAME, s, text)
    return s


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("cs", "Umístit kostku na Statek", ["Umístit kostku na Statek (1)", "Umístit kostku na Statek (2)"]),
        ("en", "Place a cube on Farm", ["Place a cube on Farm (1)", "Place a cube on Farm (2)"]),
    ],
)
def test_copies_have_numbers_only_where_two_differ(language: str, one: str, two: list[str]) -> None:
    voice = Words(GAME, language)
    s = laid_out("at = step M", "construction[A] = Farm, Farm, Mill", "cubes[A] = 2", "colour[A] = materials")
    assert one in voice.choices(GAME.legal(s, A))
    s = laid_out("at = step M", "construction[A] = Farm 1M, Farm, Mill", "cubes[A] = 2", "colour[A] = materials")
    said = voice.choices(GAME.legal(s, A))
    assert [text for text in said if text.startswith(one)] == two


def told(s: Any, seat: int, text: str, reader: int, language: str) -> list[str]:
    """The lines of the log that a move writes."""
    voice = Words(GAME, language)
    move = GAME.verbs.read(text)
    s.told = []
    GAME.play(s, seat, move)
    names = {"seat:0": "Božena", "seat:1": "Karel"}
    lines = [voice.did(seat, move, reader, **names)]
    lines += [voice.event(e[1], e[2 : 2 + len(GAME.events.events[e[1]].axes)], reader, **names) for e in s.told]
    return [line for line in lines if line is not None]


def test_the_log_tells_a_forced_cube() -> None:
    """The cubes that only the laboratory takes leave a line, and what follows is told in the third person."""
    s = laid_out("at = planning", "selected[A] = Farm", "construction[B] = Mill")
    assert told(s, A, "build Farm", B, "cs") == ["Božena začíná stavět Statek."]
    assert told(s, A, "done", A, "cs") == ["Objem produkce materiálu je 3 proti 3."]
    s = laid_out("at = planning", "selected[A] = Old Maps", "construction[B] = Mill", "krystallium[B] = 1")
    assert told(s, A, "recycle Old Maps", B, "cs") == [
        "Božena směňuje Staré mapy.",
        "Božena umisťuje do laboratoře 2 kostky průzkumu.",
    ]
    s = laid_out("at = planning", "selected[A] = Old Maps", "construction[B] = Mill", "krystallium[B] = 1")
    assert told(s, A, "recycle Old Maps", A, "en") == [
        "You recycle Old Maps.",
        "You put 2 cubes of exploration into the laboratory.",
    ]


def test_cubes_are_no_lines_one_by_one() -> None:
    s = laid_out("at = step M", "construction[A] = Farm, Mill", "cubes[A] = 2", "colour[A] = materials")
    assert told(s, A, "cube on Farm 1", B, "cs") == []


def test_a_supremacy_says_where_the_soldier_comes_from() -> None:
    s = laid_out("at = planning", "completed[A] = Mill", "training[A] = 1", "construction[A] = Farm", "soldiers[A] = 1")
    assert told(s, A, "done", B, "cs")[1] == "Božena získává převahu a voják z cvičiště přechází do vévodství."


def test_a_game_alone_has_no_rival_in_its_log() -> None:
    s = laid_out("round = 4", "at = step G", "construction[A] = Farm", "krystallium[A] = 1", players=1)
    assert told(s, A, "done", A, "cs") == ["Objem produkce průzkumu je 0."]
    assert told(s, A, "done", A, "cs") == ["Hra končí, na kontě je -15 bodů."]


def test_options_of_rulings_are_marked() -> None:
    """The set-up page folds them under one line; the default is the literal reading."""
    fields = msgspec.json.schema(Options)["$defs"]["Options"]["properties"]
    marked = {name for name, field in fields.items() if field.get("ruling")}
    assert marked == {"solo_search", "quest_laboratory", "rats_breed"}
    assert fields["solo_search"]["default"] == "once-a-round"
    assert fields["quest_laboratory"]["default"] == "five-change"
