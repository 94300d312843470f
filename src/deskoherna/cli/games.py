"""`deskoherna games`: what is on the shelf."""

import argparse

from rich.table import Table

from deskoherna.cli.house import LANGUAGES, default_language, house
from deskoherna.cli.output import console
from deskoherna.cli.speech import Speech
from deskoherna.cli.trouble import FINE, mendable
from deskoherna.kit import registry
from deskoherna.kit import state as st


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())


def run(args: argparse.Namespace) -> int:
    say = house(args.lang)
    with mendable():
        games = registry.games()
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("games-slug", "games-name", "games-tagline", "games-tables", "games-moves", "games-bytes"):
        table.add_column(say(key), overflow="fold")
    for game in games:
        speech = Speech(game, args.lang)
        table.add_row(game.slug, speech.message("game-name", game.slug), speech.message("game-tagline", ""),
                      ", ".join(game.tables), str(game.n_moves), str(st.dtype(game.state).itemsize))
    console().print(table)
    return FINE
