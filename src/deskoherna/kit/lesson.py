"""Lessons: a teacher at the table. A position, and steps that say something, point at something, and ask for a move.

The others play what a lesson gives, with the outcomes it gives, or are left to bots. How far somebody is follows from
the moves that were made and from nothing else, so a lesson can be left, resumed and taken back.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Literal

import msgspec

from deskoherna.kit import scenario
from deskoherna.kit import state as st
from deskoherna.kit.axes import Axis
from deskoherna.kit.game import Game
from deskoherna.kit.source import page
from deskoherna.kit.words import words

ZONES = ("board", "hand", "prompt", "own", "others", "beside", "log", "tools")
"""Parts of every table that a lesson may point to: `zone:hand`."""
SEATS = "ABCDEFGH"
Texts = dict[str, str]
"""A text by language."""


class LessonError(ValueError):
    """A lesson that cannot be read, or that cannot be walked."""


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is said to some answers, right or wrong."""

    to: list[str]
    """Moves in notation; `*` stands for anything."""
    cs: str
    en: str


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that is said. Without `play` it is only read."""

    cs: str
    en: str
    look: list[str] = []
    """What to look at: points as a click names them, `hex:2,-1`, several of one thing, `area:1&facing:face-up`, things
    that stand for a whole verb, `verb:roll`, or a part of the table, `zone:hand`."""
    expect: list[str] = []
    """What is true when this is said, so that the sentence is."""
    play: list[str] = []
    """The moves that are right; `*` stands for anything. The first one without it is shown to whoever asks."""
    reply: list[Reply] = []
    then: list[str] | Literal["bots"] = []
    """What the others play after the answer; `bots`: whatever they like, until it is the learner's turn again."""
    chance: list[str | int] | None = None
    """The outcomes of the answer and of what the others play then; none: they come from the secret of the table."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson file, as it is written."""

    game: str
    id: str
    module: str = ""
    """The part of the game, called `lessons-MODULE` in the game's words; none: it comes first."""
    rule: str
    """The section of the game's rulebook page where one can read on."""
    title: Texts
    about: Texts
    """What one learns, in a sentence."""
    minutes: int
    seat: str = "A"
    """Whose place the learner has."""
    table: dict[str, Any] = {}
    seed: int = 1
    given: list[str] = []
    before: list[str] = []
    """Moves from there by which it comes to the first step: `A: propose`."""
    plays_on: str | None = None
    """The level of the bots against which the game goes on after the last step; none: the lesson ends there."""
    reply: list[Reply] = []
    """What is said to answers to which a step itself says nothing."""
    step: list[LessonStep]

    @property
    def chance(self) -> str:
        """The position itself may be dealt from the seed."""
        return scenario.FREE

    @property
    def learner(self) -> int:
        """The seat of the learner as a number."""
        return SEATS.index(self.seat)


# ---------------------------------------------------------------- reading


def read_file(path: Path) -> Lesson:
    """Read a lesson; what is wrong is told with its place."""
    try:
        lesson = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    except OSError as error:
        raise LessonError(f"{path}: {error.strerror or error}") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise LessonError(f"{path}: {error}") from None
    if len(lesson.seat) != 1 or lesson.seat not in SEATS:
        raise LessonError(f"{path}: {lesson.seat!r} is no seat")
    if not any(step.play for step in lesson.step):
        raise LessonError(f"{path}: nothing is played in it")
    for n, step in enumerate(lesson.step, 1):
        if (step.then or step.reply or step.chance is not None) and not step.play:
            raise LessonError(f"{path}: step {n} is only read, so nothing can follow from an answer")
    replace = msgspec.structs.replace
    return replace(lesson, step=[replace(x, reply=[*x.reply, *lesson.reply]) if x.play else x for x in lesson.step])


def files_of(game: Game) -> list[Path]:
    """The lessons of a game in their order, the first game first."""
    return sorted((game.folder / "lessons").glob("*.toml"))


@cache
def lessons(game: Game) -> dict[str, Lesson]:
    """All lessons of a game by their ids, in their order."""
    return {x.id: x for x in map(read_file, files_of(game))}


def module_name(game: Game, language: str, module: str) -> str:
    """How a part of the game is called over its lessons; "": those before them all."""
    return words(game, language).form(f"lessons-{module}") if module else ""


def modules(game: Game, language: str) -> list[tuple[str, list[Lesson]]]:
    """The lessons by what they belong to, with its name, in their order."""
    return [
        (module_name(game, language, module), list(those))
        for module, those in groupby(lessons(game).values(), key=lambda x: x.module)
    ]


def start(game: Game, x: Lesson) -> Any:
    """The position a lesson begins with."""
    try:
        s = scenario.start(game, x)
    except scenario.ScenarioError as error:
        raise LessonError(str(error)) from None
    if x.learner >= s.seats:
        raise LessonError(f"there is no seat {x.seat} at this table")
    for line in x.before:
        game.play(s, *read_given(game, s, line))
    s.reveals = 0
    s.told = []
    return s


def said(game: Game, language: str, text: str) -> str:
    """A text of a lesson with the names and amounts that it calls, as the pages of the rulebook call them."""
    return page(game, text, lambda key: words(game, language).form(key))


# ---------------------------------------------------------------- answers


