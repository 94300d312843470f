"""`deskoherna play`: a game in the terminal."""

import argparse
import hashlib
import secrets
import sys
from pathlib import Path

from deskoherna.bots import registry
from deskoherna.cli import saved
from deskoherna.cli.house import LANGUAGES, default_language, house
from deskoherna.cli.session import HUMAN, Ended, Quit, Session
from deskoherna.cli.speech import Speech
from deskoherna.cli.trouble import DIFFERS, FINE, INTERRUPTED, Trouble, mendable
from deskoherna.cli.where import add_game, add_table, find_game, read_options
from deskoherna.kit import log as logs
from deskoherna.kit.game import Game
from deskoherna.kit.log import Log

OPPONENT = "apprentice"
SEED_BITS = 32


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_table(parser)
    parser.add_argument("--seat", metavar="SEAT=WHO", action="append", default=[],
                        help=f"who sits where: A=human, B={OPPONENT}; by default you are A and bots have the rest")
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())
    parser.add_argument("--seed", type=int, help="the seed of all chance; the same seed deals the same game")
    parser.add_argument("--save", metavar="FILE", type=Path, help="keep the game in this file after every move")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with a saved game")


def key_of(seed: int) -> bytes:
    """The secret of a game at the terminal: it follows from the seed."""
    return hashlib.sha256(f"deskoherna {seed}".encode()).digest()


def read_seats(given: list[str], n: int, old: list[str] | None) -> list[str]:
    """Who sits where, by seat."""
    seats = list(old) if old else [HUMAN, *[OPPONENT] * (n - 1)]
    for pair in given:
        seat, equals, who = pair.partition("=")
        letters = "ABCDEFGH"[:n]
        if not equals or len(seat) != 1 or seat.upper() not in letters:
            raise Trouble(f"--seat {pair!r}: write it as A=human, with one of the seats {', '.join(letters)}")
        with mendable():
            seats[letters.index(seat.upper())] = who if who == HUMAN else registry.check(who)
    return seats


def open_log(game: Game, args: argparse.Namespace) -> tuple[Log, list[str]]:
    """A new game, or the saved one."""
    if args.resume is not None:
        kept = saved.read(args.resume)
        with mendable():
            log = logs.load(game, kept.log)
        if len(kept.seats) != log.state.seats:
            raise Trouble(f"{args.resume} is no saved game: {len(kept.seats)} names for {log.state.seats} seats")
        return log, read_seats(args.seat, log.state.seats, kept.seats)
    seed = args.seed if args.seed is not None else secrets.randbits(SEED_BITS)
    log = Log(game, read_options(game, args), key_of(seed))
    seats = read_seats(args.seat, log.state.seats, None)
    print(house(args.lang)("seed", seed=str(seed)))
    return log, seats


def names_of(seats: list[str], lang: str) -> list[str]:
    """`A (you)`, `B (apprentice)`: bots with their kind; several people by their letters."""
    say = house(lang)
    alone = seats.count(HUMAN) == 1
    names = []
    for letter, who in zip("ABCDEFGH", seats, strict=False):
        extra = say.bot(who) if who != HUMAN else say("you") if alone else ""
        names.append(f"{letter} ({extra})" if extra else letter)
    return names


def run(args: argparse.Namespace) -> int:
    say = house(args.lang)
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal may lack some characters
    game = find_game(args)
    log, seats = open_log(game, args)
    speech = Speech(game, args.lang, names_of(seats, args.lang))
    if args.save is None and args.resume is not None:
        args.save = args.resume
    session = Session(log, seats, speech, say, args.save)
    session.autosave()
    session.tell("welcome", game=speech.message("game-name", game.slug))
    try:
        session.run()
    except Quit:
        session.say(say("left-saved", file=str(args.save)) if args.save else say("left"))
        return FINE
    except Ended:
        session.say()
        print(say("input-ended"), file=sys.stderr)
        return DIFFERS
    except KeyboardInterrupt:
        session.say()
        session.say(say("left-saved", file=str(args.save)) if args.save else say("left"))
        return INTERRUPTED
    return FINE
