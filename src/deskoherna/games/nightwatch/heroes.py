"""The heroes of the full game: when each may be used, what each does, and what becomes of the card."""

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
    close_trade,
    heroes_on_display,
    later,
)
from deskoherna.games.nightwatch.material import (
    BARREN,
    BENJEN,
    COSTS,
    MANCE,
    MARSH,
    MELISANDRE,
    MORMONT,
    N_CAMPS,
    N_CARDS,
    N_CLANS,
    N_HEROES,
    N_RESOURCES,
    N_SECTIONS,
    PATROL,
    QHORIN,
    REGULAR,
    THORNE,
    YARWYCK,
    YGRITTE,
    YOREN,
)
from deskoherna.games.nightwatch.moves import (
    E_DRIVES,
    E_FALLS,
    E_LOOKS,
    E_RECRUITS,
    E_SEIZES,
    E_SENDS_BACK,
    E_TAKES_UP,
    E_TORMUND_CAMP,
    E_TURNS,
    E_USES,
    M_CHOOSE,
    M_HAND_OVER,
    M_KEEP_CARD,
    M_MOURN,
    M_PASS,
    M_PAY_FULL,
    M_PAY_INSTEAD,
    M_RECRUIT,
    M_SEIZE,
    M_SEND_CAMP,
    M_SEND_CLEARING,
    M_TAKE_UP,
    M_TURN_HERO,
)
from deskoherna.games.nightwatch.production import SEVEN
from deskoherna.games.nightwatch.roads import legal_roads, longest_of, loose_road
from deskoherna.games.nightwatch.state import (
    BEFORE_ROLL,
    BENJEN_SEND,
    CAMP,
    EMPTY,
    FREE,
    MANCE_TAKE,
    MANCE_WHOM,
    MARSH_SWAP,
    MELISANDRE_KEEP,
    MELISANDRE_PAY,
    MORMONT_NAME,
    MORMONT_WHOM,
    NOBODY,
    SIDE_A,
    SIDE_B,
    THORNE_PAY,
    TRADE,
    YARWYCK_BUILD,
    YARWYCK_TAKE,
    YGRITTE_SEND,
    State,
)
from deskoherna.games.nightwatch.supply import can_pay, give_one, pay, receive, spend, take_secretly
from deskoherna.games.nightwatch.trade import legal_swaps, swap_with_bank
from deskoherna.games.nightwatch.wall import can_post
from deskoherna.games.nightwatch.wildlings import flip_from_pool, leave_camp, leave_gift
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row

__rules__ = True
# ruff: noqa: SIM110 (compiled rules know no any() and all())

LOOKED_AT = 3
"""Cards Melisandre looks at."""
MORMONT_TARGETS = 2


# ---------------------------------------------------------------- may the hero be used?

def can_use(s: State, seat: int) -> bool:
    """Not in the turn it was taken, each at its time, only where the effect can be carried through (H-29, H-30)."""
    hero = s.hero[seat]
    if s.hero_fresh[seat] == 1 or hero == NOBODY:
        return False
    if hero in (MORMONT, MARSH):
        return s.phase == TRADE and (can_mormont(s, seat) if hero == MORMONT else can_marsh(s, seat))
    if hero in (YARWYCK, THORNE, MELISANDRE, MANCE):
        return s.phase != BEFORE_ROLL and can_use_after_roll(s, seat, hero)
    if hero == BENJEN:
        return wildlings_north(s) > 0
    if hero == YGRITTE:
        return s.n_gift > 0
    if hero == YOREN:
        return s.patrols[seat] > 0 and can_post(s, seat)
    return hero == QHORIN and s.tormund != CAMP


def can_use_after_roll(s: State, seat: int, hero: int) -> bool:
    if hero == YARWYCK:
        return can_yarwyck(s, seat)
    if hero == THORNE:
        return can_post(s, seat) and can_substitute(s, seat, GUARD_PIECE)
    if hero == MELISANDRE:
        return s.deck_size > 0 and (can_pay(s, seat, CARD_PIECE) or can_substitute(s, seat, CARD_PIECE))
    return can_mance(s, seat)


def can_mormont(s: State, seat: int) -> bool:
    for other in range(s.seats):
        if other != seat and s.n_hand[other] > 0:
            return True
    return False


def can_marsh(s: State, seat: int) -> bool:
    for give in range(N_RESOURCES):
        if s.hand[seat][give] > 0:
            for get in range(N_RESOURCES):
                if get != give and s.bank[get] > 0:
                    return True
    return False


