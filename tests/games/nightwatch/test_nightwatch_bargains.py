"""Trade by bots: offers that help both sides are started, good ones accepted, idle ones left alone."""

from collections.abc import Callable
from typing import Any

from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.simple import simple_bot
from deskoherna.games.nightwatch.bot import bargain
from deskoherna.games.nightwatch.bot.bargain import IDLE_TALK
from deskoherna.games.nightwatch.bot.notes import Notes
from deskoherna.games.nightwatch.game import GAME
from deskoherna.games.nightwatch.material import BRICK, GRAIN, LUMBER, ORE, WOOL
from deskoherna.games.nightwatch.moves import VERBS
from deskoherna.games.nightwatch.trade import accept, add_give, add_want, decline, give_instead
from deskoherna.kit.position import assign
from deskoherna.kit.scenario import play_line
from deskoherna.kit.state import clone, new

A, B = range(2)
FIXED = GAME.read_options({"game": "classic", "setup": "fixed"})


def promise(s: Any, seat: int) -> int:
    return bargain.promise(s, new(Notes), seat)


def pleased(s: Any, seat: int) -> bool:
    return bargain.pleased(s, new(Notes), seat)


def table(*hands: str, more: tuple[str, ...] = ()) -> Any:
    """The trade of A; everybody knows the hands, and B lacks nothing but wool for a settlement."""
    s = GAME.begin(FIXED, 1)
    for text in ("turn = A", "settlements[A] = N0,1", "settlements[B] = N0,3", "now = trade", *more):
        assign(GAME, s, text)
    for letter, hand in zip("ABCD", hands, strict=False):
        assign(GAME, s, f"hand[{letter}] = {hand}")
    for seat in range(s.seats):
        s.floor[seat][:] = s.hand[seat]
    GAME.rules.derive(s)
    assert GAME.faults(s) == []
    return s


def play(s: Any, *moves: str) -> Any:
    for line in moves:
        assert play_line(GAME, s, line) is None
    return s


def lean(s: Any, seat: int, command: Callable[..., None], *args: int) -> int:
    """What a move weighs."""
    return GAME.lean(s, seat, VERBS.move(command, *args))


def test_an_offer_that_helps_both_promises_something() -> None:
    s = play(table("lumber, brick, 2 wool", "lumber, brick, 2 grain"), "A: give wool")
    assert promise(s, A) > 0
    assert promise(play(s, "A: want grain"), A) > 0


def test_an_offer_that_nobody_can_take_is_idle_talk() -> None:
    s = play(table("lumber, brick, 2 wool", "lumber, brick, 2 ore"), "A: give wool", "A: want grain")
    assert promise(s, A) == IDLE_TALK


def test_more_than_is_given_is_never_asked() -> None:
    s = play(table("lumber, brick, 2 wool", "lumber, brick, 3 grain"), "A: give wool", "A: want grain", "A: want grain")
    assert promise(s, A) == IDLE_TALK


def test_a_refusal_lowers_the_hope() -> None:
    s = play(table("lumber, brick, 2 wool", "lumber, brick, 2 grain"), "A: give wool", "A: want grain")
    fresh = promise(s, A)
    s.offers_made = 1
    assert promise(s, A) < fresh
    s.offers_made = 2
    assert promise(s, A) == IDLE_TALK


def test_a_good_offer_pleases_and_a_bad_one_does_not() -> None:
    s = table("lumber, brick, 2 wool", "lumber, brick, 2 grain")
    assert pleased(play(s, "A: give wool", "A: want grain", "A: propose"), B)
    assert lean(s, B, accept) > lean(s, B, decline)
    t = play(table("3 ore", "lumber, brick, wool, grain"), "A: give ore", "A: want grain", "A: propose")
    assert not pleased(t, B)
    assert lean(t, B, accept) < lean(t, B, decline)


def test_nobody_trades_with_one_who_is_nearly_there() -> None:
    keeps = ("settlements[A] = none", "keeps[A] = N0,1, N1,1, N-1,2, N2,1")
    s = table("lumber, brick, 2 wool", "lumber, brick, 2 grain", more=keeps)
    assert s.score[A] == 8
    assert not pleased(play(s, "A: give wool", "A: want grain", "A: propose"), B)


def test_terms_weigh_what_they_promise() -> None:
    """Wool is too much, grain is lacking; lumber is needed and nobody would be helped by it."""
    s = table("lumber, brick, 2 wool", "lumber, brick, 2 grain")
    assert lean(s, A, add_give, WOOL) > 0
    assert lean(s, A, add_give, LUMBER) == 0
    play(s, "A: give wool")
    assert lean(s, A, add_want, GRAIN) > 0
    assert lean(s, A, add_want, ORE) == 0
    s.offers_made = 2
    assert lean(s, A, add_want, GRAIN) == 0


def test_an_offer_keeps_its_promise_until_it_is_declined() -> None:
    s = play(table("lumber, brick, 2 wool", "lumber, brick, 2 grain"), "A: give wool", "A: want grain", "A: propose")
    assert promise(s, A) > 0
    assert promise(s, B) == 0
    declined = play(clone(s), "B: decline")
    assert promise(declined, A) == 0
    play(s, "B: accept")
    assert promise(s, A) > 0
    assert promise(s, B) > 0


def test_a_counter_offer_weighs_what_it_promises() -> None:
    s = play(table("lumber, brick, 2 wool", "lumber, brick, 2 grain"), "A: give wool", "A: want ore", "A: propose")
    assert lean(s, B, give_instead, GRAIN) > 0
    assert lean(s, B, give_instead, BRICK) == 0


def test_the_apprentice_offers_what_it_has_for_what_it_needs() -> None:
    s = table("lumber, brick, 2 wool", "lumber, brick, 2 grain")
    bot = simple_bot("apprentice", GAME)
    said: list[str] = []
    while "propose" not in said and len(said) < 6:
        seed = len(said)
        move = bot.choose(Knowledge(GAME, A, GAME.imagine(s, A, seed), seed), GAME.legal(s, A))
        said.append(GAME.notate(move, s))
        GAME.play(s, A, move)
    assert sorted(said) == ["give wool", "propose", "want grain"]


def test_the_apprentice_accepts_what_helps_it() -> None:
    s = play(table("lumber, brick, 2 wool", "lumber, brick, 2 grain"), "A: give wool", "A: want grain", "A: propose")
    bot = simple_bot("apprentice", GAME)
    move = bot.choose(Knowledge(GAME, B, GAME.imagine(s, B, 3), 3), GAME.legal(s, B))
    assert GAME.notate(move, s) == "accept"
