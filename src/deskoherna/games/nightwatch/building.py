"""Building: roads, settlements, keeps, guards, bought and free."""

from deskoherna.games.nightwatch.awards import settle_longest_road
from deskoherna.games.nightwatch.board import CORNER_EDGES, CORNER_HEXES
from deskoherna.games.nightwatch.endings import is_over
from deskoherna.games.nightwatch.flow import ask, begin_turn, carry_on, close_trade
from deskoherna.games.nightwatch.material import ANY_MARKET, BARREN, N_RESOURCES, N_SECTIONS, NOWHERE
from deskoherna.games.nightwatch.moves import E_KEEP, E_ROAD, E_SETTLEMENT, M_GUARD, M_ROAD, M_SETTLEMENT
from deskoherna.games.nightwatch.roads import KEEP, SETTLEMENT, legal_keeps, longest_of, longest_with
from deskoherna.games.nightwatch.sites import (
    any_road_site,
    has,
    legal_roads,
    legal_settlements,
    note_road,
    note_settlement,
)
from deskoherna.games.nightwatch.state import (
    FREE,
    FREE_ROAD,
    PLACE_GUARD,
    PLACE_ROAD,
    PLACE_TOWN,
    WATCH,
    YARWYCK_BUILD,
    State,
)
from deskoherna.games.nightwatch.supply import can_pay, pay, receive
from deskoherna.games.nightwatch.wall import can_post, has_space, post_guard
from deskoherna.games.nightwatch.wildlings import deploy, draw_token, lay_under_settlement
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row

__rules__ = True

ROAD_PIECE, SETTLEMENT_PIECE, KEEP_PIECE, CARD_PIECE, GUARD_PIECE = range(5)
MARKET_RATE, OWN_MARKET_RATE = 3, 2
TOKENS_UNDER_KEEP = 2


# ---------------------------------------------------------------- what may be built

def legal_builds(s: State, seat: int, out: Row, n: int) -> int:
    if s.settlements_left[seat] > 0 and can_pay(s, seat, SETTLEMENT_PIECE):
        n = legal_settlements(s, seat, M_SETTLEMENT, out, n)
    if s.keeps_left[seat] > 0 and can_pay(s, seat, KEEP_PIECE):
        n = legal_keeps(s, seat, out, n)
    if s.roads_left[seat] > 0 and can_pay(s, seat, ROAD_PIECE):
        n = legal_roads(s, seat, M_ROAD, out, n)
    if s.game == WATCH and can_pay(s, seat, GUARD_PIECE) and can_post(s, seat):
        n = legal_guards(s, out, n)
    return n


def legal_guards(s: State, out: Row, n: int) -> int:
    for section in range(N_SECTIONS):
        if has_space(s, section):
            out[n] = M_GUARD + section
            n += 1
    return n


def legal_first_roads(s: State, out: Row, n: int) -> int:
    """The road touches the settlement just placed; edges of a corner are listed in ascending order."""
    for k in range(3):
        e = CORNER_EDGES[s.last_corner][k]
        if e >= 0 and s.road[e] == FREE:
            out[n] = M_ROAD + e
            n += 1
    return n


# ---------------------------------------------------------------- pieces on the land

def lay_road(s: State, seat: int, edge: int) -> None:
    s.road[edge] = seat
    s.roads_left[seat] -= 1
    note_road(s, seat, edge)
    s.road_length[seat] = longest_with(s, seat, edge)
    tell(s, EVERYBODY, E_ROAD, seat, edge)


def raise_settlement(s: State, seat: int, corner: int) -> None:
    s.owner[corner] = seat
    s.level[corner] = SETTLEMENT
    s.settlements_left[seat] -= 1
    s.score[seat] += 1
    note_settlement(s, seat, corner)
    open_market(s, seat, corner)
    tell(s, EVERYBODY, E_SETTLEMENT, seat, corner)


def open_market(s: State, seat: int, corner: int) -> None:
    """A building at a market trades at its rate."""
    kind = s.market[corner]
    if kind == ANY_MARKET:
        for r in range(N_RESOURCES):
            s.rate[seat][r] = min(s.rate[seat][r], MARKET_RATE)
    elif kind != NOWHERE:
        s.rate[seat][kind] = OWN_MARKET_RATE


