"""Expressions of the rules in C++: text, kind, whether they change anything, whether they can be negative."""

import ast
import operator
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, Protocol

from deskoherna.lab.cuda.kinds import (
    GIVEN,
    INT,
    LIST,
    LONG,
    TABLE,
    TRUTH,
    Kind,
    Number,
    Rec,
    Row,
    Several,
    cpp,
    entry,
    join,
)

SIZES = {"i1": 1, "i2": 2, "i4": 4, "i8": 8}
LOW = 0x7FFFFFFF
COMPARE = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
OPERATORS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
PLAIN = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.RShift: ">>"}


class TranslationError(TypeError):
    """Something in the rules that has no counterpart, with its place."""


class Value(NamedTuple):
    """An expression: its text, its kind, and whether evaluating it changes anything."""

    text: str
    kind: Kind
    acts: bool = False
    number: int | None = None
    """What it is, where that is known."""
    whole: bool = False
    """It is never negative, so it needs no second look as an index."""


UNKNOWN = Value("", None, whole=True)
"""What hangs on a function that was not looked at yet."""


class Slot(NamedTuple):
    """A field of a record: where it begins, the type of its entries, its sizes."""

    at: int
    code: str
    sizes: tuple[int, ...]


class Known(Protocol):
    """What a function asks of the program it is part of."""

    def slot(self, record: str, name: str) -> Slot:
        """A field of a record."""

    def whole(self, record: str, name: str) -> bool:
        """Is nothing negative ever written to a field?"""

    def taint(self, record: str, name: str) -> None:
        """Something negative may be written to a field."""

    def table(self, value: Any) -> Value:
        """A constant row."""

    def call(self, f: Any, values: Sequence[Value]) -> Value:
        """A call of a function."""

    def meaning(self, f: Any, name: str) -> Any:
        """What a global name of a function stands for."""


