"""Wilderness as people play it: a whole game of each edition, every board, one click for a whole way, a phone."""

import random
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
SEVEN = "RFWGWFR/FGWRRGF/WWGFGRW/GRFWFRG/WRGFGWW/FGRRWGF/RFWGWFR@d4,b2,f2,f6,b6"
CLEARING = ("....GRFRFG..../..WFWGWRFRGR../FGWFWRWGGRWFFR/GRWGWFFRWRWGFG/FRGRWG..WRFRGR/FGWFWRGRWFWGFR/"
            "GRFRWGWFGRFGWR/..FGWRWGFRGR../....WFGRFG....@d9,b6,f6,d2,d6")
MODES: dict[str, dict[str, Any]] = {
    "magic": {"edition": "magic", "elements": "half"},
    "three": {"players": 3, "elements": "quarter", "stack_own": True},
    "collector-four": {"players": 4, "edition": "collector", "elements": "free"},
    "seven": {"edition": "magic", "board": SEVEN},
    "clearing": {"edition": "collector", "board": CLEARING},
}

PICK = """(chance) => {
    const slip = [...document.querySelectorAll(".chooser li:not(:last-child) button")];
    const board = [...document.querySelectorAll("[data-legal], .prompt .plain .label:not(.back), .read .stamp")];
    const lit = [];
    for (const element of slip.length ? slip : board) {
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


def sit(page: Page, **options: Any) -> None:
    """At a table with these options, against bots."""
    seats = [ME] + [BOT] * (options.get("players", 2) - 1)
    made = page.request.post("/api/tables", data={"game": "wilderness", "options": options, "seats": seats})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['id']}")
    expect(page.locator(PROMPT)).to_be_visible()


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


def play(page: Page, dice: random.Random, clicks: int, *, touch: bool = False) -> int:
    """Play on until the game is over or so many clicks are done; returns how many were."""
    for done in range(clicks):
        wait_until("it is my turn, or the game is over", lambda: ready(page) or over(page), 40)
        if over(page):
            return done
        act(page, dice, touch=touch)
    return clicks


def lay_out(page: Page, dice: random.Random) -> None:
    """Play until animals may be activated."""
    for _ in range(300):
        wait_until("it is my turn", lambda: ready(page) or over(page), 40)
        if page.locator(".ways button").count() > 0 and page.locator(".own[data-legal]").count() > 0:
            return
        act(page, dice)
    raise AssertionError("the action phase never begins")


@pytest.mark.parametrize("edition", ["travel", "collector"])
def test_a_whole_game_against_a_bot(visit: Visit, dice: random.Random, edition: str) -> None:
    page = come(visit, "Anežka")
    sit(page, edition=edition)
    assert 10 < play(page, dice, 1500) < 1500
    assert page.locator("dialog[open] h2").inner_text() in ("Vyhráli jste", "Remíza", "Vítězí Bot Novic")


@pytest.mark.parametrize("mode", MODES)
def test_every_board_can_be_played_by_clicking(visit: Visit, dice: random.Random, mode: str) -> None:
    page = come(visit, "Bořek")
    sit(page, **MODES[mode])
    fields = {"seven": 49, "clearing": 50}.get(mode, 81)
    expect(page.locator("[data-field]")).to_have_count(fields)
    play(page, dice, 14)


def test_one_click_plays_a_whole_way(visit: Visit, dice: random.Random) -> None:
    page = come(visit, "Cyril")
    sit(page)
    lay_out(page, dice)
    animals = page.locator(".own[data-legal]")
    far = page.locator(".square.far:not([aria-label*='('])")
    for _ in range(12):
        if far.count() > 0 or animals.count() == 0:
            break
        animals.nth(dice.randrange(animals.count())).click()
        settled(page)
    assert far.count() > 0, "no animal can go anywhere"
    aim = str(far.last.get_attribute("data-field"))
    far.last.click()
    settled(page)
    wait_until("the log tells where it went", lambda: f"na {aim}" in page.locator(".log").inner_text(), 20)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_looks_and_is_readable(visit: Visit, dice: random.Random, album: Path, scheme: Scheme) -> None:
    page = come(visit, "Dana", scheme=scheme)
    sit(page, edition="collector")
    play(page, dice, 12)
    still(page)
    assert faults(page) == []
    page.screenshot(path=album / f"wilderness-{scheme}.png")


def test_phone(visit: Visit, dice: random.Random, album: Path) -> None:
    page = come(visit, "Emil", size={"width": 390, "height": 844}, phone=True)
    sit(page, edition="collector")
    play(page, dice, 12, touch=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=album / "wilderness-phone.png")


def test_editor_writes_a_board_that_can_be_played(visit: Visit) -> None:
    page = come(visit, "Filip")
    sit(page, edition="collector")
    page.get_by_role("button", name="Editor plánu").click()
    page.get_by_role("button", name="Les, Louka", exact=True).click()
    page.locator("[data-cell=j5]").click()
    page.get_by_role("button", name="Guma").click()
    page.locator("[data-cell=a9]").click()
    text = page.get_by_label("Plán jako text").input_value()
    page.get_by_role("button", name="Zkopírovat text").click()
    expect(page.get_by_role("button", name="Zkopírováno")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == text
    sit(page, edition="collector", board=text)
    expect(page.locator("[data-field]")).to_have_count(81)
    expect(page.locator("[data-field=j5]")).to_have_attribute("aria-label", "j5, Les, Louka")
    expect(page.locator("[data-field=a9]")).to_have_count(0)
