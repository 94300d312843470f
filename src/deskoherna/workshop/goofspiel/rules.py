"""The rules of Goofspiel. Goods come to the market one by one; all bid a coin at once, the highest takes them."""

from deskoherna.kit.advice import NoNotes
from deskoherna.kit.declare import Leanings, hidden, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below
from deskoherna.kit.state import Row
from deskoherna.kit.todo import push
from deskoherna.kit.verbs import NUMBER, Events, verbs
from deskoherna.workshop.goofspiel.state import (
    BID,
    COIN,
    COINS,
    DO_JUDGE,
    DO_NEXT_GOODS,
    GOODS,
    NO_COIN,
    OVER,
    SEATS,
    TASKS,
    WORTH,
    State,
)

__rules__ = True

EVENTS = Events()
COMES = EVENTS("comes to market {}", GOODS)
SHOWS = EVENTS("shows {} {}", SEATS, COINS, shows=True)
TAKES = EVENTS("takes {} {}", SEATS, NUMBER)
STAYS = EVENTS("stays")
CLOSES = EVENTS("market closes")


def setup(s: State, options: Row) -> None:
    """Everybody has the same coins, as many as there are goods."""
    s.seats = options[0]
    s.pieces = options[1]
    for piece in range(s.pieces):
        s.to_come[piece] = 1
        for seat in range(s.seats):
            s.coins[seat][piece] = 1
    s.phase = BID
    bring_goods(s)


def bring_goods(s: State) -> None:
    """The next goods come to the market, any of those to come; what nobody took lies there still."""
    n = rand_below(s, count_to_come(s))
    for piece in range(s.pieces):
        if s.to_come[piece] == 1:
            if n == 0:
                s.prize = piece
            n -= 1
    s.to_come[s.prize] = 0
    s.pot += WORTH[s.prize]
    for seat in range(s.seats):
        s.bid[seat] = NO_COIN
        s.done[seat] = 0
    tell(s, EVERYBODY, COMES, s.prize)


def count_to_come(s: State) -> int:
    n = 0
    for piece in range(s.pieces):
        n += s.to_come[piece]
    return n


def actors(s: State) -> int:
    """Whoever has not bid yet, all at once."""
    bits = 0
    if s.phase == BID:
        for seat in range(s.seats):
            if s.done[seat] == 0:
                bits |= 1 << seat
    return bits


def has_coin(s: State, seat: int, coin: int) -> bool:
    return s.coins[seat][coin] == 1


BID_A_COIN = hidden("bid a coin")


@verb("bid {}", COINS, asked=BID, allowed=has_coin, seen_as=BID_A_COIN)
def bid(s: State, seat: int, coin: int) -> None:
    """The others see that a coin was bid, not which."""
    s.bid[seat] = coin
    s.done[seat] = 1
    if actors(s) == 0:
        s.reveals += 1
        push(s, DO_NEXT_GOODS, 0, 0, 0)
        push(s, DO_JUDGE, 0, 0, 0)


def has_tasks(s: State) -> bool:
    return s.n_todo > 0


@TASKS.does(DO_JUDGE)
def judge(s: State) -> None:
    """All bids are shown and spent. The highest takes everything; equal highest bids leave it on the market."""
    best, winner = -1, -1
    for seat in range(s.seats):
        coin = s.bid[seat]
        tell(s, EVERYBODY, SHOWS, seat, coin)
        s.coins[seat][coin] = 0
        if COIN[coin] > best:
            best, winner = COIN[coin], seat
        elif COIN[coin] == best:
            winner = -1
    if winner >= 0:
        s.score[winner] += s.pot
        tell(s, EVERYBODY, TAKES, winner, s.pot)
        s.pot = 0
    else:
        tell(s, EVERYBODY, STAYS)


@TASKS.does(DO_NEXT_GOODS)
def next_goods(s: State) -> None:
    """When all goods were on the market, it closes; what lies there then belongs to nobody."""
    if count_to_come(s) > 0:
        bring_goods(s)
    else:
        s.phase = OVER
        for seat in range(s.seats):
            s.bid[seat] = NO_COIN
        tell(s, EVERYBODY, CLOSES)


def points(s: State, seat: int) -> int:
    return s.score[seat]


def standing(s: State, seat: int) -> int:
    """Shared places are shared."""
    rank = 1
    for other in range(s.seats):
        if s.score[other] > s.score[seat]:
            rank += 1
    return rank


def derive(_s: State) -> None:
    """No field follows from others."""


def forget(s: State, seat: int) -> None:
    """Of another's bid one knows that it is a coin of that hand."""
    for other in range(s.seats):
        if other != seat:
            s.bid[other] = NO_COIN
            if s.phase == BID and s.done[other] == 1:
                s.bid[other] = any_coin(s, other)


def any_coin(s: State, seat: int) -> int:
    held = 0
    for coin in range(s.pieces):
        held += s.coins[seat][coin]
    n = rand_below(s, held)
    for coin in range(s.pieces):
        if s.coins[seat][coin] == 1:
            if n == 0:
                return coin
            n -= 1
    return NO_COIN


def worth(s: State, _notes: NoNotes, seat: int) -> int:
    """The lead before the best of the others: what bots play for."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.score[other])
    return min(max(500 + 15 * (s.score[seat] - best), 0), 1000)


LEAN = Leanings(1)
VERBS = verbs(bid, BID_A_COIN)
