"""`deskoherna tournament`: a round robin between bots, with ratings."""

import argparse
from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from deskoherna.cli.arguments import add_game, add_mode, find_game, mode_options
from deskoherna.cli.errors import CommandError, user_errors
from deskoherna.cli.output import console
from deskoherna.cli.progress import progress_bar
from deskoherna.cli.runs import add_bots, add_run, bots_of, check_run, code, extra, fair_play, going_on, print_json
from deskoherna.lab.statistics import Estimate

if TYPE_CHECKING:
    from deskoherna.lab.tournament import Standings


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_mode(parser)
    add_bots(parser, "random,novice,apprentice", "who takes part")
    parser.add_argument(
        "--rounds",
        type=int,
        default=50,
        metavar="N",
        help="deals that each pair plays, twice each with seats exchanged (default %(default)s)",
    )
    parser.add_argument(
        "--file",
        type=Path,
        metavar="FILE",
        help="keep every result in this file (JSON lines) and go on from what is in it",
    )
    add_run(parser)
    parser.add_argument("--json", action="store_true", help="print the table as JSON")


def run(args: argparse.Namespace) -> int:
    check_run(args, "rounds")
    game = find_game(args)
    names = tuple(dict.fromkeys(bots_of(args)))
    if len(names) < 2:
        raise CommandError("a tournament needs at least two bots")
    with extra():
        from deskoherna.lab.tournament import ResultFile, Tournament, TournamentError
    with user_errors():
        options = mode_options(game, args.mode, args.option)
        game.read_options(options)
        event = Tournament(args.game, names, args.rounds, options, args.seed)
        try:
            results = None if args.file is None else ResultFile(args.file, event.header())
        except TournamentError as error:
            raise CommandError(str(error)) from None
    for met in results.known if results is not None else ():
        event.add(met)
    keeping = nullcontext() if results is None else closing(results)
    with keeping, fair_play(), progress_bar(len(event.missing())) as bar:
        event.run(results, jobs=args.jobs, on=args.on, progress=bar)
    found = event.standings()
    print_json(found) if args.json else show(found)
    return code(event.interrupted, found.unfinished, f"{found.pairings} of {found.asked} pairings", going_on(args.file))


def _percent(score: Estimate) -> tuple[str, str]:
    return f"{100 * score.mean:.1f} %", f"{100 * score.low:.1f} - {100 * score.high:.1f}"


def show(found: "Standings") -> None:
    out = console()
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("bot")
    for title in ("games", "rating", "95 %", "score", "95 % of score"):
        table.add_column(title, justify="right")
    for bot in found.bots:
        rating = bot.rating
        table.add_row(
            bot.name, str(rating.n), f"{rating.mean:.1f}", f"{rating.low:.1f} - {rating.high:.1f}", *_percent(bot.score)
        )
    out.print(table)
    out.print()
    pairs = Table(box=None, pad_edge=False, header_style="bold")
    pairs.add_column("pair")
    for title in ("games", "score", "95 %"):
        pairs.add_column(title, justify="right")
    for pair in found.pairs:
        pairs.add_row(f"{pair.first} : {pair.second}", str(pair.score.n), *_percent(pair.score))
    out.print(pairs)
    print(f"\n{found.pairings} pairings of {found.game}, two games each, seed {found.seed}")
