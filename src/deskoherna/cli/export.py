"""`deskoherna export`: decisions of many games as a Parquet file."""

import argparse
from pathlib import Path

from deskoherna.cli.arguments import add_game, add_mode, find_game, mode_options
from deskoherna.cli.errors import user_errors
from deskoherna.cli.progress import progress_bar
from deskoherna.cli.runs import add_bots, add_first, add_run, bots_of, check_run, chosen_modes, code, extra, fair_play


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("file", metavar="FILE", type=Path, help="where: decisions.parquet")
    add_mode(parser)
    add_bots(parser, "novice", "who plays")
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="how many, going round the modes (default %(default)s)"
    )
    add_first(parser)
    add_run(parser)


def run(args: argparse.Namespace) -> int:
    check_run(args, "games")
    game = find_game(args)
    names = bots_of(args)
    with extra():
        from deskoherna.lab.export import Export
    with user_errors():
        options = mode_options(game, args.mode, args.option)
        game.read_options(options)
        export = Export(
            game, args.game, chosen_modes(game, args, options), names, args.games, args.seed, args.first_game
        )
        with fair_play(), progress_bar(args.games - args.first_game) as bar:
            export.write(args.file, jobs=args.jobs, on=args.on, progress=bar)
    print(f"{export.decisions} decisions of {export.done} games in {args.file}")
    reached = args.first_game + export.done
    return code(
        export.interrupted,
        0,
        f"{export.done} of {args.games - args.first_game} games",
        f"they are kept; the same command with another file and --first {reached} goes on",
    )
