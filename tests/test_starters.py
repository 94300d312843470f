"""The games that `deskoherna new` begins with keep the contract, and what cannot be begun is refused."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from deskoherna.cli.main import main
from deskoherna.kit.compliance import CHECKS, QUICK
from deskoherna.starters import KINDS, CannotBegin, begin

SMALL = replace(QUICK, steps=2_000, positions=80, twin_steps=800, games=40)
LATER = {"golden", "perft", "open-fields", "released"}
"""What is compared with files that `deskoherna new` writes for the new game."""


@pytest.mark.parametrize("kind", KINDS)
def test_kept(kind: str) -> None:
    game = import_module(f"deskoherna.starters.{kind}.game").GAME
    for name in CHECKS.keys() - LATER:
        assert CHECKS[name](game, SMALL), name


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_of_the_placeholder_is_left(tmp_path: Path, kind: str) -> None:
    written = begin(kind, "acorns", "Oak and Acorn", tmp_path / "there")
    assert len(written) == (15 if kind == "dice" else 16)
    for path in written:
        assert "starter" not in f"{path.relative_to(tmp_path)} {path.read_text(encoding='utf-8')}".lower()
    assert "game-name = Oak and Acorn\n" in (tmp_path / "there/src/acorns/words/cs.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", ["dice", "cards"])
def test_a_board_comes_along(tmp_path: Path, kind: str) -> None:
    written = begin(kind, "acorns", "Acorns", tmp_path / "there", with_board=True)
    game = replace(import_module(f"deskoherna.starters.{kind}.game").GAME, folder=tmp_path / "there/src/acorns")
    assert CHECKS["board"](game, SMALL) == "2 files, made for version 1"
    assert {path.name for path in written if path.parent.name == "board"} == {"board.js", "board.css"}
    assert {path.suffix for path in begin("dice", "acorns", "Acorns", tmp_path / "plain")} & {".js", ".css"} == set()


@pytest.mark.parametrize(
    ("slug", "title", "sentence"),
    [
        ("Acorns", "Acorns", "'Acorns' cannot be the name of a game: small letters and digits"),
        ("my-game", "Acorns", "cannot be the name"),
        ("class", "Acorns", "cannot be the name"),
        ("leduc", "Acorns", "there is a game 'leduc' already"),
        ("json", "Acorns", "there is a Python package 'json' already"),
        ("acorns", "{ $x }", "cannot be the title"),
    ],
)
def test_what_cannot_be_begun_is_refused(tmp_path: Path, slug: str, title: str, sentence: str) -> None:
    with pytest.raises(CannotBegin, match=sentence):
        begin("dice", slug, title, tmp_path / "there")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    assert main(["new", "acorns", "--into", str(tmp_path)]) == 2
    assert "is there already and not empty" in capsys.readouterr().err
    assert [p.name for p in tmp_path.iterdir()] == ["mine.txt"]
