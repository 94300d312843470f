"""Lessons: what an answer is, what is said to it, and how far the moves have led."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from deskoherna.kit import lesson as lessons_of
from deskoherna.kit import log as logs
from deskoherna.kit.lesson import LessonError, LessonStep, Made, Progress, Reply, fits, follow, read_file, reply_to
from deskoherna.kit.log import Log
from deskoherna.kit.random import ChanceError
from deskoherna.kit.state import pack, snapshot
from toys.hoard.game import GAME as HOARD

FIRST = lessons_of.lessons(HOARD)["first"]
FOX, HARE = Made(0, "lay Fox", 1), Made(1, "lay Hare")
DEER, ANYTHING = Made(0, "bury Deer"), Made(1, "draw red")


@pytest.mark.parametrize(
    ("moves", "progress"),
    [
        ([], Progress(1)),
        ([FOX], Progress(1, 1, 0, "B: lay hare", 1)),
        ([FOX, HARE], Progress(3, 1, 0, None, 1)),
        ([FOX, HARE, DEER], Progress(5, 3)),
        ([FOX, HARE, DEER, ANYTHING, DEER], Progress(5, 3)),
        ([DEER], Progress(5, -1, strayed=True)),
        ([FOX, ANYTHING], Progress(5, 1, strayed=True)),
        ([HARE], Progress(5, -1, strayed=True)),
    ],
)
def test_how_far_moves_have_led(moves: list[Made], progress: Progress) -> None:
    assert follow(FIRST, moves) == progress


def test_what_stands_for_anything() -> None:
    assert fits("lay *", "lay Fox")
    assert fits("Lay fox", "lay Fox")
    assert fits("*", "draw red")
    assert not fits("lay *", "bury Fox")
    assert not fits("lay fo", "lay Fox")


def test_a_reply_to_everything_is_for_wrong_answers() -> None:
    replies = [Reply(to=["lay deer"], cs="", en=""), Reply(to=["lay *"], cs="", en="")]
    step = LessonStep(cs="", en="", play=["lay fox"], reply=replies)
    assert [reply_to(step, text) for text in ("lay Deer", "lay Bear", "lay Fox", "draw red")] == [0, 1, -1, -1]
    everything = LessonStep(cs="", en="", play=["lay *"], reply=replies)
    assert reply_to(everything, "lay Fox") == 1


def test_a_reply_of_the_lesson_comes_after_those_of_a_step(tmp_path: Path) -> None:
    text = lessons_of.files_of(HOARD)[0].read_text(encoding="utf-8")
    path = tmp_path / "answered.toml"
    path.write_text(
        text.replace("minutes = 1", 'minutes = 1\nreply = [{ to = ["*"], cs = "Ne.", en = "No." }]'), "utf-8"
    )
    step = read_file(path).step[1]
    assert [step.reply[reply_to(step, text)].en for text in ("lay Fox", "lay Bear", "draw red")] == [
        "Yes.",
        "The fox.",
        "No.",
    ]
    assert read_file(path).step[0].reply == []


def test_moves_may_lead_to_the_first_step() -> None:
    later = msgspec.structs.replace(FIRST, before=["A: lay deer", "B: lay hare"])
    before, after = (lessons_of.start(HOARD, x) for x in (FIRST, later))
    legal = [[HOARD.notate(move, s) for move in HOARD.legal(s, 0)] for s in (before, after)]
    assert "lay Deer" in legal[0] and "lay Deer" not in legal[1]
    with pytest.raises(LessonError, match="B: lay hare: not legal now"):
        lessons_of.start(HOARD, msgspec.structs.replace(FIRST, before=["B: lay hare"]))


def test_names_come_from_the_words_of_the_game() -> None:
    assert lessons_of.said(HOARD, "en", FIRST.step[1].en) == "Lay it: Fox."


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('seat = "A"', 'seat = "Q"', "'Q' is no seat"),
        ("minutes = 1", 'minutes = "long"', "minutes"),
        ("minutes = 1", "minutes = 1\nhours = 2", "hours"),
        ("play = ", "expect = ", "nothing is played in it"),
        ('expect = ["value[A] = 7"]', 'then = ["B: draw red"]', "step 3 is only read"),
        ("game =", "game", "line 1"),
    ],
)
def test_a_file_that_is_wrong_is_told_with_its_place(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    text = lessons_of.files_of(HOARD)[0].read_text(encoding="utf-8").replace("minutes = 1", 'minutes = 1\nseat = "A"')
    assert old in text
    path = tmp_path / "broken.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(LessonError, match=sentence) as told:
        read_file(path)
    assert str(told.value).startswith(f"{path}: ")


def test_a_seat_that_is_not_at_the_table() -> None:
    with pytest.raises(LessonError, match="there is no seat H"):
        lessons_of.start(HOARD, msgspec.structs.replace(FIRST, seat="H"))


# ---------------------------------------------------------------- outcomes that are given


def begun() -> Log:
    return Log(HOARD, HOARD.read_options({}), b"secret", snapshot(lessons_of.start(HOARD, FIRST)))


def lay_fox(log: Log, chance: Any) -> None:
    log.play(0, HOARD.verbs.read("lay fox", log.state), chance=chance)


def test_given_outcomes_stand_in_the_log_and_fold_again() -> None:
    log = begun()
    lay_fox(log, [4])
    log.play(1, HOARD.verbs.read("lay hare", log.state))
    assert log.state.bonus[0] == 5
    again = logs.load(HOARD, log.save())
    assert bytes(pack(again.state)) == bytes(pack(log.state))
    assert log.at(1).bonus[0] == 5
    log.withdraw(2)
    assert log.state.bonus[0] == 5


@pytest.mark.parametrize(("chance", "sentence"), [([], "no prescribed outcome"), ([4, 4], "outcomes left over")])
def test_given_outcomes_must_be_those_that_the_rules_ask_for(chance: list[int], sentence: str) -> None:
    with pytest.raises(ChanceError, match=sentence):
        lay_fox(begun(), chance)


def test_how_many_outcomes_a_move_uses() -> None:
    s = begun().state
    move = HOARD.verbs.read("lay fox", s)
    assert lessons_of.spent(HOARD, s, 0, move, [4, 1, 2]) == [4]
    assert lessons_of.spent(HOARD, s, 0, move, None) is None
    assert s.bonus[0] == 0
