"""`deskoherna simulate`: many games between bots."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from deskoherna.bots import registry as bots
from deskoherna.cli.output import console
from deskoherna.cli.trouble import DIFFERS, FINE, INTERRUPTED, Trouble, mendable
from deskoherna.cli.where import add_game, add_table, find_game, table_options
from deskoherna.lab.matches import IllegalChoice
from deskoherna.lab.plan import Plan
from deskoherna.lab.report import Line, Report
from deskoherna.lab.simulate import Run, default_jobs, simulate


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_table(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many (default %(default)s)")
    parser.add_argument("--bots", default="novice", metavar="NAMES",
                        help="who plays, with commas between: apprentice,random; fewer than seats are repeated")
    parser.add_argument("--jobs", type=int, default=default_jobs(), metavar="N", help="processes (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (default %(default)s)")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")


def run(args: argparse.Namespace) -> int:
    if args.games < 1 or args.jobs < 1:
        raise Trouble("--games and --jobs must be at least 1")
    game = find_game(args)
    with mendable():
        names = tuple(bots.check(name.strip()) for name in args.bots.split(","))
        options = table_options(game, args.table, args.option)
        plan = Plan(game=args.game, options=options, bots=names, seed=args.seed)
        plan.read_options()
    try:
        with progress_bar(args.games) as bar:
            done = simulate(plan, args.games, jobs=args.jobs, progress=bar)
    except IllegalChoice as error:
        raise Trouble(str(error), DIFFERS) from None
    report = done.report()
    if args.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n")
    else:
        show(report)
    return _code(done, report)


def _code(done: Run, report: Report) -> int:
    if done.interrupted:
        print(f"interrupted after {report.games} of {report.asked} games", file=sys.stderr)
        return INTERRUPTED
    if report.unfinished:
        print(f"{report.unfinished} games did not end within the game's limit of steps", file=sys.stderr)
        return DIFFERS
    return FINE


class Bar:
    """Counts games; shown on the error stream, so that output can be kept."""

    def __init__(self, progress: Progress, games: int) -> None:
        self.progress, self.task = progress, progress.add_task("games", total=games)

    def __call__(self, n: int) -> None:
        self.progress.advance(self.task, n)


@contextmanager
def progress_bar(games: int) -> Iterator[Bar]:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield Bar(progress, games)


def show(report: Report) -> None:
    out = console()
    for title, lines in (("bot", report.bots), ("seat", report.seats)):
        out.print(_table(title, lines))
        out.print()
    steps = report.steps
    print(f"{report.games} games of {report.game}, seed {report.seed}; steps a game {steps.mean:.1f} "
          f"[{steps.low:.1f}, {steps.high:.1f}]; {report.steps_per_s:,.0f} steps/s")


def _table(title: str, lines: list[Line]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(title)
    for column in ("games", "wins", "win rate", "95 %", "points", "95 % of points"):
        table.add_column(column, justify="right")
    for x in lines:
        rate, points = x.win_rate, x.points
        table.add_row(x.name, str(x.games), f"{x.wins:g}" if x.wins == int(x.wins) else f"{x.wins:.1f}",
                      f"{100 * rate.mean:.1f} %", f"{100 * rate.low:.1f} - {100 * rate.high:.1f}",
                      f"{points.mean:.2f}", f"{points.low:.2f} - {points.high:.2f}")
    return table
