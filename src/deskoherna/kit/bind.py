"""Binding: functions written against the contract get the functions of a game; rules get their compiled twins."""

import sys
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

Jit = Callable[[Any], Any]
Functions = Mapping[str, Callable[..., Any]]
"""The functions of a game by the names that drivers call them by."""


def _own(v: Any, module: types.ModuleType) -> bool:
    return isinstance(v, types.FunctionType) and v.__module__ == module.__name__


def source_of(module: types.ModuleType) -> bytes:
    """What a module was made from: its file, or what the kit has written."""
    written: str | None = getattr(module, "__written__", None)
    return Path(str(module.__file__)).read_bytes() if written is None else written.encode()


def rebind(f: types.FunctionType, names: dict[str, Any]) -> types.FunctionType:
    """The same code with other globals."""
    g = types.FunctionType(f.__code__, names, f.__name__, f.__defaults__, f.__closure__)
    g.__qualname__, g.__module__, g.__doc__ = f.__qualname__, f.__module__, f.__doc__
    return g


def interpreted(module: types.ModuleType, names: Functions) -> types.SimpleNamespace:
    """The functions of a driver module, and of the driver modules it imports from, bound to a game's own."""
    scope = dict(module.__dict__) | dict(names)
    for name, v in list(scope.items()):
        if _own(v, module):
            scope[name] = rebind(v, scope)
        elif isinstance(v, types.FunctionType) and name not in names:
            home = sys.modules[v.__module__]
            if getattr(home, "__driver__", False):
                scope[name] = getattr(interpreted(home, names), v.__name__)
    return types.SimpleNamespace(**{n: v for n, v in scope.items() if not n.startswith("__")})


def as_table(v: Any) -> Any:
    """A list of ints or of rows of ints becomes a constant array, of bytes where they suffice."""
    if not (isinstance(v, list) and v and isinstance(v[0], int | list)):
        return v
    try:
        a = np.array(v)
    except ValueError:
        return v
    if a.dtype.kind not in "ib" or not a.size:
        return v
    fits = a.min() >= -128 and a.max() < 128
    return np.ascontiguousarray(a.astype(np.int8 if fits else np.int32))


def compiled(
    module: types.ModuleType, jit: Jit, entry: Jit, entries: frozenset[str], names: dict[str, Any], done: dict[str, Any]
) -> types.SimpleNamespace:
    """The compiled twin of a rules module and of the rules modules it imports from.

    Functions named in `entries` (of driver modules) become entry points, everything else is inner code. Compiled code
    calls inner code only: an entry point that comes from the cache could not be linked into another. `names` are the
    functions of the game for driver modules; `done` remembers modules already bound.
    """
    if module.__name__ not in done:
        done[module.__name__] = _inner(module, jit, names, done)
    result: types.SimpleNamespace = done[module.__name__]
    scope = result.__scope__
    for name in entries:
        if getattr(result, name) is scope[name]:
            setattr(result, name, entry(rebind(_code(getattr(module, name)), scope)))
    return result


def _inner(module: types.ModuleType, jit: Jit, names: dict[str, Any], done: dict[str, Any]) -> types.SimpleNamespace:
    """A module as inner code; `__scope__` of what is returned are the globals of its functions."""
    scope: dict[str, Any] = dict(module.__dict__) | names
    for name, v in list(scope.items()):
        if name in names:
            continue
        if isinstance(v, types.FunctionType) and not name.startswith("__"):
            if _own(v, module):
                if hasattr(v, "__python_only__"):
                    continue
                scope[name] = jit(rebind(_code(v), scope))
            else:
                home = sys.modules[v.__module__]
                if getattr(home, "__rules__", False) and not hasattr(v, "__python_only__"):
                    if home.__name__ not in done:
                        done[home.__name__] = _inner(home, jit, {}, done)
                    scope[name] = done[home.__name__].__scope__[v.__name__]
        else:
            scope[name] = as_table(v)
    result = types.SimpleNamespace(**{k: v for k, v in scope.items() if not k.startswith("__")})
    result.__scope__ = scope
    return result


def _code(v: Any) -> types.FunctionType:
    found: types.FunctionType = getattr(v, "__compiled__", v)
    return found
