"""What each hero does, hero by hero, and which answers its questions allow."""


from deskoherna.games.nightwatch.awards import settle_largest_patrol
from deskoherna.games.nightwatch.building import CARD_PIECE, GUARD_PIECE
from deskoherna.games.nightwatch.cards import draw_card, keep_card
from deskoherna.games.nightwatch.endings import is_over
from deskoherna.games.nightwatch.flow import (
    ASK_FATE,
    ASK_GUARD,
    ASK_MORMONT,
    ask,
    carry_on,
    later,
)
from deskoherna.games.nightwatch.material import (
    BARREN,
    COSTS,
    N_CAMPS,
    N_CARDS,
    N_CLANS,
    N_RESOURCES,
    N_SECTIONS,
    PATROL,
    REGULAR,
)
from deskoherna.games.nightwatch.moves import (
    E_DRIVES,
    E_LOOKS,
    E_SEIZES,
    E_SENDS_BACK,
    E_TAKES_UP,
    E_TORMUND_CAMP,
    E_USES,
    M_CHOOSE,
    M_HAND_OVER,
    M_KEEP_CARD,
    M_PASS,
    M_PAY_FULL,
    M_PAY_INSTEAD,
    M_ROAD,
    M_SEIZE,
    M_SEND_CAMP,
    M_SEND_CLEARING,
    M_TAKE_UP,
)
from deskoherna.games.nightwatch.roads import longest_of, loose_road
from deskoherna.games.nightwatch.sites import legal_roads, survey
from deskoherna.games.nightwatch.state import (
    CAMP,
    EMPTY,
    FREE,
    MANCE_TAKE,
    MELISANDRE_KEEP,
    MORMONT_WHOM,
    NOBODY,
    YARWYCK_BUILD,
    State,
)
from deskoherna.games.nightwatch.supply import can_pay, give_one, pay, receive, spend, take_secretly
from deskoherna.games.nightwatch.trade import legal_swaps, swap_with_bank
from deskoherna.games.nightwatch.wildlings import flip_from_pool, leave_camp, leave_gift
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row

__rules__ = True

LOOKED_AT = 3
"""Cards Melisandre looks at."""
MORMONT_TARGETS = 2


def hero_done(s: State, seat: int) -> None:
    """The effect is over; now the card is turned or exchanged."""
    later(s, ASK_FATE, seat)
    carry_on(s)


def substitute(s: State, seat: int, piece: int, instead: int, missing: int) -> bool:
    """Can the piece be paid with one card of a kind replaced by another?"""
    if instead == missing or COSTS[piece][missing] == 0:
        return False
    for r in range(N_RESOURCES):
        need = COSTS[piece][r]
        if r == missing:
            need -= 1
        if r == instead:
            need += 1
        if s.hand[seat][r] < need:
            return False
    return True


def richer(s: State, seat: int, other: int) -> bool:
    """Somebody with more visible points and a card to lose (H-13)."""
    return other != seat and s.score[other] > s.score[seat] and s.n_hand[other] > 0


# Jeor Mormont

def mormont_name(s: State, seat: int, r: int) -> None:
    s.named = r
    s.chosen = 0
    ask(s, MORMONT_WHOM, seat)


def targets_chosen(s: State) -> int:
    n = 0
    for seat in range(s.seats):
        n += (s.chosen >> seat) & 1
    return n


def legal_mormont_whom(s: State, seat: int, out: Row, n: int) -> int:
    if s.chosen != 0:
        out[n] = M_PASS
        n += 1
    for other in range(s.seats):
        if other != seat and (s.chosen >> other) & 1 == 0:
            out[n] = M_CHOOSE + other
            n += 1
    return n


def mormont_choose(s: State, seat: int, other: int) -> None:
    s.chosen |= 1 << other
    if targets_chosen(s) == MORMONT_TARGETS:
        mormont_collect(s, seat)


