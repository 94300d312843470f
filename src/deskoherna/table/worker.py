"""A process in which bots think. It is given a sample of what a seat knows, never a true position.

Jobs come on standard input and answers go to standard output, each a length (four bytes, big end first) and msgpack.
What a bot prints goes to standard error. The process ends with its parent.
"""

import os
import struct
import sys
import threading
import time
from functools import cache
from typing import Any, BinaryIO

import msgspec

from deskoherna.bots import registry as bots
from deskoherna.bots.house import Bot, HouseBot
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.thinker import Thinker
from deskoherna.kit import registry as games
from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.kit.log import load
from deskoherna.table import counsel
from deskoherna.table.counsel import Rating

LENGTH = struct.Struct(">I")
NICE, NICEST = 10, 19
"""Bots give way to the server; compiling and looking back at finished games give way to both."""
WATCH_S = 1.0
ADVISER, THINKER = "apprentice", "master"
"""Who looks one move ahead, and who searches."""
WAYS_OF_THINKING = ("apprentice", "adept")
"""Looking one move ahead, and searching; other bots of the house use the same code."""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Which move does this bot play?"""

    game: str
    seat: int
    bot: str
    world: dict[str, Any]
    seed: int
    compiled: bool


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """The best moves and what they are worth: by search, or one move ahead where nothing is compiled yet."""

    game: str
    seat: int
    world: dict[str, Any]
    seed: int
    compiled: bool
    seconds: float


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    """What would the bot have played, and how does the move that was played compare?"""

    game: str
    seat: int
    world: dict[str, Any]
    seed: int
    played: int
    seconds: float


class Check(msgspec.Struct, frozen=True, tag="check"):
    """Fold a game that came from outside; whatever is wrong with it stays in here."""

    game: str
    saved: dict[str, Any]


Job = Choose | Advise | Judge | Check


class Answer(msgspec.Struct, frozen=True):
    move: int = -1
    best: list[Rating] = []
    """The best moves; of a judged decision the bot's choice and the move played."""
    searched: bool = False
    """By search, not by a look one move ahead."""
    standing: list[int] = []
    points: list[int] = []
    error: str | None = None


@cache
def made(kind: str, game: str, compiled: bool) -> Bot:
    """A bot is made once: it keeps nothing from one decision to the next but its room to work in."""
    return bots.bot(kind, games.game(game), compiled=compiled)


def thinker(game: str) -> Thinker:
    found = made(THINKER, game, True)
    if not isinstance(found, Thinker):
        raise TypeError(f"{THINKER} does not search")
    return found


def adviser(game: str, compiled: bool) -> HouseBot:
    found = made(ADVISER, game, compiled)
    if not isinstance(found, HouseBot):
        raise TypeError(f"{ADVISER} gives no advice")
    return found


def knowledge(game: Game, job: Choose | Advise | Judge) -> Knowledge:
    return Knowledge(game, job.seat, st.restore(game.state, job.world), job.seed)


def choose(job: Choose) -> Answer:
    game = games.game(job.game)
    known = knowledge(game, job)
    legal = known.legal
    move = made(job.bot, job.game, job.compiled).choose(known, legal)
    if move not in legal:
        raise ValueError(f"{job.bot} chose {move!r}, which is not legal")
    return Answer(int(move))


def advise(job: Advise) -> Answer:
    known = knowledge(games.game(job.game), job)
    if job.compiled:
        return Answer(best=counsel.advised(thinker(job.game), known, job.seconds), searched=True)
    return Answer(best=counsel.glanced(adviser(job.game, False), known))


def judge(job: Judge) -> Answer:
    known = knowledge(games.game(job.game), job)
    weigher = adviser(job.game, True)
    return Answer(best=counsel.judged(thinker(job.game), weigher, known, job.played, job.seconds), searched=True)


def check(job: Check) -> Answer:
    """Every move of an imported game is judged anew; the position it begins with must be possible."""
    game = games.game(job.game)
    start = job.saved.get("start")
    if start is not None:
        wrong = game.faults(st.restore(game.state, start))
        if wrong:
            raise ValueError(f"it begins with an impossible position: {'; '.join(wrong)}")
    log = load(game, job.saved)
    if not game.over(log.state):
        return Answer()
    seats = range(log.state.seats)
    return Answer(standing=[game.rules.standing(log.state, i) for i in seats],
                  points=[game.rules.points(log.state, i) for i in seats])


def do(job: Job) -> Answer:
    """One job; an error becomes an answer."""
    try:
        match job:
            case Choose():
                return choose(job)
            case Advise():
                return advise(job)
            case Judge():
                return judge(job)
            case Check():
                return check(job)
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
        if isinstance(bot, HouseBot):
            bot.rate(known, known.legal)


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


def main(arguments: list[str]) -> None:
    warming = arguments[:1] == ["--warm"]
    if hasattr(os, "nice"):
        os.nice(NICEST if warming or arguments[:1] == ["--study"] else NICE)
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    if warming:
        warm(arguments[1])
        return
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    decoder = msgspec.msgpack.Decoder(Job)
    encoder = msgspec.msgpack.Encoder()
    while (data := read(sys.stdin.buffer)) is not None:
        body = encoder.encode(do(decoder.decode(data)))
        try:
            answers.write(LENGTH.pack(len(body)) + body)
            answers.flush()
        except BrokenPipeError:
            os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
