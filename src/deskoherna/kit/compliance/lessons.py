"""Lessons: every one can be walked to its end, says everything in both languages, and points at what there is."""

import random
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from deskoherna.kit import lesson as lessons_of
from deskoherna.kit import position
from deskoherna.kit.compliance.report import Broken, Effort, plural
from deskoherna.kit.compliance.rulebook import sections
from deskoherna.kit.game import Game
from deskoherna.kit.lesson import Lesson, LessonError, LessonStep, Made, Texts
from deskoherna.kit.log import Log
from deskoherna.kit.random import ChanceError
from deskoherna.kit.source import SourceError
from deskoherna.kit.state import snapshot
from deskoherna.kit.words import LANGUAGES, MissingWords

LONGEST = 360
"""Characters of one thing that is said: more is not read."""
SECRETS = 3
"""A lesson is walked with so many secrets: what it does not prescribe may come out in any way."""
ENDLESS = 2000
"""So many moves of bots between two own ones are no lesson."""


class Walk:
    """One way through a lesson, as a table takes it."""

    def __init__(self, game: Game, x: Lesson, secret: str) -> None:
        self.game, self.x, self.dice = game, x, random.Random(secret)
        first = snapshot(lessons_of.start(game, x))
        self.log = Log(game, game.read_options(x.table), secret.encode(), first)
        self.made: list[Made] = []

    @property
    def s(self) -> Any:
        """The position."""
        return self.log.state

    @property
    def legal(self) -> list[int]:
        """What the learner may play by the rules."""
        return self.game.legal(self.s, self.x.learner) if self.x.learner in self.game.actors(self.s) else []

    def play(self, seat: int, move: int, step: LessonStep, used: int) -> None:
        """A move of anybody, with the outcomes that the lesson gives it."""
        to_come = lessons_of.given_outcomes(self.game, step, used)
        chance = lessons_of.spent(self.game, self.s, seat, move, to_come)
        text = self.game.notate(move, self.s)
        self.log.play(seat, move, chance=chance)
        self.made.append(Made(seat, text, len(chance or ())))

    def answer(self, at: int, move: int) -> None:
        """Answer a step, and let the others play what follows."""
        step = self.x.step[at]
        self.play(self.x.learner, move, step, 0)
        while (progress := lessons_of.follow(self.x, self.made)).pending is not None:
            seat, given = lessons_of.read_given(self.game, self.s, progress.pending)
            self.play(seat, given, step, progress.used)
        if progress.strayed or progress.answered != at:
            raise LessonError("the answer leads out of the lesson")
        if lessons_of.given_outcomes(self.game, step, progress.used):
            raise LessonError("prescribed outcomes are left over")
        if step.then == "bots":
            self.others_play()

    def others_play(self) -> None:
        """Whatever they like, until it is the learner's turn."""
        for _ in range(ENDLESS):
            actors = self.game.actors(self.s)
            if not actors or self.x.learner in actors:
                return
            move = self.dice.choice(self.game.legal(self.s, actors[0]))
            self.play(actors[0], move, LessonStep(cs="", en=""), 0)
        raise LessonError(f"after {ENDLESS} moves of the others it is not the learner's turn")

    def expected(self, at: int) -> None:
        """What the sentences since the last answer say must be true, at each of them."""
        for n in range(lessons_of.follow(self.x, self.made).answered + 1, min(at + 1, len(self.x.step))):
            for text in self.x.step[n].expect:
                if wrong := position.holds(self.game, self.s, text):
                    raise LessonError(f"step {n + 1} says what is not so: {wrong}")

    def asked(self) -> Iterator[int]:
        """The steps that ask for a move, one after the other, each in the position in which it asks."""
        while True:
            at = lessons_of.follow(self.x, self.made).step
            self.expected(at)
            if at == len(self.x.step):
                return
            yield at

    def hint(self, at: int) -> int:
        """What the lesson shows to whoever asks."""
        move = lessons_of.shown(self.game, self.s, self.x.learner, self.x.step[at])
        if move is None:
            legal = ", ".join(self.game.notate(m, self.s) for m in self.legal) or "nothing"
            raise LessonError(f"none of {self.x.step[at].play!r} is legal; legal: {legal}")
        return move


def _check_answers(walk: Walk, at: int) -> None:
    """Whatever a step names must be something that one can play there."""
    step = walk.x.step[at]
    texts = [walk.game.notate(m, walk.s) for m in walk.legal]
    legal = f"legal: {', '.join(texts) or 'nothing'}"
    for pattern in step.play:
        if not any(lessons_of.fits(pattern, text) for text in texts):
            raise LessonError(f"{pattern!r} is not legal; {legal}")
    heard = {lessons_of.reply_to(step, text) for text in texts}
    for n, reply in enumerate(step.reply[: len(step.reply) - len(walk.x.reply)]):
        if n not in heard:
            raise LessonError(f"no legal move gets the reply to {', '.join(reply.to)}; {legal}")


