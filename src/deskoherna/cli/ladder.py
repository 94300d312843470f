"""`deskoherna ladder`: every level against the one below, kept in a file and shown on a page."""

import argparse
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from deskoherna.cli.errors import DIFFERS, FINE, CommandError, user_errors
from deskoherna.cli.runs import add_run, check_run, code, fair_play
from deskoherna.kit import registry
from deskoherna.lab import ladder
from deskoherna.lab.ladder_page import interval, page, percent
from deskoherna.lab.rungs import (
    ENOUGH,
    LADDER,
    PAIRS,
    SEED,
    Row,
    Rung,
    all_rungs,
    empty_row,
    is_main,
)

KEPT = Path("docs/ladder.json")
"""Where the sources keep it. Outside of them it lies where the command is given."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("only_games", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument(
        "--mode", action="append", default=[], metavar="NAME", help="only this mode of the games; may be repeated"
    )
    parser.add_argument("--main", action="store_true", help="only the main modes of each game")
    parser.add_argument(
        "--rung",
        action="append",
        default=[],
        metavar="LEVEL:BELOW",
        help="only this pair of levels; may be repeated (default: "
        + " ".join(f"{level}:{below}" for level, below in PAIRS)
        + ")",
    )
    parser.add_argument("--games", type=int, default=ENOUGH, metavar="N", help="games a rung (default %(default)s)")
    parser.add_argument(
        "--pace",
        type=int,
        metavar="N",
        help="rounds of search that stand for a second of thinking (default: the pace of the game)",
    )
    parser.add_argument("--minutes", type=float, metavar="M", help="stop after so long; the same command goes on")
    parser.add_argument(
        "--file",
        type=Path,
        default=KEPT if KEPT.is_file() else Path(KEPT.name),
        metavar="FILE",
        help="where results are kept (default %(default)s; docs/ladder.json where the sources are); the page stands "
        "beside it, as .md",
    )
    parser.add_argument("--page", action="store_true", help="play nothing: write the page from the file")
    add_run(parser)
    parser.set_defaults(seed=SEED)


def pairs_of(args: argparse.Namespace) -> list[tuple[str, str]]:
    found = []
    for text in args.rung:
        level, _, below = text.partition(":")
        if level not in LADDER or below not in LADDER or LADDER.index(level) <= LADDER.index(below):
            raise CommandError(f"--rung {text!r}: write a level, a colon and a lower one of {', '.join(LADDER)}")
        found.append((level, below))
    return found or list(PAIRS)


def rungs_of(args: argparse.Namespace) -> list[Rung]:
    with user_errors():
        found = all_rungs(args.only_games or registry.slugs(), pairs_of(args))
    if args.main:
        found = [rung for rung in found if is_main(rung)]
    if args.mode:
        found = [rung for rung in found if rung.mode in args.mode]
    if not found:
        raise CommandError("no game has such a mode")
    return found


def rows_of(args: argparse.Namespace) -> list[Row]:
    return [empty_row(rung, seed=args.seed, pace=args.pace) for rung in rungs_of(args)]


def keeper(args: argparse.Namespace, climb: ladder.Climb) -> Callable[[], None]:
    """Writes the file and the page."""
    args.file.parent.mkdir(parents=True, exist_ok=True)
    known = all_rungs(registry.slugs())

    def keep() -> None:
        kept = ladder.write(args.file, list(climb.rows.values()), known)
        args.file.with_suffix(".md").write_text(page(kept), encoding="utf-8")

    return keep


def said(row: Row) -> str:
    return (
        f"{row.game} {row.mode}: {row.level} wins {percent(row.won)} [{interval(*row.interval)}] "
        f"against {row.against} in {row.games} games; an equal {percent(row.expected)}; "
        f"{'reached' if row.reached else 'not reached'}"
    )


def run(args: argparse.Namespace) -> int:
    check_run(args, "games")
    try:
        climb = ladder.Climb({row.rung: row for row in ladder.read(args.file)})
    except ladder.LadderError as error:
        raise CommandError(str(error)) from None
    keep = keeper(args, climb)
    if args.page:
        keep()
        return FINE
    asked = rows_of(args)
    until = time.monotonic() + 60 * args.minutes if args.minutes else float("inf")
    with fair_play(), Console(stderr=True).status("playing") as status:

        def progress(row: Row, _: int) -> None:
            if row.games >= args.games:
                print(said(row), flush=True)
            else:
                status.update(said(row))

        climb.run(asked, args.games, jobs=args.jobs, on=args.on, until=until, progress=progress, keep=keep)
    rows = [climb.rows[row.rung] for row in asked if row.rung in climb.rows]
    unfinished = sum(row.tally.unfinished for row in rows)
    done = sum(row.games >= args.games for row in rows)
    result = code(
        climb.interrupted or climb.late,
        unfinished,
        f"{done} of {len(asked)} rungs",
        f"they are kept in {args.file}; the same command goes on",
    )
    return result or (FINE if all(row.reached for row in rows) else DIFFERS)
