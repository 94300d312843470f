"""Replays, the rulebook with its examples, the catalogue."""

import json
import random
import re
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Page, expect

from .actions import BOT, ME, PHONE, PROMPT, come, open_table, play_out, set_up
from .conftest import Visit
from .looks import faults, still
from .server import wait_until

LONG_ENOUGH, GAMES = 6, 6


def finished(visit: Visit, dice: random.Random) -> Page:
    """The replay of a game with a few moves in it: a Djinn that loses the first clash wins at once."""
    page = visit()
    for _ in range(GAMES):
        set_up(page, seats={2: "bot:novice"})
        expect(page.locator(PROMPT)).to_be_visible()
        play_out([page], dice)
        page.locator("dialog[open]").get_by_role("link", name="Záznam").click()
        expect(page.get_by_role("group", name="Přehrávání")).to_be_visible()
        if moves(page) >= LONG_ENOUGH:
            return page
    raise AssertionError(f"{GAMES} games ended before {LONG_ENOUGH} moves")


def moves(page: Page) -> int:
    return int(page.get_by_label("Pozice v partii").get_attribute("max") or 0)


def test_a_replay_is_scrubbed_shared_saved_opened_and_forked(visit: Visit, dice: random.Random) -> None:
    page = finished(visit, dice)
    slider = page.get_by_label("Pozice v partii")
    last = moves(page)
    start = page.locator(".board").inner_html()
    page.get_by_role("button", name="O krok dál").click()
    expect(page.locator("output")).to_have_text(f"1 / {last}")
    page.get_by_role("button", name="Na konec").click()
    wait_until("the board shows the end", lambda: page.locator(".board").inner_html() != start)
    page.keyboard.press("Home")
    expect(page.locator("output")).to_have_text(f"0 / {last}")
    slider.fill("4")
    expect(page.locator("output")).to_have_text(f"4 / {last}")
    expect(page.locator("aside.side [aria-current=true]").first).to_be_attached()

    page.get_by_role("button", name="Odkaz sem").click()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = visit()
    friend.goto(link)
    expect(friend.locator("output")).to_have_text(f"4 / {last}")

    with page.expect_download() as saved:
        page.get_by_role("button", name="Uložit partii").click()
    path = saved.value.path()
    game = json.loads(path.read_text(encoding="utf-8"))
    assert game["game"] == "cardia" and len(game["moves"]) == last
    friend.goto("/replays")
    friend.get_by_label("Otevřít uloženou partii").set_input_files(path)
    friend.wait_for_url("**/replays/*")
    expect(friend.get_by_label("Pozice v partii")).to_have_attribute("max", str(last))

    page.get_by_role("button", name="Hrát odtud").click()
    page.locator("dialog[open]").get_by_role("button", name="Hrát odtud").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(PROMPT)).to_be_visible()
    play_out([page], dice)


def test_a_damaged_file_is_refused_in_words(visit: Visit) -> None:
    page = visit()
    page.goto("/replays")
    page.get_by_label("Otevřít uloženou partii").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": b'{"game": 1'}
    )
    expect(page.get_by_role("alert")).to_contain_text("V tomto souboru není partie")


def test_the_rulebook_has_live_examples(visit: Visit) -> None:
    page = visit()
    page.goto("/games/cardia/rules")
    expect(page.get_by_role("heading", name="Obsah")).to_be_visible()
    example = page.locator("details").first
    example.locator("summary").click()
    expect(example.locator(".board")).to_be_visible()
    expect(example.locator(".board [data-legal]")).to_have_count(0)
    step = example.get_by_role("button", name="O krok dál")
    if step.is_enabled():
        before = example.locator("output").inner_text()
        step.click()
        expect(example.locator("output")).not_to_have_text(before)
    page.locator("details").get_by_role("button", name="Hrát od začátku příkladu").first.click()
    page.wait_for_url("**/t/*")
    expect(page.locator(PROMPT)).to_be_visible()


def test_an_example_is_stepped_through_beat_by_beat(visit: Visit, album: Path) -> None:
    """An attack is told as it is told at a table: from where, the dice, what became of it."""
    page = visit()
    page.goto("/games/wilderness/rules#standard-attack")
    example = page.locator("#standard-attack > details").first
    example.locator("summary").first.click()
    where, step = example.locator("output"), example.get_by_role("button", name="O krok dál")
    expect(where).to_have_text(re.compile(r"^0 / \d+"))
    told = [0]
    while step.is_enabled():
        step.click()
        told.append(len(example.get_by_role("list", name="Zápis").inner_text()))
    assert len(told) == int(where.inner_text().split("/")[1]) + 1
    assert all(before <= after for before, after in pairwise(told)), told
    name = str(example.get_attribute("id")).removeprefix("example-")
    frames = page.request.get(f"/api/games/wilderness/scenarios/{name}").json()["frames"]
    assert len(told) > len(frames), "a step is more than one beat"
    still(page)
    page.screenshot(path=str(album / "example-beats.png"))


def test_the_player_aid_is_a_key_away(visit: Visit, album: Path) -> None:
    page = come(visit, "Anežka", size=PHONE)
    page.goto(open_table(page, "defenders", [ME, BOT]))
    expect(page.locator(PROMPT)).to_be_visible()
    page.keyboard.press("p")
    aid = page.get_by_test_id("aid")
    expect(aid.locator("table").first).to_be_visible()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    still(page)
    page.screenshot(path=str(album / "aid.png"))
    page.keyboard.press("Escape")
    expect(aid).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys")).to_be_visible()
    page.get_by_role("button", name="Průběh tahu, ceny a značky").click()
    expect(aid).to_be_visible()


def test_the_rulebook_opens_at_a_section(visit: Visit) -> None:
    page = visit()
    page.goto("/games/cardia/rules")
    link = page.locator(".toc li a").last
    link.click()
    target = page.locator(str(link.get_attribute("href")))
    expect(target).to_be_in_viewport()


def test_the_catalogue_is_complete_and_can_be_searched(visit: Visit) -> None:
    page = visit()
    page.goto("/games/cardia/cards")
    count = page.locator("output")
    expect(count).to_be_visible()
    shown, every = (int(n) for n in count.inner_text().split(" z "))
    assert shown == every >= 32
    expect(page.locator("main li[id]")).to_have_count(every)
    assert page.get_by_text("pravidla", exact=False).count() > 0
    page.get_by_label("Hledat v kartách").fill("loutkarka")
    expect(count).to_have_text(f"1 z {every}")
    expect(page.get_by_role("heading", name="Loutkařka")).to_be_visible()


def test_the_rulebook_is_searched_and_what_is_folded_away_is_found(visit: Visit) -> None:
    page = visit()
    page.goto("/games/cardia/rules")
    field = page.get_by_label("Hledat v pravidlech, kartách a příkladech")
    field.fill("shuffle")
    expect(page.locator("search a").first).to_have_attribute("href", re.compile("^#"))
    folded = page.locator("details.rest details").first
    name = str(folded.get_attribute("id"))
    expect(folded).not_to_be_visible()
    field.fill(str(folded.locator("summary").text_content()).replace("Příklad", "").strip())
    page.locator(f"search a[href='#{name}']").click()
    expect(folded.locator(".board")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".toc")).not_to_be_visible()
    expect(page.locator("article.book")).to_be_visible()
