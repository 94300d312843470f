"""What a person at a table does: sit down, look, click, play on."""

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, ViewportSize, expect

from .server import PATIENCE_S, wait_until

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "novice"}
PHONE: ViewportSize = {"width": 390, "height": 844}
PROMPT = "[data-testid=prompt]"
LEGAL = "[data-legal]"
RESULT = "dialog[open] .reason"
TURN = re.compile("^(Jste na tahu|Your turn)")
END_TURN = re.compile("^(Ukončit tah|End the turn)$")
PICK = """([chance, leave]) => {
    const slip = [...document.querySelectorAll(".chooser li:not(:last-child) button")];
    const board = [...document.querySelectorAll(
        "[data-legal], .moves .label, .prompt .plain .label:not(.back), .read .stamp")];
    const lit = [];
    for (const element of slip.length ? slip : board) {
        if (leave && element.closest(leave)) continue;
        const box = element.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = box.width > 0 && document.elementFromPoint(x, y);
        if (top && (element === top || element.contains(top))) lit.push([x, y]);
    }
    return lit.length ? lit[Math.floor(chance * lit.length)] : null;
}"""
"""The middle of one of the things that may be clicked and are covered by nothing; some are left alone."""
PLAY = """async ([seed, until, prompt, leave, most, patience]) => {
    const shown = (thing) => thing.checkVisibility({checkVisibilityCSS: true}) && thing.getClientRects().length > 0;
    const all = (things) => [...document.querySelectorAll(things)]
        .filter((thing) => shown(thing) && !(leave && thing.closest(leave)));
    const wait = () => new Promise((on) => setTimeout(on, 8));
    const dice = () => ((seed = (seed * 16807) % 2147483647) - 1) / 2147483646;
    let [clicks, since] = [0, performance.now()];
    while (clicks < most) {
        const says = document.querySelector('[data-testid=prompt]')?.innerText ?? '';
        if (document.querySelector('dialog[open] .reason')) return {clicks, over: true, says};
        if (until && document.querySelector(until)) return {clicks, over: false, says};
        const lines = all('.chooser li:not(:last-child) button');
        const things = lines.length ? lines : all(
            '[data-legal], .moves .label, .prompt .plain .label:not(.back)');
        if (document.querySelector('.area[aria-busy=true]') || things.length === 0) {
            if (performance.now() - since > patience) return {clicks, over: false, says: `nothing to click: ${says}`};
            await wait();
            continue;
        }
        if (prompt && says.startsWith(prompt)) return {clicks, over: false, says};
        since = performance.now();
        const end = things.find((thing) => /^(Ukončit tah|End the turn)$/.test(thing.innerText ?? ''));
        const thing = end && dice() < 0.5 ? end : things[Math.floor(dice() * things.length)];
        thing.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
        clicks += 1;
        await wait();
    }
    return {clicks, over: false, says: 'the game does not end'};
}"""
"""The same in the page itself, for long games: click at random on whatever glows until the game is over, something is
there, or the prompt begins so."""


def turn(page: Page) -> bool:
    """The tab says whose turn it is."""
    return bool(TURN.search(page.title()))


def over(page: Page) -> bool:
    return page.locator(RESULT).count() > 0


def settled(page: Page) -> None:
    """The last click was answered."""
    expect(page.locator(".area[aria-busy=true]")).to_have_count(0)


def ready(page: Page) -> bool:
    """It is this person's turn, and there is something to click."""
    return (
        turn(page) and page.locator(f"{LEGAL}, .moves .label, .prompt .plain .label").filter(visible=True).count() > 0
    )


def come(visit: Callable[..., Page], name: str, **how: Any) -> Page:
    """A person with a name, at a browser of their own."""
    page = visit(**how)
    assert page.request.post("/api/guest", data={"name": name, "language": "cs"}).ok
    return page


def open_table(
    page: Page, game: str, seats: list[dict[str, str]], options: dict[str, Any] | None = None, **more: Any
) -> str:
    """A table with these options, set up without clicking; its address."""
    made = page.request.post("/api/tables", data={"game": game, "options": options or {}, "seats": seats, **more})
    assert made.ok, made.text()
    return f"/t/{made.json()['id']}"


def sit_down(page: Page, address: str) -> None:
    """Take the first chair that is free."""
    page.goto(address)
    page.get_by_role("button", name="Přisednout").first.click()
    expect(page.locator(PROMPT)).to_be_visible()


