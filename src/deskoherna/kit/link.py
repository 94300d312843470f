"""How compiled code is put together: once, at the entry points.

Left alone, Numba links, optimises and translates every function together with all it calls, and does so anew on every
level of calls. Nothing but the entry points is ever called from outside, so here the code inside them is only kept
until an entry point gathers all it needs; then everything is optimised in one go.
"""

from collections.abc import Iterator
from typing import Any

from numba.core import codegen, compiler

NO_ADDRESS = 0
MANGLED = "_ZN"
"""How the names of compiled functions begin; those of the run-time system do not."""


class Unrun:
    """The generator of machine code as seen by a library of which none is made: it sets no environments."""

    def __init__(self, generator: Any) -> None:
        self.generator = generator

    def __getattr__(self, name: str) -> Any:
        return getattr(self.generator, name)

    def set_env(self, name: str, env: Any) -> None:
        """As in code read back from the cache, the environment of an inner function stays unset."""


class InnerLibrary(codegen.JITCodeLibrary):
    """A function that is only ever linked into entry points."""

    @property
    def codegen(self) -> Any:
        return Unrun(self._codegen)

    def finalize(self) -> None:
        self._raise_if_finalized()  # type: ignore[no-untyped-call]
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        return NO_ADDRESS


class EntryLibrary(codegen.JITCodeLibrary):
    """A function that Python calls, with all it needs."""

    def finalize(self) -> None:
        libraries = list(needed(self._linking_libraries, set()))
        for library in libraries:
            self._reload_init.update(library._reload_init)
        gather(self._final_module, libraries)
        self._linking_libraries = []
        super().finalize()  # type: ignore[no-untyped-call]


def needed(libraries: list[Any], seen: set[Any]) -> Iterator[Any]:
    """These libraries and, behind the inner ones, those that they call themselves."""
    for library in libraries:
        if library not in seen:
            seen.add(library)
            yield library
            if isinstance(library, InnerLibrary):
                yield from needed(library._linking_libraries, seen)


def gather(module: Any, libraries: list[Any]) -> None:
    """Link in whatever is missing until nothing is: what is linked before it is called for would be left out."""
    homes: dict[str, Any] = {}
    for library in sorted(libraries, key=lambda x: not isinstance(x, InnerLibrary)):
        for f in library._final_module.functions:
            if not f.is_declaration:
                homes.setdefault(f.name, library)
    missing = True
    while missing:
        missing = False
        for name in [f.name for f in module.functions if f.is_declaration and f.name in homes]:
            if module.get_function(name).is_declaration:
                module.link_in(homes[name]._get_module_for_linking(), preserve=True)
                missing = True
    unknown = [f.name for f in module.functions if f.is_declaration and f.name.startswith(MANGLED)]
    if unknown:
        raise AssertionError(f"compiled functions that no library holds: {', '.join(unknown)}")


class _Compiler(compiler.Compiler):
    """Numba's own passes, into a library of ours."""

    library: type[Any]

    def define_pipelines(self) -> Any:
        made = self.library(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        made.enable_object_caching()
        self.state.library = made
        return super().define_pipelines()  # type: ignore[no-untyped-call]


class InnerCompiler(_Compiler):
    library = InnerLibrary


class EntryCompiler(_Compiler):
    library = EntryLibrary
