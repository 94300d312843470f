"""What a linter or the type checker is told to overlook has its reason beside it."""

import re
import tokenize
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = [p for folder in ("src", "tests", "bench", "docs", "examples") for p in sorted((ROOT / folder).rglob("*.py"))]
OVERLOOKS = re.compile(r"#\s*(?:ruff:\s*)?noqa|#\s*type:\s*ignore|#\s*pragma:\s*no")
REASONED = re.compile(r"# (?:ruff: )?noqa: [A-Z0-9, ]+ \(\S.*\)$|# type: ignore\[[a-z, -]+\]  # \S.*$")
IGNORED = re.compile(r'^\s*"[A-Z]+\d*",\s+# \S')


def comments(path: Path) -> list[str]:
    """Each with its line, as an editor would show it."""
    with path.open("rb") as file:
        return [
            f"{path.relative_to(ROOT)}:{t.start[0]}: {t.string}"
            for t in tokenize.tokenize(file.readline)
            if t.type == tokenize.COMMENT
        ]


def test_every_exception_in_the_sources_says_why() -> None:
    found = [line for path in SOURCES for line in comments(path) if OVERLOOKS.search(line)]
    assert len(found) > 20
    assert [line for line in found if not REASONED.search(line)] == []


def test_every_rule_that_is_switched_off_says_why() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    listed = re.findall(r"^ignore = \[\n(.*?)^\]", text, re.MULTILINE | re.DOTALL)
    assert len(listed) == 1
    assert [line for line in listed[0].splitlines() if not IGNORED.match(line)] == []
