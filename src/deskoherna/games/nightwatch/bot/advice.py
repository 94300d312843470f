"""What a fair player would look at: points, income, what the hand is good for, the road ahead, and the Wall."""

from deskoherna.games.nightwatch.board import CORNER_CORNERS, CORNER_EDGES, CORNER_HEXES, HEX_CORNERS
from deskoherna.games.nightwatch.bot.bargain import counter_hope, deal_gain, hand_worth, offer_hope, pleased, promise
from deskoherna.games.nightwatch.bot.notes import Notes
from deskoherna.games.nightwatch.building import (
    KEEP_PIECE,
    SETTLEMENT_PIECE,
    build_guard,
    build_keep,
    build_road,
    build_settlement,
)
from deskoherna.games.nightwatch.cards import buy_card, play_card
from deskoherna.games.nightwatch.flow import end_turn
from deskoherna.games.nightwatch.heroes import use_hero
from deskoherna.games.nightwatch.material import BARREN, N_RESOURCES, NOWHERE, PIPS, VICTORY
from deskoherna.games.nightwatch.production import discard, pays, roll
from deskoherna.games.nightwatch.rules import points
from deskoherna.games.nightwatch.sites import HALF, has
from deskoherna.games.nightwatch.state import FREE, PLACE_TOWN, WATCH, State
from deskoherna.games.nightwatch.supply import can_pay
from deskoherna.games.nightwatch.tormund import drive_off, move_tormund
from deskoherna.games.nightwatch.trade import (
    WANTS,
    accept,
    add_give,
    add_want,
    bank,
    commit_counter,
    deal,
    decline,
    give_instead,
    no_deal,
    propose,
    want_instead,
)
from deskoherna.kit.bits import lowest_bit
from deskoherna.kit.declare import Leanings

__rules__ = True

MOST = 999
A_POINT, A_RIVALS_POINT = 62, 14
A_PIP, A_KIND = 2, 7
"""A card in 36 throws, and every kind of resource that comes in at all."""
A_CARD, A_PATROL, A_ROAD = 15, 8, 2
A_SITE, A_FAR_SITE = 14, 5
"""A corner where the next settlement could stand, and one a road further on; what it would earn comes on top."""
A_GUARD, ENOUGH_GUARDS = 18, 6
A_LEAD, FAR_AHEAD = 12, 2
"""A guard more than the best rival; beyond two it makes no difference."""
A_TERM = 2
"""What a term of an offer promises, as a weight among the other moves."""
BREACH_DANGER = 3
"""A breach brings the end as near as so many wildlings in the Gift."""


def worth(s: State, notes: Notes, seat: int) -> int:
    """Thousandths of a win."""
    value = A_POINT * points(s, seat) - A_RIVALS_POINT * best_rival(s, seat)
    value += income_worth(s, seat) + site_worth(s, seat) + hand_worth(s, seat)
    if s.offers > 0:
        value += promise(s, notes, seat)
    value += A_CARD * (s.n_cards[seat] - s.cards[seat][VICTORY]) + A_PATROL * s.patrols[seat]
    value += A_ROAD * s.road_length[seat]
    if s.game == WATCH:
        value += wall_worth(s, seat)
    return max(0, min(MOST, value))


def best_rival(s: State, seat: int) -> int:
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.score[other])
    return best


def corner_pips(s: State, corner: int) -> int:
    """Cards in 36 throws for a settlement here; a blocked hex counts for half."""
    n = 0
    for k in range(3):
        h = CORNER_HEXES[corner][k]
        if h >= 0 and s.terrain[h] != NOWHERE and s.terrain[h] != BARREN:
            n += PIPS[s.number[h]] * 2 if pays(s, h) else PIPS[s.number[h]]
    return n // 2


def income_worth(s: State, seat: int) -> int:
    pips = 0
    kinds = 0
    for c in range(s.corners):
        if s.owner[c] == seat:
            pips += corner_pips(s, c) * s.level[c]
            for k in range(3):
                h = CORNER_HEXES[c][k]
                if h >= 0 and s.terrain[h] != NOWHERE and s.terrain[h] != BARREN:
                    kinds |= 1 << s.terrain[h]
    value = A_PIP * pips
    for r in range(N_RESOURCES):
        value += A_KIND * ((kinds >> r) & 1)
        if s.rate[seat][r] < 3:
            value += A_KIND
    return value


def site_worth(s: State, seat: int) -> int:
    """The best place for the next settlement that own roads reach, now or with one road more."""
    if s.settlements_left[seat] == 0:
        return 0
    return max(best_site(s, seat, s.reach[seat][0], 0), best_site(s, seat, s.reach[seat][1], HALF))


