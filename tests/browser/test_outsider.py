"""Somebody from outside: an empty folder, the commands of the documentation, and a game played to its end by clicks.

`pytest tests/browser/test_outsider.py -s` prints the transcript with the seconds of each step.
"""

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from deskoherna.kit.compliance import CHECKS
from deskoherna.starters import KINDS

from .actions import BOT, ME, PHONE, PROMPT, RESULT, come, open_table, play_on, play_some
from .conftest import Visit
from .looks import faults, still
from .server import ServerProcess, build_client
from .test_lessons import begin, follow

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SLUG = "acorns"
WEB_CODE = {".js", ".mjs", ".ts", ".svelte", ".css", ".html"}
COMMAND = [sys.executable, "-m", "deskoherna.cli"]
FLAG = {"dice": [], "cards": ["--hidden-hands"], "hexes": ["--hex"], "together": ["--cooperative"]}


def do(*command: str, at: Path, site: Path) -> str:
    """A command of the documentation, typed there; what it said."""
    begun = time.monotonic()
    env = os.environ | {"PYTHONPATH": str(site)}
    done = subprocess.run(command, cwd=at, env=env, capture_output=True, text=True)
    print(f"$ {' '.join(command[2:] if command[1] == '-m' else command)}    # {time.monotonic() - begun:.1f} s")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where games are installed."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="module")
def projects(site: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Begun in an empty folder: a game of every kind; all but the plainest are told by their kind."""
    here = tmp_path_factory.mktemp("empty")
    named = {kind: SLUG if kind == "dice" else f"my{kind}" for kind in KINDS}
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target"]
    for kind, slug in named.items():
        do(*COMMAND, "new", slug, *FLAG[kind], at=here, site=site)
        do(*install, str(site), ".", at=here / slug, site=site)
    return {kind: here / slug for kind, slug in named.items()}


@pytest.fixture(scope="module")
def server(site: Path, projects: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that finds those games because they are installed, and for no other reason."""
    assert projects
    build_client()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site))
        server = ServerProcess(tmp_path_factory.mktemp("server"), seed="outsider")
        server.open()
    yield server
    server.close()


def test_from_an_empty_folder_to_the_end_of_a_game(
    visit: Visit, dice: random.Random, album: Path, site: Path, projects: dict[str, Path]
) -> None:
    project = projects["dice"]
    assert f"{len(CHECKS)} of {len(CHECKS)} checks kept" in do(*COMMAND, "comply", SLUG, at=project, site=site)
    assert [p for p in project.rglob("*") if p.suffix in WEB_CODE] == []
    begun = time.monotonic()
    page = come(visit, "Eva", size=LAPTOP)
    page.goto("/")
    page.get_by_role("button", name=SLUG.title()).click()
    page.locator(".go .stamp").click()
    expect(page.locator(PROMPT)).to_contain_text("Hoďte kostkou")
    play_some(page, dice, 3)
    still(page)
    assert faults(page) == []
    page.screenshot(path=album / "outsider-table.png")
    play_on(page, dice)
    expect(page.locator(RESULT)).to_be_visible()
    page.screenshot(path=album / "outsider-over.png")
    print(f"a game in the browser    # {time.monotonic() - begun:.1f} s")


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "dice"])
def test_every_kind_is_played_on_a_phone(
    visit: Visit, dice: random.Random, album: Path, projects: dict[str, Path], kind: str
) -> None:
    page = come(visit, "Eva", size=PHONE, scheme="dark", phone=True)
    page.goto(open_table(page, projects[kind].name, [ME, BOT]))
    play_some(page, dice, 2, touch=True)
    still(page)
    assert faults(page) == []
    page.screenshot(path=album / f"outsider-{kind}.png")
    play_on(page, dice)


def test_its_lesson_is_taught(visit: Visit, projects: dict[str, Path]) -> None:
    page = come(visit, "Eva", size=LAPTOP)
    begin(page, projects["dice"].name)
    assert follow(page) == 3
