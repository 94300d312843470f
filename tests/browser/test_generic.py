"""Games without a line of web code: found in the lobby, played to the end by clicks, at a desk and on a phone."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from deskoherna.kit import registry

from .actions import BOT, ME, PHONE, PROMPT, come, open_table, play_on, play_some
from .conftest import Scheme, Visit
from .looks import faults, still

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SCREENS: list[tuple[ViewportSize, Scheme]] = [(LAPTOP, "light"), (PHONE, "dark")]


def test_a_small_game_is_found_in_the_lobby_and_begins_with_a_click(visit: Visit, album: Path) -> None:
    page = come(visit, "Eva", size=LAPTOP)
    page.goto("/")
    workshop = page.get_by_role("region", name="Dílna")
    expect(workshop.get_by_role("button")).to_have_count(len(registry.workshop()))
    workshop.get_by_role("button", name="Leduc").click()
    still(page)
    page.screenshot(path=album / "generic-lobby.png")
    assert faults(page) == []
    page.locator(".go .stamp").click()
    expect(page.locator(PROMPT)).to_contain_text("Čekejte, nebo přisaďte")
    assert page.locator(".south .hand [data-anchor]").count() == 1


@pytest.mark.parametrize("slug", registry.workshop())
def test_it_is_played_to_the_end_and_looked_back_at(visit: Visit, dice: random.Random, album: Path, slug: str) -> None:
    for size, scheme in SCREENS:
        page = come(visit, "Eva", size=size, scheme=scheme, phone=size == PHONE)
        page.goto(open_table(page, slug, [ME, BOT]))
        play_some(page, dice, 3, touch=size == PHONE)
        still(page)
        page.screenshot(path=album / f"generic-{slug}-{size['width']}-{scheme}.png")
        assert faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        play_on(page, dice)
    page.goto(page.url.replace("/t/", "/replays/"))
    expect(page.locator(PROMPT)).to_be_visible()


@pytest.mark.parametrize("slug", registry.workshop())
def test_its_books_are_pages_like_all_others(visit: Visit, slug: str) -> None:
    page = come(visit, "Eva", size=LAPTOP)
    page.goto(f"/games/{slug}/rules")
    example = page.locator("details").first
    example.locator("summary").click()
    expect(example.locator(".room")).to_be_visible()
    page.goto(f"/games/{slug}/cards")
    expect(page.locator("main li, .page li").first).to_be_visible()
    page.goto(f"/games/{slug}/new")
    expect(page.locator("form .stamp")).to_be_enabled()


def test_with_the_keyboard_alone(visit: Visit) -> None:
    page = come(visit, "Eva", size=LAPTOP)
    page.goto(open_table(page, "isthmus", [ME, BOT]))
    expect(page.locator("[data-legal]").first).to_be_visible()
    hexes = page.locator("[data-legal]").count()
    page.locator("[data-legal]").nth(20).focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-legal]")).to_have_count(hexes - 2)


def test_a_game_with_a_board_can_be_shown_plainly(visit: Visit) -> None:
    page = come(visit, "Eva", size=LAPTOP)
    address = open_table(page, "cardia", [ME, BOT])
    page.goto(f"{address}?board=plain")
    # its cards are called by their strength, which stands for nothing on this board: moves are offered in words
    expect(page.locator(".moves .label")).to_have_count(5)
    page.locator(".moves .label").first.click()
    expect(page.locator(".south .hand [data-anchor]")).not_to_have_count(0)
