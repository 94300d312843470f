"""What a seat cannot know: the order of the deck and the development cards of the others."""

from bench.catan.material import CARDS_OF_KIND, N_DECK, N_SEATS
from bench.catan.state import State
from deskoherna.kit.random import rand_below

__rules__ = True

N_KINDS = len(CARDS_OF_KIND)


def forget(s: State, seat: int) -> None:
    """Deal the cards that the seat has not seen over the others' hands and the deck."""
    n = 0
    for kind in range(N_KINDS):
        for _ in range(CARDS_OF_KIND[kind] - s.played[kind] - s.cards[seat][kind]):
            s.deck[n] = kind
            n += 1
    for i in range(n - 1, 0, -1):
        j = rand_below(s, i + 1)
        t = s.deck[i]
        s.deck[i] = s.deck[j]
        s.deck[j] = t
    for p in range(N_SEATS):
        if p != seat:
            for kind in range(N_KINDS):
                s.cards[p][kind] = 0
                s.fresh[p][kind] = 0
            for i in range(s.n_cards[p]):
                n -= 1
                card = s.deck[n]
                s.cards[p][card] += 1
                if i < s.n_fresh[p]:
                    s.fresh[p][card] += 1
    for i in range(n - 1, -1, -1):
        s.deck[N_DECK - n + i] = s.deck[i]
    for i in range(N_DECK - n):
        s.deck[i] = 0
