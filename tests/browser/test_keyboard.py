"""A whole game of each title with the keyboard alone: the list of moves, arrows, Enter."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .actions import BOT, ME, PROMPT, come, open_table, over, settled, turn
from .conftest import Visit
from .server import wait_until

TABLES: dict[str, dict[str, Any]] = {
    "cardia": {},
    "defenders": {"players": 2},
    "kingdom": {},
    "nightwatch": {"players": 3, "game": "watch", "rounds": 3},
    "wilderness": {"players": 2},
}
SEATS = {"nightwatch": 3}
SHORT = "cardia"
"""What is played every time; the others take minutes."""
LIST = "dialog[open] ol button"
FOCUSED = f"() => document.activeElement?.matches('{LIST}') || document.querySelector('dialog[open] .reason') !== null"
FAR = 6
"""So many steps down the list at most; then from its end."""
MOST = 4000


def listed(page: Page) -> bool:
    """There are moves to choose from."""
    return page.get_by_role("button", name="Tahy slovy").is_enabled()


def sends(page: Page) -> bool:
    """A plan is complete, and a key sends it."""
    return page.locator(".stamp[aria-keyshortcuts=O]:enabled").count() > 0


def choose(page: Page, dice: random.Random) -> None:
    """One move out of the list."""
    wait_until("a move, a plan to be sent, or the end", lambda: listed(page) or over(page) or sends(page))
    if over(page):
        return
    if sends(page):
        page.keyboard.press("o")
        settled(page)
        return
    page.keyboard.press("t")
    page.wait_for_function(FOCUSED)
    if over(page):
        return
    if dice.random() < 0.4:
        page.keyboard.press("End")
    else:
        for _ in range(dice.randrange(FAR)):
            page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    settled(page)


@pytest.mark.parametrize(
    "game", [pytest.param(slug, marks=[] if slug == SHORT else pytest.mark.long) for slug in TABLES]
)
def test_a_whole_game_is_played_by_keyboard_alone(game: str, visit: Visit, dice: random.Random) -> None:
    page = come(visit, "Eva")
    page.goto(open_table(page, game, [ME, *[BOT] * (SEATS.get(game, 2) - 1)], TABLES[game]))
    expect(page.locator(PROMPT)).to_be_visible()
    moves = 0
    while not over(page):
        wait_until("it is my turn, or the game is over", lambda: turn(page) or over(page))
        if not over(page):
            choose(page, dice)
            moves += 1
            assert moves < MOST, "the game does not end"
    assert moves > 0
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open] .reason")).to_have_count(0)
