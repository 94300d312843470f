"""What remains of games: ratings and profiles."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from bench.crowd import fill
from playwright.sync_api import ViewportSize, expect

from .actions import PHONE, PROMPT, come
from .conftest import Scheme, Visit
from .looks import faults, still
from .server import ServerProcess

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


@pytest.mark.parametrize(("size", "scheme", "locale"), [(LAPTOP, "dark", "en-GB"), (PHONE, "light", "cs-CZ")])
def test_a_profile_is_read_from_the_ratings_on(
    visit: Visit, server: ServerProcess, album: Path, size: ViewportSize, scheme: Scheme, locale: str
) -> None:
    engine = sa.create_engine(server.database)
    crowd = fill(engine, people=8, games=24, slugs=["cardia", "wilderness"])
    engine.dispose()
    page = come(visit, "Host", size=size, scheme=scheme, locale=locale)
    page.goto("/ratings?game=cardia")
    page.locator("li a", has_text=crowd[0].name).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(crowd[0].name)
    expect(page.locator("#meetings")).to_be_visible()
    assert page.locator("section.sheet:has(#achievements) li").count() > 13
    still(page)
    page.screenshot(path=album / f"profile-{locale[:2]}-{size['width']}.png", full_page=True)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.locator("section:has(#meetings) li a").first.click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text(crowd[0].name)


@pytest.mark.parametrize(("size", "scheme"), [(LAPTOP, "light"), (PHONE, "dark")], ids=["laptop", "phone"])
def test_a_code_on_paper_brings_somebody_back_at_another_browser(
    visit: Visit, album: Path, size: ViewportSize, scheme: Scheme
) -> None:
    page = come(visit, "Olga", size=size, scheme=scheme)
    page.goto("/settings")
    page.get_by_role("button", name="Vytvořit kód").click()
    code = page.locator(".slip b").inner_text()
    still(page)
    page.screenshot(path=album / f"keeping-{size['width']}.png", full_page=True)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    with page.expect_download() as taken:
        page.get_by_role("link", name="Stáhnout soubor").click()
    assert '"Olga"' in taken.value.path().read_text(encoding="utf-8")
    other = come(visit, "Nova", size=size)
    other.goto("/settings")
    other.get_by_label("Vrátit se s kódem").fill(code.upper())
    other.get_by_role("button", name="Vrátit se", exact=True).click()
    expect(other.locator("header .me")).to_contain_text("Olga")
