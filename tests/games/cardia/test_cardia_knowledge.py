"""What a seat knows in Cardia, and what it forgets."""

from typing import Any

import pytest
from cardia_positions import card, position, view_of

from deskoherna.games.cardia.game import GAME
from deskoherna.games.cardia.material import GUARDIAN_FACTION
from deskoherna.games.cardia.state import BOX, DECK, FIRST_GUARDIAN, GUARD_ROW, HAND, LAID, N_CARDS

A, B = 0, 1
BOTH_SEE, ONLY_A, ONLY_B, NOBODY = 3, 1, 2, 0


SIX_TAKEN_BACK = ["row = 9 - 2; 6 - 12", "hand[A] = 13, 1, 3", "hand[B] = 15, 1, 5"]
TAKE_BACK = ["A: play 13", "B: play 15", "A: take back 6"]


def test_a_card_taken_back_is_known_to_both() -> None:
    s = position(SIX_TAKEN_BACK, TAKE_BACK)
    assert s.place[card("A6")] == HAND + A
    assert s.seen[card("A6")] == BOTH_SEE
    assert {c.strength for c in view_of(s, B).seats[A].hand} == {6}


def test_laying_face_down_hides_which_known_card_is_left() -> None:
    """Whether A lays the 6 that B knows or another card, B sees the same."""
    views = []
    for laid in ("6", "3"):
        s = position(SIX_TAKEN_BACK, [*TAKE_BACK, f"A: play {laid}"])
        assert s.seen[card("A6")] == ONLY_A
        assert s.known[card("A6")] == 1
        views.append(view_of(s, B))
    assert views[0] == views[1]


def test_a_faction_named_in_vain_is_not_taken_back() -> None:
    """That B has none of it is known now, though no card was shown."""
    given = ["hand[A] = 9, 2", "hand[B] = 13, 1, 5, 2, 3", "deck[A] = none", "deck[B] = none"]
    play = ["A: play 9", "B: play 13"]
    before, after = position(given, play), position(given, [*play, "A: name Dynasty"])
    assert after.reveals > before.reveals


def test_after_the_reveal_the_known_card_is_known_again() -> None:
    s = position(SIX_TAKEN_BACK, [*TAKE_BACK, "A: play 3", "B: play 5"])
    assert s.place[card("A6")] == HAND + A
    assert s.seen[card("A6")] == BOTH_SEE
    assert s.known[card("A6")] == 0


def test_a_card_put_under_the_deck_is_known_to_its_owner_alone() -> None:
    s = position(
        ["row = 5 - 3", "guardians = Peacock", "hand[A] = 8, 1", "hand[B] = 9, 1"],
        ["A: play 8", "B: play 9", "A: put 1 under deck"],
        {"guardians": True},
    )
    assert s.place[card("A1")] == DECK + A
    assert s.seen[card("A1")] == ONLY_A
    for seed in range(20):
        mine, theirs = GAME.imagine(s, A, seed), GAME.imagine(s, B, seed)
        assert (mine.place[card("A1")], mine.rank[card("A1")]) == (DECK + A, 0)
        if theirs.rank[card("A1")] != 0 or theirs.place[card("A1")] != DECK + A:
            return
    pytest.fail("B always imagines the card where it lies")


def test_putting_a_card_under_blurs_what_the_other_knew_of_the_hand() -> None:
    views = []
    for put in ("1", "6"):
        s = position(
            [
                "row = 5 - 3",
                "guardians = Peacock",
                "hand[A] = 8, 1, 6",
                "seen[A6] = 3",
                "top[A] = 2, 3, 4",
                "hand[B] = 9, 1",
            ],
            ["A: play 8", "B: play 9", f"A: put {put} under deck"],
            {"guardians": True},
        )
        assert s.seen[card("A6")] == ONLY_A
        views.append(view_of(s, B))
    assert views[0] == views[1]


def test_the_basilisk_card_is_seen_by_nobody() -> None:
    s = position(
        ["row = 8 - 3", "guardians = Basilisk", "hand[A] = 5, 16", "hand[B] = 7, 1", "top[B] = 5, 6, 9, 4"],
        ["A: play 5", "B: play 7"],
        {"guardians": True},
    )
    assert s.place[card("B4")] == LAID + B
    assert s.seen[card("B4")] == NOBODY
    for viewer in (A, B):
        assert view_of(s, viewer).seats[B].laid[0].card is None


def test_the_observatory_shows_the_top_card_to_its_owner() -> None:
    s = position(
        ["hand[A] = 9, 1", "top[A] = 4, 5", "hand[B] = 6, 1"], ["A: play 9", "B: play 6"], {"location": "observatory"}
    )
    known = view_of(s, A).seats[A].deck_known
    assert known[0] is not None and known[0].strength == 4
    assert view_of(s, B).seats[A].deck_known[0] is None


def test_the_witch_king_makes_all_forget_the_order_of_the_deck() -> None:
    s = position(
        ["hand[A] = 13, 1", "hand[B] = 14, 1", "seen[B16] = 2"],
        ["A: play 13", "B: play 14", "A: name Guild"],
        dict.fromkeys(("swamp", "academy", "guild", "dynasty"), "II"),
    )
    for c in range(card("B1"), card("B16") + 1):
        if s.place[c] == DECK + B:
            assert s.seen[c] == NOBODY


def test_own_hand_stays_and_the_others_cards_are_dealt_anew() -> None:
    s = GAME.begin(seed=5)
    hands = set()
    for seed in range(30):
        t = GAME.imagine(s, A, seed)
        assert [t.place[c] for c in range(16) if s.place[c] == HAND + A] == [HAND + A] * 5
        hands.add(tuple(c for c in range(16, 32) if t.place[c] == HAND + B))
        assert sum(t.place[c] == HAND + B for c in range(16, 32)) == 5
    assert len(hands) > 20


def test_guardians_are_exchanged_within_their_faction_only() -> None:
    s = GAME.begin(GAME.read_options({"guardians": True}), seed=3)
    cards = range(FIRST_GUARDIAN, N_CARDS)

    def factions(t: Any) -> dict[int, int]:
        return {t.rank[c]: GUARDIAN_FACTION[c - FIRST_GUARDIAN] for c in cards if t.place[c] == GUARD_ROW}

    first = next(c for c in cards if s.place[c] == GUARD_ROW and s.rank[c] == 0)
    others = set()
    for seed in range(40):
        t = GAME.imagine(s, B, seed)
        assert factions(t) == factions(s)
        assert (t.place[first], t.rank[first]) == (GUARD_ROW, 0)
        others.add(tuple(c for c in cards if t.place[c] == BOX))
    assert len(others) > 1


def test_a_hidden_move_looks_the_same_whatever_it_is() -> None:
    s = GAME.begin(seed=1)
    masks = {GAME.rules.mask(s, A, move) for move in GAME.legal(s, A)}
    assert {GAME.notate(m) for m in masks} == {"play a card"}


def test_a_face_up_move_is_open() -> None:
    s = position(["hand[A] = 6, 9, 1", "hand[B] = 7, 3, 2"], ["A: play 6", "B: play 7"])
    assert [GAME.rules.mask(s, B, m) for m in GAME.legal(s, B)] == GAME.legal(s, B)
