"""`deskoherna dataset`: a sample of games as environments show them, with a card and a hash."""

import argparse
from pathlib import Path

from deskoherna.cli.arguments import add_game, find_game, mode_options
from deskoherna.cli.errors import FINE, CommandError, user_errors
from deskoherna.cli.progress import progress_bar
from deskoherna.cli.runs import add_bots, add_seed, bots_of, check_seats, extra


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--mode", metavar="NAME", help="one of the game's named modes (default: its first main one)")
    add_bots(parser, "apprentice", "who plays, of those that do not search")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many (default %(default)s)")
    parser.add_argument("--folder", type=Path, metavar="DIR", help="where (default: dataset-GAME-MODE)")
    parser.add_argument("--minari", metavar="ID", help="also keep it under this name for Minari: mine/apprentice-v0")
    add_seed(parser)


def run(args: argparse.Namespace) -> int:
    if args.games < 1:
        raise CommandError("--games must be at least 1")
    game = find_game(args)
    names = bots_of(args)
    table = args.mode or next(iter(game.advice.main_modes or game.tables))
    check_seats(game, mode_options(game, table, []), names)
    with extra():
        from deskoherna.lab.dataset import Dataset
    if args.minari is not None:
        with extra("minari"):
            from deskoherna.lab.minari import keep
    folder = args.folder or Path(f"dataset-{game.slug}-{table}")
    with user_errors():
        try:
            made = Dataset(game, table, names, args.games, args.seed)
        except ValueError as error:
            raise CommandError(str(error)) from None
        with progress_bar(args.games) as bar:
            made.write(folder, bar)
        if args.minari is not None:
            keep(folder, args.minari, game, table)
    print(f"{made.decisions} decisions of {args.games} games in {folder}, sha256:{made.digest}")
    return FINE
