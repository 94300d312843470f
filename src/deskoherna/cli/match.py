"""`deskoherna match`: two bots, until it is decided who is stronger."""

import argparse
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console

from deskoherna.bots import registry as bots
from deskoherna.cli.runs import add_run, check_run, code, extra, fair_play, going_on, print_json
from deskoherna.cli.trouble import Trouble, mendable
from deskoherna.cli.where import add_game, add_table, find_game, table_options
from deskoherna.lab.sequential import Duel, Trial, Verdict


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("first", metavar="BOT")
    parser.add_argument("second", metavar="BOT")
    add_table(parser)
    parser.add_argument("--deals", type=int, default=2000, metavar="N",
                        help="at most so many, two games each with chairs exchanged (default %(default)s)")
    parser.add_argument("--margin", type=float, default=Trial.margin,
                        help="how far from a half a score must be to matter (default %(default)s)")
    parser.add_argument("--error", type=float, default=Trial.error,
                        help="the chance of a wrong verdict (default %(default)s)")
    parser.add_argument("--file", type=Path, metavar="FILE",
                        help="keep every deal in this file (as tournaments do) and go on from what is in it")
    add_run(parser)
    parser.add_argument("--json", action="store_true", help="print the verdict as JSON")


def progress_line(trial: Trial) -> str:
    first, second = trial.ratios
    return f"{len(trial.scores)} deals, log-likelihood ratios {first:+.2f} and {second:+.2f}, bounds ±{trial.bound:.2f}"


def run(args: argparse.Namespace) -> int:
    check_run(args, "deals")
    if not 0 < args.margin < 0.5 or not 0 < args.error < 0.5:
        raise Trouble("--margin and --error must lie between 0 and 0.5")
    game = find_game(args)
    with mendable():
        first, second = bots.check(args.first), bots.check(args.second)
        options = table_options(game, args.table, args.option)
        game.read_options(options)
    if first == second:
        raise Trouble("a bot does not play against itself")
    duel = Duel(args.game, first, second, options, args.seed, args.deals, Trial(args.margin, args.error))
    with kept(args.file, duel) as keep, fair_play(), Console(stderr=True).status("playing") as status:
        duel.run(jobs=args.jobs, on=args.on, progress=lambda trial: status.update(progress_line(trial)), **keep)
    found = duel.verdict()
    print_json(found) if args.json else show(found)
    return code(duel.interrupted, found.unfinished, f"{found.deals} deals", going_on(args.file))


@contextmanager
def kept(path: Path | None, duel: Duel) -> Iterator[dict[str, Any]]:
    """The file of a match is one of a tournament of two."""
    if path is None:
        yield {}
        return
    with extra():
        from deskoherna.lab.tournament import Book, Tournament, TournamentError
    header = Tournament(duel.game, (duel.first, duel.second), duel.most, duel.options, duel.seed).header()
    with mendable():
        try:
            book = Book(path, header)
        except TournamentError as error:
            raise Trouble(str(error)) from None
    with closing(book):
        duel.remember(book.known)
        yield {"keep": book.write}


def show(found: Verdict) -> None:
    score = found.score
    print(found.reason)
    print(f"{found.first} scores {100 * score.mean:.1f} % [{100 * score.low:.1f}, {100 * score.high:.1f}] "
          f"against {found.second} in {found.games} games of {found.game}, seed {found.seed}")
