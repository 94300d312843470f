"""A function of the rules in C++: statement by statement, with the kinds of what it is given.

It is done again and again until no kind changes any more; a `Program` keeps what is known of all functions.
"""

import ast
from collections.abc import Sequence

from deskoherna.lab.cuda.expressions import Expressions, Value, number
from deskoherna.lab.cuda.kinds import INT, Kind, Row, Several, cpp, entry, join


class Translation(Expressions):
    """One function with arguments of certain kinds."""

    # ------------------------------------------------------------ the whole

    def run(self) -> bool:
        """Translate with what is known now; has anything become known that was not?"""
        before = (dict(self.kinds), self.result, self.acts, self.whole, len(self.signed))
        self.lines, self.temps = [], 0
        self.block(self.tree.body, 1)
        self.text = "\n".join(self.lines)
        self.weight = len(self.lines)
        return before != (self.kinds, self.result, self.acts, self.whole, len(self.signed))

    def head(self) -> str:
        """The first line, without what follows."""
        given = ", ".join(f"{cpp(self.kinds[p])} {p}_" for p in self.params)
        return f"{cpp(self.result)} {self.name}({given})"

    def written(self) -> str:
        """All of it."""
        mine = [(n, k) for n, k in self.kinds.items() if n not in self.params]
        declared = "".join(f"    {cpp(k)} {n}_{{}};\n" for n, k in mine if k is not None)
        return f"{self.head()} {{\n{declared}{self.text}\n}}\n"

    def put(self, depth: int, line: str) -> None:
        """A line of the result."""
        self.lines.append("    " * depth + line)

    def learn(self, name: str, kind: Kind, *, whole: bool) -> None:
        """A variable holds this too."""
        self.kinds[name] = join(self.kinds.get(name), kind)
        if not whole:
            self.signed.add(name)

    # ------------------------------------------------------------ statements

    def block(self, body: Sequence[ast.stmt], depth: int) -> None:
        """Statements, one after another."""
        for node in body:
            self.statement(node, depth)

    def statement(self, node: ast.stmt, depth: int) -> None:
        """One statement."""
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                pass
            case ast.Expr(value=value):
                self.put(depth, f"{self.value(value).text};")
            case ast.Assign(targets=targets, value=value):
                self.assign(targets, value, depth)
            case ast.AugAssign(target=target, op=op, value=value):
                self.augment(node, target, op, value, depth)
            case ast.Return(value=value):
                self.give(value, depth)
            case ast.If(test=test, body=body, orelse=orelse):
                self.put(depth, f"if ({self.truth(test).text}) {{")
                self.block(body, depth + 1)
                if orelse:
                    self.put(depth, "} else {")
                    self.block(orelse, depth + 1)
                self.put(depth, "}")
            case ast.While(test=test, body=body, orelse=[]):
                self.put(depth, f"while ({self.truth(test).text}) {{")
                self.block(body, depth + 1)
                self.put(depth, "}")
            case ast.For(target=ast.Name(id=name), iter=source, body=body, orelse=[]):
                self.loop(name, source, body, depth)
            case ast.Break():
                self.put(depth, "break;")
            case ast.Continue():
                self.put(depth, "continue;")
            case ast.Raise():
                self.put(depth, "refuse();")
            case _:
                raise self.wrong(node, "no such statement")

    def give(self, value: ast.expr | None, depth: int) -> None:
        """Return."""
        if value is None:
            self.put(depth, "return;")
            return
        found = self.value(value)
        self.result = join(self.result, found.kind)
        self.whole = self.whole and found.whole
        self.put(depth, f"return {self.as_kind(found, self.result)};")

    def as_kind(self, value: Value, kind: Kind) -> str:
        """An expression where a kind is wanted."""
        if isinstance(kind, Several) and value.text.startswith("{"):
            return f"{cpp(kind)}{value.text}"
        return value.text

    def assign(self, targets: list[ast.expr], value: ast.expr, depth: int) -> None:
        """Targets, from the first on, get the same value; a tuple is taken apart."""
        first = targets[0]
        if len(targets) == 1 and isinstance(first, ast.Name):
            found = self.value(value)
            self.measure(first, value, depth)
            self.learn(first.id, found.kind, whole=found.whole)
            self.put(depth, f"{first.id}_ = {self.as_kind(found, self.kinds[first.id])};")
        elif len(targets) == 1 and isinstance(first, ast.Tuple):
            self.take_apart(first, value, depth)
        elif len(targets) == 1:
            found = self.value(value)
            target = self.place(first, found)
            self.put(depth, f"{target.text} = {found.text};")
        else:
            t, found = self.temp(), self.value(value)
            self.put(depth, f"auto {t} = {found.text};")
            for target_node in targets:
                self.store(target_node, Value(t, found.kind, whole=found.whole), depth)

    def measure(self, node: ast.expr, value: ast.expr, depth: int) -> None:
        """A slice's length is kept beside it: rows do not know theirs."""
        if isinstance(node, ast.Name) and isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Slice):
            self.learn(f"{node.id}_n", INT, whole=True)
            self.put(depth, f"{node.id}_n_ = {self.length_of(value.slice)};")

    def store(self, node: ast.expr, value: Value, depth: int) -> None:
        """A value that is known goes to one place."""
        if isinstance(node, ast.Name):
            self.learn(node.id, value.kind, whole=value.whole)
            self.put(depth, f"{node.id}_ = {value.text};")
        else:
            self.put(depth, f"{self.place(node, value).text} = {value.text};")

    def take_apart(self, target: ast.Tuple, value: ast.expr, depth: int) -> None:
        """`a, b = f(s)` or `a, b = c, d`."""
        if isinstance(value, ast.Tuple):
            parts = [self.value(v) for v in value.elts]
            names = [self.temp() for _ in parts]
            for t, part in zip(names, parts, strict=True):
                self.put(depth, f"{cpp(part.kind)} {t} = {part.text};")
            values = [Value(t, part.kind, whole=part.whole) for t, part in zip(names, parts, strict=True)]
        else:
            t, found = self.temp(), self.value(value)
            if found.kind is None:
                return
            if not isinstance(found.kind, Several):
                raise self.wrong(value, "no tuple")
            self.put(depth, f"auto {t} = {found.text};")
            values = [Value(f"{t}.p{i}", kind) for i, kind in enumerate(found.kind.parts)]
        for node, part in zip(target.elts, values, strict=True):
            self.store(node, part, depth)
        if isinstance(value, ast.Tuple):
            for node, given in zip(target.elts, value.elts, strict=True):
                self.measure(node, given, depth)

    def augment(self, node: ast.AugAssign, target: ast.expr, op: ast.operator, value: ast.expr, depth: int) -> None:
        """`x += y`: x is looked at before y is asked."""
        by = self.value(value)
        if isinstance(target, ast.Name):
            old = Value(f"{target.id}_", self.kinds.get(target.id), whole=target.id not in self.signed)
        else:
            old = self.value(target)
            if self.touches(target):
                there = self.temp()
                self.put(depth, f"auto& {there} = {old.text};")
                old = old._replace(text=there)
        if by.acts:
            t, u = self.temp(), self.temp()
            self.put(depth, f"{cpp(old.kind)} {t} = {old.text};")
            self.put(depth, f"{cpp(by.kind)} {u} = {by.text};")
            made = self.binary(node, op, old._replace(text=t), by._replace(text=u))
        else:
            made = self.binary(node, op, old, by)
        if isinstance(target, ast.Name):
            self.learn(target.id, made.kind, whole=made.whole)
        else:
            self.place(target, made)
        self.put(depth, f"{old.text} = {made.text};")

    def touches(self, node: ast.expr) -> bool:
        """Does the place of an entry depend on a call that changes something?"""
        return any(self.value(n.slice).acts for n in ast.walk(node) if isinstance(n, ast.Subscript))

    def loop(self, name: str, source: ast.expr, body: list[ast.stmt], depth: int) -> None:
        """`for` over a range, a row or a tuple."""
        i, end = self.temp(), self.temp()
        if isinstance(source, ast.Call) and isinstance(source.func, ast.Name) and source.func.id == "range":
            args = [self.value(a) for a in source.args]
            first, last = (Value("0", INT, number=0), args[0]) if len(args) == 1 else (args[0], args[1])
            step = args[2] if len(args) == 3 else number(1)
            kind = join(join(first.kind, last.kind), INT)
            self.learn(
                name, kind, whole=first.whole and (step.whole or (last.number is not None and last.number >= -1))
            )
            self.put(depth, f"for ({cpp(kind)} {i} = {first.text}, {end} = {last.text};")
            if step.number is not None:
                self.put(depth, f"     {i} {'<' if step.number > 0 else '>'} {end}; {i} += {step.number}) {{")
            else:
                self.put(depth, f"     {step.text} > 0 ? {i} < {end} : {i} > {end}; {i} += {step.text}) {{")
            self.put(depth + 1, f"{name}_ = {i};")
        else:
            row = self.constants(source) if isinstance(source, ast.Tuple) else self.value(source)
            if not isinstance(row.kind, Row) or len(row.kind.sizes) != 1 or not row.kind.sizes[0]:
                raise self.wrong(source, "a loop over something without a length")
            self.learn(name, entry(row.kind), whole=row.kind.whole)
            self.put(depth, f"for (int {i} = 0; {i} < {row.kind.sizes[0]}; {i}++) {{")
            self.put(depth + 1, f"{name}_ = {self.entry_of(row, i)};")
        self.block(body, depth + 1)
        self.put(depth, "}")

    def constants(self, node: ast.Tuple) -> Value:
        """A tuple of constants as a row."""
        return self.program.table(tuple(self.value(e).number for e in node.elts))