def _walk_by_hints(game: Game, x: Lesson, secret: str) -> Walk:
    walk = Walk(game, x, secret)
    for at in walk.asked():
        try:
            _check_answers(walk, at)
            walk.answer(at, walk.hint(at))
        except (LessonError, ChanceError) as error:
            raise LessonError(f"step {at + 1}: {error}") from None
    if x.plays_on and game.over(walk.s):
        raise LessonError("the game is over, so nobody can play on")
    return walk


def _walk_otherwise(game: Game, x: Lesson, secret: str) -> int:
    """Every other right answer leads to the end as well; how many there are."""
    open_steps = [at for at, step in enumerate(x.step) if len(step.play) > 1 or any("*" in p for p in step.play)]
    ways = 0
    for other in open_steps:
        n = answers = 0
        while n == 0 or n < answers:
            walk = Walk(game, x, secret)
            for at in walk.asked():
                move = walk.hint(at)
                if at == other:
                    found = lessons_of.right(game, walk.s, x.learner, x.step[at])
                    answers, move = len(found), found[n]
                text = game.notate(move, walk.s)
                try:
                    walk.answer(at, move)
                except (LessonError, ChanceError) as error:
                    raise LessonError(f"step {at + 1}, answered with {text!r}: {error}") from None
            n += 1
        ways += n
    return ways


def _texts(x: Lesson) -> Iterator[tuple[str, Texts]]:
    yield "title", x.title
    yield "about", x.about
    for reply in x.reply:
        yield f"reply to {', '.join(reply.to)}", {"cs": reply.cs, "en": reply.en}
    for n, step in enumerate(x.step, 1):
        yield f"step {n}", {"cs": step.cs, "en": step.en}
        for reply in step.reply[: len(step.reply) - len(x.reply)]:
            yield f"step {n}, reply to {', '.join(reply.to)}", {"cs": reply.cs, "en": reply.en}


def _check_texts(game: Game, x: Lesson) -> int:
    n = 0
    for where, text in _texts(x):
        for language in LANGUAGES:
            if not text.get(language, "").strip():
                raise LessonError(f"{where} says nothing in {language}")
            try:
                told = lessons_of.said(game, language, text[language])
            except (SourceError, MissingWords) as error:
                raise LessonError(f"{where}, {language}: {error}") from None
            if len(told) > LONGEST:
                raise LessonError(f"{where}, {language}: {len(told)} characters; more than {LONGEST} are not read")
            n += 1
        if where != "title" and text["cs"] == text["en"]:
            raise LessonError(f"{where} says the same in both languages")
    return n


def _check_points(game: Game, x: Lesson) -> None:
    for n, step in enumerate(x.step, 1):
        for point in step.look:
            if not lessons_of.can_point(game, point):
                raise LessonError(f"step {n} points at {point!r}, which there is not")


def _check_modules(game: Game, known: list[Lesson]) -> None:
    """What lessons belong to has a name, and they stand together."""
    stretches = [module for module, _ in groupby(x.module for x in known)]
    for module in stretches:
        if stretches.count(module) > 1:
            raise Broken(f"{game.slug}: the lessons of {module!r} do not stand together")
        for language in LANGUAGES:
            try:
                lessons_of.module_name(game, language, module)
            except MissingWords as error:
                raise Broken(f"{game.slug}: lessons: {error}") from None


def lessons(game: Game, _effort: Effort) -> str:
    """Every lesson can be walked by its hints and by every other right answer, and says what is true."""
    try:
        known = [lessons_of.read_file(path) for path in lessons_of.files_of(game)]
    except LessonError as error:
        raise Broken(f"{game.slug}: {error}") from None
    ids = [x.id for x in known]
    if len(set(ids)) < len(ids):
        raise Broken(f"{game.slug}: two lessons have the same id: {', '.join(ids)}")
    _check_modules(game, known)
    texts = ways = 0
    for x in known:
        try:
            if x.game != game.slug:
                raise LessonError(f"it is about the game {x.game!r}")
            if x.rule not in sections(game, LANGUAGES[0]):
                raise LessonError(f"the rulebook has no section {x.rule!r}")
            texts += _check_texts(game, x)
            _check_points(game, x)
            for secret in range(SECRETS):
                _walk_by_hints(game, x, f"{x.id} {secret}")
            ways += SECRETS + _walk_otherwise(game, x, x.id)
        except (LessonError, ChanceError, position.StatementError) as error:
            raise Broken(f"{game.slug}: lesson {x.id}: {error}") from None
    return f"{plural(len(known), 'lesson')}, {plural(texts, 'text')}, {plural(ways, 'way')} through them"
