"""The pictures of the documentation, taken from real games against bots.

    python -m tests.browser.pictures                  # all of them, into docs/pictures
    python -m tests.browser.pictures kingdom lobby    # these

Everybody but the one who looks is a bot; the dice of whoever clicks are fixed, so are the deals. Moments that a game
reaches only now and then are taken from its full tables (`crowded`). The picture of a laboratory's report is made by
the report itself.
"""

import argparse
import json
import random
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from deskoherna.kit import registry

from .actions import BOT, ME, PHONE, PROMPT, open_table, play_on, play_some, play_until
from .conftest import ARGUMENTS, CHROMIUM, DESKTOP, KEEP_PACE
from .crowded import crowds, lay
from .looks import still
from .server import PATIENCE_S, ROOT, ServerProcess, build_client

FOLDER = ROOT / "docs" / "pictures"
QUALITY = 84
MOVE = "14"
"""Where the game is that is looked back at."""
LOOKED_BACK_MS = 300_000
"""How long the whole of a game may be looked back at; the bots may have to be compiled first."""
TABLES: dict[str, dict[str, Any]] = {
    "cardia": {"guardians": True},
    "kingdom": {},
    "nightwatch": {"players": 4},
    "defenders": {"players": 3},
    "wilderness": {"players": 2},
}
BOTS = {"nightwatch": 3, "defenders": 2}


class Studio:
    """A server with one person at a browser, and dice of their own for every picture."""

    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.browser, self.server = browser, server

    def visit(self, size: ViewportSize) -> Page:
        phone = size == PHONE
        context = self.browser.new_context(
            base_url=self.server.address,
            viewport=size,
            locale="cs-CZ",
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE_S * 1000)
        context.add_init_script(f"({KEEP_PACE})({json.dumps('off')})")
        page = context.new_page()
        self.person = page.request.post("/api/guest", data={"name": "Anežka", "language": "cs"}).json()["id"]
        return page

    def sit(self, slug: str, size: ViewportSize = DESKTOP) -> Page:
        """At a new table, all others bots."""
        page = self.visit(size)
        page.goto(open_table(page, slug, [ME, *[BOT] * BOTS.get(slug, 1)], TABLES[slug]))
        expect(page.locator(PROMPT)).to_be_visible()
        return page

    def full(self, slug: str, phase: str, size: ViewportSize = DESKTOP) -> Page:
        """At a full table in this phase, the last of several."""
        page = self.visit(size)
        crowd = [one for one in crowds(slug) if one.phase == phase][-1]
        page.goto(lay(self.server.database, registry.game(slug), crowd, self.person, "Anežka"))
        expect(page.locator(PROMPT)).to_be_visible()
        return page


def played(slug: str, clicks: int, prompt: str, size: ViewportSize = DESKTOP) -> Callable[[Studio], Page]:
    """So many clicks into a game, where the sentence begins so."""

    def take(studio: Studio) -> Page:
        dice, page = random.Random(slug), studio.sit(slug, size)
        play_some(page, dice, clicks, touch=size == PHONE)
        play_until(page, dice, prompt=prompt)
        return page

    return take


def full(slug: str, phase: str, size: ViewportSize = DESKTOP) -> Callable[[Studio], Page]:
    return lambda studio: studio.full(slug, phase, size)


def machine(studio: Studio) -> Page:
    """A machine card that can be looked at again, step by step."""
    dice, page = random.Random("machine"), studio.sit("defenders")
    play_until(page, dice, ".past button")
    page.locator(".past button").last.click()
    page.locator(".steps.sheet").get_by_text("krok 0 ze").wait_for()
    page.keyboard.press("Space")
    page.locator(".steps.sheet [aria-current=step]").wait_for()
    return page


def analysis(studio: Studio) -> Page:
    """A finished game looked back at, in the middle of it."""
    page = studio.sit("cardia")
    play_on(page, random.Random("analysis"))
    page.goto(str(page.locator("dialog[open]").get_by_role("link", name="Rozbor").get_attribute("href")))
    expect(page.locator("figure svg .line").first).to_be_attached(timeout=LOOKED_BACK_MS)
    expect(page.locator("progress")).to_have_count(0, timeout=LOOKED_BACK_MS)
    page.get_by_role("slider").fill(MOVE)
    return page


def lobby(studio: Studio) -> Page:
    """The lobby with open tables, own games and a few guests."""
    page = studio.visit(DESKTOP)
    for slug in ("cardia", "kingdom"):
        page.request.post("/api/tables", data={"game": slug, "options": {}, "seats": [ME, BOT]})
    for name, slug in (("Ondřej", "cardia"), ("Klára", "wilderness")):
        other = studio.visit(DESKTOP)
        other.request.post("/api/guest", data={"name": name, "language": "cs"})
        seats = [ME, {"kind": "open"}]
        other.request.post("/api/tables", data={"game": slug, "options": {}, "seats": seats})
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def bestiary(studio: Studio) -> Page:
    page = studio.visit(DESKTOP)
    page.goto("/games/wilderness/bestiary")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


PICTURES: dict[str, Callable[[Studio], Page]] = {
    "cardia": played("cardia", 6, "Vyberte kartu do"),
    "kingdom": full("kingdom", "offer"),
    "kingdom-production": full("kingdom", "step-p"),
    "nightwatch": played("nightwatch", 24, "Obchodujte"),
    "nightwatch-trade": full("nightwatch", "close-deal"),
    "defenders": played("defenders", 12, "Hraje"),
    "defenders-machine": machine,
    "defenders-phone": full("defenders", "act", PHONE),
    "wilderness": full("wilderness", "path"),
    "wilderness-phone": full("wilderness", "path", PHONE),
    "wilderness-bestiary": bestiary,
    "lobby": lobby,
    "analysis": analysis,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.pictures", description=__doc__)
    parser.add_argument("names", nargs="*", help=f"of {', '.join(PICTURES)}; all if none is named")
    parser.add_argument("--into", type=Path, default=FOLDER, help="where they go (default docs/pictures)")
    args = parser.parse_args()
    build_client()
    server = ServerProcess(Path(tempfile.mkdtemp()), seed="pictures")
    server.open()
    try:
        with sync_playwright() as playwright:
            expect.set_options(timeout=PATIENCE_S * 1000)
            chromium = next(filter(None, map(shutil.which, CHROMIUM)), None)
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            for name in args.names or PICTURES:
                page = PICTURES[name](Studio(browser, server))
                page.mouse.move(0, 0)
                still(page)
                page.screenshot(path=args.into / f"{name}.jpg", type="jpeg", quality=QUALITY)
                page.context.close()
                print(args.into / f"{name}.jpg", flush=True)
            browser.close()
    finally:
        server.close()


if __name__ == "__main__":
    main()
