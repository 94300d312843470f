"""Trade: with the bank at the own rates, and between the active seat and the others.

An offer is built card by card, proposed, answered by all others at once (accept, decline, or a counter-offer) and
closed with one of them or none. The number of offers a turn and of cards a side is limited, so trading ends.
"""

from deskoherna.games.nightwatch.events import (
    ACCEPTS_OFFER,
    BANKS,
    COUNTERS_OFFER,
    DECLINES_OFFER,
    MAKES_NO_DEAL,
    PASSES,
    PROPOSES,
    TRADES,
)
from deskoherna.games.nightwatch.flow import ask, clear_offer
from deskoherna.games.nightwatch.material import N_RESOURCES, RESOURCES
from deskoherna.games.nightwatch.state import (
    ACCEPTS,
    ANSWER,
    CLOSE_DEAL,
    COUNTERS,
    DECLINES,
    NOT_ASKED,
    OFFER,
    PREPARES,
    SEATS,
    TRADE,
    WAITS,
    State,
)
from deskoherna.games.nightwatch.supply import NO_KIND, gain, hand_over, holds_all, prove, spend
from deskoherna.kit.declare import allows, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row

__rules__ = True
# ruff: noqa: SIM110 (compiled rules know no any() and all())

GIVES, WANTS = 0, N_RESOURCES
"""In a counter-offer: first what the seat gives, then what it wants."""


# ---------------------------------------------------------------- the bank


@verb("bank {} for {}", RESOURCES, RESOURCES, asked=TRADE)
def bank(s: State, seat: int, give: int, get: int) -> None:
    swap_with_bank(s, seat, give, get, s.rate[seat][give])


@allows(bank)
def can_pay_rate(s: State, seat: int, give: int) -> bool:
    return s.hand[seat][give] >= s.rate[seat][give]


@allows(bank)
def can_get(s: State, give: int, get: int) -> bool:
    """The card received is of another kind, and the bank holds it."""
    return get != give and s.bank[get] > 0


def swap_with_bank(s: State, seat: int, give: int, get: int, rate: int) -> None:
    spend(s, seat, give, rate)
    gain(s, seat, get, 1)
    tell(s, EVERYBODY, BANKS, seat, give, get)


# ---------------------------------------------------------------- the offer


def total(terms: Row, side: int) -> int:
    """How many cards one side of an offer or a counter-offer has."""
    return terms[side] + terms[side + 1] + terms[side + 2] + terms[side + 3] + terms[side + 4]


def may_offer(s: State, seat: int) -> bool:
    """Some offers are left, and there is something to give and to get; who has begun one goes on."""
    return s.phase == OFFER or (s.offers_made < s.offers and s.n_hand[seat] > 0 and others_hold(s, seat))


def others_hold(s: State, seat: int) -> bool:
    """Has anybody else a card?"""
    return s.n_hand[0] + s.n_hand[1] + s.n_hand[2] + s.n_hand[3] > s.n_hand[seat]


def last_to_ask_for(s: State, given: Row, wanted: Row, side: int) -> int:
    """The only kind that is left to ask for; none where something is wanted already, or more are left."""
    if s.offer_cards < N_RESOURCES or total(wanted, side) > 0:
        return NO_KIND
    last = NO_KIND
    for r in range(N_RESOURCES):
        if given[r] == 0:
            if last != NO_KIND:
                return NO_KIND
            last = r
    return last


def last_to_give(hand: Row, given: int, terms: Row, side: int) -> int:
    """The only kind in the hand that is left to give; none where something is given already, or more are left."""
    if given > 0:
        return NO_KIND
    last = NO_KIND
    for r in range(N_RESOURCES):
        if hand[r] > 0 and terms[side + r] == 0:
            if last != NO_KIND:
                return NO_KIND
            last = r
    return last


@verb("give {}", RESOURCES, asked=(TRADE, OFFER))
def add_give(s: State, seat: int, r: int) -> None:
    s.give[r] += 1
    prove(s, seat, r, s.give[r])
    ask(s, OFFER, seat)


@allows(add_give)
def may_give(s: State, seat: int) -> bool:
    return may_offer(s, seat) and total(s.give, GIVES) < s.offer_cards


@allows(add_give)
def can_give(s: State, seat: int, r: int) -> bool:
    """Never the same kind on both sides; what is given leaves a kind to ask for."""
    return s.hand[seat][r] > s.give[r] and s.want[r] == 0 and r != last_to_ask_for(s, s.give, s.want, GIVES)


@verb("want {}", RESOURCES, asked=(TRADE, OFFER))
def add_want(s: State, seat: int, r: int) -> None:
    s.want[r] += 1
    ask(s, OFFER, seat)


@allows(add_want)
def may_want(s: State, seat: int) -> bool:
    return may_offer(s, seat) and total(s.want, GIVES) < s.offer_cards


@allows(add_want)
def can_want(s: State, seat: int, r: int) -> bool:
    """What is asked for leaves a kind to give."""
    return s.give[r] == 0 and r != last_to_give(s.hand[seat], total(s.give, GIVES), s.want, GIVES)


