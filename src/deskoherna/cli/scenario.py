"""`deskoherna scenario`: run scenario files from anywhere."""

import argparse
from pathlib import Path

from deskoherna.cli.errors import DIFFERS, FINE, CommandError, user_errors
from deskoherna.kit import registry, scenario
from deskoherna.kit.game import Game


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", metavar="FILE", nargs="*", type=Path, help="scenario files; without any: those of every game"
    )
    parser.add_argument(
        "--game",
        metavar="GAME",
        help="the game to use instead of the one the file names; without files: only its own scenarios",
    )
    parser.add_argument("--only", metavar="ID", help="only the scenario of this name")
    parser.add_argument("--verbose", action="store_true", help="name those that hold as well")


def _game(file: scenario.File, given: str | None) -> Game:
    return registry.game(given or file.game)


def run(args: argparse.Namespace) -> int:
    with user_errors():
        own = (
            registry.game(slug) for slug in ([args.game] if args.game else [*registry.slugs(), *registry.workshop()])
        )
        files = list(args.files) or [file for game in own for file in scenario.files_of(game)]
        read = [(path, scenario.read_file(path)) for path in files]
        games = [_game(file, args.game) for _, file in read]
    held = differing = 0
    for (path, file), game in zip(read, games, strict=True):
        for x in file.scenario:
            if args.only in (None, x.id):
                result = scenario.run(game, x)
                held += result.passed
                differing += not result.passed
                _print(path, result, verbose=args.verbose)
    if args.only and not held + differing:
        raise CommandError(f"there is no scenario {args.only!r}")
    print(f"{held} hold, {differing} differ")
    return DIFFERS if differing else FINE


def _print(path: Path, result: scenario.Result, *, verbose: bool) -> None:
    if not result.passed:
        print(f"{path}: {result.scenario.id}: {result.scenario.title['en']}")
        for fault in result.faults:
            print(f"    {fault}")
    elif verbose:
        print(f"{path}: {result.scenario.id}: holds")
