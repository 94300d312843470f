"""What the browser is compiled against: the games in types."""

from pathlib import Path

import pytest

from deskoherna.kit import registry
from deskoherna.kit.axes import axis
from deskoherna.server.wire import typescript


@pytest.mark.parametrize(
    ("ids", "types"),
    [
        (["Swamp", "Hired Blade"], ['"swamp"', '"hired-blade"']),
        (["1", "2", "3"], ["`${number}`"]),
        (["0,-3", "1,-3", "-2,1"], ["`${number},${number}`"]),
        (["1 and 2", "2 and 3", "3 and 4"], ["`${number}-and-${number}`"]),
        (["n0,1", "n-1,1", "n2,1"], ["`n${number},${number}`"]),
        (["camp 1", "pit 1", "pit 2"], ['"camp-1"', '"pit-1"', '"pit-2"']),
    ],
)
def test_points_that_differ_in_numbers_alone_are_one_template(ids: list[str], types: list[str]) -> None:
    assert typescript.points_of(axis("place", ids)) == types


def test_a_word_counts_when_every_language_has_it(tmp_path: Path) -> None:
    game, board = tmp_path / "game", tmp_path / "board"
    both = "a = A\n    .text = B\n"
    written = ((game, both + "only-czech = C\n", both), (board, "-term = D\nrow = E\n", "row = E\n"))
    for folder, czech, english in written:
        folder.mkdir()
        (folder / "cs.ftl").write_text(czech, encoding="utf-8")
        (folder / "en.ftl").write_text(english, encoding="utf-8")
    assert typescript.words_in(game, board) == ["a", "a.text", "row"]


def test_a_game_is_written_with_all_that_a_board_may_say(tmp_path: Path) -> None:
    text = typescript.game_file(registry.game("cardia"), tmp_path)
    for line in (
        '  "choose": { seat: Named<"seat">; strength: Named<"strength"> };',
        '  "reveals": { seat: Told<"seat">; character: Told<"character">; position: Told<"position"> };',
        "  phase: Phase;",
        '  location: Points["location"] | null;',
        '  "seat": "a" | "b";',
    ):
        assert f"\n{line}\n" in text
    assert '"character-judge.text"' in text and '"board-row"' not in text, "words of boards lie with the boards"
