"""The documentation site: it is built without a warning, has every page, and loads nothing from elsewhere."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
TRACKED = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True).stdout.splitlines()
LOADED = re.compile(
    r'<(?:script|img|iframe|source|audio|video)\b[^>]*\bsrc="([^"]+)"'
    r'|<link\b[^>]*\brel="(?:stylesheet|icon|preload|preconnect|modulepreload)"[^>]*\bhref="([^"]+)"'
)
REFERENCE = ("reference/kit/state.html", "reference/bots/search.html", "reference/lab/envs/vector.html")


@pytest.fixture(scope="module")
def pages() -> Any:
    """The module that lays out the site."""
    spec = importlib.util.spec_from_file_location("docs_pages", ROOT / "docs/pages.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built strictly: a dead link, a missing anchor, a page that is in no menu end it."""
    out = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(out)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return out


def test_every_page_of_the_repository_is_there(site: Path, pages: Any) -> None:
    """But for the rulebook pages, which the browser shows with their examples."""
    beside = pages.beside()
    wanted = [
        beside.get(page, page.removeprefix("docs/"))
        for page in TRACKED
        if page.startswith("docs/") or ("/rulebook/" not in page and not page.startswith("tests/"))
    ]
    built = [re.sub(r"(README|index)\.md$", "index.html", page).replace(".md", ".html") for page in wanted]
    assert [page for page in built if not (site / page).is_file()] == []
    assert len(built) > 20 or not TRACKED


def test_the_reference_is_made_from_docstrings(site: Path) -> None:
    for page in REFERENCE:
        assert (site / page).is_file()
    assert "A copy that shares nothing" in (site / REFERENCE[0]).read_text(encoding="utf-8")


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    loaded = {a or b for page in site.rglob("*.html") for a, b in LOADED.findall(page.read_text(encoding="utf-8"))}
    assert any(link.endswith(".css") for link in loaded) and any(link.endswith(".js") for link in loaded)
    assert [link for link in loaded if re.match(r"(?:[a-z]+:)?//", link)] == []
    styles = "".join(css.read_text(encoding="utf-8") for css in site.rglob("*.css"))
    assert re.findall(r"url\(['\"]?(?:https?:)?//", styles) == []


@pytest.mark.parametrize(
    ("page", "link", "there"),
    [
        ("README.md", "docs/lab.md#tournament", "lab.md#tournament"),
        ("README.md", "docs/pictures/lobby.jpg", "pictures/lobby.jpg"),
        ("README.md", "LICENSE", None),
        ("docs/rules/cardia.md", "README.md", "../rules/README.md"),
        ("docs/rules/cardia.md", "../../src/deskoherna/games/cardia/README.md", "../games/cardia.md"),
        ("docs/rules/cardia.md", "../../src/deskoherna/games/cardia/rules.py", None),
        ("src/deskoherna/games/cardia/README.md", "../../../../docs/protocol.md", "../protocol.md"),
        ("docs/contract.md", "../README.md", "index.md"),
    ],
)
def test_links_of_the_repository_become_links_of_the_site(pages: Any, page: str, link: str, there: str | None) -> None:
    assert pages.resolved(page, link, pages.beside()) == there


def test_pages_are_written_for_readers_of_the_repository(pages: Any) -> None:
    text = (
        "![a](docs/pictures/lobby.jpg) and [the licence](LICENSE)\nin short:\n- one\n- two\n\n"
        "```sh\nsee [this](docs/lab.md):\n- no list\n```\n[anchor](#here)\n"
    )
    assert pages.rendered(text, "README.md", pages.beside()) == (
        "![a](pictures/lobby.jpg) and the licence\nin short:\n\n- one\n- two\n\n"
        "```sh\nsee [this](docs/lab.md):\n- no list\n```\n[anchor](#here)\n"
    )
