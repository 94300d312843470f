"""Lessons as the browser is given them: what is said, with the names and amounts of the game."""

from functools import cache

from deskoherna.kit import lesson as lessons_of
from deskoherna.kit.game import Game
from deskoherna.kit.lesson import Lesson, Texts
from deskoherna.kit.words import LANGUAGES
from deskoherna.server.wire import bodies
from deskoherna.server.wire.refusal import Refused


def _said(game: Game, texts: Texts) -> Texts:
    return {language: lessons_of.said(game, language, texts[language]) for language in LANGUAGES}


def _info(game: Game, x: Lesson) -> bodies.LessonInfo:
    about = _said(game, x.about)
    module = {language: lessons_of.module_name(game, language, x.module) for language in LANGUAGES}
    return bodies.LessonInfo(x.id, module, x.rule, dict(x.title), about, x.minutes, len(x.step), x.plays_on is not None)


@cache
def listed(game: Game) -> list[bodies.LessonInfo]:
    """All lessons in their order; none where the cards are others than the lessons speak of."""
    return [] if game.material.own else [_info(game, x) for x in lessons_of.lessons(game).values()]


@cache
def plan(game: Game, name: str) -> bodies.LessonPlan:
    """One lesson with all that is said in it."""
    infos = listed(game)
    at = next((i for i, info in enumerate(infos) if info.id == name), None)
    if at is None:
        raise Refused("not_found")
    steps = [
        bodies.LessonStep(
            _said(game, {"cs": step.cs, "en": step.en}),
            list(step.look),
            bool(step.play),
            [_said(game, {"cs": reply.cs, "en": reply.en}) for reply in step.reply],
        )
        for step in lessons_of.lessons(game)[name].step
    ]
    return bodies.LessonPlan(infos[at], steps, infos[at + 1].id if at + 1 < len(infos) else None)
