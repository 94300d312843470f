"""Trade: with the bank at the own rates, and between the active seat and the others.

An offer is built card by card, proposed, answered by all others at once (accept, decline, or a counter-offer) and
closed with one of them or none. The number of offers a turn and of cards a side is limited, so trading ends.
"""

from deskoherna.games.nightwatch.flow import ask, clear_offer
from deskoherna.games.nightwatch.material import N_RESOURCES
from deskoherna.games.nightwatch.moves import (
    E_ACCEPTS,
    E_BANKS,
    E_COUNTERS,
    E_DECLINES,
    E_HANDS,
    E_NO_DEAL,
    E_PROPOSES,
    E_TRADES,
    M_ACCEPT,
    M_BANK,
    M_COUNTER,
    M_DEAL,
    M_DECLINE,
    M_GIVE,
    M_INSTEAD_GIVE,
    M_INSTEAD_WANT,
    M_NO_DEAL,
    M_PROPOSE,
    M_WANT,
    M_WITHDRAW,
)
from deskoherna.games.nightwatch.state import (
    ACCEPTS,
    ANSWER,
    CLOSE_DEAL,
    COUNTERS,
    DECLINES,
    NOT_ASKED,
    OFFER,
    PREPARES,
    WAITS,
    State,
)
from deskoherna.games.nightwatch.supply import gain, hand_over, packed, prove, spend, suffices
from deskoherna.kit.bits import lowest_bit
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row

__rules__ = True
# ruff: noqa: SIM110 (compiled rules know no any() and all())

WANTS = N_RESOURCES
"""In a counter-offer: first what the seat gives, then what it wants."""


# ---------------------------------------------------------------- the bank

def legal_bank(s: State, seat: int, out: Row, n: int) -> int:
    """The card received is of another kind, and the bank holds it."""
    enough = suffices(packed(s.hand[seat]), packed(s.rate[seat]))
    while enough != 0:
        n = legal_swaps(s, lowest_bit(enough) >> 3, out, n)
        enough &= enough - 1
    return n


def legal_swaps(s: State, give: int, out: Row, n: int) -> int:
    for get in range(N_RESOURCES):
        if get != give and s.bank[get] > 0:
            out[n] = M_BANK + give * N_RESOURCES + get
            n += 1
    return n


def swap_with_bank(s: State, seat: int, give: int, get: int, rate: int) -> None:
    spend(s, seat, give, rate)
    gain(s, seat, get, 1)
    tell(s, EVERYBODY, E_BANKS, seat, give, get)


# ---------------------------------------------------------------- the offer

def total(row: Row) -> int:
    return row[0] + row[1] + row[2] + row[3] + row[4]


def may_offer(s: State, seat: int) -> bool:
    return s.offers_made < s.offers and s.n_hand[seat] > 0


def legal_terms(s: State, seat: int, out: Row, n: int) -> int:
    """Another card to give or to want; never the same kind on both sides, no gifts."""
    if total(s.give) < s.offer_cards:
        for r in range(N_RESOURCES):
            if s.hand[seat][r] > s.give[r] and s.want[r] == 0:
                out[n] = M_GIVE + r
                n += 1
    if total(s.want) < s.offer_cards:
        for r in range(N_RESOURCES):
            if s.give[r] == 0:
                out[n] = M_WANT + r
                n += 1
    return n


def legal_offer(s: State, seat: int, out: Row, n: int) -> int:
    n = legal_terms(s, seat, out, n)
    if total(s.give) > 0 and total(s.want) > 0:
        out[n] = M_PROPOSE
        n += 1
    out[n] = M_WITHDRAW
    return n + 1


def add_give(s: State, seat: int, r: int) -> None:
    s.give[r] += 1
    prove(s, seat, r, s.give[r])
    ask(s, OFFER, seat)


def add_want(s: State, seat: int, r: int) -> None:
    s.want[r] += 1
    ask(s, OFFER, seat)


def withdraw(s: State, seat: int) -> None:
    """An offer taken from the table counts as one made."""
    s.offers_made += 1
    clear_offer(s)
    ask(s, s.home, seat)


def propose(s: State, seat: int) -> None:
    """Everybody else is asked, also who cannot accept: a skipped question would tell."""
    s.offers_made += 1
    tell(s, EVERYBODY, E_PROPOSES, seat)
    s.phase = ANSWER
    s.acting = ((1 << s.seats) - 1) & ~(1 << seat)
    for other in range(s.seats):
        if other != seat:
            s.answer[other] = WAITS


# ---------------------------------------------------------------- the answers

def can_accept(s: State, seat: int) -> bool:
    for r in range(N_RESOURCES):
        if s.hand[seat][r] < s.want[r]:
            return False
    return True


