"""What is asked within loops, asked as early as it can be: before the loop, and once for all verbs of a list.

Questions of who acts alone mean something whatever the loop stands at, so their answers may be kept in a variable;
what takes a variable of the loop, or looks something up by a number that another question checks first, stays.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from deskoherna.kit.inline import tight

Name = Callable[[str], str]
"""A name of which nothing else in the written module is called, like the wanted one."""

GIVEN = frozenset({"s", "seat", "side"})


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


# ---------------------------------------------------------------- answers that are kept


def _is_plain(node: ast.expr) -> bool:
    """Is it who acts, the state or a field of it?"""
    if isinstance(node, ast.Attribute):
        return isinstance(node.value, ast.Name) and node.value.id == "s"
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and (node.id in GIVEN or node.id.isupper()))


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


def named_after(call: ast.Call) -> str:
    """What the answer of a question is called."""
    assert isinstance(call.func, ast.Name)
    words = [a.attr if isinstance(a, ast.Attribute) else ast.unparse(a).lower() for a in call.args]
    return "_".join([call.func.id, *([w for w in words if w not in GIVEN] or ["now"])])


def put_in_place(call: str, name: str, text: str) -> str:
    """The text with the kept answer instead of the question."""
    return re.sub(rf"(?<![\w.]){re.escape(call)}", name, text)


def out_of_loops(parts: list[list[str]], named: Name) -> list[str]:
    """Lines before the loops that keep answers asked within; the parts then use those."""
    lines: dict[str, str] = {}
    for inside in parts[1:]:
        for call in [c for part in inside for c in kept_calls(ast.parse(part, mode="eval"))]:
            lines.setdefault(ast.unparse(call), named(named_after(call)))
    for call_text, name in lines.items():
        parts[1:] = [[put_in_place(call_text, name, part) for part in inside] for inside in parts[1:]]
    return [f"{name} = {call_text}" for call_text, name in lines.items()]


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
                name = named(named_after(call))
                done.append(f"{name} = {text}")
                left = [put_in_place(text, name, line) for line in left]
                left = [line for line in left if line.strip() != f"{name} = {name}"]
        done.append(left.pop(0))
    return done
