"""Clocks: one that runs, one that runs out, one that stands still while the server is away."""

import re
import time

from playwright.sync_api import Locator, Page, expect

from away import was_away

from .actions import BOT, ME, OPEN, PROMPT, come, open_table, sit_down
from .conftest import Visit
from .server import ServerProcess, wait_until

SHORT = {"budget_s": 10, "increment_s": 0}
LONG = {"budget_s": 600, "increment_s": 5}
LOOKS, LOOK_S = 4, 0.4
AWAY_S = 3600
"""Whoever is charged for the time away has lost on time."""


def clock(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name).get_by_role("timer")


def runs(face: Locator) -> None:
    expect(face).to_have_class(re.compile(r"\bon\b"))


def stands(face: Locator) -> None:
    expect(face).not_to_have_class(re.compile(r"\bon\b"))


def left(face: Locator) -> int:
    """Seconds on a clock."""
    minutes, seconds = face.inner_text().split(":")
    return int(minutes) * 60 + int(seconds)


def test_a_clock_runs_and_whose_runs_out_has_lost(visit: Visit) -> None:
    page = come(visit, "Anežka")
    page.goto(open_table(page, "cardia", [ME, BOT], clock=SHORT))
    mine = clock(page, "Anežka")
    runs(mine)
    wait_until("the clock has run", lambda: left(mine) <= 8)
    expect(page.locator("dialog[open] .reason")).to_have_text("Partii ukončily hodiny.")
    expect(page.locator("dialog[open] h2")).to_have_text("Vítězí Bot Novic")
    page.get_by_role("button", name="Prohlédnout stůl").click()
    expect(page.locator(PROMPT)).to_have_text("Partii ukončily hodiny.")
    page.get_by_role("button", name="Ukázat výsledek").click()
    expect(page.locator("dialog[open] .reason")).to_be_visible()


def test_clocks_stand_still_while_the_server_is_away(
    visit: Visit, server: ServerProcess, complaints: list[str]
) -> None:
    anna, bob = come(visit, "Anežka"), come(visit, "Bořek")
    where = open_table(anna, "cardia", [ME, OPEN], clock=LONG)
    anna.goto(where)
    sit_down(bob, where)
    mine, theirs = clock(anna, "Anežka"), clock(anna, "Bořek")
    for face in (mine, theirs):
        runs(face)
    server.kill()
    expect(anna.get_by_text("Spojení je přerušené.")).to_be_visible()
    stands(mine)
    stood = left(mine)
    for _ in range(LOOKS):
        time.sleep(LOOK_S)
        assert left(mine) == stood
    was_away(server.database, AWAY_S)
    server.open()
    runs(mine)
    assert 0 < left(mine) <= stood
    complaints[:] = [error for error in complaints if "WebSocket" not in error and "ERR_CONNECTION" not in error]
