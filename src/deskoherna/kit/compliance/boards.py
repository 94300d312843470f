"""A board that a game brings: of the version that boards have here, with all it loads and says there.

The module is read and not run: whether it draws is seen in the browser, where the generic board takes the place of one
that fails.
"""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

from deskoherna.kit import board
from deskoherna.kit.compliance.report import Broken, Effort, all_of, plural
from deskoherna.kit.compliance.texts import messages
from deskoherna.kit.game import Game
from deskoherna.kit.words import LANGUAGES

SCRIPTS = (".js", ".mjs")
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`\w])//[^\n]*", re.DOTALL)
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\n]+)["']""")
WORD = re.compile(r"""\bwords\(\s*["']([\w-]+)(\.[\w-]+)?["']""")
REFUSED = re.compile(r"\beval\(|\bnew Function\(")
PART = re.compile(r"^export (?:(?:async )?function|const|let|class) board\b|^export \{[^}]*\bboard\b", re.MULTILINE)


def boards(game: Game, _effort: Effort) -> str:
    """A board of the game's own is a module of the version that boards have here, and everything it names is there."""
    files = board.files(game.folder)
    if not files:
        return "no board of its own"
    if board.ENTRY not in files:
        raise Broken(f"{game.slug}: {board.FOLDER}/ has no {board.ENTRY}")
    found = list(_faults(game, files))
    if found:
        raise all_of(game, found)
    return f"{plural(len(files), 'file')}, made for version {board.VERSION}"


def _faults(game: Game, files: dict[str, Path]) -> Iterator[str]:
    source = files[board.ENTRY].read_text(encoding="utf-8")
    made_for = board.declared(source)
    if made_for is None:
        yield f"{_named(board.ENTRY)} does not say its version: `export const version = {board.VERSION};`"
    elif made_for != board.VERSION:
        yield f"{_named(board.ENTRY)} was made for version {made_for} of boards; here they have version {board.VERSION}"
    if not PART.search(source):
        yield f"{_named(board.ENTRY)} exports no `board`"
    known = [messages(game, language) for language in LANGUAGES]
    for name, path in files.items():
        if path.suffix not in board.MEDIA:
            yield f"{_named(name)} would not be served: a board has {', '.join(board.MEDIA)}"
        elif path.suffix in SCRIPTS:
            yield from _of_script(name, path.read_text(encoding="utf-8"), files, known)


def _of_script(name: str, source: str, files: dict[str, Path], known: list[dict[str, set[str]]]) -> Iterator[str]:
    """What a module loads and says; comments do not count, and lines keep their numbers."""
    text = COMMENT.sub(lambda found: "\n" * found[0].count("\n"), source)

    def at(found: re.Match[str]) -> str:
        return f"{_named(name)}, line {text.count(chr(10), 0, found.start()) + 1}"

    for found in IMPORT.finditer(text):
        wanted = found[1]
        if not wanted.startswith(("./", "../")):
            beside = f"./{posixpath.basename(wanted)}"
            yield f"{at(found)}: {wanted!r} is no file beside it; a browser loads files by their names, {beside!r}"
        elif posixpath.normpath(posixpath.join(posixpath.dirname(name), wanted)) not in files:
            yield f"{at(found)}: there is no {wanted!r}"
    for found in REFUSED.finditer(text):
        yield f"{at(found)}: the page refuses `{found[0]}...)`: code that is made from texts is not run"
    for found in WORD.finditer(text):
        attribute = (found[2] or "").removeprefix(".")
        for language, there in zip(LANGUAGES, known, strict=True):
            if found[1] not in there or (attribute and attribute not in there[found[1]]):
                yield f"{at(found)}: words/{language}.ftl lacks {found[1]}{found[2] or ''}"


def _named(name: str) -> str:
    return f"{board.FOLDER}/{name}"
