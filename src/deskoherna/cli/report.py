"""`deskoherna report`: a page with plots about a game."""

import argparse
from pathlib import Path

from deskoherna.cli.arguments import add_game, add_mode, find_game, mode_options
from deskoherna.cli.errors import user_errors
from deskoherna.cli.progress import progress_bar
from deskoherna.cli.runs import add_bots, add_run, bots_of, check_run, chosen_modes, code, fair_play
from deskoherna.lab.page import page
from deskoherna.lab.study import Study


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("file", metavar="FILE", type=Path, nargs="?", help="where (default: GAME.html)")
    add_mode(parser)
    add_bots(parser, "novice", "who plays")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="for each mode (default %(default)s)")
    parser.add_argument(
        "--watched",
        type=int,
        default=20,
        metavar="N",
        help="of these, how many are watched decision by decision (default %(default)s)",
    )
    add_run(parser)


def run(args: argparse.Namespace) -> int:
    check_run(args, "games", "watched")
    game = find_game(args)
    names = bots_of(args)
    path = args.file or Path(f"{game.slug}.html")
    with user_errors():
        options = mode_options(game, args.mode, args.option)
        game.read_options(options)
        path.touch()
    study = Study(game, args.game, chosen_modes(game, args, options), names, args.games, args.watched, args.seed)
    with fair_play(), progress_bar(study.total) as bar:
        study.run(jobs=args.jobs, on=args.on, progress=bar)
    with user_errors():
        path.write_text(page(study), encoding="utf-8")
    games = len(study.all_outcomes())
    print(f"{games} games, {len(study.all_watched_games())} of them watched, in {path}")
    return code(
        study.interrupted, study.unfinished, f"{games} games", "the page shows these; the same command begins anew"
    )
