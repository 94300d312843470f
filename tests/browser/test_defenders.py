"""Defenders of the Wild at the table: games, leaders, the planned move, the forecast, a machine card step by step."""

import random
from pathlib import Path

from playwright.sync_api import Page, expect

from .actions import LEGAL, PHONE, play_on, play_until
from .conftest import Visit

HEXES = 37
ROUNDS, HACKED = 8, "karta strojů se neotáčí"
"""A hacker may keep the machine card of a round from being turned."""
MY_TURN = ".tiles [data-key=k][data-legal]"
"""The tile that ends a turn: only who may act has it. The plan of a move is shown in the turns of others too."""


def open_table(page: Page, players: int) -> None:
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
    open_table(page, 2)
    expect(page.locator("[data-hex]")).to_have_count(HEXES)
    play_until(page, dice, MY_TURN)
    page.screenshot(path=album / "defenders-turn.png")
    play_on(page, dice)
    expect(page.locator("dialog[open] .reason")).to_be_visible()


def test_alone_with_two_factions(visit: Visit, dice: random.Random, album: Path) -> None:
    page = visit(scheme="dark")
    open_table(page, 1)
    play_until(page, dice, ".plan")
    expect(page.locator(".factions.own .faction")).to_have_count(2)
    page.screenshot(path=album / "defenders-alone.png")
    play_on(page, dice)
    expect(page.locator("dialog[open] .reason")).to_be_visible()


def test_a_leader_is_chosen_by_what_he_brings(visit: Visit, album: Path) -> None:
    page = visit()
    open_table(page, 1)
    leaders = page.locator(".leader")
    expect(leaders).to_have_count(2)
    for i in range(2):
        expect(leaders.nth(i).locator(".brings").nth(1)).to_be_visible()
    page.screenshot(path=album / "defenders-leaders.png")


def test_a_way_lights_up_and_the_deck_foretells(visit: Visit, dice: random.Random) -> None:
    page = visit()
    open_table(page, 1)
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


def end_turns_until_a_card(page: Page, dice: random.Random) -> None:
    """Hackers may keep cards from being turned: until one is, and can be shown again."""
    cards = page.locator(".past button")
    for hacked in range(ROUNDS):
        play_until(page, dice, MY_TURN)
        page.get_by_role("button", name="Konec tahu").press("Enter")
        expect(cards.first.or_(page.get_by_text(HACKED).nth(hacked))).to_be_visible()
        if cards.count() > 0:
            return


def test_a_machine_card_is_shown_again_step_by_step(visit: Visit, dice: random.Random, album: Path) -> None:
    page = visit()
    open_table(page, 1)
    end_turns_until_a_card(page, dice)
    sheet = page.locator(".steps.sheet")
    expect(sheet).to_have_count(0)
    page.locator(".past button").last.click()
    go_on = page.locator(".pace .wanted")
    expect(sheet.get_by_text("krok 0 ze")).to_be_visible()
    page.keyboard.press("Space")
    expect(sheet.locator("[aria-current=step]")).to_have_count(1)
    expect(sheet.get_by_text("krok 1 ze")).to_be_visible()
    assert page.locator(LEGAL).count() == 0, "nothing is asked while a card is shown"
    page.screenshot(path=album / "defenders-machine.png")
    while go_on.is_visible():
        page.keyboard.press("Space")
    expect(sheet).to_have_count(0)
    expect(page.locator(LEGAL).first).to_be_visible()


def choose_pace(page: Page, label: str) -> None:
    page.get_by_role("button", name="Tempo").click()
    page.get_by_label(label).check()
    page.keyboard.press("Escape")


def test_a_machine_card_is_told_in_beats_and_leaves_nothing_lying(visit: Visit, dice: random.Random) -> None:
    page = visit()
    open_table(page, 1)
    sheet, go_on = page.locator(".steps.sheet"), page.locator(".pace .wanted")
    for _ in range(ROUNDS):
        play_until(page, dice, MY_TURN)
        choose_pace(page, "Po krocích")
        page.get_by_role("button", name="Konec tahu").press("Enter")
        expect(go_on).to_be_visible()
        told = 0
        while go_on.is_visible():
            told += sheet.count()
            page.keyboard.press("Space")
        expect(sheet).to_have_count(0)
        if told > 0:
            return
        choose_pace(page, "Najednou")
    raise AssertionError("no machine card was turned")


def test_actions_keep_their_places(visit: Visit, dice: random.Random) -> None:
    page = visit()
    open_table(page, 1)
    play_until(page, dice, MY_TURN)

    def places() -> dict[str, object]:
        found: dict[str, object] = page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll(".tiles .act[data-key]")].map((tile) => {
                const {left, width} = tile.getBoundingClientRect();
                return [tile.dataset.key, [Math.round(left), Math.round(width)]];
            }))"""
        )
        return found

    before = places()
    assert [str(n) for n in range(1, 9)] == sorted(key for key in before if key in "12345678")
    move = page.locator(f"[data-hex]{LEGAL}")
    if move.count() > 0:
        move.first.click()
    play_until(page, dice, MY_TURN)
    after = places()
    assert {key: after[key] for key in "12345678"} == {key: before[key] for key in "12345678"}


def test_four_on_a_phone(visit: Visit, dice: random.Random, album: Path) -> None:
    page = visit(size=PHONE, phone=True)
    open_table(page, 4)
    play_until(page, dice, ".corner.b")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.screenshot(path=album / "defenders-phone.png")


def test_defenders_are_chosen_in_silence(visit: Visit, dice: random.Random) -> None:
    page = visit()
    open_table(page, 2)
    line = page.locator(".side .chat input")
    expect(line).to_be_enabled()
    play_until(page, dice, ".hand.raised")
    expect(line).to_be_disabled()
    play_until(page, dice, MY_TURN)
    expect(line).to_be_enabled()
