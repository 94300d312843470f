"""Building: roads, settlements, keeps, guards, bought and free."""

from deskoherna.games.nightwatch.awards import settle_longest_road
from deskoherna.games.nightwatch.board import CORNER_EDGES, CORNER_HEXES, CORNERS, EDGES
from deskoherna.games.nightwatch.endings import is_over
from deskoherna.games.nightwatch.events import BUILDS_KEEP, BUILDS_ROAD, BUILDS_SETTLEMENT
from deskoherna.games.nightwatch.flow import ask, begin_turn, carry_on, close_trade
from deskoherna.games.nightwatch.material import ANY_MARKET, BARREN, N_RESOURCES, NOWHERE
from deskoherna.games.nightwatch.roads import KEEP, SETTLEMENT, longest_of, longest_with
from deskoherna.games.nightwatch.sites import (
    any_road_site,
    has,
    list_road_sites,
    list_room,
    list_settlement_sites,
    note_road,
    note_settlement,
    only_road_site,
)
from deskoherna.games.nightwatch.state import (
    AFTER_ROLL,
    CLASSIC,
    FREE,
    FREE_GUARD,
    FREE_ROAD,
    PLACE_GUARD,
    PLACE_ROAD,
    PLACE_TOWN,
    SECTIONS,
    WATCH,
    State,
)
from deskoherna.games.nightwatch.supply import can_pay, pay, receive
from deskoherna.games.nightwatch.tasks import DO_GUARD, TASKS
from deskoherna.games.nightwatch.wall import can_post, has_space, post_guard
from deskoherna.games.nightwatch.wildlings import deploy, draw_token, lay_under_settlement
from deskoherna.kit.declare import allows, lists, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row

__rules__ = True

ROAD_PIECE, SETTLEMENT_PIECE, KEEP_PIECE, CARD_PIECE, GUARD_PIECE = range(5)
MARKET_RATE, OWN_MARKET_RATE = 3, 2
TOKENS_UNDER_KEEP = 2


# ---------------------------------------------------------------- pieces on the land


def lay_road(s: State, seat: int, edge: int) -> None:
    s.road[edge] = seat
    s.roads_left[seat] -= 1
    note_road(s, seat, edge)
    s.road_length[seat] = longest_with(s, seat, edge)
    tell(s, EVERYBODY, BUILDS_ROAD, seat, edge)


def raise_settlement(s: State, seat: int, corner: int) -> None:
    s.owner[corner] = seat
    s.level[corner] = SETTLEMENT
    s.settlements_left[seat] -= 1
    s.score[seat] += 1
    note_settlement(s, seat, corner)
    open_market(s, seat, corner)
    tell(s, EVERYBODY, BUILDS_SETTLEMENT, seat, corner)


def open_market(s: State, seat: int, corner: int) -> None:
    """A building at a market trades at its rate."""
    kind = s.market[corner]
    if kind == ANY_MARKET:
        for r in range(N_RESOURCES):
            s.rate[seat][r] = min(s.rate[seat][r], MARKET_RATE)
    elif kind != NOWHERE:
        s.rate[seat][kind] = OWN_MARKET_RATE


# ---------------------------------------------------------------- roads


@verb("road {}", EDGES, asked=AFTER_ROLL, listed=list_road_sites)
def build_road(s: State, seat: int, edge: int) -> None:
    lay_road(s, seat, edge)
    pay(s, seat, ROAD_PIECE)
    close_trade(s)
    settle_longest_road(s)


@allows(build_road)
def can_pay_road(s: State, seat: int) -> bool:
    return s.roads_left[seat] > 0 and can_pay(s, seat, ROAD_PIECE)


@verb("road {}", EDGES, asked=FREE_ROAD, listed=list_road_sites)
def build_free_road(s: State, seat: int, edge: int) -> None:
    """Road Building: up to two roads; on the classic island both must be built where they can."""
    lay_free_road(s, seat, edge)
    ask_free_road(s, seat)


def lay_free_road(s: State, seat: int, edge: int) -> None:
    lay_road(s, seat, edge)
    settle_longest_road(s)
    s.left -= 1


