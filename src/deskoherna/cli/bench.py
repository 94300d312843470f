"""`deskoherna bench`: speed and compile time of the games."""

import argparse
import sys

import msgspec
from rich.console import Console
from rich.table import Table

from deskoherna.cli.errors import FINE, CommandError, user_errors
from deskoherna.cli.output import console
from deskoherna.kit import registry
from deskoherna.lab.bench import SECONDS, Speed, measure


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="only this one; by default all installed games")
    parser.add_argument("--json", action="store_true", help="print a JSON list instead of a table")
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help="how long each twin is measured (default %(default)s)"
    )


def run(args: argparse.Namespace) -> int:
    if not args.seconds > 0:
        raise CommandError("--seconds must be more than 0")
    names = [args.game] if args.game else registry.slugs()
    with user_errors():
        for name in names:
            registry.game(name)
    speeds: list[Speed] = []
    waiting = Console(stderr=True)
    for name in names:
        with waiting.status(f"measuring {name}"):
            speeds.append(measure(name, args.seconds))
    if args.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(speeds), indent=2).decode() + "\n")
    else:
        show(speeds)
    return FINE


def show(speeds: list[Speed]) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("game")
    for title in ("interpreted steps/s", "compiled steps/s", "ratio", "cold compile s", "cached s", "state bytes"):
        table.add_column(title, justify="right")
    for x in speeds:
        table.add_row(
            x.game,
            f"{x.interpreted_steps_per_s:,.0f}",
            f"{x.compiled_steps_per_s:,.0f}",
            f"{x.compiled_over_interpreted:.0f}x",
            f"{x.cold_compile_s:.1f}",
            f"{x.cached_compile_s:.2f}",
            str(x.state_bytes),
        )
    console().print(table)
