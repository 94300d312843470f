"""Development cards: buying them, when they may be played, what they do."""

from deskoherna.games.nightwatch.awards import settle_largest_patrol
from deskoherna.games.nightwatch.building import CARD_PIECE, ask_free_road
from deskoherna.games.nightwatch.endings import is_over
from deskoherna.games.nightwatch.events import BUYS, BUYS_CARD, PLAYS, RECEIVES, TAKES_AS_MONOPOLY
from deskoherna.games.nightwatch.flow import ask, carry_on, close_trade
from deskoherna.games.nightwatch.material import (
    CARDS,
    MONOPOLY,
    NEW_GUARD,
    PATROL,
    RESOURCES,
    ROAD_BUILDING,
    VICTORY,
    WINTER,
)
from deskoherna.games.nightwatch.production import halve_hands
from deskoherna.games.nightwatch.sites import any_road_site
from deskoherna.games.nightwatch.state import (
    AFTER_ROLL,
    BEFORE_ROLL,
    FREE_GUARD,
    MONOPOLY_NAME,
    WATCH,
    WINTER_TAKE,
    State,
)
from deskoherna.games.nightwatch.supply import bank_is_empty, can_pay, gain, hand_over, in_bank, pay
from deskoherna.games.nightwatch.tasks import DO_TORMUND
from deskoherna.games.nightwatch.tormund import BY_PATROL
from deskoherna.games.nightwatch.wall import can_post
from deskoherna.kit.declare import allows, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below
from deskoherna.kit.todo import push

__rules__ = True

FREE_ROADS = 2
WINTER_CARDS = 2


def draw_card(s: State) -> int:
    """A random card of the deck; it leaves the deck. Nobody ever sees its order."""
    k = rand_below(s, s.deck_size)
    card = 0
    while k >= s.deck[card]:
        k -= s.deck[card]
        card += 1
    s.deck[card] -= 1
    s.deck_size -= 1
    return card


def keep_card(s: State, seat: int, card: int) -> None:
    """A bought card goes to the hand; it may not be played this turn."""
    s.cards[seat][card] += 1
    s.fresh[seat][card] += 1
    s.n_cards[seat] += 1
    s.n_fresh += 1
    tell(s, EVERYBODY, BUYS_CARD, seat)
    tell(s, 1 << seat, BUYS, seat, card)


@verb("buy card", asked=AFTER_ROLL)
def buy_card(s: State, seat: int) -> None:
    pay(s, seat, CARD_PIECE)
    close_trade(s)
    keep_card(s, seat, draw_card(s))


@allows(buy_card)
def can_buy(s: State, seat: int) -> bool:
    return s.deck_size > 0 and can_pay(s, seat, CARD_PIECE)


@verb("play {}", CARDS, asked=(BEFORE_ROLL, *AFTER_ROLL))
def play_card(s: State, seat: int, card: int) -> None:
    s.cards[seat][card] -= 1
    s.n_cards[seat] -= 1
    s.card_played = 1
    tell(s, EVERYBODY, PLAYS, seat, card)
    if card == PATROL:
        patrol(s, seat)
        return
    s.removed[card] += 1
    if card == ROAD_BUILDING:
        s.left = FREE_ROADS
        ask_free_road(s, seat)
    elif card == WINTER:
        s.left = WINTER_CARDS
        ask(s, WINTER_TAKE, seat)
    elif card == NEW_GUARD:
        ask(s, FREE_GUARD, seat)
    elif card == MONOPOLY:
        ask(s, MONOPOLY_NAME, seat)


@allows(play_card)
def may_play(s: State, seat: int) -> bool:
    """At most one a turn, before or after the roll."""
    return s.card_played == 0 and s.n_cards[seat] > 0


@allows(play_card)
def is_held(s: State, seat: int, card: int) -> bool:
    """One that was not bought this turn."""
    return s.cards[seat][card] != s.fresh[seat][card]


@allows(play_card)
def can_play(s: State, seat: int, card: int) -> bool:
    """Only where it can do something; point cards are never played."""
    if card == ROAD_BUILDING:
        return any_road_site(s, seat)
    if card == WINTER:
        return not bank_is_empty(s)
    if card == NEW_GUARD:
        return can_post(s, seat)
    return card != VICTORY


def patrol(s: State, seat: int) -> None:
    """It stays before the player and counts; then Tormund moves, as with a seven (H-8)."""
    s.patrols[seat] += 1
    settle_largest_patrol(s)
    if is_over(s):
        return
    push(s, DO_TORMUND, seat, BY_PATROL if s.game == WATCH else 0, 0)
    if s.patrol_discards == 1:
        halve_hands(s)
    else:
        carry_on(s)


@verb("take {}", RESOURCES, asked=WINTER_TAKE, allowed=in_bank)
def take_winter(s: State, seat: int, r: int) -> None:
    """Winter is Coming: two cards of any kinds, fewer when the bank runs dry (H-23)."""
    gain(s, seat, r, 1)
    tell(s, EVERYBODY, RECEIVES, seat, 1, r)
    s.left -= 1
    if s.left == 0 or bank_is_empty(s):
        s.left = 0
        carry_on(s)


@verb("name {}", RESOURCES, asked=MONOPOLY_NAME)
def monopolise(s: State, seat: int, r: int) -> None:
    """Monopoly of the classic game: everybody hands over all cards of one kind."""
    total = 0
    for other in range(s.seats):
        if other != seat:
            n = s.hand[other][r]
            hand_over(s, other, seat, r, n)
            total += n
    s.reveals += 1
    tell(s, EVERYBODY, TAKES_AS_MONOPOLY, seat, total, r)
    carry_on(s)
