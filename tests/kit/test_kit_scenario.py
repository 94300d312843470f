"""Scenarios: reading, prescribed chance, what must be refused, impossible positions."""

from pathlib import Path
from typing import Any

import pytest

from deskoherna.kit import scenario
from deskoherna.kit.game import Game
from deskoherna.kit.random import shuffle_row
from deskoherna.kit.scenario import Scenario, ScenarioError, outcomes, read_file, run
from toys.hoard.game import GAME as HOARD
from toys.pennies.game import GAME as PENNIES


def made(**parts: Any) -> Scenario:
    return Scenario(id="x", rule="r", title={"cs": "x", "en": "x"}, **parts)


def told(game: Game, **parts: Any) -> tuple[str, ...]:
    return run(game, made(**parts)).faults


def test_what_holds_passes() -> None:
    x = made(given=["hand[A] = Fox"], chance=["die 5"], play=["A: lay fox"], expect=["value[A] = 7"])
    result = run(HOARD, x)
    assert result.passed
    assert result.scenario is x


def test_all_that_differs_is_listed() -> None:
    faults = told(
        HOARD,
        given=["hand[A] = Fox"],
        chance=["die 5", 3],
        play=["A: lay fox"],
        expect=["value[A] = 8", "bonus[A] = 5", "turn = A"],
        refused=["B: draw red"],
        over=True,
    )
    assert faults == (
        "value[A] = 8: it is 7",
        "turn = A: it is B",
        "B: draw red: it is legal",
        "the game is not over",
        "prescribed outcomes left over: [3]",
    )


@pytest.mark.parametrize(
    ("chance", "sentence"),
    [
        ([], "no prescribed outcome is left"),
        (["die 9"], "the prescribed outcome 8 is not below 6"),
        (["dice 5"], "chance 'dice 5': no such word; there are die, keep"),
        (["die"], "chance 'die': "),
        ("always", "'always' is neither a list nor 'free'"),
    ],
)
def test_chance_that_does_not_fit(chance: Any, sentence: str) -> None:
    assert sentence in told(HOARD, given=["hand[A] = Fox"], chance=chance, play=["A: lay fox"])[0]


def test_free_chance_comes_from_the_seed() -> None:
    x = made(given=["hand[A] = Fox"], chance="free", play=["A: lay fox"], expect=["value[A] > 2"])
    assert run(HOARD, x).passed


def test_a_shuffle_of_however_many_that_changes_nothing() -> None:
    s = HOARD.begin()
    s.forced = list(outcomes(HOARD, ["keep", 0]))
    row = [5, 6, 7, 8]
    shuffle_row(s, row, 4)
    assert (row, s.forced) == ([5, 6, 7, 8], [0])


def test_a_shuffle_that_keeps_the_order() -> None:
    assert list(outcomes(HOARD, ["keep 4", 7, "1 2", "die 3"])) == [3, 2, 1, 7, 1, 2, 2]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["stake[A] = 3"], "the position is impossible: stakes [3, 1] are not 1 or 2"),
        (["stake[Z] = 1"], "'Z' is not a seat"),
        (["lucky = 300"], "field lucky: 300 does not fit i1"),
    ],
)
def test_an_impossible_position_is_refused_with_its_sentence(given: list[str], sentence: str) -> None:
    assert sentence in told(PENNIES, given=given)[0]


def test_derived_fields_follow_what_is_given() -> None:
    assert told(PENNIES, given=["score[A] = 7"], expect=["lead = 7"]) == ()


def test_a_table_that_cannot_be() -> None:
    assert "table: pennies: " in told(PENNIES, table={"rounds": 10})[0]
    assert "unknown field `rulez`" in told(PENNIES, table={"rulez": 10})[0]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("raise", "begin with a seat"),
        ("C: raise", "begin with a seat"),
        ("A: rise", "did you mean 'raise'"),
        ("A: choose heads", "not legal now; legal: A: raise, A: ready, B: raise, B: ready"),
        ("! A: raise", "A: raise: it is legal"),
        ("? stake[A] = 2", "stake[A] = 2: it is 1"),
    ],
)
def test_a_line_that_cannot_be_played_stops_the_scenario(line: str, sentence: str) -> None:
    faults = told(PENNIES, play=[line, "A: raise"], expect=["stake[A] = 9"])
    assert len(faults) == 1
    assert sentence in faults[0]


def test_refused_after_the_end_says_so() -> None:
    faults = told(
        PENNIES, table={"rounds": 1}, given=["phase = CHOOSE"], play=["A: choose heads", "B: choose heads", "A: raise"]
    )
    assert "nothing, the game is over" in faults[0]


def test_a_position_broken_by_play_is_told() -> None:
    import dataclasses

    game = dataclasses.replace(PENNIES, faults=lambda s: ["too late"] if s.steps else [])
    assert told(game, play=["A: raise"], expect=["stake[A] = 2"]) == ("impossible position: too late",)


FILE = """
game = "pennies"
[[scenario]]
id = "a"
rule = "stakes"
title = { cs = "a", en = "a" }
"""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (FILE + FILE.partition("\n")[2].partition("\n")[2], "scenario 'a' stands twice"),
        (FILE.replace(', en = "a"', ""), "needs a title in cs and en"),
        (FILE + 'hope = "much"', "unknown field `hope`"),
        (FILE + "given = 3", "Expected `array`"),
        ("game = ", "Invalid value"),
    ],
)
def test_files_that_cannot_be_read(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "x.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError, match=sentence) as error:
        read_file(path)
    assert str(error.value).startswith(str(path))


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="No such file"):
        read_file(tmp_path / "x.toml")


def test_files_of_a_game() -> None:
    assert [p.name for p in scenario.files_of(HOARD)] == ["cards.toml"]
