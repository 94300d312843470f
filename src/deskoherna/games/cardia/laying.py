"""Laying a card for the next clash: from the hand, or from the top of the deck because the Basilisk says so (g14)."""

from deskoherna.games.cardia.events import LAYS_FACE_UP, LAYS_TOP, SETS_TOP_ASIDE
from deskoherna.games.cardia.material import FOGGY_SWAMP
from deskoherna.games.cardia.piles import BOTH_SEATS, deck_top, laid_card, pile_count
from deskoherna.games.cardia.row import character_of, hand_count
from deskoherna.games.cardia.state import LAID, SET_ASIDE, TOP_NEXT, State
from deskoherna.kit.cards import show
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True


def can_play(s: State, seat: int) -> bool:
    """A hand card; under the Basilisk's duty a card in the deck, or the one set aside."""
    if s.duty_top[seat] == TOP_NEXT:
        return deck_top(s, seat) >= 0
    return s.duty_top[seat] == SET_ASIDE or hand_count(s, seat) > 0


def put_down(s: State, seat: int, card: int) -> None:
    """Among the cards that are not yet part of the row, the newest."""
    s.rank[card] = pile_count(s, LAID + seat)
    s.place[card] = LAID + seat


def lay(s: State, seat: int, card: int) -> None:
    put_down(s, seat, card)
    turn_if_owed(s, seat, card)


def turn_if_owed(s: State, seat: int, card: int) -> None:
    """The card is laid: with a duty to play open everybody sees it."""
    s.laid[seat] = 1
    if s.duty_open[seat] == 1:
        show(s, card, BOTH_SEATS)
        tell(s, EVERYBODY, LAYS_FACE_UP, seat, character_of(s, card))


def set_top_aside(s: State, seat: int) -> None:
    """Basilisk, where the table has agreed on it: the top of the deck is taken at once, not after the draw."""
    s.duty_top[seat] = SET_ASIDE
    put_down(s, seat, deck_top(s, seat))
    tell(s, EVERYBODY, SETS_TOP_ASIDE, seat)


def lay_top(s: State, seat: int) -> None:
    """Basilisk: the top of the deck is laid unseen; in the Foggy Swamp its owner may look at what lies face down."""
    if s.duty_top[seat] == SET_ASIDE:
        card = laid_card(s, seat, pile_count(s, LAID + seat) - 1)
        turn_if_owed(s, seat, card)
    else:
        card = deck_top(s, seat)
        lay(s, seat, card)
    if s.duty_open[seat] == 0:
        tell(s, EVERYBODY, LAYS_TOP, seat)
        if s.location == FOGGY_SWAMP:
            show(s, card, 1 << seat)
