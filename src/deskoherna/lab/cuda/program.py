"""All that a kernel needs of a game in C++: fields, tables and functions, from whatever functions it calls on."""

import ast
import re
import sys
import types
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from deskoherna.kit import bind
from deskoherna.kit import state as st
from deskoherna.lab.cuda.expressions import Slot, Value
from deskoherna.lab.cuda.kinds import TABLE, Kind, Rec, Row
from deskoherna.lab.cuda.translate import Translation

LARGE = 4
"""Functions of more lines than that are called where several call them; others are put in their place."""
CALLED = re.compile(r"\b(\w+_\d+)\(")


class Program:
    """Functions in C++; ask for some, then take `text`."""

    def __init__(self, names: bind.Functions, records: Mapping[str, type[st.Record]]) -> None:
        self.names = names
        self.records = {name: _slots(cls) for name, cls in records.items()}
        self.done: dict[tuple[Any, ...], Translation] = {}
        self.tables: dict[tuple[Any, ...], tuple[str, str]] = {}
        self.signed: set[tuple[str, str]] = set()
        """Fields that something negative may be written to."""
        self.changed = False

    # ------------------------------------------------------------ what functions ask

    def slot(self, record: str, name: str) -> Slot:
        """A field of a record."""
        return self.records[record][name]

    def meaning(self, f: Any, name: str) -> Any:
        """What a global name of a function stands for; drivers call the functions of the game by name."""
        home = sys.modules[f.__module__]
        if getattr(home, "__driver__", False) and name in self.names:
            return self.names[name]
        return f.__globals__.get(name)

    def table(self, value: Any) -> Value:
        """A constant row."""
        array = np.array(value)
        if array.dtype.kind not in "ib" or not array.size or array.ndim == 0:
            raise TypeError(f"{value!r} is no table of numbers")
        low, high = int(array.min()), int(array.max())
        code = next(c for c, n in (("i1", 7), ("i4", 31), ("i8", 63)) if -(1 << n) <= low and high < 1 << n)
        key = (code, array.shape, tuple(int(v) for v in array.reshape(-1)))
        if key not in self.tables:
            name = f"table_{len(self.tables)}"
            entries = ", ".join(str(v) for v in key[2])
            self.tables[key] = (name, f"CONSTANT {code} {name}[{array.size}] = {{{entries}}};\n")
        return Value(self.tables[key][0], Row(TABLE, code, array.shape, whole=low >= 0))

    def whole(self, record: str, name: str) -> bool:
        """Is nothing negative ever written to a field?"""
        return (record, name) not in self.signed

    def taint(self, record: str, name: str) -> None:
        """Something negative may be written to a field."""
        if (record, name) not in self.signed:
            self.signed.add((record, name))
            self.changed = True

    def call(self, f: Any, values: Sequence[Value]) -> Value:
        """A call of a function."""
        made = self._of(f, [v.kind for v in values])
        for param, value in zip(made.params, values, strict=True):
            before = made.kinds[param], param in made.signed
            made.learn(param, value.kind, whole=value.whole or isinstance(value.kind, Row | Rec))
            self.changed |= before != (made.kinds[param], param in made.signed)
        text = f"{made.name}({', '.join(v.text for v in values)})"
        return Value(text, made.result, made.acts, whole=made.whole)

    def _of(self, f: Any, kinds: Sequence[Kind]) -> Translation:
        f = bind._code(f)
        if not isinstance(f, types.FunctionType):
            raise TypeError(f"{f!r} is no rule")
        shapes = tuple((k.home, k.code, k.sizes[1:]) if isinstance(k, Row) else isinstance(k, Rec) and k for k in kinds)
        key = (f.__module__, f.__qualname__, shapes)
        if key not in self.done:
            home = f.__module__.rpartition(".")[2]
            name = f"{home}_{f.__name__}_{len(self.done)}"
            self.done[key] = Translation(self, f, _tree(f), name, kinds)
            self.changed = True
        return self.done[key]

    # ------------------------------------------------------------ the text

    def entry(self, f: Any, kinds: Sequence[Kind]) -> str:
        """A function that a kernel calls; its name."""
        return self.call(f, [Value("", kind) for kind in kinds]).text.partition("(")[0]

    def settle(self) -> None:
        """Translate until nothing new becomes known."""
        self.changed = True
        while self.changed:
            self.changed = False
            for made in list(self.done.values()):
                self.changed |= made.run()

    def text(self) -> str:
        """Tables, declarations and functions."""
        self.settle()
        made = list(self.done.values())
        apart = self._apart()
        parts = [text for _, text in self.tables.values()]
        parts += [f"{'APART' if t.name in apart else 'INLINE'} {t.head()};\n" for t in made]
        parts += [f"{'APART' if t.name in apart else 'INLINE'} {t.written()}" for t in made]
        return "".join(parts)

    def _apart(self) -> set[str]:
        """The functions that are called; the others are put in the place of each call.

        What is called from one place is always put there. Code that is copied often makes kernels of megabytes, which
        take minutes to compile and do not fit into the instruction caches.
        """
        calls = {t.name: Counter(CALLED.findall(t.text)) for t in self.done.values()}
        sites: Counter[str] = Counter()
        for found in calls.values():
            sites.update(found)
        lines = {t.name: t.weight for t in self.done.values()}
        sizes: dict[str, int] = {}
        apart: set[str] = set()

        def size(name: str) -> int:
            """Lines of a function with all that is put into it."""
            if name not in sizes:
                own = lines[name]
                for callee, times in calls[name].items():
                    if callee in lines:
                        total = size(callee)
                        own += times if callee in apart else times * total
                sizes[name] = own
                if sites[name] > 1 and own > LARGE:
                    apart.add(name)
            return sizes[name]

        for name in lines:
            size(name)
        return apart


@cache
def _trees(home: types.ModuleType) -> dict[tuple[str, int], ast.FunctionDef]:
    tree = ast.parse(bind.source_of(home))
    found = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            line = node.decorator_list[0].lineno if node.decorator_list else node.lineno
            found[node.name, line] = node
    return found


def _tree(f: types.FunctionType) -> ast.FunctionDef:
    return _trees(sys.modules[f.__module__])[f.__code__.co_name, f.__code__.co_firstlineno]


def _slots(cls: type[st.Record]) -> dict[str, Slot]:
    record = st.dtype(cls)
    fields: Any = record.fields
    return {f.name: Slot(int(fields[f.name][1]), f.code, f.shape) for f in st.fields(cls)}
