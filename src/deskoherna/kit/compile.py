"""The compiled twin: the same rules through Numba, cached on disk under a hash of all they depend on.

Numba does not notice a changed callee or table in another file, so the cache folder is named by the hash of every
rules source, the material and the versions. Only entry points are cached and callable from Python; everything else
is compiled without wrappers and put together once, at the entry points (see `link.py`), which saves most of the time.
"""

import atexit
import errno
import hashlib
import os
import platform
import shutil
import sys
import tempfile
import types
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

import numba
import numpy as np
import platformdirs

from deskoherna.kit import bind, dialect, drivers, link, spelling
from deskoherna.kit import state as st

ENTRIES = frozenset({"ask", "play_many", "masks_of", "step_all"})
AT = "@"
"""In the name of a game under a pack."""
KEEP = 3
"""How many cache folders of one game and mode are kept; older ones are removed."""
KEEP_PACKS = 120
"""How many cache folders of packs are kept."""


def cache_root() -> Path:
    """Where compiled code is kept: DESKOHERNA_CACHE, or the user's cache folder."""
    named = os.environ.get("DESKOHERNA_CACHE")
    return Path(named) if named else platformdirs.user_cache_path("deskoherna") / "compiled"


def rules_modules(
    module: types.ModuleType, found: dict[str, types.ModuleType] | None = None
) -> dict[str, types.ModuleType]:
    """A rules module and all rules modules its functions come from."""
    found = {} if found is None else found
    if module.__name__ not in found:
        found[module.__name__] = module
        for v in list(module.__dict__.values()):
            home = sys.modules.get(getattr(v, "__module__", None) or "")
            if isinstance(v, types.FunctionType) and home is not None and getattr(home, "__rules__", False):
                rules_modules(home, found)
    return found


def constants(module: types.ModuleType) -> dict[str, Any]:
    """The numbers and tables a rules module knows; they may come from files that are no rules (moves, material)."""
    return {n: v for n, v in vars(module).items() if not n.startswith("__") and isinstance(v, int | tuple | list)}


def fingerprint(modules: list[types.ModuleType], material: bytes, mode: str) -> str:
    """A hash of all that compiled code depends on: sources, constants, material, mode and versions."""
    h = hashlib.sha256()
    for part in (mode, sys.version, platform.machine(), numba.__version__, np.__version__):
        h.update(part.encode() + b"\0")
    sources: dict[str, types.ModuleType] = {}
    for module in modules:
        rules_modules(module, sources)
    for name in sorted(sources):
        h.update(name.encode() + b"\0" + bind.source_of(sources[name]))
        for key, value in sorted(constants(sources[name]).items()):
            h.update(f"{key}={value!r}".encode() + b"\0")
    h.update(Path(link.__file__).read_bytes())
    h.update(material)
    return h.hexdigest()[:16]


def widened(jit: bind.Jit) -> bind.Jit:
    """A jit whose functions are compiled once for whole numbers of every width, literal or not: all arrive as int64.

    Left alone, Numba compiles a helper anew for every mixture of i1 fields, loop counters and constants.
    """
    kinds: Any = numba.types

    def wide(kind: Any) -> Any:
        kind = kinds.unliteral(kind)
        return kinds.int64 if isinstance(kind, kinds.Integer) else kind

    def make(f: Any) -> Any:
        function = jit(f)
        as_given = function.compile
        function.compile = lambda signature: as_given(tuple(wide(kind) for kind in signature))
        return function

    return make


def _prune(root: Path, stem: str) -> None:
    """Forget all but the newest folders of this game and mode; of all packs together only so many are kept."""
    for pattern, most in ((f"{stem}-*", KEEP), *([(f"*{AT}*", KEEP_PACKS)] if AT in stem else [])):
        folders = sorted(root.glob(pattern), key=lambda p: p.stat().st_mtime, reverse=True)
        for old in folders[most:]:
            shutil.rmtree(old, ignore_errors=True)


