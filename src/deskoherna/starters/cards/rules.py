"""The rules: whole numbers, loops, ifs. They run interpreted, and compiled for bots (docs/two-twins.md says how)."""

from deskoherna.kit.advice import NoNotes
from deskoherna.kit.cards import count, deal_unseen, draw_top, everybody, put, show, shuffle
from deskoherna.kit.declare import Leanings, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row
from deskoherna.kit.verbs import Events, verbs

from .state import CARDS, DECK, GONE, HAND, NO_CARD, OVER, PLAY, SEATS, STRENGTH, TABLE, State

__rules__ = True

N_CARDS = len(STRENGTH)
HAND_SIZE = 3

# What the log tells. A secret is told to those who may know it: IS_DEALT goes to one seat.
EVENTS = Events()
IS_DEALT = EVENTS("is dealt {} {}", SEATS, CARDS)
PLAYS = EVENTS("plays {} {}", SEATS, CARDS)
TAKES = EVENTS("takes the trick {}", SEATS)


def setup(s: State, options: Row) -> None:
    """All fields are 0 here. `options` is what `encode` in game.py makes of the table's options, seats first."""
    s.seats = options[0]
    s.phase = PLAY
    for card in range(N_CARDS):
        s.place[card] = DECK
    shuffle(s, DECK)
    for seat in range(s.seats):
        s.laid[seat] = NO_CARD
        for _ in range(HAND_SIZE):
            card = draw_top(s, DECK, HAND + seat, 1 << seat)  # only this seat has seen it
            tell(s, 1 << seat, IS_DEALT, seat, card)


def actors(s: State) -> int:
    """Who may move now, a bit each; 0 means that the game is over."""
    return 0 if s.phase == OVER else 1 << s.turn


def in_hand(s: State, seat: int, card: int) -> bool:
    return s.place[card] == HAND + seat


# A verb is a kind of move: its words, when it is asked, whether it is allowed, and below what it does.
@verb("play {}", CARDS, asked=PLAY, allowed=in_hand)
def play(s: State, seat: int, card: int) -> None:
    """Lay a card open on the table; when all have laid one, the strongest takes the trick and leads the next."""
    put(s, card, TABLE)
    show(s, card, everybody(s))
    s.laid[seat] = card
    tell(s, EVERYBODY, PLAYS, seat, card)
    s.turn = (seat + 1) % s.seats
    if s.laid[s.turn] != NO_CARD:
        take_trick(s)


def take_trick(s: State) -> None:
    best = 0
    for seat in range(s.seats):
        if STRENGTH[s.laid[seat]] > STRENGTH[s.laid[best]]:
            best = seat
    for seat in range(s.seats):
        put(s, s.laid[seat], GONE)
        s.laid[seat] = NO_CARD
    s.tricks[best] += 1
    s.turn = best
    tell(s, EVERYBODY, TAKES, best)
    if count(s, HAND + best) == 0:
        s.phase = OVER


def points(s: State, seat: int) -> int:
    return s.tricks[seat]


def standing(s: State, seat: int) -> int:
    """1 is the winner; equals share a place."""
    place = 1
    for other in range(s.seats):
        if s.tricks[other] > s.tricks[seat]:
            place += 1
    return place


def forget(s: State, seat: int) -> None:
    """What bots imagine: all cards that the seat has not seen are dealt anew over where such cards lie."""
    deal_unseen(s, seat, 0, N_CARDS, s.scratch_cards, s.scratch_slots)


def worth(s: State, _notes: NoNotes, seat: int) -> int:
    """What bots play for, in thousandths of a win: tricks, and strong cards still in the hand."""
    value = 300
    for card in range(N_CARDS):
        if s.place[card] == HAND + seat:
            value += 10 * STRENGTH[card]
    for other in range(s.seats):
        value += (150 if other == seat else -50) * s.tricks[other]
    return min(max(value, 0), 1000)


LEAN = Leanings(1)  # how likely each verb is in a bot's imagination; here all alike
VERBS = verbs(play)
