"""The field of the map games is looked at from nearer and farther: by wheel, keys, drag and double click."""

import pytest
from playwright.sync_api import Page, expect

from .actions import BOT, ME, PROMPT, come, open_table
from .conftest import Visit
from .looks import still
from .server import wait_until

Box = tuple[float, float, float]
SIZES = {"nightwatch": 4, "defenders": 2, "wilderness": 2}


def box(page: Page) -> Box:
    """Where the drawing lies, and how wide it is."""
    found = page.locator(".field .layer").last.bounding_box()
    assert found is not None
    return round(found["x"], 1), round(found["y"], 1), round(found["width"], 1)


@pytest.mark.parametrize("game", SIZES)
def test_a_field_is_zoomed_and_moved(game: str, visit: Visit) -> None:
    page = come(visit, "Anežka")
    page.goto(open_table(page, game, [ME, *[BOT] * (SIZES[game] - 1)], {"players": SIZES[game]}))
    expect(page.locator(PROMPT)).to_be_visible()
    still(page)
    fitted = box(page)
    field = page.locator(".field")
    room = field.bounding_box()
    assert room is not None
    x, y = room["x"] + room["width"] / 2, room["y"] + room["height"] / 2

    page.mouse.move(x, y)
    page.mouse.wheel(0, -3000)
    wait_until("twice as large", lambda: abs(box(page)[2] - 2 * fitted[2]) < 1)
    page.mouse.wheel(0, 9000)
    wait_until("half as large", lambda: abs(box(page)[2] - fitted[2] / 2) < 1)

    field.focus()
    page.keyboard.press("0")
    wait_until("fitted again", lambda: box(page) == fitted)
    for _ in range(3):
        page.keyboard.press("+")
    wait_until("larger", lambda: abs(box(page)[2] - 1.2**3 * fitted[2]) < 1)
    before = box(page)
    page.keyboard.press("ArrowRight")
    wait_until("moved by a key", lambda: box(page)[0] == pytest.approx(before[0] - 40, abs=0.2))

    before = box(page)
    low = room["y"] + room["height"] - 40
    page.mouse.move(x, low)
    page.mouse.down()
    page.mouse.move(x + 20, low - 10)
    page.mouse.move(x + 50, low - 30)
    page.mouse.up()
    wait_until("dragged", lambda: box(page)[0] == pytest.approx(before[0] + 50, abs=0.2))
    expect(page.locator(".chooser")).to_have_count(0)

    field.dispatch_event("dblclick")
    wait_until("fitted by a double click", lambda: box(page) == fitted)
