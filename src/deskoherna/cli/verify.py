"""`deskoherna verify`: was this game dealt honestly? Its secret is checked against the promise, every shuffle again."""

import argparse
import hashlib
import sys
import urllib.error
import urllib.request
from pathlib import Path

import msgspec

from deskoherna.cli.errors import DIFFERS, FINE, CommandError, user_errors
from deskoherna.kit import registry
from deskoherna.kit.game import Game
from deskoherna.kit.log import Log, LogError, load
from deskoherna.server.replays.imports import moves_of
from deskoherna.server.wire.bodies import Export

SECONDS = 30
MOST_BYTES = 8_000_000


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", metavar="FILE|URL", help="an exported game: a file, or the address it is got from")
    parser.add_argument("--commitment", help="the hash that was shown when the game began")


def fetch(source: str) -> bytes:
    if not source.startswith(("http://", "https://")):
        with user_errors():
            return Path(source).read_bytes()
    try:
        with urllib.request.urlopen(source, timeout=SECONDS) as answer:
            return bytes(answer.read(MOST_BYTES))
    except (urllib.error.URLError, TimeoutError) as error:
        raise CommandError(f"{source}: {getattr(error, 'reason', error)}") from None


def read(source: str) -> Export:
    try:
        return msgspec.json.decode(fetch(source), type=Export)
    except msgspec.DecodeError as error:
        raise CommandError(f"{source} is no exported game: {error}") from None


def differences(game: Game, export: Export, promised: str | None) -> list[str]:
    """All that does not agree, a sentence each."""
    try:
        digest = hashlib.sha256(bytes.fromhex(export.secret)).hexdigest()
    except ValueError:
        return [f"the secret {export.secret!r} is not hexadecimal"]
    wrong = [
        f"the secret hashes to {digest}, but {name} is {value}"
        for name, value in (("the commitment in the file", export.commitment), ("the one given", promised))
        if value is not None and value.lower() != digest
    ]
    saved = {
        "game": export.game,
        "rules": export.rules,
        "material": export.material,
        "options": export.options,
        "key": export.secret,
        "moves": moves_of(export),
        "start": export.start,
    }
    try:
        log = load(game, saved)
    except LogError as error:
        return [*wrong, str(error)]
    return wrong + unlike(game, log, export)


def unlike(game: Game, log: Log, export: Export) -> list[str]:
    """The result as it is, against the result as it was claimed."""
    if export.result.reason != "played":
        return []
    if not game.over(log.state):
        return ["the moves do not end the game"]
    seats = range(log.state.seats)
    standing = [game.rules.standing(log.state, i) for i in seats]
    points = [game.rules.points(log.state, i) for i in seats]
    claimed = (export.result.standing, export.result.points)
    return (
        []
        if (standing, points) == claimed
        else [f"the game ends with places {standing} and points {points}, not {claimed[0]} and {claimed[1]}"]
    )


def run(args: argparse.Namespace) -> int:
    export = read(args.source)
    with user_errors():
        game = registry.game(export.game)
        if export.pack is not None and game.material_hash != export.material:
            game = registry.under(export.game, export.pack.text)
    wrong = differences(game, export, args.commitment)
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    if wrong:
        return DIFFERS
    print(
        f"{export.game}: {len(export.moves)} moves and every shuffle follow from the secret behind {export.commitment}."
    )
    if export.given:
        print(f"It began as a lesson: the outcomes of {len(export.given)} moves were given, not drawn.")
    return FINE
