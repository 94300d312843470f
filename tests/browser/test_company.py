"""A table with company: matches, seats left and taken again, names apart, open tables, talk with who looks on."""

import random

from playwright.sync_api import Page, expect

from .actions import BOT, LEGAL, ME, OPEN, PROMPT, click_on, come, open_table, over, ready, set_up, sit_down
from .conftest import Visit
from .server import wait_until

LOG = "aside.side .log li"


def resign(page: Page, button: str = "Vzdát") -> None:
    """Give up, or what else the same sheet offers."""
    page.locator(".bar").get_by_role("button", name="Vzdát").click()
    page.locator("dialog[open]").get_by_role("button", name=button, exact=True).click()


def test_a_match_of_three_is_played_on_until_it_is_decided(visit: Visit) -> None:
    page = visit()
    page.goto("/games/cardia/new")
    page.get_by_label("2. místo").select_option("bot:novice")
    page.get_by_role("radio", name="na dvě vítězné").check()
    page.get_by_role("button", name="Prostřít stůl").click()
    expect(page.locator(".bar")).to_contain_text("Zápas 0 : 0, na dvě vítězné")
    resign(page)
    result = page.locator("dialog[open]")
    expect(result).to_contain_text("Zápas 0 : 1, na dvě vítězné")
    page.reload()
    result.get_by_role("button", name="Další partie").click()
    expect(result).to_have_count(0)
    expect(page.locator(f".hand {LEGAL}").first).to_be_visible()
    expect(page.locator(".bar")).to_contain_text("Zápas 0 : 1")
    resign(page)
    expect(result).to_contain_text("Zápas 0 : 2")
    expect(result.get_by_role("button", name="Další partie")).to_have_count(0)
    expect(result.get_by_role("button", name="Odveta")).to_be_visible()
    page.reload()
    expect(result.get_by_role("button", name="Odveta")).to_be_visible()
    page.goto("/replays")
    page.get_by_role("link", name="1. partie").click()
    expect(page.get_by_role("group", name="Přehrávání")).to_be_visible()
    series = page.get_by_role("group", name="Partie tohoto stolu")
    expect(series.get_by_role("link")).to_have_text(["1. partie", "2. partie"])
    expect(series.locator("[aria-current]")).to_have_text("1. partie")
    series.get_by_role("link", name="2. partie").click()
    expect(series.locator("[aria-current]")).to_have_text("2. partie")
    page.go_back()
    expect(series.locator("[aria-current]")).to_have_text("1. partie")


def test_the_replays_of_a_game_and_its_rematch_lead_to_each_other(visit: Visit) -> None:
    page = come(visit, "Anežka")
    page.goto(open_table(page, "cardia", [ME, BOT]))
    resign(page)
    page.locator("dialog[open]").get_by_role("button", name="Odveta").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    resign(page)
    page.locator("dialog[open]").get_by_role("link", name="Záznam").click()
    series = page.get_by_role("group", name="Partie tohoto stolu")
    second = page.url
    series.get_by_role("link", name="Předchozí partie").click()
    expect(series.get_by_role("link")).to_have_text(["Odveta"])
    series.get_by_role("link", name="Odveta").click()
    expect(series.get_by_role("link", name="Předchozí partie")).to_be_visible()
    assert page.url.split("?")[0] == second.split("?")[0]


def test_a_seat_that_is_left_is_played_for_and_taken_again(visit: Visit, dice: random.Random) -> None:
    anna, bob = come(visit, "Anežka"), come(visit, "Bořek")
    where = open_table(anna, "wilderness", [ME, OPEN, BOT], {"players": 3})
    anna.goto(where)
    sit_down(bob, where)
    resign(bob, "Odejít, zastoupí mě bot")
    plate = anna.get_by_role("region", name="Bořek")
    expect(plate).to_contain_text("zastupuje bot Novic")
    before = anna.locator(LOG).count()
    while anna.locator(LOG).count() <= before + 2:
        wait_until("it is Anežka's turn", lambda: ready(anna))
        click_on(anna, dice)
    wait_until("all others have moved", lambda: ready(anna))
    expect(bob.locator(LEGAL)).to_have_count(0)
    bob.get_by_role("button", name="Vrátit se na místo").click()
    expect(plate).to_contain_text("u stolu")
    while not ready(bob):
        wait_until("one of the two is to move", lambda: ready(anna) or ready(bob))
        if ready(anna):
            click_on(anna, dice)
    click_on(bob, dice)
    assert not over(bob)


