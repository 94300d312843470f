"""The line between browser and server: reload and loss in mid-game."""

from playwright.sync_api import expect

from .actions import LEGAL, PROMPT, hand, set_up, settled
from .conftest import Visit
from .server import ServerProcess, wait_until


def test_a_reload_in_mid_game_changes_nothing(visit: Visit) -> None:
    anna, bob = visit(), visit()
    set_up(anna, seats={2: "open"})
    bob.goto(anna.url)
    bob.get_by_role("button", name="Přisednout").click()
    expect(bob.locator(PROMPT)).to_be_visible()
    anna.locator(f".hand {LEGAL}").first.click(position={"x": 10, "y": 12})
    settled(anna)
    wait_until("the move stands in the log", lambda: "Vykládáte" in anna.locator("aside.side .log").inner_text())
    cards, log, prompt = hand(anna), anna.locator("aside.side .log").inner_text(), anna.locator(PROMPT).inner_text()
    anna.reload()
    expect(anna.locator(PROMPT)).to_have_text(prompt)
    assert hand(anna) == cards
    assert anna.locator("aside.side .log").inner_text() == log


def test_the_server_dies_and_the_page_goes_on(visit: Visit, server: ServerProcess, complaints: list[str]) -> None:
    page = visit()
    set_up(page, seats={2: "bot:novice"})
    expect(page.locator(f".hand {LEGAL}").first).to_be_visible()
    page.evaluate("window.sameDocument = true")
    server.kill()
    expect(page.get_by_text("Spojení je přerušené.")).to_be_visible()
    before = page.locator("aside.side .log").inner_text()
    page.locator(f".hand {LEGAL}").first.click(position={"x": 10, "y": 12})
    server.open()
    expect(page.get_by_text("Spojení je přerušené.")).to_have_count(0)
    settled(page)
    wait_until("the move made without a line is played", lambda: page.locator("aside.side .log").inner_text() != before)
    assert page.evaluate("window.sameDocument") is True
    complaints[:] = [error for error in complaints if "WebSocket" not in error and "ERR_CONNECTION" not in error]


def test_an_unknown_table_and_an_unknown_page_say_so(visit: Visit, complaints: list[str]) -> None:
    page = visit()
    page.goto("/t/nosuchtable")
    expect(page.get_by_role("heading", name="Tady nic není")).to_be_visible()
    page.goto("/nothing/here")
    expect(page.get_by_role("heading", name="Tady nic není")).to_be_visible()
    page.get_by_role("link", name="Do herny").last.click()
    expect(page.get_by_role("button", name="Hrát proti botovi")).to_be_visible()
    complaints.clear()
