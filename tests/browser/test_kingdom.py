"""It's a Wonderful Kingdom in the browser: whole games of two and alone, offering, planning, a phone, the catalogue."""

import random
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from deskoherna.kit import registry
from deskoherna.kit import state as st

from .actions import PHONE, PROMPT, play_on, play_until, settled
from .conftest import Visit
from .crowded import Crowd, crowds, lay
from .server import ServerProcess

LAID, GHOSTS = ".fan li:not(.ghost) .card", ".fan .ghost .card"
"""Cards of an area that are offered, and cards that are only planned."""
ASIDE = ".give"
"""The mark that gives a building up is left alone by those who play at random: nothing would get built."""
ASK = """async (body) => {
    const ask = async (path, what) => (await fetch(path, {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(what)})).json();
    await ask('/api/guest', {name: 'Anežka', language: 'cs'});
    return (await ask('/api/tables', body)).id;
}"""


def sit(page: Page, options: dict[str, Any], *, alone: bool = False) -> None:
    """A table with these options, the viewer at seat A, a bot at seat B."""
    page.goto("/")
    expect(page.get_by_role("heading").first).to_be_visible()
    seats = [{"kind": "me"}] if alone else [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    table = page.evaluate(ASK, {"game": "kingdom", "options": options, "seats": seats})
    page.goto(f"/t/{table}")
    expect(page.locator(PROMPT)).to_be_visible()


def until(page: Page, dice: random.Random, prompt: str) -> None:
    """Click at random until the prompt begins so."""
    play_until(page, dice, prompt=prompt, leave=ASIDE)


def test_a_whole_game_of_two_with_menaces(visit: Visit, dice: random.Random, album: Path) -> None:
    page = visit()
    sit(page, {"menaces_a": "giants", "menaces_b": "rats"})
    assert play_on(page, dice, leave=ASIDE) > 60
    expect(page.locator("dialog[open] h2")).to_be_visible()
    page.keyboard.press("Escape")
    page.screenshot(path=album / "kingdom-end.png")


def test_a_whole_solo_scenario(visit: Visit, dice: random.Random, album: Path) -> None:
    page = visit(scheme="dark")
    sit(page, {"players": 1, "scenario": "the-last-battle"}, alone=True)
    expect(page.get_by_role("heading", name="Poslední bitva")).to_be_visible()
    expect(page.get_by_label("Uchvatitel", exact=True)).to_be_visible()
    page.screenshot(path=album / "kingdom-solo-dark.png")
    assert play_on(page, dice, leave=ASIDE) > 30


def test_an_offer_is_planned_by_mouse_keys_and_dragging_taken_back_and_sent_with_one_click(
    visit: Visit, dice: random.Random, album: Path
) -> None:
    page = visit()
    sit(page, {"module": "advisors"})
    until(page, dice, "Nabídněte")
    laid, ghosts, held = page.locator(LAID), page.locator(GHOSTS), page.locator(".hand li")
    offered, cards = laid.count(), held.count()
    commit = page.get_by_role("button", name="Nabídnout")
    expect(commit).to_be_disabled()

    page.locator(".hand button.card").first.click()
    page.get_by_role("button", name="Položit lícem dolů s pomocí pasti do nabídky 2").click()
    second = page.get_by_role("group", name="Nabídka 2")
    expect(second.locator(GHOSTS)).to_have_count(1)
    expect(held.first).to_contain_text("do 2, zakrytě")
    expect(commit).to_be_disabled()

    page.locator(".hand button.card").nth(1).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    expect(ghosts).to_have_count(2)
    expect(commit).to_be_enabled()
    page.screenshot(path=album / "kingdom-offer.png")
    second.locator(GHOSTS).click()
    expect(ghosts).to_have_count(1)
    page.locator(".hand li.planned button.card").click()
    expect(ghosts).to_have_count(0)
    expect(laid).to_have_count(offered)
    expect(held).to_have_count(cards)

    held.last.drag_to(page.locator("[data-land='1-up']"))
    expect(ghosts).to_have_count(1)
    page.locator(".hand li:not(.planned) button.card").first.click()
    page.get_by_role("button", name="Položit lícem dolů s pomocí pasti do nabídky 2").click()
    commit.click()
    expect(ghosts).to_have_count(0)
    expect(held).to_have_count(cards - 2)
    until(page, dice, "Vyberte")


def test_the_numbers_below_the_cards_offer_with_one_click_each_and_the_last_one_sends(
    visit: Visit, dice: random.Random
) -> None:
    page = visit()
    sit(page, {"module": "advisors"})
    until(page, dice, "Nabídněte")
    held = page.locator(".hand li")
    cards = held.count()
    page.locator(".hand li:not(.planned) .lay button").first.click(modifiers=["Shift"])
    expect(page.locator(GHOSTS)).to_have_count(1)
    expect(page.locator(".hand .planned .tag")).to_contain_text("zakrytě")
    expect(held).to_have_count(cards)
    page.mouse.move(2, 2)
    page.get_by_role("button", name="Položit lícem do nabídky 2 a nabídku odeslat").first.click()
    settled(page)
    expect(page.locator(GHOSTS)).to_have_count(0)
    expect(held).to_have_count(cards - 2)


def test_a_click_on_a_card_fills_it_and_the_sign_below_lays_one_cube(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    person = page.request.post("/api/guest", data={"name": "Anežka", "language": "cs"}).json()["id"]
    crowd = next(one for one in crowds("kingdom") if one.phase == "step-m")
    table = lay(server.database, registry.game("kingdom"), crowd, person, "Anežka")
    page.goto(table)
    expect(page.locator(PROMPT)).to_be_visible()
    cubes = page.locator(".purse .cubes span")
    held = cubes.count()
    assert held > 1
    page.locator(".works .one[data-legal]").first.click()
    expect(cubes).to_have_count(held - 1)
    page.keyboard.press("z")
    expect(cubes).to_have_count(held)
    taking = page.locator(".works .lot", has=page.locator(".one[data-legal]")).last
    taking.locator("> .card").click()
    expect(cubes).to_have_count(0)


def crystal_left() -> Crowd:
    """A moment with krystallium to spend and no cube in hand."""
    game = registry.game("kingdom")
    for seed in range(20):
        dice, s = random.Random(seed), game.begin(game.tables["rats-shadows"], seed)
        for _ in range(300):
            seat = game.actors(s)[0]
            legal = game.legal(s, seat)
            view: Any = game.view(s, seat)
            keys = {game.verbs.verb(move).key for move in legal}
            if "krystallium-on-as" in keys and view.seats[seat].cubes == 0:
                options = msgspec.to_builtins(game.tables["rats-shadows"])
                return Crowd("rats-shadows", str(view.phase), seat, options, st.snapshot(st.clone(s)))
            game.play(s, seat, dice.choice(legal))
    raise AssertionError("nobody ever has krystallium")


def test_krystallium_is_laid_with_one_click_when_no_cube_is_in_hand(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    person = page.request.post("/api/guest", data={"name": "Anežka", "language": "cs"}).json()["id"]
    page.goto(lay(server.database, registry.game("kingdom"), crystal_left(), person, "Anežka"))
    places = page.locator(".places [data-legal]")
    card = page.locator(".lot:has(.places [data-legal]) > .card").first
    expect(places.first).to_be_hidden()
    card.hover()
    expect(places.first).to_be_visible()
    places.first.click()
    expect(page.locator("aside .log").get_by_text("krystallium").first).to_be_visible()


def test_planning_builds_and_recycles_with_a_click_each(visit: Visit, dice: random.Random, album: Path) -> None:
    page = visit()
    sit(page, {"module": "quests"})
    until(page, dice, "Stavte")
    page.screenshot(path=album / "kingdom-planning.png")
    held, sites = page.locator(".hand li"), page.get_by_role("list", name="Stavební prostor")
    before = held.count()
    page.get_by_role("button", name="Směnit kartu").first.click()
    settled(page)
    expect(page.locator(PROMPT)).to_contain_text("Umístěte kostku")
    page.get_by_role("button", name="Kostku do laboratoře (").click()
    settled(page)
    if before > 1:
        expect(held).to_have_count(before - 1)
        held.first.get_by_role("button").first.click()
        settled(page)
    expect(sites.locator(".lot").first).to_be_visible()


def test_a_round_on_a_phone(visit: Visit, dice: random.Random, album: Path) -> None:
    page = visit(size=PHONE, phone=True)
    sit(page, {"menaces_a": "thieves", "menaces_b": "shadows"})
    page.screenshot(path=album / "kingdom-phone.png")
    card = page.locator(".hand button.card").last
    card.tap()
    page.get_by_role("button", name="Položit lícem do nabídky 1").tap()
    page.locator(".hand li:not(.planned) button.card").first.tap(position={"x": 14, "y": 40})
    page.get_by_role("button", name="Položit lícem do nabídky 2").tap()
    page.screenshot(path=album / "kingdom-phone-offer.png")
    page.get_by_role("button", name="Nabídnout").tap()
    settled(page)
    until(page, dice, "Krok")
    page.screenshot(path=album / "kingdom-phone-production.png")
    page.get_by_role("button", name="Prohlédnout: Valados").tap()
    rival = page.get_by_role("dialog", name="Valados")
    expect(rival.get_by_role("group", name="Dokončené karty")).to_be_visible()
    page.screenshot(path=album / "kingdom-phone-rival.png")
    rival.get_by_role("button", name="Zavřít").tap()
    expect(rival).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_every_card_of_the_box_is_in_the_catalogue(visit: Visit) -> None:
    page = visit()
    page.goto("/games/kingdom/cards")
    expect(page.get_by_text("Pirátka pěti moří").first).to_be_attached()
    assert page.locator(".item").count() > 90
