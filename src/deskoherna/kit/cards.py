"""Cards: one entry a physical card, with `place`, `rank` (order within the place) and `seen` (one bit a seat).

The top of a pile has the highest rank; a pile without order has rank 0 throughout. A game with several kinds of
cards keeps them all on one axis. What stays when an unseen card is exchanged is its *slot*: place, rank and the
bits of the other seats.
"""

from deskoherna.kit.bits import lowest_bit
from deskoherna.kit.random import rand_below
from deskoherna.kit.state import Base, Row
from deskoherna.kit.twins import compiled_as, compiled_only, python_only

__rules__ = True

KEY = 1 << 10
"""More than cards in any game."""
AT_ONCE = 64
"""So many bits has a number of the compiled twin."""


class HasCards(Base):
    """A State with cards inherits this and declares the three again, with its axis of cards and SEEN."""

    place: Row
    rank: Row
    seen: Row


def _count(s: HasCards, place: int) -> int:
    n = 0
    for card in range(len(s.place)):
        if s.place[card] == place:
            n += 1
    return n


@compiled_as(_count)
def count(s: HasCards, place: int) -> int:
    """How many cards lie there."""
    return s.place.count(place)


@compiled_only
def _count_in(s: HasCards, place: int, first: int, end: int) -> int:
    """In a slice numbers begin at 0: none is below, so nothing is asked before a card is looked at."""
    places = s.place[first:end]
    n = 0
    for k in range(len(places)):
        if places[k] == place:
            n += 1
    return n


@compiled_as(_count_in)
def count_in(s: HasCards, place: int, first: int, end: int) -> int:
    """How many of the cards from `first` on and below `end` lie there."""
    return s.place[first:end].count(place)


@compiled_only
def bits_of(s: HasCards, place: int, first: int) -> int:
    """A bit for each of the next cards that lies in a place: compiled, they are looked at all at once."""
    places = s.place[first : first + AT_ONCE]
    bits = 0
    for k in range(AT_ONCE):
        bits |= (places[k] == place) << k
    return bits


def _next_in(s: HasCards, place: int, card: int, end: int) -> int:
    while card + AT_ONCE <= end:
        bits = bits_of(s, place, card)
        if bits != 0:
            return card + lowest_bit(bits)
        card += AT_ONCE
    while card < end and s.place[card] != place:
        card += 1
    return card


@compiled_as(_next_in)
def next_in(s: HasCards, place: int, card: int, end: int) -> int:
    """The first card of a place from this one on; `end` when none below that lies there.

    For places with few cards: to look at every card of the game takes the interpreted twin far longer.
    """
    try:
        return s.place.index(place, card, end)
    except ValueError:
        return end


def _gather(s: HasCards, place: int, first: int, end: int, row: Row) -> int:
    n = 0
    while first + AT_ONCE <= end:
        bits = bits_of(s, place, first)
        while bits != 0:
            row[n] = first + lowest_bit(bits)
            bits &= bits - 1
            n += 1
        first += AT_ONCE
    for card in range(first, end):
        if s.place[card] == place:
            row[n] = card
            n += 1
    return n


@compiled_as(_gather)
def gather(s: HasCards, place: int, first: int, end: int, row: Row) -> int:
    """Write the cards of a place from `first` on and below `end` into a row, ascending; how many.

    For places with few cards, as `next_in`.
    """
    n = 0
    try:
        while True:
            first = s.place.index(place, first, end) + 1
            row[n] = first - 1
            n += 1
    except ValueError:
        return n


@compiled_only
def _top_in(s: HasCards, place: int, first: int, end: int) -> int:
    """Branches would be guessed wrong in a shuffled pile, so rank and card are compared as one number."""
    places, ranks = s.place[first:end], s.rank[first:end]
    best = -1
    for k in range(len(places)):
        best = max(best, ranks[k] * KEY + KEY - 1 - k if places[k] == place else -1)
    return first + KEY - 1 - best % KEY if best >= 0 else -1


@compiled_as(_top_in)
def top_in(s: HasCards, place: int, first: int, end: int) -> int:
    """As `top`, where all cards of the pile are from `first` on and below `end`."""
    n = count_in(s, place, first, end)
    card = first - 1
    try:
        while True:
            card = s.rank.index(n - 1, card + 1, end)
            if s.place[card] == place:
                return card
    except ValueError:
        return next_in(s, place, first, end) if n > 0 else -1


def top(s: HasCards, place: int) -> int:
    """The card of the highest rank, or -1; of a pile without order the first one."""
    return top_in(s, place, 0, len(s.place))


def _at_rank(s: HasCards, place: int, rank: int) -> int:
    for card in range(len(s.place)):
        if s.place[card] == place and s.rank[card] == rank:
            return card
    return -1


@compiled_as(_at_rank)
def at_rank(s: HasCards, place: int, rank: int) -> int:
    """The card at this rank of a place, or -1."""
    card = -1
    try:
        while True:
            card = s.rank.index(rank, card + 1)
            if s.place[card] == place:
                return card
    except ValueError:
        return -1


def _nth(s: HasCards, place: int, n: int) -> int:
    first, end = 0, len(s.place)
    while first + AT_ONCE <= end:
        bits = bits_of(s, place, first)
        while bits != 0:
            if n == 0:
                return first + lowest_bit(bits)
            bits &= bits - 1
            n -= 1
        first += AT_ONCE
    for card in range(first, end):
        if s.place[card] == place:
            if n == 0:
                return card
            n -= 1
    return -1


