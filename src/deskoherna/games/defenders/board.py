"""The map: 37 hexes, 132 borders, and the tables that engines, vents and the radar follow.

Sides of a hex run clockwise from east (0 E .. 5 NE); corner i lies between side i and side i+1; ray i is the border
that leaves corner i. An engine stands on a *dart*: a border together with the way its nose points, written as the hex
on its left and the hex on its right.
"""

from math import atan2, hypot, tau

from deskoherna.kit.axes import Axis, axis
from deskoherna.kit.hexes import DIRECTIONS, NOWHERE, SIDE_NAMES, Cell, Hexes, add, disc, distance

RADIUS = 3
PLAN = Hexes(disc(RADIUS))
CORE = PLAN.number[(0, 0)]
N_HEXES = len(PLAN.cells)
RIGHT, LEFT = 0, 1

NEAR = PLAN.near
BORDER = PLAN.borders
N_BORDERS = len(PLAN.sides)
SIDE_A = [a for a, _ in PLAN.sides]
SIDE_B = [b for _, b in PLAN.sides]
WAY = [BORDER[a].index(b) for b, a in enumerate(SIDE_A)]
"""WAY[b]: from SIDE_A over the border; (WAY[b] + 3) % 6 leads back."""
INNER_BORDERS = [b for b, (a, z) in enumerate(PLAN.sides) if z != NOWHERE and CORE not in (a, z)]
"""Between two habitat hexes."""
IS_RIM = [int(b == NOWHERE) for b in SIDE_B]
RING = [distance(c, (0, 0)) for c in PLAN.cells]
AWAY = PLAN.away

HEXES = PLAN.axis("hex")
SIDES_OF_HEX = axis("direction", SIDE_NAMES)
AIMS = axis("aim", ["here", *SIDES_OF_HEX.points])
AIMED_AT = [[h, *near] for h, near in enumerate(NEAR)]
"""AIMED_AT[h][aim]: h itself, or its neighbours."""
CORNERS = axis("corner", ["ESE", "S", "WSW", "WNW", "N", "ENE"])


class BorderAxis(Axis):
    """Borders have two names, one from each hex; both are read."""

    def read(self, text: str, s: object = None) -> int:
        cell, slash, side = text.strip().partition("/")
        if slash and side.upper() in SIDE_NAMES and cell in PLAN.names:
            return BORDER[PLAN.names.index(cell)][SIDE_NAMES.index(side.upper())]
        return super().read(text, s)


BORDERS = BorderAxis("border", PLAN.border_axis().points)


def _border_between(a: Cell, b: Cell) -> int:
    """The border of two adjacent cells, at least one of them on the board."""
    if a not in PLAN.number:
        a, b = b, a
    return BORDER[PLAN.number[a]][DIRECTIONS.index((b[0] - a[0], b[1] - a[1]))]


def _all_darts() -> list[tuple[Cell, Cell]]:
    found: dict[tuple[Cell, Cell], None] = {}
    for cell in PLAN.cells:
        for d in range(6):
            found.setdefault((cell, add(cell, d)))
            found.setdefault((add(cell, d), cell))
    return list(found)


_DARTS = _all_darts()
_DART_NUMBER = {pair: i for i, pair in enumerate(_DARTS)}


def _ahead(left: Cell, right: Cell) -> Cell:
    """The hex the nose points at."""
    k = DIRECTIONS.index((right[0] - left[0], right[1] - left[1]))
    return add(left, k - 1)


DARTS = axis("engine place", [f"{a[0]},{a[1]}/{b[0]},{b[1]}" for a, b in _DARTS])
DART_BORDER = [_border_between(a, b) for a, b in _DARTS]
DART_LEFT = [PLAN.number.get(a, NOWHERE) for a, _ in _DARTS]
DART_RIGHT = [PLAN.number.get(b, NOWHERE) for _, b in _DARTS]
DART_AHEAD = [PLAN.number.get(_ahead(a, b), NOWHERE) for a, b in _DARTS]
# Turning right goes round the hex on the right, turning left round the one on the left; off the board there is nothing
# to go round, and no engine ever asks.
DART_NEXT = [
    [_DART_NUMBER.get((_ahead(a, b), b), NOWHERE) for a, b in _DARTS],
    [_DART_NUMBER.get((a, _ahead(a, b)), NOWHERE) for a, b in _DARTS],
]


