"""`deskoherna serve`: run the server for players in browsers."""

import argparse
import logging
import webbrowser
from pathlib import Path

from deskoherna.cli.errors import DIFFERS, FINE, CommandError, user_errors
from deskoherna.server.bots import commands
from deskoherna.server.games.served import Games
from deskoherna.server.run import PortTaken, address_of, listen, serve
from deskoherna.server.settings import Limits, Settings, Timeouts, default_data
from deskoherna.server.store.database import StoreError, check
from deskoherna.server.store.folder import close_to_others, private
from deskoherna.server.store.lock import DataInUse, lock

LEVELS = ("debug", "info", "warning", "error")


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def _port(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError("a port is 0 to 65535")
    return number


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=Settings.host, help="address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=_port, default=Settings.port, help="0: any free one (default: %(default)s)")
    parser.add_argument("--data", type=Path, default=default_data(), help="folder of all games (default: %(default)s)")
    parser.add_argument("--database", help="URL of a database (SQLAlchemy); default: an SQLite file in --data")
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=False, help="open the browser")
    parser.add_argument("--workers", type=_count, help="processes in which bots think (default: cores less one)")
    parser.add_argument(
        "--bot-seconds", type=float, default=Timeouts.bot_s, help="how long a bot may think (default: %(default)s)"
    )
    parser.add_argument(
        "--bot-pause",
        type=float,
        default=Timeouts.bot_pause_s,
        help="seconds before a bot's move is shown (default: %(default)s)",
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="offer a program of your own as an opponent (also [bots] in bots.toml of --data); may be repeated",
    )
    parser.add_argument("--rate", type=float, default=1.0, help="scale of the rate limits; 0: none (default: 1)")
    parser.add_argument("--secure", action="store_true", help="served through https: cookies travel over it only")
    parser.add_argument(
        "--host-name",
        action="append",
        default=[],
        metavar="NAME",
        help="a name under which browsers ask for the server, as games.example; may be repeated",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a reverse proxy (address or network) whose X-Forwarded headers are believed; may be repeated",
    )
    parser.add_argument(
        "--seed",
        metavar="TEXT",
        help="deal the same games in the same order again: for tests and "
        "shows, because whoever knows it knows all cards",
    )
    parser.add_argument(
        "--game", action="append", metavar="NAME", help="offer only this game (or package.module:GAME); may be repeated"
    )
    parser.add_argument("--log-level", choices=LEVELS, default="info")


def settings_of(args: argparse.Namespace) -> Settings:
    more = {} if args.workers is None else {"workers": args.workers}
    outside = {**commands.from_folder(args.data), **commands.from_arguments(args.bot)}
    return Settings(
        data=args.data,
        database=args.database,
        host=args.host,
        port=args.port,
        secure=args.secure,
        host_names=tuple(args.host_name),
        proxies=tuple(args.proxy),
        programs=outside,
        seed=args.seed,
        limits=Limits(scale=args.rate),
        timeouts=Timeouts(bot_s=args.bot_seconds, bot_pause_s=args.bot_pause),
        **more,
    )


def run(args: argparse.Namespace) -> int:
    logging.basicConfig(level=args.log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    if args.log_level != "debug":
        for name in ("alembic", "uvicorn"):
            logging.getLogger(name).setLevel(logging.WARNING)
    try:
        settings = settings_of(args)
    except commands.BadProgram as error:
        raise CommandError(str(error)) from None
    with user_errors():
        games = Games(args.game, settings.programs)
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"the data folder {settings.data} cannot be used: {error.strerror}") from None
    with private():
        return open_server(args, settings, games)


def open_server(args: argparse.Namespace, settings: Settings, games: Games) -> int:
    try:
        lock(settings.data)
        check(settings.url)
        close_to_others(settings.data)
    except (DataInUse, StoreError) as error:
        raise CommandError(str(error)) from None
    try:
        listening = listen(args.host, args.port)
    except PortTaken as error:
        raise CommandError(f"{error.strerror}; choose another port with --port") from None
    except OSError as error:
        raise CommandError(f"cannot listen on {args.host}: {error.strerror}") from None
    address = address_of(listening)

    def ready() -> None:
        print(f"Deskoherna is open at {address}", flush=True)
        if args.open:
            webbrowser.open(address)

    return FINE if serve(settings, games, listening, ready) else DIFFERS
