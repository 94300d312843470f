"""Boards that games bring: one as `deskoherna new --board` begins it, played by clicks, and some that fail."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from deskoherna.cli.main import main

from .actions import BOT, ME, PHONE, PROMPT, RESULT, come, open_table, play_on, play_some
from .conftest import Scheme, Visit
from .looks import faults, still
from .server import ServerProcess, build_client

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SCREENS: list[tuple[ViewportSize, Scheme]] = [(LAPTOP, "light"), (PHONE, "dark")]
KIND = {"hands": ["--hidden-hands"]}
"""Flags of those that are not the plainest."""
BROKEN = {
    "hands": ("", ""),
    "acorns": ("", ""),
    "thrower": (
        "return ({ view, seats, near }) => {",
        "return ({ view, seats, near }) => {\nif (view.die) throw Error('oak');",
    ),
    "later": (
        "export function board(element, table) {",
        "export function board(element, table) {\nsetTimeout(() => oak(), 300);",
    ),
    "older": ("version = 1", "version = 9"),
}
"""Games and what is wrong with their boards."""


PLATES = """
export const plate = (element, table) => ({ seat, own }) => {
  element.textContent = `${table.language()} ${seat} ${own}`;
};
export const hand = (element) => ({
  update: ({ moves }) => { element.textContent = moves.map((one) => one.words).join("; "); },
});
"""
"""What else a module may draw."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that offers these games."""
    build_client()
    here = tmp_path_factory.mktemp("own")
    with pytest.MonkeyPatch.context() as patch:
        for slug, (old, new) in BROKEN.items():
            assert main(["new", slug, "--board", *KIND.get(slug, []), "--into", str(here / slug)]) == 0
            module = here / slug / "src" / slug / "board/board.js"
            text = module.read_text(encoding="utf-8").replace(old, new, 1)
            module.write_text(text + (PLATES if slug == "thrower" else ""), encoding="utf-8")
        patch.setenv("PYTHONPATH", ":".join(str(here / slug / "src") for slug in BROKEN))
        server = ServerProcess(tmp_path_factory.mktemp("server"), "own", [f"{slug}.game:GAME" for slug in BROKEN])
        server.open()
    yield server
    server.close()


def test_a_game_with_its_own_board_is_played_by_clicks(visit: Visit, dice: random.Random, album: Path) -> None:
    for size, scheme in SCREENS:
        page = come(visit, "Eva", size=size, scheme=scheme, phone=size == PHONE)
        page.goto(open_table(page, "acorns", [ME, BOT]))
        die = page.locator(".part.board .die")
        expect(die).to_have_attribute("data-legal", "")
        die.click()
        expect(die).not_to_have_text("?")
        play_some(page, dice, 2, touch=size == PHONE)
        still(page)
        page.screenshot(path=album / f"own-board-{size['width']}.png")
        assert faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    play_on(page, dice)
    expect(page.locator(RESULT)).to_be_visible()
    expect(page.locator(".note")).to_have_count(0)
    page.goto(page.url.replace("/t/", "/replays/"))
    expect(page.locator(".part.board .die")).to_be_visible()
    page.goto("/games/acorns/rules")
    page.locator("details summary").first.click()
    expect(page.locator(".part.board .mat").first).to_be_visible()
    answer = page.request.get("/api/games/acorns/board/board.js")
    assert answer.headers["content-type"].startswith("application/javascript")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert page.request.get("/api/games/acorns/board/..%2fgame.py").status == 404
    assert page.request.get("/api/games/acorns/board/board.txt").status == 404


def test_cards_are_played_from_a_hand_that_the_board_draws(visit: Visit, dice: random.Random, album: Path) -> None:
    for size, scheme in SCREENS:
        page = come(visit, "Eva", size=size, scheme=scheme, phone=size == PHONE)
        page.goto(open_table(page, "hands", [ME, BOT]))
        expect(page.locator(".part.hand .card[data-legal]")).to_have_count(3)
        play_some(page, dice, 1, touch=size == PHONE)
        if size == PHONE:
            page.locator(".read .stamp").click()  # the first tap only lifts the card
        still(page)
        page.screenshot(path=album / f"own-hand-{size['width']}.png")
        assert faults(page) == []
        assert page.locator(".part.hand .card").count() < 3
    play_on(page, dice)
    expect(page.locator(".note")).to_have_count(0)


@pytest.mark.parametrize(
    ("slug", "says"),
    [
        ("thrower", "Deska této hry selhala. .*oak"),
        ("later", "Deska této hry selhala. .*oak is not defined"),
        ("older", "pro jinou verzi Deskoherny.*made for 9, not for 1"),
    ],
)
def test_one_that_fails_gives_way_to_the_plain_one(
    visit: Visit, dice: random.Random, album: Path, complaints: list[str], slug: str, says: str
) -> None:
    page = come(visit, "Eva", size=LAPTOP)
    page.goto(open_table(page, slug, [ME, BOT]))
    expect(page.locator(PROMPT)).to_be_visible()
    if slug == "thrower":
        expect(page.locator(".south .part.plate")).to_have_text("cs 0 true")
        expect(page.locator(".part.hand")).to_have_text("Hodit kostkou")
        page.locator(".part.board .die").click()
    expect(page.locator(".note")).to_have_text(re.compile(says, re.DOTALL))
    expect(page.locator(".part.board")).to_have_count(0)
    page.screenshot(path=album / f"own-board-{slug}.png")
    play_on(page, dice)
    expect(page.locator(RESULT)).to_be_visible()
    assert complaints
    complaints.clear()
