"""Which Python rules may use: what compiled code does not know is told with file, line and what to write instead.

It is asked before anything is compiled, so that an author reads a sentence where Numba writes pages. The guide is
`docs/two-twins.md`.
"""

import ast
import builtins
import types
from collections.abc import Iterable, Iterator

from deskoherna.kit.bind import as_table, source_of
from deskoherna.kit.spelling import shown

FEW = 3
"""Sentences told at once where something is about to be compiled; the check of the suite tells all."""

Written = tuple[int, str]
"""A line, and the sentence."""

LISTS = "fill a scratch row of the State, or count in a loop"
STATEMENTS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Dict: ("a dict", "a list of ints with a value for every index"),
    ast.DictComp: ("a dict", "a list of ints with a value for every index"),
    ast.Set: ("a set", "a tuple, or a row of the State with 0 and 1"),
    ast.SetComp: ("a set", "a row of the State with 0 and 1"),
    ast.List: ("a list that is made", LISTS),
    ast.ListComp: ("a list that is made", LISTS),
    ast.GeneratorExp: ("a generator", "a loop with an early `return`"),
    ast.Yield: ("a generator", "a loop that does it at once"),
    ast.YieldFrom: ("a generator", "a loop that does it at once"),
    ast.JoinedStr: ("an f-string", "a fixed sentence, or an event for the log: `tell(s, EVERYBODY, ...)`"),
    ast.Try: ("try", "an `if` that asks before"),
    ast.With: ("with", "nothing: rules hold nothing open"),
    ast.Lambda: ("a lambda", "a function of its own at the top of the module"),
    ast.ClassDef: ("a class", "fields of the State"),
    ast.Import: ("an import inside a function", "the import at the top of the module"),
    ast.ImportFrom: ("an import inside a function", "the import at the top of the module"),
    ast.Global: ("global", "a field of the State"),
    ast.Nonlocal: ("nonlocal", "a field of the State"),
    ast.Delete: ("del", "a value that means nothing, such as -1"),
    ast.Await: ("await", "nothing: rules wait for nobody"),
    ast.Slice: ("a slice", "a loop over the entries"),
    ast.Starred: ("a starred argument", "the arguments one by one"),
    ast.NamedExpr: ("an assignment in an expression", "the assignment in a line before"),
}
CALLS = {
    "any": "a loop with an early `return True`",
    "all": "a loop with an early `return False`",
    "sum": "a loop that adds",
    "sorted": "`sort_row` of kit/cards.py, or a loop that looks for the best",
    "map": "a loop",
    "filter": "a loop with an `if`",
    "list": LISTS,
    "dict": "a list of ints with a value for every index",
    "set": "a row of the State with 0 and 1",
    "str": "nothing: there are no texts in rules; events tell the log",
    "print": "an event, `tell(s, EVERYBODY, ...)`; in a scenario `? field = value`",
    "isinstance": "a field that says what kind it is",
    "getattr": "the field by its name",
    "setattr": "the field by its name",
    "hasattr": "nothing: a State has its fields",
    "open": "nothing: rules read no files; facts come from material.toml",
    "input": "nothing: rules wait for nobody; a question is a phase",
    "next": "a loop with an early `return`",
    "reversed": "`range(n - 1, -1, -1)`",
    "float": "whole numbers: thousandths, or percent",
    "round": "whole numbers and `//`",
}
OF_LISTS = {"append", "extend", "insert", "pop", "remove", "sort", "reverse", "index", "count", "copy", "clear"}


class NotPlain(TypeError):
    """Rules that use what cannot be compiled, in a sentence or a few."""


def _function(module: types.ModuleType, name: str) -> types.FunctionType | None:
    """The function that is compiled under this name; None where nothing is."""
    found = vars(module).get(name)
    if not isinstance(found, types.FunctionType) or found.__module__ != module.__name__:
        return None
    return None if hasattr(found, "__python_only__") or hasattr(found, "__compiled__") else found


