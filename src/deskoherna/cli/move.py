"""`deskoherna move`: everything that is kept goes into another database; while the server runs, as a rehearsal."""

import argparse

from deskoherna.cli.backup import told, told_plainly
from deskoherna.cli.errors import FINE, CommandError
from deskoherna.cli.serve import add_place, configuration
from deskoherna.server.store.folder import private
from deskoherna.server.store.lock import DataInUse, locked
from deskoherna.server.store.moving import Moved, move, plain


def add(parser: argparse.ArgumentParser) -> None:
    add_place(parser)
    parser.add_argument("--to", required=True, metavar="URL", help="the other database, as postgresql+psycopg://...")


def run(args: argparse.Namespace) -> int:
    settings = configuration(args).settings
    if settings.database is None and not settings.file.is_file():
        raise CommandError(f"there are no games in {settings.data}")
    with private(), told_plainly():
        settings.data.mkdir(parents=True, exist_ok=True)
        try:
            with locked(settings.data):
                done = move(settings.url, args.to, running=False)
        except DataInUse:
            done = move(settings.url, args.to, running=True)
    print(f"{plain(args.to)}: {told(done.contents)}; compared with the database, row by row")
    print(what_next(done))
    return FINE


def what_next(done: Moved) -> str:
    if done.final:
        return "Start the server with this as its database; on the old one it starts no more."
    return "The server runs on where it was: this was a rehearsal. Stop it, and run the same once more."