def ask_free_road(s: State, seat: int) -> None:
    """On the island a road that has one place only is laid without asking."""
    while s.left > 0 and any_road_site(s, seat) and not is_over(s):
        edge = only_road_site(s, seat)
        if s.game != CLASSIC or edge == NOWHERE:
            ask(s, FREE_ROAD, seat)
            return
        lay_free_road(s, seat, edge)
    stop_building(s)


@verb("pass", asked=FREE_ROAD)
def stop_building(s: State) -> None:
    s.left = 0
    carry_on(s)


@allows(stop_building)
def may_stop_building(s: State) -> bool:
    return s.game != CLASSIC


# ---------------------------------------------------------------- settlements and keeps


@verb("settlement {}", CORNERS, asked=AFTER_ROLL, listed=list_settlement_sites)
def build_settlement(s: State, seat: int, corner: int) -> None:
    """It may cut foreign roads; in the full game the token under the piece is turned (d.3)."""
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


@allows(build_settlement)
def can_pay_settlement(s: State, seat: int) -> bool:
    return s.settlements_left[seat] > 0 and can_pay(s, seat, SETTLEMENT_PIECE)


@verb("keep {}", CORNERS, asked=AFTER_ROLL)
def build_keep(s: State, seat: int, corner: int) -> None:
    """The settlement comes back onto a fresh token, then the keep's two are turned (H-18)."""
    pay(s, seat, KEEP_PIECE)
    close_trade(s)
    s.level[corner] = KEEP
    s.keeps_left[seat] -= 1
    s.settlements_left[seat] += 1
    s.score[seat] += 1
    tell(s, EVERYBODY, BUILDS_KEEP, seat, corner)
    if s.game == WATCH:
        lay_under_settlement(s, seat)
        for _ in range(TOKENS_UNDER_KEEP):
            if not is_over(s):
                deploy(s, draw_token(s, s.under_keeps[seat]))


@allows(build_keep)
def can_pay_keep(s: State, seat: int) -> bool:
    return s.keeps_left[seat] > 0 and can_pay(s, seat, KEEP_PIECE)


@allows(build_keep)
def is_own_settlement(s: State, seat: int, corner: int) -> bool:
    return s.owner[corner] == seat and s.level[corner] == SETTLEMENT


# ---------------------------------------------------------------- guards


@verb("guard section {}", SECTIONS, asked=AFTER_ROLL, allowed=has_space)
def build_guard(s: State, seat: int, section: int) -> None:
    pay(s, seat, GUARD_PIECE)
    close_trade(s)
    post_guard(s, seat, section)


@allows(build_guard)
def can_pay_guard(s: State, seat: int) -> bool:
    return s.game == WATCH and can_pay(s, seat, GUARD_PIECE) and can_post(s, seat)


@TASKS.does(DO_GUARD)
def ask_guard(s: State, seat: int) -> None:
    ask(s, FREE_GUARD, seat)


@verb("guard section {}", SECTIONS, asked=FREE_GUARD, allowed=has_space)
def post_free_guard(s: State, seat: int, section: int) -> None:
    post_guard(s, seat, section)
    carry_on(s)


# ---------------------------------------------------------------- the placement rounds


@verb("settlement {}", CORNERS, asked=PLACE_TOWN, listed=list_room)
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


@verb("road {}", EDGES, asked=PLACE_ROAD)
def place_road(s: State, seat: int, edge: int) -> None:
    lay_road(s, seat, edge)
    place_next(s)


@lists(place_road)
def list_edges_of_last_corner(s: State, first: int, out: Row, n: int) -> int:
    """The road touches the settlement just placed. A corner knows its edges, ascending: no need to look at all."""
    for k in range(3):
        e = CORNER_EDGES[s.last_corner][k]
        if e >= 0 and s.road[e] == FREE:
            out[n] = first + e
            n += 1
    return n


@verb("guard section {}", SECTIONS, asked=PLACE_GUARD, allowed=has_space)
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
