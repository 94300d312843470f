"""Setting the table: board, cards, tokens, the first player and the first heroes."""

from deskoherna.games.nightwatch.board import (
    EDGE_CORNERS,
    ISLAND_CORNERS,
    ISLAND_EDGES,
    ISLAND_HEXES,
    N_CORNERS,
    N_EDGES,
    N_HEXES,
)
from deskoherna.games.nightwatch.building import begin_turns, harvest, lay_road, place_next, raise_settlement
from deskoherna.games.nightwatch.events import BEGINS, ROLLS_FOR_FIRST
from deskoherna.games.nightwatch.material import (
    BANK,
    BARREN,
    BASE_BOARD,
    BASE_ICE_HEX,
    BOARD_CORNERS,
    BOARD_EDGES,
    BOARD_MARKET_EDGE,
    BOARD_MARKET_KIND,
    BOARD_NUMBER,
    BOARD_TERRAIN,
    CLASSIC_BOARD,
    DECKS,
    FIGURES,
    FIRST_HEROES,
    KEEPS,
    N_CARDS,
    N_CLANS,
    N_HEROES,
    N_KINDS,
    N_MARKETS,
    N_RESOURCES,
    N_SECTIONS,
    N_SPACES,
    N_TOKENS,
    NOWHERE,
    ROADS,
    SETTLEMENTS,
    SPIRAL_NUMBERS,
    SPIRALS,
    START_CORNERS,
    START_EDGES,
    TOKENS,
    WATCH_FOUR,
    WATCH_THREE,
)
from deskoherna.games.nightwatch.sites import find_numbers, open_land
from deskoherna.games.nightwatch.state import BASE, CAMP, CLASSIC, EMPTY, FREE, MAX_SEATS, NOBODY, OFF, WATCH, State
from deskoherna.games.nightwatch.wildlings import draw_token
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below, shuffle_row
from deskoherna.kit.state import Row

__rules__ = True

(
    O_SEATS,
    O_GAME,
    O_VARIABLE,
    O_TRAGEDY,
    O_OFFERS,
    O_OFFER_CARDS,
    O_STRICT,
    O_START_FLIPS,
    O_STANDING_GUARD,
    O_SPILL,
    O_PATROL_DISCARDS,
    O_EARLY_REFILL,
    O_ROUNDS,
    O_BEGINS,
    O_ICE_SHUT,
) = range(15)
N_OPTIONS = 15
BANK_RATE, WATCH_RATE = 4, 3
AWARD, WATCH_AWARD = 2, 1
START_SETTLEMENTS = 2
TOKENS_UNDER_KEEP = 2


def setup(s: State, options: Row) -> None:
    read_options(s, options)
    lay_board(s, options[O_VARIABLE])
    empty_seats(s)
    fill_supplies(s)
    if s.game == WATCH:
        wake_the_north(s)
    find_first(s, options[O_BEGINS])
    if s.game == WATCH:
        deal_heroes(s)
    s.placed = -1
    if s.game == BASE and options[O_VARIABLE] == 0:
        place_beginners(s)
    else:
        place_next(s)


def read_options(s: State, options: Row) -> None:
    s.seats = options[O_SEATS]
    s.game = options[O_GAME]
    s.tragedy = options[O_TRAGEDY]
    s.offers = options[O_OFFERS]
    s.offer_cards = options[O_OFFER_CARDS]
    s.strict = options[O_STRICT]
    s.start_flips = options[O_START_FLIPS]
    s.standing_guard = options[O_STANDING_GUARD]
    s.spill = options[O_SPILL]
    s.patrol_discards = options[O_PATROL_DISCARDS]
    s.early_refill = options[O_EARLY_REFILL]
    s.ice_shut = options[O_ICE_SHUT]
    s.rounds = options[O_ROUNDS]
    s.award = WATCH_AWARD if s.game == WATCH else AWARD


# ---------------------------------------------------------------- the board


def board_of(s: State) -> int:
    if s.game == CLASSIC:
        return CLASSIC_BOARD
    if s.game == BASE:
        return BASE_BOARD
    return WATCH_THREE if s.seats == 3 else WATCH_FOUR


def lay_board(s: State, variable: int) -> None:
    board = board_of(s)
    s.hexes = ISLAND_HEXES if s.game == CLASSIC else N_HEXES
    s.corners = ISLAND_CORNERS if s.game == CLASSIC else N_CORNERS
    s.edges = ISLAND_EDGES if s.game == CLASSIC else N_EDGES
    for h in range(N_HEXES):
        s.terrain[h] = BOARD_TERRAIN[board][h]
        s.number[h] = BOARD_NUMBER[board][h]
        s.gift[h] = EMPTY
    for c in range(N_CORNERS):
        s.owner[c] = FREE if BOARD_CORNERS[board][c] == 1 else OFF
        s.market[c] = NOWHERE
    for e in range(N_EDGES):
        s.road[e] = FREE if BOARD_EDGES[board][e] == 1 else OFF
    for m in range(N_MARKETS):
        s.market_edge[m] = BOARD_MARKET_EDGE[board][m]
        s.market_kind[m] = BOARD_MARKET_KIND[board][m]
    if variable == 1:
        shuffle_terrain(s)
        if s.game == CLASSIC:
            shuffle_row(s, s.market_kind, N_MARKETS)
            lay_spiral(s)
        elif s.game == BASE:
            follow_ice(s)
    open_markets(s)
    find_numbers(s)
    open_land(s)
    s.tormund = CAMP
    for h in range(s.hexes):
        if s.terrain[h] == BARREN:
            s.tormund = h


