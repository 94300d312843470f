"""It's a Wonderful Kingdom in the browser: whole games of two and alone, offering, planning, a phone, the catalogue."""

import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from .conftest import Visit
from .hands import PROMPT, settled

PHONE: ViewportSize = {"width": 390, "height": 844}
OFFERED = ".fan .card"
PLAY = """async ([seed, prompt, most]) => {
    const shown = (thing) => thing.checkVisibility({checkVisibilityCSS: true}) && thing.getClientRects().length > 0;
    const all = (things) => [...document.querySelectorAll(things)].filter(shown);
    const wait = () => new Promise((on) => setTimeout(on, 8));
    const dice = () => ((seed = (seed * 16807) % 2147483647) - 1) / 2147483646;
    let [clicks, idle] = [0, 0];
    while (clicks < most) {
        const says = document.querySelector('[data-testid=prompt]')?.innerText ?? '';
        if (document.querySelector('dialog[open] .reason')) return {clicks, over: true, says};
        const lines = all('.chooser li:not(:last-child) button');
        const things = lines.length ? lines : all('[data-legal]:not(.give), .prompt .plain .label:not(.back)');
        if (document.querySelector('.area[aria-busy=true]') || things.length === 0) {
            if (++idle > 3000) return {clicks, over: false, says: `nothing to click: ${says}`};
            await wait();
            continue;
        }
        if (prompt && says.startsWith(prompt)) return {clicks, over: false, says};
        idle = 0;
        things[Math.floor(dice() * things.length)].click();
        clicks += 1;
        await wait();
    }
    return {clicks, over: false, says: 'the game does not end'};
}"""
"""A person who clicks at random on whatever glows: lines of the chooser, things on the board, labels beside the
prompt; until the game is over or the prompt begins so. The mark that gives a building up is left
alone: nothing would get built."""
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


def play_on(page: Page, dice: random.Random) -> int:
    """Click at random until the game is over; returns the number of clicks."""
    said = page.evaluate(PLAY, [dice.randrange(1, 1 << 30), "", 1500])
    assert said["over"], said["says"]
    return int(said["clicks"])


def until(page: Page, dice: random.Random, prompt: str) -> None:
    """Click at random until the prompt begins so."""
    said = page.evaluate(PLAY, [dice.randrange(1, 1 << 30), prompt, 400])
    assert said["says"].startswith(prompt), said["says"]


def test_a_whole_game_of_two_with_menaces(visit: Visit, dice: random.Random, album: Path) -> None:
    page = visit()
    sit(page, {"menaces_a": "giants", "menaces_b": "rats"})
    assert play_on(page, dice) > 60
    expect(page.locator("dialog[open] h2")).to_be_visible()
    page.keyboard.press("Escape")
    page.screenshot(path=album / "kingdom-end.png")


def test_a_whole_solo_scenario(visit: Visit, dice: random.Random, album: Path) -> None:
    page = visit(scheme="dark")
    sit(page, {"players": 1, "scenario": "the-last-battle"}, alone=True)
    expect(page.get_by_role("heading", name="Poslední bitva")).to_be_visible()
    expect(page.get_by_label("Uchvatitel", exact=True)).to_be_visible()
    page.screenshot(path=album / "kingdom-solo-dark.png")
    assert play_on(page, dice) > 30


def test_a_card_is_offered_by_mouse_by_keys_and_by_dragging(visit: Visit, dice: random.Random) -> None:
    page = visit()
    sit(page, {"module": "advisors"})
    until(page, dice, "Nabídněte")
    offered = page.locator(OFFERED).count()
    page.locator(".hand button.card").first.click()
    page.get_by_role("button", name="Položit zakrytě pod past do nabídky 2").click()
    settled(page)
    expect(page.locator(OFFERED)).to_have_count(offered + 1)
    second = page.get_by_role("group", name="Nabídka 2")
    expect(second.get_by_role("img", name="Leží rubem nahoru").last).to_be_visible()
    page.get_by_role("button", name="Zpět").click()
    settled(page)
    expect(page.locator(OFFERED)).to_have_count(offered)

    page.locator(".hand button.card").nth(1).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    settled(page)
    expect(page.locator(OFFERED)).to_have_count(offered + 1)

    until(page, dice, "Vyberte")
    until(page, dice, "Nabídněte")
    offered = page.locator(OFFERED).count()
    page.locator(".hand li").last.drag_to(page.locator("[data-land='1-up']"))
    settled(page)
    expect(page.locator(OFFERED)).to_have_count(offered + 1)


def test_planning_builds_and_recycles_with_a_click_each(visit: Visit, dice: random.Random, album: Path) -> None:
    page = visit()
    sit(page, {"module": "quests"})
    until(page, dice, "Stavte")
    page.screenshot(path=album / "kingdom-planning.png")
    held, sites = page.locator(".hand li"), page.get_by_role("list", name="Staveniště")
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
    settled(page)
    until(page, dice, "Krok")
    page.screenshot(path=album / "kingdom-phone-production.png")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_every_card_of_the_box_is_in_the_catalogue(visit: Visit) -> None:
    page = visit()
    page.goto("/games/kingdom/cards")
    expect(page.get_by_text("Pirátka pěti moří").first).to_be_attached()
    assert page.locator(".item").count() > 90
