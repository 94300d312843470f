"""Puzzles: what is stored opens again, and what is wrong with one is told."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from deskoherna.kit import puzzle as puzzles_of
from deskoherna.kit import registry
from deskoherna.kit.compliance import QUICK, Broken
from deskoherna.kit.compliance.puzzles import puzzles as check
from deskoherna.kit.game import Game
from deskoherna.kit.puzzle import Puzzle, PuzzleError

CARDIA = registry.game("cardia")
FIRST = next(iter(puzzles_of.puzzles(CARDIA).values()))


def test_a_position_is_stored_without_what_is_empty_and_opens_as_it_was() -> None:
    s = puzzles_of.opened(CARDIA, FIRST)
    stored = puzzles_of.stored(CARDIA, s)
    assert stored == FIRST.position
    assert puzzles_of.named(stored) == FIRST.id
    CARDIA.play(s, FIRST.seat, puzzles_of.solution(CARDIA, FIRST, s))
    assert stored == FIRST.position


def test_a_line_that_cannot_be_read_is_told_with_its_number(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    puzzles_of.write(path, [FIRST])
    path.write_bytes(path.read_bytes() + b'{"id": 1}\n')
    with pytest.raises(PuzzleError, match=r"puzzles\.jsonl, line 2: "):
        puzzles_of.read(path)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda x: replace(x, solution="resign"), "'resign' is not legal"),
        (lambda x: replace(x, seat=1 - x.seat), "nothing to decide|is not legal|other moves"),
        (lambda x: replace(x, position=x.position | {"nonsense": 1}), "other fields"),
        (lambda x: replace(x, position=x.position | {"deck_size": [99, 99]}), "impossible|other fields"),
        (lambda x: replace(x, chances=x.chances | {"pass": 1}), "other moves are legal"),
        (lambda x: replace(x, chance=x.chance - 1), "not what was found best"),
        (lambda x: replace(x, level=9), "its level"),
        (lambda x: replace(x, id="00000000"), "another position has this id"),
    ],
)
def test_the_check_finds_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[Puzzle], Puzzle], sentence: str
) -> None:
    path = tmp_path / "puzzles.jsonl"
    puzzles_of.write(path, [change(FIRST)])

    def file_of(_: Game) -> Any:
        return path

    monkeypatch.setattr(puzzles_of, "file_of", file_of)
    with pytest.raises(Broken, match=sentence):
        check(CARDIA, QUICK)
