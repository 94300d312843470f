"""Every page in both themes and three sizes: a picture for people, and axe for those who read with other senses."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .actions import LEGAL, PHONE, PROMPT, RESULT, act, over, ready, set_up, turn
from .conftest import Scheme, Visit
from .looks import faults, still
from .server import wait_until

PAGES = {
    "lobby": ("/", "Hrát hned"),
    "setup": ("/games/cardia/new", "Kdo hraje"),
    "rules": ("/rules", "Pravidla her"),
    "rulebook": ("/games/cardia/rules", "Obsah"),
    "catalogue": ("/games/cardia/cards", "Odkud údaje jsou"),
    "replays": ("/replays", "Moje partie"),
    "settings": ("/settings", "Nastavení"),
    "credits": ("/credits", "Poděkování"),
    "bots": ("/bots", "Napište si bota"),
    "not-found": ("/nothing/here", "Tady nic není"),
}
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "upright": {"width": 820, "height": 1180},
    "phone": PHONE,
}
PLAYABLE = f".hand {LEGAL}"
GAMES, A_WHILE = 6, 7
THEMES: tuple[Scheme, ...] = ("light", "dark")


@pytest.mark.parametrize("theme", THEMES)
def test_pages(theme: Scheme, visit: Visit, album: Path) -> None:
    page = visit(scheme=theme)
    wrong = []
    for name, (path, heading) in PAGES.items():
        page.goto(path)
        expect(page.get_by_role("heading", name=heading).first).to_be_visible()
        still(page)
        page.screenshot(path=album / f"{name}-desktop-{theme}.png")
        wrong += [f"{name} ({theme}): {fault}" for fault in faults(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("device", ["phone", "upright"])
def test_pages_on_small_screens(device: str, visit: Visit, album: Path) -> None:
    page = visit(size=SIZES[device], phone=True)
    wrong = []
    for name, (path, heading) in PAGES.items():
        page.goto(path)
        expect(page.get_by_role("heading", name=heading).first).to_be_visible()
        still(page)
        page.screenshot(path=album / f"{name}-{device}-light.png")
        wrong += [f"{name}: {fault}" for fault in faults(page)]
        if page.evaluate("document.documentElement.scrollWidth") > SIZES[device]["width"]:
            wrong.append(f"{name}: wider than the screen")
    assert not wrong, "\n".join(wrong)


def in_the_middle(page: Page, dice: random.Random) -> None:
    """A game that has gone on for a while, in which a card of the hand is to be played. Some games end before that."""
    for _ in range(GAMES):
        set_up(page, seats={2: "bot:novice"}, checks=("Ochránci",), name="U kamen")
        expect(page.locator(PROMPT)).to_be_visible()
        clicks = 0
        while clicks < A_WHILE or not page.locator(PLAYABLE).count():
            wait_until("it is my turn", lambda: turn(page) or over(page))
            if over(page):
                break
            act(page, dice)
            clicks += 1
            wait_until("it is my turn again", lambda: ready(page) or over(page))
        else:
            return
    raise AssertionError(f"{GAMES} games ended before {A_WHILE} clicks")


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_in_play(theme: Scheme, visit: Visit, album: Path, dice: random.Random) -> None:
    page = visit(scheme=theme)
    in_the_middle(page, dice)
    page.mouse.move(2, 2)
    wrong = []
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        still(page)
        page.screenshot(path=album / f"table-{name}-{theme}.png")
        wrong += [f"{name}: {fault}" for fault in faults(page)]
    page.set_viewport_size(SIZES["desktop"])
    page.keyboard.press("t")
    still(page)
    page.screenshot(path=album / f"moves-desktop-{theme}.png")
    wrong += [f"moves: {fault}" for fault in faults(page)]
    page.keyboard.press("Escape")
    page.locator(".runner .cell .card").first.hover(position={"x": 10, "y": 12})
    expect(page.get_by_role("tooltip")).to_be_visible()
    still(page)
    page.screenshot(path=album / f"hover-desktop-{theme}.png")
    page.get_by_role("button", name="Vzdát").click()
    page.locator("dialog[open]").get_by_role("button", name="Vzdát", exact=True).click()
    expect(page.locator(RESULT)).to_have_text("Partie skončila vzdáním.")
    still(page)
    page.screenshot(path=album / f"result-desktop-{theme}.png")
    wrong += [f"result: {fault}" for fault in faults(page)]
    page.locator("dialog[open]").get_by_role("link", name="Záznam").click()
    expect(page.get_by_role("group", name="Přehrávání")).to_be_visible()
    still(page)
    page.screenshot(path=album / f"replay-desktop-{theme}.png")
    wrong += [f"replay: {fault}" for fault in faults(page)]
    assert not wrong, "\n".join(wrong)


def test_a_table_that_waits_and_an_example(visit: Visit, album: Path) -> None:
    page = visit()
    set_up(page, seats={2: "invited"}, name="U kamen")
    expect(page.get_by_label("Odkaz pro spoluhráče")).to_be_visible()
    still(page)
    page.screenshot(path=album / "waiting-desktop-light.png")
    wrong = [f"waiting: {fault}" for fault in faults(page)]
    page.goto("/games/cardia/rules")
    example = page.locator("details").first
    example.locator("summary").click()
    expect(example.locator(".board")).to_be_visible()
    example.scroll_into_view_if_needed()
    still(page)
    page.screenshot(path=album / "example-desktop-light.png")
    wrong += [f"example: {fault}" for fault in faults(page)]
    assert not wrong, "\n".join(wrong)
