"""Rules of the hoard. In turn: draw a card, lay one (its value counts) or bury one face down (it counts double).

The wolf makes everybody else give a card, the owl looks at the top red card, the fox rolls a die for its owner.
"""

from deskoherna.kit.advice import NoNotes
from deskoherna.kit.cards import count, deal_unseen, draw_top, everybody, put, show, shuffle, top
from deskoherna.kit.declare import Leanings, hidden, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below
from deskoherna.kit.state import Row
from deskoherna.kit.todo import push
from toys.hoard.events import BURIES, DRAWS, DRAWS_CARD, GIVES, GIVES_CARD, LAYS, LOOKS, LUCKY_CARD, ROLLS
from toys.hoard.material import BACK, FOX, OWL, VALUE, WOLF
from toys.hoard.state import CARDS, GIVE, HAND, OVER, PILE, PILES, ROW, TURN, VAULT, State
from toys.hoard.tasks import DO_ASK_FOR_CARD, DO_NEXT_TURN, TASKS

__rules__ = True

N_CARDS = 12
N_RED = 8
MOST_IN_HAND = 4
LUCKY_BONUS = 5


def setup(s: State, options: Row) -> None:
    s.seats = options[0]
    for card in range(N_CARDS):
        s.place[card] = PILE + BACK[card]
    shuffle(s, PILE)
    shuffle(s, PILE + 1)
    s.lucky = rand_below(s, N_CARDS)
    for seat in range(s.seats):
        s.wink[seat] = 1 + rand_below(s, 9)
        for _ in range(options[1]):
            draw_top(s, PILE, HAND + seat, 1 << seat)
    s.phase = TURN
    s.giver = -1


def actors(s: State) -> int:
    if s.phase == OVER:
        return 0
    return 1 << (s.giver if s.phase == GIVE else s.turn)


def can_draw(s: State, seat: int, pile: int) -> bool:
    return count(s, HAND + seat) < MOST_IN_HAND and count(s, PILE + pile) > 0


def can_do(s: State, seat: int) -> bool:
    return count(s, HAND + seat) > 0 or can_draw(s, seat, 0) or can_draw(s, seat, 1)


def is_in_hand(s: State, seat: int, card: int) -> bool:
    return s.place[card] == HAND + seat


@verb("draw {}", PILES, asked=TURN, allowed=can_draw)
def draw(s: State, seat: int, pile: int) -> None:
    card = draw_top(s, PILE + pile, HAND + seat, 1 << seat)
    tell(s, EVERYBODY, DRAWS, seat, pile)
    tell(s, 1 << seat, DRAWS_CARD, seat, card)
    push(s, DO_NEXT_TURN, 0, 0, 0)


@verb("lay {}", CARDS, asked=TURN, allowed=is_in_hand)
def lay(s: State, seat: int, card: int) -> None:
    put(s, card, ROW + seat)
    show(s, card, everybody(s))
    tell(s, EVERYBODY, LAYS, seat, card)
    push(s, DO_NEXT_TURN, 0, 0, 0)
    if card == WOLF:
        for k in range(s.seats - 1, 0, -1):
            push(s, DO_ASK_FOR_CARD, (seat + k) % s.seats, 0, 0)
    elif card == OWL:
        below = top(s, PILE)
        if below >= 0:
            show(s, below, 1 << seat)
        tell(s, EVERYBODY, LOOKS, seat)
    elif card == FOX:
        roll = 1 + rand_below(s, 6)
        s.bonus[seat] += roll
        tell(s, EVERYBODY, ROLLS, seat, roll)


def hide_hand(s: State, seat: int) -> None:
    """A card leaves a hand face down: it could be any of it, so nobody else knows a card of that hand any more."""
    for card in range(N_CARDS):
        if s.place[card] == HAND + seat:
            s.seen[card] = 1 << seat


BURY_A_CARD = hidden("bury a card")


@verb("bury {}", CARDS, asked=TURN, allowed=is_in_hand, seen_as=BURY_A_CARD)
def bury(s: State, seat: int, card: int) -> None:
    hide_hand(s, seat)
    put(s, card, VAULT + seat)
    tell(s, EVERYBODY, BURIES, seat)
    push(s, DO_NEXT_TURN, 0, 0, 0)


GIVE_A_CARD = hidden("give a card")


@verb("give {}", CARDS, asked=GIVE, allowed=is_in_hand, seen_as=GIVE_A_CARD)
def give(s: State, seat: int, card: int) -> None:
    """The card goes to whoever laid the wolf; the two of them know it. A secret told counts as a reveal."""
    hide_hand(s, seat)
    put(s, card, HAND + s.turn)
    show(s, card, 1 << s.turn)
    tell(s, EVERYBODY, GIVES, seat, s.turn)
    tell(s, (1 << seat) | (1 << s.turn), GIVES_CARD, seat, s.turn, card)
    s.phase = TURN
    s.giver = -1


def goes_on(s: State) -> bool:
    return s.n_todo > 0 and s.phase != GIVE


@TASKS.does(DO_ASK_FOR_CARD)
def ask_for_card(s: State, seat: int) -> None:
    """Somebody with an empty hand has nothing to give."""
    if count(s, HAND + seat) > 0:
        s.phase = GIVE
        s.giver = seat


@TASKS.does(DO_NEXT_TURN)
def next_turn(s: State) -> None:
    """The next seat that can do anything; when nobody can, the hoards are counted."""
    for _ in range(s.seats):
        s.turn = (s.turn + 1) % s.seats
        if can_do(s, s.turn):
            return
    s.phase = OVER
    s.reveals += 1
    tell(s, EVERYBODY, LUCKY_CARD, s.lucky)


def standing(s: State, seat: int) -> int:
    rank = 1
    for other in range(s.seats):
        if points(s, other) > points(s, seat):
            rank += 1
    return rank


def points(s: State, seat: int) -> int:
    total = s.value[seat]
    for card in range(N_CARDS):
        if s.place[card] == VAULT + seat:
            total += 2 * VALUE[card]
            if card == s.lucky:
                total += LUCKY_BONUS
    return total


def derive(s: State) -> None:
    for seat in range(s.seats):
        total = s.bonus[seat]
        for card in range(N_CARDS):
            if s.place[card] == ROW + seat:
                total += VALUE[card]
        s.value[seat] = total


def forget(s: State, seat: int) -> None:
    deal_unseen(s, seat, 0, N_RED, s.scratch_cards, s.scratch_slots)
    deal_unseen(s, seat, N_RED, N_CARDS, s.scratch_cards, s.scratch_slots)
    for other in range(s.seats):
        if other != seat:
            s.wink[other] = 1 + rand_below(s, 9)
    s.lucky = rand_below(s, N_CARDS)
    derive(s)


def worth(s: State, _notes: NoNotes, seat: int) -> int:
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, points(s, other))
    return min(max(500 + 10 * (points(s, seat) - best), 0), 1000)


LEAN = Leanings(2)
LEAN.always(3, bury)
