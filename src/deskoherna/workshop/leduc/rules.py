"""The rules of Leduc: an ante, a card, bets, a card on the table, bets, and the better hand takes the pot."""

from deskoherna.kit.advice import NoNotes
from deskoherna.kit.cards import deal_unseen, draw_top, everybody, nth, show, shuffle
from deskoherna.kit.declare import Leanings, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row
from deskoherna.kit.todo import push
from deskoherna.kit.verbs import NUMBER, Events, verbs
from deskoherna.workshop.leduc.state import (
    BET,
    CARDS,
    DEAL,
    DECK,
    DO_END_DEAL,
    DO_END_ROUND,
    DO_SHOWDOWN,
    HAND,
    OVER,
    RANK,
    SEATS,
    TABLE,
    TASKS,
    State,
)

__rules__ = True

ANTE = 1
STAKE = [2, 4]
"""What a raise adds, in the first and the second round."""
MOST_RAISES = 2
N_CARDS = 6
PAIR = 10
"""A pair is worth more than any card alone."""

EVENTS = Events()
DEALS = EVENTS("deals {}", NUMBER)
IS_DEALT = EVENTS("is dealt {} {}", SEATS, CARDS)
TURNS_UP = EVENTS("turns up {}", CARDS)
CHECKS = EVENTS("checks {}", SEATS)
CALLS = EVENTS("calls {}", SEATS)
RAISES = EVENTS("raises by {} {}", SEATS, NUMBER)
FOLDS = EVENTS("folds {}", SEATS)
SHOWS = EVENTS("shows {} {}", SEATS, CARDS, shows=True)
WINS = EVENTS("wins {} {}", SEATS, NUMBER)
SPLITS = EVENTS("splits")


def setup(s: State, options: Row) -> None:
    s.seats = 2
    s.deals = options[1]
    deal_cards(s)


def deal_cards(s: State) -> None:
    """All cards are shuffled, everybody pays the ante and gets one. Seats take turns in beginning."""
    s.phase = BET
    s.deal += 1
    s.second = s.raises = s.checked = 0
    for card in range(N_CARDS):
        s.place[card] = DECK
        s.rank[card] = 0
        s.seen[card] = 0
    shuffle(s, DECK)
    s.turn = (s.deal - 1) % 2
    tell(s, EVERYBODY, DEALS, s.deal)
    for seat in range(2):
        s.paid[seat] = ANTE
        s.chips[seat] -= ANTE
        card = draw_top(s, DECK, HAND + seat, 1 << seat)
        tell(s, 1 << seat, IS_DEALT, seat, card)


def actors(s: State) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


def owes(s: State, seat: int) -> int:
    """What is missing to the other's stake."""
    return s.paid[1 - seat] - s.paid[seat]


def pay(s: State, seat: int, amount: int) -> None:
    s.paid[seat] += amount
    s.chips[seat] -= amount


def owes_nothing(s: State, seat: int) -> bool:
    return owes(s, seat) == 0


def owes_something(s: State, seat: int) -> bool:
    return owes(s, seat) > 0


@verb("check", asked=BET, allowed=owes_nothing)
def check(s: State, seat: int) -> None:
    """When both have checked the round ends."""
    tell(s, EVERYBODY, CHECKS, seat)
    if s.checked == 1:
        push(s, DO_END_ROUND, 0, 0, 0)
    else:
        s.checked = 1
        s.turn = 1 - seat


@verb("call", asked=BET, allowed=owes_something)
def call(s: State, seat: int) -> None:
    pay(s, seat, owes(s, seat))
    tell(s, EVERYBODY, CALLS, seat)
    push(s, DO_END_ROUND, 0, 0, 0)


def may_raise(s: State) -> bool:
    return s.raises < MOST_RAISES


@verb("raise", asked=BET, allowed=may_raise)
def raise_stake(s: State, seat: int) -> None:
    pay(s, seat, owes(s, seat) + STAKE[s.second])
    s.raises += 1
    tell(s, EVERYBODY, RAISES, seat, STAKE[s.second])
    s.turn = 1 - seat


@verb("fold", asked=BET, allowed=owes_something)
def fold(s: State, seat: int) -> None:
    """The other takes the pot; no card is shown."""
    tell(s, EVERYBODY, FOLDS, seat)
    take_pot(s, 1 - seat)
    push(s, DO_END_DEAL, 0, 0, 0)


def take_pot(s: State, seat: int) -> None:
    pot = s.paid[0] + s.paid[1]
    s.chips[seat] += pot
    s.paid[0] = s.paid[1] = 0
    tell(s, EVERYBODY, WINS, seat, pot)


def has_tasks(s: State) -> bool:
    return s.n_todo > 0


@TASKS.does(DO_END_ROUND)
def end_round(s: State) -> None:
    """After the first round a card comes to the table, after the second the cards are shown."""
    if s.second == 1:
        push(s, DO_SHOWDOWN, 0, 0, 0)
        return
    s.second = 1
    s.raises = s.checked = 0
    s.turn = (s.deal - 1) % 2
    tell(s, EVERYBODY, TURNS_UP, draw_top(s, DECK, TABLE, everybody(s)))


def strength(s: State, seat: int) -> int:
    """A pair with the card on the table beats everything, else the rank counts."""
    own, common = nth(s, HAND + seat, 0), nth(s, TABLE, 0)
    if common >= 0 and RANK[own] == RANK[common]:
        return PAIR
    return RANK[own]


@TASKS.does(DO_SHOWDOWN)
def showdown(s: State) -> None:
    s.reveals += 1
    for seat in range(2):
        card = nth(s, HAND + seat, 0)
        show(s, card, everybody(s))
        tell(s, EVERYBODY, SHOWS, seat, card)
    lead = strength(s, 0) - strength(s, 1)
    if lead == 0:
        for seat in range(2):
            s.chips[seat] += s.paid[seat]
            s.paid[seat] = 0
        tell(s, EVERYBODY, SPLITS)
    else:
        take_pot(s, 0 if lead > 0 else 1)
    push(s, DO_END_DEAL, 0, 0, 0)


@TASKS.does(DO_END_DEAL)
def end_deal(s: State) -> None:
    """Who will begin the next deal deals it."""
    if s.deal < s.deals:
        s.phase = DEAL
        s.turn = s.deal % 2
    else:
        s.phase = OVER


@verb("deal", asked=DEAL)
def deal(s: State) -> None:
    deal_cards(s)


def points(s: State, seat: int) -> int:
    """Chips won, or lost."""
    return s.chips[seat]


def standing(s: State, seat: int) -> int:
    return 1 if s.chips[seat] >= s.chips[1 - seat] else 2


def derive(_s: State) -> None:
    """No field follows from others."""


def forget(s: State, seat: int) -> None:
    """Cards that the seat has not seen could lie in each other's place."""
    deal_unseen(s, seat, 0, N_CARDS, s.scratch_cards, s.scratch_slots)


def worth(s: State, _notes: NoNotes, seat: int) -> int:
    """Chips, and what lies in the pot as far as the hands are good for it."""
    lead = s.chips[seat] - s.chips[1 - seat]
    if s.phase == BET:
        hands = strength(s, seat) - strength(s, 1 - seat)
        pot = s.paid[0] + s.paid[1]
        lead += pot if hands > 0 else -pot if hands < 0 else 0
    return min(max(500 + 12 * lead, 0), 1000)


LEAN = Leanings(2)
LEAN.always(1, fold)
VERBS = verbs(check, call, raise_stake, fold, deal)