def test_a_bot_is_offered_only_for_one_who_has_been_away_for_long(visit: Visit) -> None:
    anna, bob = come(visit, "Anežka"), come(visit, "Bořek")
    where = open_table(anna, "cardia", [ME, OPEN])
    anna.clock.install()
    anna.goto(where)
    sit_down(bob, where)
    plate = anna.get_by_role("region", name="Bořek")
    expect(plate).to_contain_text("u stolu")
    expect(plate).not_to_contain_text("není u stolu")
    bob.close()
    expect(plate).to_contain_text("není u stolu")
    offer = anna.get_by_role("button", name="Ať za hráče Bořek hraje bot")
    expect(offer).to_have_count(0)
    anna.clock.fast_forward("01:01")
    expect(offer).to_be_visible()


def test_bots_of_one_kind_have_names_apart(visit: Visit) -> None:
    page = come(visit, "Anežka")
    where = open_table(page, "wilderness", [ME, BOT, BOT, BOT], {"players": 4})
    page.goto(where)
    for number in (1, 2, 3):
        expect(page.get_by_role("region", name=f"Bot Novic {number}")).to_be_visible()
    page.get_by_role("button", name="EN", exact=True).first.click()
    expect(page.get_by_role("region", name="Bot Novice 2")).to_be_visible()
    page.get_by_role("button", name="CS", exact=True).first.click()
    page.goto("/")
    row = page.locator("li").filter(has=page.locator(f"a[href='{where}']"))
    expect(row).to_contain_text("Bot Novic 3")
    alone = open_table(page, "cardia", [ME, BOT])
    page.goto(alone)
    expect(page.get_by_role("region", name="Bot Novic", exact=True)).to_be_visible()


def test_an_open_table_is_in_the_lobby_until_it_is_full(visit: Visit) -> None:
    anna, bob, cyril = visit(), visit(), visit()
    set_up(anna, seats={2: "open"}, name="U pípy")
    set_up(cyril, seats={2: "invited"}, name="Jen pro zvané")
    bob.goto("/")
    link = bob.get_by_role("link", name="U pípy")
    expect(link).to_be_visible()
    expect(bob.get_by_role("link", name="Jen pro zvané")).to_have_count(0)
    link.click()
    bob.get_by_role("button", name="Přisednout").click()
    expect(bob.locator(PROMPT)).to_be_visible()
    cyril.goto("/")
    expect(cyril.get_by_role("link", name="Jen pro zvané")).to_be_visible()
    waiting = cyril.locator("section").filter(has=cyril.get_by_role("heading", name="Otevřené stoly"))
    expect(waiting.get_by_role("link", name="U pípy")).to_have_count(0)


def test_who_looks_on_may_talk(visit: Visit) -> None:
    anna, eye = come(visit, "Anežka"), come(visit, "Zora")
    where = open_table(anna, "cardia", [ME, BOT])
    anna.goto(where)
    eye.goto(where)
    expect(eye.locator(PROMPT)).to_be_visible()
    expect(eye.locator(LEGAL)).to_have_count(0)
    expect(eye.locator(".bar").get_by_role("button", name="Vzdát")).to_have_count(0)
    eye.get_by_label("Řekněte něco").first.fill("To bych nehrála!")
    eye.keyboard.press("Enter")
    expect(anna.locator("aside.side .chat")).to_contain_text("Zora divák: To bych nehrála!")
    expect(anna.locator(".bar")).to_contain_text("1 divák")
    eye.close()
    expect(anna.locator(".bar")).not_to_contain_text("divák")
