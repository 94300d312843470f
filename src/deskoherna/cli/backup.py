"""`deskoherna backup`: all that is kept in one file, taken at one moment, also while the server runs."""

import argparse
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from deskoherna.cli.errors import DIFFERS, FINE, CommandError
from deskoherna.cli.serve import add_place, configuration
from deskoherna.server.store.copying import Contents, back_up
from deskoherna.server.store.database import StoreError


def add(parser: argparse.ArgumentParser) -> None:
    add_place(parser)
    parser.add_argument("file", type=Path, nargs="?", help="where to write it (default: deskoherna-DATE-TIME.sqlite)")


@contextmanager
def told_plainly() -> Iterator[None]:
    """What a database or a disk refuses becomes one sentence."""
    try:
        yield
    except StoreError as error:
        raise CommandError(str(error), DIFFERS) from None
    except (sa.exc.SQLAlchemyError, ImportError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CommandError(f"the database cannot be used: {reason}", DIFFERS) from None
    except OSError as error:
        raise CommandError(f"{error.filename}: {error.strerror}", DIFFERS) from None


def told(found: Contents) -> str:
    return f"{found.entries} entries of {found.logs} tables, {found.rows['people']} people"


def run(args: argparse.Namespace) -> int:
    settings = configuration(args).settings
    target: Path = args.file or Path(time.strftime("deskoherna-%Y%m%d-%H%M%S.sqlite"))
    if target.exists():
        raise CommandError(f"{target} is there already; name another file")
    if settings.database is None and not settings.file.is_file():
        raise CommandError(f"there are no games in {settings.data}")
    with told_plainly():
        found = back_up(settings.url, target)
    print(f"{target}: {told(found)}; compared with the database, row by row")
    return FINE
