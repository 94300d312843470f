"""Sets of corners, edges and hexes, kept up to date as the land is built on, so that nothing is searched for."""

from deskoherna.games.nightwatch.board import CORNER_CORNERS, CORNER_EDGES, EDGE_CORNERS
from deskoherna.games.nightwatch.material import BARREN, BOTH, NOWHERE
from deskoherna.games.nightwatch.roads import road_site, settlement_site
from deskoherna.games.nightwatch.state import FREE, State
from deskoherna.kit.bits import list_bits, lowest_bit
from deskoherna.kit.state import Row

__rules__ = True

HALF = 60
"""Corners and edges below go into one number of bits, the others into a second."""
TWO, TWELVE = 2, 12


# ---------------------------------------------------------------- asking


def has(row: Row, i: int) -> bool:
    return (row[0] >> i) & 1 == 1 if i < HALF else (row[1] >> (i - HALF)) & 1 == 1


def any_road_site(s: State, seat: int) -> bool:
    return s.roads_left[seat] > 0 and s.sites[seat][0] | s.sites[seat][1] != 0


def only_road_site(s: State, seat: int) -> int:
    """The one place for the seat's next road; nowhere when there are several or none."""
    low = s.sites[seat][0]
    high = s.sites[seat][1]
    if low & (low - 1) != 0 or high & (high - 1) != 0 or (low != 0) == (high != 0):
        return NOWHERE
    return lowest_bit(low) if low != 0 else HALF + lowest_bit(high)


def list_road_sites(s: State, seat: int, first: int, out: Row, n: int) -> int:
    """Straight from the set: to look at every edge would take as long as all the rest of the list."""
    n = list_bits(s.sites[seat][0], first, out, n)
    return list_bits(s.sites[seat][1], first + HALF, out, n)


def list_settlement_sites(s: State, seat: int, first: int, out: Row, n: int) -> int:
    """Where an own road ends and the distance rule leaves room; from the sets, like roads."""
    n = list_bits(s.reach[seat][0] & s.room[0], first, out, n)
    return list_bits(s.reach[seat][1] & s.room[1], first + HALF, out, n)


def list_room(s: State, first: int, out: Row, n: int) -> int:
    """In the placement rounds the distance rule alone decides; from the set, like roads."""
    n = list_bits(s.room[0], first, out, n)
    return list_bits(s.room[1], first + HALF, out, n)


# ---------------------------------------------------------------- keeping up to date


def put(row: Row, i: int) -> None:
    if i < HALF:
        row[0] |= 1 << i
    else:
        row[1] |= 1 << (i - HALF)


def drop(row: Row, i: int) -> None:
    if i < HALF:
        row[0] &= ~(1 << i)
    else:
        row[1] &= ~(1 << (i - HALF))


def note_road(s: State, seat: int, edge: int) -> None:
    """A road was laid: nobody builds there again, and its owner may go on from its ends."""
    for other in range(s.seats):
        drop(s.sites[other], edge)
    for k in range(2):
        corner = EDGE_CORNERS[edge][k]
        put(s.reach[seat], corner)
        if s.owner[corner] < 0 or s.owner[corner] == seat:
            open_edges(s, seat, corner)


def note_settlement(s: State, seat: int, corner: int) -> None:
    """A settlement was raised: the corners beside it are closed, its owner may leave it, others may not pass it."""
    drop(s.room, corner)
    for k in range(3):
        if CORNER_CORNERS[corner][k] >= 0:
            drop(s.room, CORNER_CORNERS[corner][k])
    open_edges(s, seat, corner)
    for other in range(s.seats):
        if other != seat and has(s.reach[other], corner):
            for k in range(3):
                e = CORNER_EDGES[corner][k]
                if e >= 0 and not road_site(s, other, e):
                    drop(s.sites[other], e)


def open_edges(s: State, seat: int, corner: int) -> None:
    for k in range(3):
        e = CORNER_EDGES[corner][k]
        if e >= 0 and s.road[e] == FREE:
            put(s.sites[seat], e)


def open_land(s: State) -> None:
    """Before anything is built there is room everywhere."""
    for c in range(s.corners):
        if s.owner[c] == FREE:
            put(s.room, c)


def surveyed(s: State) -> bool:
    """Are the sets there? They are not where all that is shown to nobody was taken away. Until the first road ends
    somewhere there is room."""
    ends = s.room[0] | s.room[1]
    for seat in range(s.seats):
        ends |= s.reach[seat][0] | s.reach[seat][1]
    return ends != 0


def survey(s: State) -> None:
    """All sets anew."""
    for half in range(2):
        s.room[half] = 0
        for seat in range(s.seats):
            s.sites[seat][half] = 0
            s.reach[seat][half] = 0
    for c in range(s.corners):
        if settlement_site(s, c):
            put(s.room, c)
    for e in range(s.edges):
        if s.road[e] >= 0:
            put(s.reach[s.road[e]], EDGE_CORNERS[e][0])
            put(s.reach[s.road[e]], EDGE_CORNERS[e][1])
        for seat in range(s.seats):
            if road_site(s, seat, e):
                put(s.sites[seat], e)


def find_numbers(s: State) -> None:
    """Which hexes a throw of the dice wakes; the token 2/12 answers to both."""
    for throw in range(TWO, TWELVE + 1):
        s.answering[throw] = 0
    for h in range(s.hexes):
        n = s.number[h]
        if s.terrain[h] != NOWHERE and s.terrain[h] != BARREN and n > 0:
            if n == BOTH:
                s.answering[TWO] |= 1 << h
                s.answering[TWELVE] |= 1 << h
            else:
                s.answering[n] |= 1 << h
