"""Language, theme, phone, identity, set-up, the weight of the first page and the answer to a click."""

import re
import statistics

from playwright.sync_api import expect

from .actions import LEGAL, PHONE, PROMPT, hand, set_up, settled
from .conftest import Visit
from .server import wait_until

FIRST_PAGE_BYTES = 250_000
ANSWER_MS = 100
FEW, TRIES = 5, 30
CLICK = """() => new Promise((done) => {
    const card = document.querySelector('.hand [data-legal]');
    const cards = () => document.querySelectorAll('.hand button').length;
    const before = cards(), start = performance.now();
    new MutationObserver((_, eye) => {
        if (cards() < before) { eye.disconnect(); done(performance.now() - start); }
    }).observe(document.querySelector('.hand'), { childList: true, subtree: true });
    card.click();
})"""


COUNT_SOUNDS = """
window.sounds = 0;
window.AudioContext = class extends AudioContext {
    createBufferSource() { window.sounds += 1; return super.createBufferSource(); }
    createOscillator() { window.sounds += 1; return super.createOscillator(); }
};
"""


def test_the_language_changes_without_a_reload(visit: Visit) -> None:
    page = visit()
    set_up(page, seats={2: "bot:novice"})
    czech = page.locator(PROMPT).inner_text()
    cards = hand(page)
    page.evaluate("window.sameDocument = true")
    page.get_by_role("button", name="EN", exact=True).first.click()
    wait_until("the prompt is English", lambda: page.locator(PROMPT).inner_text() != czech)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("aside.side h2")).to_have_text("Log")
    wait_until("the cards are English", lambda: not set(hand(page)) & set(cards))
    assert len(hand(page)) == len(cards)
    expect(page).to_have_title(re.compile("^Your turn"))
    page.get_by_role("button", name="CS", exact=True).first.click()
    expect(page.locator(PROMPT)).to_have_text(czech)
    assert page.evaluate("window.sameDocument") is True


def test_english_browsers_are_greeted_in_english(visit: Visit) -> None:
    page = visit(locale="en-GB")
    page.goto("/")
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()


def test_wishes_are_kept(visit: Visit) -> None:
    page = visit()
    page.goto("/settings")
    page.get_by_role("radio", name="večerní").check()
    page.get_by_role("group", name="Animace").get_by_role("radio", name="vypnuté").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "off")


def test_sound_is_off_until_it_is_wished_for(visit: Visit) -> None:
    page = visit()
    page.add_init_script(COUNT_SOUNDS)
    set_up(page, seats={2: "bot:novice"})
    page.locator(f".hand {LEGAL}").first.click(position={"x": 10, "y": 12})
    wait_until("the move stands in the log", lambda: "vykládá" in page.locator("aside.side .log").inner_text())
    assert page.evaluate("window.sounds") == 0
    table = page.url
    page.goto("/settings")
    switch = page.get_by_role("checkbox", name="Zvuky")
    expect(switch).not_to_be_checked()
    switch.check()
    page.reload()
    expect(switch).to_be_checked()
    page.goto(table)
    wait_until("it is my turn", lambda: page.locator(f".hand {LEGAL}").count() > 0)
    page.locator(f".hand {LEGAL}").first.click(position={"x": 10, "y": 12})
    wait_until("a card is heard", lambda: page.evaluate("window.sounds") > 0)
    page.goto("/settings")
    switch.uncheck()
    page.reload()
    expect(switch).not_to_be_checked()


def test_a_name_with_a_password_comes_back_elsewhere(visit: Visit) -> None:
    here, there = visit(), visit()
    here.goto("/settings")
    here.get_by_label("Vaše jméno", exact=True).first.fill("Kvido")
    here.get_by_role("button", name="Uložit").first.click()
    here.get_by_label("Heslo, abyste se mohli vrátit").fill("velmi tajne heslo")
    here.get_by_role("button", name="Uložit").nth(1).click()
    expect(here.get_by_text("Změnit heslo")).to_be_visible()
    there.goto("/settings")
    there.get_by_label("Vrátit se pod svým jménem").fill("Kvido")
    there.get_by_label("Heslo", exact=True).fill("velmi tajne heslo")
    there.get_by_role("button", name="Přihlásit").click()
    expect(there.get_by_text("Vítejte zpět.")).to_be_visible()
    expect(there.locator("header")).to_contain_text("Kvido")


def test_a_phone_lifts_a_card_reads_it_and_plays_it(visit: Visit) -> None:
    page = visit(size=PHONE, phone=True)
    set_up(page, seats={2: "bot:novice"})
    card = page.locator(f".hand {LEGAL}").first
    card.tap(position={"x": 12, "y": 20})
    strip = page.locator(".read")
    expect(strip).to_be_visible()
    assert page.locator("[data-selected]").count() == 1
    strip.get_by_role("button", name="Zahrát").tap()
    settled(page)
    expect(strip).to_have_count(0)
    page.get_by_role("button", name="Chat").tap()
    expect(page.locator("dialog[open] .log")).to_contain_text("vykládá")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_impossible_options_are_refused_in_words(visit: Visit, complaints: list[str]) -> None:
    page = visit()
    page.goto("/games/cardia/new")
    page.get_by_label("Strategická varianta", exact=True).check()
    expect(page.get_by_role("alert")).to_have_text("Strategická varianta: Tato varianta se hraje jen s Ochránci.")
    expect(page.get_by_role("button", name="Prostřít stůl")).to_be_disabled()
    page.get_by_label("Ochránci", exact=True).check()
    expect(page.get_by_role("button", name="Prostřít stůl")).to_be_enabled()
    complaints.clear()


def test_the_first_page_is_light(visit: Visit) -> None:
    page = visit()
    wire = page.context.new_cdp_session(page)
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    wire.send("Network.enable")
    page.goto("/")
    expect(page.get_by_role("button", name="Hrát proti botovi")).to_be_visible()
    page.wait_for_load_state("networkidle")
    print(f"first page: {sum(sizes) / 1000:.0f} kB in {len(sizes)} answers")
    assert 20_000 < sum(sizes) < FIRST_PAGE_BYTES


def test_a_click_is_answered_at_once(visit: Visit) -> None:
    """From the click to the changed hand; the best of some, as other work on the machine is not the page's fault."""
    anna, bob = visit(), visit()
    set_up(anna, seats={2: "open"})
    bob.goto(anna.url)
    bob.get_by_role("button", name="Přisednout").click()
    expect(bob.locator(PROMPT)).to_be_visible()
    times: list[float] = []
    while len(times) < TRIES and (len(times) < FEW or min(times) >= ANSWER_MS):
        times.append(anna.evaluate(CLICK))
        settled(anna)
        anna.keyboard.press("z")
        wait_until("the card is back", lambda: anna.locator(f".hand {LEGAL}").count() > 0)
    print(f"click to result: best {min(times):.0f} ms, median {statistics.median(times):.0f} ms")
    assert min(times) < ANSWER_MS
