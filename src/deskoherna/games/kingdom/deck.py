"""The deck, the cards of it that a seat looks at, and advisors who come from it."""

from deskoherna.games.kingdom.construction import gain_soldiers
from deskoherna.games.kingdom.events import DISCARDS_BECOME_DECK, WINS_ADVISOR
from deskoherna.games.kingdom.material import (
    FIRST_ADVISOR,
    FIRST_CARD,
    N_CARDS,
    N_DECKABLE,
)
from deskoherna.games.kingdom.state import ADVISED, DECK, DISCARD, LOOKED, State
from deskoherna.kit.cards import count, everybody, next_in, put, show, shuffle, top
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True

PICK_REWARD = 1
"""Soldiers for an advisor who joins."""


def is_advisor(kind: int) -> bool:
    return FIRST_ADVISOR <= kind < N_DECKABLE


def join_advisors(s: State, seat: int, card: int, kind: int) -> None:
    """An advisor enters the advisor area and brings a soldier (the pick reward)."""
    put(s, card, ADVISED + seat)
    tell(s, EVERYBODY, WINS_ADVISOR, seat, kind)
    gain_soldiers(s, seat, PICK_REWARD)


def replenish(s: State) -> None:
    """The discards without calamities and menaces, shuffled, under what is left of the deck (R44)."""
    for card in range(N_CARDS):
        if s.place[card] == DISCARD:
            if card < FIRST_CARD[N_DECKABLE]:
                s.dealt[card] = 0
                put(s, card, LOOKED + 1)
            else:
                show(s, card, everybody(s))
    n = count(s, LOOKED + 1)
    shuffle(s, LOOKED + 1)
    for card in range(N_CARDS):
        if s.place[card] == DECK:
            s.rank[card] += n
        elif s.place[card] == LOOKED + 1:
            s.place[card] = DECK
    tell(s, EVERYBODY, DISCARDS_BECOME_DECK)


def draw(s: State) -> int:
    """The top card of the deck, which is made anew from the discards when it is empty; -1 when there is none."""
    card = top(s, DECK)
    if card < 0:
        replenish(s)
        card = top(s, DECK)
    return card


def show_top(s: State) -> None:
    """Alone, the deck lies face up: its top card is always seen."""
    if s.seats == 1:
        card = top(s, DECK)
        if card >= 0:
            show(s, card, everybody(s))


def look(s: State, seat: int, n: int) -> None:
    """Take the top n cards of the deck to look at."""
    for _ in range(n):
        card = draw(s)
        if card >= 0:
            put(s, card, LOOKED + seat)
            show(s, card, 1 << seat)


def drop_looked(s: State, seat: int) -> None:
    """Those not chosen are discarded as they are: whoever has not seen them does not see them now."""
    card = next_in(s, LOOKED + seat, 0, N_CARDS)
    while card < N_CARDS:
        put(s, card, DISCARD)
        card = next_in(s, LOOKED + seat, card + 1, N_CARDS)
