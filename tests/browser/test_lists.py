"""Lists of tables: what they are called, how they stand, how one leaves; sitting down and playing again at once."""

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from .actions import BOT, ME, OPEN, PHONE, PROMPT, come, open_table
from .conftest import Visit
from .looks import faults, still

LAPTOP: ViewportSize = {"width": 1280, "height": 720}


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("locale", ["cs-CZ", "en-GB"])
def test_tables_are_told_apart_and_say_the_same_everywhere(
    visit: Visit, album: Path, size: ViewportSize, locale: str
) -> None:
    page = come(visit, "Eva", size=size, locale=locale)
    open_table(page, "cardia", [ME, BOT])
    open_table(page, "cardia", [ME, OPEN])
    open_table(page, "kingdom", [ME, BOT], name="U kamen")
    page.goto("/")
    rows = page.locator("section").filter(
        has=page.get_by_role("heading", name="My games" if "en" in locale else "Moje hry")
    )
    expect(rows.locator("h3", has_text="Eva")).to_have_count(0)
    expect(rows.locator("h3", has_text="U kamen")).to_have_count(1)
    still(page)
    page.screenshot(path=album / f"lists-{locale[:2]}-{size['width']}.png", full_page=True)
    assert faults(page) == []
    waits = "Waiting for one player." if "en" in locale else "Čeká se na jednoho hráče."
    expect(rows).to_contain_text(waits)
    turn = "Your turn" if "en" in locale else "Jste na tahu"
    there = rows.get_by_role("link", name=turn).count()
    page.goto("/replays")
    expect(page.get_by_role("link", name=turn)).to_have_count(there)
    page.screenshot(path=album / f"replays-{locale[:2]}-{size['width']}.png", full_page=True)


def test_a_game_against_bots_is_left_from_the_list(visit: Visit) -> None:
    page = come(visit, "Eva")
    where = open_table(page, "cardia", [ME, BOT])
    page.goto("/")
    link = page.locator(f"a[href='{where}']").first
    expect(link).to_be_visible()
    page.get_by_role("button", name="Opustit: Cardia").click()
    page.locator("dialog[open]").get_by_role("button", name="Vzdát").click()
    expect(page.locator(f"a[href='{where}']")).to_have_count(0)
    page.goto("/replays")
    expect(page.locator("main, .page").first).to_contain_text("Vítězí Bot Novic")


def test_one_click_in_the_lobby_sits_down_once(visit: Visit, album: Path) -> None:
    anna, bob = come(visit, "Anežka"), come(visit, "Bořek")
    where = open_table(anna, "wilderness", [ME, OPEN, OPEN], {"players": 3})
    bob.goto("/")
    bob.locator(f"a[href='{where}?sit=1']").click()
    expect(bob.get_by_role("button", name="Vstát")).to_be_visible()
    still(bob)
    bob.screenshot(path=album / "waiting-options.png", full_page=True)
    expect(bob.locator("dl")).to_contain_text("3")
    assert bob.url.endswith(where)
    seats = bob.request.get(f"/api/tables/{where.split('/')[-1]}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "open"]


def test_a_double_click_sits_once(visit: Visit) -> None:
    anna, bob = come(visit, "Anežka"), come(visit, "Bořek")
    where = open_table(anna, "wilderness", [ME, OPEN, OPEN], {"players": 3})
    bob.goto(where)
    bob.get_by_role("button", name="Přisednout").first.dblclick()
    expect(bob.get_by_role("button", name="Vstát")).to_be_visible()
    expect(bob.get_by_role("alert")).to_have_count(0)
    seats = bob.request.get(f"/api/tables/{where.split('/')[-1]}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "open"]


def test_the_rematch_against_a_bot_is_one_click(visit: Visit) -> None:
    page = come(visit, "Anežka")
    where = open_table(page, "cardia", [ME, BOT])
    page.goto(where)
    page.locator(".bar").get_by_role("button", name="Vzdát").click()
    page.locator("dialog[open]").get_by_role("button", name="Vzdát", exact=True).click()
    page.locator("dialog[open]").get_by_role("button", name="Odveta").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(PROMPT)).to_be_visible()
    expect(page.locator(".hand [data-card], .hand [data-legal]").first).to_be_visible()
    assert not page.url.endswith(where)
