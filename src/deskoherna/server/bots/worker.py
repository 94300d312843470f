"""A process in which bots think. It is given a sample of what a seat knows, never a true position.

Jobs come on standard input and answers go to standard output, each a length (four bytes, big end first) and msgpack.
What a bot prints goes to standard error. The process ends with its parent.
"""

import os
import random
import sys
import threading
import time
from collections.abc import Callable
from functools import cache
from typing import Any, BinaryIO

import msgspec

from deskoherna.bots import registry as bots
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.search import Budget
from deskoherna.bots.simple import Bot, SimpleBot
from deskoherna.bots.thinker import Thinker
from deskoherna.kit import registry as games
from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.kit.judging import judge, outline
from deskoherna.kit.log import LogError, load
from deskoherna.kit.words import LANGUAGES, Words
from deskoherna.server.bots import hints
from deskoherna.server.bots.coaching import Coach
from deskoherna.server.bots.jobs import (
    LENGTH,
    Answer,
    CheckGame,
    Choose,
    FindHint,
    Job,
    JudgePack,
    RateDecision,
    Review,
)

NICE, NICEST = 10, 19
"""Bots give way to the server; compiling and looking back at finished games give way to both."""
WATCH_S = 1.0
ONE_AHEAD, SEARCHER = "apprentice", "master"
"""Who looks one move ahead, and who searches."""
TRIED_STEPS = 400
"""Moves of a random game by which a pack is tried in each mode."""
LOOK_EVERY = 20
"""Moves from one look at the position to the next."""
WAYS_OF_THINKING = ("apprentice", "adept")
"""Looking one move ahead, and searching; the other built-in bots use the same code."""


@cache
def bot_of(kind: str, game: str, compiled: bool) -> Bot:
    """A bot is made once: it keeps nothing from one decision to the next but its room to work in."""
    return bots.bot(kind, games.game(game), compiled=compiled)


def thinker(game: str) -> Thinker:
    found = bot_of(SEARCHER, game, True)
    if not isinstance(found, Thinker):
        raise TypeError(f"{SEARCHER} does not search")
    return found


def rater(game: str, compiled: bool) -> SimpleBot:
    found = bot_of(ONE_AHEAD, game, compiled)
    if not isinstance(found, SimpleBot):
        raise TypeError(f"{ONE_AHEAD} gives no advice")
    return found


def knowledge(game: Game, job: Choose | FindHint | RateDecision | Review) -> Knowledge:
    return Knowledge(game, job.seat, st.restore(game.state, job.world), job.seed)


def choose(job: Choose) -> Answer:
    game = games.game(job.game)
    known = knowledge(game, job)
    legal = known.legal
    bot = bot_of(job.bot, job.game, job.compiled)
    if isinstance(bot, Thinker) and job.seconds is not None:
        bot = bot.within(job.seconds)
    move = bot.choose(known, legal)
    if move not in legal:
        raise ValueError(f"{job.bot} chose {move!r}, which is not legal")
    return Answer(int(move))


def find_hint(job: FindHint) -> Answer:
    known = knowledge(games.game(job.game), job)
    if job.compiled:
        return Answer(best=hints.best_moves(thinker(job.game), known, job.seconds), searched=True)
    return Answer(best=hints.best_moves_one_ahead(rater(job.game, False), known))


def rate_decision(job: RateDecision) -> Answer:
    known = knowledge(games.game(job.game), job)
    best = hints.rated_decision(
        thinker(job.game), rater(job.game, True), known, job.played, Budget(seconds=job.seconds)
    )
    return Answer(best=best, searched=True)


@cache
def coach(game: str) -> Coach:
    return Coach(games.game(game), thinker(game), rater(game, True))


def review(job: Review) -> Answer:
    known = knowledge(games.game(job.game), job)
    return Answer(best=coach(job.game).reviewed(known, job.played, Budget(seconds=job.seconds)), searched=True)


def check_game(job: CheckGame) -> Answer:
    """Every move of an imported game is judged anew; the position it begins with must be possible."""
    game = games.game(job.game)
    start = job.saved.get("start")
    if start is not None:
        wrong = game.faults(st.restore(game.state, start))
        if wrong:
            raise ValueError(f"it begins with an impossible position: {'; '.join(wrong)}")
    try:
        log = load(game, job.saved)
    except LogError as error:
        if error.entry is None:
            raise
        return Answer(bad_entry=error.entry, reason=str(error))
    if not game.over(log.state):
        return Answer()
    seats = range(log.state.seats)
    return Answer(
        standing=[game.rules.standing(log.state, i) for i in seats],
        points=[game.rules.points(log.state, i) for i in seats],
    )


