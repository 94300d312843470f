"""Lessons in the real browser: whoever follows the teacher, and nothing else, arrives."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .actions import PHONE, PROMPT, over, settled
from .conftest import Visit
from .server import wait_until

SENTENCE = "[data-testid=sentence]"
ON = re.compile("^(Dál|Go on)$")
SHOW = re.compile("^(Ukažte mi to|Show me)$")
FOLD = re.compile("^(Hrát dál|Play on)$")
RINGS = ".pointer i[data-points]"
POINTED = """() => {
    const found = [];
    for (const ring of document.querySelectorAll('.pointer i[data-points]')) {
        const r = ring.getBoundingClientRect();
        for (const thing of document.querySelectorAll(
            '[data-legal], .chooser [data-move], .prompt .plain .label:not(.back)')) {
            const b = thing.getBoundingClientRect();
            const [x, y] = [b.left + b.width / 2, b.top + b.height / 2];
            if (x < r.left || x > r.right || y < r.top || y > r.bottom || b.width > r.width + 40) continue;
            const top = document.elementFromPoint(x, y);
            const through = top?.closest('[data-clicks-through]');
            const to = through?.dataset.clicksThrough;
            const passed = to && through.parentElement.contains(thing) && thing.matches(to);
            if (!top || !(passed || thing === top || thing.contains(top) || top.contains(thing))) continue;
            found.push([Math.round(Math.hypot(x - r.left - r.width / 2, y - r.top - r.height / 2)), x, y]);
        }
    }
    found.sort((one, other) => one[0] - other[0]);
    return found.length ? found[0].slice(1) : null;
}"""
"""The middle of something that can be clicked inside one of the teacher's rings, the first where all fit well."""
STEP = """() => [...document.querySelectorAll('.teacher .far, [data-testid=sentence], .teacher .do button')]
    .map((e) => e.innerText).join('|') + document.querySelectorAll('[data-legal]').length"""
SEEN = f"() => ({STEP})() + [...document.querySelectorAll('[data-selected], .pointer i')].map((e) => e.outerHTML)"
"""What has changed when a finger has done something."""


def begin(page: Page, game: str) -> None:
    """From the lobby into the first lesson of a game, by clicks."""
    page.goto("/")
    cover = page.locator(f".print[data-game={game}]")
    expect(cover).to_be_visible()
    if cover.get_attribute("aria-pressed") != "true":
        cover.click()
    page.get_by_role("button", name=re.compile("^(Naučit se hrát|Learn it here)$")).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(SENTENCE)).to_be_visible()


def waits(page: Page) -> bool:
    """The teacher has said something and waits."""
    calm = page.locator(".area[aria-busy=true]").count() == 0
    asked = page.locator(".teacher .do button").filter(
        has_text=re.compile(f"{ON.pattern}|{SHOW.pattern}|{FOLD.pattern}")
    )
    done = page.locator(".teacher .do a").count() > 0
    return over(page) or (calm and (asked.count() > 0 or done))


def follows(page: Page, before: str) -> None:
    """Something has come of what was done."""
    wait_until(f"something follows from {before}", lambda: over(page) or page.evaluate(SEEN) != before)
    settled(page)


def follow(page: Page, *, touch: bool = False, most: int = 80, seen: Any = None) -> int:
    """Do what the teacher says until the lesson is over; how many steps there were."""
    for n in range(most):
        wait_until("the teacher waits", lambda: waits(page))
        if over(page) or page.locator(".teacher .do a").count() > 0:
            return n
        before = page.evaluate(SEEN)
        if seen is not None:
            seen(n)
        on = page.locator(".teacher").get_by_role("button", name=ON)
        if on.count() > 0:
            on.click()
        else:
            click_where_it_points(page, touch)
        follows(page, before)
    raise AssertionError(f"the lesson does not end: {page.locator(SENTENCE).inner_text()}")


def click_where_it_points(page: Page, touch: bool) -> None:
    spot: list[float] = []

    def pointed() -> bool:
        spot[:] = page.evaluate(POINTED) or []
        return bool(spot)

    wait_until(f"it points at something that can be clicked: {page.locator(SENTENCE).inner_text()}", pointed)
    if not touch:
        page.mouse.click(spot[0], spot[1])
        return
    before = page.evaluate(SEEN)
    page.touchscreen.tap(spot[0], spot[1])
    wait_until("it is lifted, or played", lambda: page.evaluate(SEEN) != before)
    settled(page)
    if page.locator("[data-selected]").count() > 0 and page.locator(".read .stamp").count() > 0:
        page.locator(".read .stamp").tap()


def test_a_first_game_is_learned_by_clicking_what_the_teacher_points_to(visit: Visit, album: Path) -> None:
    page = visit(size={"width": 1280, "height": 720}, locale="en-GB")
    begin(page, "cardia")
    count = follow(page, seen=lambda n: page.screenshot(path=album / f"lesson-cardia-{n:02}.png"))
    assert count >= 14
    page.screenshot(path=album / "lesson-cardia-end.png")
    page.get_by_role("button", name=FOLD).click()
    expect(page.locator(".teacher")).to_have_count(0)
    expect(page.locator("[data-legal]").first).to_be_visible()