@verb("propose", asked=OFFER)
def propose(s: State, seat: int) -> None:
    """Everybody else with cards is asked, also who cannot accept: a skipped question would tell."""
    s.offers_made += 1
    tell(s, EVERYBODY, PROPOSES, seat)
    s.phase = ANSWER
    s.acting = 0
    for other in range(s.seats):
        if other == seat:
            continue
        if s.n_hand[other] > 0:
            s.answer[other] = WAITS
            s.acting |= 1 << other
        else:
            s.answer[other] = DECLINES
            tell(s, EVERYBODY, DECLINES_OFFER, other)


@allows(propose)
def can_propose(s: State) -> bool:
    """No gifts."""
    return total(s.give, GIVES) > 0 and total(s.want, GIVES) > 0


@verb("withdraw offer", asked=OFFER)
def withdraw(s: State, seat: int) -> None:
    """An offer taken from the table counts as one made."""
    s.offers_made += 1
    clear_offer(s)
    ask(s, s.home, seat)


# ---------------------------------------------------------------- the answers


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


@verb("accept", asked=ANSWER)
def accept(s: State, seat: int) -> None:
    """Also instead of a counter-offer that was begun."""
    for r in range(N_RESOURCES):
        prove(s, seat, r, s.want[r])
    clear_counter(s, seat)
    tell(s, EVERYBODY, ACCEPTS_OFFER, seat)
    answer_with(s, seat, ACCEPTS)


@allows(accept)
def can_accept(s: State, seat: int) -> bool:
    return holds_all(s, seat, s.want)


def clear_counter(s: State, seat: int) -> None:
    for term in range(2 * N_RESOURCES):
        s.counter[seat][term] = 0


@verb("decline", asked=ANSWER)
def decline(s: State, seat: int) -> None:
    clear_counter(s, seat)
    tell(s, EVERYBODY, DECLINES_OFFER, seat)
    answer_with(s, seat, DECLINES)


@verb("offer instead {}", RESOURCES, asked=ANSWER)
def give_instead(s: State, seat: int, r: int) -> None:
    s.answer[seat] = PREPARES
    s.counter[seat][r] += 1
    prove(s, seat, r, s.counter[seat][r])


@allows(give_instead)
def may_give_instead(s: State, seat: int) -> bool:
    return total(s.counter[seat], GIVES) < s.offer_cards


@allows(give_instead)
def can_give_instead(s: State, seat: int, r: int) -> bool:
    return (
        s.hand[seat][r] > s.counter[seat][r]
        and s.counter[seat][WANTS + r] == 0
        and r != last_to_ask_for(s, s.counter[seat], s.counter[seat], WANTS)
    )


@verb("ask instead {}", RESOURCES, asked=ANSWER)
def want_instead(s: State, seat: int, r: int) -> None:
    s.answer[seat] = PREPARES
    s.counter[seat][WANTS + r] += 1


@allows(want_instead)
def may_want_instead(s: State, seat: int) -> bool:
    return total(s.counter[seat], WANTS) < s.offer_cards


@allows(want_instead)
def can_want_instead(s: State, seat: int, r: int) -> bool:
    return s.counter[seat][r] == 0 and r != last_to_give(
        s.hand[seat], total(s.counter[seat], GIVES), s.counter[seat], WANTS
    )


@verb("counter", asked=ANSWER)
def commit_counter(s: State, seat: int) -> None:
    tell(s, EVERYBODY, COUNTERS_OFFER, seat)
    answer_with(s, seat, COUNTERS)


@allows(commit_counter)
def can_counter(s: State, seat: int) -> bool:
    return total(s.counter[seat], GIVES) > 0 and total(s.counter[seat], WANTS) > 0 and counter_differs(s, seat)


def counter_differs(s: State, seat: int) -> bool:
    """A counter-offer that only repeats the offer would be an acceptance."""
    for r in range(N_RESOURCES):
        if s.counter[seat][r] != s.want[r] or s.counter[seat][WANTS + r] != s.give[r]:
            return True
    return False


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


def exchange(s: State, giver: int, taker: int, r: int, n: int) -> None:
    if n > 0:
        hand_over(s, giver, taker, r, n)
        for _ in range(n):
            tell(s, EVERYBODY, PASSES, giver, r, taker)


@verb("deal with {}", SEATS, asked=CLOSE_DEAL, allowed=can_deal)
def deal(s: State, seat: int, other: int) -> None:
    tell(s, EVERYBODY, TRADES, seat, other)
    for r in range(N_RESOURCES):
        if s.answer[other] == ACCEPTS:
            exchange(s, seat, other, r, s.give[r])
            exchange(s, other, seat, r, s.want[r])
        else:
            exchange(s, other, seat, r, s.counter[other][r])
            exchange(s, seat, other, r, s.counter[other][WANTS + r])
    end_trade(s)


@verb("no deal", asked=CLOSE_DEAL)
def no_deal(s: State, seat: int) -> None:
    tell(s, EVERYBODY, MAKES_NO_DEAL, seat)
    end_trade(s)


def end_trade(s: State) -> None:
    clear_offer(s)
    for seat in range(s.seats):
        s.answer[seat] = NOT_ASKED
        clear_counter(s, seat)
    ask(s, s.home, s.turn)
