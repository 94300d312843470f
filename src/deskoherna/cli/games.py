"""`deskoherna games`: what is installed."""

import argparse

from rich.table import Table

from deskoherna.cli.errors import FINE, user_errors
from deskoherna.cli.messages import LANGUAGES, default_language, messages
from deskoherna.cli.output import console
from deskoherna.cli.speech import Speech
from deskoherna.kit import registry
from deskoherna.kit import state as st


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())


def run(args: argparse.Namespace) -> int:
    say = messages(args.lang)
    with user_errors():
        games = [*registry.games(), *map(registry.game, registry.workshop())]
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("games-slug", "games-name", "games-tagline", "games-modes", "games-moves", "games-bytes"):
        table.add_column(say(key), overflow="fold")
    for game in games:
        speech = Speech(game, args.lang)
        table.add_row(
            game.slug,
            speech.message("game-name", game.slug),
            speech.message("game-tagline", ""),
            ", ".join(game.tables),
            str(game.n_moves),
            str(st.dtype(game.state).itemsize),
        )
    console().print(table)
    return FINE
