"""Fields that rules name and their State does not have, found in the source before anything is compiled or run.

Mypy says the same of rules annotated `s: State`; this finds it without mypy, and Numba would say it in pages.
"""

import ast
import difflib
import types
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_type_hints

from deskoherna.kit.bind import source_of
from deskoherna.kit.state import Record


class UnknownField(AttributeError):
    """A field that is not declared: file, line, name and the nearest one, in one sentence."""


def _record_of(annotation: ast.expr | None, module: types.ModuleType) -> type[Record] | None:
    """The class of records that an argument is annotated with."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    named = vars(module).get(annotation.id) if isinstance(annotation, ast.Name) else None
    return named if isinstance(named, type) and issubclass(named, Record) else None


def shown(file: str) -> str:
    """The path as a person would write it here."""
    path, here = Path(file), Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


def unknown_fields(module: types.ModuleType) -> Iterator[str]:
    """A sentence for every field of an annotated argument that its class does not declare."""
    file = str(module.__file__)
    for function in ast.walk(ast.parse(source_of(module))):
        if not isinstance(function, ast.FunctionDef):
            continue
        arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
        records = {a.arg: cls for a in arguments if (cls := _record_of(a.annotation, module)) is not None}
        for node in ast.walk(function) if records else ():
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in records:
                cls = records[node.value.id]
                declared = get_type_hints(cls)
                if node.attr not in declared:
                    near = difflib.get_close_matches(node.attr, declared, 1)
                    hint = f"; did you mean {near[0]!r}?" if near else ""
                    yield f"{shown(file)}:{node.lineno}: {cls.__name__} has no field {node.attr!r}{hint}"


def check(modules: Iterable[types.ModuleType]) -> None:
    """Refuse the first field that is not declared."""
    for module in modules:
        for sentence in unknown_fields(module):
            raise UnknownField(sentence)
