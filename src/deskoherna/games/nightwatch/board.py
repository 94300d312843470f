"""One net of hexes for all boards: the classic island first, then the rest of the Gift.

The 21 hexes of the Gift and the 19 of the island overlap in one coordinate system (axial q, r; r = 0 lies at the
Wall), so every board is a part of the same 24 hexes and shares their tables. The island comes first, so on it the
loops end at 19 hexes, 54 corners and 72 edges.

Corners have the names of the sheet: `N0,2` is the north corner of hex 0,2, `S0,2` its south corner. An edge is named
by its two ends: `N0,2/S1,1`.
"""

from deskoherna.kit.axes import Axis
from deskoherna.kit.hexes import CORNER_NAMES, SIDE_NAMES, Cell, Hexes

ISLAND: list[Cell] = [
    (q, r)
    for r, first, last in ((0, 0, 2), (1, -1, 2), (2, -2, 2), (3, -2, 1), (4, -2, 0))
    for q in range(first, last + 1)
]
GIFT: list[Cell] = [
    (q, r) for r, first, last in ((0, 0, 3), (1, -1, 3), (2, -2, 3), (3, -3, 2)) for q in range(first, last + 1)
]

NET = Hexes([*ISLAND, *(c for c in GIFT if c not in ISLAND)])
N_HEXES = len(NET.cells)
N_CORNERS = len(NET.around)
N_EDGES = len(NET.sides)
ISLAND_HEXES, ISLAND_CORNERS, ISLAND_EDGES = 19, 54, 72

HEX_CORNERS = NET.corners
CORNER_HEXES = NET.around
CORNER_EDGES = NET.meets
CORNER_CORNERS = NET.beside
EDGE_CORNERS = NET.ends


def _corner_names() -> tuple[str, ...]:
    names = [""] * N_CORNERS
    for h, (q, r) in enumerate(NET.cells):
        own = (f"N{q},{r}", f"S{q + 1},{r - 1}", f"N{q},{r + 1}", f"S{q},{r}", f"N{q - 1},{r + 1}", f"S{q},{r - 1}")
        for k, c in enumerate(HEX_CORNERS[h]):
            names[c] = own[k]
    return tuple(names)


HEXES = NET.axis("hex")
CORNERS = Axis("corner", _corner_names())


def _edge_names() -> tuple[str, ...]:
    ends = [sorted((CORNERS.points[a], CORNERS.points[b])) for a, b in EDGE_CORNERS]
    return tuple(f"{a}/{b}" for a, b in ends)


EDGES = Axis("edge", _edge_names())


def edge_at(cell: Cell, side: str) -> int:
    """The edge on a side (`SE`) of a cell."""
    return NET.borders[NET.number[cell]][SIDE_NAMES.index(side)]


def edge_between(a: int, b: int) -> int:
    """The edge that joins two corners."""
    return next(e for e in CORNER_EDGES[a] if e >= 0 and b in EDGE_CORNERS[e])


def corner_point(c: int) -> tuple[int, int]:
    """Where a corner lies on the fine lattice of a drawing: half widths of a hex, half side lengths."""
    h = next(h for h in CORNER_HEXES[c] if h >= 0)
    q, r = NET.cells[h]
    dx, dy = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))[HEX_CORNERS[h].index(c)]
    return 2 * q + r + dx, 3 * r + dy


def spirals() -> list[list[int]]:
    """The island's hexes in a spiral inwards from each of its six corner hexes, counter-clockwise."""
    centre = (0, 2)
    rings = [_ring(centre, 2), _ring(centre, 1), [centre]]
    found = []
    for start in range(6):
        order = []
        for radius, ring in zip((2, 1, 0), rings, strict=True):
            at = start * radius
            order += [NET.number[ring[(at + i) % len(ring)]] for i in range(len(ring))]
        found.append(order)
    return found


def _ring(centre: Cell, radius: int) -> list[Cell]:
    """Counter-clockwise round the centre, from the north-west corner hex."""
    steps = ((-1, 1), (0, 1), (1, 0), (1, -1), (0, -1), (-1, 0))
    q, r = centre[0], centre[1] - radius
    cells = []
    for dq, dr in steps:
        for _ in range(radius):
            cells.append((q, r))
            q, r = q + dq, r + dr
    return cells


__all__ = [
    "CORNERS",
    "CORNER_CORNERS",
    "CORNER_EDGES",
    "CORNER_HEXES",
    "CORNER_NAMES",
    "EDGES",
    "EDGE_CORNERS",
    "GIFT",
    "HEXES",
    "HEX_CORNERS",
    "ISLAND",
    "ISLAND_CORNERS",
    "ISLAND_EDGES",
    "ISLAND_HEXES",
    "NET",
    "N_CORNERS",
    "N_EDGES",
    "N_HEXES",
    "corner_point",
    "edge_at",
    "edge_between",
    "spirals",
]
