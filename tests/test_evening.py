"""The tutorial is true: its pieces are those of the game that is begun, its change is made and checked as written."""

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from deskoherna.starters import begin

PAGE = (Path(__file__).parents[1] / "docs/evening.md").read_text(encoding="utf-8")
FENCE = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```', re.MULTILINE | re.DOTALL)
BLOCKS = FENCE.findall(PAGE)
COMPLY = [sys.executable, "-m", "deskoherna.kit.compliance", "acorns.game:GAME"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    begin("dice", "acorns", "Acorns", tmp_path / "acorns")
    return tmp_path / "acorns"


def change(project: Path) -> int:
    """Make the change of the page; how many pieces."""
    n = 0
    for (title, old), (_, new) in pairwise(BLOCKS):
        file, _, how = title.partition(": ")
        if how in ("add behind", "add before", "replace"):
            path = project / file
            text = path.read_text(encoding="utf-8")
            assert text.count(old) == 1, title
            before = new.rstrip("\n") + ("\n\n\n" if path.suffix == ".py" else "\n\n") + old
            put = {"add behind": old + new, "add before": before, "replace": new}[how]
            path.write_text(text.replace(old, put), encoding="utf-8")
            n += 1
    return n


def comply(project: Path, *arguments: str) -> str:
    done = subprocess.run([*COMPLY, *arguments], cwd=project / "src", capture_output=True, text=True)
    return done.stdout + done.stderr


MOST_LINES = 350


def test_the_example_is_short(project: Path) -> None:
    """All that the command writes, project files and words of both languages too, with the change of the page."""
    assert change(project) == 8
    files = [p for p in project.rglob("*") if p.is_file()]
    lines = [line for p in files for line in p.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) < MOST_LINES


def test_what_is_shown_is_what_is_written(project: Path) -> None:
    shown = [(title, text) for title, text in BLOCKS if ": " not in title and title != "said"]
    assert len(shown) == 4
    for title, text in shown:
        assert text in (project / title).read_text(encoding="utf-8"), title


def test_the_change_keeps_the_contract_when_it_is_whole(project: Path) -> None:
    comply(project, "--check", "complete", "--write")
    words = {p: p.read_text(encoding="utf-8") for p in (project / "src/acorns/words").iterdir()}
    assert change(project) == 8
    whole = {p: p.read_text(encoding="utf-8") for p in words}
    for path, text in words.items():
        path.write_text(text, encoding="utf-8")
    said = comply(project, "--check", "complete", "--check", "open-fields")
    for sentence in dict(BLOCKS)["said"].splitlines():
        assert sentence in said
    for path, text in whole.items():
        path.write_text(text, encoding="utf-8")
    comply(project, "--check", "complete", "--write")
    checks = ("complete", "plain", "legal", "scenarios", "rulebook", "lessons", "words", "forget", "golden")
    said = comply(project, *(word for check in checks for word in ("--check", check)))
    assert f"{len(checks)} of {len(checks)} checks kept" in said, said
