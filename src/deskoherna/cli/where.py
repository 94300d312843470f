"""Arguments that several commands share: which game, which material, which table, which options."""

import argparse
import difflib
import json
import os
from pathlib import Path
from typing import Any

import msgspec

from deskoherna.cli.trouble import Trouble, mendable
from deskoherna.kit import registry
from deskoherna.kit.game import Game
from deskoherna.kit.material import variable


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME",
                        help="a game of the house (see `deskoherna games`), or package.module:ATTRIBUTE")
    parser.add_argument("--material", metavar="FILE", type=Path, help="play with this material file instead of ours")


def add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--table", metavar="NAME", help="one of the game's named tables")
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[],
                        help="an option of the game; may be repeated")


def use_material(name: str, material: Path | None) -> None:
    """Name the user's own file before the game is imported: facts are compiled into the rules."""
    if material is None:
        return
    if ":" in name:
        raise Trouble("--material works with the games of the house only")
    if not material.is_file():
        raise Trouble(f"material {material}: there is no such file")
    os.environ[variable(name)] = str(material.resolve())


def find_game(args: argparse.Namespace) -> Game:
    with mendable():
        use_material(args.game, getattr(args, "material", None))
        return registry.game(args.game)


def _value(text: str) -> Any:
    """`true`, `3`, `["a"]` are what they look like; everything else is a word."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def table_options(game: Game, table: str | None, pairs: list[str]) -> dict[str, Any]:
    """The options as plain values: those of the named table, then the single ones."""
    values: dict[str, Any] = {}
    if table is not None:
        if table not in game.tables:
            near = difflib.get_close_matches(table, game.tables, 1, 0.4)
            hint = f"; did you mean {near[0]!r}?" if near else "."
            raise Trouble(f"{game.slug} has no table {table!r}{hint} Tables: {', '.join(game.tables)}")
        values |= msgspec.to_builtins(game.tables[table])
    known = [f.encode_name for f in msgspec.structs.fields(game.options)]
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Trouble(f"--option {pair!r}: write it as key=value")
        if key not in known:
            near = difflib.get_close_matches(key, known, 1, 0.4)
            hint = f"; did you mean {near[0]!r}?" if near else "."
            raise Trouble(f"{game.slug} has no option {key!r}{hint} Options: {', '.join(known) or 'none'}")
        values[key] = _value(value)
    return values


def read_options(game: Game, args: argparse.Namespace) -> Any:
    with mendable():
        return game.read_options(table_options(game, args.table, args.option))
