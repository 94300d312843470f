"""What each hero does, hero by hero, and which answers its questions allow."""

from deskoherna.games.nightwatch.awards import settle_largest_patrol, settle_longest_road
from deskoherna.games.nightwatch.board import EDGES, HEXES
from deskoherna.games.nightwatch.building import CARD_PIECE, GUARD_PIECE, lay_road
from deskoherna.games.nightwatch.cards import draw_card, keep_card
from deskoherna.games.nightwatch.endings import is_over
from deskoherna.games.nightwatch.events import (
    ASKS_FOR,
    DRIVES_OFF,
    LOOKS_AT_HAND,
    SEIZES,
    SENDS_BACK,
    TAKES_UP_ROAD,
    TORMUND_RETURNS,
    USES_HERO,
)
from deskoherna.games.nightwatch.flow import ask, carry_on
from deskoherna.games.nightwatch.material import (
    BARREN,
    CARDS,
    COSTS,
    N_CAMPS,
    N_CARDS,
    N_RESOURCES,
    NOWHERE,
    PATROL,
    REGULAR,
    RESOURCES,
)
from deskoherna.games.nightwatch.roads import longest_of, loose_road
from deskoherna.games.nightwatch.sites import has, survey
from deskoherna.games.nightwatch.state import (
    BENJEN_SEND,
    CAMP,
    CAMPS,
    EMPTY,
    FREE,
    MANCE_TAKE,
    MANCE_WHOM,
    MARSH_SWAP,
    MELISANDRE_KEEP,
    MELISANDRE_PAY,
    MORMONT_GIVE,
    MORMONT_NAME,
    MORMONT_WHOM,
    NOBODY,
    SEATS,
    SECTIONS,
    TARLY_TAKE,
    THORNE_PAY,
    YARWYCK_BUILD,
    YARWYCK_TAKE,
    YGRITTE_SEND,
    State,
)
from deskoherna.games.nightwatch.supply import (
    NO_KIND,
    can_pay,
    give_one,
    holds,
    in_bank,
    only_kind,
    pay,
    receive,
    spend,
    take_secretly,
)
from deskoherna.games.nightwatch.tasks import DO_FATE, DO_GUARD, DO_MORMONT, DO_TARLY, TASKS
from deskoherna.games.nightwatch.tormund import has_wildling
from deskoherna.games.nightwatch.trade import can_get, swap_with_bank
from deskoherna.games.nightwatch.wildlings import flip_from_pool, leave_camp, leave_gift
from deskoherna.kit.declare import allows, hidden, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.todo import push

__rules__ = True

LOOKED_AT = 3
"""Cards Melisandre looks at."""
MORMONT_TARGETS = 2


def hero_done(s: State, seat: int) -> None:
    """The effect is over; now the card is turned or exchanged."""
    push(s, DO_FATE, seat, 0, 0)
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


@verb("name {}", RESOURCES, asked=MORMONT_NAME)
def mormont_name(s: State, seat: int, r: int) -> None:
    s.named = r
    s.chosen = 0
    ask(s, MORMONT_WHOM, seat)


def targets_chosen(s: State) -> int:
    n = 0
    for seat in range(s.seats):
        n += (s.chosen >> seat) & 1
    return n


@verb("choose {}", SEATS, asked=MORMONT_WHOM)
def mormont_choose(s: State, seat: int, other: int) -> None:
    s.chosen |= 1 << other
    tell(s, EVERYBODY, ASKS_FOR, seat, other, s.named)
    if targets_chosen(s) == MORMONT_TARGETS:
        mormont_collect(s, seat)


@allows(mormont_choose)
def may_choose(s: State, seat: int, other: int) -> bool:
    """Another one who holds cards."""
    return other != seat and s.n_hand[other] > 0 and (s.chosen >> other) & 1 == 0


@verb("pass", asked=MORMONT_WHOM)
def mormont_collect(s: State, seat: int) -> None:
    """Both hand over what they have of it before anything goes back."""
    push(s, DO_FATE, seat, 0, 0)
    for other in range(s.seats - 1, -1, -1):
        if (s.chosen >> other) & 1 == 1 and s.hand[other][s.named] > 0:
            give_one(s, other, seat, s.named)
            push(s, DO_MORMONT, other, 0, 0)
    s.reveals += 1
    s.chosen = 0
    s.named = NOBODY
    carry_on(s)


@allows(mormont_collect)
def has_chosen(s: State) -> bool:
    return s.chosen != 0