def best_site(s: State, seat: int, ends: int, first: int) -> int:
    """The same among the corners of a set where roads end."""
    best = 0
    while ends != 0:
        c = first + lowest_bit(ends)
        ends &= ends - 1
        if has(s.room, c):
            best = max(best, A_SITE + 2 * corner_pips(s, c))
        elif s.owner[c] == FREE or s.owner[c] == seat:
            best = max(best, far_site(s, c))
    return best


def far_site(s: State, corner: int) -> int:
    best = 0
    for k in range(3):
        e = CORNER_EDGES[corner][k]
        c = CORNER_CORNERS[corner][k]
        if e >= 0 and c >= 0 and s.road[e] == FREE and has(s.room, c):
            best = max(best, A_FAR_SITE + corner_pips(s, c))
    return best


def wall_worth(s: State, seat: int) -> int:
    """Guards keep the Wall, and who leads there wins when it falls: the more it shakes, the more a lead counts."""
    rivals = 0
    for other in range(s.seats):
        if other != seat:
            rivals = max(rivals, s.guards[other])
    lead = max(-FAR_AHEAD, min(FAR_AHEAD, s.guards[seat] - rivals))
    danger = BREACH_DANGER * s.breaches + s.n_gift
    return A_GUARD * min(s.guards[seat], ENOUGH_GUARDS) + lead * (A_LEAD + A_LEAD * danger)


# ---------------------------------------------------------------- leaning

LEAN = Leanings(4)
"""Build what brings points, roll on, make offers that promise something, and answer those of others."""
LEAN.always(12, roll)
LEAN.always(6, end_turn, play_card)
LEAN.always(25, buy_card)
LEAN.always(5, use_hero, decline)
LEAN.always(3, no_deal)
LEAN.always(120, build_keep)
LEAN.always(30, drive_off)


@LEAN.of(bank)
def lean_bank(s: State, seat: int) -> int:
    """Only what completes a settlement or a keep is worth the loss."""
    return 1 if can_pay(s, seat, KEEP_PIECE) or can_pay(s, seat, SETTLEMENT_PIECE) else 3


@LEAN.of(add_give)
def lean_give(s: State, notes: Notes, seat: int, r: int) -> int:
    """Terms by what they promise."""
    return A_TERM * offer_hope(s, notes, seat, r)


@LEAN.of(add_want)
def lean_want(s: State, notes: Notes, seat: int, r: int) -> int:
    return A_TERM * offer_hope(s, notes, seat, WANTS + r)


@LEAN.of(give_instead)
def lean_give_instead(s: State, notes: Notes, seat: int, r: int) -> int:
    return A_TERM * counter_hope(s, notes, seat, r)


@LEAN.of(want_instead)
def lean_want_instead(s: State, notes: Notes, seat: int, r: int) -> int:
    return A_TERM * counter_hope(s, notes, seat, WANTS + r)


@LEAN.of(propose, commit_counter)
def lean_propose(s: State, notes: Notes, seat: int) -> int:
    return 12 if promise(s, notes, seat) > 0 else 1


@LEAN.of(accept)
def lean_accept(s: State, notes: Notes, seat: int) -> int:
    """What lies on the table is answered by what it is worth."""
    return 60 if pleased(s, notes, seat) else 1


@LEAN.of(deal)
def lean_deal(s: State, notes: Notes, seat: int, other: int) -> int:
    return max(0, deal_gain(s, notes, seat, other)) * 4


@LEAN.of(build_guard)
def lean_guard(s: State, section: int) -> int:
    """A section with wildlings below, or without guards, first."""
    return 8 + 10 * s.clearing[section] + (8 if s.wall[section][0] == FREE else 0)


@LEAN.of(build_road)
def lean_road(s: State, seat: int) -> int:
    return 2 if s.roads_left[seat] > 3 else 1


@LEAN.of(build_settlement)
def lean_settlement(s: State, corner: int) -> int:
    pips = corner_pips(s, corner)
    return pips * pips if s.phase == PLACE_TOWN else 100 + pips


@LEAN.of(move_tormund)
def lean_tormund(s: State, seat: int, at: int) -> int:
    """Block others, not oneself."""
    weight = 1
    for k in range(6):
        owner = s.owner[HEX_CORNERS[at][k]]
        if owner == seat:
            return 0
        if owner >= 0:
            weight += PIPS[s.number[at]] * s.level[HEX_CORNERS[at][k]]
    return weight


@LEAN.of(discard)
def lean_discard(s: State, seat: int, r: int) -> int:
    """Of what there is most."""
    return 1 + s.hand[seat][r] * s.hand[seat][r]
