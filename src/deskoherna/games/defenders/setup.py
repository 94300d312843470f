"""Setting up: map, core, engines, mechs, pollution, factions; then leaders, opening hands and starting camps."""

from deskoherna.games.defenders.board import (
    CORE,
    DART_BORDER,
    DART_NEXT,
    HEXES,
    LEFT,
    N_BORDERS,
    N_HEXES,
    RAY,
    RIGHT,
    RING,
    SLOTS_A_KIND,
    TILE_SLOTS,
)
from deskoherna.games.defenders.derived import derive
from deskoherna.games.defenders.events import IS_LED, STARTS
from deskoherna.games.defenders.faction import draw, hand_size
from deskoherna.games.defenders.material import (
    CARD_LEADER,
    CARD_SIDE,
    HARD_OF,
    HOME,
    KIND_COUNT,
    LEADER_SIDE,
    LEADERS,
    MAX_WOUNDS,
    MECHS_ON_CORE,
    N_CARDS,
    N_KINDS,
    N_SIDES,
    N_TILES,
    OPENING_HAND,
    RIM_MECHS,
    SIDES,
    TILE_HABITAT,
    TILE_POLLUTION,
    TRACK_BREACHES,
    TRACK_CAMPS,
)
from deskoherna.games.defenders.rounds import begin_round
from deskoherna.games.defenders.state import BOX, DECK_OF, LEADER, MAX_SEATS, OPENING, SPLIT, START, State
from deskoherna.kit.axes import axis
from deskoherna.kit.cards import everybody, put, put_on_top, shuffle
from deskoherna.kit.declare import allows, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below, shuffle_row
from deskoherna.kit.state import Row

__rules__ = True
# ruff: noqa: ARG001, SIM110 (a question is asked about the state; compiled rules know no any() and all())

OPT_SEATS, OPT_CHALLENGING, OPT_WOUND_LIMIT, OPT_SWAPPED, OPT_FACTIONS, OPT_LEADERS, OPT_MYCELIUM = 0, 1, 2, 3, 4, 8, 12
OPT_HAND_BY_CARD, OPT_MIRRORED, OPT_RAIN_DESTROYS = 13, 14, 15
N_OPTIONS = 16
KINDS_WITH_HARD = 3
HARD_OF_A_KIND = 2
NONE = -1
RIM_RING = 3
AMOUNTS = axis("amount", OPENING_HAND + 1)


def setup(s: State, options: Row) -> None:
    s.seats = options[OPT_SEATS]
    s.n_sides = s.seats if s.seats > 1 else 2
    s.wound_limit = options[OPT_WOUND_LIMIT] if s.seats == 1 else MAX_WOUNDS
    s.swapped_symbols = options[OPT_SWAPPED]
    s.long_mycelium = options[OPT_MYCELIUM]
    s.hand_by_card = options[OPT_HAND_BY_CARD]
    s.rain_destroys = options[OPT_RAIN_DESTROYS]
    s.turn = s.flipped = s.lifted = s.second = NONE
    lay_map(s)
    stack_core(s)
    place_engines(s, options[OPT_MIRRORED] == 1)
    prepare_machine_deck(s, options[OPT_CHALLENGING])
    deal_factions(s, options)
    derive(s)
    for k in range(s.n_sides):
        if options[OPT_LEADERS + k] > 0:
            take_leader(s, options[OPT_LEADERS + k] - 1)
    ask_for_leader(s)


# ---------------------------------------------------------------- the map


def lay_map(s: State) -> None:
    """Upward tiles go to upward places, downward ones to downward places, each with a random side up."""
    for h in range(N_HEXES):
        s.camp[h] = NONE
        s.habitat[h] = NONE
        s.mechs[h] = RIM_MECHS[h]
    s.mechs[CORE] = MECHS_ON_CORE
    for kind in range(2):
        for k in range(SLOTS_A_KIND):
            s.cards[k] = kind * SLOTS_A_KIND + k
        shuffle_row(s, s.cards, SLOTS_A_KIND)
        for k in range(SLOTS_A_KIND):
            lay_tile(s, kind * SLOTS_A_KIND + k, s.cards[k], rand_below(s, 2))
            s.cards[k] = 0


def lay_tile(s: State, slot: int, tile: int, back: int) -> None:
    s.laid[slot][0] = tile
    s.laid[slot][1] = back
    for k in range(3):
        h = TILE_SLOTS[slot][k]
        s.habitat[h] = TILE_HABITAT[tile][back][k]
        s.pollution[h] = 1 if TILE_POLLUTION[tile] == k + 1 else 0


def stack_core(s: State) -> None:
    """Six tiles, 5 on top, each with its arrow to a random corner."""
    for t in range(N_TILES):
        s.site[t] = CORE
        s.arrow[t] = rand_below(s, 6)


def place_engines(s: State, mirrored: bool) -> None:
    """Two walls from the arrow's ray to the right, the engine on the next border; the same opposite, mirrored (R1)."""
    for b in range(N_BORDERS):
        s.wall[b] = 0
    arrow = s.arrow[N_TILES - 1]
    for e in range(2):
        dart = RAY[CORE][(arrow + 3 * e) % 6]
        way = LEFT if mirrored and e == 1 else RIGHT
        for _ in range(2):
            s.wall[DART_BORDER[dart]] = 1
            dart = DART_NEXT[way][dart]
        s.engine[e] = dart


