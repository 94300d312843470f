"""What cannot be compiled is told with its line and what to write instead, and nothing that can be is told."""

import dataclasses
import sys
import types
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from deskoherna.kit import dialect
from toys import fancy
from toys.pennies.game import GAME as PENNIES

HEAD = """from deskoherna.kit.twins import python_only
__rules__ = True
PRICES = {1: 4}
NAMES = ["fox", "owl"]
UNEVEN = [[1, 2], [0]]
HALF = 0.5
TABLE = [[1, 2], [3, 4]]
"""
REFUSED = [
    ("return {1: 2}[n]", "a dict in f; write a list of ints with a value for every index"),
    ("return PRICES[n]", "PRICES, which is a dict, in f; write a list of ints"),
    ("return len(NAMES)", "NAMES, which is a table of other things than whole numbers,"),
    ("return UNEVEN[n][0]", "UNEVEN, which is a table of rows of different length, in f; write rows of one length"),
    ("return HALF * n", "HALF, which is a fraction, in f"),
    ("return n / 2", "a division by `/` in f; write `//`"),
    ("return int(n * 0.5)", "the fraction 0.5 in f"),
    ("return len(f'{n}')", "an f-string in f"),
    ("return len([k for k in range(n)])", "a list that is made in f"),
    ("return 1 if n in {1, 2} else 0", "a set in f; write a tuple"),
    ("return any(k == n for k in range(3))", "`any(...)` in f; write a loop with an early `return True`"),
    ("return sum(s.row)", "`sum(...)` in f"),
    ("return s.row[1:][0]", "a slice in f"),
    ("return s.grid[0, 1]", "an index of several numbers in f; write `row[a][b]`"),
    ("return s.row.count(n)", "`.count(...)` of a row in f"),
    ("return f(s, n - 1)", "a function that calls itself in f"),
    ("return g(s, n=n)", "an argument by keyword in f"),
    ("return (lambda k: k)(n)", "a lambda in f"),
    ("import math; return n", "an import inside a function in f"),
    ("print(n); return n", "`print(...)` in f; write an event"),
    ("return s.name == 'fox'", "the text 'fox' in f"),
    ("\n    if n: return 1", "no `return` at the end in f; return a number that means nothing, such as -1"),
    ("\n    if n: return 1\n    return None", "nothing is returned here and something elsewhere in f"),
    ("\n    try: n = 1\n    finally: n = 2\n    return n", "try in f; write an `if` that asks before"),
    ("\n    def inner(): return n\n    return inner()", "a function inside a function in f"),
]
ALLOWED = [
    "return min(n, 2) + abs(n) + len(s.row) + max(1, 2)",
    "\n    for k, v in enumerate(s.row):\n        if v == n: return k\n    return -1",
    "\n    match n:\n        case 0: return 1\n        case _: return TABLE[n][0]",
    "\n    while True:\n        n -= 1\n        if n < 0: return 0",
    "\n    assert n > 0, 'a sentence'\n    raise ValueError('a fixed sentence')",
    "a, b = n, 1; return a if a in (1, 2) else b",
    "count = n; return count // 2",
]


def module(folder: Path, body: str) -> types.ModuleType:
    path = folder / "example_of_rules.py"
    path.write_text(f"{HEAD}def g(s, n):\n    return n\n\n\ndef f(s, n):\n    {body}\n", encoding="utf-8")
    spec = spec_from_file_location("example_of_rules", path)
    assert spec is not None and spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.mark.parametrize(("body", "sentence"), REFUSED, ids=[body.strip()[:30] for body, _ in REFUSED])
def test_told(tmp_path: Path, body: str, sentence: str) -> None:
    said = list(dialect.unknown(module(tmp_path, body)))
    assert len(said) == 1
    assert sentence in said[0]
    assert f"example_of_rules.py:{11 + body.count(chr(10), 0, 1)}" in said[0] or "example_of_rules.py:1" in said[0]


@pytest.mark.parametrize("body", ALLOWED)
def test_not_told(tmp_path: Path, body: str) -> None:
    assert list(dialect.unknown(module(tmp_path, body))) == []


def test_a_helper_that_is_never_compiled_may_do_as_it_likes(tmp_path: Path) -> None:
    made = module(tmp_path, "return {1: 2}[n]")
    made.f.__python_only__ = True
    assert list(dialect.unknown(made)) == []


def test_it_is_told_before_anything_is_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DESKOHERNA_CACHE", str(tmp_path))
    game = dataclasses.replace(PENNIES, rules=dataclasses.replace(PENNIES.rules, points=fancy.points))
    with pytest.raises(dialect.NotPlain, match=r"fancy\.py:11: WORTH, which is a dict, in points; .*`sum\(\.\.\.\)`"):
        game.compiled()
    assert "numba" in sys.modules
    assert not any(tmp_path.iterdir())
