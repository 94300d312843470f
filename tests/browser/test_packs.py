"""Packs: uploaded, mended, saved, chosen for a table, seen on the cards."""

from pathlib import Path

from playwright.sync_api import Page, expect

from deskoherna.kit import registry

from .actions import PROMPT
from .conftest import Visit

PLAYABLE_MS = 180_000
"""Games are tried with a pack in a process of their own."""


def file_of(folder: Path, *changes: tuple[str, str]) -> Path:
    """Our file of Kingdom with some changes."""
    text = registry.game("kingdom").material.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "my-kingdom.toml"
    path.write_text(text, encoding="utf-8")
    return path


def field(at: str, name: str) -> str:
    return f"[data-at='{at}'] label:has-text('{name}') input"


def uploaded(page: Page, path: Path) -> None:
    page.goto("/packs")
    page.get_by_label("Ke které hře").select_option("kingdom")
    page.get_by_label("Nahrát soubor").set_input_files(path)
    expect(page.get_by_role("heading", level=1)).to_have_text("my-kingdom")


def test_a_pack_is_uploaded_mended_and_played_with(visit: Visit, tmp_path: Path, album: Path) -> None:
    page = visit()
    uploaded(page, file_of(tmp_path, ('cs = "Statek"', 'cs = "Grunt"'), ('cost = "3M"', 'cost = "3Q"')))

    # what is wrong is told by card, field and line, and at the card itself
    told = page.get_by_test_id("pack-faults")
    expect(told.locator("li")).to_have_count(1)
    expect(told).to_contain_text("Řádek 12")
    expect(told).to_contain_text("Grunt: cena")
    cost = page.locator(field("development[0]", "cena"))
    expect(cost).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("link", name="Nový stůl s touto sadou")).to_have_count(0)
    page.screenshot(path=album / "pack-faulty.png")

    # a card takes a value more
    card = page.locator("[data-at='development[0]']")
    card.get_by_label("Přidat údaj").select_option("bonus")
    expect(page.locator(field("development[0]", "bonus"))).to_have_value("1S")

    # mended in place and saved, it is tried and may be played with
    cost.fill("1K")
    cost.press("Tab")
    expect(told).to_have_count(0)
    page.get_by_role("button", name="Uložit").click()
    expect(page.get_by_test_id("pack-state")).to_contain_text("Dá se s ní hrát", timeout=PLAYABLE_MS)
    page.screenshot(path=album / "pack.png")
    page.get_by_role("link", name="Katalog karet").click()
    expect(page.get_by_role("heading", name="Grunt", exact=True)).to_be_visible()
    page.go_back()

    page.get_by_role("link", name="Nový stůl s touto sadou").click()
    expect(page.get_by_label("Karty", exact=True)).to_have_value(page.url.partition("pack=")[2])
    page.get_by_label("2. místo").select_option("bot:novice")
    page.get_by_role("button", name="Prostřít stůl").click()
    expect(page.locator(PROMPT)).to_be_visible()
    expect(page.locator("header .meta")).to_contain_text("Karty: my-kingdom")
    page.screenshot(path=album / "pack-table.png")

    # in the lobby, too, everybody sees which cards are played with
    page.goto("/")
    expect(page.get_by_text("Karty: my-kingdom")).to_be_visible()


def test_names_of_a_pack_are_texts(visit: Visit, tmp_path: Path) -> None:
    """Whatever somebody writes into a name is shown, never obeyed."""
    page = visit()
    odd = "<img src=x onerror=alert(1)>{ $x }"
    uploaded(page, file_of(tmp_path, ('cs = "Statek"', f"cs = '{odd}'")))
    expect(page.get_by_test_id("pack-state")).to_contain_text("Dá se s ní hrát", timeout=PLAYABLE_MS)
    page.get_by_role("link", name="Katalog karet").click()
    expect(page.get_by_role("heading", name=odd, exact=True)).to_be_visible()


def test_what_is_no_material_gets_an_answer(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    path = tmp_path / "my-kingdom.toml"
    path.write_text("this is no TOML", encoding="utf-8")
    uploaded(page, path)
    expect(page.get_by_test_id("pack-faults")).to_contain_text("nedá přečíst jako TOML")
    page.goto("/packs")
    page.get_by_role("button", name="Smazat").click()
    expect(page.get_by_text("Zatím žádnou sadu nemáte.")).to_be_visible()


def test_a_set_up_with_a_pack_that_is_gone_says_so(visit: Visit, complaints: list[str]) -> None:
    page = visit()
    page.goto("/games/kingdom/new?pack=0123456789abcdef")
    expect(page.get_by_text("Taková sada karet tu není.")).to_be_visible()
    complaints.clear()