@TASKS.does(DO_MORMONT)
def ask_mormont(s: State, victim: int) -> None:
    """A hand that, as everybody knows, is all of one kind leaves nothing to ask."""
    r = only_kind(s, s.turn)
    if r != NO_KIND:
        give_one(s, s.turn, victim, r)
        return
    s.victim = victim
    ask(s, MORMONT_GIVE, s.turn)


@verb("hand over {}", RESOURCES, asked=MORMONT_GIVE, allowed=holds)
def mormont_give(s: State, seat: int, r: int) -> None:
    give_one(s, seat, s.victim, r)
    s.victim = NOBODY
    carry_on(s)


# Bowen Marsh


@verb("bank {} for {}", RESOURCES, RESOURCES, asked=MARSH_SWAP, allowed=can_get)
def marsh(s: State, seat: int, give: int, get: int) -> None:
    swap_with_bank(s, seat, give, get, 1)
    hero_done(s, seat)


@allows(marsh)
def has_card(s: State, seat: int, give: int) -> bool:
    return holds(s, seat, give)


# Samwell Tarly


@TASKS.does(DO_TARLY)
def ask_tarly(s: State, seat: int) -> None:
    ask(s, TARLY_TAKE, seat)


@verb("take {}", RESOURCES, asked=TARLY_TAKE, allowed=in_bank)
def tarly(s: State, seat: int, r: int) -> None:
    tell(s, EVERYBODY, USES_HERO, seat, s.hero[seat])
    receive(s, seat, r)
    hero_done(s, seat)


@verb("pass", asked=TARLY_TAKE)
def take_nothing(s: State) -> None:
    carry_on(s)


# Othell Yarwyck


@verb("take up road {}", EDGES, asked=YARWYCK_TAKE, allowed=loose_road)
def take_up_road(s: State, seat: int, edge: int) -> None:
    """Longest Road is looked at once, when the road lies in its new place."""
    s.road[edge] = FREE
    s.roads_left[seat] += 1
    survey(s)
    s.road_length[seat] = longest_of(s, seat)
    s.last_edge = edge
    tell(s, EVERYBODY, TAKES_UP_ROAD, seat, edge)
    push(s, DO_FATE, seat, 0, 0)
    ask(s, YARWYCK_BUILD, seat)


@verb("road {}", EDGES, asked=YARWYCK_BUILD)
def rebuild_road(s: State, seat: int, edge: int) -> None:
    lay_road(s, seat, edge)
    settle_longest_road(s)
    s.last_edge = NOWHERE
    carry_on(s)


@allows(rebuild_road)
def can_rebuild(s: State, seat: int, edge: int) -> bool:
    """Anywhere but where the road lay."""
    return edge != s.last_edge and has(s.sites[seat], edge)


# Alliser Thorne and Melisandre


def pay_instead(s: State, seat: int, piece: int, instead: int, missing: int) -> None:
    for r in range(N_RESOURCES):
        n = COSTS[piece][r]
        if r == missing:
            n -= 1
        if r == instead:
            n += 1
        if n > 0:
            spend(s, seat, r, n)


@verb("pay {} instead of {}", RESOURCES, RESOURCES, asked=THORNE_PAY)
def thorne(s: State, seat: int, instead: int, missing: int) -> None:
    pay_instead(s, seat, GUARD_PIECE, instead, missing)
    guard_then_fate(s, seat)


@allows(thorne)
def can_pay_thorne(s: State, seat: int, instead: int, missing: int) -> bool:
    return substitute(s, seat, GUARD_PIECE, instead, missing)


def guard_then_fate(s: State, seat: int) -> None:
    push(s, DO_FATE, seat, 0, 0)
    push(s, DO_GUARD, seat, 0, 0)
    carry_on(s)


@verb("pay {} instead of {}", RESOURCES, RESOURCES, asked=MELISANDRE_PAY)
def melisandre(s: State, seat: int, instead: int, missing: int) -> None:
    pay_instead(s, seat, CARD_PIECE, instead, missing)
    look(s, seat)


@allows(melisandre)
def can_pay_melisandre(s: State, seat: int, instead: int, missing: int) -> bool:
    return substitute(s, seat, CARD_PIECE, instead, missing)


@verb("pay in full", asked=MELISANDRE_PAY)
def melisandre_in_full(s: State, seat: int) -> None:
    pay(s, seat, CARD_PIECE)
    look(s, seat)


@allows(melisandre_in_full)
def can_pay_in_full(s: State, seat: int) -> bool:
    return can_pay(s, seat, CARD_PIECE)


