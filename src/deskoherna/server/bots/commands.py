"""Bots from outside: programs of the user's own, named by their command lines, that play over the socket.

    deskoherna serve --bot dice="python examples/twenty_lines.py"

or in `bots.toml` of the data folder:

    [bots]
    dice = "python examples/twenty_lines.py"
"""

import re
import shlex
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

from deskoherna.bots import registry as bots

FILE = "bots.toml"
NAME = re.compile(r"\w[\w .-]{0,31}")
Commands = Mapping[str, tuple[str, ...]]
"""The command of each bot, by its name."""


class BadProgram(ValueError):
    """A bot from outside that cannot be offered, in one sentence."""


def command_of(name: str, command: object) -> tuple[str, ...]:
    """The words of a command line; a name that is no name, or belongs to a built-in bot, is refused."""
    if not NAME.fullmatch(name) or name != name.strip():
        raise BadProgram(f"{name!r} is no name for a bot: letters, digits, blanks, . - _ and at most 32 of them")
    if name in bots.names():
        raise BadProgram(f"{name!r} is a built-in bot; give yours another name")
    try:
        words = tuple(shlex.split(command)) if isinstance(command, str) else ()
    except ValueError as error:
        raise BadProgram(f"the command of bot {name!r} cannot be read: {error}") from None
    if not words:
        raise BadProgram(f"bot {name!r} needs a command line")
    return words


def from_arguments(pairs: Iterable[str]) -> Commands:
    """From the command line: `NAME=command`."""
    found = {}
    for pair in pairs:
        name, equals, command = pair.partition("=")
        if not equals:
            raise BadProgram(f"--bot {pair!r}: write it as NAME=command")
        found[name.strip()] = command_of(name.strip(), command)
    return found


def from_folder(folder: Path) -> Commands:
    """From the data folder, where there is a file."""
    path = folder / FILE
    if not path.is_file():
        return {}
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadProgram(f"{path}: {error}") from None
    table = values.pop("bots", {})
    if values or not isinstance(table, dict):
        raise BadProgram(f"{path}: there is one table, [bots], with a command line for each name")
    try:
        return {name: command_of(name, command) for name, command in table.items()}
    except BadProgram as error:
        raise BadProgram(f"{path}: {error}") from None
