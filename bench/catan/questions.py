"""Questions about a position and the legal moves built from them."""

from bench.catan.board import EDGE_NODES, HEX_NODES, N_EDGE, N_HEX, N_NODE, NODE_EDGES, NODE_NODES
from bench.catan.material import (
    COST_CARD,
    COST_CITY,
    COST_ROAD,
    COST_SETTLEMENT,
    KNIGHT,
    MONOPOLY,
    N_DECK,
    N_RES,
    N_SEATS,
    PAIRS,
    PLENTY,
    ROADS,
)
from bench.catan.moves import (
    M_BUY,
    M_CITY,
    M_DISCARD,
    M_END,
    M_KNIGHT,
    M_MONOPOLY,
    M_PLENTY,
    M_ROAD,
    M_ROADS,
    M_ROB,
    M_ROBBER,
    M_ROLL,
    M_TOWN,
    M_TRADE,
)
from bench.catan.state import DISCARD, FREE_ROADS, OVER, ROBBER, SETUP_ROAD, SETUP_TOWN, STEAL, TURN, State
from deskoherna.kit.state import Row

__rules__ = True

N_PAIRS = len(PAIRS)


def actors(s: State) -> int:
    return 0 if s.phase == OVER else 1 << s.actor


def hand_size(s: State, p: int) -> int:
    h = s.hand[p]
    return h[0] + h[1] + h[2] + h[3] + h[4]


def can_pay(s: State, p: int, cost: Row) -> bool:
    h = s.hand[p]
    return ((h[0] >= cost[0]) & (h[1] >= cost[1]) & (h[2] >= cost[2]) & (h[3] >= cost[3]) & (h[4] >= cost[4]))


def touches_road(s: State, p: int, node: int) -> bool:
    return (s.reach[node] >> p) & 1 == 1


def town_site(s: State, node: int) -> bool:
    """Empty, and no neighbour built on (the distance rule)."""
    if s.node_owner[node] >= 0:
        return False
    for k in range(3):
        n = NODE_NODES[node][k]
        if n >= 0 and s.node_owner[n] >= 0:
            return False
    return True


def road_site(s: State, p: int, edge: int) -> bool:
    """Free, and at one end an own building, or an own road that nobody else's building cuts off."""
    if s.edge_owner[edge] >= 0:
        return False
    for k in range(2):
        n = EDGE_NODES[edge][k]
        owner = s.node_owner[n]
        if owner == p or (owner < 0 and touches_road(s, p, n)):
            return True
    return False


def any_road_site(s: State, p: int) -> bool:
    if s.roads_left[p] == 0:
        return False
    for e in range(N_EDGE):  # noqa: SIM110
        if road_site(s, p, e):
            return True
    return False


def robs(s: State, hex_: int, victim: int) -> bool:
    """Has the victim a building on the hex and a card to lose?"""
    for k in range(6):
        if s.node_owner[HEX_NODES[hex_][k]] == victim:
            return hand_size(s, victim) > 0
    return False


# ---------------------------------------------------------------- legal moves


def legal(s: State, seat: int, out: Row, n: int) -> int:
    """All that the acting seat may do, in ascending order."""
    phase = s.phase
    if phase == TURN:
        n = legal_cards(s, seat, out, n)
        if s.rolled == 0:
            out[n] = M_ROLL
            return n + 1
        out[n] = M_END
        n = legal_trades(s, seat, out, n + 1)
        return legal_buys(s, seat, out, n)
    if phase == DISCARD:
        for r in range(N_RES):
            if s.hand[seat][r] > 0:
                out[n] = M_DISCARD + r
                n += 1
    elif phase == ROBBER:
        for h in range(N_HEX):
            if h != s.robber:
                out[n] = M_ROBBER + h
                n += 1
    elif phase == STEAL:
        for v in range(N_SEATS):
            if v != seat and robs(s, s.robber, v):
                out[n] = M_ROB + v
                n += 1
    elif phase == FREE_ROADS:
        return legal_roads(s, seat, out, n)
    elif phase == SETUP_TOWN:
        for node in range(N_NODE):
            if town_site(s, node):
                out[n] = M_TOWN + node
                n += 1
    elif phase == SETUP_ROAD:
        for k in range(3):
            e = NODE_EDGES[s.setup_node][k]
            if e >= 0 and s.edge_owner[e] < 0:
                out[n] = M_ROAD + e
                n += 1
    return n


def legal_cards(s: State, p: int, out: Row, n: int) -> int:
    """At most one development card a turn, and not one bought this turn."""
    if s.card_played != 0:
        return n
    have = s.cards[p]
    fresh = s.fresh[p]
    if have[KNIGHT] > fresh[KNIGHT]:
        out[n] = M_KNIGHT
        n += 1
    if have[ROADS] > fresh[ROADS] and any_road_site(s, p):
        out[n] = M_ROADS
        n += 1
    if have[MONOPOLY] > fresh[MONOPOLY]:
        for r in range(N_RES):
            out[n] = M_MONOPOLY + r
            n += 1
    if have[PLENTY] > fresh[PLENTY]:
        for i in range(N_PAIRS):
            a = PAIRS[i][0]
            b = PAIRS[i][1]
            if s.bank[a] > 0 and s.bank[b] > (1 if a == b else 0):
                out[n] = M_PLENTY + i
                n += 1
    return n


def legal_trades(s: State, p: int, out: Row, n: int) -> int:
    for give in range(N_RES):
        if s.hand[p][give] >= s.rate[p][give]:
            for get in range(N_RES):
                if get != give and s.bank[get] > 0:
                    out[n] = M_TRADE + give * N_RES + get
                    n += 1
    return n


def legal_buys(s: State, p: int, out: Row, n: int) -> int:
    if s.deck_pos < N_DECK and can_pay(s, p, COST_CARD):
        out[n] = M_BUY
        n += 1
    if s.cities_left[p] > 0 and can_pay(s, p, COST_CITY):
        for node in range(N_NODE):
            if s.node_owner[node] == p and s.node_level[node] == 1:
                out[n] = M_CITY + node
                n += 1
    if s.roads_left[p] > 0 and can_pay(s, p, COST_ROAD):
        n = legal_roads(s, p, out, n)
    if s.towns_left[p] > 0 and can_pay(s, p, COST_SETTLEMENT):
        for node in range(N_NODE):
            if touches_road(s, p, node) and town_site(s, node):
                out[n] = M_TOWN + node
                n += 1
    return n


def legal_roads(s: State, p: int, out: Row, n: int) -> int:
    for e in range(N_EDGE):
        if road_site(s, p, e):
            out[n] = M_ROAD + e
            n += 1
    return n
