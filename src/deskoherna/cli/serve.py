"""`deskoherna serve`: run the server for players in browsers."""

import argparse
import webbrowser
from pathlib import Path

from redis.asyncio import from_url

from deskoherna.cli.configured import CHOICES, BadSetting, Configured, configured
from deskoherna.cli.errors import DIFFERS, FINE, CommandError, user_errors
from deskoherna.server import logs
from deskoherna.server.bots import commands
from deskoherna.server.games.served import Games
from deskoherna.server.listening import TooFewFiles, raise_file_limit
from deskoherna.server.run import PortTaken, address_of, listen, serve
from deskoherna.server.settings import Settings, Timeouts, default_data
from deskoherna.server.store.database import StoreError, check
from deskoherna.server.store.folder import close_to_others, private
from deskoherna.server.store.leases import wait_for_others
from deskoherna.server.store.lock import DataInUse, lock
from deskoherna.server.store.moving import check_moved
from deskoherna.server.traces import NoTraces, Traces

GIVEN = {
    "data": "data",
    "database": "database",
    "redis": "redis",
    "host": "host",
    "port": "port",
    "games": "game",
    "workers": "workers",
    "host_names": "host_name",
    "proxies": "proxy",
    "secure": "secure",
    "seed": "seed",
    "log_level": "log_level",
    "log_format": "log_format",
    "log_requests": "log_requests",
    "limits.scale": "rate",
    "timeouts.bot_s": "bot_seconds",
    "timeouts.bot_pause_s": "bot_pause",
}
"""Settings by their full names, and how the command line calls them."""


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


def add_place(parser: argparse.ArgumentParser) -> None:
    """Where everything lies: what all commands about a server's data have to know."""
    parser.add_argument(
        "--config", type=Path, metavar="FILE", help="settings in TOML (default: deskoherna.toml in --data)"
    )
    parser.add_argument("--data", type=Path, help=f"folder of all games (default: {default_data()})")
    parser.add_argument("--database", help="URL of a database (SQLAlchemy); default: an SQLite file in --data")


def add(parser: argparse.ArgumentParser) -> None:
    """What is not said here comes from the environment, a file or the defaults: `deskoherna config` shows it."""
    add_place(parser)
    parser.add_argument("--redis", metavar="URL", help="several servers share the database and reach each other there")
    parser.add_argument("--host", help=f"address to listen on (default: {Settings.host})")
    parser.add_argument("--port", type=_port, help=f"0: any free one (default: {Settings.port})")
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=False, help="open the browser")
    parser.add_argument("--workers", type=_count, help="processes in which bots think (default: cores less one)")
    parser.add_argument("--bot-seconds", type=float, help=f"how long a bot may think (default: {Timeouts.bot_s})")
    parser.add_argument(
        "--bot-pause", type=float, help=f"seconds before a bot's move is shown (default: {Timeouts.bot_pause_s})"
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="offer a program of your own as an opponent (also [bots] in bots.toml of --data); may be repeated",
    )
    parser.add_argument("--rate", type=float, help="scale of the rate limits; 0: none (default: 1)")
    parser.add_argument(
        "--secure",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="served through https: cookies travel over it only",
    )
    parser.add_argument(
        "--host-name",
        action="append",
        metavar="NAME",
        help="a name under which browsers ask for the server, as games.example; may be repeated",
    )
    parser.add_argument(
        "--proxy",
        action="append",
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
    parser.add_argument("--log-level", choices=CHOICES["log_level"], help=f"(default: {Settings.log_level})")
    parser.add_argument(
        "--log-requests", action=argparse.BooleanOptionalAction, default=None, help="a line for every request"
    )
    parser.add_argument("--log-format", choices=CHOICES["log_format"], help="json: one object a line (default: text)")


def configuration(args: argparse.Namespace) -> Configured:
    """All settings, whoever made them."""
    given = {name: getattr(args, word, None) for name, word in GIVEN.items()}
    try:
        return configured(given, getattr(args, "bot", []), args.config)
    except (BadSetting, commands.BadProgram) as error:
        raise CommandError(str(error)) from None


def run(args: argparse.Namespace) -> int:
    settings = configuration(args).settings
    logs.set_up(settings.log_level, settings.log_format)
    with user_errors():
        games = Games(settings.games or None, settings.programs)
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"the data folder {settings.data} cannot be used: {error.strerror}") from None
    with private():
        return open_server(args, settings, games)


def check_redis(settings: Settings) -> None:
    """Can it be used at all? Whether it answers is seen later, and again and again."""
    if settings.redis is None:
        return
    if not settings.on_postgres:
        raise CommandError("redis is for several servers, and those need PostgreSQL (the setting database)")
    try:
        from_url(settings.redis)
    except ValueError as error:
        raise CommandError(f"redis = {settings.redis!r} cannot be used: {error}") from None


def open_server(args: argparse.Namespace, settings: Settings, games: Games) -> int:
    check_redis(settings)
    try:
        raise_file_limit()
        lock(settings.data)
        check(settings.url)
        check_moved(settings.url)
        if settings.on_postgres:
            wait_for_others(settings.url, settings.redis is not None, settings.timeouts.lease_s)
        close_to_others(settings.data)
        Traces(settings.traces).close()
    except (TooFewFiles, DataInUse, StoreError, NoTraces) as error:
        raise CommandError(str(error)) from None
    try:
        listening = listen(settings.host, settings.port)
    except PortTaken as error:
        raise CommandError(f"{error.strerror}; choose another port with --port") from None
    except OSError as error:
        raise CommandError(f"cannot listen on {settings.host}: {error.strerror}") from None
    address = address_of(listening)

    def ready() -> None:
        print(f"Deskoherna is open at {address}", flush=True)
        if args.open:
            webbrowser.open(address)

    return FINE if serve(settings, games, listening, ready) else DIFFERS
