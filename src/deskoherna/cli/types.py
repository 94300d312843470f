"""`deskoherna types`: the protocol and the games as TypeScript, for the browser client."""

import argparse
import sys
from pathlib import Path

from deskoherna.cli.errors import DIFFERS, FINE, user_errors
from deskoherna.kit import registry
from deskoherna.server.wire import typescript

FOLDER = Path("web/src/lib/generated")


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER, help="where (default: %(default)s)")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when a file differs")


def run(args: argparse.Namespace) -> int:
    with user_errors():
        games = registry.games()
    if args.check:
        wrong = typescript.differing(args.folder, games)
        for name in wrong:
            print(f"{args.folder / name} differs; run `deskoherna types`", file=sys.stderr)
        return DIFFERS if wrong else FINE
    with user_errors():
        for name in typescript.write(args.folder, games):
            print(args.folder / name)
    return FINE