def judge_pack(job: JudgePack) -> Answer:
    return Answer(faults=judge(games.game(job.game).material, job.text), entries=outline(job.text))


def do(job: Job) -> Answer:
    """One job; an error becomes an answer."""
    try:
        match job:
            case Choose():
                return choose(job)
            case FindHint():
                return find_hint(job)
            case RateDecision():
                return rate_decision(job)
            case Review():
                return review(job)
            case CheckGame():
                return check_game(job)
            case JudgePack():
                return judge_pack(job)
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}")


def warm(name: str) -> None:
    """Fill the cache of compiled code: one bot of each way of thinking decides once."""
    game = games.game(name)
    s = game.begin()
    while len(game.legal(s, game.actors(s)[0])) < 2:
        seat = game.actors(s)[0]
        game.play(s, seat, game.legal(s, seat)[0])
    known = Knowledge.of(game, s, game.actors(s)[0], 1)
    for kind in WAYS_OF_THINKING:
        bot = bots.bot(kind, game, compiled=True)
        bot.choose(known, known.legal)
        if isinstance(bot, SimpleBot):
            bot.rate(known, known.legal)


def try_out(name: str) -> str | None:
    """Load a game under a pack and play it: what goes wrong in a sentence, or None."""
    try:
        game = games.game(name)
        for language in LANGUAGES:
            voice = Words(game, language)
            for move in range(game.n_moves):
                voice.move(move)
        for move in range(game.n_moves):
            if game.verbs.read(game.notate(move)) != move:
                return f"the move {game.notate(move)!r} cannot be told from another one"
        dice = random.Random(name)
        for mode, options in game.tables.items():
            if wrong := _tried(game, options, dice):
                return f"{mode}: {wrong}"
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return None


def _tried(game: Game, options: msgspec.Struct, dice: random.Random) -> str | None:
    """A random game of one mode, looked at now and then."""
    s = game.begin(options, dice.randrange(1 << 30))
    for n in range(TRIED_STEPS):
        actors = game.actors(s)
        if not actors:
            break
        legal = game.legal(s, actors[0])
        if not legal:
            return f"after {n} moves there is nothing to decide"
        game.play(s, actors[0], dice.choice(legal))
        if n % LOOK_EVERY == 0 and (wrong := game.faults(s)):
            return f"after {n} moves: {wrong[0]}"
    st.pack(s)
    return None


def end_with(parent: int) -> None:
    """Even a bot that thinks for ever ends with the server."""
    while os.getppid() == parent:
        time.sleep(WATCH_S)
    os._exit(1)


def read(stream: BinaryIO) -> bytes | None:
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return stream.read(LENGTH.unpack(head)[0])


def begin(nice: int, most_bytes: int | None = None) -> None:
    """Give way to the server, end with it, and take no more memory than so much."""
    if hasattr(os, "nice"):
        os.nice(nice)
    if most_bytes is not None and sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (most_bytes, most_bytes))
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()


def main(arguments: list[str]) -> None:
    warming = arguments[:1] == ["--warm"]
    begin(NICEST if arguments[:1] in (["--warm"], ["--try"], ["--analysis"]) else NICE)
    if warming:
        warm(arguments[1])
        return
    if arguments[:1] == ["--try"]:
        wrong = try_out(arguments[1])
        sys.stdout.write(wrong or "")
        sys.stdout.flush()
        return
    serve(msgspec.msgpack.Decoder(Job), do)


def serve(decoder: msgspec.msgpack.Decoder[Any], done: Callable[[Any], Any]) -> None:
    """One job after another, until nobody asks any more. What is printed meanwhile goes to the error stream."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    encoder = msgspec.msgpack.Encoder()
    while (data := read(sys.stdin.buffer)) is not None:
        body = encoder.encode(done(decoder.decode(data)))
        try:
            answers.write(LENGTH.pack(len(body)) + body)
            answers.flush()
        except BrokenPipeError:
            os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
