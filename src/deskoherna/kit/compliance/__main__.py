"""The suite from the command line: `python -m deskoherna.kit.compliance MODULE:GAME`."""

import argparse
import importlib
import sys
import time
import traceback
from pathlib import Path

from deskoherna.kit import golden
from deskoherna.kit.compliance import CHECKS, Broken, Check, Effort
from deskoherna.kit.compliance.report import effort_for
from deskoherna.kit.game import Game
from deskoherna.kit.registry import UnknownGame, game


def find(name: str) -> Game:
    """A game by its registered name, or as MODULE:ATTRIBUTE."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return game(name)
    found = getattr(importlib.import_module(module), attribute, None)
    if not isinstance(found, Game):
        raise UnknownGame(f"{name!r} is no Game but {found!r}")
    return found


def place_of(subject: Game, error: BaseException | None) -> tuple[str, ...]:
    """Where in the files of the game an exception came from: file, line and what stands there; elsewhere nothing."""
    home = Path(str(sys.modules[subject.state.__module__].__file__)).parent
    for frame in reversed(traceback.extract_tb(error.__traceback__) if error is not None else []):
        path = Path(frame.filename)
        if path.is_relative_to(home):
            return (f"{path.relative_to(home)}, line {frame.lineno}: {frame.line}",)
    return ()


def run(subject: Game, name: str, check: Check, effort: Effort, *, trace: bool) -> bool:
    """One check, one line; is it kept?"""
    start = time.perf_counter()
    more: tuple[str, ...] = ()
    try:
        verdict, said = "ok", check(subject, effort)
    except Broken as error:
        verdict, said, more = "BROKEN", str(error), (*place_of(subject, error.__cause__), *error.more)
        if trace and error.__cause__ is not None:
            traceback.print_exception(error.__cause__)
    except Exception as error:
        verdict, said = "BROKEN", f"{subject.slug}: the check stopped with {type(error).__name__}: {error}"
        more = place_of(subject, error)
        if trace:
            traceback.print_exception(error)
    print(f"{verdict:7}{name:12} {time.perf_counter() - start:5.1f} s  {said}", flush=True)
    for sentence in more:
        print(f"{'':27}{sentence}", flush=True)
    return verdict == "ok"


def main(arguments: list[str] | None = None) -> int:
    """Run the checks; 0 when all are kept, 1 when not, 2 when there is no such game."""
    parser = argparse.ArgumentParser(prog="python -m deskoherna.kit.compliance", description=__doc__)
    parser.add_argument("game", help="a registered game, or MODULE:ATTRIBUTE")
    parser.add_argument(
        "--check",
        action="append",
        choices=list(CHECKS),
        metavar="NAME",
        help=f"only this check (may be given several times): {', '.join(CHECKS)}",
    )
    parser.add_argument("--long", action="store_true", help="try much harder; takes minutes")
    parser.add_argument("--games", type=int, help="so many compiled games on each table, where a check plays such")
    parser.add_argument("--trace", action="store_true", help="print where an exception came from")
    parser.add_argument("--write", action="store_true", help="write the golden files of the game anew, then check")
    given = parser.parse_args(arguments)
    try:
        subject = find(given.game)
    except (UnknownGame, ImportError) as error:
        print(error, file=sys.stderr)
        return 2
    if given.write:
        for path in golden.write(subject):
            print(f"written {path}")
    wanted = given.check or list(CHECKS)
    effort = effort_for(subject, long=given.long, games=given.games)
    kept = [run(subject, name, CHECKS[name], effort, trace=given.trace) for name in wanted]
    print(f"{subject.slug}: {sum(kept)} of {len(kept)} checks kept")
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
