"""Games under several materials in one process: a game is loaded anew, its modules under names of their own.

Facts are compiled into the rules and stand in tables of their modules, so another material is another set of modules:
`deskoherna.games.chess` under the material `ab12...` is `deskoherna.games.chess__ab12...`, the same files with their
imports of each other renamed. A game keeps its slug; its name is `chess@ab12...`.
"""

import ast
import hashlib
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import re
import sys
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from types import CodeType, ModuleType

from deskoherna.kit.game import Game
from deskoherna.kit.material import MaterialError, loading

FOLDER = "DESKOHERNA_PACKS"
"""The environment variable that names the folder in which other processes find the packs: `ab12....toml`."""
HASH = re.compile(r"[0-9a-f]{16}")


_loaded: dict[tuple[str, str], Game] = {}
"""By the module of the entry point and the hash of the material."""


class UnknownPack(LookupError):
    """No pack of this name."""


def hash_of(text: str) -> str:
    """What tells one material from another, as `Game.material_hash`."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def path_of(folder: Path, material: str) -> Path:
    """Where the text of a pack lies in the folder of packs."""
    if not HASH.fullmatch(material):
        raise UnknownPack(f"{material!r} names no pack")
    return folder / f"{material}.toml"


def text_of(material: str) -> str:
    """The text of a pack that this process may look up by its hash."""
    folder = os.environ.get(FOLDER)
    if not folder:
        raise UnknownPack(f"pack {material}: no folder of packs is named")
    try:
        text = path_of(Path(folder), material).read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UnknownPack(f"pack {material}: {error}") from None
    if hash_of(text) != material:
        raise UnknownPack(f"pack {material}: the file holds another text")
    return text


def game_under(point: EntryPoint, text: str, slug: str) -> Game:
    """The game of an entry point under this material; loaded once."""
    return _game_under(slug, point.module, point.attr, text)


def _game_under(slug: str, module: str, attribute: str, text: str) -> Game:
    package = module.rpartition(".")[0] or module
    known = _loaded.get((module, hash_of(text)))
    if known is not None:
        return known
    alias = f"{package}__{hash_of(text)}"
    finder = _Finder(package, alias)
    sys.meta_path.insert(0, finder)
    try:
        with loading(slug, text):
            found = getattr(importlib.import_module(alias + module[len(package) :]), attribute)
    except BaseException:
        sys.meta_path.remove(finder)
        for name in [n for n in sys.modules if n == alias or n.startswith(f"{alias}.")]:
            del sys.modules[name]
        raise
    if not isinstance(found, Game) or not found.material.pack:
        raise MaterialError(f"{slug}: this game takes no material from outside")
    _loaded[module, found.material_hash] = found
    return found


def forget(game: Game) -> None:
    """Let the modules of a game under a pack go. Whoever still has the game may go on with it."""
    for module, material in [key for key, known in _loaded.items() if known is game]:
        del _loaded[module, material]
        alias = f"{module.rpartition('.')[0] or module}__{material}"
        sys.meta_path[:] = [f for f in sys.meta_path if not (isinstance(f, _Finder) and f.alias == alias)]
        for name in [n for n in sys.modules if n == alias or n.startswith(f"{alias}.")]:
            del sys.modules[name]


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the modules of a package a second time, under another name. It stays: modules may import late."""

    def __init__(self, package: str, alias: str) -> None:
        self.package, self.alias = package, alias

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The file of the module it stands for, read with other imports."""
        del path, target
        if fullname != self.alias and not fullname.startswith(f"{self.alias}."):
            return None
        known = importlib.util.find_spec(self.package + fullname[len(self.alias) :])
        if known is None or known.origin is None or known.loader is None:
            return None
        loader = _Loader(fullname, known.origin, self)
        folders = known.submodule_search_locations
        return importlib.util.spec_from_file_location(
            fullname, known.origin, loader=loader, submodule_search_locations=None if folders is None else list(folders)
        )

    def renamed(self, module: str) -> str:
        """The name of a module in this set."""
        inside = module == self.package or module.startswith(f"{self.package}.")
        return self.alias + module[len(self.package) :] if inside else module


class _Loader(importlib.machinery.SourceFileLoader):
    """Reads a module whose imports from its own package go to the same set of modules."""

    def __init__(self, fullname: str, path: str, finder: _Finder) -> None:
        super().__init__(fullname, path)
        self.finder = finder

    def get_code(self, fullname: str) -> CodeType:
        """Compiled from the source each time: the code kept beside the file has the other imports."""
        path = self.get_filename(fullname)
        tree = ast.parse(self.get_data(path), path)
        return compile(ast.fix_missing_locations(_Imports(self.finder, path).visit(tree)), path, "exec")


class _Imports(ast.NodeTransformer):
    def __init__(self, finder: _Finder, path: str) -> None:
        self.finder, self.path = finder, path

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        """`from package.x import y`, and `from parent import package`."""
        if node.level == 0 and node.module is not None:
            for name in node.names:
                whole = f"{node.module}.{name.name}"
                if whole == self.finder.package:
                    name.asname = name.asname or name.name
                    name.name = self.finder.alias.rpartition(".")[2]
            node.module = self.finder.renamed(node.module)
        return node

    def visit_Import(self, node: ast.Import) -> ast.AST:
        """`import package.x as y`; without `as` it would name the package that all share."""
        for name in node.names:
            new = self.finder.renamed(name.name)
            if new != name.name and name.asname is None:
                raise ImportError(f"{self.path}, line {node.lineno}: write `import {name.name} as ...` in a game")
            name.name = new
        return node
