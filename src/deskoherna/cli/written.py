"""`deskoherna written`: the source that the kit wrote from a game's declarations."""

import argparse
import sys

from rich.console import Console
from rich.syntax import Syntax

from deskoherna.cli.arguments import add_game, find_game
from deskoherna.cli.errors import FINE, CommandError
from deskoherna.kit.game import Game

PARTS = ("legal", "step", "mask", "lean")


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--part",
        choices=PARTS,
        default="step",
        help="the module in which this function stands (default %(default)s; legal, step and mask stand together)",
    )


def run(args: argparse.Namespace) -> int:
    source = source_of(find_game(args), args.part)
    if sys.stdout.isatty():
        Console().print(Syntax(source, "python", line_numbers=True))
    else:
        sys.stdout.write(source)
    return FINE


def source_of(game: Game, part: str) -> str:
    """What was written; a game may have written a function by hand."""
    function = getattr(game.advice if part == "lean" else game.rules, part)
    source: str | None = getattr(sys.modules[function.__module__], "__written__", None)
    if source is None:
        raise CommandError(f"{game.slug}: {part} stands in {function.__module__}, written by hand")
    return source
