"""`deskoherna puzzles`: find the puzzles that a game ships, and ask a fresh search about them."""

import argparse
import sys
from collections import Counter

from deskoherna.cli.arguments import add_game, find_game
from deskoherna.cli.errors import DIFFERS, FINE, INTERRUPTED, CommandError, user_errors
from deskoherna.cli.runs import any_seed
from deskoherna.kit import puzzle as puzzles_of
from deskoherna.kit.game import Game
from deskoherna.kit.puzzle import Puzzle
from deskoherna.lab import puzzles as lab
from deskoherna.lab.simulate import default_jobs

ROUNDS = 12_000
WANTED = 40
BAR = 0.98
"""The share of the shipped solutions that a fresh search has to agree with."""
OF_A_KIND = 3
"""No more than one in so many is of the easiest kind."""


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--verify", action="store_true", help="ask a fresh search about every puzzle that is there")
    parser.add_argument("--find", action="store_true", help="play games of masters and keep the puzzles in them")
    parser.add_argument(
        "--count", type=int, default=WANTED, metavar="N", help="find until there are N (default %(default)s)"
    )
    parser.add_argument(
        "--seed", type=any_seed, default=1, help="of the games, or of the fresh search (default %(default)s)"
    )
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, metavar="N", help="rounds of a verification (default %(default)s)"
    )
    parser.add_argument("--jobs", type=int, default=default_jobs(), metavar="N", help="processes (default %(default)s)")
    parser.add_argument("--mode", action="append", default=[], metavar="NAME", help="play this mode; may be repeated")
    parser.add_argument(
        "--first", type=int, metavar="N", dest="first_game", help="begin with game N (default: after the last one used)"
    )


def listed(game: Game, known: list[Puzzle]) -> None:
    """What is there, a line each."""
    for x in known:
        gap = f"{x.chance / 10:5.1f} % against {x.second / 10:.1f} %"
        print(f"{x.id}  level {x.level}  {x.themes[0]:11} {gap}  {x.found.mode}: {x.solution}")
    by_level = Counter(x.level for x in known)
    print(f"{game.slug}: {len(known)} puzzles; by level " + ", ".join(f"{n}: {by_level[n]}" for n in sorted(by_level)))


def verify(game: Game, known: list[Puzzle], args: argparse.Namespace) -> int:
    found = lab.agreement(game, known, args.seed, args.rounds)
    for name, solution, played in found.other:
        print(f"{name}: shipped {solution!r}, the search plays {played!r}")
    print(
        f"{game.slug}: a fresh search of {args.rounds} rounds with seed {args.seed} agrees with "
        f"{found.asked - len(found.other)} of {found.asked} puzzles, {found.share:.1%}"
    )
    return FINE if found.share >= BAR else DIFFERS


def modes(game: Game, args: argparse.Namespace) -> tuple[str, ...]:
    for name in args.mode:
        if name not in game.tables:
            raise CommandError(f"{game.slug} has no mode {name!r}. Modes: {', '.join(game.tables)}")
    return tuple(args.mode) or game.advice.main_modes or tuple(game.tables)


def search(game: Game, known: list[Puzzle], args: argparse.Namespace) -> int:
    """Each puzzle is kept at once: whoever stops keeps what was found."""
    kept = {x.id: x for x in known}

    def told(number: int) -> None:
        print(f"{game.slug}: game {number}, {len(kept)} puzzles", file=sys.stderr, flush=True)

    if len(kept) >= args.count:
        return FINE
    after = 1 + max((x.found.game for x in known if x.found.seed == args.seed), default=-1)
    first = after if args.first_game is None else args.first_game
    for x in lab.find(args.game, modes(game, args), args.seed, args.rounds, first, told, jobs=args.jobs):
        easy = sum(1 for other in kept.values() if other.level == 1)
        if x.id in kept or (x.level == 1 and easy * OF_A_KIND >= args.count):
            continue
        kept[x.id] = x
        puzzles_of.write(puzzles_of.file_of(game), kept.values())
        if len(kept) >= args.count:
            break
    return FINE


def run(args: argparse.Namespace) -> int:
    game = find_game(args)
    if args.rounds < 16 * lab.CHOICES or min(args.count, args.jobs) < 1:
        raise CommandError("--rounds, --count and --jobs must be larger")
    path = puzzles_of.file_of(game)
    with user_errors():
        known = puzzles_of.read(path) if path.is_file() else []
    if args.find:
        try:
            return search(game, known, args)
        except KeyboardInterrupt:
            print("stopped; what was found is kept, --first goes on with a later game", file=sys.stderr)
            return INTERRUPTED
    if args.verify:
        return verify(game, known, args)
    listed(game, known)
    return FINE
