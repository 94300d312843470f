"""Where roads, settlements and keeps may stand, and how long a road is."""

from deskoherna.games.nightwatch.board import CORNER_CORNERS, CORNER_EDGES, EDGE_CORNERS
from deskoherna.games.nightwatch.material import ROADS
from deskoherna.games.nightwatch.state import FREE, State

__rules__ = True


SETTLEMENT, KEEP = 1, 2
"""Levels of a building."""
NO_ROAD = -1
HALF = 45
"""Edges below go into one number of bits, the others into a second."""
MARKED = 4
"""Added to the owner of a road that lies on the trail being walked."""


# ---------------------------------------------------------------- sites


def touches_road(s: State, seat: int, corner: int) -> bool:
    """Does an own road end here?"""
    for k in range(3):
        e = CORNER_EDGES[corner][k]
        if e >= 0 and s.road[e] == seat:
            return True
    return False


def settlement_site(s: State, corner: int) -> bool:
    """Free, and no neighbouring corner built on: the distance rule."""
    if s.owner[corner] != FREE:
        return False
    for k in range(3):
        c = CORNER_CORNERS[corner][k]
        if c >= 0 and s.owner[c] >= 0:
            return False
    return True


def joins(s: State, seat: int, corner: int) -> bool:
    """May an own road go on from this corner? Not through a foreign building (H-26)."""
    owner = s.owner[corner]
    return owner == seat or (owner < 0 and touches_road(s, seat, corner))


def road_site(s: State, seat: int, edge: int) -> bool:
    return s.road[edge] == FREE and (joins(s, seat, EDGE_CORNERS[edge][0]) or joins(s, seat, EDGE_CORNERS[edge][1]))


# ---------------------------------------------------------------- roads that may be taken up (Yarwyck)


def holds_end(s: State, seat: int, edge: int, corner: int) -> bool:
    """Is the road joined to another own piece at this end? Foreign pieces do not matter here."""
    if s.owner[corner] == seat:
        return True
    for k in range(3):
        e = CORNER_EDGES[corner][k]
        if e >= 0 and e != edge and s.road[e] == seat:
            return True
    return False


def loose_road(s: State, seat: int, edge: int) -> bool:
    """An own road joined to own pieces at only one of its ends, with another place to go to."""
    if s.road[edge] != seat:
        return False
    if holds_end(s, seat, edge, EDGE_CORNERS[edge][0]) == holds_end(s, seat, edge, EDGE_CORNERS[edge][1]):
        return False
    found = False
    s.road[edge] = FREE
    for e in range(s.edges):
        if e != edge and road_site(s, seat, e):
            found = True
            break
    s.road[edge] = seat
    return found


# ---------------------------------------------------------------- the longest road


def longest_with(s: State, seat: int, edge: int) -> int:
    """The longest road after a new one: only trails through it can be longer than before.

    The best ways on from its two ends add up, unless they could meet: then all is measured anew.
    """
    s.road[edge] = seat + MARKED
    one, low, high = way_on(s, seat, EDGE_CORNERS[edge][0])
    other, low2, high2 = way_on(s, seat, EDGE_CORNERS[edge][1])
    s.road[edge] = seat
    if (low & low2) | (high & high2) != 0:
        return longest_of(s, seat)
    return max(s.road_length[seat], one + 1 + other)


def way_on(s: State, seat: int, corner: int) -> tuple[int, int, int]:
    """The longest trail on from an end of a road, and the edges it might use; none through a foreign building."""
    if s.owner[corner] >= 0 and s.owner[corner] != seat:
        return 0, 0, 0
    return longest_from(s, seat, corner, 0, 0)


def longest_of(s: State, seat: int) -> int:
    """The longest trail of own roads, each used once, not through a foreign building.

    A longest trail that is no ring begins where an odd number of own roads meets or where a foreign building stands:
    anywhere else it could be made longer. Roads that no such start reaches form rings.
    """
    laid = ROADS - s.roads_left[seat]
    best = 0
    low = 0
    high = 0
    for e in range(s.edges):
        if s.road[e] == seat:
            for k in range(2):
                corner = EDGE_CORNERS[e][k]
                if trail_begins(s, seat, corner, e):
                    length, low, high = longest_from(s, seat, corner, low, high)
                    best = max(best, length)
            if best == laid:
                return best
    for e in range(s.edges):
        if s.road[e] == seat and not walked(e, low, high):
            length, low, high = longest_from(s, seat, EDGE_CORNERS[e][0], low, high)
            best = max(best, length)
    return best


def trail_begins(s: State, seat: int, corner: int, edge: int) -> bool:
    """Is the corner a start, and the edge its first own road, so that every start is taken once?"""
    first = NO_ROAD
    n = 0
    for k in range(3):
        e = CORNER_EDGES[corner][k]
        if e >= 0 and s.road[e] == seat:
            n += 1
            if first == NO_ROAD:
                first = e
    return first == edge and (n != 2 or (s.owner[corner] >= 0 and s.owner[corner] != seat))


def walked(edge: int, low: int, high: int) -> bool:
    """Edges already reached, kept as bits of two numbers."""
    if edge < HALF:
        return (low >> edge) & 1 == 1
    return (high >> (edge - HALF)) & 1 == 1


def longest_from(s: State, seat: int, start: int, low: int, high: int) -> tuple[int, int, int]:
    """The longest trail from a corner. The stack lies in the State; roads under way are marked."""
    best = 0
    depth = 0
    s.path_corner[0] = start
    s.path_next[0] = 0
    while depth >= 0:
        corner = s.path_corner[depth]
        k = s.path_next[depth]
        if k == 3 or (depth > 0 and s.owner[corner] >= 0 and s.owner[corner] != seat):
            if depth > 0:
                s.road[s.path_edge[depth]] = seat
            depth -= 1
            continue
        s.path_next[depth] = k + 1
        e = CORNER_EDGES[corner][k]
        if e >= 0 and s.road[e] == seat:
            if e < HALF:
                low |= 1 << e
            else:
                high |= 1 << (e - HALF)
            s.road[e] = seat + MARKED
            depth += 1
            s.path_edge[depth] = e
            s.path_corner[depth] = EDGE_CORNERS[e][0] + EDGE_CORNERS[e][1] - corner
            s.path_next[depth] = 0
            if depth > best:
                best = depth
    return best, low, high
