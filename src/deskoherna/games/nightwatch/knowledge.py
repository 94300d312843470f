"""What a seat cannot know, dealt anew: hands of the others above what all could count, cards, tokens."""

from deskoherna.games.nightwatch.derived import derive_cards, derive_pool, derive_sets
from deskoherna.games.nightwatch.endings import is_over
from deskoherna.games.nightwatch.material import (
    BANK,
    DECKS,
    N_CARDS,
    N_RESOURCES,
    N_TOKENS,
    PATROL,
    SETTLEMENTS,
    TOKENS,
    VICTORY,
)
from deskoherna.games.nightwatch.setup import START_SETTLEMENTS, TOKENS_UNDER_KEEP
from deskoherna.games.nightwatch.sites import surveyed
from deskoherna.games.nightwatch.state import MANCE_TAKE, WATCH, State
from deskoherna.kit.random import rand_below

__rules__ = True


def forget(s: State, seat: int) -> None:
    """Only what follows from the things dealt anew is derived again: what follows from the open land is the same."""
    forget_hands(s, seat)
    forget_cards(s, seat)
    derive_cards(s)
    if s.game == WATCH:
        forget_tokens(s)
    derive_pool(s)
    if not surveyed(s):
        derive_sets(s)


def draw_from_bag(s: State, n: int) -> int:
    """One of the n things in the scratch bag, each as likely."""
    k = rand_below(s, n)
    i = 0
    while k >= s.bag[i]:
        k -= s.bag[i]
        i += 1
    s.bag[i] -= 1
    return i


def empty_bag(s: State) -> None:
    for i in range(N_TOKENS):
        s.bag[i] = 0


# ---------------------------------------------------------------- resources


def forget_hands(s: State, seat: int) -> None:
    """Everybody holds at least the floor; the rest of the cards is dealt over the unknown places.

    While Mance looks into a hand, that hand is known to him, and to nobody else.
    """
    known = s.victim if s.phase == MANCE_TAKE and (s.acting >> seat) & 1 == 1 else -1
    for r in range(N_RESOURCES):
        s.bag[r] = BANK[r] - s.bank[r] - s.hand[seat][r]
    left = 0
    for other in range(s.seats):
        if other != seat:
            for r in range(N_RESOURCES):
                n = s.peeked[seat][r] if other == known else s.floor[other][r]
                s.hand[other][r] = n
                s.bag[r] -= n
    for r in range(N_RESOURCES):
        left += s.bag[r]
    for other in range(s.seats):
        if other != seat and other != known:
            for _ in range(s.n_hand[other] - floor_total(s, other)):
                s.hand[other][draw_from_bag(s, left)] += 1
                left -= 1
    empty_bag(s)
    if s.phase == MANCE_TAKE and known < 0:
        for r in range(N_RESOURCES):
            s.peeked[s.turn][r] = s.hand[s.victim][r]


def floor_total(s: State, seat: int) -> int:
    n = 0
    for r in range(N_RESOURCES):
        n += s.floor[seat][r]
    return n


# ---------------------------------------------------------------- development cards


def forget_cards(s: State, seat: int) -> None:
    """Cards neither played nor removed nor in the own hand lie somewhere in the others' hands and the deck."""
    for card in range(N_CARDS):
        s.bag[card] = DECKS[s.game][card] - s.removed[card] - s.cards[seat][card] - s.looked[seat][card]
    for other in range(s.seats):
        s.bag[PATROL] -= s.patrols[other]
        if other != seat and is_over(s):
            s.bag[VICTORY] -= s.shown[other]
    left = 0
    for card in range(N_CARDS):
        left += s.bag[card]
    shut_away = 0
    if is_over(s):
        # The end has shown all point cards in hands: what is left of them lies in the deck.
        shut_away = s.bag[VICTORY]
        left -= shut_away
        s.bag[VICTORY] = 0
    for other in range(s.seats):
        if other != seat:
            deal_cards(s, other, left)
            left -= s.n_cards[other] - (s.shown[other] if is_over(s) else 0)
    if s.n_looked > 0 and s.turn != seat:
        for card in range(N_CARDS):
            s.looked[s.turn][card] = 0
        for _ in range(s.n_looked):
            s.looked[s.turn][draw_from_bag(s, left)] += 1
            left -= 1
    empty_bag(s)


def deal_cards(s: State, other: int, left: int) -> None:
    """The hand of another seat; those bought this turn are dealt last."""
    for card in range(N_CARDS):
        s.cards[other][card] = 0
        s.fresh[other][card] = 0
    n = s.n_cards[other]
    if is_over(s):
        s.cards[other][VICTORY] = s.shown[other]
        n -= s.shown[other]
    fresh = s.n_fresh if other == s.turn and not is_over(s) else 0
    for i in range(n):
        card = draw_from_bag(s, left)
        left -= 1
        s.cards[other][card] += 1
        if i >= n - fresh:
            s.fresh[other][card] += 1


# ---------------------------------------------------------------- tokens


def forget_tokens(s: State) -> None:
    """Tokens that do not lie face up are dealt anew under the pieces; the rest is the pool.

    After the pool was refilled a perfect memory would know a little more; here it is forgotten.
    """
    left = 0
    for t in range(N_TOKENS):
        s.bag[t] = TOKENS[t] - s.used[t]
        left += s.bag[t]
    for seat in range(s.seats):
        for t in range(N_TOKENS):
            s.under_settlements[seat][t] = 0
            s.under_keeps[seat][t] = 0
        for _ in range(tokens_under_settlements(s, seat)):
            s.under_settlements[seat][draw_from_bag(s, left)] += 1
            left -= 1
        for _ in range(s.keeps_left[seat] * TOKENS_UNDER_KEEP):
            s.under_keeps[seat][draw_from_bag(s, left)] += 1
            left -= 1
    empty_bag(s)


def tokens_under_settlements(s: State, seat: int) -> int:
    """One under every piece of the cost card, but none for the starting settlements that turn none (H-1)."""
    if s.start_flips == 1:
        return s.settlements_left[seat]
    return min(s.settlements_left[seat], SETTLEMENTS - START_SETTLEMENTS) if placing(s) else s.settlements_left[seat]


def placing(s: State) -> bool:
    return s.placed < 2 * s.seats
