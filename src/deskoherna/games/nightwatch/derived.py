"""Everything in a position that follows from the rest."""

from deskoherna.games.nightwatch.awards import LARGEST_PATROL_FROM, LONGEST_ROAD_FROM, rightful
from deskoherna.games.nightwatch.board import N_CORNERS, N_HEXES
from deskoherna.games.nightwatch.building import open_market
from deskoherna.games.nightwatch.material import (
    BANK,
    DECKS,
    FIGURES,
    KEEPS,
    N_CAMPS,
    N_CARDS,
    N_CLANS,
    N_KINDS,
    N_RESOURCES,
    N_SECTIONS,
    N_SPACES,
    N_TOKENS,
    NOWHERE,
    PATROL,
    REGULAR,
    ROADS,
    SETTLEMENTS,
    TOKENS,
)
from deskoherna.games.nightwatch.roads import SETTLEMENT, longest_of
from deskoherna.games.nightwatch.setup import BANK_RATE, WATCH_RATE, open_markets
from deskoherna.games.nightwatch.sites import find_numbers, survey
from deskoherna.games.nightwatch.state import EMPTY, FREE, NOBODY, WATCH, YARWYCK_BUILD, State
from deskoherna.games.nightwatch.wall import guard_points

__rules__ = True


def derive(s: State) -> None:
    derive_hands(s)
    derive_cards(s)
    derive_north(s)
    derive_land(s)
    derive_points(s)


def derive_hands(s: State) -> None:
    """Bank and hands make up all resource cards; nobody is known to hold more than is there."""
    for r in range(N_RESOURCES):
        s.bank[r] = BANK[r]
    for seat in range(s.seats):
        s.n_hand[seat] = 0
        for r in range(N_RESOURCES):
            s.bank[r] -= s.hand[seat][r]
            s.n_hand[seat] += s.hand[seat][r]
            if s.floor[seat][r] > s.hand[seat][r]:
                s.floor[seat][r] = s.hand[seat][r]


def derive_cards(s: State) -> None:
    """What is in nobody's hand, neither played nor removed nor looked at, is the deck."""
    for card in range(N_CARDS):
        s.deck[card] = DECKS[s.game][card] - s.removed[card]
    s.n_looked = 0
    s.n_fresh = 0
    for seat in range(s.seats):
        s.deck[PATROL] -= s.patrols[seat]
        s.n_cards[seat] = 0
        for card in range(N_CARDS):
            s.deck[card] -= s.cards[seat][card] + s.looked[seat][card]
            s.n_cards[seat] += s.cards[seat][card]
            s.n_looked += s.looked[seat][card]
            s.n_fresh += s.fresh[seat][card]
    s.deck_size = 0
    for card in range(N_CARDS):
        s.deck_size += s.deck[card]


def derive_north(s: State) -> None:
    """Figures not on the board are in the Frostfangs; tokens neither used nor under pieces are the pool."""
    for kind in range(N_KINDS):
        s.figures[kind] = FIGURES[kind] if s.game == WATCH else 0
    s.n_gift = 0
    for h in range(N_HEXES):
        if s.gift[h] != EMPTY:
            s.figures[s.gift[h]] -= 1
            s.n_gift += 1
    for clan in range(N_CLANS):
        for pit in range(N_CAMPS + 1):
            if s.camp[clan][pit] != EMPTY:
                s.figures[s.camp[clan][pit]] -= 1
    for section in range(N_SECTIONS):
        s.figures[REGULAR] -= s.clearing[section]
    derive_pool(s)


def derive_pool(s: State) -> None:
    s.pool_size = 0
    for t in range(N_TOKENS):
        s.pool[t] = TOKENS[t] - s.used[t] if s.game == WATCH else 0
        for seat in range(s.seats):
            s.pool[t] -= s.under_settlements[seat][t] + s.under_keeps[seat][t]
        s.pool_size += s.pool[t]


def derive_sets(s: State) -> None:
    """What follows from the land and is kept for speed."""
    find_numbers(s)
    survey(s)
    for c in range(N_CORNERS):
        s.market[c] = NOWHERE
    open_markets(s)


def derive_land(s: State) -> None:
    """Pieces left in the supply, market rates, sites, lengths of roads."""
    derive_sets(s)
    for seat in range(s.seats):
        s.roads_left[seat] = ROADS
        s.settlements_left[seat] = SETTLEMENTS
        s.keeps_left[seat] = KEEPS
        for r in range(N_RESOURCES):
            s.rate[seat][r] = WATCH_RATE if s.game == WATCH else BANK_RATE
    for e in range(s.edges):
        if s.road[e] >= 0:
            s.roads_left[s.road[e]] -= 1
    for c in range(s.corners):
        if s.owner[c] >= 0:
            open_market(s, s.owner[c], c)
            if s.level[c] == SETTLEMENT:
                s.settlements_left[s.owner[c]] -= 1
            else:
                s.keeps_left[s.owner[c]] -= 1
    for seat in range(s.seats):
        s.road_length[seat] = longest_of(s, seat)


def derive_points(s: State) -> None:
    """Special cards lie with their rightful holders; points follow from pieces, special cards and guards."""
    if s.phase != YARWYCK_BUILD:
        s.longest_road = rightful(s, s.road_length, s.longest_road, LONGEST_ROAD_FROM)
    s.largest_patrol = rightful(s, s.patrols, s.largest_patrol, LARGEST_PATROL_FROM)
    for seat in range(s.seats):
        s.score[seat] = 0
        s.guards[seat] = 0
    for section in range(N_SECTIONS):
        for space in range(N_SPACES):
            if s.wall[section][space] != FREE:
                s.guards[s.wall[section][space]] += 1
    for c in range(s.corners):
        if s.owner[c] >= 0:
            s.score[s.owner[c]] += s.level[c]
    for seat in range(s.seats):
        s.score[seat] += guard_points(s.guards[seat])
    if s.longest_road != NOBODY:
        s.score[s.longest_road] += s.award
    if s.largest_patrol != NOBODY:
        s.score[s.largest_patrol] += s.award