def _ray_dart(cell: Cell, corner: int) -> int:
    """The dart on a ray of a hex, nose outward; none where an engine may not rest (on the rim or beyond)."""
    left, right = add(cell, corner), add(cell, corner + 1)
    if left not in PLAN.number or right not in PLAN.number:
        return NOWHERE
    return _DART_NUMBER[left, right]


RAY = [[_ray_dart(cell, c) for c in range(6)] for cell in PLAN.cells]

# ---------------------------------------------------------------- the radar (sheet e.6)

_CORNER_OFFSETS = ((1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1))
_ROOT_THREE = 3**0.5
_EPSILON = 1e-9


def _corner_point(cell: Cell, k: int) -> tuple[float, float]:
    """Corner k in real coordinates, y downwards; the side of a hex is 1."""
    dx, dy = _CORNER_OFFSETS[k]
    return (2 * cell[0] + cell[1] + dx) * _ROOT_THREE / 2, (3 * cell[1] + dy) / 2


def _turned(point: tuple[float, float], arrow: int, way: int) -> float:
    """How far the radar turns from the arrow until it meets a point: 0 up to a full turn."""
    start = atan2(*reversed(_corner_point((0, 0), arrow)))
    angle = (atan2(point[1], point[0]) - start) % tau
    if way == LEFT:
        angle = (tau - angle) % tau
    return 0.0 if angle > tau - _EPSILON else angle


def _hex_key(cell: Cell, arrow: int, way: int) -> tuple[float, int]:
    """The rotation at which the radar first meets the inside of a hex; of two met at once the nearer is first."""
    angles = [_turned(_corner_point(cell, k), arrow, way) for k in range(6)]
    if max(angles) - min(angles) > tau / 2:
        inside = any(_EPSILON < a < tau / 2 - _EPSILON for a in angles)
        key = 0.0 if inside else min(a if a > _EPSILON else tau for a in angles)
    else:
        key = min(angles)
    return round(key, 6), distance(cell, (0, 0))


def _border_key(border: int, arrow: int, way: int) -> tuple[float, float]:
    """The rotation to the middle of a border, then its distance."""
    home = PLAN.cells[SIDE_A[border]]
    d = BORDER[SIDE_A[border]].index(border)
    (ax, ay), (bx, by) = _corner_point(home, (d - 1) % 6), _corner_point(home, d)
    middle = ((ax + bx) / 2, (ay + by) / 2)
    return round(_turned(middle, arrow, way), 6), round(hypot(*middle), 6)


def _radar(arrow: int, way: int) -> list[int]:
    others = [h for h in range(N_HEXES) if h != CORE]
    return sorted(others, key=lambda h: _hex_key(PLAN.cells[h], arrow, way))


def _border_ranks(arrow: int, way: int) -> list[int]:
    order = sorted(range(N_BORDERS), key=lambda b: _border_key(b, arrow, way))
    return [order.index(b) for b in range(N_BORDERS)]


RADAR = [_radar(arrow, way) for arrow in range(6) for way in (RIGHT, LEFT)]
"""RADAR[arrow * 2 + direction]: the 36 hexes in the order in which the radar meets them."""
RADAR_BORDER = [_border_ranks(arrow, way) for arrow in range(6) for way in (RIGHT, LEFT)]
"""RADAR_BORDER[arrow * 2 + direction][border]: when the radar meets an engine there."""

# ---------------------------------------------------------------- places of the twelve map tiles (sheet i.1)

_UP = ("0,-3 0,-2 -1,-2", "3,-3 3,-2 2,-2", "-2,-1 -2,0 -3,0", "3,-1 3,0 2,0", "-2,2 -2,3 -3,3", "0,2 0,3 -1,3")
_DOWN = ("1,-3 2,-3 1,-2", "-1,-1 0,-1 -1,0", "1,-1 2,-1 1,0", "-3,1 -2,1 -3,2", "-1,1 0,1 -1,2", "1,1 2,1 1,2")
TILE_SLOTS = [[PLAN.names.index(name) for name in slot.split()] for slot in (*_UP, *_DOWN)]
"""Twelve places of three hexes each: first the six of the upward kind, then the six of the downward kind."""
SLOTS_A_KIND = 6