def mormont_collect(s: State, seat: int) -> None:
    """Both hand over what they have of it before anything goes back."""
    later(s, ASK_FATE, seat)
    for other in range(s.seats - 1, -1, -1):
        if (s.chosen >> other) & 1 == 1 and s.hand[other][s.named] > 0:
            give_one(s, other, seat, s.named)
            later(s, ASK_MORMONT, other)
    s.reveals += 1
    s.chosen = 0
    s.named = NOBODY
    carry_on(s)


def legal_hand_over(s: State, seat: int, out: Row, n: int) -> int:
    for r in range(N_RESOURCES):
        if s.hand[seat][r] > 0:
            out[n] = M_HAND_OVER + r
            n += 1
    return n


def mormont_give(s: State, seat: int, r: int) -> None:
    give_one(s, seat, s.victim, r)
    s.victim = NOBODY
    carry_on(s)


# Bowen Marsh

def legal_marsh(s: State, seat: int, out: Row, n: int) -> int:
    for give in range(N_RESOURCES):
        if s.hand[seat][give] > 0:
            n = legal_swaps(s, give, out, n)
    return n


def marsh(s: State, seat: int, give: int, get: int) -> None:
    swap_with_bank(s, seat, give, get, 1)
    hero_done(s, seat)


# Samwell Tarly

def tarly(s: State, seat: int, r: int) -> None:
    tell(s, EVERYBODY, E_USES, seat, s.hero[seat])
    receive(s, seat, r)
    hero_done(s, seat)


# Othell Yarwyck

def legal_take_up(s: State, seat: int, out: Row, n: int) -> int:
    for e in range(s.edges):
        if s.road[e] == seat and loose_road(s, seat, e):
            out[n] = M_TAKE_UP + e
            n += 1
    return n


def take_up_road(s: State, seat: int, edge: int) -> None:
    """Longest Road is looked at once, when the road lies in its new place."""
    s.road[edge] = FREE
    s.roads_left[seat] += 1
    survey(s)
    s.road_length[seat] = longest_of(s, seat)
    s.last_edge = edge
    tell(s, EVERYBODY, E_TAKES_UP, seat, edge)
    later(s, ASK_FATE, seat)
    ask(s, YARWYCK_BUILD, seat)


def legal_rebuild(s: State, seat: int, out: Row, n: int) -> int:
    """Anywhere but where the road lay."""
    last = legal_roads(s, seat, M_ROAD, out, n)
    for k in range(n, last):
        if out[k] != M_ROAD + s.last_edge:
            out[n] = out[k]
            n += 1
    return n


# Alliser Thorne and Melisandre

def legal_payments(s: State, seat: int, piece: int, full: bool, out: Row, n: int) -> int:
    for instead in range(N_RESOURCES):
        for missing in range(N_RESOURCES):
            if substitute(s, seat, piece, instead, missing):
                out[n] = M_PAY_INSTEAD + instead * N_RESOURCES + missing
                n += 1
    if full and can_pay(s, seat, piece):
        out[n] = M_PAY_FULL
        n += 1
    return n


def pay_instead(s: State, seat: int, piece: int, instead: int, missing: int) -> None:
    for r in range(N_RESOURCES):
        n = COSTS[piece][r]
        if r == missing:
            n -= 1
        if r == instead:
            n += 1
        if n > 0:
            spend(s, seat, r, n)


def thorne(s: State, seat: int, instead: int, missing: int) -> None:
    pay_instead(s, seat, GUARD_PIECE, instead, missing)
    guard_then_fate(s, seat)


def guard_then_fate(s: State, seat: int) -> None:
    later(s, ASK_FATE, seat)
    later(s, ASK_GUARD, seat)
    carry_on(s)


def melisandre(s: State, seat: int, instead: int, missing: int) -> None:
    pay_instead(s, seat, CARD_PIECE, instead, missing)
    look(s, seat)


def melisandre_in_full(s: State, seat: int) -> None:
    pay(s, seat, CARD_PIECE)
    look(s, seat)


