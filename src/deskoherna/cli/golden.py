"""`deskoherna golden`: the games a version is remembered by."""

import argparse

from deskoherna.cli.arguments import add_game, find_game
from deskoherna.cli.errors import DIFFERS, FINE, user_errors
from deskoherna.kit import golden
from deskoherna.kit.compliance import CHECKS, QUICK
from deskoherna.kit.compliance.__main__ import run as keeps

STORED = ("golden", "perft", "open-fields", "released")
"""The checks that compare with the files."""


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--write", action="store_true", help="write the files anew instead of comparing")


def run(args: argparse.Namespace) -> int:
    game = find_game(args)
    if args.write:
        with user_errors():
            for path in golden.write(game):
                print(path)
        return FINE
    kept = [keeps(game, name, CHECKS[name], QUICK, trace=False) for name in STORED]
    return FINE if all(kept) else DIFFERS
