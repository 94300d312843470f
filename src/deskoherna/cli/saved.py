"""Saved games: the log in words with its secret, and who sits where."""

from pathlib import Path
from typing import Any

import msgspec

from deskoherna.cli.errors import CommandError, user_errors
from deskoherna.kit.log import Log


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a file of `--save`."""

    seats: list[str]
    """`human`, or a bot, by seat."""
    log: dict[str, Any]
    won: list[int] = []
    """Earlier games of the match, won by each seat."""
    number: int = 1
    """Which game of the match this is."""


def write(path: Path, log: Log, seats: list[str], won: list[int], number: int) -> None:
    """Whole or not at all: the file is written beside and then put in place."""
    beside = path.with_name(path.name + ".part")
    text = msgspec.json.format(msgspec.json.encode(Saved(seats, log.save(), won, number)), indent=1)
    with user_errors():
        beside.write_bytes(text + b"\n")
        beside.replace(path)


def read(path: Path) -> Saved:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Saved)
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror or error}") from None
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CommandError(f"{path} is no saved game: {error}") from None