def counter_total(s: State, seat: int, side: int) -> int:
    n = 0
    for r in range(N_RESOURCES):
        n += s.counter[seat][side + r]
    return n


def counter_differs(s: State, seat: int) -> bool:
    """A counter-offer that only repeats the offer would be an acceptance."""
    for r in range(N_RESOURCES):
        if s.counter[seat][r] != s.want[r] or s.counter[seat][WANTS + r] != s.give[r]:
            return True
    return False


def legal_answers(s: State, seat: int, out: Row, n: int) -> int:
    if s.answer[seat] == WAITS and can_accept(s, seat):
        out[n] = M_ACCEPT
        n += 1
    out[n] = M_DECLINE
    n += 1
    mine = s.counter[seat]
    gives = counter_total(s, seat, 0)
    wants = counter_total(s, seat, WANTS)
    if gives < s.offer_cards:
        for r in range(N_RESOURCES):
            if s.hand[seat][r] > mine[r] and mine[WANTS + r] == 0:
                out[n] = M_INSTEAD_GIVE + r
                n += 1
    if wants < s.offer_cards:
        for r in range(N_RESOURCES):
            if mine[r] == 0:
                out[n] = M_INSTEAD_WANT + r
                n += 1
    if gives > 0 and wants > 0 and counter_differs(s, seat):
        out[n] = M_COUNTER
        n += 1
    return n


def answer_with(s: State, seat: int, answer: int) -> None:
    """When the last one has answered, the active seat chooses a partner, if anybody is willing."""
    s.answer[seat] = answer
    s.acting &= ~(1 << seat)
    if s.acting != 0:
        return
    for other in range(s.seats):
        if s.answer[other] == ACCEPTS or s.answer[other] == COUNTERS:
            ask(s, CLOSE_DEAL, s.turn)
            return
    end_trade(s)


def accept(s: State, seat: int) -> None:
    for r in range(N_RESOURCES):
        prove(s, seat, r, s.want[r])
    tell(s, EVERYBODY, E_ACCEPTS, seat)
    answer_with(s, seat, ACCEPTS)


def decline(s: State, seat: int) -> None:
    for term in range(2 * N_RESOURCES):
        s.counter[seat][term] = 0
    tell(s, EVERYBODY, E_DECLINES, seat)
    answer_with(s, seat, DECLINES)


def add_counter(s: State, seat: int, term: int) -> None:
    s.answer[seat] = PREPARES
    s.counter[seat][term] += 1
    if term < WANTS:
        prove(s, seat, term, s.counter[seat][term])


def commit_counter(s: State, seat: int) -> None:
    tell(s, EVERYBODY, E_COUNTERS, seat)
    answer_with(s, seat, COUNTERS)


# ---------------------------------------------------------------- the deal

def can_deal(s: State, seat: int, other: int) -> bool:
    """The other accepted, or made a counter-offer that the active seat can pay."""
    if s.answer[other] == ACCEPTS:
        return True
    if s.answer[other] != COUNTERS:
        return False
    for r in range(N_RESOURCES):
        if s.hand[seat][r] < s.counter[other][WANTS + r]:
            return False
    return True


def legal_deals(s: State, seat: int, out: Row, n: int) -> int:
    for other in range(s.seats):
        if other != seat and can_deal(s, seat, other):
            out[n] = M_DEAL + other
            n += 1
    out[n] = M_NO_DEAL
    return n + 1


def exchange(s: State, giver: int, taker: int, r: int, n: int) -> None:
    if n > 0:
        hand_over(s, giver, taker, r, n)
        for _ in range(n):
            tell(s, EVERYBODY, E_HANDS, giver, r, taker)


def deal(s: State, seat: int, other: int) -> None:
    tell(s, EVERYBODY, E_TRADES, seat, other)
    for r in range(N_RESOURCES):
        if s.answer[other] == ACCEPTS:
            exchange(s, seat, other, r, s.give[r] + 0)
            exchange(s, other, seat, r, s.want[r] + 0)
        else:
            exchange(s, other, seat, r, s.counter[other][r] + 0)
            exchange(s, seat, other, r, s.counter[other][WANTS + r] + 0)
    end_trade(s)


def no_deal(s: State, seat: int) -> None:
    tell(s, EVERYBODY, E_NO_DEAL, seat)
    end_trade(s)


def end_trade(s: State) -> None:
    clear_offer(s)
    for seat in range(s.seats):
        s.answer[seat] = NOT_ASKED
        for term in range(2 * N_RESOURCES):
            s.counter[seat][term] = 0
    ask(s, s.home, s.turn)
