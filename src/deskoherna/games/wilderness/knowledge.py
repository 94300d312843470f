"""What a seat cannot know: hands, decks, and which animals lie face down. In the action phase all is open.

A face-down animal shows its dots and stands on a field that suits it; samples keep to both (sheet d4).
"""

from deskoherna.games.wilderness.derived import derive
from deskoherna.games.wilderness.fields import fits, somewhere
from deskoherna.games.wilderness.material import CARDS_A_SEAT, DOTS, N_ANIMALS
from deskoherna.games.wilderness.state import ACTIVATE, BOARD, FACE_DOWN, PICKED, State
from deskoherna.kit.cards import SLOT_MORE, SLOT_PLACE, SLOT_RANK, has_seen, lay_in_slot, slot_of, sort_row
from deskoherna.kit.random import rand_below

__rules__ = True

TRIES = 200
"""Deals tried for the face-down animals with equal dots before they are simply searched through."""
N_DOTS = 4


def forget(s: State, seat: int) -> None:
    if s.phase < ACTIVATE:
        for colour in range(s.seats):
            deal_colour(s, seat, colour)
    derive(s)


def deal_colour(s: State, seat: int, colour: int) -> None:
    """Unseen cards of a colour over their slots: first the face-down animals, then hand and deck."""
    n = 0
    hidden = 0
    for k in range(CARDS_A_SEAT):
        card = colour * CARDS_A_SEAT + k
        if not has_seen(s, card, seat):
            s.slots[n] = slot_of(s, card, seat, 0)
            n += 1
            if k < N_ANIMALS:
                hidden |= 1 << k
    sort_row(s.slots, n)
    m = 0
    while m < n and slot_place(s, m) <= PICKED:
        m += 1
    if m > 0:
        guess_animals(s, colour, m, hidden)
    fill_rest(s, seat, colour, m, n)
    for i in range(n):
        s.slots[i] = 0


def slot_place(s: State, i: int) -> int:
    return s.slots[i] % SLOT_MORE // SLOT_PLACE


def slot_field(s: State, i: int) -> int:
    return s.slots[i] % SLOT_PLACE // SLOT_RANK


def slot_dots(s: State, i: int) -> int:
    return (s.lies[slot_field(s, i)] if slot_place(s, i) == BOARD else s.picked) - FACE_DOWN


def suits_slot(s: State, colour: int, i: int, kind: int) -> bool:
    """An animal on the board fits its field; one just picked has a field to go to."""
    if slot_place(s, i) == BOARD:
        return fits(s, kind, slot_field(s, i))
    return somewhere(s, colour, kind)


def guess_animals(s: State, colour: int, m: int, hidden: int) -> None:
    """Into `choice`: a kind for each of the first m slots."""
    for dots in range(N_DOTS):
        tries = 0
        while tries < TRIES and not guess_dots(s, colour, m, hidden, dots):
            tries += 1
        if tries == TRIES:
            search_animals(s, colour, m, hidden)
            return


def guess_dots(s: State, colour: int, m: int, hidden: int, dots: int) -> bool:
    """A random deal of the unseen animals with these dots; does it suit all their slots?"""
    free = hidden
    good = True
    for i in range(m):
        if slot_dots(s, i) == dots:
            n = 0
            for kind in range(N_ANIMALS):
                if (free >> kind) & 1 and DOTS[kind] == dots:
                    n += 1
            k = rand_below(s, n)
            for kind in range(N_ANIMALS):
                if (free >> kind) & 1 and DOTS[kind] == dots:
                    if k == 0:
                        s.choice[i] = kind
                    k -= 1
            free &= ~(1 << s.choice[i])
            if good and not suits_slot(s, colour, i, s.choice[i]):
                good = False
    return good


def search_animals(s: State, colour: int, m: int, hidden: int) -> None:
    """The first deal, in the order of kinds, that suits every slot; the truth is one, so there is one."""
    free = hidden
    i = 0
    s.choice[0] = -1
    while 0 <= i < m:
        kind = s.choice[i] + 1
        if s.choice[i] >= 0:
            free |= 1 << s.choice[i]
        while kind < N_ANIMALS and not (
            (free >> kind) & 1 and DOTS[kind] == slot_dots(s, i) and suits_slot(s, colour, i, kind)
        ):
            kind += 1
        if kind < N_ANIMALS:
            s.choice[i] = kind
            free &= ~(1 << kind)
            i += 1
            if i < m:
                s.choice[i] = -1
        else:
            s.choice[i] = -1
            i -= 1


def fill_rest(s: State, seat: int, colour: int, m: int, n: int) -> None:
    """Lay the guessed animals down, and shuffle all other unseen cards over the other slots."""
    guessed = 0
    for i in range(m):
        guessed |= 1 << s.choice[i]
    rest = m
    for k in range(CARDS_A_SEAT):
        card = colour * CARDS_A_SEAT + k
        if not has_seen(s, card, seat) and not (k < N_ANIMALS and (guessed >> k) & 1):
            s.cards[rest] = card
            rest += 1
    for i in range(m):
        s.cards[i] = colour * CARDS_A_SEAT + s.choice[i]
        s.choice[i] = 0
    for i in range(n - 1, m, -1):
        j = m + rand_below(s, i + 1 - m)
        card = s.cards[i]
        s.cards[i] = s.cards[j]
        s.cards[j] = card
    for i in range(n):
        lay_in_slot(s, s.cards[i], s.slots[i])
        s.cards[i] = 0