def build_road(s: State, seat: int, edge: int) -> None:
    phase = s.phase
    lay_road(s, seat, edge)
    if phase == PLACE_ROAD:
        place_next(s)
        return
    if phase != FREE_ROAD and phase != YARWYCK_BUILD:
        pay(s, seat, ROAD_PIECE)
        close_trade(s)
    settle_longest_road(s)
    if phase == FREE_ROAD:
        s.left -= 1
        if s.left == 0 or not any_road_site(s, seat):
            s.left = 0
            carry_on(s)
    elif phase == YARWYCK_BUILD:
        s.last_edge = NOWHERE
        carry_on(s)


def build_settlement(s: State, seat: int, corner: int) -> None:
    """It may cut foreign roads; in the full game the token under the piece is turned (d.3)."""
    if s.phase == PLACE_TOWN:
        place_settlement(s, seat, corner)
        return
    pay(s, seat, SETTLEMENT_PIECE)
    close_trade(s)
    raise_settlement(s, seat, corner)
    cut = False
    for other in range(s.seats):
        if other != seat and has(s.reach[other], corner):
            s.road_length[other] = longest_of(s, other)
            cut = True
    if cut:
        settle_longest_road(s)
    if s.game == WATCH and not is_over(s):
        deploy(s, draw_token(s, s.under_settlements[seat]))


def build_keep(s: State, seat: int, corner: int) -> None:
    """The settlement comes back onto a fresh token, then the keep's two are turned (H-18)."""
    pay(s, seat, KEEP_PIECE)
    close_trade(s)
    s.level[corner] = KEEP
    s.keeps_left[seat] -= 1
    s.settlements_left[seat] += 1
    s.score[seat] += 1
    tell(s, EVERYBODY, E_KEEP, seat, corner)
    if s.game == WATCH:
        lay_under_settlement(s, seat)
        for _ in range(TOKENS_UNDER_KEEP):
            if not is_over(s):
                deploy(s, draw_token(s, s.under_keeps[seat]))


def build_guard(s: State, seat: int, section: int) -> None:
    pay(s, seat, GUARD_PIECE)
    close_trade(s)
    post_guard(s, seat, section)


def post_free_guard(s: State, seat: int, section: int) -> None:
    post_guard(s, seat, section)
    carry_on(s)


# ---------------------------------------------------------------- the placement rounds

def place_settlement(s: State, seat: int, corner: int) -> None:
    """The second one earns a card from every hex around it; tokens stay face down (H-1)."""
    raise_settlement(s, seat, corner)
    if s.placed >= s.seats:
        harvest(s, seat, corner)
    s.last_corner = corner
    ask(s, PLACE_ROAD, seat)
    if s.start_flips == 1:
        deploy(s, draw_token(s, s.under_settlements[seat]))


def harvest(s: State, seat: int, corner: int) -> None:
    for k in range(3):
        h = CORNER_HEXES[corner][k]
        if h >= 0 and s.terrain[h] != NOWHERE and s.terrain[h] != BARREN:
            receive(s, seat, s.terrain[h])


def place_guard(s: State, seat: int, section: int) -> None:
    post_guard(s, seat, section)
    place_next(s)


def place_next(s: State) -> None:
    """Round one forwards, round two backwards, in the full game a round of guards forwards; then the first turn."""
    s.placed += 1
    n = s.seats
    s.last_corner = NOWHERE
    if s.placed < n:
        ask_placing(s, PLACE_TOWN, s.placed)
    elif s.placed < 2 * n:
        ask_placing(s, PLACE_TOWN, 2 * n - 1 - s.placed)
    elif s.game == WATCH and s.placed < 3 * n:
        ask_placing(s, PLACE_GUARD, s.placed - 2 * n)
    else:
        begin_turns(s)


def ask_placing(s: State, phase: int, player: int) -> None:
    s.turn = (s.first + player) % s.seats
    ask(s, phase, s.turn)


def begin_turns(s: State) -> None:
    s.turn = s.first
    begin_turn(s)
