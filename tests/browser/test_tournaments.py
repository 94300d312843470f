"""A tournament, from the idea to the standings."""

import re
from pathlib import Path

from playwright.sync_api import ViewportSize, WebSocketRoute, expect

from .actions import PHONE, PROMPT, come
from .conftest import Visit
from .looks import faults, still

LAPTOP: ViewportSize = {"width": 1280, "height": 720}


def test_a_tournament_is_held_entered_played_and_read(visit: Visit, album: Path) -> None:
    page = come(visit, "Eva", size=LAPTOP)
    page.goto("/tournaments")
    page.get_by_role("button", name="Uspořádat turnaj").click()
    page.get_by_label("Jméno turnaje").fill("Podzimní pohár")
    page.get_by_text("Cardia", exact=True).click()
    page.locator("dialog").get_by_role("spinbutton").fill("2")
    still(page)
    assert faults(page) == []
    page.locator("dialog").get_by_role("button", name="Uspořádat turnaj").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Podzimní pohár")
    page.get_by_role("button", name="Přihlásit se").click()
    expect(page.locator("li.mine")).to_contain_text("Eva")
    assert page.request.post(f"/api{page.evaluate('location.pathname')}/bots", data={"kind": "random", "count": 5}).ok
    page.reload()
    page.get_by_role("button", name="Rozlosovat a začít").click()
    page.get_by_role("link", name="Ke stolu").click()
    expect(page.locator(PROMPT)).to_be_visible()
    lines: list[WebSocketRoute] = []

    def slow_at_first(line: WebSocketRoute) -> None:
        """The first line is slower than whoever leaves the page."""
        lines.append(line)
        if len(lines) > 1:
            line.connect_to_server()

    page.route_web_socket(re.compile("/ws/"), slow_at_first)
    page.goto("/")
    page.get_by_role("button", name="Opustit:").first.click()
    page.locator("dialog[open]").get_by_role("button", name="Vzdát").click()
    page.goto("/tournaments")
    page.get_by_role("link", name="Podzimní pohár").click()
    expect(page.get_by_text("0 : 1").or_(page.get_by_text("1 : 0")).first).to_be_visible()
    expect(page.locator(".poster .state")).to_contain_text("2. kolo")
    still(page)
    for size, scheme in ((LAPTOP, "light"), (PHONE, "dark")):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
        page.screenshot(path=album / f"tournament-{size['width']}.png", full_page=True)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert faults(page) == []
