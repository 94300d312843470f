"""The page of a game: from the lobby's cover to it, and on into a lesson."""

import pytest
from playwright.sync_api import expect

from .actions import PHONE
from .conftest import Visit
from .looks import faults, still


@pytest.mark.parametrize("game", ["kingdom", "wilderness"])
def test_the_cover_leads_to_the_page_and_the_page_into_the_lesson(visit: Visit, game: str) -> None:
    page = visit(size=PHONE, phone=True, scheme="dark" if game == "kingdom" else "light")
    page.goto("/")
    cover = page.locator(f".print[data-game={game}]")
    cover.click()
    expect(cover).to_have_attribute("aria-pressed", "true")
    cover.click()
    page.wait_for_url(f"**/games/{game}")
    expect(page.locator(".picture .stage")).to_have_count(3)
    still(page)
    assert faults(page) == []
    page.get_by_role("button", name="Naučit se za").click()
    page.wait_for_url("**/t/*")
