"""Games as people play them: two browsers, keyboard alone, a guest with a link, a spectator."""

import json
import random

from playwright.sync_api import Page, expect

from .actions import (
    BOT,
    LEGAL,
    ME,
    PROMPT,
    RESULT,
    come,
    hand,
    open_table,
    over,
    play_out,
    ready,
    set_up,
    settled,
    turn,
)
from .conftest import Visit
from .server import wait_until

FOCUSED = """() => {
    const e = document.activeElement;
    return !e || e === document.body ? '' : (e.labels?.[0] ?? e).innerText;
}"""


def rename(page: Page, name: str) -> None:
    page.goto("/settings")
    page.get_by_label("Vaše jméno", exact=True).first.fill(name)
    page.get_by_role("button", name="Uložit").first.click()
    expect(page.get_by_text("Uloženo.")).to_be_visible()


def test_two_browsers_play_a_whole_game_with_guardians(visit: Visit, dice: random.Random) -> None:
    anna, bob = visit(), visit()
    rename(anna, "Anežka")
    rename(bob, "Bořek")
    set_up(anna, seats={2: "open"}, checks=("Ochránci",), name="U kamen")
    bob.goto("/")
    bob.get_by_role("link", name="U kamen").click()
    bob.get_by_role("button", name="Přisednout").click()
    expect(anna.locator(PROMPT)).to_be_visible()
    expect(bob.locator(PROMPT)).to_be_visible()
    expect(anna.locator(".north")).to_contain_text("Bořek")
    expect(bob.locator(".north")).to_contain_text("Anežka")

    clicks = play_out([anna, bob], dice)

    assert clicks > 1
    said = {page.locator("dialog[open] h2").inner_text() for page in (anna, bob)}
    assert said & {"Vyhráli jste", "Remíza"}
    assert said <= {"Vyhráli jste", "Remíza", "Vítězí Anežka", "Vítězí Bořek"}

    anna.get_by_role("button", name="Odveta").click()
    bob.get_by_role("link", name="K odvetě").click()
    for page in (anna, bob):
        expect(page.locator(PROMPT)).to_be_visible()
        expect(page.locator(RESULT)).to_have_count(0)


def test_one_plays_a_bot_by_keyboard_alone(visit: Visit) -> None:
    page = visit(motion=True)
    page.goto("/")
    expect(page.get_by_role("button", name="Hrát proti botovi")).to_be_visible()
    walk_to(page, "Novic")
    page.keyboard.press("Space")
    walk_to(page, "Hrát proti botovi")
    page.keyboard.press("Enter")
    expect(page.locator(PROMPT)).to_be_visible()
    moves = 0
    while not over(page):
        wait_until("it is my turn, or the game is over", lambda: turn(page) or over(page))
        if over(page):
            break
        page.keyboard.press("t")
        expect(page.locator("dialog[open] ol button").first).to_be_focused()
        for _ in range(moves % 3):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        settled(page)
        moves += 1
        assert moves < 300
    assert moves > 0
    page.keyboard.press("Escape")
    expect(page.locator(RESULT)).to_have_count(0)


def test_the_list_of_moves_keeps_the_focus_when_other_moves_come(visit: Visit) -> None:
    page = come(visit, "Anežka")
    page.goto(open_table(page, "nightwatch", [ME, BOT], {"game": "classic", "players": 2}))
    wait_until("it is my turn to build", lambda: ready(page))
    page.keyboard.press("t")
    first = page.locator("dialog[open] ol button").first
    expect(first).to_be_focused()
    offered = page.locator("dialog[open] ol").inner_text()
    page.locator(LEGAL).first.dispatch_event("click")
    wait_until("other moves come", lambda: page.locator("dialog[open] ol").inner_text() != offered)
    expect(first).to_be_focused()


def walk_to(page: Page, name: str, steps: int = 60) -> None:
    """Tab (and arrows within a group) until the thing with this name has the focus."""
    for _ in range(steps):
        said = page.evaluate(FOCUSED)
        if name in str(said):
            return
        kind = page.evaluate("document.activeElement?.type")
        page.keyboard.press("ArrowUp" if kind == "radio" and name == "Novic" else "Tab")
    raise AssertionError(f"the keyboard never reached {name!r}")


