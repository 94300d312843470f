"""A puzzle in the real browser: tried wrongly, taken back, shown, solved."""

import re

from playwright.sync_api import Page, expect

from deskoherna.kit import puzzle as puzzles_of
from deskoherna.kit import registry

from .actions import PHONE
from .conftest import Visit
from .looks import faults, still

SHEET = "[data-testid=puzzle]"
CARDIA = registry.game("cardia")


def open_puzzle(page: Page) -> None:
    """From the lobby to the first puzzle of the list, which is an easy one."""
    page.goto("/")
    page.get_by_role("link", name=re.compile("Hádanka dne|Puzzle of the day")).click()
    page.locator(".rest button").first.click()
    page.wait_for_url("**/t/*")
    expect(page.locator(SHEET)).to_be_visible()


def test_a_wrong_try_is_told_and_taken_back_and_the_right_one_is_kept(visit: Visit) -> None:
    page = visit(size=PHONE, locale="cs-CZ", phone=True)
    open_puzzle(page)
    easy = min(puzzles_of.puzzles(CARDIA).values(), key=lambda x: x.level)
    assert easy.level == 1
    page.get_by_role("button", name=re.compile("Tahy slovy")).click()
    moves = page.locator("dialog[open] li button")
    moves.first.wait_for()
    tried = [moves.nth(n).inner_text() for n in range(moves.count())]
    assert len(tried) >= 3
    moves.first.click()
    sheet = page.locator(SHEET)
    retry = sheet.get_by_role("button", name="Zkusit znovu")
    solved = sheet.get_by_text("To je ono!")
    expect(retry.or_(solved)).to_be_visible()
    if retry.is_visible():
        expect(sheet).to_contain_text("Tím přicházíte o")
        retry.click()
        sheet.get_by_role("button", name="Ukažte mi tah").click()
        page.get_by_role("button", name=re.compile("Zahrát|Potvrdit")).first.click()
    expect(solved).to_be_visible()
    sheet.get_by_role("link", name="Všechny hádanky").click()
    expect(page.locator(".rest button.solved")).to_have_count(1)
    still(page)
    assert faults(page) == []
