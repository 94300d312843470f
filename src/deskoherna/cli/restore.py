"""`deskoherna restore`: a copy that `deskoherna backup` made, put into an empty server."""

import argparse
from pathlib import Path

from deskoherna.cli.backup import told, told_plainly
from deskoherna.cli.errors import FINE, CommandError
from deskoherna.cli.serve import add_place, configuration
from deskoherna.server.store.copying import restore
from deskoherna.server.store.folder import close_to_others, private
from deskoherna.server.store.lock import DataInUse, locked


def add(parser: argparse.ArgumentParser) -> None:
    add_place(parser)
    parser.add_argument("file", type=Path, help="what deskoherna backup wrote")


def run(args: argparse.Namespace) -> int:
    settings = configuration(args).settings
    with private(), told_plainly():
        settings.data.mkdir(parents=True, exist_ok=True)
        try:
            with locked(settings.data):
                found = restore(args.file, settings.url)
        except DataInUse as error:
            raise CommandError(str(error)) from None
        close_to_others(settings.data)
    print(f"{args.file}: {told(found)}; compared with the copy, row by row")
    return FINE
