"""`deskoherna perft`: how many ways a game can go on."""

import argparse

from deskoherna.cli.arguments import add_game, add_mode, find_game, read_options
from deskoherna.cli.errors import FINE, CommandError
from deskoherna.cli.runs import a_seed
from deskoherna.kit.perft import divide, perft


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("depth", metavar="DEPTH", type=int, help="moves ahead")
    add_mode(parser)
    parser.add_argument("--seed", type=a_seed, default=1, help="the seed of the opening (default %(default)s)")
    parser.add_argument("--divide", action="store_true", help="split the last count by the first move")


def run(args: argparse.Namespace) -> int:
    if args.depth < 1:
        raise CommandError("DEPTH must be at least 1")
    game = find_game(args)
    s = game.begin(read_options(game, args), args.seed)
    for depth in range(1, args.depth + 1):
        print(f"{depth} {perft(game, s, depth)}", flush=True)
    if args.divide:
        for move, count in divide(game, s, args.depth).items():
            print(f"{move}: {count}")
    return FINE
