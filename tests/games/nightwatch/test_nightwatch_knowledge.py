"""What can be known of hands, cards and tokens: the floor never lies, and samples keep to it."""

import random
from typing import Any

import pytest

from deskoherna.games.nightwatch.game import GAME
from deskoherna.games.nightwatch.material import LUMBER, ORE, WOOL
from deskoherna.games.nightwatch.state import MANCE_TAKE, MELISANDRE_KEEP
from deskoherna.games.nightwatch.supply import gain, prove, spend, steal
from deskoherna.games.nightwatch.view import view
from deskoherna.kit import state as st

A, B, C = range(3)


def table() -> Any:
    return GAME.begin(GAME.tables["watch-four-fixed"], 1)


def test_a_public_gain_is_known_and_a_payment_forgotten() -> None:
    s = table()
    gain(s, A, ORE, 3)
    assert s.floor[A][ORE] == 3
    spend(s, A, ORE, 2)
    assert s.floor[A][ORE] == 1


def test_a_theft_blurs_every_kind_the_victim_might_have_lost() -> None:
    s = table()
    gain(s, A, ORE, 2)
    gain(s, A, WOOL, 1)
    s.forced = [0]
    steal(s, B, A)
    assert s.floor[A][ORE] == 1 and s.floor[A][WOOL] == 0
    assert sum(s.floor[B]) == 0 and s.n_hand[B] == 1


def test_a_theft_from_a_hand_of_one_kind_is_known() -> None:
    s = table()
    gain(s, A, ORE, 2)
    s.forced = [1]
    steal(s, B, A)
    assert s.floor[A][ORE] == 1 and s.floor[B][ORE] == 1


def test_an_offer_proves_cards() -> None:
    s = table()
    s.hand[A][LUMBER] = 2
    prove(s, A, LUMBER, 2)
    assert s.floor[A][LUMBER] == 2


@pytest.mark.parametrize("name", ["watch-four", "classic-trade", "base-three"])
def test_the_floor_never_exceeds_a_hand(name: str) -> None:
    dice = random.Random(name)
    s = GAME.begin(GAME.tables[name], 4)
    known = 0
    for _ in range(2500):
        if GAME.over(s):
            break
        seat = GAME.actors(s)[0]
        GAME.play(s, seat, dice.choice(GAME.legal(s, seat)))
        for p in range(s.seats):
            assert all(0 <= f <= h for f, h in zip(s.floor[p], s.hand[p], strict=True))
            known += sum(s.floor[p])
    assert known > 1000


def test_samples_differ_only_above_the_floor() -> None:
    s = table()
    gain(s, B, ORE, 2)
    gain(s, C, WOOL, 3)
    s.forced = [0]
    steal(s, C, B)
    s.forced = None
    hands = set()
    for seed in range(40):
        t = GAME.imagine(s, A, seed)
        assert t.hand[C][WOOL] >= 3
        assert [sum(h) for h in t.hand] == [sum(h) for h in s.hand]
        hands.add(tuple(map(tuple, t.hand)))
    assert len(hands) == 1, "the bank is open: a stolen card of a hand of one kind leaves no doubt"


def test_hidden_cards_are_dealt_anew() -> None:
    s = table()
    s.cards[B][5] += 2
    GAME.rules.derive(s)
    kinds = {tuple(GAME.imagine(s, A, seed).cards[B]) for seed in range(60)}
    assert len(kinds) > 5
    assert all(sum(k) == 2 for k in kinds)
    assert {tuple(GAME.imagine(s, B, seed).cards[B]) for seed in range(20)} == {tuple(s.cards[B])}


def test_tokens_under_pieces_are_unknown_to_all() -> None:
    s = table()
    seen = {tuple(GAME.imagine(s, A, seed).under_settlements[A]) for seed in range(40)}
    assert len(seen) > 5
    assert all(sum(bag) == 3 for bag in seen)


@pytest.mark.parametrize(("phase", "field"), [(MANCE_TAKE, "peeked"), (MELISANDRE_KEEP, "looked")])
def test_what_a_hero_shows_stays_with_its_player(phase: int, field: str) -> None:
    """Who looks keeps seeing the same; for the others it is dealt anew."""
    s = found(phase)
    looker = s.turn
    other = (looker + 1) % s.seats
    mine = {str(getattr(GAME.imagine(s, looker, seed), field)[looker]) for seed in range(20)}
    assert mine == {str(getattr(s, field)[looker])}
    question = view(s, other).question
    assert question.peeked is None and question.looked is None
    t = GAME.imagine(s, other, 1)
    assert sum(getattr(t, field)[looker]) == sum(getattr(s, field)[looker])
    assert GAME.faults(t) == []


def found(phase: int) -> Any:
    """A position with this question, met in random play."""
    for seed in range(60):
        dice = random.Random(seed)
        s = GAME.begin(GAME.tables["watch-four"], seed)
        for _ in range(4000):
            if GAME.over(s):
                break
            if s.phase == phase:
                return st.clone(s)
            seat = GAME.actors(s)[0]
            GAME.play(s, seat, dice.choice(GAME.legal(s, seat)))
    raise AssertionError(f"phase {phase} was never met")
