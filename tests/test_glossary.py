"""The glossary and the page that says where things are: what they name exists, and what they do without stays away."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "deskoherna"
GLOSSARY, WHERE = ROOT / "docs" / "glossary.md", ROOT / "docs" / "where.md"
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w./<>-]+(?:\.(?:py|md|json|toml|ftl|ts|svelte)|/)|(?:web|tests|docs|bench)/[\w./<>-]+")
SYMBOL = re.compile(r"`(\w+)` in `([\w./]+\.py)`")
PLAIN = ("bots", "cli", "kit", "lab", "server")
"""Packages in which nothing is called by a word that the glossary does without."""


def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def places(name: str) -> list[Path]:
    """Where a path of these pages may lead: below the sources, or from the root; `<slug>` is any game."""
    slugs = [p.name for p in (SOURCES / "games").iterdir() if (p / "game.py").is_file()] if "<slug>" in name else [""]
    names = [name.replace("<slug>", slug) for slug in slugs]
    return [next((top / one for top in (SOURCES, ROOT) if (top / one).exists()), ROOT / one) for one in names]


@pytest.mark.parametrize("page", [GLOSSARY, WHERE], ids=lambda page: page.name)
def test_every_path_named_exists(page: Path) -> None:
    named = [name for name in CODE.findall(text(page)) if PATH.fullmatch(name) and "/" in name]
    assert len(named) > 40
    assert [name for name in named if not all(place.exists() for place in places(name))] == []


@cache
def defined(path: Path) -> frozenset[str]:
    """What a module defines at its top, and the names of its imports."""
    found: set[str] = set()
    for node in ast.parse(text(path)).body:
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                found.add(name)
            case ast.Assign(targets=targets):
                found |= {t.id for t in targets if isinstance(t, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)):
                found.add(name)
    return frozenset(found)


@pytest.mark.parametrize("page", [GLOSSARY, WHERE], ids=lambda page: page.name)
def test_every_symbol_named_exists(page: Path) -> None:
    named = SYMBOL.findall(text(page))
    assert named
    assert [(symbol, path) for symbol, path in named if symbol not in defined(SOURCES / path)] == []


# ---------------------------------------------------------------- words that are not used


def left_out() -> set[str]:
    """The first column of the last table of the glossary, without what stands in brackets."""
    rows = re.findall(r"^\| ([^|]+) \|", text(GLOSSARY).split("## Words that are not used", 1)[1], re.MULTILINE)
    cells = [re.sub(r"\([^)]*\)", "", row) for row in rows if row not in ("not", "---")]
    return {word.strip() for cell in cells for word in cell.split(",")}


def words_of(name: str) -> set[str]:
    """The words of an identifier: `TableBots` and `table_bots` alike."""
    return {word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)}


def names_given(path: Path) -> set[str]:
    """Every name that a module gives to something: itself, classes, functions, arguments, variables, fields."""
    found = {path.stem}
    for node in ast.walk(ast.parse(text(path))):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                found.add(name)
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                found.add(name)
            case ast.alias(asname=str(name)):
                found.add(name)
    return found


def test_the_glossary_does_without_many_words() -> None:
    assert {"house", "eyes", "warden", "vigil", "shelf", "puppet"} <= left_out()


@pytest.mark.parametrize("package", PLAIN)
def test_nothing_is_called_by_a_word_that_is_not_used(package: str) -> None:
    without = left_out()
    wrong = [
        f"{path.relative_to(SOURCES)}: {name}"
        for path in sorted((SOURCES / package).rglob("*.py"))
        for name in sorted(names_given(path))
        if words_of(name) & without
    ]
    assert wrong == []
