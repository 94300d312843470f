"""What happens is shown beat by beat; whoever does not want to wait need not."""

import json
import random

from playwright.sync_api import Page, expect

from .actions import BOT, LEGAL, ME, PROMPT, come, open_table, turn
from .conftest import Visit
from .server import wait_until

CHOOSE = "Vyberte kartu"


def begin(visit: Visit, pace: str) -> Page:
    """A table of Cardia, the first card laid."""
    page = come(visit, "Eva", pace=pace)
    page.goto(open_table(page, "cardia", [ME, BOT]))
    wait_until("it is my turn", lambda: turn(page))
    page.locator(f".hand {LEGAL}").first.click()
    return page


def told(page: Page) -> str:
    return page.locator(PROMPT).inner_text()


def test_a_clash_is_shown_in_beats(visit: Visit) -> None:
    page = begin(visit, "step")
    go_on = page.get_by_role("button", name="Dál")
    said: list[str] = []
    while go_on.is_visible() or not said:
        go_on.wait_for()
        said.append(told(page))
        assert page.locator(LEGAL).count() == 0, "nothing is asked while something is shown"
        page.keyboard.press("Space")
        wait_until("the next beat, or a question", lambda: told(page) != said[-1] or not go_on.is_visible())
    assert len(said) >= 2
    assert any("střet" in one or "Střet" in one for one in said)


def test_the_log_runs_no_further_than_what_is_shown(visit: Visit) -> None:
    page = begin(visit, "step")
    page.get_by_role("button", name="Dál").wait_for()
    rows = page.locator("aside .log li")
    before = rows.count()
    page.keyboard.press(".")
    expect(page.get_by_role("button", name="Dál")).to_have_count(0)
    wait_until("the rest stands in the log", lambda: rows.count() > before)


def test_beats_end_by_themselves_and_can_be_caught_up_with(visit: Visit, dice: random.Random) -> None:
    page = begin(visit, "slow")
    expect(page.get_by_role("button", name="Přeskočit")).to_be_visible()
    page.keyboard.press(".")
    wait_until("something is asked", lambda: page.locator(LEGAL).count() > 0)
    expect(page.locator(".pace")).to_have_count(0)
    page.locator(LEGAL).nth(dice.randrange(page.locator(LEGAL).count())).click()
    expect(page.locator(".pace")).to_be_visible()
    wait_until("it ends by itself", lambda: page.locator(".pace").count() == 0)


def test_the_pace_is_chosen_at_the_table_and_kept(visit: Visit) -> None:
    page = begin(visit, "off")
    page.get_by_role("button", name="Tempo").click()
    page.get_by_label("Rychle").check()
    kept = json.loads(page.evaluate("localStorage.getItem('deskoherna.settings')"))
    assert kept["pace"] == "fast"
