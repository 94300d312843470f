"""Cards: piles, sight, shuffling and dealing anew; the todo stack and events."""

from collections import Counter
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as hs

from deskoherna.kit import axes, cards
from deskoherna.kit import state as st
from deskoherna.kit.events import EVERYBODY, _silent, tell
from deskoherna.kit.random import seed_rng
from deskoherna.kit.state import SCRATCH, SEEN, Row
from deskoherna.kit.todo import clear_todo, pop, push

CARDS = axes.axis("card", 12)
DECK, HAND, OTHER = range(3)


class Table(cards.HasCards):
    place: Annotated[Row, "i1", CARDS, SEEN]
    rank: Annotated[Row, "i1", CARDS, SEEN]
    seen: Annotated[Row, "i1", CARDS, SEEN]
    work: Annotated[Row, "i4", CARDS, SCRATCH]
    slots: Annotated[Row, "i4", CARDS, SCRATCH]


def table(seed: int = 1) -> Table:
    """All cards in the deck, card 11 on top, two seats."""
    s = st.new(Table)
    s.seats = 2
    for card in range(12):
        s.rank[card] = card
    seed_rng(s, seed)
    return s


def order(s: Table, place: int) -> list[int]:
    return sorted((c for c in range(12) if s.place[c] == place), key=lambda c: s.rank[c])


def test_top_count_nth_and_rank() -> None:
    s = table()
    assert cards.top(s, DECK) == 11
    assert cards.count(s, DECK) == 12 == cards._count(s, DECK), "both twins count alike"
    assert cards.top(s, HAND) == -1
    assert cards.nth(s, DECK, 3) == 3
    assert cards.nth(s, DECK, 12) == -1
    assert cards.at_rank(s, DECK, 7) == 7
    assert cards.at_rank(s, HAND, 0) == -1


def test_drawing_shows_the_card_to_the_drawer() -> None:
    s = table()
    assert cards.draw_top(s, DECK, HAND, 0b01) == 11
    assert cards.has_seen(s, 11, 0)
    assert not cards.has_seen(s, 11, 1)
    assert s.reveals == 1
    assert s.rank[11] == 0, "a hand has no order"
    assert cards.top(s, DECK) == 10
    for _ in range(11):
        cards.draw_top(s, DECK, HAND, 1)
    assert cards.draw_top(s, DECK, HAND, 1) == -1


def test_laying_on_top_and_under() -> None:
    s = table()
    card = cards.draw_top(s, DECK, HAND, 1)
    cards.put_under(s, card, DECK)
    assert order(s, DECK) == [11, *range(11)]
    assert cards.has_seen(s, card, 0), "it is still known, at the bottom"
    cards.put(s, 5, HAND)
    cards.close_rank(s, DECK, 6)
    assert sorted(s.rank[c] for c in range(12) if s.place[c] == DECK) == list(range(11))
    cards.put_on_top(s, 5, DECK)
    assert cards.top(s, DECK) == 5


def test_showing_again_is_no_reveal() -> None:
    s = table()
    cards.show(s, 3, cards.everybody(s))
    cards.show(s, 3, 0b01)
    assert s.reveals == 1
    assert s.seen[3] == 0b11


def test_shuffling_makes_all_unknown_and_keeps_the_ranks_whole() -> None:
    s = table()
    cards.show(s, 4, 0b11)
    cards.put(s, 9, HAND)
    cards.shuffle(s, DECK)
    assert s.seen == [0] * 12
    assert sorted(s.rank[c] for c in range(12) if s.place[c] == DECK) == list(range(11))
    assert s.place[9] == HAND


def test_every_order_is_as_likely() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(3_000):
        s = table(seed)
        for card in range(3, 12):
            cards.put(s, card, OTHER)
        cards.shuffle(s, DECK)
        seen[tuple(order(s, DECK))] += 1
    assert len(seen) == 6
    assert all(420 < n < 580 for n in seen.values())


@given(hs.integers(0, 2**40), hs.sets(hs.integers(0, 11)), hs.integers(0, 1))
def test_dealing_anew_keeps_what_the_seat_knows(seed: int, known: set[int], seat: int) -> None:
    s = table(seed)
    for card in range(0, 12, 3):
        cards.put(s, card, OTHER)
        s.seen[card] = 0b10
    for card in known:
        s.seen[card] |= 1 << seat
    before = st.clone(s)
    cards.deal_unseen(s, seat, 0, 12, s.work, s.slots)
    for card in range(12):
        if cards.has_seen(before, card, seat):
            assert (s.place[card], s.rank[card], s.seen[card]) == (
                before.place[card],
                before.rank[card],
                before.seen[card],
            )
    others = ~(1 << seat)
    slots = Counter(zip(s.place, s.rank, (x & others for x in s.seen), strict=True))
    assert slots == Counter(zip(before.place, before.rank, (x & others for x in before.seen), strict=True))
    assert s.work == s.slots == [0] * 12, "scratch is left clean"


def test_dealing_anew_reaches_every_card() -> None:
    tops = Counter()  # type: Counter[int]
    for seed in range(600):
        s = table(seed)
        s.seen[11] = 0b10
        cards.deal_unseen(s, 0, 0, 12, s.work, s.slots)
        tops[cards.top(s, DECK)] += 1
        assert s.seen[cards.top(s, DECK)] == 0b10, "that the other has seen the top card stays with its slot"
    assert set(tops) == set(range(12))


def test_a_slot_packs_and_unpacks() -> None:
    s = table()
    s.place[4], s.rank[4], s.seen[4] = OTHER, 9, 0b11
    slot = cards.slot_of(s, 4, 0, 5)
    assert cards.lay_in_slot(s, 7, slot) == 5
    assert (s.place[7], s.rank[7], s.seen[7]) == (OTHER, 9, 0b10)


@given(hs.lists(hs.integers(-(2**31), 2**31 - 1), max_size=20), hs.integers(0, 20))
def test_sort_row(row: list[int], n: int) -> None:
    n = min(n, len(row))
    wanted = sorted(row[:n]) + row[n:]
    cards.sort_row(row, n)
    assert row == wanted


# ---------------------------------------------------------------- todo and events


def test_the_last_row_pushed_is_the_first_done_and_leaves_no_trace() -> None:
    s = table()
    empty = st.pack(s)
    push(s, 1, 2, 3, 4)
    push(s, 5, -6, 7, 8)
    assert s.n_todo == 2
    assert pop(s) == (5, -6, 7, 8)
    assert pop(s) == (1, 2, 3, 4)
    assert st.pack(s) == empty, "equal positions have equal bytes"


def test_clearing_wipes_the_rows() -> None:
    s = table()
    empty = st.pack(s)
    for n in range(len(s.todo)):
        push(s, n, n, n, n)
    with pytest.raises(IndexError):
        push(s, 0, 0, 0, 0)
    clear_todo(s)
    assert st.pack(s) == empty


def test_events_are_told_only_to_whoever_listens() -> None:
    s = table()
    tell(s, EVERYBODY, 3)
    assert s.told is None
    s.told = []
    tell(s, 0b10, 3, 1, 2)
    _silent(s, EVERYBODY, 4)
    assert s.told == [(0b10, 3, 1, 2, 0)]
