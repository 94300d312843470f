"""What would you do, and what should have been done: hints by search, and finished games looked back at."""

import random
import re
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from .actions import BOT, ME, PHONE, PROMPT, come, open_table, play_on, turn
from .conftest import Scheme, Visit
from .looks import faults, still
from .server import ROOT, ServerProcess, wait_until

COMPILE_MS = 300_000
"""The bots of a game may have to be compiled first."""
PERCENT = re.compile(r"\d+ %")


def hint(page: Page) -> Locator:
    """A hint by search; until the code is compiled a hint only looks one move ahead, so it is asked for again. So it is
    where none could be given: the one worker may be busy for long."""
    sheet = page.locator("dialog[open]")
    glance = sheet.get_by_text("Toto je pohled o jediný tah dopředu.")
    advice = sheet.locator("ol > li")

    def searched() -> bool:
        wait_until("it is my turn", lambda: turn(page))
        page.keyboard.press("n")
        wait_until("an answer", lambda: advice.count() > 0 or sheet.count() == 0, COMPILE_MS / 1000)
        if sheet.count() == 0:
            return False
        if glance.count() == 0:
            return True
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        return False

    wait_until("the search is ready", searched, COMPILE_MS / 1000)
    return sheet


def at(page: Page) -> int:
    return int(page.locator("output").inner_text().split("/")[0])


@pytest.fixture(scope="module")
def played() -> dict[str, str]:
    """The game that the tests look back at: its address, and the cookie of the one who played."""
    return {}


def looked_back(visit: Visit, played: dict[str, str], **how: object) -> Page:
    """The analysis of a game that was played to its end; from the second time on it is at hand."""
    page = visit(**how)
    if not played:
        page.request.post("/api/guest", data={"name": "Anežka", "language": "cs"})
        page.goto(open_table(page, "cardia", [ME, BOT], {"guardians": True}))
        expect(page.locator(PROMPT)).to_be_visible()
        play_on(page, random.Random(4))
        played["address"] = str(page.locator("dialog[open]").get_by_role("link", name="Rozbor").get_attribute("href"))
        played["cookie"] = next(c["value"] for c in page.context.cookies() if c.get("name") == "deskoherna")
    url = page.url if page.url.startswith("http") else ""
    if not url:
        page.goto("/credits")
        page.context.add_cookies([{"name": "deskoherna", "value": played["cookie"], "url": page.url}])
    page.goto(played["address"])
    expect(page.locator("figure svg .line").first).to_be_attached(timeout=COMPILE_MS)
    expect(page.locator("progress")).to_have_count(0, timeout=COMPILE_MS)
    return page


def test_a_hint_names_three_moves_with_chances_and_what_follows(visit: Visit, album: Path) -> None:
    page = come(visit, "Anežka")
    page.goto(open_table(page, "cardia", [ME, BOT]))
    expect(page.locator(PROMPT)).to_be_visible()
    sheet = hint(page)
    advice = sheet.locator("ol > li:has(h3)")
    expect(advice).to_have_count(3)
    for one in advice.all():
        expect(one.locator("h3")).to_have_text(re.compile("^Zahrát kartu"))
        expect(one).to_contain_text(PERCENT)
    expect(sheet.locator(".likely li").first).to_be_visible()
    assert faults(page) == []
    still(page)
    page.screenshot(path=str(album / "hint.png"))

    first = advice.first.locator("h3").inner_text()
    advice.first.get_by_role("button", name="Ukázat na stole").click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".hand [data-selected]")).to_have_count(1)
    before = page.locator("aside.side .log li").count()
    page.locator(".prompt").get_by_role("button", name=first).click()
    wait_until("it is played", lambda: page.locator("aside.side .log li").count() > before)


def test_a_finished_game_is_looked_back_at(visit: Visit, played: dict[str, str], album: Path) -> None:
    page = looked_back(visit, played)
    expect(page.get_by_role("img", name=re.compile("^Šance na výhru"))).to_be_visible()
    turns = page.get_by_test_id("turns").get_by_role("button")
    assert 1 <= turns.count() <= 5
    expect(turns.first).to_contain_text(re.compile(r"\d+ % → \d+ %"))
    verdict = page.get_by_test_id("verdict")

    page.get_by_role("button", name="Na konec").click()
    expect(verdict).to_contain_text("Tady partie skončila.")
    last = at(page)
    turns.first.click()
    wait_until("the replay moves there", lambda: at(page) < last)
    expect(verdict).to_contain_text("Hrálo se")
    expect(verdict).to_contain_text(re.compile("Bot by hrál"))
    expect(verdict).to_contain_text(PERCENT)
    assert f"at={at(page)}" in page.url and "analysis=1" in page.url
    still(page)
    page.screenshot(path=str(album / "analysis-desktop-light.png"))

    chart = page.locator("figure svg[role=img]")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": 36, "y": box["height"] / 2})
    wait_until("the replay is at its beginning", lambda: at(page) == 0)
    page.keyboard.press("ArrowRight")
    wait_until("one step on", lambda: at(page) == 1)
    assert faults(page) == []