class Reader(ast.NodeVisitor):
    """Reads one function and notes what is not plain."""

    def __init__(self, module: types.ModuleType, function: ast.FunctionDef) -> None:
        self.module, self.function = module, function
        self.found: list[Written] = []
        self.own = {a.arg for a in (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)}
        self.own |= {n.id for n in ast.walk(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        self._signature()
        for statement in function.body:
            self.visit(statement)
        self._results()

    def note(self, node: ast.AST, what: str, instead: str) -> None:
        """Something that is not plain."""
        self.found.append((getattr(node, "lineno", self.function.lineno), f"{what} in {self.function.name}; {instead}"))

    def _signature(self) -> None:
        a = self.function.args
        if a.vararg or a.kwarg:
            self.note(self.function, "starred arguments", "write the arguments one by one")
        if a.kwonlyargs:
            self.note(self.function, "arguments by keyword only", "write plain arguments")

    def _results(self) -> None:
        """A function gives a number everywhere or nowhere."""
        returns = [n for n in ast.walk(self.function) if isinstance(n, ast.Return)]
        some = [n for n in returns if n.value is not None and not _is_none(n.value)]
        none = [n for n in returns if n.value is None or _is_none(n.value)]
        if some and none:
            self.note(
                none[0],
                "nothing is returned here and something elsewhere",
                "return a number that means nothing, such as -1",
            )
        elif some and _falls_through(self.function.body):
            self.note(self.function, "no `return` at the end", "return a number that means nothing, such as -1")

    def generic_visit(self, node: ast.AST) -> None:
        """What is not known at all, and then what is in it."""
        known = STATEMENTS.get(type(node))
        if known is not None:
            self.note(node, known[0], f"write {known[1]}")
            return
        super().generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A function within the function."""
        self.note(node, "a function inside a function", "write it at the top of the module and hand over what it needs")

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Annotations of variables are for readers."""
        if node.value is not None:
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        """A fixed sentence may be raised; that is the only text there is."""
        if any(isinstance(n, ast.JoinedStr) for n in ast.walk(node)):
            self.note(node, "an f-string", "write a fixed sentence")

    def visit_Assert(self, node: ast.Assert) -> None:
        """The condition is a rule, the text is not."""
        self.visit(node.test)

    def visit_Expr(self, node: ast.Expr) -> None:
        """A docstring is no text in the code."""
        if not isinstance(node.value, ast.Constant):
            self.visit(node.value)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Whole numbers and truths."""
        if isinstance(node.value, float | complex):
            self.note(node, f"the fraction {node.value}", "write whole numbers: thousandths, or percent")
        elif isinstance(node.value, str | bytes):
            self.note(node, f"the text {node.value!r}", "write a constant with a number; words stand in words/")

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Division leaves whole numbers only where it is `//`."""
        if isinstance(node.op, ast.Div):
            self.note(node, "a division by `/`", "write `//`, in thousandths or percent where parts count")
        super().generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """Rows of rows."""
        if isinstance(node.slice, ast.Tuple):
            self.note(node, "an index of several numbers", "write `row[a][b]`")
        super().generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """Calls of rules, plainly."""
        target = node.func
        if isinstance(target, ast.Name) and target.id not in self.own:
            instead = CALLS.get(target.id)
            if instead is not None and getattr(builtins, target.id, None) is vars(self.module).get(
                target.id, getattr(builtins, target.id, None)
            ):
                self.note(node, f"`{target.id}(...)`", f"write {instead}")
                return
            if target.id == self.function.name:
                self.note(
                    node, "a function that calls itself", "keep what is left to do on `s.todo`, or in a scratch row"
                )
        if isinstance(target, ast.Attribute) and target.attr in OF_LISTS and self._is_row(target.value):
            self.note(node, f"`.{target.attr}(...)` of a row", "write a loop over the entries")
            return
        if node.keywords and isinstance(target, ast.Name):
            self.note(node, "an argument by keyword", "write the arguments in their order")
        super().generic_visit(node)

    def _is_row(self, node: ast.expr) -> bool:
        """Not a module: `cards.count(...)` is a call like any other."""
        return not (
            isinstance(node, ast.Name)
            and node.id not in self.own
            and isinstance(vars(self.module).get(node.id), types.ModuleType)
        )

    def visit_Name(self, node: ast.Name) -> None:
        """What the module knows must be numbers, tables of numbers, or rules."""
        if node.id in self.own or node.id not in vars(self.module):
            return
        if wrong := _no_table(vars(self.module)[node.id]):
            self.note(node, f"{node.id}, which is {wrong[0]},", f"write {wrong[1]}")


def _no_table(value: object) -> tuple[str, str] | None:
    """What a constant is that cannot be used in rules, and what to write instead."""
    match value:
        case dict():
            return "a dict", "a list of ints with a value for every index"
        case set() | frozenset():
            return "a set", "a tuple, or a list with 0 and 1 for every index"
        case str():
            return "a text", "a constant with a number; words stand in words/"
        case float():
            return "a fraction", "whole numbers: thousandths, or percent"
        case list() if value and as_table(value) is value:
            if all(isinstance(row, list) for row in value):
                return "a table of rows of different length", "rows of one length, filled up with -1"
            return (
                "a table of other things than whole numbers",
                "a list of ints; words stand in modules that are no rules",
            )
    return None


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _falls_through(body: list[ast.stmt]) -> bool:
    """Can the end of these statements be reached? `while True` and `match` with a rest are taken for an end."""
    last = body[-1]
    match last:
        case ast.Return() | ast.Raise():
            return False
        case ast.If():
            return not last.orelse or _falls_through(last.body) or _falls_through(last.orelse)
        case ast.While():
            return not (isinstance(last.test, ast.Constant) and last.test.value)
        case ast.Match():
            rest = last.cases[-1].pattern
            whole = isinstance(rest, ast.MatchAs) and rest.pattern is None
            return not whole or any(_falls_through(case.body) for case in last.cases)
    return True


def unknown(module: types.ModuleType) -> Iterator[str]:
    """A sentence for everything in a module of rules that cannot be compiled."""
    if getattr(module, "__written__", None) is not None:
        return
    found: list[Written] = []
    for node in ast.parse(source_of(module)).body:
        f = _function(module, node.name) if isinstance(node, ast.FunctionDef) else None
        if f is not None and isinstance(node, ast.FunctionDef) and not hasattr(f, "__compiled_only__"):
            found += Reader(module, node).found
    for line, sentence in sorted(found):
        yield f"{shown(str(module.__file__))}:{line}: {sentence}"


def check(modules: Iterable[types.ModuleType]) -> None:
    """Refuse what cannot be compiled, a few sentences at once."""
    found = [sentence for module in modules for sentence in unknown(module)]
    if found:
        more = f" (and {len(found) - FEW} more)" if len(found) > FEW else ""
        raise NotPlain("; ".join(found[:FEW]) + more)
