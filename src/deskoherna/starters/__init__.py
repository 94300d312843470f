"""Games to start from: `deskoherna new` writes one of them under a name of its own. Each keeps the whole contract."""

import keyword
import re
from importlib.util import find_spec
from pathlib import Path

from deskoherna.kit import registry

HERE = Path(__file__).parent
KINDS = {
    "dice": "an open game with a die: the plainest",
    "cards": "hands that others do not see",
    "hexes": "a map of hexes",
    "together": "all win or lose together",
}
SLUG = re.compile(r"[a-z][a-z0-9]{1,29}")
PLACEHOLDER = "starter"
BOARDS = "boards"
"""The folder with boards to start from, one for each kind that has one."""
BOARD = "board"
"""Where a game keeps its own."""
PROJECT = {
    "pyproject.toml.in": "pyproject.toml",
    "README.md.in": "README.md",
    "gitignore.in": ".gitignore",
    "test.py.in": f"tests/test_{PLACEHOLDER}.py",
}


class CannotBegin(ValueError):
    """A game cannot be begun under this name or in this folder."""


def check_name(slug: str) -> None:
    """Refuse what cannot be the name of a package and of a game, or is one already."""
    if not SLUG.fullmatch(slug) or keyword.iskeyword(slug):
        raise CannotBegin(
            f"{slug!r} cannot be the name of a game: small letters and digits, a letter first, 2 to 30 of them"
        )
    if slug in (*registry.slugs(), *registry.workshop()):
        raise CannotBegin(f"there is a game {slug!r} already")
    if find_spec(slug) is not None:
        raise CannotBegin(f"there is a Python package {slug!r} already; the game would hide it")


def begin(kind: str, slug: str, title: str, folder: Path, *, with_board: bool = False) -> list[Path]:
    """Write the game of this kind as a project of its own; which files there are now."""
    check_name(slug)
    if with_board and not (HERE / BOARDS / kind).is_dir():
        there = " and ".join(repr(KINDS[path.name]) for path in sorted((HERE / BOARDS).iterdir()) if path.name in KINDS)
        raise CannotBegin(f"a board to start from is there for {there}; any other game may have one, too")
    if any(sign in title for sign in '{}"\\\n') or not title.strip():
        raise CannotBegin(f"{title!r} cannot be the title: one line without braces, quotes and backslashes")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CannotBegin(f"{folder} is there already and not empty")
    sources = {HERE / "project" / name: target for name, target in PROJECT.items()}
    homes = {HERE / kind: "", **({HERE / BOARDS / kind: f"{BOARD}/"} if with_board else {})}
    for home, place in homes.items():
        for source in sorted(home.rglob("*")):
            if source.is_file() and source.suffix != ".pyc":
                sources[source] = f"src/{PLACEHOLDER}/{place}{source.relative_to(home).as_posix()}"
    written = []
    for source, target in sources.items():
        path = folder / target.replace(PLACEHOLDER, slug)
        path.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_text(encoding="utf-8")
        path.write_text(text.replace(PLACEHOLDER, slug).replace(PLACEHOLDER.title(), title), encoding="utf-8")
        written.append(path)
    return written