def spot(page: Page, dice: random.Random, leave: str = "") -> tuple[float, float]:
    """A place on the screen where a click does something."""
    chance = dice.random()
    found: list[float] = []

    def lit() -> bool:
        found[:] = page.evaluate(PICK, [chance, leave]) or []
        return bool(found)

    wait_until(f"something can be clicked: {page.locator(PROMPT).inner_text()}", lit)
    return found[0], found[1]


def click_on(page: Page, dice: random.Random, *, touch: bool = False, leave: str = "") -> None:
    """One click of a person who plays at random, but does not dally."""
    end = page.locator(".prompt").get_by_role("button", name=END_TURN)
    if end.count() > 0 and dice.random() < 0.5:
        end.click()
    else:
        (page.touchscreen.tap if touch else page.mouse.click)(*spot(page, dice, leave))
    settled(page)


def play_some(page: Page, dice: random.Random, clicks: int, *, touch: bool = False, leave: str = "") -> int:
    """Play on until the game is over or so many clicks are done; how many were."""
    for done in range(clicks):
        wait_until("it is my turn, or the game is over", lambda: ready(page) or over(page))
        if over(page):
            return done
        click_on(page, dice, touch=touch, leave=leave)
    return clicks


def offers(page: Page) -> Locator:
    """Everything that may be clicked now: the chooser if it is open, else things on the board and plain moves."""
    slip = page.locator(".chooser li:not(:last-child) button")
    if slip.count() > 0:
        return slip
    return page.locator(f"{LEGAL}, .moves .label, .prompt .plain .label:not(.back)").filter(visible=True)


def act(page: Page, dice: random.Random) -> None:
    """One click of a person who plays at random."""
    things = offers(page)
    n = things.count()
    if n == 0:
        page.keyboard.press("t")
        things = page.locator("dialog[open] ol button")
        expect(things.first).to_be_visible()
        n = things.count()
    things.nth(dice.randrange(n)).click(position={"x": 10, "y": 12})
    settled(page)


def play_out(pages: list[Page], dice: random.Random, moves: int = 2000) -> int:
    """Play until the game is over at every screen; returns the number of clicks."""
    clicks = 0
    while not all(over(page) for page in pages):
        wait_until(
            "somebody is to move, or the game is over",
            lambda: any(turn(p) for p in pages) or all(over(p) for p in pages),
        )
        for page in pages:
            if turn(page) and not over(page):
                act(page, dice)
                clicks += 1
        assert clicks < moves, "the game does not end"
    return clicks


def play_on(page: Page, dice: random.Random, *, leave: str = "", most: int = 2000) -> int:
    """Click at random until the game is over; the number of clicks."""
    said = page.evaluate(PLAY, [dice.randrange(1, 1 << 30), "", "", leave, most, PATIENCE_S * 1000])
    assert said["over"], said["says"]
    return int(said["clicks"])


def play_until(
    page: Page, dice: random.Random, thing: str = "", *, prompt: str = "", leave: str = "", most: int = 600
) -> None:
    """Click at random until something is on the page, or the prompt begins so."""
    said = page.evaluate(PLAY, [dice.randrange(1, 1 << 30), thing, prompt, leave, most, PATIENCE_S * 1000])
    assert said["says"].startswith(prompt) if prompt else page.locator(thing).count() > 0, said["says"]


def set_up(page: Page, *, seats: dict[int, str] | None = None, checks: tuple[str, ...] = (), name: str = "") -> None:
    """A table of Cardia from the set-up page; `seats` by number from 1: `open`, `invited`, `hotseat`, `bot:novice`."""
    page.goto("/games/cardia/new")
    for number, kind in (seats or {}).items():
        page.get_by_label(f"{number}. místo").select_option(kind)
    for label in checks:
        page.get_by_label(label, exact=True).check()
    if name:
        page.get_by_label("Jméno stolu").fill(name)
    page.get_by_role("button", name="Prostřít stůl").click()
    page.wait_for_url("**/t/*")


def hand(page: Page) -> list[str]:
    """What the own hand says of itself, read at one moment."""
    read = "cards => cards.map(card => card.getAttribute('aria-label') ?? card.textContent)"
    return [str(card) for card in page.locator(".hand button").evaluate_all(read)]
