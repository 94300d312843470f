"""`deskoherna coach`: does a longer search agree with what the coach at the table tells?"""

import argparse
from contextlib import closing
from itertools import chain, count, islice

from deskoherna.cli.arguments import add_game, find_game
from deskoherna.cli.errors import DIFFERS, FINE, CommandError
from deskoherna.cli.runs import any_seed
from deskoherna.lab.jobs import carry_out
from deskoherna.lab.simulate import default_jobs
from deskoherna.server.bots import agreement

POSITIONS, ROUNDS, TIMES = 300, 6_000, 5
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
    parser.add_argument("--jobs", type=int, default=default_jobs(), metavar="N", help="processes (default %(default)s)")


def run(args: argparse.Namespace) -> int:
    if min(args.positions, args.rounds, args.times, args.jobs) < 1:
        raise CommandError("--positions, --rounds, --times and --jobs must be at least 1")
    game = find_game(args)
    tasks = (agreement.Task(args.game, args.seed, number, args.rounds, args.times) for number in count())
    with closing(carry_out(agreement.look, tasks, jobs=args.jobs)) as games:
        found = agreement.Agreement.of(list(islice(chain.from_iterable(games), args.positions)))
    share = found.as_good / found.asked
    print(
        f"{game.slug}: {found.asked} better moves told after {args.rounds} rounds. A search of "
        f"{args.rounds * args.times} plays the same in {found.same / found.asked:.1%}, the same or one that is no slip "
        f"better in {share:.1%}, and thinks it better than what was played in {found.better / found.asked:.1%}"
    )
    return FINE if share >= BAR else DIFFERS
