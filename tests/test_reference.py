"""The page of names: every example runs as it stands, and every name that a game may use has one."""

import ast
import doctest
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

from deskoherna.kit.axes import Axis
from deskoherna.kit.declare import Leanings, Phases, Tasks

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/names.md"
KIT = "deskoherna.kit"
FENCE = re.compile(r"^```pycon\n(.*?)^```", re.MULTILINE | re.DOTALL)
WHOLLY = ("axes", "cards", "events", "hexes", "todo")
"""Modules that are there for games alone: all that is public in them is theirs."""
INNER = {"AT_ONCE", "KEY", "bits_of"}
"""What these modules share with nobody but themselves and the compiler."""
CLASSES = (Axis, Leanings, Phases, Tasks)
"""All that may be called of these, too."""
HOMES = ("games", "workshop", "starters")


def examples() -> doctest.DocTest:
    """All examples of the page, one after another, at the lines where they stand."""
    text = PAGE.read_text(encoding="utf-8")
    lines = [""] * (text.count("\n") + 1)
    for found in FENCE.finditer(text):
        first = text.count("\n", 0, found.start(1))
        block = found[1].splitlines()
        lines[first : first + len(block)] = block
    return doctest.DocTestParser().get_doctest("\n".join(lines) + "\n", {"__name__": "names"}, "names", str(PAGE), 0)


def used(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """What a module takes from the kit: module and name, also by an attribute of an imported module."""
    modules: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == KIT:
            modules |= {one.asname or one.name: one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{KIT}."):
            yield from ((str(node.module).removeprefix(f"{KIT}."), one.name) for one in node.names)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            yield modules[node.value.id], node.attr


def public(module: str) -> Iterator[str]:
    """The names that a module itself makes, without those that begin with an underscore."""
    found = importlib.import_module(f"{KIT}.{module}")
    for node in ast.parse(Path(str(found.__file__)).read_text(encoding="utf-8")).body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        names = [part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)]
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names = [node.name]
        yield from (name for name in names if not name.startswith("_"))


def wanted() -> set[str]:
    """Every name that a game may use."""
    found = {name for module in WHOLLY for name in public(module)}
    found |= {
        name for cls in CLASSES for name, what in vars(cls).items() if not name.startswith("_") and callable(what)
    }
    for home in HOMES:
        for path in (ROOT / "src/deskoherna" / home).rglob("*.py"):
            if path.parent.name != home:
                found |= {name for _, name in used(ast.parse(path.read_text(encoding="utf-8")))}
    return found - INNER


def test_the_examples_run() -> None:
    told: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(examples(), out=told.append)
    assert result.attempted > 150
    assert result.failed == 0, "".join(told)


def test_every_name_has_an_example() -> None:
    """To import it is no example."""
    shown = set()
    for example in examples().examples:
        for node in ast.walk(ast.parse(example.source)):
            if isinstance(node, ast.Name | ast.Attribute):
                shown.add(node.id if isinstance(node, ast.Name) else node.attr)
    names = wanted()
    assert len(names) > 120
    assert sorted(names - shown) == []
