"""What remains of games: ratings."""

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from .actions import PHONE, PROMPT, come
from .conftest import Scheme, Visit
from .looks import faults, still

LAPTOP: ViewportSize = {"width": 1280, "height": 720}


@pytest.mark.parametrize(("size", "scheme"), [(LAPTOP, "light"), (PHONE, "dark")], ids=["laptop", "phone"])
def test_a_rated_game_is_set_up_lost_and_found_among_the_ratings(
    visit: Visit, album: Path, size: ViewportSize, scheme: Scheme
) -> None:
    page = come(visit, "Eva", size=size, scheme=scheme)
    page.goto("/ratings?game=cardia")
    expect(page.locator("li.bot")).to_have_count(4)
    page.get_by_role("link", name="Založit hodnocený stůl").click()
    expect(page.get_by_label("Hodnocená")).to_be_checked()
    page.get_by_role("combobox").nth(1).select_option("bot:novice")
    page.get_by_role("button", name="Prostřít stůl").click()
    expect(page.locator(PROMPT)).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Opustit: Cardia").click()
    page.locator("dialog[open]").get_by_role("button", name="Vzdát").click()
    expect(page.get_by_role("button", name="Opustit: Cardia")).to_have_count(0)
    page.goto("/ratings?game=cardia")
    mine = page.locator("li.mine")
    expect(mine).to_contain_text("Eva")
    rating = int(mine.locator("b").first.inner_text())
    assert rating < 1500
    still(page)
    page.screenshot(path=album / f"ratings-{size['width']}.png", full_page=True)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
