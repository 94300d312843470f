"""Lessons in the terminal, through pipes."""

import re
import subprocess
from pathlib import Path

import pytest
from commandline import HOARD, PATIENCE_S, PENNIES, cli, start

from deskoherna.cli.main import main
from deskoherna.kit import lesson as lessons_of
from deskoherna.kit.game import Game
from deskoherna.kit.lesson import Lesson
from deskoherna.kit.registry import games

WAY = ["play 9", "", "", "play 11", "", "play 7", "", "", "play 15", "choose A11", "choose B14", "", "play 6"]
"""The first game of Cardia, to the last question but one."""


def test_a_lesson_is_walked_to_its_end_and_the_game_goes_on() -> None:
    keys = [*WAY, "play 8", "", "", *["1"] * 60]
    done = cli("learn", "cardia", "first", "--seed", "1", text="\n".join(keys) + "\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "» 16/16 " in done.stdout
    assert "Exactly: win as cheaply as you can" in done.stdout
    assert "The game is over." in done.stdout


def heard(process: subprocess.Popen[str]) -> str:
    """What is said until something is asked, or the end."""
    text = ""
    assert process.stdout is not None
    while not text.endswith(("> ", "(Enter) ")) and (letter := process.stdout.read(1)):
        text += letter
    return text


def test_whoever_follows_the_teacher_finishes_it() -> None:
    """Enter where something is read; else the teacher is asked, and that move is played."""
    process = start("learn", HOARD, "--seed", "3")
    assert process.stdin is not None
    told = [heard(process)]
    while "5/5" not in told[-1]:
        answer = ""
        if told[-1].endswith("> "):
            process.stdin.write("h\n")
            process.stdin.flush()
            answer = re.findall("The teacher points at: (.*)", heard(process))[0]
        process.stdin.write(f"{answer}\n")
        process.stdin.flush()
        told.append(heard(process))
        assert len(told) < 12, told
    process.communicate("q\n" * 2, PATIENCE_S)
    assert "» Yes." in "".join(told)
    assert "» 5/5 Play on." in told[-1]


class Obedient:
    """Whoever sits at this terminal reads what there is to read, and else asks the teacher and plays what is shown."""

    def __init__(self, capsys: pytest.CaptureFixture[str], last: str) -> None:
        self.capsys, self.last, self.told = capsys, last, ""

    def readline(self, _size: int | None = -1, /) -> str:
        new = self.capsys.readouterr().out
        self.told += new
        if new.endswith("(Enter) "):
            return "\n"
        if self.last in self.told and "The teacher points at" not in new:
            return "q\n"
        shown = re.findall("The teacher points at: (.*)", new)
        return f"{shown[-1]}\n" if shown else "h\n"


EVERY = [pytest.param(game, x, id=f"{game.slug}-{x.id}") for game in games() for x in lessons_of.lessons(game).values()]


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_every_lesson_is_walked_in_the_terminal(
    game: Game, lesson: Lesson, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    person = Obedient(capsys, f"» {len(lesson.step)}/{len(lesson.step)} ")
    monkeypatch.setattr("sys.stdin", person)
    assert main(["learn", game.slug, lesson.id, "--lang", "en", "--seed", "7"]) == 0
    assert person.last in person.told + capsys.readouterr().out


def test_a_wrong_answer_is_answered_and_nothing_is_played() -> None:
    done = cli("learn", "cardia", "--lang", "cs", "--seed", "1", text="play 15\nplay 6\nr\nq\n")
    assert "Patnáctku si schovejte" in done.stdout
    assert "I tak by to šlo. Dnes ale začneme devítkou." in done.stdout
    assert "Učitel ukazuje na: Zahrát kartu (síla 9)" in done.stdout
    assert "» 2/16" not in done.stdout


def test_a_step_is_taken_back_and_a_lesson_resumed(tmp_path: Path) -> None:
    kept = tmp_path / "lesson.json"
    first = cli("learn", "cardia", "--seed", "1", "--save", str(kept), text="\n".join([*WAY[:4], "", "u", "q", ""]))
    assert "Taken back: Play a card (strength 11)" in first.stdout
    again = cli("learn", "cardia", "--resume", str(kept), text="\n\nplay 11\n\nq\n")
    assert "» 4/16" in again.stdout
    assert "the nine is a twelve now" in again.stdout


def test_the_lessons_are_listed() -> None:
    done = cli("learn", "cardia", "--list")
    assert re.search(r"^first +A first game \(8 min\)$", done.stdout, re.MULTILINE)


def test_what_is_not_there_is_said() -> None:
    assert "cardia has no lesson 'frist'; did you mean 'first'?" in cli("learn", "cardia", "frist").stderr
    assert "pennies has no lessons yet" in cli("learn", PENNIES).stderr