@compiled_as(_nth)
def nth(s: HasCards, place: int, n: int) -> int:
    """The n-th card of a place in the order of card numbers, or -1: how a random card of a hand is drawn."""
    for card in range(len(s.place)):
        if s.place[card] == place:
            if n == 0:
                return card
            n -= 1
    return -1


@python_only
def lying(s: HasCards, place: int) -> list[int]:
    """The cards of a place from the lowest rank up; where order does not matter, by number."""
    return sorted((card for card, lies in enumerate(s.place) if lies == place), key=lambda card: s.rank[card])


@python_only
def from_top(s: HasCards, place: int) -> list[int]:
    """The cards of a pile from the top down; where order does not matter, by number."""
    return sorted((card for card, lies in enumerate(s.place) if lies == place), key=lambda card: -s.rank[card])


def put_on_top(s: HasCards, card: int, place: int) -> None:
    """Lay a card on an ordered pile. Who has seen it is unchanged."""
    s.rank[card] = count(s, place)
    s.place[card] = place


def put_under(s: HasCards, card: int, place: int) -> None:
    """Lay a card under an ordered pile."""
    for other in range(len(s.place)):
        if s.place[other] == place:
            s.rank[other] += 1
    s.rank[card] = 0
    s.place[card] = place


def put(s: HasCards, card: int, place: int) -> None:
    """Lay a card where order does not matter."""
    s.rank[card] = 0
    s.place[card] = place


def close_rank(s: HasCards, place: int, gone: int) -> None:
    """A card left rank `gone` of a pile: those above move down."""
    for other in range(len(s.place)):
        if s.place[other] == place and s.rank[other] > gone:
            s.rank[other] -= 1


def show(s: HasCards, card: int, seats: int) -> None:
    """Let seats (a bit mask) see a card; something new to anybody counts as a reveal."""
    if s.seen[card] & seats != seats:
        s.seen[card] |= seats
        s.reveals += 1


def everybody(s: HasCards) -> int:
    """The bits of all seats at the table."""
    return (1 << s.seats) - 1


def has_seen(s: HasCards, card: int, seat: int) -> bool:
    """Does the seat know this card?"""
    return (s.seen[card] >> seat) & 1 == 1


def shuffle(s: HasCards, place: int) -> None:
    """Shuffle a pile: new ranks, and nobody knows any card of it any more."""
    n = count(s, place)
    i = n - 1
    # A card takes over the rank of a random one among those not yet settled: Fisher-Yates without a second list.
    for card in range(len(s.place) - 1, -1, -1):
        if s.place[card] == place:
            s.rank[card] = i
            s.seen[card] = 0
            i -= 1
    i = n - 1
    for card in range(len(s.place) - 1, -1, -1):
        if s.place[card] == place:
            if i > 0:
                other = nth(s, place, rand_below(s, i + 1))
                t = s.rank[card]
                s.rank[card] = s.rank[other]
                s.rank[other] = t
            i -= 1


def draw_top(s: HasCards, pile: int, hand: int, seats: int) -> int:
    """Move the top card of a pile into an unordered place and show it to `seats`; -1 when the pile is empty."""
    card = top(s, pile)
    if card >= 0:
        put(s, card, hand)
        show(s, card, seats)
    return card


# ---------------------------------------------------------------- forgetting: slots dealt anew

SLOT_RANK = 1 << 8
SLOT_PLACE = 1 << 16
SLOT_MORE = 1 << 24


def slot_of(s: HasCards, card: int, seat: int, more: int) -> int:
    """What stays when the card is exchanged, as one number: place, rank, the others' bits, and what the game adds."""
    return more * SLOT_MORE + s.place[card] * SLOT_PLACE + s.rank[card] * SLOT_RANK + (s.seen[card] & ~(1 << seat))


def lay_in_slot(s: HasCards, card: int, slot: int) -> int:
    """Put a card into a slot; returns what the game had added."""
    s.seen[card] = slot % SLOT_RANK
    s.rank[card] = slot // SLOT_RANK % (SLOT_PLACE // SLOT_RANK)
    s.place[card] = slot // SLOT_PLACE % (SLOT_MORE // SLOT_PLACE)
    return slot // SLOT_MORE


def sort_row(row: Row, n: int) -> None:
    """Ascending order of the first n entries: the canonical order before dealing."""
    for i in range(1, n):
        value = row[i]
        j = i - 1
        while j >= 0 and row[j] > value:
            row[j + 1] = row[j]
            j -= 1
        row[j + 1] = value


def deal_unseen(s: HasCards, seat: int, first: int, last: int, cards: Row, slots: Row) -> None:
    """Deal the cards first..last-1 that the seat has not seen over their slots, in a new random order.

    `cards` and `slots` are scratch rows of the State. Slots are sorted before the deal, so the outcome depends on
    nothing but what the seat knows. Cards with different backs need a call each.
    """
    n = 0
    for card in range(first, last):
        if not has_seen(s, card, seat):
            cards[n] = card
            slots[n] = slot_of(s, card, seat, 0)
            n += 1
    sort_row(slots, n)
    for i in range(n - 1, 0, -1):
        j = rand_below(s, i + 1)
        t = cards[i]
        cards[i] = cards[j]
        cards[j] = t
    for i in range(n):
        lay_in_slot(s, cards[i], slots[i])
    for i in range(n):
        cards[i] = 0
        slots[i] = 0
