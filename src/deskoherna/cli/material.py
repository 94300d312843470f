"""`deskoherna material`: the shipped facts of a game, to start an own file from."""

import argparse
import sys

from deskoherna.cli.arguments import add_game, find_game
from deskoherna.cli.errors import FINE


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--check", action="store_true", help="only check the file, print nothing of it")


def run(args: argparse.Namespace) -> int:
    game = find_game(args)
    if args.check:
        print(f"{game.material.source}: in order")
    else:
        sys.stdout.write(game.material.text)
    return FINE
