"""The set-up page: house rulings, what does not go together, choices in the order of the reader's language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .server import ServerProcess, build_client

TOY = "toys.pennies.game:GAME"
GAMES = ("cardia", "kingdom", "wilderness", TOY)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that also offers a toy with a house ruling."""
    build_client()
    server = ServerProcess(tmp_path_factory.mktemp("server"), seed=__name__, games=GAMES)
    server.open()
    yield server
    server.close()


def test_house_rulings_are_folded_under_one_line(visit: Visit, complaints: list[str], album: Path) -> None:
    page = visit()
    page.goto("/games/pennies/new")
    rulings = page.get_by_test_id("rulings")
    coin = page.get_by_label("Šťastná mince", exact=True)
    expect(rulings.locator("summary")).to_have_text("Domácí pravidla (vše jako obvykle)")
    expect(coin).to_be_hidden()
    rulings.locator("summary").click()
    coin.check()
    expect(rulings.locator("summary")).to_have_text("Domácí pravidla (1 změněné)")
    page.get_by_label("Počet kol").fill("1")
    page.keyboard.press("Tab")
    expect(page.get_by_role("alert")).to_have_text("Šťastná mince: Šťastná mince potřebuje aspoň dvě kola, ne 1.")
    page.screenshot(path=album / "set-up-rulings.png", full_page=True)
    page.get_by_role("button", name="EN", exact=True).first.click()
    expect(rulings.locator("summary")).to_have_text("House rulings (1 changed)")
    expect(page.get_by_role("alert")).to_have_text("Lucky coin: A lucky coin needs two rounds or more, not 1.")
    rulings.get_by_role("button", name="Back to the usual").click()
    expect(rulings.locator("summary")).to_have_text("House rulings (none changed)")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(coin).to_have_count(0)
    expect(page.get_by_label("Lucky coin", exact=True)).not_to_be_checked()
    complaints.clear()


def test_menaces_that_are_alike_are_refused_in_words(visit: Visit, complaints: list[str]) -> None:
    page = visit()
    page.goto("/games/kingdom/new")
    page.get_by_role("group", name="Hrozby hráče B").get_by_label("Ledoví obři").check()
    expect(page.get_by_role("alert")).to_contain_text("Ledoví obři už má hráč A.")
    page.get_by_role("button", name="EN", exact=True).first.click()
    page.get_by_role("group", name="Menaces of player B").get_by_label("Thieves").check()
    expect(page.get_by_role("alert")).to_have_count(0)
    complaints.clear()


def test_locations_are_sorted_by_the_language_of_the_reader(visit: Visit) -> None:
    page = visit()
    page.goto("/games/cardia/new")
    options = page.locator("#option-location option")
    expect(options.first).to_have_text("Bez lokace")
    assert options.all_inner_texts()[3:6] == ["Aukční síň", "Bazar", "Den zakladatelů"]
    page.get_by_role("button", name="EN", exact=True).first.click()
    expect(options.nth(3)).to_have_text("Auction House")
    english = options.all_inner_texts()[3:]
    assert english == sorted(english)


def test_ready_made_tables_stand_first_in_words(visit: Visit, album: Path) -> None:
    """Where a game has words for its tables, the one for a first game is chosen."""
    page = visit()
    page.goto("/games/wilderness/new")
    modes = page.get_by_role("group", name="Připravený stůl")
    expect(modes.get_by_role("radio").first).to_be_checked()
    expect(modes.locator("label").first).to_contain_text("pro první partii")
    page.screenshot(path=album / "set-up-modes.png", full_page=True)
    modes.get_by_label("Cestovní edice ve čtyřech").check()
    expect(page.get_by_label("4. místo")).to_be_visible()
    page.get_by_role("group", name="Edice").get_by_role("radio").last.check()
    expect(modes.get_by_label("Podle vlastního výběru")).to_be_checked()
