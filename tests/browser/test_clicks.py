"""As few clicks as decisions: somebody who knows what they want clicks, and every click is counted.

What a round of kingdom takes is counted by `python -m bench.clicks_of_kingdom`, what a positional turn of wilderness
takes by `test_wilderness.py`.
"""

import random
import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from .actions import BOT, LEGAL, ME, PROMPT, come, offers, open_table, over, play_until, ready, turn
from .conftest import Visit
from .server import wait_until
from .test_defenders import MY_TURN
from .test_habits import wish

FIVE_TURNS = 10
CLASHES = 4
ACTIONS = 2
"""Clicks for an action of a defender: which, and where."""
ENDS = re.compile("^Ukončit tah")


@dataclass
class Hand:
    """A mouse that counts."""

    page: Page
    clicks: int = 0

    def click(self, thing: Locator) -> None:
        thing.first.click()
        self.clicks += 1
        expect(self.page.locator(".area[aria-busy=true]")).to_have_count(0)


def asked(page: Page) -> bool:
    return ready(page) or over(page)


def test_a_clash_of_cardia_takes_one_click(visit: Visit) -> None:
    page = come(visit, "Eva")
    page.goto(open_table(page, "cardia", [ME, BOT]))
    hand, laid = Hand(page), 0
    cards = page.locator(f".hand {LEGAL}")
    effects = 0
    while laid < CLASHES:
        wait_until("it is my turn, or it is over", lambda: asked(page))
        if over(page):
            break
        if page.locator(PROMPT).inner_text().startswith("Vyberte kartu do"):
            hand.click(cards)
            laid += 1
        else:
            # what the weaker card does is a decision of its own
            hand.click(page.locator(f"{LEGAL}, .prompt .plain .label:not(.back), .chooser button").filter(visible=True))
            effects += 1
    assert laid > 0
    assert hand.clicks - effects == laid


def decides(page: Page) -> bool:
    """Something is asked, and not only for a roll that goes by itself."""
    return asked(page) and page.locator(f".dice{LEGAL}").count() == 0


def own_turn(page: Page, hand: Hand) -> None:
    """One turn of somebody who builds what can be built and then ends it."""
    board = page.locator(".field")
    end = page.locator(".prompt").get_by_role("button", name=ENDS)
    while True:
        wait_until("something is asked, or the turn is over", lambda: decides(page) or not turn(page))
        if not turn(page) or over(page):
            return
        says = page.locator(PROMPT).inner_text()
        towns = board.locator(f".corner{LEGAL}, [data-site]{LEGAL}")
        if end.count() > 0 and towns.count() > 0:
            hand.click(towns)
        elif end.count() > 0:
            hand.click(end)
            expect(page.locator(PROMPT)).not_to_have_text(says)
            return
        else:
            hand.click(page.locator(f"{LEGAL}, .prompt .plain .label:not(.back)").filter(visible=True))


def test_five_turns_of_classic_take_at_most_ten_clicks(visit: Visit) -> None:
    page = come(visit, "Eva")
    page.goto(open_table(page, "nightwatch", [ME, BOT], {"players": 2, "game": "classic", "offers": 0}))
    expect(page.locator(PROMPT)).to_be_visible()
    wish(page, "Házet kostkami")
    end = page.locator(".prompt").get_by_role("button", name=ENDS)
    setting_up = Hand(page)
    while end.count() == 0:
        wait_until("something is asked", lambda: decides(page) or end.count() > 0)
        if end.count() == 0:
            setting_up.click(page.locator(LEGAL).filter(visible=True))
    hand = Hand(page)
    for _ in range(5):
        wait_until("it is my turn", lambda: turn(page) or over(page))
        own_turn(page, hand)
    assert hand.clicks <= FIVE_TURNS, hand.clicks


def actions_left(page: Page) -> int:
    """What the sentence says; none where it says something else."""
    found = re.search(r"zbýv\w+ (\d+) akc", page.locator(PROMPT).inner_text())
    return int(found[1]) if found else 0


def test_an_action_of_defenders_takes_at_most_two_clicks(visit: Visit, dice: random.Random) -> None:
    page = come(visit, "Eva")
    page.goto(open_table(page, "defenders", [ME, BOT], {"players": 2}))
    play_until(page, dice, MY_TURN)
    places, hand, done = page.locator(f"[data-hex]{LEGAL}").filter(visible=True), Hand(page), 0
    while actions_left(page) > 0 and done < CLASHES and not over(page):
        before, clicked = actions_left(page), hand.clicks
        while actions_left(page) == before and not over(page):
            lines = page.locator(".chooser li button")
            hand.click(lines if lines.count() > 0 else places if places.count() > 0 else offers(page))
            wait_until("something is asked, or the turn is over", lambda: asked(page) or not turn(page))
        assert hand.clicks - clicked <= ACTIONS, page.locator(PROMPT).inner_text()
        done += 1
    assert done > 0
