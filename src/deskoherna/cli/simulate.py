"""`deskoherna simulate`: many games between bots."""

import argparse

from rich.table import Table

from deskoherna.bots import registry as bots
from deskoherna.cli.arguments import add_game, add_mode, find_game, mode_options
from deskoherna.cli.errors import user_errors
from deskoherna.cli.output import console
from deskoherna.cli.progress import progress_bar
from deskoherna.cli.runs import add_first, add_run, check_run, check_seats, code, fair_play, print_json
from deskoherna.lab.plan import Plan
from deskoherna.lab.report import Line, Report
from deskoherna.lab.simulate import simulate


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_mode(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many (default %(default)s)")
    parser.add_argument(
        "--bots",
        default="novice",
        metavar="NAMES",
        help="who plays, with commas between: apprentice,random; fewer than seats are repeated",
    )
    add_first(parser)
    add_run(parser)
    parser.add_argument("--json", action="store_true", help="print the report as JSON")


def run(args: argparse.Namespace) -> int:
    check_run(args, "games")
    game = find_game(args)
    with user_errors():
        names = tuple(bots.check(name.strip()) for name in args.bots.split(","))
        options = mode_options(game, args.mode, args.option)
        plan = Plan(game=args.game, options=options, bots=names, seed=args.seed)
        plan.read_options()
        check_seats(game, options, names)
    games = args.games - args.first_game
    with fair_play(), progress_bar(games) as bar:
        done = simulate(plan, games, first=args.first_game, jobs=args.jobs, on=args.on, progress=bar)
    report = done.report()
    print_json(report) if args.json else show(report)
    return code(
        done.interrupted,
        report.unfinished,
        f"{report.games} of {report.asked} games",
        f"the same command with --first {done.next} plays the rest",
    )


def show(report: Report) -> None:
    out = console()
    for title, lines in (("bot", report.bots), ("seat", report.seats)):
        out.print(_table(title, lines))
        out.print()
    steps = report.steps
    print(
        f"{report.games} games of {report.game} ({_table_of(report)}), seed {report.seed}; "
        f"steps a game {steps.mean:.1f} [{steps.low:.1f}, {steps.high:.1f}]; {report.steps_per_s:,.0f} steps/s"
    )


def _table_of(report: Report) -> str:
    """Which table was played, and whether everybody was the same bot."""
    options = ", ".join(f"{name} {value}" for name, value in report.options.items()) or "the usual table"
    return options if len(report.bots) > 1 else f"{options}; a mirror match, so seats differ and bots do not"


def _table(title: str, lines: list[Line]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(title)
    for column in ("games", "wins", "win rate", "95 %", "points", "95 % of points"):
        table.add_column(column, justify="right")
    for x in lines:
        rate, points = x.win_rate, x.points
        table.add_row(
            x.name,
            str(x.games),
            f"{x.wins:g}" if x.wins == int(x.wins) else f"{x.wins:.1f}",
            f"{100 * rate.mean:.1f} %",
            f"{100 * rate.low:.1f} - {100 * rate.high:.1f}",
            f"{points.mean:.2f}",
            f"{points.low:.2f} - {points.high:.2f}",
        )
    return table