@cache
def _instead(root: Path, why: str) -> Path:
    """A folder of this process where the cache folder cannot be written; said once."""
    made = Path(tempfile.mkdtemp(prefix="deskoherna-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    print(f"{root}: {why}; what is compiled is not kept (DESKOHERNA_CACHE names another folder)", file=sys.stderr)
    return made


def writable(folder: Path) -> Path:
    """The folder, made if need be and marked as used; another one where it cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        folder = _instead(folder.parent, error.strerror or str(error)) / folder.name
        folder.mkdir(exist_ok=True)
    return folder


@dataclass(frozen=True, eq=False)
class Compiled:
    """The compiled twin of one game. States are entries of an array; entry points take (array, index)."""

    dtype: np.dtype[Any]
    cls: type[st.Base]
    notes_dtype: np.dtype[Any]
    n_moves: int
    folder: Path
    functions: types.SimpleNamespace

    def new(self, n: int) -> Any:
        """An array of n zeroed positions."""
        return np.zeros(n, self.dtype)

    def out(self) -> Any:
        """Room for a list of legal moves, or for options."""
        return np.zeros(self.n_moves + 1, np.int16)

    def notes(self) -> Any:
        """Room for `worth` and `lean` to write in: one record for every thread."""
        return np.zeros(1, self.notes_dtype)

    def ask(self, states: Any, i: int, what: int, a: int, b: int, out: Any, notes: Any = None) -> int:
        """One question or command (`drivers.ASK_...`) about states[i]; whoever asks much for worth keeps the notes."""
        return int(self.functions.ask(states, self.notes() if notes is None else notes, i, what, a, b, out))

    def begin(self, states: Any, i: int, seed: int, options: list[int]) -> None:
        """Deal a new game from a seed into states[i]."""
        states[i] = np.zeros((), self.dtype)
        self.ask(states, i, drivers.ASK_SETUP, seed, 0, np.array(options, np.int16))

    def store(self, states: Any, i: int, s: st.Base) -> None:
        """Write an interpreted position into states[i]."""
        states[i] = st.to_record(s)

    def load(self, states: Any, i: int) -> Any:
        """The position states[i], interpreted."""
        return st.from_record(self.cls, states[i])

    def play_many(self, states: Any, first: int, last: int, seed: int, options: list[int], limit: int) -> int:
        """Random games, one after another; the lock of the interpreter is released, so threads can share a batch."""
        states[first:last] = np.zeros((), self.dtype)
        return int(self.functions.play_many(states, first, last, seed, np.array(options, np.int16), self.out(), limit))


class Workshop:
    """All compiled code of one game in one mode: the rules are bound once, however many drivers use them.

    Nothing is compiled before it is called. Every driver module has a cache folder of its own.
    """

    def __init__(
        self,
        slug: str,
        names: bind.Functions,
        cls: type[st.Base],
        notes: type[st.Record],
        n_moves: int,
        material: bytes,
        *,
        checked: bool = False,
    ) -> None:
        self.slug, self.cls, self.notes, self.n_moves, self.material = slug, cls, notes, n_moves, material
        self.mode = "checked" if checked else "fast"
        self.names = names
        self.homes = {f.__module__: sys.modules[f.__module__] for f in self.names.values()}
        model = "python" if checked else "numpy"
        # Rules and drivers make no arrays: without counting of references there is less to compile and to run.
        common: dict[str, Any] = {"error_model": model, "boundscheck": checked, "nogil": True, "_nrt": False}
        self.inner = widened(
            partial(
                numba.njit, no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=link.InnerCompiler, **common
            )
        )
        self.entry = partial(numba.njit, cache=True, pipeline_class=link.EntryCompiler, **common)
        self.done: dict[str, Any] = {}
        self.jitted = {
            n: getattr(
                bind.compiled(self.homes[f.__module__], self.inner, self.entry, frozenset(), {}, self.done), f.__name__
            )
            for n, f in self.names.items()
        }

    def folder(self, driver: types.ModuleType) -> Path:
        """Where the code of a driver module is cached; older folders of it are removed."""
        # Which function plays which part is no matter of the sources alone: a variant of a game may take one elsewhere.
        parts = ",".join(f"{n}={f.__module__}.{f.__qualname__}" for n, f in sorted(self.names.items()))
        record = st.dtype(self.cls).descr, st.dtype(self.notes).descr
        key = fingerprint([*self.homes.values(), driver], self.material, f"{self.mode} {parts} {record}")
        stem = f"{self.slug}-{self.mode}-{driver.__name__.rpartition('.')[2]}"
        folder = cache_root() / f"{stem}-{key}"
        if not folder.exists():
            self._check_fields()
        folder = writable(folder)
        _prune(folder.parent, stem)
        return folder

    def _check_fields(self) -> None:
        """A misspelt field, and Python that is not compiled, are told in a sentence; Numba would tell them in pages."""
        modules: dict[str, types.ModuleType] = {}
        for home in self.homes.values():
            rules_modules(home, modules)
        spelling.check(modules.values())
        dialect.check(modules.values())

    def twin(self, drivers_: Sequence[tuple[types.ModuleType, frozenset[str]]]) -> Compiled:
        """The compiled twin with the entry points of these driver modules."""
        functions = types.SimpleNamespace()
        settings: Any = numba.config
        before = settings.CACHE_DIR
        folders = [self.folder(module) for module, _ in drivers_]
        try:
            for (module, entries), folder in zip(drivers_, folders, strict=True):
                settings.CACHE_DIR = str(folder)
                made = bind.compiled(module, self.inner, self.entry, entries, self.jitted, self.done)
                functions.__dict__.update({n: getattr(made, n) for n in entries})
        finally:
            settings.CACHE_DIR = before
        return Compiled(st.dtype(self.cls), self.cls, st.dtype(self.notes), self.n_moves, folders[0], functions)


def device_rules(names: bind.Functions, jit: bind.Jit) -> types.SimpleNamespace:
    """What a game does through another jit (for instance `numba.cuda.jit(device=True)`), for kernels of one's own."""
    done: dict[str, Any] = {}
    return types.SimpleNamespace(
        **{
            n: getattr(bind.compiled(sys.modules[f.__module__], jit, jit, frozenset(), {}, done), f.__name__)
            for n, f in names.items()
        }
    )