class Expressions:
    """What stands in one function with arguments of certain kinds."""

    def __init__(self, program: Known, f: Any, tree: ast.FunctionDef, name: str, kinds: Sequence[Kind]) -> None:
        self.program, self.f, self.tree, self.name = program, f, tree, name
        self.params = [a.arg for a in tree.args.args]
        self.kinds: dict[str, Kind] = dict(zip(self.params, kinds, strict=True))
        self.signed: set[str] = set()
        """Variables that may be negative."""
        self.result: Kind = None
        self.whole = True
        """It never returns a negative number."""
        self.acts = False
        self.text = ""
        self.weight = 0
        self.lines: list[str] = []
        self.temps = 0

    def wrong(self, node: ast.AST, why: str) -> TranslationError:
        """A mistake with its place."""
        home = f"{self.f.__module__}.{self.f.__name__}"
        return TranslationError(f"{home}, line {getattr(node, 'lineno', '?')}: {why}: {ast.unparse(node)}")

    def temp(self) -> str:
        """A new name."""
        self.temps += 1
        return f"t{self.temps}"

    # ------------------------------------------------------------ places

    def place(self, node: ast.expr, value: Value) -> Value:
        """Where a value can be written to."""
        found = self.value(node)
        base = node
        while isinstance(base, ast.Subscript):
            base = base.value
        if isinstance(base, ast.Name) and f"{base.id}_n" in self.kinds:
            raise self.wrong(node, "a slice is only read")
        if not value.whole:
            if isinstance(base, ast.Attribute):
                kind = self.value(base.value).kind
                if isinstance(kind, Rec):
                    self.program.taint(kind.name, base.attr)
        if not isinstance(node, ast.Attribute | ast.Subscript) or not isinstance(found.kind, Number | None):
            raise self.wrong(node, "no place to write to")
        self.acts = True
        return found

    def entry_of(self, row: Value, index: str) -> str:
        """The text of an entry of a row of numbers."""
        kind = row.kind
        assert isinstance(kind, Row)
        if kind.home in (TABLE, GIVEN, LIST):
            return f"{row.text}[{index}]"
        return f"{row.text}.at<{kind.code}>({index})"

    def attribute(self, node: ast.Attribute) -> Value:
        """A field."""
        base = self.value(node.value)
        if base.kind is None:
            return UNKNOWN
        if not isinstance(base.kind, Rec):
            raise self.wrong(node, "no record")
        slot, whole = self.program.slot(base.kind.name, node.attr), self.program.whole(base.kind.name, node.attr)
        if not slot.sizes:
            kind = LONG if slot.code == "i8" else INT
            return Value(f"at<{slot.code}>({base.text}, {slot.at})", kind, base.acts, whole=whole)
        row = Row(base.kind.name, slot.code, slot.sizes, node.attr, whole)
        return Value(f"row({base.text}, {slot.at})", row, base.acts)

    def beginning(self, node: ast.expr) -> Value:
        """What an index is put behind."""
        if isinstance(node, ast.Attribute):
            return self.attribute(node)
        return self.subscript(node) if isinstance(node, ast.Subscript) else self.value(node)

    def handed_on(self, value: Value) -> Value:
        """A row under another name: what is written there is not looked at."""
        if isinstance(value.kind, Row) and value.kind.field:
            self.program.taint(value.kind.home, value.kind.field)
        return value

    def subscript(self, node: ast.Subscript) -> Value:
        """An entry of a row, or a row of a grid."""
        base = self.beginning(node.value)
        if base.kind is None:
            return UNKNOWN
        if isinstance(node.slice, ast.Slice):
            return self.slice(node, base, node.slice)
        index = self.value(node.slice)
        if isinstance(base.kind, Several):
            return self.part(base, base.kind, index)
        if not isinstance(base.kind, Row):
            raise self.wrong(node, "no row")
        size = base.kind.sizes[0]
        if not isinstance(index.kind, Number | None):
            raise self.wrong(node, "no whole number")
        at = index.text
        if index.number is not None and index.number < 0:
            at = str(size + index.number)
        elif index.number is None and size:
            at = f"{'IN' if index.whole else 'AROUND'}({at}, {size})"
        acts = base.acts or index.acts
        rest = base.kind.sizes[1:]
        if not rest:
            return Value(self.entry_of(base, at), entry(base.kind), acts, whole=base.kind.whole)
        stride = 1
        for n in rest:
            stride *= n
        inner = replace(base.kind, sizes=rest)
        if base.kind.home in (TABLE, GIVEN):
            return Value(f"({base.text} + ({at}) * {stride})", inner, acts)
        return Value(f"{base.text}.from(({at}) * {stride * SIZES[base.kind.code]})", inner, acts)

    def slice(self, node: ast.Subscript, base: Value, part: ast.Slice) -> Value:
        """The same row from an entry on. It is only read: what is written there would not be looked at."""
        if not isinstance(base.kind, Row) or base.kind.home in (TABLE, GIVEN, LIST) or part.lower is None or part.step:
            raise self.wrong(node, "no slice of a field")
        lower = self.value(part.lower)
        offset = f"({lower.text}) * {SIZES[base.kind.code]}"
        return Value(f"{base.text}.from({offset})", replace(base.kind, sizes=(0,), field=""), base.acts or lower.acts)

    def length_of(self, part: ast.Slice) -> str:
        """How many entries a slice has."""
        if part.lower is None or part.upper is None:
            raise self.wrong(part, "a slice with an open end")
        return f"({self.value(part.upper).text}) - ({self.value(part.lower).text})"

    def part(self, base: Value, kind: Several, index: Value) -> Value:
        """A part of a tuple."""
        last = len(kind.parts) - 1
        if index.number is not None:
            at = index.number % (last + 1)
            return Value(f"{base.text}.p{at}", kind.parts[at], base.acts)
        text, joined = f"{base.text}.p{last}", kind.parts[last]
        for i in reversed(range(last)):
            joined = join(joined, kind.parts[i])
            text = f"({index.text} == {i} ? {base.text}.p{i} : {text})"
        return Value(text, joined, base.acts or index.acts)

    # ------------------------------------------------------------ expressions

    def truth(self, node: ast.expr) -> Value:
        """An expression as a condition."""
        if isinstance(node, ast.BoolOp):
            parts = [self.truth(v) for v in node.values]
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return Value(f"({sign.join(p.text for p in parts)})", TRUTH, any(p.acts for p in parts), whole=True)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            inner = self.truth(node.operand)
            return Value(f"!({inner.text})", TRUTH, inner.acts, whole=True)
        found = self.value(node)
        return found if found.kind == TRUTH else Value(f"({found.text} != 0)", TRUTH, found.acts, whole=True)

    def value(self, node: ast.expr) -> Value:
        """An expression as a value."""
        match node:
            case ast.Constant(value=bool(v)):
                return Value("true" if v else "false", TRUTH, number=int(v), whole=True)
            case ast.Constant(value=int(v)):
                return number(v)
            case ast.Name(id=name):
                return self.name_value(node, name)
            case ast.Attribute():
                return self.handed_on(self.attribute(node))
            case ast.Subscript():
                return self.handed_on(self.subscript(node))
            case ast.Call():
                return self.call(node)
            case ast.BinOp(left=left, op=op, right=right):
                return self.in_order([left, right], lambda a, b: self.binary(node, op, a, b))
            case ast.UnaryOp(op=ast.Not()) | ast.BoolOp():
                return self.logic(node)
            case ast.UnaryOp(op=sign_, operand=operand):
                inner = self.value(operand)
                sign = "-" if isinstance(sign_, ast.USub) else "~"
                if inner.number is not None:
                    return number(-inner.number if sign == "-" else ~inner.number)
                return Value(f"({sign}{inner.text})", join(inner.kind, INT), inner.acts, whole=False)
            case ast.Compare(left=left, ops=ops, comparators=others):
                return self.compare(node, left, ops, others)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                asked, a, b = self.truth(test), self.value(body), self.value(orelse)
                kind = join(a.kind, b.kind)
                text = f"({asked.text} ? {self.cast(a, kind)} : {self.cast(b, kind)})"
                return Value(text, kind, asked.acts or a.acts or b.acts, whole=a.whole and b.whole)
            case ast.Tuple(elts=elts):
                parts = [self.value(e) for e in elts]
                return self.tuple_of(parts, Several(tuple(p.kind for p in parts)))
        raise self.wrong(node, "no such expression")

    def tuple_of(self, parts: list[Value], kind: Several) -> Value:
        """Several values; a braced list is evaluated from left to right."""
        return Value("{" + ", ".join(p.text for p in parts) + "}", kind, any(p.acts for p in parts))

    def cast(self, value: Value, kind: Kind) -> str:
        """A value that has to be of a kind."""
        return value.text if value.kind == kind or isinstance(kind, Row) else f"({cpp(kind)})({value.text})"

    def logic(self, node: ast.expr) -> Value:
        """`and`, `or`, `not` as values: truths, or the last thing that was looked at."""
        if isinstance(node, ast.BoolOp) and not all(self.is_truth(v) for v in node.values):
            raise self.wrong(node, "`and` and `or` of numbers as a number")
        return self.truth(node)

    def is_truth(self, node: ast.expr) -> bool:
        """Is a value a truth, as far as is known?"""
        return isinstance(node, ast.BoolOp) or self.value(node).kind in (TRUTH, None)

    def name_value(self, node: ast.expr, name: str) -> Value:
        """A variable, or what a global name stands for."""
        if name in self.params or name in self.kinds or self.is_local(name):
            return Value(f"{name}_", self.kinds.get(name), whole=name not in self.signed)
        meaning = self.program.meaning(self.f, name)
        if isinstance(meaning, bool):
            return Value("true" if meaning else "false", TRUTH, number=int(meaning), whole=True)
        if isinstance(meaning, int):
            return number(int(meaning))
        if isinstance(meaning, list | tuple):
            return self.program.table(meaning)
        raise self.wrong(node, f"{type(meaning).__name__} is nothing that rules know")

    def is_local(self, name: str) -> bool:
        """Is the name a variable of this function?"""
        return any(
            isinstance(n, ast.Name) and n.id == name and isinstance(n.ctx, ast.Store) for n in ast.walk(self.tree)
        )

    def in_order(self, nodes: Sequence[ast.expr], make: Callable[..., Value]) -> Value:
        """Operands from left to right; C++ promises no order, so where it matters they are kept one after another."""
        values = [self.value(n) for n in nodes]
        if sum(not v.text.isidentifier() and v.number is None for v in values) < 2 or not any(v.acts for v in values):
            made = make(*values)
            return made._replace(acts=made.acts or any(v.acts for v in values))
        names = [self.temp() for _ in values]
        lines = "".join(
            f"auto {t} = {v.text}; "
            for t, v in zip(names, values, strict=True)
            if v.kind is not None and v.number is None and not v.text.isidentifier()
        )
        kept = [
            v if v.number is not None or v.text.isidentifier() else v._replace(text=t)
            for t, v in zip(names, values, strict=True)
        ]
        made = make(*kept)
        return Value(f"([&] {{ {lines}return {made.text}; }}())", made.kind, True, whole=made.whole)

    def binary(self, node: ast.AST, op: ast.operator, a: Value, b: Value) -> Value:
        """Two numbers make one."""
        whole = never_negative(op, a, b)
        if a.kind is None or b.kind is None:
            return Value("", join(join(a.kind, b.kind), INT), a.acts or b.acts, whole=whole)
        if not isinstance(a.kind, Number) or not isinstance(b.kind, Number):
            raise self.wrong(node, "no numbers")
        if a.number is not None and b.number is not None:
            return number(folded(op, a.number, b.number))
        kind, acts = join(join(a.kind, b.kind), INT), a.acts or b.acts
        match op:
            case ast.LShift():
                kind = LONG
                text = f"((i8)((u8){a.text} << {b.text}))"
            case ast.RShift():
                kind = join(a.kind, INT)
                text = f"({a.text} >> {b.text})"
            case ast.BitAnd():
                low = next((v.number for v in (a, b) if v.number is not None and 0 <= v.number <= LOW), None)
                if low is not None:
                    return Value(f"((int){a.text} & (int){b.text})", INT, acts, whole=True)
                if a.kind == b.kind == TRUTH:
                    kind = TRUTH
                text = f"({a.text} & {b.text})"
            case ast.FloorDiv():
                text = f"floor_div<{cpp(kind)}>({a.text}, {b.text})"
            case ast.Mod():
                text = f"floor_mod<{cpp(kind)}>({a.text}, {b.text})"
            case _ if type(op) in PLAIN:
                if kind == LONG:
                    text = f"((i8)((u8){a.text} {PLAIN[type(op)]} (u8){b.text}))"
                else:
                    text = f"({a.text} {PLAIN[type(op)]} {b.text})"
            case _:
                raise self.wrong(node, "no such operator")
        return Value(text, kind, acts, whole=whole)

    def compare(self, node: ast.Compare, left: ast.expr, ops: list[ast.cmpop], others: list[ast.expr]) -> Value:
        """One comparison, a chain of them, or `in`."""
        if isinstance(ops[0], ast.In | ast.NotIn):
            return self.among(node, left, others[0], isinstance(ops[0], ast.NotIn))
        nodes = [left, *others]

        def chain(*values: Value) -> Value:
            if len(values) > 2 and any(v.acts for v in values[1:-1]):
                raise self.wrong(node, "a chain that changes something")
            pairs = zip(values, ops, values[1:], strict=False)
            return Value(
                f"({' && '.join(f'{a.text} {COMPARE[type(o)]} {b.text}' for a, o, b in pairs)})", TRUTH, whole=True
            )

        return self.in_order(nodes, chain)

    def among(self, node: ast.expr, what: ast.expr, source: ast.expr, opposite: bool) -> Value:
        """`x in (A, B)`, or in a table."""
        sought = self.value(what)
        if isinstance(source, ast.Tuple):
            parts = [self.value(e).text for e in source.elts]
        else:
            row = self.value(source)
            if not isinstance(row.kind, Row) or not row.kind.sizes[0] or len(row.kind.sizes) != 1:
                raise self.wrong(node, "`in` of something without a length")
            parts = [self.entry_of(row, str(i)) for i in range(row.kind.sizes[0])]
        t = self.temp()
        asked = " || ".join(f"{t} == {p}" for p in parts)
        text = f"([&] {{ auto {t} = {sought.text}; return {asked}; }}())"
        return Value(f"!{text}" if opposite else text, TRUTH, sought.acts, whole=True)

    def call(self, node: ast.Call) -> Value:
        """A call of a rule, or of what Python brings along."""
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise self.wrong(node, "no plain call")
        name = node.func.id
        if name == "len":
            row = self.value(node.args[0])
            if (length := f"{row.text}n_") and length.removesuffix("_") in self.kinds:
                return Value(length, INT, whole=True)
            if not isinstance(row.kind, Row) or not row.kind.sizes[0]:
                raise self.wrong(node, "a row whose length is not known")
            return number(row.kind.sizes[0])
        if name in ("min", "max", "abs", "int"):
            return self.in_order(node.args, lambda *v: self.built_in(name, v))
        f = self.program.meaning(self.f, name)

        def make(*values: Value) -> Value:
            filled = [*values, *self.defaults(f, len(values))]
            called = self.program.call(f, filled)
            self.acts = self.acts or called.acts
            return called

        return self.in_order(node.args, make)

    def defaults(self, f: Any, given: int) -> list[Value]:
        """Arguments that were left out."""
        values = f.__defaults__ or ()
        missing = f.__code__.co_argcount - given
        return [number(v) for v in values[len(values) - missing :]] if missing else []

    def built_in(self, name: str, values: Sequence[Value]) -> Value:
        """`min`, `max`, `abs`, `int`."""
        kind: Kind = INT
        for v in values:
            kind = join(kind, v.kind)
        if name == "int":
            return Value(values[0].text, kind, whole=values[0].whole)
        text = values[0].text
        if name == "abs":
            return Value(f"magnitude<{cpp(kind)}>({text})", kind, whole=True)
        for v in values[1:]:
            text = f"{name}imum<{cpp(kind)}>({text}, {v.text})"
        some = any if name == "max" else all
        return Value(text, kind, whole=some(v.whole for v in values))


def number(n: int) -> Value:
    """A constant."""
    small = -LOW - 1 <= n <= LOW
    text = str(n) if small else f"{n}LL"
    if n == -LOW - 1:
        text = f"({n + 1} - 1)"
    return Value(
        text if n >= 0 or text.startswith("(") else f"({text})", INT if small else LONG, number=n, whole=n >= 0
    )


def never_negative(op: ast.operator, a: Value, b: Value) -> bool:
    """Is what two numbers make never negative, as far as can be told?"""
    match op:
        case ast.BitAnd():
            return a.whole or b.whole
        case ast.RShift():
            return a.whole
        case ast.Mod():
            return b.whole
        case ast.Sub():
            return False
    return a.whole and b.whole


def folded(op: ast.operator, a: int, b: int) -> int:
    """What two constants make."""
    made = OPERATORS[type(op)](a, b)
    return int(made)
