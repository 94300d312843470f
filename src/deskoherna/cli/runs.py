"""What the commands of the laboratory share: who plays, how many processes, from which seed."""

import argparse
import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from deskoherna.bots import registry as bots
from deskoherna.bots.seeds import MASK62
from deskoherna.cli.errors import DIFFERS, FINE, INTERRUPTED, CommandError, user_errors
from deskoherna.kit.compliance.report import plural
from deskoherna.kit.game import Game
from deskoherna.lab.jobs import HERE, PLACES, RAY, ClusterError
from deskoherna.lab.matches import IllegalChoice
from deskoherna.lab.simulate import default_jobs


def add_run(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, default=default_jobs(), metavar="N", help="processes (default %(default)s)")
    parser.add_argument(
        "--on",
        choices=PLACES,
        default=HERE,
        help="here: processes of this machine; ray: a Ray cluster, the one that RAY_ADDRESS names or a "
        "small one on this machine (default %(default)s)",
    )
    add_seed(parser)


LONGEST_SEED = 4000
"""Digits of a seed; Python reads no longer numbers."""


def a_seed(text: str) -> int:
    """A seed: a whole number from 0 up, as large as one likes."""
    if not (text.isascii() and text.isdecimal()) or len(text) > LONGEST_SEED:
        raise argparse.ArgumentTypeError(
            f"a seed is a whole number from 0 up, of {LONGEST_SEED} digits at most, not {text[:40]!r}"
        )
    return int(text)


def any_seed(text: str) -> int:
    """A seed of many games: one that is too long for a stream of chance counts by its last 62 bits."""
    return a_seed(text) & MASK62


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", type=any_seed, default=1, help="the same seed gives the same games (default %(default)s)"
    )


def check_seats(game: Game, options: Any, names: tuple[str, ...]) -> None:
    """A bot for whom there is no seat is a mistake of whoever typed it."""
    seats = game.encode(game.read_options(options))[0]
    if len(names) > seats:
        raise CommandError(
            f"{len(names)} bots for {plural(seats, 'seat')}: {', '.join(names[seats:])} would never play"
        )


def add_first(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--first",
        type=int,
        default=0,
        metavar="N",
        dest="first_game",
        help="begin with game N, to go on with a run that was stopped (default %(default)s)",
    )


def add_bots(parser: argparse.ArgumentParser, default: str, meaning: str) -> None:
    parser.add_argument(
        "--bots",
        nargs="+",
        default=[default],
        metavar="NAME",
        help=f"{meaning}, with blanks or commas between (default {default})",
    )


def bots_of(args: argparse.Namespace) -> tuple[str, ...]:
    with user_errors():
        return tuple(bots.check(name.strip()) for text in args.bots for name in text.split(",") if name.strip())


def check_run(args: argparse.Namespace, *counts: str) -> None:
    """Counts are counts, and where a cluster is wanted, Ray is there."""
    for name in ("jobs", *counts):
        if getattr(args, name) < 1:
            raise CommandError(f"--{name} must be at least 1")
    if "first_game" in args and not 0 <= args.first_game < args.games:
        raise CommandError(f"--first must be one of the games 0 to {args.games - 1}")
    if args.on == RAY:
        with extra("ray"):
            importlib.import_module("deskoherna.lab.cluster")


def chosen_modes(game: Game, args: argparse.Namespace, options: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The mode that was named or described, else all modes of the game."""
    if args.mode is not None or args.option:
        return {args.mode or "own": options}
    return {name: msgspec.to_builtins(chosen) for name, chosen in game.tables.items()}


@contextmanager
def fair_play() -> Iterator[None]:
    """A bot that chooses what it may not ends the run, with its name."""
    try:
        yield
    except IllegalChoice as error:
        raise CommandError(str(error), DIFFERS) from None
    except ClusterError as error:
        raise CommandError(str(error)) from None


@contextmanager
def extra(name: str = "lab") -> Iterator[None]:
    """Some commands need packages that are installed with an extra only."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise CommandError(f"this needs the package {error.name}; install `deskoherna[{name}]`") from None


def code(interrupted: bool, unfinished: int, done: str, resume: str) -> int:
    """The exit code; whoever was interrupted is told how much is done and how to go on."""
    if interrupted:
        print(f"interrupted after {done}; {resume}", file=sys.stderr)
        return INTERRUPTED
    if unfinished:
        print(f"{unfinished} games did not end within the game's limit of steps", file=sys.stderr)
        return DIFFERS
    return FINE


def going_on(file: Path | None) -> str:
    """How to go on with a run that keeps its results in a file, if it does."""
    if file is None:
        return "nothing was kept; with --file FILE it could go on"
    return f"they are kept in {file}; the same command goes on"


def print_json(what: msgspec.Struct) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(what), indent=2).decode() + "\n")
