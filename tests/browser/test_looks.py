"""Every page in both themes and three sizes: a picture for people, and axe for those who read with other senses."""

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import Scheme, Visit
from .hands import LEGAL, PROMPT, act, over, set_up, turn
from .house import WEB, wait_until

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
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
    "phone": {"width": 390, "height": 844},
}
THEMES: tuple[Scheme, ...] = ("light", "dark")


def faults(page: Page) -> list[str]:
    """What axe finds serious, a line each."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "\n;undefined")
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{v['id']}: {v['help']}: {node['html'][:160]}" for v in found["violations"] if v["impact"] in SERIOUS
            for node in v["nodes"]]


def still(page: Page) -> None:
    """Fonts are there and nothing moves any more."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)


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


def test_pages_on_a_phone(visit: Visit, album: Path) -> None:
    page = visit(size=SIZES["phone"], phone=True)
    wrong = []
    for name, (path, heading) in PAGES.items():
        page.goto(path)
        expect(page.get_by_role("heading", name=heading).first).to_be_visible()
        still(page)
        page.screenshot(path=album / f"{name}-phone-light.png")
        wrong += [f"{name}: {fault}" for fault in faults(page)]
        if page.evaluate("document.documentElement.scrollWidth") > SIZES["phone"]["width"]:
            wrong.append(f"{name}: wider than the phone")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_in_play(theme: Scheme, visit: Visit, album: Path, dice: random.Random) -> None:
    page = visit(scheme=theme)
    set_up(page, seats={2: "bot:novice"}, checks=("Ochránci",), name="U kamen")
    expect(page.locator(PROMPT)).to_be_visible()
    for _ in range(7):
        wait_until("it is my turn", lambda: turn(page) or over(page))
        if over(page):
            break
        act(page, dice)
    wait_until("it is my turn again", lambda: turn(page) or over(page))
    page.mouse.move(2, 2)
    wrong = []
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        still(page)
        page.screenshot(path=album / f"table-{name}-{theme}.png")
        wrong += [f"{name}: {fault}" for fault in faults(page)]
    page.set_viewport_size(SIZES["desktop"])
    if turn(page):
        page.keyboard.press("t")
        still(page)
        page.screenshot(path=album / f"moves-desktop-{theme}.png")
        wrong += [f"moves: {fault}" for fault in faults(page)]
        page.keyboard.press("Escape")
        page.locator(LEGAL).first.hover(position={"x": 10, "y": 12})
        page.wait_for_timeout(600)
        page.screenshot(path=album / f"hover-desktop-{theme}.png")
    page.get_by_role("button", name="Vzdát").click()
    page.locator("dialog[open]").get_by_role("button", name="Vzdát", exact=True).click()
    expect(page.get_by_text("Partie skončila vzdáním.")).to_be_visible()
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
