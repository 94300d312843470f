"""`deskoherna opendata`: finished games of a server as an open data set, without names."""

import argparse
import secrets
from pathlib import Path

from deskoherna.cli.errors import FINE, CommandError
from deskoherna.cli.runs import extra
from deskoherna.server.settings import Settings, default_data
from deskoherna.server.store.database import StoreError, check, open_engine
from deskoherna.server.store.store import server_value


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, help="where: games.jsonl and games.parquet")
    parser.add_argument("--data", type=Path, default=default_data(), help="folder of all games (default: %(default)s)")
    parser.add_argument("--database", help="URL of a database (SQLAlchemy); default: an SQLite file in --data")


def run(args: argparse.Namespace) -> int:
    settings = Settings(data=args.data, database=args.database)
    if args.database is None and not settings.file.is_file():
        raise CommandError(f"there is no database in {args.data}; say where with --data or --database")
    with extra():
        from deskoherna.server.replays import opendata
    try:
        check(settings.url)
    except StoreError as error:
        raise CommandError(str(error)) from None
    engine = open_engine(settings.url)
    try:
        with engine.begin() as connection:
            key = server_value(connection, "pseudonyms", lambda: secrets.token_hex(16))
        with engine.connect() as connection:
            count = opendata.write(connection, args.folder, key)
    except OSError as error:
        raise CommandError(f"{args.folder}: {error.strerror}") from None
    finally:
        engine.dispose()
    print(f"{count} games in {args.folder} ({opendata.LICENSE})")
    return FINE
