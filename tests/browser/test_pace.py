"""What happens is shown beat by beat; whoever does not want to wait need not."""

import json
import random
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from .actions import BOT, LEGAL, ME, PROMPT, come, open_table, play_until, turn
from .conftest import Visit
from .server import wait_until

FACE_UP = ".runner .card:not([data-legal]) .face"
TOO_SOON_MS = 1000
"""Until then a click is one that meant the question before."""
LISTEN = """() => {
    window.heard = [];
    const seen = new MutationObserver((changes) => {
        for (const change of changes) {
            if (change.type === "characterData") window.heard.push("changed: " + change.target.data);
            for (const node of change.addedNodes) window.heard.push(node.textContent.trim());
        }
    });
    seen.observe(document.querySelector("[data-testid=heard]"), {childList: true, subtree: true, characterData: true});
}"""
"""Writes down what a screen reader is told: what is added, and what changes while it stands there."""


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


def test_each_beat_is_heard_once(visit: Visit) -> None:
    page = come(visit, "Eva", pace="step")
    page.goto(open_table(page, "cardia", [ME, BOT]))
    wait_until("it is my turn", lambda: turn(page))
    rows = page.locator("aside .log li :is(button, h3)")
    before = rows.count()
    page.evaluate(LISTEN)
    page.locator(f".hand {LEGAL}").first.click()
    go_on = page.get_by_role("button", name="Dál")
    go_on.wait_for()
    said: list[str] = []
    while go_on.is_visible():
        said.append(told(page))
        page.keyboard.press("Space")
        wait_until("the next beat, or a question", lambda: told(page) != said[-1] or not go_on.is_visible())
    wait_until("something is asked", lambda: turn(page) and page.locator(LEGAL).count() > 0)
    heard = [text for text in page.evaluate("window.heard") if text]
    assert heard == [text.strip() for text in rows.all_inner_texts()[before:]]


def test_what_befell_one_is_told_in_a_strip_and_shown_again(visit: Visit, dice: random.Random, album: Path) -> None:
    page = come(visit, "Eva")
    page.goto(open_table(page, "nightwatch", [ME, *[BOT] * 3], {"players": 4}))
    expect(page.locator(PROMPT)).to_be_visible()
    play_until(page, dice, ".since")
    strip = page.get_by_role("region", name="Od vašeho posledního tahu")
    page.screenshot(path=album / "since-desktop-light.png")
    strip.get_by_role("listitem").first.get_by_role("button").click()
    expect(page.locator(".banner")).to_be_visible()
    page.keyboard.press(".")
    expect(page.locator(".banner")).to_have_count(0)
    strip.get_by_role("button", name="Zavřít").click()
    expect(strip).to_have_count(0)


def test_a_line_of_the_log_opens_large(visit: Visit, album: Path) -> None:
    page = begin(visit, "off")
    reveals = page.locator("aside .log").get_by_role("button", name=re.compile("odkrývá", re.IGNORECASE)).first
    reveals.click()
    large = page.get_by_test_id("large")
    expect(large.locator(".card")).to_be_visible()
    box = large.locator(".card").first.bounding_box()
    assert box is not None and box["width"] >= 280
    page.screenshot(path=album / "large-desktop-light.png")
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)


def test_a_card_of_the_row_opens_large(visit: Visit, dice: random.Random) -> None:
    """One that lies face up: the first clash may have taken its cards away again."""
    page = begin(visit, "off")
    play_until(page, dice, FACE_UP)
    wait_until("it is my turn", lambda: turn(page))
    page.wait_for_timeout(TOO_SOON_MS)
    page.locator(FACE_UP).first.click()
    expect(page.get_by_test_id("large").locator(".card")).to_be_visible()
