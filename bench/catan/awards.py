"""Largest army and longest road."""

from bench.catan.board import EDGE_NODES, N_EDGE, NODE_EDGES
from bench.catan.material import AWARD, N_SEATS, ROADS_EACH, SHORTEST_ROAD, SMALLEST_ARMY
from bench.catan.state import State

__rules__ = True

SMALLEST_RING = 6


def update_army(s: State, p: int) -> None:
    best = SMALLEST_ARMY - 1 if s.army_holder < 0 else s.knights[s.army_holder]
    if p != s.army_holder and s.knights[p] > best:
        if s.army_holder >= 0:
            s.score[s.army_holder] -= AWARD
        s.army_holder = p
        s.score[p] += AWARD


def update_longest(s: State) -> None:
    """The longest road of at least five; a tie leaves the card with its holder, else with nobody."""
    best = 0
    leader = -1
    for p in range(N_SEATS):
        if s.road_len[p] > best:
            best = s.road_len[p]
            leader = p
        elif s.road_len[p] == best:
            leader = -1
    holder = s.road_holder
    if holder >= 0 and best >= SHORTEST_ROAD and s.road_len[holder] == best:
        return
    if best < SHORTEST_ROAD:
        leader = -1
    if leader != holder:
        if holder >= 0:
            s.score[holder] -= AWARD
        if leader >= 0:
            s.score[leader] += AWARD
        s.road_holder = leader


def starts_here(s: State, p: int, node: int, edge: int) -> bool:
    """Must trails be tried from this end of p's road?

    A longest trail can begin at a dead end, a fork or another player's building; each such node is tried once, from
    the lowest of its roads. Only a ring without any of these has none.
    """
    roads = 0
    lowest = -1
    for k in range(3):
        e = NODE_EDGES[node][k]
        if e >= 0 and s.edge_owner[e] == p:
            roads += 1
            if lowest < 0:
                lowest = e
    return lowest == edge and (roads != 2 or cut(s, p, node))


def longest_road(s: State, p: int) -> int:
    best = 0
    total = ROADS_EACH - s.roads_left[p]
    for e in range(N_EDGE):
        if best == total:
            return best
        if s.edge_owner[e] == p:
            for end in range(2):
                if starts_here(s, p, EDGE_NODES[e][end], e):
                    best = max(best, longest_from(s, p, EDGE_NODES[e][end]))
    if total - best > max(best, SMALLEST_RING - 1):  # there may be a ring by itself that is longer
        for e in range(N_EDGE):
            if s.edge_owner[e] == p:
                best = max(best, longest_from(s, p, EDGE_NODES[e][0]))
    return best


def cut(s: State, p: int, node: int) -> bool:
    """Another player's building parts p's roads here."""
    return s.node_owner[node] >= 0 and s.node_owner[node] != p


def ends_here(s: State, p: int, node: int, edge: int) -> bool:
    """Does p's road on this edge not go on at this node?"""
    if cut(s, p, node):
        return True
    for k in range(3):
        e = NODE_EDGES[node][k]
        if e >= 0 and e != edge and s.edge_owner[e] == p:
            return False
    return True


def lengthen(s: State, p: int, edge: int) -> None:
    """p's longest road after one more: at an end of a stretch only trails from there are new."""
    head = EDGE_NODES[edge][0]
    tail = EDGE_NODES[edge][1]
    if not ends_here(s, p, head, edge):
        head, tail = tail, head
    if not ends_here(s, p, head, edge):
        s.road_len[p] = longest_road(s, p)
        return
    length = 1
    if not cut(s, p, tail):
        s.edge_owner[edge] = p + N_SEATS
        length += longest_from(s, p, tail)
        s.edge_owner[edge] = p
    s.road_len[p] = max(s.road_len[p], length)


def longest_from(s: State, p: int, start: int) -> int:
    """The longest trail of p's roads from a node. Edges on the present trail are marked by adding 4 to their owner."""
    best = 0
    depth = 0
    s.path_node[0] = start
    s.path_next[0] = 0
    while depth >= 0:
        node = s.path_node[depth]
        k = s.path_next[depth]
        if k == 3 or (depth > 0 and cut(s, p, node)):
            if depth > 0:
                s.edge_owner[s.path_edge[depth]] = p
            depth -= 1
            continue
        s.path_next[depth] = k + 1
        e = NODE_EDGES[node][k]
        if e >= 0 and s.edge_owner[e] == p:
            s.edge_owner[e] = p + N_SEATS
            depth += 1
            s.path_edge[depth] = e
            s.path_node[depth] = EDGE_NODES[e][0] + EDGE_NODES[e][1] - node
            s.path_next[depth] = 0
            if depth > best:
                best = depth
    return best
