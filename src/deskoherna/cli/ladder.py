"""`deskoherna ladder`: every level against the one below, kept in a file and shown on a page."""

import argparse
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from deskoherna.cli.runs import add_run, check_run, code, fair_play
from deskoherna.cli.trouble import DIFFERS, FINE, Trouble, mendable
from deskoherna.kit import registry
from deskoherna.lab import ladder
from deskoherna.lab.ladder_page import interval, page, percent
from deskoherna.lab.rungs import (
    ENOUGH,
    LADDER,
    MAIN,
    PACES,
    PACES_AT,
    PACES_FOR,
    PAIRS,
    SEED,
    Row,
    Rung,
    all_rungs,
    empty_row,
)


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games_of_house", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument("--mode", action="append", default=[], metavar="NAME",
                        help="only this table of the games; may be repeated")
    parser.add_argument("--main", action="store_true", help="only the main modes of each game")
    parser.add_argument("--rung", action="append", default=[], metavar="LEVEL:BELOW",
                        help="only this pair of levels; may be repeated (default: " +
                             " ".join(f"{level}:{below}" for level, below in PAIRS) + ")")
    parser.add_argument("--games", type=int, default=ENOUGH, metavar="N", help="games a rung (default %(default)s)")
    parser.add_argument("--pace", type=int, metavar="N",
                        help="rounds of search that stand for a second of thinking (default: " +
                             ", ".join(f"{game} {pace}" for game, pace in PACES.items()) + "; by seats: " +
                             ", ".join(f"{game} of {seats} {pace}" for (game, seats), pace in PACES_FOR.items()) +
                             "; " + ", ".join(f"{' '.join(rung)} {pace}" for rung, pace in PACES_AT.items()) + ")")
    parser.add_argument("--minutes", type=float, metavar="M", help="stop after so long; the same command goes on")
    parser.add_argument("--file", type=Path, default=Path("docs/ladder.json"), metavar="FILE",
                        help="where results are kept (default %(default)s); the page stands beside it, as .md")
    parser.add_argument("--table", action="store_true", help="play nothing: write the page from the file")
    add_run(parser)
    parser.set_defaults(seed=SEED)


def pairs_of(args: argparse.Namespace) -> list[tuple[str, str]]:
    found = []
    for text in args.rung:
        level, _, below = text.partition(":")
        if level not in LADDER or below not in LADDER or LADDER.index(level) <= LADDER.index(below):
            raise Trouble(f"--rung {text!r}: write a level, a colon and a lower one of {', '.join(LADDER)}")
        found.append((level, below))
    return found or list(PAIRS)


def rungs_of(args: argparse.Namespace) -> list[Rung]:
    with mendable():
        found = all_rungs(args.games_of_house or registry.slugs(), pairs_of(args))
    if args.main:
        found = [rung for rung in found if rung.mode in MAIN.get(rung.game, ())]
    if args.mode:
        found = [rung for rung in found if rung.mode in args.mode]
    if not found:
        raise Trouble("no game has such a table")
    return found


def rows_of(args: argparse.Namespace) -> list[Row]:
    return [empty_row(rung, seed=args.seed, pace=args.pace) for rung in rungs_of(args)]


def keeper(args: argparse.Namespace, climb: ladder.Climb) -> Callable[[], None]:
    """Writes the file and the page."""
    known = all_rungs(registry.slugs())

    def keep() -> None:
        kept = ladder.write(args.file, list(climb.rows.values()), known)
        args.file.with_suffix(".md").write_text(page(kept), encoding="utf-8")
    return keep


def said(row: Row) -> str:
    return (f"{row.game} {row.mode}: {row.level} wins {percent(row.won)} [{interval(*row.interval)}] "
            f"against {row.against} in {row.games} games; an equal {percent(row.expected)}; "
            f"{'reached' if row.reached else 'not reached'}")


def run(args: argparse.Namespace) -> int:
    check_run(args, "games")
    try:
        climb = ladder.Climb({row.rung: row for row in ladder.read(args.file)})
    except ladder.LadderError as error:
        raise Trouble(str(error)) from None
    keep = keeper(args, climb)
    if args.table:
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
    result = code(climb.interrupted or climb.late, unfinished, f"{done} of {len(asked)} rungs",
                  f"they are kept in {args.file}; the same command goes on")
    return result or (FINE if all(row.reached for row in rows) else DIFFERS)
