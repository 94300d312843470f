"""How compiled code is put together: once, at the entry points.

Left alone, Numba links, optimises and translates every function together with all it calls, and does so anew on every
level of calls. Nothing but the entry points is ever called from outside, so here the code inside them is only kept
until an entry point gathers all it needs; then everything is optimised in one go.

Rules count entries from the beginning only. Left alone, Numba asks of every index whether it is below 0, to count from
the end then, and the optimiser cannot look at several entries at once; here a negative index is what one beyond the end
is: refused by the checked twin, which the compliance suite plays with.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from llvmlite import ir
from llvmlite.ir import instructions as kinds
from numba.core import codegen, compiler, types
from numba.np import arrayobj

NO_ADDRESS = 0
FROM_THE_BEGINNING = "counts_from_the_beginning"
"""What is said of the code that an own compiler makes."""
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


class Library(codegen.JITCodeLibrary):
    """What both kinds have in common: the slots of calls are left as they are until a callee writes to them."""

    def add_ir_module(self, module: ir.Module) -> None:
        """Take a module in, without the zeros."""
        for function in module.functions:
            if function.blocks:
                leave_unfilled(function)
        super().add_ir_module(module)


def leave_unfilled(function: ir.Function) -> None:
    """Drop the zeros that Numba writes, before anything else is done, into the slots of all calls of a function.

    A callee writes there before anybody reads. The optimiser cannot know that, and a function that picks one of
    eighty calls would begin every time with a hundred and sixty stores.
    """
    slots = set(call_slots(function))
    entry = function.entry_basic_block
    for made, filled in list(pairwise(entry.instructions)):
        if made in slots and isinstance(filled, kinds.StoreInstr) and filled.operands[1] is made:
            entry.instructions.remove(filled)


def call_slots(function: ir.Function) -> Iterator[Any]:
    """Where the calls in a function leave what they return, and what they raise."""
    for block in function.blocks:
        for i in block.instructions:
            if isinstance(i, kinds.CallInstr) and all(isinstance(a, kinds.AllocaInstr) for a in i.args[:2]):
                if len(i.args) > 1 and i.args[1].name.startswith("excinfo"):
                    yield from i.args[:2]


class InnerLibrary(Library):
    """A function that is only ever linked into entry points."""

    @property
    def codegen(self) -> Any:
        """What makes machine code; of this library none is made."""
        return Unrun(self._codegen)

    def finalize(self) -> None:
        """Keep the code as it is, until an entry point gathers it."""
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002 (Numba calls it so)
        """It is never called by its address."""
        return NO_ADDRESS


class EntryLibrary(Library):
    """A function that Python calls, with all it needs."""

    def finalize(self) -> None:
        """Gather all that is called, then optimise and translate everything at once."""
        libraries = list(needed(self._linking_libraries, set()))
        for library in libraries:
            self._reload_init.update(library._reload_init)
        gather(self._final_module, libraries)
        self._linking_libraries = []
        super().finalize()


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


numbas_index = arrayobj.fix_integer_index


def index_as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index of compiled rules, whatever it is; elsewhere what Numba makes of it."""
    if not getattr(context, FROM_THE_BEGINNING, False):
        return numbas_index(context, builder, kind, index, size)
    return context.cast(builder, index, kind, types.intp)


arrayobj.fix_integer_index = index_as_it_is


class _Compiler(compiler.Compiler):
    """Numba's own passes, into a library of ours."""

    library: type[Any]

    def define_pipelines(self) -> Any:
        setattr(self.state.targetctx, FROM_THE_BEGINNING, True)
        made = self.library(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        made.enable_object_caching()
        self.state.library = made
        return super().define_pipelines()


class InnerCompiler(_Compiler):
    """Compiles functions that only other compiled code calls."""

    library = InnerLibrary


class EntryCompiler(_Compiler):
    """Compiles functions that Python calls."""

    library = EntryLibrary
