"""The Night's Watch as people play it: a whole game of four with a trade, every board, the trade desk, a phone."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .actions import (
    BOT,
    ME,
    OPEN,
    PHONE,
    PROMPT,
    click_on,
    come,
    open_table,
    over,
    play_some,
    ready,
    settled,
    sit_down,
    spot,
)
from .conftest import Scheme, Visit
from .looks import faults, still
from .server import wait_until

CARD = re.compile(r"^(\w+): (\d+)$")
ASIDE = ".desk, .bank .label, .trade"
"""What a person who plays at random leaves alone: there would be no end of trading."""


def open_island(page: Page, seats: list[dict[str, str]], **options: Any) -> str:
    return open_table(page, "nightwatch", seats, options)


def holds(page: Page) -> dict[str, int]:
    """The own resources by name."""
    cards = page.get_by_role("list", name="Vaše suroviny").get_by_role("button").all()
    said = [CARD.match(str(card.get_attribute("aria-label"))) for card in cards]
    return {match[1]: int(match[2]) for match in said if match}


def trade(giver: Page, taker: Page, name: str) -> bool:
    """Offer a card for one that the other holds, have it accepted, swap. False: there is nothing to swap now."""
    shop = giver.get_by_role("button", name=re.compile("^Obchod"))
    pairs = [(mine, theirs) for mine in holds(giver) for theirs in holds(taker) if mine != theirs]
    if not pairs or shop.count() == 0 or not shop.is_enabled() or giver.locator(PROMPT).inner_text()[:9] != "Obchodujt":
        return False
    mine, theirs = pairs[0]
    before = holds(giver).get(theirs, 0)
    shop.click()
    desk = giver.get_by_role("region", name="Obchod")
    desk.get_by_role("group", name="Dáváte").get_by_role("button", name=re.compile(mine)).click()
    settled(giver)
    desk.get_by_role("group", name="Chcete").get_by_role("button", name=re.compile(theirs)).click()
    settled(giver)
    desk.get_by_role("button", name="Předložit nabídku").click()
    taker.get_by_role("region", name="Obchod").get_by_role("button", name="Přijmout").click()
    deal = desk.get_by_role("listitem").filter(has_text=name).get_by_role("button", name="Vyměnit")
    expect(deal).to_be_visible()
    deal.click()
    wait_until("the card is in the hand", lambda: holds(giver).get(theirs, 0) == before + 1)
    offer = giver.get_by_role("list", name="Zápis").get_by_text(re.compile(r"^Nabízíte \S+ za \S+\.$"))
    expect(offer).to_have_count(1)
    return True


def test_four_seats_trade_and_play_to_the_end(visit: Visit, dice: random.Random, album: Path) -> None:
    anna, bob = come(visit, "Anežka"), come(visit, "Bořek")
    where = open_island(anna, [ME, OPEN, BOT, BOT], game="watch", rounds=3)
    sit_down(bob, where)
    anna.goto(where)
    for page in (anna, bob):
        expect(page.locator(PROMPT)).to_be_visible()
        expect(page.locator(".field .hex")).to_have_count(21)
    deals = 0
    while not (over(anna) and over(bob)):
        wait_until(
            "somebody is to move, or the game is over", lambda: ready(anna) or ready(bob) or (over(anna) and over(bob))
        )
        if not deals and ready(anna) and trade(anna, bob, "Bořek"):
            deals = 1
            anna.screenshot(path=album / "nightwatch-after-trade.png")
            continue
        for page in (anna, bob):
            if ready(page) and not over(page):
                click_on(page, dice, leave=ASIDE)
    assert deals == 1
    assert "Anežka" in bob.locator("dialog[open]").inner_text()


@pytest.mark.parametrize(
    ("mode", "theme", "hexes", "seats", "options"),
    [
        ("three", "dark", 16, 3, {"game": "watch", "hero_tragedy": True}),
        ("base", "light", 21, 4, {"game": "base", "setup": "fixed"}),
        ("classic", "dark", 19, 2, {"game": "classic", "offers": 0}),
    ],
)
def test_every_board(
    mode: str,
    theme: Scheme,
    hexes: int,
    seats: int,
    options: dict[str, Any],
    visit: Visit,
    dice: random.Random,
    album: Path,
) -> None:
    page = come(visit, "Anežka", scheme=theme)
    page.goto(open_island(page, [ME, *[BOT] * (seats - 1)], players=seats, **options))
    expect(page.locator(".field .hex")).to_have_count(hexes)
    wall = page.get_by_role("img", name=re.compile(r"^Úsek 1: \d z 5 stráží$"))
    expect(wall).to_have_count(1 if options["game"] == "watch" else 0)
    play_some(page, dice, 14, leave=ASIDE)
    still(page)
    page.screenshot(path=album / f"nightwatch-{mode}-{theme}.png")
    wrong = faults(page)
    assert not wrong, "\n".join(wrong)


def test_price_list_leads_to_the_places(visit: Visit) -> None:
    page = come(visit, "Anežka")
    page.goto(open_island(page, [ME, BOT, BOT], players=3, game="watch"))
    wait_until("it is my turn", lambda: ready(page))
    page.get_by_role("region", name="Ceník").get_by_role("button", name=re.compile("^Osada")).click()
    expect(page.get_by_role("button", name="zpět")).to_be_visible()
    page.get_by_role("button", name="Křižovatka").first.press("Enter")
    wait_until("the settlement stands", lambda: page.get_by_role("img", name="osada hráče Anežka").count() == 1)


def test_the_log_names_places_and_marks_them(visit: Visit, dice: random.Random) -> None:
    page = come(visit, "Anežka")
    page.goto(open_island(page, [ME, BOT], players=2, game="classic", offers=0))
    log = page.get_by_role("list", name="Zápis")
    first_round = log.get_by_role("heading", name="1. kolo")
    while first_round.count() == 0:
        play_some(page, dice, 1, leave=ASIDE)
    land = r"(les|pahorkatina|pastvina|pole|hory|pustina)(\s\d+)?"
    line = log.get_by_text(re.compile(rf"^Stavíte osadu: {land} / .*({land}|pobřeží( \(\w+\))?)\.$")).first
    expect(line).to_be_visible()
    line.hover()
    expect(page.locator(".field [data-spotted]")).to_have_count(1)
    expect(page.locator(".field [data-spotted]")).to_have_attribute("aria-label", "osada hráče Anežka")
    page.locator(PROMPT).hover()
    expect(page.locator(".field [data-spotted]")).to_have_count(0)


def test_phone_lifts_a_place_and_the_stamp_builds(visit: Visit, dice: random.Random, album: Path) -> None:
    page = come(visit, "Anežka", size=PHONE, phone=True)
    page.goto(open_island(page, [ME, BOT, BOT, BOT], game="watch"))
    wait_until("it is my turn", lambda: ready(page))
    page.touchscreen.tap(*spot(page, dice, ASIDE))
    stamp = page.locator(".read .stamp")
    expect(stamp).to_be_visible()
    stamp.tap()
    settled(page)
    play_some(page, dice, 10, touch=True, leave=ASIDE)
    still(page)
    page.screenshot(path=album / "nightwatch-phone-light.png")


def test_catalogue_shows_the_box(visit: Visit, album: Path) -> None:
    page = visit()
    page.goto("/games/nightwatch/cards")
    expect(page.get_by_text("Ygritte").first).to_be_visible()
    still(page)
    page.screenshot(path=album / "nightwatch-catalogue.png", full_page=True)


def test_the_dice_roll_by_themselves_where_one_wants_it(visit: Visit, dice: random.Random) -> None:
    page = come(visit, "Anežka")
    page.goto(open_island(page, [ME, BOT], players=2, game="classic", offers=0))
    page.get_by_role("button", name="Tempo").click()
    page.get_by_label(re.compile("^Házet kostkami")).check()
    page.keyboard.press("Escape")
    play_some(page, dice, 4, leave=f"{ASIDE}, .dice")
    expect(page.get_by_role("list", name="Zápis").get_by_text(re.compile(r"^Házíte \d a \d")).first).to_be_visible()
    page.get_by_role("button", name="Hody a zahrané karty").click()
    known = page.get_by_role("dialog", name="Hody a zahrané karty")
    expect(known.get_by_role("row")).to_have_count(6)
    bars = [int(bar) for bar in known.locator(".bars em").all_inner_texts()]
    assert len(bars) == 11
    assert sum(bars) >= 1
