"""What is installed: the wheel carries all that runs, and no golden file."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import hatch_build
import pytest

ROOT = Path(__file__).parents[1]
HOMES = sorted(
    p.parent for name in ("games", "workshop", "starters") for p in (ROOT / "src/deskoherna" / name).glob("*/game.py")
)
SLUGS = [home.name for home in HOMES]
RUNS = ("material.toml", "words/cs.ftl", "words/en.ftl", "rulebook/cs.md", "rulebook/en.md", "scenarios/", "game.py")
GOLDEN = re.compile(r"/golden/(?!unused\.txt$)")
LARGEST = 3_000_000
"""Bytes of the wheel with its client; it has 2.1 million."""
STORED = ("golden", "perft", "open-fields", "released")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the tree as it stands."""
    out = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(ROOT)],
        check=True,
        capture_output=True,
        env=os.environ | {hatch_build.WITHOUT: "1"},
    )
    return next(out.glob("*.whl"))


def test_the_wheel_carries_what_runs_and_no_golden_file(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as built:
        names = built.namelist()
    assert "deskoherna/py.typed" in names
    for home in HOMES:
        lies = home.relative_to(ROOT / "src").as_posix()
        for part in RUNS:
            assert any(n.startswith(f"{lies}/{part}") for n in names), f"{home.name}: {part} is missing"
    assert [n for n in names if GOLDEN.search(n)] == []


def test_what_is_told_of_it_is_read_anywhere(wheel: Path) -> None:
    """No picture and no link needs the folder that the README lies in."""
    with zipfile.ZipFile(wheel) as built:
        told = built.read(next(n for n in built.namelist() if n.endswith("/METADATA"))).decode()
    head, _, text = told.partition("\n\n")
    assert "Description-Content-Type: text/markdown" in head
    assert "Programming Language :: Python :: 3.11" in head
    for line in ("# Deskoherna", "## The games", "| game | players | what is inside |", "make play     # set up"):
        assert f"\n{line}" in f"\n{text}"
    assert re.findall(r"\]\((?!https?:)[^)]*\)", text) == []
    assert "\n\n\n" not in text
    assert "| | |" not in text


def test_it_stays_small(wheel: Path) -> None:
    assert wheel.stat().st_size < LARGEST


def test_a_wheel_without_its_client_is_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(hatch_build.WITHOUT, raising=False)
    hook = hatch_build.ClientIsThere(str(tmp_path), {}, None, None, str(tmp_path), "wheel")  # type: ignore[arg-type]  # not asked
    with pytest.raises(RuntimeError, match="build the browser client first"):
        hook.initialize("standard", {})
    hook.initialize("editable", {})
    (tmp_path / hatch_build.CLIENT).parent.mkdir(parents=True)
    (tmp_path / hatch_build.CLIENT).touch()
    hook.initialize("standard", {})


def test_installed_games_comply_without_their_golden_files(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as built:
        built.extractall(tmp_path)
    checks = [word for name in STORED for word in ("--check", name)]
    done = subprocess.run(
        [sys.executable, "-m", "deskoherna.kit.compliance", SLUGS[0], *checks],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("not compared: golden files stay with the sources") == len(STORED)