def look(s: State, seat: int) -> None:
    """The top three cards of the deck, fewer when it has fewer."""
    for _ in range(min(LOOKED_AT, s.deck_size)):
        s.looked[seat][draw_card(s)] += 1
        s.n_looked += 1
    if s.n_looked == 1:
        keep_looked(s, seat, lowest_looked(s, seat))
    else:
        ask(s, MELISANDRE_KEEP, seat)


def lowest_looked(s: State, seat: int) -> int:
    card = 0
    while s.looked[seat][card] == 0:
        card += 1
    return card


KEEP_UNSEEN = hidden("keep unseen")


@verb("keep card {}", CARDS, asked=MELISANDRE_KEEP, seen_as=KEEP_UNSEEN)
def melisandre_keep(s: State, seat: int, card: int) -> None:
    keep_looked(s, seat, card)


def keep_looked(s: State, seat: int, card: int) -> None:
    """One is kept, the others are shuffled back."""
    s.looked[seat][card] -= 1
    keep_card(s, seat, card)
    for kind in range(N_CARDS):
        s.deck[kind] += s.looked[seat][kind]
        s.deck_size += s.looked[seat][kind]
        s.looked[seat][kind] = 0
    s.n_looked = 0
    hero_done(s, seat)


@allows(melisandre_keep)
def looks_at(s: State, seat: int, card: int) -> bool:
    return s.looked[seat][card] > 0


# Mance Rayder


@verb("choose {}", SEATS, asked=MANCE_WHOM, allowed=richer)
def mance_look(s: State, seat: int, other: int) -> None:
    for r in range(N_RESOURCES):
        s.peeked[seat][r] = s.hand[other][r]
    s.victim = other
    s.reveals += 1
    tell(s, EVERYBODY, LOOKS_AT_HAND, seat, other)
    if s.n_hand[other] == 1:
        take_seen(s, seat, lowest_held(s, other))
    elif only_kind(s, other) != NO_KIND:
        take_seen(s, seat, only_kind(s, other))
    else:
        ask(s, MANCE_TAKE, seat)


def lowest_held(s: State, seat: int) -> int:
    r = 0
    while s.hand[seat][r] == 0:
        r += 1
    return r


SEIZE_UNSEEN = hidden("seize unseen")


@verb("seize {}", RESOURCES, asked=MANCE_TAKE, seen_as=SEIZE_UNSEEN)
def seize(s: State, seat: int, r: int) -> None:
    take_seen(s, seat, r)


def take_seen(s: State, seat: int, r: int) -> None:
    """The card changes hands; what was looked at is covered again."""
    take_secretly(s, seat, s.victim, r)
    tell(s, (1 << seat) | (1 << s.victim), SEIZES, seat, r, s.victim)
    for kind in range(N_RESOURCES):
        s.peeked[seat][kind] = 0
    s.victim = NOBODY
    s.reveals += 1
    hero_done(s, seat)


@allows(seize)
def peeks_at(s: State, seat: int, r: int) -> bool:
    return s.peeked[seat][r] > 0


# Benjen Stark, Ygritte, Yoren, Qhorin Halfhand


def benjen(s: State, seat: int, kind: int) -> None:
    """One figure goes back, one token is turned."""
    s.figures[kind] += 1
    tell(s, EVERYBODY, SENDS_BACK, seat, kind)
    flip_from_pool(s)
    if not is_over(s):
        hero_done(s, seat)


@verb("send back from camp {}", CAMPS, asked=BENJEN_SEND)
def benjen_camp(s: State, seat: int, camp: int) -> None:
    benjen(s, seat, leave_camp(s, camp // N_CAMPS, camp % N_CAMPS))


@allows(benjen_camp)
def is_camped_at(s: State, camp: int) -> bool:
    return s.camp[camp // N_CAMPS][camp % N_CAMPS] != EMPTY


@verb("send back from clearing {}", SECTIONS, asked=BENJEN_SEND)
def benjen_clearing(s: State, seat: int, section: int) -> None:
    s.clearing[section] -= 1
    benjen(s, seat, REGULAR)


@allows(benjen_clearing)
def has_regular(s: State, section: int) -> bool:
    return s.clearing[section] > 0


@verb("drive wildling off {}", HEXES, asked=YGRITTE_SEND, allowed=has_wildling)
def ygritte(s: State, seat: int, at: int) -> None:
    kind = leave_gift(s, at)
    tell(s, EVERYBODY, DRIVES_OFF, seat, kind, at)
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
    at = s.tormund
    s.tormund = CAMP
    tell(s, EVERYBODY, TORMUND_RETURNS)
    if s.terrain[at] != BARREN:
        receive(s, seat, s.terrain[at])
    hero_done(s, seat)
