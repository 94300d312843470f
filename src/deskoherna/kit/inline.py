"""A function of one expression, written out where it is asked: what the writer puts into loops instead of a call.

The written source reads as if by hand, and the interpreted twin, for which a call is dear, loses nothing.
"""

import ast
import inspect
import textwrap
import types
from collections.abc import Callable, Sequence
from functools import cache

Resolve = Callable[[str, types.FunctionType], str]
"""Gives the name under which a global of a function is known in the written module."""


@cache
def _expression(f: types.FunctionType) -> tuple[tuple[str, ...], ast.expr] | None:
    """Parameters and the expression of a function that only returns one; None for others."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(f)))
    made = tree.body[0]
    if not isinstance(made, ast.FunctionDef):
        return None
    body = made.body
    if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body = body[1:]
    if len(body) != 1 or not isinstance(body[0], ast.Return) or body[0].value is None:
        return None
    return tuple(a.arg for a in made.args.args), body[0].value


def can_inline(f: object) -> bool:
    """Is it a rule of one expression, the same in both twins?"""
    if not isinstance(f, types.FunctionType) or hasattr(f, "__compiled__") or hasattr(f, "__python_only__"):
        return False
    home = inspect.getmodule(f)
    return bool(getattr(home, "__rules__", False)) and _expression(f) is not None


def _repeats_no_work(f: types.FunctionType, args: Sequence[ast.expr]) -> bool:
    """Is each argument a name or a constant, or used only once?"""
    found = _expression(f)
    assert found is not None, f
    used = [node.id for node in ast.walk(found[1]) if isinstance(node, ast.Name)]
    return all(
        isinstance(a, ast.Name | ast.Constant) or used.count(name) <= 1 for name, a in zip(found[0], args, strict=True)
    )


class _Writer(ast.NodeTransformer):
    """Puts arguments in place of parameters and, where that repeats no work, callees in place of calls."""

    def __init__(self, f: types.FunctionType, given: dict[str, ast.expr], resolve: Resolve) -> None:
        self.f, self.given, self.resolve = f, given, resolve

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.given:
            return self.given[node.id]
        if node.id in self.f.__globals__:
            return ast.Name(self.resolve(node.id, self.f))
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        callee = self.f.__globals__.get(node.func.id) if isinstance(node.func, ast.Name) else None
        args = [self.visit(a) for a in node.args]
        if can_inline(callee) and not node.keywords:
            assert isinstance(callee, types.FunctionType)
            if _repeats_no_work(callee, args):
                return written_out(callee, args, self.resolve)
        return ast.Call(self.visit(node.func), args, node.keywords)


def written_out(f: types.FunctionType, args: Sequence[ast.expr], resolve: Resolve) -> ast.expr:
    """The expression of `f` for these arguments."""
    found = _expression(f)
    assert found is not None, f
    names, expression = found
    made: ast.expr = _Writer(f, dict(zip(names, args, strict=True)), resolve).visit(_copy(expression))
    return made


def _copy(node: ast.expr) -> ast.expr:
    """A tree of its own: the transformer changes what it visits."""
    return ast.parse(ast.unparse(node), mode="eval").body


def tight(text: str, *more: type[ast.expr]) -> str:
    """An expression that can stand beside any operator (or beside weaker ones than those in `more`)."""
    plain = (ast.Name, ast.Call, ast.Attribute, ast.Subscript, ast.Constant, *more)
    return text if isinstance(ast.parse(text, mode="eval").body, plain) else f"({text})"