def shuffle_terrain(s: State) -> None:
    """The hexes change places; the frame stays."""
    left = 0
    for h in range(s.hexes):
        if s.terrain[h] != NOWHERE:
            left += 1
    for h in range(s.hexes - 1, -1, -1):
        if s.terrain[h] != NOWHERE:
            other = nth_hex(s, rand_below(s, left))
            t = s.terrain[h]
            s.terrain[h] = s.terrain[other]
            s.terrain[other] = t
            left -= 1


def nth_hex(s: State, n: int) -> int:
    h = 0
    while n > 0 or s.terrain[h] == NOWHERE:
        if s.terrain[h] != NOWHERE:
            n -= 1
        h += 1
    return h


def lay_spiral(s: State) -> None:
    """Classic: numbers in the order of their letters, inwards from a random corner, past the desert."""
    start = rand_below(s, 6)
    k = 0
    for i in range(ISLAND_HEXES):
        h = SPIRALS[start][i]
        if s.terrain[h] == BARREN:
            s.number[h] = 0
        else:
            s.number[h] = SPIRAL_NUMBERS[k]
            k += 1


def follow_ice(s: State) -> None:
    """Base: numbers stay with their letters; the letter without one receives the token the ice field covers (g.3)."""
    for h in range(s.hexes):
        if s.terrain[h] == BARREN and h != BASE_ICE_HEX:
            s.number[BASE_ICE_HEX] = s.number[h]
            s.number[h] = 0
            return


def open_markets(s: State) -> None:
    """Both ends of a market's edge have access."""
    for m in range(N_MARKETS):
        if s.market_edge[m] != NOWHERE:
            for k in range(2):
                s.market[EDGE_CORNERS[s.market_edge[m]][k]] = s.market_kind[m]


# ---------------------------------------------------------------- seats and supplies


def empty_seats(s: State) -> None:
    for seat in range(MAX_SEATS):
        s.hero[seat] = NOBODY
        for r in range(N_RESOURCES):
            s.rate[seat][r] = WATCH_RATE if s.game == WATCH else BANK_RATE
    for seat in range(s.seats):
        s.roads_left[seat] = ROADS
        s.settlements_left[seat] = SETTLEMENTS
        s.keeps_left[seat] = KEEPS
    s.longest_road = NOBODY
    s.largest_patrol = NOBODY
    s.last_corner = NOWHERE
    s.last_edge = NOWHERE
    s.victim = NOBODY
    s.named = NOBODY
    for section in range(N_SECTIONS):
        for space in range(N_SPACES):
            s.wall[section][space] = FREE
    for clan in range(N_CLANS):
        for pit in range(N_SPACES):
            s.camp[clan][pit] = EMPTY


def fill_supplies(s: State) -> None:
    for r in range(N_RESOURCES):
        s.bank[r] = BANK[r]
    for card in range(N_CARDS):
        s.deck[card] = DECKS[s.game][card]
        s.deck_size += s.deck[card]


def wake_the_north(s: State) -> None:
    """Figures to the Frostfangs, tokens under the pieces.

    The tokens of the two starting settlements go back unseen (H-1): they are not dealt in the first place, which
    nobody can tell apart.
    """
    for kind in range(N_KINDS):
        s.figures[kind] = FIGURES[kind]
    for t in range(N_TOKENS):
        s.pool[t] = TOKENS[t]
        s.pool_size += TOKENS[t]
    under = SETTLEMENTS if s.start_flips == 1 else SETTLEMENTS - START_SETTLEMENTS
    for seat in range(s.seats):
        for _ in range(under):
            s.under_settlements[seat][draw_token(s, s.pool)] += 1
        for _ in range(KEEPS * TOKENS_UNDER_KEEP):
            s.under_keeps[seat][draw_token(s, s.pool)] += 1
        s.pool_size -= under + KEEPS * TOKENS_UNDER_KEEP


def find_first(s: State, named: int) -> None:
    """The seat that the table names, or whoever the dice choose (N-10)."""
    if named > 0:
        s.first = named - 1
        tell(s, EVERYBODY, BEGINS, s.first)
    else:
        roll_for_first(s)


def roll_for_first(s: State) -> None:
    """Everybody rolls a die; the highest begins; who ties rolls again (H-24)."""
    rolling = (1 << s.seats) - 1
    while rolling & (rolling - 1) != 0:
        best = 0
        tied = 0
        for seat in range(s.seats):
            if (rolling >> seat) & 1 == 1:
                pips = rand_below(s, 6) + 1
                tell(s, EVERYBODY, ROLLS_FOR_FIRST, seat, pips)
                if pips > best:
                    best = pips
                    tied = 0
                if pips == best:
                    tied |= 1 << seat
        rolling = tied
    while (rolling >> s.first) & 1 == 0:
        s.first += 1
    tell(s, EVERYBODY, BEGINS, s.first)


def deal_heroes(s: State) -> None:
    for hero in range(N_HEROES):
        s.display[hero] = 1
    for player in range(s.seats):
        hero = FIRST_HEROES[s.seats - 3][player]
        s.hero[(s.first + player) % s.seats] = hero
        s.display[hero] = 0


def place_beginners(s: State) -> None:
    """Base, fixed: settlements and roads of the beginners' picture; the starred settlement earns its cards (c.2)."""
    for seat in range(s.seats):
        for k in range(START_SETTLEMENTS):
            raise_settlement(s, seat, START_CORNERS[seat][k])
            lay_road(s, seat, START_EDGES[seat][k])
        harvest(s, seat, START_CORNERS[seat][START_SETTLEMENTS - 1])
    s.placed = 2 * s.seats
    begin_turns(s)
