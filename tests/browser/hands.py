"""What a person at a table does: look, click, play on."""

import random
import re

from playwright.sync_api import Locator, Page, expect

from .house import wait_until

PROMPT = "[data-testid=prompt]"
LEGAL = "[data-legal]"
RESULT = "dialog[open] .reason"
TURN = re.compile("^(jste na tahu|your turn)")


def turn(page: Page) -> bool:
    """The tab says whose turn it is."""
    return bool(TURN.search(page.title()))


def over(page: Page) -> bool:
    return page.locator(RESULT).count() > 0


def settled(page: Page) -> None:
    """The last click was answered."""
    expect(page.locator(".area[aria-busy=true]")).to_have_count(0)


def offers(page: Page) -> Locator:
    """Everything that may be clicked now: the chooser if it is open, else things on the board and plain moves."""
    slip = page.locator(".chooser li:not(:last-child) button")
    if slip.count() > 0:
        return slip
    return page.locator(f"{LEGAL}, .prompt .plain .label:not(.back)").filter(visible=True)


def act(page: Page, dice: random.Random) -> None:
    """One click of a person who plays at random."""
    things = offers(page)
    n = things.count()
    if n == 0:
        page.keyboard.press("t")
        things = page.locator("dialog[open] ol button")
        expect(things.first).to_be_visible()
        n = things.count()
    things.nth(dice.randrange(n)).click(position={"x": 10, "y": 12})
    settled(page)


def play_out(pages: list[Page], dice: random.Random, moves: int = 2000) -> int:
    """Play until the game is over at every screen; returns the number of clicks."""
    clicks = 0
    while not all(over(page) for page in pages):
        wait_until("somebody is to move, or the game is over",
                   lambda: any(turn(p) for p in pages) or all(over(p) for p in pages))
        for page in pages:
            if turn(page) and not over(page):
                act(page, dice)
                clicks += 1
        assert clicks < moves, "the game does not end"
    return clicks


def set_up(page: Page, *, seats: dict[int, str] | None = None, checks: tuple[str, ...] = (), name: str = "") -> None:
    """A table of Cardia from the set-up page; `seats` by number from 1: `open`, `invited`, `hotseat`, `bot:novice`."""
    page.goto("/games/cardia/new")
    for number, kind in (seats or {}).items():
        page.get_by_label(f"{number}. místo").select_option(kind)
    for label in checks:
        page.get_by_label(label, exact=True).check()
    if name:
        page.get_by_label("Jméno stolu").fill(name)
    page.get_by_role("button", name="Prostřít stůl").click()
    page.wait_for_url("**/t/*")


def hand(page: Page) -> list[str]:
    """What the own hand says of itself, read at one moment."""
    read = "cards => cards.map(card => card.getAttribute('aria-label') ?? card.textContent)"
    return [str(card) for card in page.locator(".hand button").evaluate_all(read)]
