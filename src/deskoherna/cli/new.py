"""`deskoherna new`: begin a game of one's own, as a package that runs and keeps the contract from the first minute."""

import argparse
import sys
from pathlib import Path

from deskoherna.cli.errors import FINE, CommandError, user_errors
from deskoherna.kit import golden, registry
from deskoherna.starters import KINDS, CannotBegin, begin

FLAGS = {"--hidden-hands": "cards", "--hex": "hexes", "--cooperative": "together"}


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("slug", metavar="SLUG", help="the name of the package and of the game: small letters, digits")
    parser.add_argument("--title", help="the name that players read (default: the slug with a capital letter)")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="where to write it (default: ./SLUG)")
    kinds = parser.add_mutually_exclusive_group()
    for flag, kind in FLAGS.items():
        kinds.add_argument(flag, dest="kind", action="store_const", const=kind, help=f"start from: {KINDS[kind]}")
    parser.add_argument("--board", action="store_true", help="with a board of your own for the browser: one plain file")
    parser.set_defaults(kind="dice")


def run(args: argparse.Namespace) -> int:
    folder = args.into or Path(args.slug)
    try:
        with user_errors():
            written = begin(args.kind, args.slug, args.title or args.slug.title(), folder, with_board=args.board)
            kept = _keep_games(args.slug, folder)
    except CannotBegin as error:
        raise CommandError(str(error)) from None
    print(f"{folder}: {len(written)} files to start from ({KINDS[args.kind]}), and {kept} that keep how it is played")
    print("Next:")
    print(f"    cd {folder}")
    print("    pip install -e .            # puts the game on the shelf")
    print(f"    deskoherna comply {args.slug}")
    print("    deskoherna serve --open")
    return FINE


def _keep_games(slug: str, folder: Path) -> int:
    """Ten games of the new rules, so that a change of them is noticed; how many files."""
    source = str(folder.resolve() / "src")
    sys.path.insert(0, source)
    try:
        return len(list(golden.write(registry.game(f"{slug}.game:GAME"))))
    finally:
        sys.path.remove(source)
