"""Wilderness as people play it: a whole game of each edition, every board, one click for a whole way, a phone."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .actions import (
    BOT,
    ME,
    PHONE,
    PROMPT,
    click_on,
    come,
    open_table,
    over,
    play_on,
    play_some,
    ready,
    settled,
    turn,
)
from .conftest import Scheme, Visit
from .looks import faults, still
from .server import wait_until

SEVEN = "RFWGWFR/FGWRRGF/WWGFGRW/GRFWFRG/WRGFGWW/FGRRWGF/RFWGWFR@d4,b2,f2,f6,b6"
CLEARING = (
    "....GRFRFG..../..WFWGWRFRGR../FGWFWRWGGRWFFR/GRWGWFFRWRWGFG/FRGRWG..WRFRGR/FGWFWRGRWFWGFR/"
    "GRFRWGWFGRFGWR/..FGWRWGFRGR../....WFGRFG....@d9,b6,f6,d2,d6"
)
MODES: dict[str, dict[str, Any]] = {
    "magic": {"edition": "magic", "elements": "half"},
    "three": {"players": 3, "elements": "quarter"},
    "collector-four": {"players": 4, "edition": "collector", "elements": "free"},
    "seven": {"edition": "magic", "board": SEVEN},
    "clearing": {"edition": "collector", "board": CLEARING},
}


def sit(page: Page, **options: Any) -> None:
    """At a table with these options, against bots."""
    seats = [ME] + [BOT] * (options.get("players", 2) - 1)
    page.goto(open_table(page, "wilderness", seats, options))
    expect(page.locator(PROMPT)).to_be_visible()


def lay_out(page: Page, dice: random.Random) -> None:
    """Play until animals may be activated."""
    for _ in range(300):
        wait_until("it is my turn", lambda: ready(page) or over(page))
        if page.locator(".ways button").count() > 0 and page.locator(".own[data-legal]").count() > 0:
            return
        click_on(page, dice)
    raise AssertionError("the action phase never begins")


@pytest.mark.parametrize("edition", ["travel", "collector"])
def test_a_whole_game_against_a_bot(visit: Visit, dice: random.Random, edition: str) -> None:
    page = come(visit, "Anežka")
    sit(page, edition=edition)
    assert play_on(page, dice) > 10
    assert page.locator("dialog[open] h2").inner_text() in ("Vyhráli jste", "Remíza", "Vítězí Bot Novic")


@pytest.mark.parametrize("mode", MODES)
def test_every_board_can_be_played_by_clicking(visit: Visit, dice: random.Random, mode: str) -> None:
    page = come(visit, "Bořek")
    sit(page, **MODES[mode])
    fields = {"seven": 49, "clearing": 50}.get(mode, 81)
    expect(page.locator("[data-field]")).to_have_count(fields)
    play_some(page, dice, 14)


def test_one_click_plays_a_whole_way(visit: Visit, dice: random.Random) -> None:
    page = come(visit, "Cyril")
    sit(page)
    lay_out(page, dice)
    animals = page.locator(".own[data-legal]")
    far = page.locator(".square.far:not([aria-label*='('])")
    for _ in range(12):
        if far.count() > 0 or animals.count() == 0:
            break
        animals.nth(dice.randrange(animals.count())).click()
        settled(page)
    assert far.count() > 0, "no animal can go anywhere"
    aim = str(far.last.get_attribute("data-field"))
    far.last.click()
    settled(page)
    went = re.compile(rf"(jde|jdou) na pole {aim}\b")
    wait_until("the log tells where it went", lambda: went.search(page.locator(".log").inner_text()) is not None)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_looks_and_is_readable(visit: Visit, dice: random.Random, album: Path, scheme: Scheme) -> None:
    page = come(visit, "Dana", scheme=scheme)
    sit(page, edition="collector")
    play_some(page, dice, 12)
    still(page)
    assert faults(page) == []
    page.screenshot(path=album / f"wilderness-{scheme}.png")


def test_phone(visit: Visit, dice: random.Random, album: Path) -> None:
    page = come(visit, "Emil", size=PHONE, phone=True)
    sit(page, edition="collector")
    play_some(page, dice, 12, touch=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=album / "wilderness-phone.png")


def begin_at(page: Page, scenario: str, at: int = 0) -> None:
    """At a table that begins within a worked example, against a bot."""
    made = page.request.post(f"/api/games/wilderness/scenarios/{scenario}/play", data={"seats": [0], "at": at})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['id']}")
    wait_until("it is my turn", lambda: ready(page))


def test_a_first_tap_looks_and_a_second_one_plays(visit: Visit) -> None:
    page = come(visit, "Gita", size=PHONE, phone=True)
    begin_at(page, "claws-then-attack")
    page.locator(".own[data-legal]").tap()
    expect(page.locator(".hits li")).to_have_count(3)
    page.locator("[data-field=g7]").tap()
    expect(page.locator(".aim")).to_contain_text("útok na bobra")
    expect(page.locator(".aim")).to_contain_text("podlehne jistě · 4 Kroky")
    page.locator("[data-field=c7]").tap()
    expect(page.locator(".aim")).to_contain_text("získá Zemi")
    expect(page.locator("[data-field=d6]")).to_have_attribute("aria-label", re.compile("Orel"))
    page.locator("[data-field=g7]").tap()
    page.locator("[data-field=g7]").tap()
    expect(page.locator("[data-field=g7]")).to_have_attribute("aria-label", re.compile("Orel"))


def test_a_finger_takes_an_attack_from_the_list(visit: Visit) -> None:
    page = come(visit, "Hynek", size=PHONE, phone=True)
    begin_at(page, "claws-then-attack")
    page.locator(".own[data-legal]").tap()
    page.locator(".hits button").first.tap()
    page.get_by_role("button", name="Potvrdit").tap()
    expect(page.locator("[data-field=g7]")).to_have_attribute("aria-label", re.compile("Orel"))


SEEN = """(field) => {
    const box = (thing) => document.querySelector(thing).getBoundingClientRect();
    const [part, all] = [box(`[data-field=${field}]`), box(".map .field")];
    return part.left >= all.left && part.right <= all.right && part.top >= all.top && part.bottom <= all.bottom;
}"""


def seen(page: Page, field: str) -> bool:
    """Does all of a field lie within the map?"""
    return bool(page.evaluate(SEEN, field))


def width_of(page: Page, field: str) -> float:
    box = page.locator(f"[data-field={field}]").bounding_box()
    assert box is not None
    return box["width"]


def test_a_phone_opens_near_the_own_animals_and_shows_the_whole_when_asked(visit: Visit) -> None:
    page = come(visit, "Ivana", size=PHONE, phone=True)
    begin_at(page, "claws-then-attack")
    still(page)
    assert width_of(page, "d6") == pytest.approx(60, abs=0.5)
    assert seen(page, "d6") and not seen(page, "a1")
    page.get_by_role("button", name="Ukázat celý plán").tap()
    wait_until("the whole board is seen", lambda: seen(page, "a1") and seen(page, "i9") and seen(page, "a9"))
    page.locator(".own[data-legal]").tap()
    wait_until("the whole board stays whole", lambda: seen(page, "a1") and seen(page, "i9"))
    page.get_by_role("button", name="Podívat se zblízka").tap()
    wait_until("fields are large again", lambda: width_of(page, "d6") == pytest.approx(60, abs=0.5))


def test_a_phone_brings_the_chosen_animal_into_sight(visit: Visit) -> None:
    page = come(visit, "Petr", size=PHONE, phone=True)
    begin_at(page, "claws-then-attack")
    page.locator(".map .field").focus()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    wait_until("the animal is out of sight", lambda: not seen(page, "d6"))
    page.locator(".own[data-legal]").tap()
    wait_until("it is brought into sight", lambda: seen(page, "d6"))


def test_the_small_map_shows_and_moves_what_is_seen(visit: Visit) -> None:
    page = come(visit, "Ivana", size=PHONE, phone=True)
    begin_at(page, "claws-then-attack")
    small = page.get_by_role("button", name="Celý plán: ťuknutím se přesunete")
    part = small.locator(".part")
    expect(part).to_be_visible()
    before = part.get_attribute("x")
    small.tap(position={"x": 80, "y": 80})
    wait_until("another part is seen", lambda: part.get_attribute("x") != before)
    page.locator(".map .field").press("0")
    expect(small).to_have_count(0)


def test_fire_warns_of_own_animals(visit: Visit) -> None:
    page = come(visit, "Jana")
    begin_at(page, "fire-east", at=2)
    page.get_by_role("button", name="Chrlit oheň na východ").hover()
    expect(page.locator(".marks .tag.bad")).to_have_text("25 % podlehne")
    expect(page.locator(".hits .mine")).to_contain_text("Ještěrka")


def test_fire_is_foreseen_where_the_dragon_might_go(visit: Visit) -> None:
    page = come(visit, "Jana")
    begin_at(page, "fire-east")
    cone = page.locator(".reach [fill='url(#wd-hatch)']")
    page.locator(".own[data-legal]", has_text="Drak").click()
    page.locator("[data-field=d6]").hover()
    expect(cone).to_have_count(5)
    expect(page.locator(".marks .tag.good")).to_have_text("75 % zraní")
    expect(page.locator(".hits .row")).to_have_text(re.compile("Medvěd"))
    expect(page.locator(".marks .tag.bad")).to_have_count(0)
    page.locator("[data-field=a6]").hover()
    expect(cone).to_have_count(0)


def test_fire_is_foreseen_at_whom_it_would_reach_and_in_the_list_of_moves(visit: Visit) -> None:
    page = come(visit, "Jana")
    begin_at(page, "fire-east", at=2)
    facing = page.locator(".arrow.facing")
    page.locator("[data-field=f6]").hover()
    expect(facing).to_have_attribute("aria-label", re.compile("východ"))
    page.keyboard.press("t")
    page.locator("dialog[open] ol button", has_text=re.compile("^Chrlit oheň na sever$")).hover()
    expect(facing).to_have_attribute("aria-label", "Chrlit oheň na sever")


def test_the_faces_of_the_die_are_explained(visit: Visit) -> None:
    page = come(visit, "Karel")
    begin_at(page, "fire-east")
    page.locator(".die").hover()
    expect(page.get_by_role("row", name="Plamen: zranění ohněm 1 2 0")).to_be_visible()
    expect(page.get_by_role("row", name="Slunce: hojení 1 2 3")).to_be_visible()


def test_bestiary_with_live_examples(visit: Visit) -> None:
    page = come(visit, "Lenka")
    page.goto("/games/wilderness/rules")
    page.locator("nav a[href='/games/wilderness/bestiary']").click()
    expect(page.locator(".beast")).to_have_count(16)
    expect(page.locator(".pair")).to_have_count(20)
    expect(page.locator(".pair:not(:has(details, .see a))")).to_have_count(0)
    still(page)
    assert faults(page) == []
    page.locator("#example-epic-swans summary").click()
    expect(page.locator("#example-epic-swans [data-field]")).to_have_count(81)


def test_a_hover_card_leads_to_the_bestiary(visit: Visit) -> None:
    page = come(visit, "Milan")
    begin_at(page, "fire-east")
    page.locator("[data-field=f6]").hover()
    link = page.locator(".about a")
    expect(link).to_have_attribute("href", "/games/wilderness/bestiary#bear")
    link.hover()
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("#bear h2")).to_be_in_viewport()
    opened.value.close()


def test_a_table_on_a_board_of_ones_own(visit: Visit) -> None:
    page = come(visit, "Nela")
    page.goto("/games/wilderness/new")
    page.get_by_label("2. místo").select_option("bot:novice")
    page.get_by_text("Sběratelská", exact=True).click()
    page.get_by_role("button", name="Editor plánu").click()
    page.get_by_role("button", name="Guma").click()
    page.locator("[data-cell=a1]").click()
    page.get_by_label("Jméno plánu").fill("Bez rohu")
    page.get_by_role("button", name="Uložit").click()
    expect(page.get_by_role("list", name="Uložené plány")).to_contain_text("Bez rohu")
    page.get_by_label("Plán jako text").fill("v2x2:WFG")
    page.get_by_label("Plán jako text").blur()
    expect(page.get_by_role("alert")).to_have_text("1. řada končí půlkou pole.")
    page.get_by_role("button", name="Hrát na tomto plánu").click()
    page.get_by_role("button", name="Prostřít stůl").click()
    expect(page.locator("[data-field]")).to_have_count(80)


def test_a_link_brings_a_board(visit: Visit) -> None:
    page = come(visit, "Otto")
    page.goto(f"/games/wilderness/boards#{CLEARING}")
    expect(page.get_by_label("Plán jako text")).to_have_value(f"v2x2:{CLEARING}")
    page.get_by_role("button", name="Prostřít stůl s tímto plánem").click()
    page.get_by_label("2. místo").select_option("bot:novice")
    page.get_by_role("button", name="Prostřít stůl").click()
    expect(page.locator("[data-field]")).to_have_count(50)


def test_editor_writes_a_board_that_can_be_played(visit: Visit) -> None:
    page = come(visit, "Filip")
    sit(page, edition="collector")
    page.get_by_role("button", name="Editor plánu").click()
    page.get_by_role("button", name="Les, Louka", exact=True).click()
    page.locator("[data-cell=j5]").click()
    page.get_by_role("button", name="Guma").click()
    page.locator("[data-cell=a9]").click()
    text = page.get_by_label("Plán jako text").input_value()
    page.get_by_role("button", name="Zkopírovat text").click()
    expect(page.get_by_role("button", name="Zkopírováno")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == text
    sit(page, edition="collector", board=text)
    expect(page.locator("[data-field]")).to_have_count(81)
    expect(page.locator("[data-field=j5]")).to_have_attribute("aria-label", "j5, Les, Louka")
    expect(page.locator("[data-field=a9]")).to_have_count(0)


def name_of(page: Page, field: str) -> str:
    return str(page.locator(f"[data-field={field}]").get_attribute("aria-label"))


def test_a_positional_turn_takes_no_more_clicks_than_decisions(visit: Visit) -> None:
    """Discard, lay twice, keep the rest: six clicks, where buying no more and the end cost none of their own."""
    page = come(visit, "Radim")
    sit(page, edition="collector")
    hand = page.locator(".hand .own[data-legal]")
    places = page.locator(".square[data-legal]")
    wait_until("a card may be discarded", lambda: ready(page) and hand.count() > 1)
    assert page.get_by_role("button", name="Přikoupit kartu").count() == 1
    hand.first.click()
    clicks, laid = 1, 0
    for _ in range(2):
        wait_until("it is asked on", lambda: ready(page) or not turn(page))
        if hand.count() == 0:
            break
        hand.last.click()
        expect(places.first).to_be_visible()
        places.first.click()
        settled(page)
        clicks, laid = clicks + 2, laid + 1
    keep = page.get_by_role("button", name="Dost, zbytek si nechat")
    if keep.count() > 0:
        keep.click()
        clicks += 1
    assert clicks <= 6 and laid > 0
    wait_until(
        "the turn is over, or what is kept is paid for",
        lambda: not turn(page) or "agi" in page.locator(PROMPT).inner_text(),
    )


def test_one_click_walks_and_ends_the_move_and_one_undo_takes_it_back(visit: Visit) -> None:
    page = come(visit, "Sára")
    begin_at(page, "claws-then-attack")
    page.locator(".own[data-legal]").click()
    page.locator("[data-field=c7]").click()
    wait_until("the eagle stands there", lambda: "Orel" in name_of(page, "c7"))
    wait_until("its second move is asked for", lambda: "2." in page.locator(PROMPT).inner_text())
    page.get_by_role("button", name="Zpět").first.click()
    wait_until("it stands where it stood", lambda: "Orel" in name_of(page, "d6"))
    expect(page.locator(".own[data-legal]")).to_have_count(1)


def test_an_attack_is_shown_in_beats(visit: Visit) -> None:
    page = come(visit, "Tomáš", pace="step")
    begin_at(page, "claws-then-attack")
    page.locator(".own[data-legal]").click()
    page.locator("[data-field=g7]").click()
    go_on = page.get_by_role("button", name="Dál")
    go_on.wait_for()
    assert "Bobr" in name_of(page, "g7"), "nobody is gone before it is told"
    told: list[str] = []
    banners = 0
    for _ in range(40):
        if not go_on.is_visible():
            break
        told.append(page.locator(PROMPT).inner_text())
        banners += page.locator(".banner").count()
        page.keyboard.press("Space")
        page.wait_for_timeout(60)
    assert len(told) >= 2
    assert banners > 0
    assert "Orel" in name_of(page, "g7")


def test_the_hover_card_leaves_target_and_sentence_free(visit: Visit) -> None:
    page = come(visit, "Uršula")
    begin_at(page, "claws-then-attack")
    page.locator(".own[data-legal]").click()
    page.locator("[data-field=g7]").hover()
    card = page.locator(".about")
    expect(card).to_be_visible()
    still(page)
    one = card.bounding_box()
    assert one is not None
    for thing in ("[data-field=g7]", ".prompt .ribbon", ".marks .tag.good"):
        other = page.locator(thing).bounding_box()
        assert other is not None
        apart = (
            one["x"] + one["width"] <= other["x"]
            or other["x"] + other["width"] <= one["x"]
            or one["y"] + one["height"] <= other["y"]
            or other["y"] + other["height"] <= one["y"]
        )
        assert apart, f"the card lies over {thing}"
