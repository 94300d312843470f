"""`deskoherna play`: a game in the terminal."""

import argparse
import hashlib
import secrets
import sys
from pathlib import Path

from deskoherna.bots import registry
from deskoherna.cli import saved
from deskoherna.cli.arguments import add_game, add_mode, find_game, read_options
from deskoherna.cli.best_of import Match, next_key
from deskoherna.cli.errors import DIFFERS, FINE, INTERRUPTED, CommandError, user_errors
from deskoherna.cli.messages import LANGUAGES, default_language, messages
from deskoherna.cli.runs import a_seed
from deskoherna.cli.session import HUMAN, Ended, Quit, Session
from deskoherna.cli.speech import Speech
from deskoherna.kit import log as logs
from deskoherna.kit.game import Game
from deskoherna.kit.log import Log

OPPONENT = "apprentice"
SEED_BITS = 32


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_mode(parser)
    parser.add_argument(
        "--seat",
        metavar="SEAT=WHO",
        action="append",
        default=[],
        help=f"who sits where: A=human, B={OPPONENT}; by default you are A and bots have the rest",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())
    parser.add_argument("--seed", type=a_seed, help="the seed of all chance; the same seed deals the same game")
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
            raise CommandError(f"--seat {pair!r}: write it as A=human, with one of the seats {', '.join(letters)}")
        with user_errors():
            seats[letters.index(seat.upper())] = who if who == HUMAN else registry.check(who)
    return seats


def open_log(game: Game, args: argparse.Namespace) -> tuple[Log, list[str], Match]:
    """A new game, or the saved one."""
    if args.resume is not None:
        kept = saved.read(args.resume)
        with user_errors():
            log = logs.load(game, kept.log)
        if len(kept.seats) != log.state.seats:
            raise CommandError(f"{args.resume} is no saved game: {len(kept.seats)} names for {log.state.seats} seats")
        seats = read_seats(args.seat, log.state.seats, kept.seats)
        return log, seats, Match.of(log.options, len(seats), kept.won, kept.number)
    seed = args.seed if args.seed is not None else secrets.randbits(SEED_BITS)
    log = Log(game, read_options(game, args), key_of(seed))
    seats = read_seats(args.seat, log.state.seats, None)
    print(messages(args.lang)("seed", seed=str(seed)))
    return log, seats, Match.of(log.options, len(seats), [], 1)


def names_of(seats: list[str], lang: str) -> list[str]:
    """`A (you)`, `B (apprentice)`: bots with their kind; several people by their letters."""
    say = messages(lang)
    alone = seats.count(HUMAN) == 1
    names = []
    for letter, who in zip("ABCDEFGH", seats, strict=False):
        extra = say.bot(who) if who != HUMAN else say("you") if alone else ""
        names.append(f"{letter} ({extra})" if extra else letter)
    return names


def play_match(log: Log, seats: list[str], match: Match, speech: Speech, args: argparse.Namespace) -> None:
    """One game after another until the match is decided."""
    while True:
        session = Session(log, seats, speech, messages(args.lang), match, args.save)
        session.autosave()
        session.run()
        if match.games > 1:
            score = " : ".join(str(n) for n in match.won)
            session.tell("match-score", score=score, number=match.number, games=match.games)
        if match.over:
            break
        match.number += 1
        log = Log(log.game, log.options, next_key(log.key))
    if match.games > 1:
        first = match.leaders
        session.tell("match-won" if len(first) == 1 else "match-drawn", seat=speech.seat(first[0]))


def run(args: argparse.Namespace) -> int:
    say = messages(args.lang)
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal may lack some characters
    game = find_game(args)
    log, seats, match = open_log(game, args)
    speech = Speech(game, args.lang, names_of(seats, args.lang))
    if args.save is None:
        args.save = args.resume
    left = say("left-saved", file=str(args.save)) if args.save else say("left")
    print(say("welcome", game=speech.message("game-name", game.slug)))
    try:
        play_match(log, seats, match, speech, args)
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
