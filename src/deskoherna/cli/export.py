"""`deskoherna export`: decisions of many games as a Parquet file."""

import argparse
from pathlib import Path

from deskoherna.cli.runs import add_bots, add_run, at_least_one, bots_of, chosen_tables, code, extra, fair_play
from deskoherna.cli.simulate import progress_bar
from deskoherna.cli.trouble import mendable
from deskoherna.cli.where import add_game, add_table, find_game, table_options


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("file", metavar="FILE", type=Path, help="where: decisions.parquet")
    add_table(parser)
    add_bots(parser, "novice", "who plays")
    parser.add_argument("--games", type=int, default=100, metavar="N",
                        help="how many, going round the tables (default %(default)s)")
    add_run(parser)


def run(args: argparse.Namespace) -> int:
    at_least_one(args, "games")
    game = find_game(args)
    names = bots_of(args)
    with extra():
        from deskoherna.lab.export import Export
    with mendable():
        options = table_options(game, args.table, args.option)
        game.read_options(options)
        export = Export(game, args.game, chosen_tables(game, args, options), names, args.games, args.seed)
        with fair_play(), progress_bar(args.games) as bar:
            export.write(args.file, jobs=args.jobs, progress=bar)
    print(f"{export.decisions} decisions of {export.done} games in {args.file}")
    return code(export.interrupted, 0, f"{export.done} of {args.games} games")
