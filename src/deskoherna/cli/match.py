"""`deskoherna match`: two bots, until it is decided who is stronger."""

import argparse
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console

from deskoherna.bots import registry as bots
from deskoherna.cli.arguments import add_game, add_mode, find_game, mode_options
from deskoherna.cli.errors import CommandError, user_errors
from deskoherna.cli.runs import add_run, check_run, code, extra, fair_play, going_on, print_json
from deskoherna.lab.sequential import Match, MatchResult, Trial


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("first", metavar="BOT")
    parser.add_argument("second", metavar="BOT")
    add_mode(parser)
    parser.add_argument(
        "--deals",
        type=int,
        default=2000,
        metavar="N",
        help="at most so many, two games each with seats exchanged (default %(default)s)",
    )
    parser.add_argument(
        "--margin",
        type=float,
        default=Trial.margin,
        help="how far from a half a score must be to matter (default %(default)s)",
    )
    parser.add_argument(
        "--error", type=float, default=Trial.error, help="the chance of a wrong verdict (default %(default)s)"
    )
    parser.add_argument(
        "--file",
        type=Path,
        metavar="FILE",
        help="keep every deal in this file (as tournaments do) and go on from what is in it",
    )
    add_run(parser)
    parser.add_argument("--json", action="store_true", help="print the verdict as JSON")


def progress_line(trial: Trial) -> str:
    first, second = trial.ratios
    return f"{len(trial.scores)} deals, log-likelihood ratios {first:+.2f} and {second:+.2f}, bounds ±{trial.bound:.2f}"


def run(args: argparse.Namespace) -> int:
    check_run(args, "deals")
    if not 0 < args.margin < 0.5 or not 0 < args.error < 0.5:
        raise CommandError("--margin and --error must lie between 0 and 0.5")
    game = find_game(args)
    with user_errors():
        first, second = bots.check(args.first), bots.check(args.second)
        options = mode_options(game, args.mode, args.option)
        game.read_options(options)
    if first == second:
        raise CommandError("a bot does not play against itself")
    match_ = Match(args.game, first, second, options, args.seed, args.deals, Trial(args.margin, args.error))
    with kept(args.file, match_) as keep, fair_play(), Console(stderr=True).status("playing") as status:
        match_.run(jobs=args.jobs, on=args.on, progress=lambda trial: status.update(progress_line(trial)), **keep)
    found = match_.verdict()
    print_json(found) if args.json else show(found)
    return code(match_.interrupted, found.unfinished, f"{found.deals} deals", going_on(args.file))


@contextmanager
def kept(path: Path | None, match_: Match) -> Iterator[dict[str, Any]]:
    """The file of a match is one of a tournament of two."""
    if path is None:
        yield {}
        return
    with extra():
        from deskoherna.lab.tournament import ResultFile, Tournament, TournamentError
    header = Tournament(match_.game, (match_.first, match_.second), match_.most, match_.options, match_.seed).header()
    with user_errors():
        try:
            results = ResultFile(path, header)
        except TournamentError as error:
            raise CommandError(str(error)) from None
    with closing(results):
        match_.remember(results.known)
        yield {"keep": results.write}


def show(found: MatchResult) -> None:
    score = found.score
    print(found.reason)
    print(
        f"{found.first} scores {100 * score.mean:.1f} % [{100 * score.low:.1f}, {100 * score.high:.1f}] "
        f"against {found.second} in {found.games} games of {found.game}, seed {found.seed}"
    )