def test_the_end_of_a_game_names_the_moments_that_decided_it_to_play_them_again(
    visit: Visit, played: dict[str, str], album: Path
) -> None:
    page = looked_back(visit, played, size=PHONE, phone=True)
    page.goto(re.sub(r"^/replays/(\w+).*", r"/t/\1", played["address"]))
    moments = page.locator("dialog[open]").get_by_test_id("decisive").locator("li")
    expect(moments.first).to_contain_text(re.compile(r"\d+ % → \d+ %"))
    assert 1 <= moments.count() <= 3
    still(page)
    page.screenshot(path=str(album / "decisive-phone.png"))
    assert faults(page) == []
    before = page.url
    moments.first.get_by_role("button", name="Zahrát znovu").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator(PROMPT)).to_be_visible()
    wait_until("it is a decision of one's own", lambda: turn(page))


def test_every_decision_stands_in_a_table(visit: Visit, played: dict[str, str]) -> None:
    page = looked_back(visit, played)
    page.get_by_role("button", name="Všechna rozhodnutí").click()
    rows = page.locator("dialog[open] tbody tr")
    everybody = rows.count()
    assert everybody > 1
    for row in rows.all()[:3]:
        expect(row.locator(".quality")).to_have_text(re.compile("stejně jako bot|stejně dobré|drobná nepřesnost|chyba"))
    page.locator("dialog[open]").get_by_role("radio", name="jen já").check()
    wait_until("only the own ones are left", lambda: 0 < rows.count() < everybody)
    assert {cell.strip() for cell in rows.locator(".who").all_inner_texts()} == {"Anežka"}
    assert faults(page) == []
    number = int(rows.nth(1).locator("td").first.inner_text())
    rows.nth(1).get_by_role("button").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert at(page) == number - 1
    expect(page.get_by_test_id("verdict")).to_contain_text("Anežka")
    expect(page.get_by_role("button", name="Hrát odtud")).to_be_enabled()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_analysis_fits_a_phone(visit: Visit, played: dict[str, str], album: Path, scheme: Scheme) -> None:
    page = looked_back(visit, played, size=PHONE, phone=True, scheme=scheme)
    page.get_by_role("button", name="O krok dál").click()
    still(page)
    page.screenshot(path=str(album / f"analysis-phone-{scheme}.png"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    right = max(b["x"] + b["width"] for b in (e.bounding_box() for e in page.locator(".controls button").all()) if b)
    assert right <= PHONE["width"]
    page.get_by_role("button", name="Podrobně").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_test_id("turns").get_by_role("button").first).to_be_attached()
    still(page)
    page.screenshot(path=str(album / f"analysis-phone-{scheme}-details.png"))
    assert faults(page) == []


def test_a_game_that_goes_on_has_no_analysis(visit: Visit) -> None:
    page = come(visit, "Anežka")
    table = open_table(page, "cardia", [ME, BOT])
    page.goto(table.replace("/t/", "/replays/") + "?analysis=1")
    expect(page.locator(".scrub")).to_be_visible()
    expect(page.get_by_role("button", name="Rozbor")).to_have_count(0)


def test_a_program_from_outside_is_an_opponent(visit: Visit, tmp_path: Path) -> None:
    """Named in a file of the data folder, chosen in the set-up page, called by its name at the table."""
    program = ROOT / "examples" / "twenty_lines.py"
    (tmp_path / "bots.toml").write_text(f'[bots]\n"Náhodný Karel" = "{sys.executable} {program}"\n', encoding="utf-8")
    server = ServerProcess(tmp_path, seed="analysis")
    server.open()
    try:
        page = visit()
        page.goto(f"{server.address}/games/cardia/new")
        seat = page.get_by_label("2. místo")
        expect(seat.locator("optgroup")).to_have_attribute("label", "Odjinud")
        seat.select_option("bot:Náhodný Karel")
        page.get_by_role("button", name="Prostřít stůl").click()
        expect(page.locator(".north")).to_contain_text("Bot Náhodný Karel")
        expect(page.locator(".north")).to_contain_text("program odjinud")
        play_on(page, random.Random(2))
        page.goto("about:blank")
    finally:
        server.close()
