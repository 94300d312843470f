"""The Night's Watch as people play it: a whole game of four with a trade, every board, the trade desk, a phone."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Scheme, Visit
from .hands import PROMPT, over, settled, turn
from .house import wait_until
from .test_looks import faults, still

BOT = {"kind": "bot", "bot": "novice"}
ME = {"kind": "me"}
END_TURN = "Ukončit tah"
CARD = re.compile(r"^(\w+): (\d+)$")

PICK = """(chance) => {
    const slip = [...document.querySelectorAll(".chooser li:not(:last-child) button")];
    const board = [...document.querySelectorAll("[data-legal], .prompt .plain .label:not(.back), .read .stamp")];
    const lit = [];
    for (const element of slip.length ? slip : board) {
        if (element.closest(".desk, .bank .label, .trade")) continue;
        const box = element.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = box.width > 0 && document.elementFromPoint(x, y);
        if (top && (element === top || element.contains(top))) lit.push([x, y]);
    }
    return lit.length ? lit[Math.floor(chance * lit.length)] : null;
}"""
"""The middle of one of the things that may be clicked and are covered by nothing."""


def come(visit: Visit, name: str, **how: Any) -> Page:
    """A person with a name, at a browser of their own."""
    page = visit(**how)
    assert page.request.post("/api/guest", data={"name": name, "language": "cs"}).ok
    return page


def lay(page: Page, seats: list[dict[str, str]], **options: Any) -> str:
    """A table with these options; returns its address."""
    made = page.request.post("/api/tables", data={"game": "nightwatch", "options": options, "seats": seats})
    assert made.ok, made.text()
    return f"/t/{made.json()['id']}"


def ready(page: Page) -> bool:
    return turn(page) and page.locator("[data-legal], .prompt .plain .label").filter(visible=True).count() > 0


def act(page: Page, dice: random.Random, *, touch: bool = False) -> None:
    """One click of a person who plays at random, but does not dally."""
    end = page.locator(".prompt").get_by_role("button", name=END_TURN)
    if end.count() > 0 and dice.random() < 0.5:
        end.click()
    else:
        spot = page.evaluate(PICK, dice.random())
        assert spot is not None, f"nothing can be clicked: {page.locator(PROMPT).inner_text()}"
        (page.touchscreen.tap if touch else page.mouse.click)(*spot)
    settled(page)


def play_some(page: Page, dice: random.Random, clicks: int, *, touch: bool = False) -> None:
    for _ in range(clicks):
        wait_until("it is my turn, or the game is over", lambda: ready(page) or over(page))
        if over(page):
            return
        act(page, dice, touch=touch)


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
    return True


def test_four_seats_trade_and_play_to_the_end(visit: Visit, dice: random.Random, album: Path) -> None:
    anna, bob = come(visit, "Anežka"), come(visit, "Bořek")
    where = lay(anna, [ME, {"kind": "open"}, BOT, BOT], game="watch", rounds=3)
    bob.goto(where)
    bob.get_by_role("button", name="Přisednout").first.click()
    anna.goto(where)
    for page in (anna, bob):
        expect(page.locator(PROMPT)).to_be_visible()
        expect(page.locator(".field .hex")).to_have_count(21)
    deals = 0
    while not (over(anna) and over(bob)):
        wait_until("somebody is to move, or the game is over",
                   lambda: ready(anna) or ready(bob) or (over(anna) and over(bob)))
        if not deals and ready(anna) and trade(anna, bob, "Bořek"):
            deals = 1
            anna.screenshot(path=album / "nightwatch-after-trade.png")
            continue
        for page in (anna, bob):
            if ready(page) and not over(page):
                act(page, dice)
    assert deals == 1
    assert "Anežka" in bob.locator("dialog[open]").inner_text()


@pytest.mark.parametrize(("mode", "theme", "hexes", "seats", "options"), [
    ("three", "dark", 16, 3, {"game": "watch", "hero_tragedy": True}),
    ("base", "light", 21, 4, {"game": "base", "setup": "fixed"}),
    ("classic", "dark", 19, 2, {"game": "classic", "offers": 0}),
])
def test_every_board(mode: str, theme: Scheme, hexes: int, seats: int, options: dict[str, Any],
                     visit: Visit, dice: random.Random, album: Path) -> None:
    page = come(visit, "Anežka", scheme=theme)
    page.goto(lay(page, [ME, *[BOT] * (seats - 1)], players=seats, **options))
    expect(page.locator(".field .hex")).to_have_count(hexes)
    wall = page.get_by_role("img", name=re.compile(r"^Úsek 1: \d z 5 stráží$"))
    expect(wall).to_have_count(1 if options["game"] == "watch" else 0)
    play_some(page, dice, 14)
    still(page)
    page.screenshot(path=album / f"nightwatch-{mode}-{theme}.png")
    wrong = faults(page)
    assert not wrong, "\n".join(wrong)


def test_price_list_leads_to_the_places(visit: Visit) -> None:
    page = come(visit, "Anežka")
    page.goto(lay(page, [ME, BOT, BOT], players=3, game="watch"))
    wait_until("it is my turn", lambda: ready(page))
    page.get_by_role("region", name="Ceník").get_by_role("button", name=re.compile("^Osada")).click()
    expect(page.get_by_role("button", name="zpět")).to_be_visible()
    page.get_by_role("button", name="Křižovatka").first.press("Enter")
    wait_until("the settlement stands", lambda: page.get_by_role("img", name="osada hráče Anežka").count() == 1)


def test_phone_lifts_a_place_and_the_stamp_builds(visit: Visit, dice: random.Random, album: Path) -> None:
    page = come(visit, "Anežka", size={"width": 390, "height": 844}, phone=True)
    page.goto(lay(page, [ME, BOT, BOT, BOT], game="watch"))
    wait_until("it is my turn", lambda: ready(page))
    spot = page.evaluate(PICK, 0.5)
    page.touchscreen.tap(*spot)
    stamp = page.locator(".read .stamp")
    expect(stamp).to_be_visible()
    stamp.tap()
    settled(page)
    play_some(page, dice, 10, touch=True)
    still(page)
    page.screenshot(path=album / "nightwatch-phone-light.png")


def test_catalogue_shows_the_box(visit: Visit, album: Path) -> None:
    page = visit()
    page.goto("/games/nightwatch/cards")
    expect(page.get_by_text("Ygritte").first).to_be_visible()
    still(page)
    page.screenshot(path=album / "nightwatch-catalogue.png", full_page=True)
