"""Full tables fit: on every screen all that one decides on can be seen, read and clicked."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from deskoherna.kit import registry

from .actions import PROMPT
from .conftest import Visit
from .crowded import crowds, lay
from .fit import SHORT, SIZES, Screen, misfits
from .looks import still
from .server import ServerProcess

SLUGS = registry.slugs()
LARGEST = "largest"
LARGE_TYPE = ("1280x720", "1440x900")
"""Screens that are tried with the largest type, too."""
KEEP_SIZE = """size => {
    if (!location.protocol.startsWith("http")) return;
    const kept = JSON.parse(localStorage.getItem("deskoherna.settings") ?? "{}");
    localStorage.setItem("deskoherna.settings", JSON.stringify({...kept, size}));
}"""


def cases() -> list[object]:
    """Every game on every screen, in both themes, and with the largest type: most of it only when there is time."""
    found: list[object] = []
    for slug in SLUGS:
        for name in SIZES:
            for theme in ("light", "dark"):
                marks = [] if name in SHORT and theme == "light" else [pytest.mark.long]
                found.append(pytest.param(slug, name, theme, "normal", marks=marks, id=f"{slug}-{name}-{theme}"))
        for name in LARGE_TYPE:
            found.append(
                pytest.param(slug, name, "light", LARGEST, marks=pytest.mark.long, id=f"{slug}-{name}-{LARGEST}")
            )
    return found


@pytest.mark.parametrize(("slug", "screen", "theme", "type_size"), cases())
def test_full_tables_fit(
    slug: str, screen: str, theme: str, type_size: str, visit: Visit, server: ServerProcess, album: Path
) -> None:
    game, on = registry.game(slug), Screen(screen)
    width, height = on.size
    page = visit(size={"width": width, "height": height}, scheme=theme, phone=on.touch, scale=on.scale)
    page.add_init_script(f"({KEEP_SIZE})({json.dumps(type_size)})")
    person = page.request.post("/api/guest", data={"name": "Anežka", "language": "cs"}).json()["id"]
    folder = album / "fit"
    folder.mkdir(exist_ok=True)
    wrong = []
    for crowd in crowds(slug):
        page.goto(lay(server.database, game, crowd, person, "Anežka"))
        expect(page.locator(PROMPT)).to_be_visible()
        still(page)
        page.screenshot(path=folder / f"{slug}-{crowd.phase}-{screen}-{theme}-{type_size}.png")
        wrong += [f"{crowd.mode}/{crowd.phase}: {fault}" for fault in misfits(page)]
    assert not wrong, "\n" + "\n".join(wrong)