def can_yarwyck(s: State, seat: int) -> bool:
    for e in range(s.edges):
        if s.road[e] == seat and loose_road(s, seat, e):
            return True
    return False


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


def can_substitute(s: State, seat: int, piece: int) -> bool:
    for instead in range(N_RESOURCES):
        for missing in range(N_RESOURCES):
            if substitute(s, seat, piece, instead, missing):
                return True
    return False


def richer(s: State, seat: int, other: int) -> bool:
    """Somebody with more visible points and a card to lose (H-13)."""
    return other != seat and s.score[other] > s.score[seat] and s.n_hand[other] > 0


def can_mance(s: State, seat: int) -> bool:
    """After an own roll that was no seven."""
    if s.dice[0] + s.dice[1] == SEVEN:
        return False
    for other in range(s.seats):
        if richer(s, seat, other):
            return True
    return False


def wildlings_north(s: State) -> int:
    n = 0
    for clan in range(N_CLANS):
        if s.camp[clan][0] != EMPTY:
            n += 1
    for section in range(N_SECTIONS):
        n += s.clearing[section]
    return n


# ---------------------------------------------------------------- using it

def use_hero(s: State, seat: int) -> None:
    hero = s.hero[seat]
    tell(s, EVERYBODY, E_USES, seat, hero)
    if hero == MORMONT:
        ask(s, MORMONT_NAME, seat)
    elif hero == MARSH:
        ask(s, MARSH_SWAP, seat)
    elif hero == MANCE:
        ask(s, MANCE_WHOM, seat)
    elif hero == BENJEN:
        ask(s, BENJEN_SEND, seat)
    elif hero == YGRITTE:
        ask(s, YGRITTE_SEND, seat)
    elif hero == YOREN:
        yoren(s, seat)
    elif hero == QHORIN:
        qhorin(s, seat)
    else:
        close_trade(s)
        if hero == YARWYCK:
            ask(s, YARWYCK_TAKE, seat)
        elif hero == THORNE:
            ask(s, THORNE_PAY, seat)
        else:
            ask(s, MELISANDRE_PAY, seat)


def hero_done(s: State, seat: int) -> None:
    """The effect is over; now the card is turned or exchanged."""
    later(s, ASK_FATE, seat)
    carry_on(s)


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
    s.road_length[seat] = longest_of(s, seat)
    s.last_edge = edge
    tell(s, EVERYBODY, E_TAKES_UP, seat, edge)
    later(s, ASK_FATE, seat)
    ask(s, YARWYCK_BUILD, seat)


def legal_rebuild(s: State, seat: int, out: Row, n: int) -> int:
    """Anywhere but where the road lay."""
    s.road[s.last_edge] = seat + N_RESOURCES
    n = legal_roads(s, seat, out, n)
    s.road[s.last_edge] = FREE
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


# ---------------------------------------------------------------- what becomes of the card

def legal_fate(s: State, seat: int, out: Row, n: int) -> int:
    """Side A: turn it or take another; side B: take another. With an empty display it comes back itself (H-16)."""
    if s.side[seat] == SIDE_A:
        out[n] = M_TURN_HERO
        n += 1
    if heroes_on_display(s) == 0:
        out[n] = M_RECRUIT + s.hero[seat]
        return n + 1
    return legal_display(s, M_RECRUIT, out, n)


def legal_display(s: State, verb: int, out: Row, n: int) -> int:
    for hero in range(N_HEROES):
        if s.display[hero] == 1:
            out[n] = verb + hero
            n += 1
    return n


def turn_hero(s: State, seat: int) -> None:
    s.side[seat] = SIDE_B
    s.hero_fresh[seat] = 1
    tell(s, EVERYBODY, E_TURNS, seat, s.hero[seat])
    carry_on(s)


def recruit(s: State, seat: int, hero: int) -> None:
    s.display[s.hero[seat]] = 1
    s.display[hero] = 0
    s.hero[seat] = hero
    s.side[seat] = SIDE_A
    s.hero_fresh[seat] = 1
    tell(s, EVERYBODY, E_RECRUITS, seat, hero)
    carry_on(s)


def legal_mourn(s: State, out: Row, n: int) -> int:
    return legal_display(s, M_MOURN, out, n)


def mourn(s: State, hero: int) -> None:
    """Tragedy of heroes: a hero of the display leaves the game for good."""
    s.display[hero] = 0
    tell(s, EVERYBODY, E_FALLS, hero)
    carry_on(s)


