"""`deskoherna recount`: results of people and their ratings, written anew from the logs."""

import argparse
import json
import time
from pathlib import Path

from rich.console import Console

from deskoherna.cli.errors import FINE, CommandError, user_errors
from deskoherna.server.games.served import Games
from deskoherna.server.ratings import levels
from deskoherna.server.recount import recount
from deskoherna.server.settings import Settings, default_data
from deskoherna.server.store.database import StoreError, check, open_engine


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=default_data(), help="folder of all games (default: %(default)s)")
    parser.add_argument("--database", help="URL of a database (SQLAlchemy); default: an SQLite file in --data")
    parser.add_argument(
        "--game", action="append", metavar="NAME", help="only this game (or package.module:GAME); may be repeated"
    )
    parser.add_argument(
        "--levels",
        type=Path,
        metavar="FILE",
        help="count nothing: fix the ratings of the levels as this ladder has them",
    )


def fix_levels(ladder: Path) -> int:
    """For whoever develops: the yardstick is part of the sources."""
    try:
        rows = json.loads(ladder.read_text(encoding="utf-8"))["rows"]
        text = levels.written(levels.measured(rows))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise CommandError(f"{ladder} is no ladder: {error}") from None
    levels.FILE.write_text(text, encoding="utf-8")
    return FINE


def run(args: argparse.Namespace) -> int:
    if args.levels is not None:
        return fix_levels(args.levels)
    settings = Settings(data=args.data, database=args.database)
    if args.database is None and not (args.data / "deskoherna.sqlite").is_file():
        raise CommandError(f"there is no database in {args.data}; say where with --data or --database")
    with user_errors():
        games = Games(args.game)
    try:
        check(settings.url)
    except StoreError as error:
        raise CommandError(str(error)) from None
    engine = open_engine(settings.url)
    began = time.monotonic()
    try:
        with Console(stderr=True).status("counting") as status:
            done = recount(engine, games, lambda n, of: status.update(f"{n} of {of} tables"))
    finally:
        engine.dispose()
    print(
        f"{done.games} games at {done.tables} tables: {done.changed} tables changed, {done.rated} games rated, "
        f"{done.unreadable} logs could not be read; {time.monotonic() - began:.1f} s"
    )
    return FINE
