"""The page of `deskoherna words`: its search, its filters."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from deskoherna.cli.messages import messages
from deskoherna.cli.words_page import page
from deskoherna.lab.editing import of_game
from toys.pennies.game import GAME as PENNIES

STEPS = 200


def test_an_editor_finds_a_message_by_what_it_says(chromium: Browser, tmp_path: Path, album: Path) -> None:
    file = tmp_path / "words.html"
    file.write_text(page(of_game(PENNIES, STEPS), messages("cs")), encoding="utf-8")
    sheet = chromium.new_page(viewport={"width": 1280, "height": 900}, locale="cs-CZ")
    sheet.goto(file.as_uri())
    rows = sheet.locator("tbody tr:visible")
    whole = rows.count()
    expect(sheet.locator("output")).to_have_text(f"{whole} / {whole}")
    sheet.get_by_role("searchbox").fill("stastnou nalez")
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text("nalézá šťastnou minci")
    rows.first.locator("td[lang=cs] summary").click()
    expect(rows.first.locator("pre:visible")).to_contain_text("event-finds-a-lucky-coin =")
    sheet.screenshot(path=album / "words-page.png")
    sheet.get_by_role("searchbox").fill("")
    sheet.get_by_label("v jednom jazyce chybí").check()
    expect(rows).to_have_count(0)
    sheet.close()
