"""Cards by kind: which copy of a hand, an area or the selected cards a move means, how many there are, which kinds."""

from deskoherna.games.kingdom.material import FIRST_CARD, KIND, N_BUILDABLE, N_CARDS, N_DECKABLE, N_RECYCLABLE
from deskoherna.games.kingdom.state import HAND, LOOKED, SELECTED, State
from deskoherna.kit.cards import count_in, everybody, gather, next_in
from deskoherna.kit.declare import gathers

__rules__ = True


def is_up(s: State, card: int) -> bool:
    """Face up is what everybody has seen; a face-down card is known to nobody but who laid it."""
    return s.seen[card] == everybody(s)


def find(s: State, place: int, kind: int) -> int:
    """The first copy of a kind in a place, or -1."""
    end = FIRST_CARD[kind + 1]
    card = next_in(s, place, FIRST_CARD[kind], end)
    return card if card < end else -1


def find_up(s: State, place: int, kind: int) -> int:
    """The first face-up copy of a kind in a place, or -1."""
    for card in range(FIRST_CARD[kind], FIRST_CARD[kind + 1]):
        if s.place[card] == place and is_up(s, card):
            return card
    return -1


def copies(s: State, place: int, kind: int) -> int:
    """How many cards of a kind lie in a place."""
    return count_in(s, place, FIRST_CARD[kind], FIRST_CARD[kind + 1])


def face_up(s: State, place: int, end: int) -> int:
    """How many of the cards below `end` lie face up in a place."""
    n = 0
    card = next_in(s, place, 0, end)
    while card < end:
        if is_up(s, card):
            n += 1
        card = next_in(s, place, card + 1, end)
    return n


# ---------------------------------------------------------------- the kinds of the cards in a place


def gather_kinds(s: State, place: int, end: int) -> int:
    """Those of the cards below `end`; how many."""
    n = 0
    for k in range(gather(s, place, 0, end, s.kinds)):
        kind = KIND[s.kinds[k]]
        if n == 0 or s.kinds[n - 1] != kind:
            s.kinds[n] = kind
            n += 1
    return n


@gathers("kinds")
def gather_hand(s: State, seat: int) -> int:
    return gather_kinds(s, HAND + seat, N_CARDS)


@gathers("kinds")
def gather_selected(s: State, seat: int) -> int:
    """Developments and treasures."""
    return gather_kinds(s, SELECTED + seat, FIRST_CARD[N_RECYCLABLE])


@gathers("kinds")
def gather_looked(s: State, seat: int) -> int:
    """The cards of the deck that a seat looks at."""
    return gather_kinds(s, LOOKED + seat, FIRST_CARD[N_DECKABLE])


def is_buildable(kind: int) -> bool:
    return kind < N_BUILDABLE
