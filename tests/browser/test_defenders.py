"""Defenders of the Wild at the table: whole games, the planned move, the forecast, a machine card step by step."""

import random
from pathlib import Path

from playwright.sync_api import Page, expect

from .conftest import Visit
from .hands import LEGAL, PHONE, play_on, play_until

HEXES = 37
ROUNDS, HACKED = 8, "karta strojů se neotáčí"
"""A hacker may keep the machine card of a round from being turned."""
MY_TURN = ".tiles [data-key=k]"
"""The tile that ends a turn: only who may act has it. The plan of a move is shown in the turns of others too."""


def lay(page: Page, players: int) -> None:
    """A table from the set-up page; the other seats are bots."""
    page.goto("/games/defenders/new")
    page.get_by_role("radio", name=str(players), exact=True).first.check()
    for seat in range(2, players + 1):
        page.get_by_label(f"{seat}. místo").select_option("bot:random")
    page.get_by_role("button", name="Prostřít stůl").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_test_id("prompt")).to_be_visible()


def test_two_factions_play_to_the_end(visit: Visit, dice: random.Random, album: Path) -> None:
    page = visit()
    lay(page, 2)
    expect(page.locator("[data-hex]")).to_have_count(HEXES)
    play_until(page, dice, MY_TURN)
    page.screenshot(path=album / "defenders-turn.png")
    play_on(page, dice)
    expect(page.locator("dialog[open] .reason")).to_be_visible()


def test_alone_with_two_factions(visit: Visit, dice: random.Random, album: Path) -> None:
    page = visit(scheme="dark")
    lay(page, 1)
    play_until(page, dice, ".plan")
    expect(page.locator(".factions.own .faction")).to_have_count(2)
    page.screenshot(path=album / "defenders-alone.png")
    play_on(page, dice)
    expect(page.locator("dialog[open] .reason")).to_be_visible()


def test_a_way_lights_up_and_the_deck_foretells(visit: Visit, dice: random.Random) -> None:
    page = visit()
    lay(page, 1)
    play_until(page, dice, ".plan")
    kinds = page.locator(".fore button:not([disabled])")
    expect(kinds.first).to_be_visible()
    kinds.first.hover()
    expect(kinds.first).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("prompt").hover()
    expect(page.locator(".marks .disc")).to_have_count(0)
    hexes = page.locator(f"[data-hex]{LEGAL}")
    if hexes.count() > 0:
        hexes.first.focus()
        expect(page.locator(".plan")).to_be_visible()


def test_a_machine_card_can_be_stepped_and_shown_again(visit: Visit, dice: random.Random, album: Path) -> None:
    page = visit()
    lay(page, 1)
    sheet = page.locator(".steps.sheet")
    for hacked in range(ROUNDS):
        play_until(page, dice, ".plan")
        page.get_by_role("button", name="Konec tahu").press("Enter")
        expect(sheet.or_(page.get_by_text(HACKED).nth(hacked))).to_be_visible()
        if sheet.is_visible():
            break
    sheet.get_by_role("button", name="Znovu").click()
    expect(sheet.get_by_text("krok 0 ze")).to_be_visible()
    sheet.get_by_role("button", name="Další krok").click()
    expect(sheet.locator("[aria-current=step]")).to_have_count(1)
    page.screenshot(path=album / "defenders-machine.png")
    sheet.get_by_role("button", name="Až do konce").click()
    sheet.get_by_role("button", name="Zavřít").last.click()
    expect(sheet).to_have_count(0)
    page.locator(".past button").last.click()
    expect(sheet).to_be_visible()


def test_four_on_a_phone(visit: Visit, dice: random.Random, album: Path) -> None:
    page = visit(size=PHONE, phone=True)
    lay(page, 4)
    play_until(page, dice, ".corner.b")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.screenshot(path=album / "defenders-phone.png")


def test_defenders_are_chosen_in_silence(visit: Visit, dice: random.Random) -> None:
    page = visit()
    lay(page, 2)
    line = page.locator(".side .chat input")
    expect(line).to_be_enabled()
    play_until(page, dice, ".hand.raised")
    expect(line).to_be_disabled()
    play_until(page, dice, MY_TURN)
    expect(line).to_be_enabled()