def prepare_machine_deck(s: State, challenging: int) -> None:
    """Seven cards; random challenging ones take the place of basic ones of their kind."""
    for kind in range(N_KINDS):
        s.deck[kind] = KIND_COUNT[kind] if kind < N_KINDS - KINDS_WITH_HARD else 0
    left = KINDS_WITH_HARD * HARD_OF_A_KIND
    for _ in range(challenging):
        k = rand_below(s, left)
        left -= 1
        for kind in range(KINDS_WITH_HARD):
            rest = KIND_COUNT[HARD_OF[kind]] - s.deck[HARD_OF[kind]]
            if 0 <= k < rest:
                s.deck[HARD_OF[kind]] += 1
                s.deck[kind] -= 1
                break
            k -= rest


# ---------------------------------------------------------------- factions


def deal_factions(s: State, options: Row) -> None:
    """One faction a seat, two for a single player: as named in the options, or at random."""
    for side in range(N_SIDES):
        s.owner[side] = s.led_by[side] = s.leader[side] = s.active[side] = s.dead[side] = NONE
    for seat in range(MAX_SEATS):
        s.side_of[seat] = NONE
    free = N_SIDES
    for k in range(s.n_sides):
        wanted = options[OPT_FACTIONS + k] - 1
        if wanted < 0:
            n = rand_below(s, free)
            wanted = 0
            while s.owner[wanted] >= 0 or n > 0:
                if s.owner[wanted] < 0:
                    n -= 1
                wanted += 1
        free -= 1
        join(s, wanted, k)
    for card in range(N_CARDS):
        put(s, card, BOX)
        s.seen[card] = everybody(s)


def join(s: State, side: int, k: int) -> None:
    s.owner[side] = k if s.seats > 1 else 0
    if s.seats == 1 and k == 1:
        s.second = side
    else:
        s.side_of[k] = side
    s.in_game[side] = 1
    s.camps_left[side] = TRACK_CAMPS[s.n_sides]
    s.breaches_left[side] = TRACK_BREACHES[s.n_sides]


def side_at(s: State, k: int) -> int:
    """The k-th faction of the table."""
    return s.second if s.seats == 1 and k == 1 else s.side_of[k]


@verb("lead with {}", LEADERS, asked=LEADER)
def lead(s: State, leader: int) -> None:
    """A leader of the faction whose turn it is."""
    take_leader(s, leader)
    ask_for_leader(s)


@allows(lead)
def can_lead(s: State, side: int, leader: int) -> bool:
    return LEADER_SIDE[leader] == side


def take_leader(s: State, leader: int) -> None:
    """Six common cards and six with the leader's initial make the deck."""
    side = LEADER_SIDE[leader]
    s.led_by[side] = leader
    tell(s, EVERYBODY, IS_LED, side, leader)
    for card in range(N_CARDS):
        if CARD_SIDE[card] == side and (CARD_LEADER[card] == NONE or CARD_LEADER[card] == leader):
            put_on_top(s, card, DECK_OF[side])
    shuffle(s, DECK_OF[side])


def ask_for_leader(s: State) -> None:
    for k in range(s.n_sides):
        side = side_at(s, k)
        if s.led_by[side] == NONE:
            s.turn = side
            s.phase = LEADER
            return
    if s.seats == 1:
        s.turn = s.side_of[0]
        s.phase = OPENING if s.hand_by_card == 1 else SPLIT
        return
    for k in range(s.n_sides):
        draw(s, side_at(s, k), OPENING_HAND)
    ask_for_start(s)


@verb("draw {} from the first deck", AMOUNTS, asked=SPLIT)
def split_hand(s: State, n: int) -> None:
    """Solo: n cards of the first faction and the rest of the second."""
    draw(s, s.side_of[0], n)
    draw(s, s.second, OPENING_HAND - n)
    ask_for_start(s)


@verb("draw an opening card of the {}", SIDES, asked=OPENING)
def draw_opening(s: State, faction: int) -> None:
    """Solo: card by card from either deck, each looked at before the next (D-10)."""
    draw(s, faction, 1)
    if hand_size(s, s.owner[faction]) == OPENING_HAND:
        ask_for_start(s)


@allows(draw_opening)
def can_draw_opening(s: State, faction: int) -> bool:
    return s.in_game[faction] == 1


# ---------------------------------------------------------------- starting camps


def has_rim_home(s: State, side: int) -> bool:
    for h in range(N_HEXES):
        if RING[h] == RIM_RING and s.habitat[h] == HOME[side]:
            return True
    return False


def ask_for_start(s: State) -> None:
    for k in range(s.n_sides):
        side = side_at(s, k)
        if s.leader[side] == NONE:
            s.turn = side
            s.phase = START
            return
    s.turn = NONE
    s.first = rand_below(s, s.seats) if s.seats > 1 else 0
    begin_round(s)


@verb("start at {}", HEXES, asked=START)
def start_at(s: State, side: int, h: int) -> None:
    s.camp[h] = side
    s.leader[side] = h
    tell(s, EVERYBODY, STARTS, side, h)
    ask_for_start(s)


@allows(start_at)
def can_start(s: State, side: int, h: int) -> bool:
    """A border hex of the home habitat; if there is none, one ring further in."""
    return (
        s.habitat[h] == HOME[side]
        and s.camp[h] == NONE
        and RING[h] == (RIM_RING if has_rim_home(s, side) else RIM_RING - 1)
    )