def test_a_first_game_on_a_phone(visit: Visit, album: Path) -> None:
    page = visit(size=PHONE, phone=True, scheme="dark")
    begin(page, "nightwatch")
    assert follow(page, touch=True, seen=lambda n: page.screenshot(path=album / f"lesson-phone-{n:02}.png")) >= 13


def test_a_first_game_in_czech_by_keyboard_alone(visit: Visit) -> None:
    page = visit(size={"width": 1280, "height": 720})
    begin(page, "cardia")
    for _ in range(40):
        wait_until("the teacher waits", lambda: waits(page))
        if page.locator(".teacher .do a").count() > 0:
            break
        before = page.evaluate(SEEN)
        if page.locator(".teacher").get_by_role("button", name=ON).count() > 0:
            page.keyboard.press("ArrowRight")
        else:
            walk_to_the_ring(page)
            page.keyboard.press("Enter")
        follows(page, before)
    expect(page.get_by_text("Učitel ustupuje stranou.")).to_be_visible()


IN_RING = """() => {
    const e = document.activeElement;
    if (!e?.hasAttribute('data-legal')) return false;
    const b = e.getBoundingClientRect();
    const [x, y] = [b.left + b.width / 2, b.top + b.height / 2];
    return [...document.querySelectorAll('.pointer i')].some((ring) => {
        const r = ring.getBoundingClientRect();
        return x >= r.left && x <= r.right && y >= r.top && y <= r.bottom;
    });
}"""


def walk_to_the_ring(page: Page) -> None:
    """Tab until the focus stands in one of the teacher's rings."""
    wait_until("the teacher points", lambda: page.locator(RINGS).count() > 0 and bool(page.evaluate(POINTED)))
    for _ in range(120):
        if page.evaluate(IN_RING):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard never comes to where the teacher points: {page.locator(SENTENCE).inner_text()}")


def test_a_wrong_try_is_answered_gently_and_a_step_is_taken_back(visit: Visit) -> None:
    page = visit(size={"width": 1280, "height": 720})
    begin(page, "cardia")
    page.locator(".hand [data-legal]").last.click()
    expect(page.get_by_test_id("objection")).to_have_text("Patnáctku si schovejte, za chvíli s ní otočíte hru.")
    expect(page.locator(".hand [data-legal]")).to_have_count(5)
    click_where_it_points(page, touch=False)
    expect(page.get_by_text("Devět je víc než pět")).to_be_visible()
    expect(page.get_by_test_id("objection")).to_have_count(0)
    page.get_by_role("button", name="O krok zpět").click()
    expect(page.get_by_text("Vítejte u Cardie!")).to_be_visible()
    page.get_by_role("button", name=SHOW).click()
    page.locator(".prompt .stamp").click()
    expect(page.get_by_text("Devět je víc než pět")).to_be_visible()


def test_a_lesson_is_left_and_gone_on_with_from_its_page(visit: Visit) -> None:
    page = visit(locale="en-GB")
    begin(page, "cardia")
    click_where_it_points(page, touch=False)
    expect(page.get_by_text("Nine beats five")).to_be_visible()
    table = page.url
    page.goto("/learn/cardia")
    page.get_by_role("button", name=re.compile("^Go on ?: A first game$")).click()
    page.wait_for_url("**/t/*")
    assert page.url == table
    expect(page.get_by_text("Nine beats five")).to_be_visible()
    expect(page.locator(PROMPT)).to_be_visible()


GAMES = ["cardia", "kingdom", "nightwatch", "defenders", "wilderness"]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_learned_by_clicking(visit: Visit, game: str, album: Path) -> None:
    """Whatever a lesson points to is there, and leads to its end."""
    page = visit(size={"width": 1280, "height": 720}, locale="en-GB")
    page.goto(f"/learn/{game}")
    titles = page.locator(".what h2")
    expect(titles.first).to_be_visible()
    for name in titles.all_inner_texts():
        page.goto(f"/learn/{game}")
        page.get_by_role("button", name=re.compile(f": {re.escape(name)}$")).click()
        page.wait_for_url("**/t/*")
        expect(page.locator(SENTENCE)).to_be_visible()
        assert follow(page, seen=lambda _: expect(page.locator(RINGS).first).to_be_attached()) >= 2, name
        page.screenshot(path=album / f"lesson-{game}-{re.sub(r'[^a-z]+', '-', name.lower())}.png")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_own_move_takes_three_clicks(visit: Visit, game: str) -> None:
    """The cover, the lesson, the move; nothing has to be read away before."""
    page = visit()
    begin(page, game)
    expect(page.locator(".teacher").get_by_role("button", name=SHOW)).to_be_visible()
    click_where_it_points(page, touch=False)
    wait_until(
        "the lesson goes on", lambda: "1" not in re.findall(r"\d+", page.locator(".teacher .far").inner_text())[:1]
    )
