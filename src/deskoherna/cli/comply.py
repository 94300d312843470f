"""`deskoherna comply`: the compliance suite on any game, installed or not."""

import argparse

from deskoherna.cli.arguments import add_game, find_game
from deskoherna.cli.errors import DIFFERS, FINE, CommandError
from deskoherna.kit import golden
from deskoherna.kit.compliance import CHECKS
from deskoherna.kit.compliance.__main__ import run as keeps
from deskoherna.kit.compliance.complete import write_stubs
from deskoherna.kit.compliance.report import effort_for


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--check",
        action="append",
        metavar="NAME",
        default=[],
        help=f"only this check; may be repeated: {', '.join(CHECKS)}",
    )
    parser.add_argument("--long", action="store_true", help="try much harder; takes minutes")
    parser.add_argument(
        "--games", type=int, metavar="N", help="so many compiled games on each table, where a check plays such"
    )
    parser.add_argument("--trace", action="store_true", help="print where an exception came from")
    parser.add_argument(
        "--write", action="store_true", help="first write a stub for each word and file that is missing"
    )


def run(args: argparse.Namespace) -> int:
    for name in args.check:
        if name not in CHECKS:
            raise CommandError(f"there is no check {name!r}. Checks: {', '.join(CHECKS)}")
    game = find_game(args)
    if args.write:
        for path in [*write_stubs(game), *([] if golden.games_of(game) else golden.write(game))]:
            print(f"written {path}")
    effort = effort_for(game, long=args.long, games=args.games)
    kept = [keeps(game, name, CHECKS[name], effort, trace=args.trace) for name in args.check or CHECKS]
    print(f"{game.slug}: {sum(kept)} of {len(kept)} checks kept")
    return FINE if all(kept) else DIFFERS
