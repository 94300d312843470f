"""Hexes: axial coordinates, borders, corners, distance, rays and rings, as tables built once.

Directions run clockwise from east (pointy tops): 0 E, 1 SE, 2 SW, 3 W, 4 NW, 5 NE. A `Hexes` is any set of cells;
borders and corners are numbered in the order in which the cells meet them, each shared one once.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from deskoherna.kit.axes import Axis

Cell = tuple[int, int]
Table = list[list[int]]

DIRECTIONS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
NOWHERE = -1


def distance(a: Cell, b: Cell) -> int:
    """Steps from one cell to another."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def add(a: Cell, direction: int, steps: int = 1) -> Cell:
    """The cell so many steps away in a direction."""
    dq, dr = DIRECTIONS[direction % 6]
    return a[0] + dq * steps, a[1] + dr * steps


def ring(centre: Cell, radius: int) -> list[Cell]:
    """The cells at a distance, clockwise from the one in direction 4 (north-west)."""
    if radius == 0:
        return [centre]
    at, cells = add(centre, 4, radius), []
    for side in range(6):
        for _ in range(radius):
            cells.append(at)
            at = add(at, side)
    return cells


def disc(radius: int) -> list[Cell]:
    """All cells within a distance of the origin, row by row."""
    return [(q, r) for r in range(-radius, radius + 1) for q in range(-radius, radius + 1) if abs(q + r) <= radius]


def _corner(cell: Cell, k: int) -> tuple[int, int]:
    """Corner k of a cell (clockwise from the top) as a point of a fine lattice that neighbours share."""
    dx, dy = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))[k]
    return 2 * cell[0] + cell[1] + dx, 3 * cell[1] + dy


@dataclass(eq=False)
class Hexes:
    """A set of cells with all its tables. Missing neighbours are -1."""

    cells: tuple[Cell, ...]
    number: dict[Cell, int] = field(init=False)
    near: Table = field(init=False)
    """`near[h][d]`: the neighbour in direction d."""
    borders: Table = field(init=False)
    """`borders[h][d]`: the border of h in direction d, shared with the neighbour there."""
    sides: Table = field(init=False)
    """`sides[b]`: the one or two hexes at a border (the second may be -1)."""
    corners: Table = field(init=False)
    """`corners[h][k]`: corner k of h, clockwise from the top."""
    ends: Table = field(init=False)
    """`ends[b]`: the two corners of a border."""
    meets: Table = field(init=False)
    """`meets[c]`: the borders at a corner, padded to three with -1."""
    around: Table = field(init=False)
    """`around[c]`: the hexes at a corner, padded to three with -1."""
    beside: Table = field(init=False)
    """`beside[c]`: the corners one border away, padded to three with -1."""
    away: Table = field(init=False)
    """`away[h][g]`: distance."""
    rays: list[Table] = field(init=False)
    """`rays[h][d]`: the hexes straight on from h until the board ends, nearest first."""

    def __init__(self, cells: Iterable[Cell]) -> None:
        self.cells = tuple(cells)
        self.number = {c: i for i, c in enumerate(self.cells)}
        if len(self.number) != len(self.cells):
            raise ValueError("a cell stands twice")
        n = len(self.cells)
        self.near = [[self.number.get(add(c, d), NOWHERE) for d in range(6)] for c in self.cells]
        corner_id: dict[tuple[int, int], int] = {}
        self.corners = [[corner_id.setdefault(_corner(c, k), len(corner_id)) for k in range(6)] for c in self.cells]
        border_id: dict[tuple[int, int], int] = {}
        self.borders, self.ends, self.sides = [], [], []
        for h in range(n):
            row = []
            for d in range(6):
                # The border in direction 0 (east) runs between corners 1 and 2, and so on clockwise.
                a, b = self.corners[h][(d + 1) % 6], self.corners[h][(d + 2) % 6]
                key = (min(a, b), max(a, b))
                if key not in border_id:
                    border_id[key] = len(border_id)
                    self.ends.append(list(key))
                    self.sides.append([h, NOWHERE])
                else:
                    self.sides[border_id[key]][1] = h
                row.append(border_id[key])
            self.borders.append(row)
        count = len(corner_id)
        self.meets = [_three(b for b, ends in enumerate(self.ends) if c in ends) for c in range(count)]
        self.around = [_three(h for h in range(n) if c in self.corners[h]) for c in range(count)]
        self.beside = [_three(sum(self.ends[b]) - c for b in self.meets[c] if b >= 0) for c in range(count)]
        self.away = [[distance(a, b) for b in self.cells] for a in self.cells]
        self.rays = [[self._ray(h, d) for d in range(6)] for h in range(n)]

    def _ray(self, h: int, d: int) -> list[int]:
        found = []
        at = self.near[h][d]
        while at != NOWHERE:
            found.append(at)
            at = self.near[at][d]
        return found

    @property
    def names(self) -> tuple[str, ...]:
        """The cells in words: `2,-1`."""
        return tuple(f"{q},{r}" for q, r in self.cells)

    def axis(self, name: str = "hex") -> Axis:
        """The axis of the cells."""
        return Axis(name, self.names)

    def border_axis(self, name: str = "border") -> Axis:
        """Borders are named by hex and side: `2,-1/NE`; of a shared one the first hex counts."""
        names = [""] * len(self.sides)
        for h in range(len(self.cells)):
            for d, b in enumerate(self.borders[h]):
                names[b] = names[b] or f"{self.names[h]}/{SIDE_NAMES[d]}"
        return Axis(name, tuple(names))

    def corner_axis(self, name: str = "corner") -> Axis:
        """Corners are named by hex and corner: `2,-1/N`; of a shared one the first hex counts."""
        names = [""] * len(self.around)
        for h in range(len(self.cells)):
            for k, c in enumerate(self.corners[h]):
                names[c] = names[c] or f"{self.names[h]}/{CORNER_NAMES[k]}"
        return Axis(name, tuple(names))

    def padded_rays(self) -> list[Table]:
        """`rays` with -1 behind the last hex, all of one length: as rules need them."""
        longest = max((len(r) for rays in self.rays for r in rays), default=0) + 1
        return [[r + [NOWHERE] * (longest - len(r)) for r in rays] for rays in self.rays]


SIDE_NAMES = ("E", "SE", "SW", "W", "NW", "NE")
CORNER_NAMES = ("N", "NE", "SE", "S", "SW", "NW")


def _three(found: Iterable[int]) -> list[int]:
    row = list(found)
    return row + [NOWHERE] * (3 - len(row))
