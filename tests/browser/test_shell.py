"""The frame of a table: cards that explain stand aside, buttons stay where they are."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from deskoherna.kit import registry

from .actions import BOT, LEGAL, ME, PHONE, PROMPT, open_table
from .conftest import Visit
from .crowded import crowds, lay
from .looks import still
from .server import ServerProcess

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
MOMENTS = [("cardia", "under-deck"), ("wilderness", "activate")]
ENDS = ("wilderness", "activate")
"""A moment in which something can be ended: a button that names nothing on the board."""
COVERED = """() => {
    const card = document.querySelector('aside.about').getBoundingClientRect();
    const all = '.prompt .ribbon, .prompt button, [data-legal], [data-selected], [data-card]';
    const wanted = document.querySelectorAll(all);
    return [...wanted].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && box.left < card.right && card.left < box.right
            && box.top < card.bottom && card.top < box.bottom;
    }).map((one) => one.outerHTML.slice(0, 120));
}"""
"""What may be clicked, or says what to do, and lies under the hover card."""


def at_a_new_table(page: Page, slug: str) -> Page:
    assert page.request.post("/api/guest", data={"name": "Eva", "language": "cs"}).ok
    page.goto(open_table(page, slug, [ME, BOT]))
    expect(page.locator(f".hand {LEGAL}").first).to_be_visible()
    still(page)
    return page


def at_a_table(visit: Visit, server: ServerProcess, slug: str, phase: str, **how: Any) -> Page:
    """In the middle of a game, to move in this phase."""
    page = visit(**how)
    if not phase:
        return at_a_new_table(page, slug)
    game = registry.game(slug)
    crowd = next(crowd for crowd in crowds(slug) if crowd.phase == phase)
    person = page.request.post("/api/guest", data={"name": "Eva", "language": "cs"}).json()["id"]
    page.goto(lay(server.database, game, crowd, person, "Eva"))
    expect(page.locator(f"{LEGAL}, .prompt .plain button").first).to_be_visible()
    still(page)
    return page


@pytest.mark.parametrize("locale", ["cs-CZ", "en-GB"])
@pytest.mark.parametrize(("game", "phase"), MOMENTS)
def test_the_hover_card_covers_nothing_one_needs(
    visit: Visit, server: ServerProcess, album: Path, game: str, phase: str, locale: str
) -> None:
    page = at_a_table(visit, server, game, phase, size=LAPTOP, locale=locale)
    cards = page.locator(f".hand {LEGAL}")
    for number in sorted({0, cards.count() - 1}):
        cards.nth(number).hover()
        card = page.locator("aside.about")
        expect(card).to_be_visible()
        still(page)
        page.screenshot(path=album / f"hover-{game}-{locale[:2]}-{number}.png")
        assert page.evaluate(COVERED) == []
        page.mouse.move(2, 2)
        expect(card).to_have_count(0)


def test_the_card_of_a_long_press_leaves_its_thing_free(visit: Visit, server: ServerProcess, album: Path) -> None:
    page = at_a_table(visit, server, *MOMENTS[0], size=PHONE, phone=True)
    thing = page.locator(f".hand {LEGAL}").first
    box = thing.bounding_box()
    assert box is not None
    touch = {"pointerType": "touch", "bubbles": True}
    thing.dispatch_event("pointerdown", touch)
    card = page.locator("aside.about")
    expect(card).to_be_visible()
    still(page)
    page.screenshot(path=album / "hover-kingdom-phone.png")
    over = card.bounding_box()
    assert over is not None
    assert over["y"] + over["height"] <= box["y"] or over["y"] >= box["y"] + box["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_buttons_stay_while_the_prompt_says_something_else(
    visit: Visit, server: ServerProcess, album: Path, size: ViewportSize
) -> None:
    page = at_a_table(visit, server, *ENDS, size=size)
    button = page.locator(".prompt .plain button").first
    ribbon = page.locator(f"{PROMPT} span").first
    page.screenshot(path=album / f"prompt-{size['width']}.png")

    def where(text: str) -> Any:
        ribbon.evaluate("(one, text) => { one.textContent = text }", text)
        page.wait_for_timeout(50)
        return button.bounding_box()

    where("Vyberte jedno z mnoha míst, kam se na téhle mapě dá postavit další osada, nebo ukončete tah")
    there = where("Na tahu")
    assert where("Umístěte osadu") == there
    assert where("Vyberte hráče, kterému vezmete kartu suroviny") == there


@pytest.mark.parametrize("locale", ["cs-CZ", "en-GB"])
def test_a_question_mark_lists_the_keys_that_work_now(visit: Visit, album: Path, locale: str) -> None:
    page = at_a_new_table(visit(size=LAPTOP, locale=locale), "kingdom")
    page.keyboard.press("?")
    keys = page.get_by_test_id("keys")
    expect(keys).to_be_visible()
    page.screenshot(path=album / f"keys-{locale[:2]}.png")
    listed = {row.locator("kbd").first.inner_text() for row in keys.locator("div").all()}
    assert {"T", "N", "C", "Esc", "?"} <= listed
    assert "Z" not in listed, "there is nothing to take back yet"
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator("dialog[open]")).to_be_visible()
