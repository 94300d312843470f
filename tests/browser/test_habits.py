"""What a table does by itself, or asks first, for whoever wants it so."""

import random
import re

import msgspec
from playwright.sync_api import Page, expect

from deskoherna.kit import registry
from deskoherna.kit import state as st

from .actions import BOT, LEGAL, ME, OPEN, PROMPT, come, open_table, sit_down, turn
from .conftest import Visit
from .crowded import Crowd, lay
from .server import ServerProcess, wait_until

LOG = "aside .log"


def wish(page: Page, habit: str) -> None:
    """Switch a habit of this game on, at the table."""
    page.get_by_role("button", name="Tempo").click()
    page.get_by_label(re.compile(f"^{habit}")).check()
    page.keyboard.press("Escape")


def nothing_left(mode: str) -> Crowd:
    """A turn in which the end of it is all that can be played."""
    game = registry.game("nightwatch")
    for seed in range(20):
        dice, s = random.Random(seed), game.begin(game.tables[mode], seed)
        for _ in range(60):
            seat = game.actors(s)[0]
            legal = game.legal(s, seat)
            if [game.verbs.verb(move).key for move in legal] == ["end-turn"]:
                options = msgspec.to_builtins(game.tables[mode])
                return Crowd(mode, "trade", seat, options, st.snapshot(st.clone(s)))
            game.play(s, seat, dice.choice(legal))
    raise AssertionError("there is always something to do")


def test_what_cannot_be_taken_back_is_asked_about(visit: Visit) -> None:
    page = come(visit, "Eva")
    page.goto(open_table(page, "cardia", [ME, BOT]))
    wait_until("it is my turn", lambda: turn(page))
    wish(page, "Ptát se")
    card = page.locator(f".hand {LEGAL}").first
    card.click()
    stamp = page.locator(".prompt .stamp")
    expect(stamp).to_be_visible()
    page.keyboard.press("Escape")
    expect(stamp).to_have_count(0)
    expect(page.locator(f"{LOG} h3")).to_have_count(1)
    card.click()
    page.locator(".hand [data-selected]").click()
    expect(page.locator(LOG).get_by_text(re.compile("Odkrýváte")).first).to_be_visible()


def test_a_turn_in_which_nothing_can_be_done_passes(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    person = page.request.post("/api/guest", data={"name": "Eva", "language": "cs"}).json()["id"]
    page.goto(lay(server.database, registry.game("nightwatch"), nothing_left("classic-two"), person, "Eva"))
    expect(page.get_by_role("button", name="Ukončit tah")).to_be_visible()
    wish(page, "Ukončit, když")
    expect(page.locator(LOG).get_by_role("listitem").first).not_to_have_text(re.compile("nestalo"))


def test_a_card_laid_ahead_is_played_when_its_turn_comes(visit: Visit) -> None:
    eva, petr = come(visit, "Eva"), come(visit, "Petr")
    address = open_table(eva, "cardia", [ME, OPEN])
    eva.goto(address)
    sit_down(petr, address)
    wait_until("it is my turn", lambda: turn(eva))
    wish(eva, "Vyložit kartu předem")
    eva.locator(f".hand {LEGAL}").first.click()
    wait_until("the other one is waited for", lambda: not turn(eva))
    card, planned = eva.locator(".hand .card").first, eva.locator(".hand [data-ahead]")
    card.click()
    expect(planned).to_have_count(1)
    expect(eva.locator(PROMPT)).to_contain_text("až přijdete na řadu")
    eva.keyboard.press("Escape")
    expect(planned).to_have_count(0)
    card.click()
    expect(planned).to_have_count(1)
    petr.locator(f".hand {LEGAL}").first.click()
    expect(planned).to_have_count(0)
    laid = eva.locator(LOG).get_by_text("Vykládáte kartu")
    wait_until("the card is laid, or an effect asks something", lambda: laid.count() == 2 or turn(eva) or turn(petr))
    assert laid.count() == 2 or "do 2. střetu" not in eva.locator(PROMPT).inner_text()
