"""`deskoherna words`: every message of both languages side by side, with what it says in a real game."""

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from rich.table import Table
from rich.text import Text

from deskoherna.cli.errors import FINE, CommandError, user_errors
from deskoherna.cli.messages import FOLDER, LANGUAGES, Messages, default_language, messages
from deskoherna.cli.output import console
from deskoherna.cli.words_page import page
from deskoherna.kit import registry
from deskoherna.lab.editing import MARKS, Row, of_board, of_folder, of_game, plain

WEB = Path(__file__).parents[3] / "web" / "src"
"""The sources of the browser's client: they lie beside the package in a checkout, and nowhere else."""
SHELL = ("browser", "terminal")
"""What may be asked for beside the games."""
STEPS = 3000


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help=f"an installed game, package.module:ATTRIBUTE, or {' or '.join(SHELL)}"
    )
    parser.add_argument("--search", metavar="TEXT", default="", help="only messages with this in id, text or example")
    parser.add_argument("--mark", choices=MARKS, help="only messages with this mark")
    parser.add_argument("--html", metavar="FILE", type=Path, help="write a page to search in instead")
    parser.add_argument(
        "--steps", type=int, default=STEPS, metavar="N", help="of the games that are played (default %(default)s)"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=default_language())


def run(args: argparse.Namespace) -> int:
    if args.steps < 1:
        raise CommandError(f"--steps {args.steps}: at least one")
    say = messages(args.lang)
    with user_errors():
        if args.html is not None:
            args.html.touch()
        rows = [row for row in _rows(args.game, args.steps) if _wanted(row, args.search, args.mark)]
    if args.html is None:
        _print(rows, say)
    else:
        with user_errors():
            args.html.write_text(page(rows, say), encoding="utf-8")
    print(_summary(rows, say) + (f" {args.html}" if args.html is not None else ""))
    return FINE


def _rows(name: str | None, steps: int) -> Iterator[Row]:
    """The words of a game, or of all games and of what they share."""
    if name not in SHELL:
        for game in [registry.game(name)] if name is not None else registry.games():
            yield from of_game(game, steps)
            yield from of_board(game, WEB)
    if name in (None, "browser"):
        if name is not None and not WEB.is_dir():
            raise CommandError(f"the words of the browser lie in {WEB}, which is not here")
        yield from of_folder("browser", WEB / "words")
    if name in (None, "terminal"):
        yield from of_folder("terminal", FOLDER)


def _wanted(row: Row, search: str, mark: str | None) -> bool:
    return plain(search) in row.searched and (mark is None or mark in row.marks)


def _print(rows: list[Row], say: Messages) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold", expand=True)
    table.add_column(say("words-message"), overflow="fold", ratio=2)
    for language in LANGUAGES:
        table.add_column(say(f"words-{language}"), overflow="fold", ratio=3)
    for row in rows:
        marks = "".join(f"\n! {say(f'words-mark-{mark}')}" for mark in MARKS if mark in row.marks)
        texts = ["\n".join(getattr(e, language) for e in row.examples[:1]) for language in LANGUAGES]
        table.add_row(Text(f"{row.where}: {row.key}{marks}"), *map(Text, texts))
    console().print(table)


def _summary(rows: list[Row], say: Messages) -> str:
    """How many messages, and how many with each mark."""
    counted = Counter(mark for row in rows for mark in row.marks)
    marks = "".join(f"; {say(f'words-mark-{mark}')}: {counted[mark]}" for mark in MARKS if counted[mark])
    return say("words-summary", n=len(rows)) + marks + "."