def look(s: State, seat: int) -> None:
    """The top three cards of the deck, fewer when it has fewer."""
    for _ in range(min(LOOKED_AT, s.deck_size + 0)):
        s.looked[seat][draw_card(s)] += 1
        s.n_looked += 1
    ask(s, MELISANDRE_KEEP, seat)


def legal_keep_card(s: State, seat: int, out: Row, n: int) -> int:
    for card in range(N_CARDS):
        if s.looked[seat][card] > 0:
            out[n] = M_KEEP_CARD + card
            n += 1
    return n


def melisandre_keep(s: State, seat: int, card: int) -> None:
    """One is kept, the others are shuffled back."""
    s.looked[seat][card] -= 1
    keep_card(s, seat, card)
    for kind in range(N_CARDS):
        s.deck[kind] += s.looked[seat][kind]
        s.deck_size += s.looked[seat][kind]
        s.looked[seat][kind] = 0
    s.n_looked = 0
    hero_done(s, seat)


# Mance Rayder

def legal_mance(s: State, seat: int, out: Row, n: int) -> int:
    for other in range(s.seats):
        if richer(s, seat, other):
            out[n] = M_CHOOSE + other
            n += 1
    return n


def mance_look(s: State, seat: int, other: int) -> None:
    for r in range(N_RESOURCES):
        s.peeked[seat][r] = s.hand[other][r]
    s.victim = other
    s.reveals += 1
    tell(s, EVERYBODY, E_LOOKS, seat, other)
    ask(s, MANCE_TAKE, seat)


def legal_seize(s: State, seat: int, out: Row, n: int) -> int:
    for r in range(N_RESOURCES):
        if s.peeked[seat][r] > 0:
            out[n] = M_SEIZE + r
            n += 1
    return n


def seize(s: State, seat: int, r: int) -> None:
    take_secretly(s, seat, s.victim, r)
    tell(s, (1 << seat) | (1 << s.victim), E_SEIZES, seat, r, s.victim)
    for kind in range(N_RESOURCES):
        s.peeked[seat][kind] = 0
    s.victim = NOBODY
    s.reveals += 1
    hero_done(s, seat)


# Benjen Stark, Ygritte, Yoren, Qhorin Halfhand

def legal_benjen(s: State, out: Row, n: int) -> int:
    for clan in range(N_CLANS):
        for pit in range(N_CAMPS):
            if s.camp[clan][pit] != EMPTY:
                out[n] = M_SEND_CAMP + clan * N_CAMPS + pit
                n += 1
    for section in range(N_SECTIONS):
        if s.clearing[section] > 0:
            out[n] = M_SEND_CLEARING + section
            n += 1
    return n


def benjen(s: State, seat: int, kind: int) -> None:
    """One figure goes back, one token is turned."""
    s.figures[kind] += 1
    tell(s, EVERYBODY, E_SENDS_BACK, seat, kind)
    flip_from_pool(s)
    if not is_over(s):
        hero_done(s, seat)


def benjen_camp(s: State, seat: int, camp: int) -> None:
    benjen(s, seat, leave_camp(s, camp // N_CAMPS, camp % N_CAMPS))


def benjen_clearing(s: State, seat: int, section: int) -> None:
    s.clearing[section] -= 1
    benjen(s, seat, REGULAR)


def ygritte(s: State, seat: int, at: int) -> None:
    kind = leave_gift(s, at)
    tell(s, EVERYBODY, E_DRIVES, seat, kind, at)
    hero_done(s, seat)


def yoren(s: State, seat: int) -> None:
    """A played Patrol leaves the game for a guard (H-14)."""
    s.patrols[seat] -= 1
    s.removed[PATROL] += 1
    settle_largest_patrol(s)
    if not is_over(s):
        guard_then_fate(s, seat)


def qhorin(s: State, seat: int) -> None:
    """Tormund goes home; the hex he left gives a card."""
    at = s.tormund + 0
    s.tormund = CAMP
    tell(s, EVERYBODY, E_TORMUND_CAMP)
    if s.terrain[at] != BARREN:
        receive(s, seat, s.terrain[at])
    hero_done(s, seat)
