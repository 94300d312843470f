"""A module that the kit writes: its names, calls and branches, the arguments of a move; and how it is loaded."""

import ast
import linecache
import sys
import textwrap
import types
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from inspect import signature
from typing import Any

from deskoherna.kit.hoist import INDENT
from deskoherna.kit.inline import can_inline, written_out
from deskoherna.kit.verbs import Verb

Function = Callable[..., Any]

WIDTH = 110
TAKEN = frozenset(
    {"s", "seat", "side", "notes", "move", "out", "n", "first", "number", "question", "nth", "single", "acting"}
)
"""Variables of the written functions."""
WRITTEN = frozenset({"legal", "only", "forced", "run", "step", "begin", "mask", "beat", "lean"})
"""The written functions that every game has."""
FEW = 3
"""So many cases are told apart one after another, more by halves."""


@dataclass
class Scope:
    """Names of other modules that the written module uses."""

    names: dict[str, object] = field(default_factory=dict)
    imports: dict[str, set[str]] = field(default_factory=dict)
    kept: dict[tuple[str, str], object] = field(default_factory=dict)
    """Variables by the names they would like to have, and what they keep."""

    def use(self, name: str, thing: object, module: str) -> str:
        """The name under which a thing of a module is known here."""
        known, tries = name, 1
        while known in TAKEN or known in WRITTEN or (known in self.names and not _same(self.names[known], thing)):
            tries += 1
            known = f"{name}_{tries}"
        if known not in self.names:
            self.names[known] = thing
            self.imports.setdefault(module, set()).add(name if known == name else f"{name} as {known}")
        return known

    def free(self, name: str, content: str) -> str:
        """A name for a variable that keeps something: nothing else is called so here, nor will be."""
        kept = self.kept.setdefault((name, content), object())
        known, tries = name, 1
        while known in TAKEN or known in WRITTEN or self.names.setdefault(known, kept) is not kept:
            tries += 1
            known = f"{name}_{tries}"
        return known

    def function(self, f: Function) -> str:
        """The name of a function here."""
        return self.use(f.__name__, f, f.__module__)

    def resolve(self, name: str, f: types.FunctionType) -> str:
        """A global of a function that is written out here."""
        thing = f.__globals__[name]
        return self.use(name, thing, getattr(thing, "__module__", None) or f.__module__)

    def lines(self) -> Iterator[str]:
        """The imports of the written module."""
        for module in sorted(self.imports):
            names = ", ".join(sorted(self.imports[module]))
            line = f"from {module} import {names}"
            if len(line) <= WIDTH:
                yield line
            else:
                yield f"from {module} import ("
                yield from textwrap.wrap(names + ",", WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
                yield ")"


def _same(a: object, b: object) -> bool:
    return a is b or (type(a) is type(b) is int and a == b)


def params(f: Function) -> list[str]:
    """The names of a function's parameters."""
    return list(signature(f).parameters)


def given_by_name(f: Function) -> list[str]:
    """The leading parameters that the writer knows: the state (where it is looked at), a bot's notes, and who acts.

    Only the first after these is who acts: a later `seat` is an argument of the move like any other.
    """
    names = params(f)
    n = 1 if names[:1] == ["s"] else 0
    if n < len(names) and names[n] == "notes":
        n += 1
    if n < len(names) and names[n] in ("seat", "side"):
        n += 1
    return names[:n]


def own_parameters(f: Function) -> list[str]:
    """The parameters that take arguments of the move."""
    return params(f)[len(given_by_name(f)) :]


def wanted(f: Function, command: Function) -> list[int]:
    """Which arguments of a move a function about it takes: those of the same names, else as many from the left."""
    own, names = own_parameters(f), own_parameters(command)
    return [names.index(o) for o in own] if set(own) <= set(names) else list(range(len(own)))


def call(scope: Scope, f: Function, args: Sequence[str] = (), *, inline: bool = False) -> str:
    """A call of a declared function for these arguments of the move."""
    given = [*given_by_name(f), *args]
    if inline and can_inline(f):
        assert isinstance(f, types.FunctionType)
        written = written_out(f, [ast.parse(g, mode="eval").body for g in given], scope.resolve)
        return f"({ast.unparse(written)})" if isinstance(written, ast.IfExp) else ast.unparse(written)
    return f"{scope.function(f)}({', '.join(given)})"


def uses_side(f: Function) -> bool:
    """Is the function given the side that acts?"""
    return "side" in given_by_name(f)


def index(names: Sequence[str], sizes: Sequence[int]) -> str:
    """The number of a move within its verb."""
    text = names[0]
    for name, size in zip(names[1:], sizes[1:], strict=True):
        text = f"({text}) * {size} + {name}" if " " in text else f"{text} * {size} + {name}"
    return text


def arguments(number: str, sizes: Sequence[int]) -> list[str]:
    """The other way round: what to write for each argument."""
    args = []
    for k in range(len(sizes)):
        below = 1
        for size in sizes[k + 1 :]:
            below *= size
        text = number if below == 1 else f"{number} // {below}"
        args.append(text if k == 0 else f"{text} % {sizes[k]}")
    return args


def tree(name: str, cases: Sequence[tuple[int, list[str]]], depth: int) -> Iterator[str]:
    """Branches by the value of a variable; each case is (its first value, lines), in ascending order."""
    pad = INDENT * depth
    if len(cases) == 1:
        yield from (pad + line for line in cases[0][1])
    elif len(cases) <= FEW:
        for i, (_, lines) in enumerate(cases):
            last = i == len(cases) - 1
            yield pad + ("else:" if last else f"{'elif' if i else 'if'} {name} < {cases[i + 1][0]}:")
            yield from (pad + INDENT + line for line in lines)
    else:
        middle = len(cases) // 2
        yield f"{pad}if {name} < {cases[middle][0]}:"
        yield from tree(name, cases[:middle], depth + 1)
        first, *rest = tree(name, cases[middle:], depth)
        yield first.replace("if", "elif", 1)
        yield from rest


def among(name: str, numbers: Sequence[int]) -> str:
    """Is a variable one of these numbers?"""
    numbers = sorted(numbers)
    if len(numbers) == 1:
        return f"{name} == {numbers[0]}"
    if numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} <= {name} <= {numbers[-1]}"
    return " or ".join(f"{name} == {k}" for k in numbers)


def decoding(verb: Verb) -> tuple[list[str], list[str]]:
    """Lines to write first, and the arguments of a move of this verb."""
    sizes = [a.size for a in verb.axes]
    number = f"move - {verb.first}" if verb.first else "move"
    if len(sizes) > 1:
        return [f"number = {number}"], arguments("number", sizes)
    return [], arguments(number, sizes)


def text_of(what: str, scope: Scope, body: Sequence[str]) -> str:
    """A written module."""
    head = [
        f'"""{what}, written by the kit from the declarations of the game; change those."""',
        "",
        "from typing import Any",
        "",
        *scope.lines(),
        "",
        "__rules__ = True",
        "",
        "State = Notes = Any",
        "Row = list[int]",
        "",
        "",
    ]
    return "\n".join([*head, *body]).rstrip() + "\n"


def load(name: str, source: str) -> types.ModuleType:
    """A written module: it can be imported by its name, and tracebacks show its lines."""
    file = f"<{name}>"
    module = types.ModuleType(name)
    module.__file__ = file
    module.__written__ = source  # type: ignore[attr-defined]  # a mark of ours
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    sys.modules[name] = module
    exec(compile(source, file, "exec"), module.__dict__)
    return module
