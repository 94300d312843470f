"""What is asked within loops, asked as early as it can be: before the loop, and once for all verbs of a list.

Questions of who acts alone mean something whatever the loop stands at, so their answers may be kept in a variable;
what takes a variable of the loop, or looks something up by a number that another question checks first, stays.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from deskoherna.kit.inline import tight

Name = Callable[[str, str], str]
"""A name like the wanted one for the answer of a call: nothing else in the written module is called so."""

GIVEN = frozenset({"s", "seat", "side"})
INDENT = "    "


def conjuncts(text: str) -> Iterator[ast.expr]:
    """The parts of an expression that all have to hold, in the order in which they are looked at."""
    yield from _parts(ast.parse(text, mode="eval").body)


def _parts(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.And):
        for value in node.values:
            yield from _parts(value)
    else:
        yield node


def level(node: ast.AST, variables: Sequence[str]) -> int:
    """Within how many of the nested loops an expression has to stand: those of the variables it takes."""
    used = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
    return max((k for k, name in enumerate(variables, 1) if name in used), default=0)


def by_level(questions: Sequence[str], variables: Sequence[str]) -> list[list[str]]:
    """The parts of questions by the loop they stand in; they are looked at in the same order as without loops."""
    parts: list[list[str]] = [[] for _ in range(len(variables) + 1)]
    at = 0
    for question in questions:
        for part in conjuncts(question):
            at = max(at, level(part, variables))
            parts[at].append(ast.unparse(part))
    return parts


def all_of(parts: Sequence[str]) -> str:
    """One condition of several."""
    return " and ".join(tight(part, ast.Compare) for part in parts) if len(parts) > 1 else parts[0]


def nested(blocks: Sequence[tuple[Sequence[str], Sequence[str]]], named: Name) -> list[str]:
    """Lines under their conditions, one after another; what neighbours begin with is looked at once for all of them."""
    lines: list[str] = []
    i = 0
    while i < len(blocks):
        conditions, inside = blocks[i]
        if not conditions:
            lines += inside
            i += 1
            continue
        j = i + 1
        while j < len(blocks) and list(blocks[j][0][:1]) == [conditions[0]]:
            j += 1
        common = 1
        while all(list(c[: common + 1]) == list(conditions[: common + 1]) for c, _ in blocks[i:j]):
            if common == len(conditions):
                break
            common += 1
        lines.append(f"if {all_of(conditions[:common])}:")
        body = nested([(c[common:], inside) for c, inside in blocks[i:j]], named) if j > i + 1 else inside
        lines += (INDENT + line for line in (values_once(body, named) if j > i + 1 else body))
        i = j
    return lines


# ---------------------------------------------------------------- answers that are kept


def _is_plain(node: ast.expr) -> bool:
    """Is it who acts, the state or a field of it, or a question about those alone?"""
    if isinstance(node, ast.Attribute):
        return isinstance(node.value, ast.Name) and node.value.id == "s"
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and not node.keywords and all(_is_plain(a) for a in node.args)
    if isinstance(node, ast.Subscript):
        return _is_row(node)
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and (node.id in GIVEN or node.id.isupper()))


def _is_row(node: ast.AST) -> bool:
    """Is it the row of who acts in a field of the state?"""
    return (
        isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Attribute)
        and _is_plain(node.value)
        and isinstance(node.slice, ast.Name)
        and node.slice.id in GIVEN
    )


def _is_value(node: ast.expr) -> bool:
    """Is it a field of the state, the row of who acts in one, or a fixed number?"""
    if isinstance(node, ast.Subscript):
        return _is_row(node)
    if isinstance(node, ast.Name):
        return node.id.isupper()
    return isinstance(node, ast.Constant | ast.Attribute) and _is_plain(node)


def kept_calls(node: ast.AST) -> Iterator[ast.Call]:
    """Calls that take only who acts, fields and fixed numbers, outermost first; not those made only now and then."""
    if isinstance(node, ast.BoolOp | ast.IfExp):
        return
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
        if not node.keywords and all(_is_plain(a) for a in node.args):
            yield node
            return
    for child in ast.iter_child_nodes(node):
        yield from kept_calls(child)


def value_calls(node: ast.AST) -> Iterator[ast.Call]:
    """Calls of functions that look at nothing but some fields: they may be made at any time."""
    for found in ast.walk(node):
        if isinstance(found, ast.Call) and isinstance(found.func, ast.Name) and found.args and not found.keywords:
            if all(_is_value(a) for a in found.args) and not all(isinstance(a, ast.Constant) for a in found.args):
                yield found


def named_after(call: ast.Call) -> str:
    """What the answer of a question is called."""
    assert isinstance(call.func, ast.Name)
    words = [node.attr if isinstance(node, ast.Attribute) else ast.unparse(node).lower() for node in _told(call)]
    return "_".join([call.func.id, *([w for w in words if w not in GIVEN] or ["now"])])


def _told(call: ast.Call) -> Iterator[ast.expr]:
    """The arguments that the name of an answer tells."""
    for a in call.args:
        if isinstance(a, ast.Subscript):
            yield a.value
        elif not isinstance(a, ast.Call):
            yield a


def put_in_place(call: str, name: str, text: str) -> str:
    """The text with the kept answer instead of the question."""
    return re.sub(rf"(?<![\w.]){re.escape(call)}", name, text)


def out_of_loops(parts: list[list[str]], named: Name) -> list[str]:
    """Lines before the loops that keep answers asked within, and rows looked up there; the parts then use those."""
    lines: dict[str, str] = {}
    for inside in parts[1:]:
        for call in [c for part in inside for c in kept_calls(ast.parse(part, mode="eval"))]:
            lines.setdefault(ast.unparse(call), named(named_after(call), ast.unparse(call)))
    _replace(parts, lines)
    rows: dict[str, str] = {}
    for inside in parts[1:]:
        for row in [r for part in inside for r in rows_of_rows(ast.parse(part, mode="eval"))]:
            rows.setdefault(ast.unparse(row), named(_field(row), ast.unparse(row)))
    _replace(parts, rows)
    return [f"{name} = {text}" for text, name in (lines | rows).items()]


def _replace(parts: list[list[str]], names: dict[str, str]) -> None:
    for text, name in names.items():
        parts[1:] = [[put_in_place(text, name, part) for part in inside] for inside in parts[1:]]


def rows_of_rows(node: ast.AST) -> Iterator[ast.Subscript]:
    """Rows of who acts in which a number is looked up."""
    for found in ast.walk(node):
        if isinstance(found, ast.Subscript) and isinstance(found.value, ast.Subscript) and _is_row(found.value):
            yield found.value


def _field(row: ast.Subscript) -> str:
    assert isinstance(row.value, ast.Attribute)
    return row.value.attr


def always_asked(line: str) -> Iterator[ast.Call]:
    """The calls of a condition at the left of a list that are made whatever the others say."""
    found = re.fullmatch(r"if (.*):", line)
    if found is not None:
        yield from kept_calls(next(conjuncts(found[1])))


def asked_once(lines: Iterable[str], named: Name) -> list[str]:
    """A list in which a question that is asked anyway, and later again, is asked once."""
    done: list[str] = []
    left = list(lines)
    while left:
        for call in always_asked(left[0]):
            text = ast.unparse(call)
            if sum(put_in_place(text, "", line) != line for line in left) > 1:
                done += _keep(text, named(named_after(call), text), left)
        done.append(left.pop(0))
    return done


def _keep(text: str, name: str, lines: list[str]) -> list[str]:
    """The line that keeps an answer; the others then use it."""
    lines[:] = [put_in_place(text, name, line) for line in lines]
    lines[:] = [line for line in lines if line.strip() != f"{name} = {name}"]
    return [f"{name} = {text}"]


def values_once(lines: Iterable[str], named: Name) -> list[str]:
    """A list that works out once what several of its lines want to know of the same fields."""
    left = list(lines)
    calls = [call for line in left for node in _expressions(line) for call in value_calls(node)]
    texts = [ast.unparse(call) for call in calls]
    head: list[str] = []
    for call, text in zip(calls, texts, strict=True):
        if texts.count(text) > 1 and sum(put_in_place(text, "", line) != line for line in left) > 1:
            head += _keep(text, named(named_after(call), text), left)
    return [*head, *left]


def _expressions(line: str) -> Iterator[ast.AST]:
    """What a line of a list looks at."""
    text = line.strip()
    found = re.fullmatch(r"(?:el)?if (.*):", text)
    if found is not None:
        yield ast.parse(found[1], mode="eval")
    elif not text.endswith(":"):
        yield ast.parse(text)
