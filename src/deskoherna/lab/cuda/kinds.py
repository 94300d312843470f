"""What an expression of the rules is in C++: a truth, a whole number of 32 or 64 bits, a record, a row, or several."""

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Number:
    """A truth (0), a number of 32 bits (1) or of 64 bits (2)."""

    width: int


@dataclass(frozen=True)
class Rec:
    """A record: the State of a game, or what advice writes down."""

    name: str


@dataclass(frozen=True)
class Row:
    """A row of numbers, or of rows: where it lies, the type of its entries and its sizes (0: not known)."""

    home: str
    code: str
    sizes: tuple[int, ...]
    field: str = ""
    """Of which field it is."""
    whole: bool = False
    """None of its entries is ever negative."""


@dataclass(frozen=True)
class Several:
    """A tuple."""

    parts: tuple[Any, ...]


TRUTH, INT, LONG = Number(0), Number(1), Number(2)
CPP = {TRUTH: "bool", INT: "int", LONG: "i8"}
TABLE, LIST, GIVEN = "table", "list", "given"
"""Homes of rows besides the records: a constant, the list of moves that is written, numbers from outside."""

Kind = Number | Rec | Row | Several | None
"""None: nothing, as of a function that returns nothing."""


class KindError(TypeError):
    """Two kinds that cannot be one variable."""


def join(a: Kind, b: Kind) -> Kind:
    """The kind that holds both."""
    if a is None or b is None or a == b:
        return b if a is None else a
    if isinstance(a, Number) and isinstance(b, Number):
        return a if a.width >= b.width else b
    if isinstance(a, Several) and isinstance(b, Several) and len(a.parts) == len(b.parts):
        return Several(tuple(join(x, y) for x, y in zip(a.parts, b.parts, strict=True)))
    if isinstance(a, Row) and isinstance(b, Row) and (a.home, a.code, a.sizes[1:]) == (b.home, b.code, b.sizes[1:]):
        size = a.sizes[0] if a.sizes == b.sizes else 0
        field = a.field if a.field == b.field else ""
        return replace(a, sizes=(size, *a.sizes[1:]), field=field, whole=a.whole and b.whole)
    raise KindError(f"{a} and {b}")


def cpp(kind: Kind) -> str:
    """Its name in C++."""
    match kind:
        case None:
            return "void"
        case Number():
            return CPP[kind]
        case Rec():
            return kind.name
        case Row(home=home, code=code):
            if home in (TABLE, GIVEN):
                return f"const {code}*"
            return "List" if home == LIST else f"Row<{home}>"
        case Several():
            return f"Several<{', '.join(cpp(part) for part in kind.parts)}>"


def entry(row: Row) -> Number:
    """What an entry of a row is."""
    return LONG if row.code == "i8" else INT
