"""Marks for rules code that exists in two versions.

Rules modules say `__rules__ = True`; everything in them is compiled as it stands. Where the interpreted twin does
more (it remembers what was told) or can do the same faster (a list counts quicker than a loop), `compiled_as` names
the function that takes its place in compiled code.
"""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def compiled_as(other: Callable[..., Any]) -> Callable[[F], F]:
    """In compiled code this other function takes the place of the marked one."""

    def mark(function: F) -> F:
        function.__compiled__ = other  # type: ignore[attr-defined]  # a mark of ours
        return function

    return mark


def python_only(function: F) -> F:
    """A helper that stands in a rules module but is never compiled (it builds tables, for instance)."""
    function.__python_only__ = True  # type: ignore[attr-defined]  # a mark of ours
    return function


def compiled_only(function: F) -> F:
    """Interpreted code never calls it. It may take slices: they are no copies there, and quick, counted from 0."""
    function.__compiled_only__ = True  # type: ignore[attr-defined]  # a mark of ours
    return function
