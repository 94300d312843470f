"""Arguments that several commands share: which game, which material, which mode, which options."""

import argparse
import difflib
import json
import os
from pathlib import Path
from typing import Any

import msgspec

from deskoherna.cli.errors import CommandError, user_errors
from deskoherna.kit import registry
from deskoherna.kit.game import Game, OptionsError
from deskoherna.kit.material import variable
from deskoherna.kit.words import words


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", metavar="GAME", help="an installed game (see `deskoherna games`), or package.module:ATTRIBUTE"
    )
    parser.add_argument("--material", metavar="FILE", type=Path, help="play with this material file instead of ours")


def add_mode(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--mode", metavar="NAME", help="one of the game's named modes")
    parser.add_argument(
        "--option", metavar="KEY=VALUE", action="append", default=[], help="an option of the game; may be repeated"
    )


def use_material(name: str, material: Path | None) -> None:
    """Name the user's own file before the game is imported: facts are compiled into the rules."""
    if material is None:
        return
    if ":" in name:
        raise CommandError("--material works with installed games only")
    if not material.is_file():
        raise CommandError(f"material {material}: there is no such file")
    os.environ[variable(name)] = str(material.resolve())


def find_game(args: argparse.Namespace) -> Game:
    with user_errors():
        use_material(args.game, getattr(args, "material", None))
        return registry.game(args.game)


def _value(text: str) -> Any:
    """`true`, `3`, `["a"]` are what they look like; everything else is a word."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def mode_options(game: Game, mode: str | None, pairs: list[str]) -> dict[str, Any]:
    """The options as plain values: those of the named mode, then the single ones."""
    values: dict[str, Any] = {}
    if mode is not None:
        if mode not in game.tables:
            near = difflib.get_close_matches(mode, game.tables, 1, 0.4)
            hint = f"; did you mean {near[0]!r}?" if near else "."
            raise CommandError(f"{game.slug} has no mode {mode!r}{hint} Modes: {', '.join(game.tables)}")
        values |= msgspec.to_builtins(game.tables[mode])
    known = [f.encode_name for f in msgspec.structs.fields(game.options)]
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise CommandError(f"--option {pair!r}: write it as key=value")
        if key not in known:
            near = difflib.get_close_matches(key, known, 1, 0.4)
            hint = f"; did you mean {near[0]!r}?" if near else "."
            raise CommandError(f"{game.slug} has no option {key!r}{hint} Options: {', '.join(known) or 'none'}")
        values[key] = _value(value)
    return values


def read_options(game: Game, args: argparse.Namespace) -> Any:
    """The options that were asked for; what does not go together is said in the language of the command."""
    try:
        return game.read_options(mode_options(game, args.mode, args.option))
    except OptionsError as error:
        if error.wrong is None or "lang" not in args:
            raise CommandError(str(error)) from None
        raise CommandError(words(game, args.lang).wrong(error.wrong)) from None