def test_cards_of_the_hand_are_played_with_the_keyboard_too(visit: Visit) -> None:
    page = visit()
    set_up(page, seats={2: "bot:novice"})
    card = page.locator(f".hand {LEGAL}").first
    expect(card).to_be_visible()
    before = page.locator("aside.side .log li").count()
    card.focus()
    page.keyboard.press("Enter")
    settled(page)
    wait_until("the log grows", lambda: page.locator("aside.side .log li").count() > before)


def test_a_guest_joins_by_link(visit: Visit) -> None:
    anna, guest = visit(), visit()
    set_up(anna, seats={2: "invited"})
    link = anna.get_by_label("Odkaz pro spoluhráče").input_value()
    assert "invite=" in link
    guest.goto(link)
    guest.get_by_label("Vaše jméno").fill("Vilém")
    guest.get_by_role("button", name="Přisednout").click()
    expect(guest.locator(PROMPT)).to_be_visible()
    expect(anna.locator(".north")).to_contain_text("Vilém")


def test_a_private_table_stays_closed_without_its_link(visit: Visit, complaints: list[str]) -> None:
    anna, stranger = visit(), visit()
    set_up(anna, seats={2: "open"}, checks=("Soukromý stůl, jen na pozvání",))
    stranger.goto(anna.url)
    expect(stranger.get_by_text("Tento stůl je soukromý.")).to_be_visible()
    complaints.clear()


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    anna, bob, eye = visit(), visit(), visit()
    heard: list[str] = []
    eye.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    set_up(anna, seats={2: "open"})
    bob.goto(anna.url)
    bob.get_by_role("button", name="Přisednout").click()
    expect(bob.locator(PROMPT)).to_be_visible()
    eye.goto(anna.url)
    expect(eye.locator(PROMPT)).to_be_visible()
    for page in (anna, bob):
        page.locator(f".hand {LEGAL}").first.click(position={"x": 10, "y": 12})
        settled(page)
    wait_until("the spectator is told", lambda: eye.title() != "" and sum('"step"' in frame for frame in heard) >= 2)
    views = [message["view"] for message in map(json.loads, heard) if message["type"] in ("state", "step")]
    assert views
    assert all(seat["hand"] == [] for view in views for seat in view["seats"])
    assert hand(anna) and hand(bob)
    assert not set(hand(eye)) & set(hand(anna) + hand(bob))
    assert eye.locator(LEGAL).count() == 0
    expect(anna.locator(".bar")).to_contain_text("1 divák")


def test_two_people_share_one_device(visit: Visit) -> None:
    page = visit()
    set_up(page, seats={2: "hotseat"})
    expect(page.locator(PROMPT)).to_be_visible()
    mine = hand(page)
    page.locator(f".hand {LEGAL}").first.click(position={"x": 10, "y": 12})
    lift = page.locator("dialog[open] .stamp")
    expect(lift).to_be_visible()
    assert hand(page) != [] and not page.locator(".hand").first.is_hidden()
    page.keyboard.press("Escape")
    expect(lift).to_be_visible()
    lift.click()
    expect(lift).to_have_count(0)
    wait_until("the other hand is shown", lambda: hand(page) != mine)
    assert turn(page)


def test_chat_undo_and_hint(visit: Visit) -> None:
    anna, bob = visit(), visit()
    set_up(anna, seats={2: "open"})
    bob.goto(anna.url)
    bob.get_by_role("button", name="Přisednout").click()
    expect(bob.locator(PROMPT)).to_be_visible()
    anna.keyboard.press("c")
    anna.keyboard.type("Tak ukažte, co máte.")
    anna.keyboard.press("Enter")
    expect(bob.locator("aside.side")).to_contain_text("Tak ukažte, co máte.")

    before = hand(anna)
    anna.locator(f".hand {LEGAL}").first.click(position={"x": 10, "y": 12})
    wait_until("the card is laid", lambda: len(hand(anna)) == len(before) - 1)
    anna.locator("h1").click()
    anna.keyboard.press("z")
    wait_until("the card is back", lambda: hand(anna) == before)

    anna.keyboard.press("n")
    expect(anna.locator("dialog[open] ol li").first).to_be_visible()


def test_resigning_ends_the_game(visit: Visit) -> None:
    page = visit()
    set_up(page, seats={2: "bot:novice"})
    page.get_by_role("button", name="Vzdát").click()
    page.locator("dialog[open]").get_by_role("button", name="Vzdát", exact=True).click()
    expect(page.locator(RESULT)).to_have_text("Partie skončila vzdáním.")
