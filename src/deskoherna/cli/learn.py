"""`deskoherna learn`: lessons in the terminal."""

import argparse
import difflib
import secrets
import sys
from pathlib import Path

from deskoherna.cli import saved
from deskoherna.cli.arguments import find_game
from deskoherna.cli.best_of import Match
from deskoherna.cli.errors import DIFFERS, FINE, INTERRUPTED, CommandError, user_errors
from deskoherna.cli.messages import LANGUAGES, default_language, messages
from deskoherna.cli.play import SEED_BITS, key_of, names_of
from deskoherna.cli.runs import a_seed
from deskoherna.cli.session import HUMAN, Ended, Quit
from deskoherna.cli.speech import Speech
from deskoherna.cli.teaching import Teaching, seats_of
from deskoherna.kit import lesson as lessons_of
from deskoherna.kit import log as logs
from deskoherna.kit.game import Game
from deskoherna.kit.lesson import Lesson
from deskoherna.kit.log import Log
from deskoherna.kit.state import snapshot


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="an installed game (see `deskoherna games`)")
    parser.add_argument("lesson", metavar="LESSON", nargs="?", help="the id of a lesson; without it: the first game")
    parser.add_argument("--list", action="store_true", help="list the lessons of the game")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())
    parser.add_argument("--seed", type=a_seed, help="the seed of what the lesson leaves to chance")
    parser.add_argument("--save", metavar="FILE", type=Path, help="keep the lesson in this file after every move")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on where a saved lesson was left")


def find_lesson(game: Game, name: str | None) -> Lesson:
    known = lessons_of.lessons(game)
    if not known:
        raise CommandError(f"{game.slug} has no lessons yet")
    if name is None:
        return next(iter(known.values()))
    if name not in known:
        near = difflib.get_close_matches(name, known, 1, 0.4)
        hint = f"; did you mean {near[0]!r}?" if near else "."
        raise CommandError(f"{game.slug} has no lesson {name!r}{hint} Lessons: {', '.join(known)}")
    return known[name]


def list_lessons(game: Game, lang: str) -> None:
    for module, lessons in lessons_of.modules(game, lang):
        if module:
            print(f"\n{module}")
        for x in lessons:
            length = messages(lang)("learn-length", minutes=x.minutes)
            print(f"{x.id:18}  {x.title[lang]} ({length})")
            print(f"{'':18}  {lessons_of.said(game, lang, x.about[lang])}")


def open_log(game: Game, lesson: Lesson, args: argparse.Namespace) -> Log:
    """A new lesson, or the saved one."""
    if args.resume is not None:
        with user_errors():
            return logs.load(game, saved.read(args.resume).log)
    seed = args.seed if args.seed is not None else secrets.randbits(SEED_BITS)
    return Log(game, game.read_options(lesson.table), key_of(seed), snapshot(lessons_of.start(game, lesson)))


def run(args: argparse.Namespace) -> int:
    say = messages(args.lang)
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal may lack some characters
    game = find_game(args)
    with user_errors():
        if args.list:
            list_lessons(game, args.lang)
            return FINE
        lesson = find_lesson(game, args.lesson)
        log = open_log(game, lesson, args)
    seats = seats_of(lesson, log.state.seats, HUMAN)
    speech = Speech(game, args.lang, names_of(seats, args.lang))
    save = args.save or args.resume
    left = say("left-saved", file=str(save)) if save else say("left")
    print(say("learn-welcome", game=speech.message("game-name", game.slug), lesson=lesson.title[args.lang]))
    session = Teaching(lesson, log, seats, speech, say, Match.of(log.options, len(seats), [], 1), save)
    try:
        session.run()
    except Quit:
        print(left)
        return FINE
    except Ended:
        print()
        print(say("input-ended"), file=sys.stderr)
        return DIFFERS
    except KeyboardInterrupt:
        print(f"\n{left}")
        return INTERRUPTED
    return FINE