def fits(pattern: str, text: str) -> bool:
    """Is this move meant? `*` stands for anything."""
    return re.fullmatch(".*".join(map(re.escape, pattern.lower().split("*"))), text.lower()) is not None


def right(game: Game, s: Any, seat: int, step: LessonStep) -> list[int]:
    """The legal moves that answer a step."""
    return [m for m in game.legal(s, seat) if is_right(step, game.notate(m, s))]


def shown(game: Game, s: Any, seat: int, step: LessonStep) -> int | None:
    """The answer that is shown to whoever asks: the first that the step names, else the first that fits."""
    answers = right(game, s, seat, step)
    texts = {game.notate(m, s).lower(): m for m in answers}
    named = [texts[p.lower()] for p in step.play if p.lower() in texts]
    return next(iter(named or answers), None)


def is_right(step: LessonStep, text: str) -> bool:
    """Does this move answer the step?"""
    return any(fits(p, text) for p in step.play)


def reply_to(step: LessonStep, text: str) -> int:
    """Which reply an answer gets; -1: none of its own. One to `play *` is for all the wrong ones, unless the step takes
    them all."""
    for n, reply in enumerate(step.reply):
        for pattern in reply.to:
            whole = "*" not in pattern or pattern in step.play or not is_right(step, text)
            if whole and fits(pattern, text):
                return n
    return -1


# ---------------------------------------------------------------- how far


@dataclass(frozen=True)
class Made:
    """A move as a lesson looks at it."""

    seat: int
    text: str
    used: int = 0
    """How many given outcomes it used."""


@dataclass(frozen=True)
class Progress:
    """How far somebody is."""

    step: int
    """The step that is to be answered; the number of steps: all were."""
    answered: int = -1
    """The step that was answered last."""
    reply: int = -1
    """What was said to that answer, of the replies of its step."""
    pending: str | None = None
    """What has to be played next for somebody else: `B: pass`."""
    used: int = 0
    """Given outcomes used since that answer, and by it."""
    strayed: bool = False
    """The moves are none of this lesson: it was another one when they were made. The game goes on without it."""


def next_asked(x: Lesson, after: int) -> int:
    """The next step that asks for a move; the number of steps: none."""
    return next((n for n in range(after + 1, len(x.step)) if x.step[n].play), len(x.step))


def follow(x: Lesson, made: Iterable[Made]) -> Progress:
    """How far these moves have led."""
    moves = list(made)
    at, answered, reply, used = 0, -1, -1, 0
    while (asked := next_asked(x, answered)) < len(x.step) and at < len(moves):
        step, move = x.step[asked], moves[at]
        if move.seat != x.learner or not is_right(step, move.text):
            return Progress(len(x.step), answered, strayed=True)
        answered, reply, used = asked, reply_to(step, move.text), move.used
        at += 1
        if step.then == "bots":
            while at < len(moves) and moves[at].seat != x.learner:
                at += 1
            continue
        for line in step.then:
            if at == len(moves):
                return Progress(asked, answered, reply, line, used)
            if line.lower() != f"{SEATS[moves[at].seat]}: {moves[at].text}".lower():
                return Progress(len(x.step), answered, strayed=True)
            used += moves[at].used
            at += 1
    return Progress(next_asked(x, answered), answered, reply, None, used)


def read_given(game: Game, s: Any, line: str) -> tuple[int, int]:
    """`B: pass` -> seat and move, which must be legal now."""
    try:
        seat, move = scenario.read_move(game, s, line)
    except scenario.ScenarioError as error:
        raise LessonError(str(error)) from None
    if not scenario.legal_now(game, s, seat, move):
        legal = ", ".join(scenario.legal_texts(game, s)) or "nothing, the game is over"
        raise LessonError(f"{line}: not legal now; legal: {legal}")
    return seat, move


def given_outcomes(game: Game, step: LessonStep, used: int) -> list[int] | None:
    """The outcomes of a step that are still to come; None: they are not given."""
    if step.chance is None:
        return None
    try:
        return list(scenario.outcomes(game, step.chance))[used:]
    except scenario.ScenarioError as error:
        raise LessonError(str(error)) from None


def spent(game: Game, s: Any, seat: int, move: int, outcomes: Sequence[int] | None) -> list[int] | None:
    """Those of the outcomes to come that this very move uses."""
    if outcomes is None:
        return None
    t = st.clone(s)
    t.told = []
    t.forced = list(outcomes)
    game.play(t, seat, move)
    return list(outcomes[: len(outcomes) - len(t.forced)])


# ---------------------------------------------------------------- what can be pointed to


AT = re.compile(r"at:[\w:,-]+")
"""A place that only the board of the browser knows, by the name under which things travel there: `at:deck:0`."""


@cache
def _points(game: Game) -> frozenset[str]:
    things = (a.target(i) for a in _axes(game) for i in range(a.size))
    return frozenset([*things, *(f"verb:{v.key}" for v in game.verbs.verbs), *(f"zone:{z}" for z in ZONES)])


def can_point(game: Game, point: str) -> bool:
    """Is there such a thing on the table? Places of a board are only known by their form here."""
    return all(part in _points(game) for part in point.split("&")) or AT.fullmatch(point) is not None


def _axes(game: Game) -> Iterator[Axis]:
    for verb in (*game.verbs.verbs, *game.events.events):
        yield from verb.axes
    for f in st.fields(game.state):
        yield from f.axes
        if f.of is not None:
            yield f.of
