"""A board that a game brings for the browser: an ES module and what lies beside it, read as files and never run here.

`docs/own-board.md` says what such a module is given and gives. Without one the generic board draws the game.
"""

import re
from pathlib import Path

VERSION = 1
"""Of what a board is given and gives. A module says for which one it was made, `export const version = 1;`."""

FOLDER, ENTRY = "board", "board.js"
MEDIA = {
    ".js": "application/javascript",
    ".mjs": "application/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".woff2": "font/woff2",
}
"""What may lie beside a board, by the end of its name; nothing else is served."""

_DECLARED = re.compile(r"^export const version = (\d{1,9})\b", re.MULTILINE)


def files(game_folder: Path) -> dict[str, Path]:
    """The files of the board of a game by their names below `board/`; links that lead elsewhere are left out."""
    folder = (game_folder / FOLDER).resolve()
    return {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.resolve().is_relative_to(folder)
    }


def entry(game_folder: Path) -> Path | None:
    """The module of the board, if the game brings one."""
    path = game_folder / FOLDER / ENTRY
    return path if path.is_file() else None


def declared(source: str) -> int | None:
    """The version that a module says it was made for."""
    found = _DECLARED.search(source)
    return int(found[1]) if found else None


def made_for(game_folder: Path) -> int | None:
    """The version of a game's board: none without a board, 0 where it says none."""
    path = entry(game_folder)
    return None if path is None else declared(path.read_text(encoding="utf-8")) or 0
