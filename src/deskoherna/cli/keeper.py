"""`deskoherna house`: what those need who look after the people of a server. It may run meanwhile."""

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from rich.console import Console
from rich.table import Table as Columns
from sqlalchemy.engine import Connection

from deskoherna.cli import holding
from deskoherna.cli.errors import FINE, CommandError
from deskoherna.server.keeping import acts, desk
from deskoherna.server.settings import Settings, default_data
from deskoherna.server.store import schema
from deskoherna.server.store.database import StoreError, check, open_engine
from deskoherna.server.store.store import insert_new
from deskoherna.server.wire.bodies import NewAct

SHOWN = ("people", "tables", "reports", "log", "stats")
DONE = {
    "ban": "PERSON",
    "unban": "PERSON",
    "mute": "PERSON",
    "unmute": "PERSON",
    "close": "TABLE",
    "bot": "TABLE",
    "settle": "REPORT",
    "news": "TEXT",
}
KEEPERS = ("keeper", "no-keeper")


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what", choices=(*SHOWN, *holding.SHOWS, *DONE, *holding.DOES, *KEEPERS), help="what to show, or to do"
    )
    parser.add_argument("target", nargs="?", default="", help="whom or what: a name or an id")
    parser.add_argument("--days", type=float, default=1.0, help="of a ban or a mute, or for a move (default: 1)")
    parser.add_argument("--seat", type=int, default=1, help="the seat a bot takes over, counted from 1")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--data", type=Path, default=default_data(), help="folder of all games (default: %(default)s)")
    parser.add_argument("--database", help="URL of a database (SQLAlchemy); default: an SQLite file in --data")
    holding.add(parser)


def run(args: argparse.Namespace) -> int:
    settings = Settings(data=args.data, database=args.database)
    if args.database is None and not settings.file.is_file():
        raise CommandError(f"there is no database in {args.data}; say where with --data or --database")
    try:
        check(settings.url)
    except StoreError as error:
        raise CommandError(str(error)) from None
    engine = open_engine(settings.url)
    try:
        with engine.begin() as connection:
            if args.what in (*SHOWN, *holding.SHOWS):
                show(connection, args.what, args.target, args.json)
            elif args.what in holding.DOES:
                holding.do(connection, args)
            elif args.what in KEEPERS:
                appoint(connection, args.what, args.target)
            else:
                do(connection, args)
    finally:
        engine.dispose()
    return FINE


def person_of(connection: Connection, text: str) -> str:
    """By id, or by a name that only one has."""
    p = schema.people.c
    found = connection.execute(sa.select(p.id).where(sa.or_(p.id == text, p.name == text))).scalars().all()
    if len(found) != 1:
        raise CommandError(f"{'nobody' if not found else 'more than one'} is called {text!r}; the ids: house people")
    return str(found[0])


def rows_of(connection: Connection, what: str, part: str) -> Sequence[Any]:
    match what:
        case "people":
            return desk.people(connection, part)
        case "tables":
            return desk.tables(connection)
        case "reports":
            return desk.reports(connection)
        case "tournaments" | "standings":
            return holding.shown(connection, what, part)
        case "log":
            return acts.log(connection, desk.LISTED)
        case _:
            return [desk.counts(connection)]


def show(connection: Connection, what: str, part: str, as_json: bool) -> None:
    plain: list[dict[str, Any]] = [msgspec.to_builtins(row) for row in rows_of(connection, what, part)]
    if as_json:
        print(msgspec.json.encode(plain).decode())
        return
    columns = Columns(*(plain[0] if plain else ["nothing"]))
    for row in plain:
        columns.add_row(*(told(name, value) for name, value in row.items()))
    Console().print(columns)


def told(name: str, value: object) -> str:
    """Moments as dates, lists with commas."""
    if name in ("at", "since", "updated", "banned", "muted", "settled") and isinstance(value, float):
        return datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%d %H:%M") if value else "-"
    return ", ".join(map(str, value)) if isinstance(value, list) else "-" if value is None else str(value)


def appoint(connection: Connection, what: str, text: str) -> None:
    person = person_of(connection, text)
    k = schema.keepers.c
    if what == "keeper":
        insert_new(connection, schema.keepers, [{"person": person}])
    else:
        connection.execute(sa.delete(schema.keepers).where(k.person == person))
    acts.note(connection, acts.COMMAND, what, person)
    print(f"{text} {'is' if what == 'keeper' else 'is no'} keeper")


def do(connection: Connection, args: argparse.Namespace) -> None:
    on_people = DONE[args.what] == "PERSON"
    target = person_of(connection, args.target) if on_people else args.target
    text = args.target if args.what == "news" else ""
    try:
        plain = {"act": args.what, "target": "" if text or args.what == "news" else target, "text": text}
        asked = msgspec.convert(plain | {"days": args.days, "seat": args.seat - 1}, NewAct)
    except msgspec.ValidationError as error:
        raise CommandError(str(error)) from None
    if acts.missing(connection, asked):
        raise CommandError(f"there is no {DONE[args.what].lower()} {args.target!r}")
    written = acts.write(connection, acts.COMMAND, asked)
    later = " (the server does it in a moment)" if written.state == "asked" else ""
    print(f"{written.act} {args.target}: written into the log{later}")
