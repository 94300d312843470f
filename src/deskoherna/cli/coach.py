"""`deskoherna coach`: does a longer search agree with what the coach at the table tells?"""

import argparse

from deskoherna.cli.arguments import add_game, find_game
from deskoherna.cli.errors import DIFFERS, FINE, CommandError
from deskoherna.cli.runs import any_seed
from deskoherna.server.bots import agreement

POSITIONS, ROUNDS, TIMES = 300, 10_000, 5
BAR = 0.85
"""The share of the better moves that a longer search has to agree with."""


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--positions", type=int, default=POSITIONS, metavar="N", help="mistakes (default %(default)s)")
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, metavar="N", help="how long the coach thinks (default %(default)s)"
    )
    parser.add_argument(
        "--times", type=int, default=TIMES, metavar="N", help="how much longer the other search (default %(default)s)"
    )
    parser.add_argument("--seed", type=any_seed, default=1, help="of the games (default %(default)s)")


def run(args: argparse.Namespace) -> int:
    if min(args.positions, args.rounds, args.times) < 1:
        raise CommandError("--positions, --rounds and --times must be at least 1")
    game = find_game(args)
    found = agreement.agreement(game, args.seed, args.positions, args.rounds, args.times)
    share = found.as_good / found.asked
    print(
        f"{game.slug}: {found.asked} better moves told after {args.rounds} rounds. A search of "
        f"{args.rounds * args.times} plays the same in {found.same / found.asked:.1%}, the same or one that is no slip "
        f"better in {share:.1%}, and thinks it better than what was played in {found.better / found.asked:.1%}"
    )
    return FINE if share >= BAR else DIFFERS
