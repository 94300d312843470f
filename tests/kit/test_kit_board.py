"""A board that a game brings is refused with a sentence: another version, files and words that are not there."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from deskoherna.kit import board
from deskoherna.kit.compliance import QUICK, Broken
from deskoherna.kit.compliance.boards import boards
from deskoherna.kit.game import Game
from deskoherna.kit.registry import game
from deskoherna.starters import CannotBegin, begin

PACKAGE = "planks"


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    begin("dice", PACKAGE, "Planks", tmp_path / PACKAGE, with_board=True)
    monkeypatch.syspath_prepend(str(tmp_path / PACKAGE / "src"))
    yield importlib.import_module(f"{PACKAGE}.game").GAME
    for name in [name for name in sys.modules if name.split(".")[0] == PACKAGE]:
        del sys.modules[name]


def told(begun: Game, old: str, new: str) -> list[str]:
    """What is said of the module with this change."""
    path = begun.folder / board.FOLDER / board.ENTRY
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(Broken) as found:
        boards(begun, QUICK)
    return [str(found.value), *found.value.more]


def test_the_beginning_keeps_it_and_a_game_may_do_without(begun: Game) -> None:
    assert boards(begun, QUICK) == "2 files, made for version 1"
    assert board.made_for(begun.folder) == board.VERSION
    leduc = game("leduc")
    assert boards(leduc, QUICK) == "no board of its own"
    assert board.made_for(leduc.folder) is None


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("version = 1", "version = 2", "was made for version 2 of boards; here they have version 1"),
        ("export const version = 1;", "", "does not say its version"),
        ("export function board(", "function board(", "exports no `board`"),
        ("export const version", 'import "svelte";\nexport const version', "line 6: 'svelte' is no file beside it"),
        ("export const version", 'import "./dice.js";\nexport const version', "line 6: there is no './dice.js'"),
        ('words("view-die")', 'words("view-dice")', "line 26: words/cs.ftl lacks view-dice"),
        ("[String(n)]", "[eval('n')]", "line 45: the page refuses `eval(...)`"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(begun: Game, old: str, new: str, sentence: str) -> None:
    assert sentence in "\n".join(told(begun, old, new))


def test_files_that_would_not_be_served(begun: Game, tmp_path: Path) -> None:
    (begun.folder / "board/notes.txt").write_text("no", encoding="utf-8")
    (tmp_path / "secret.js").write_text("", encoding="utf-8")
    (begun.folder / "board/secret.js").symlink_to(tmp_path / "secret.js")
    assert sorted(board.files(begun.folder)) == ["board.css", "board.js", "notes.txt"]
    with pytest.raises(Broken, match=r"board/notes\.txt would not be served"):
        boards(begun, QUICK)
    (begun.folder / "board" / board.ENTRY).unlink()
    with pytest.raises(Broken, match=r"board/ has no board\.js"):
        boards(begun, QUICK)


def test_a_kind_without_a_board_to_start_from_says_which_have_one(tmp_path: Path) -> None:
    with pytest.raises(
        CannotBegin, match="for 'hands that others do not see' and 'an open game with a die: the plainest'"
    ):
        begin("hexes", PACKAGE, "Planks", tmp_path / "there", with_board=True)
