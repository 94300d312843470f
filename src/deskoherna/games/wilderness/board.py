"""The grid every board lies in: fields named like a chessboard, their neighbours, distances and the dragon's cones.

A board is any outline within the grid; fields outside it have no terrain. Rank 1 is at the bottom.
"""

from deskoherna.kit.axes import axis

SIDE = 11
N_FIELDS = SIDE * SIDE
FIELDS = axis("field", ["abcdefghijk"[f % SIDE] + str(f // SIDE + 1) for f in range(N_FIELDS)])
NOWHERE = -1

DIRECTIONS = axis("direction", ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"])
N_DIRECTIONS = 8
OFFSETS = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
"""Ranks and files of one Step in each direction, clockwise from north."""
STEP_COST = [abs(rank) + abs(file) for rank, file in OFFSETS]
"""A side costs one Step, a corner two."""

RANK = [f // SIDE for f in range(N_FIELDS)]
FILE = [f % SIDE for f in range(N_FIELDS)]


def _beside(field: int, rank: int, file: int) -> int:
    r, c = field // SIDE + rank, field % SIDE + file
    return r * SIDE + c if 0 <= r < SIDE and 0 <= c < SIDE else NOWHERE


NEAR = [[_beside(f, *offset) for offset in OFFSETS] for f in range(N_FIELDS)]

_WITHIN_TWO = [(1, 0), (0, 1), (-1, 0), (0, -1), (2, 0), (0, 2), (-2, 0), (0, -2), (1, 1), (-1, 1), (-1, -1), (1, -1)]
N_AROUND = 12
AROUND = [[_beside(f, *offset) for offset in _WITHIN_TWO] for f in range(N_FIELDS)]
"""The twelve fields within two Steps."""

CONE_SIZE = 5


def _cone(direction: int) -> list[tuple[int, int]]:
    """Straight: two fields ahead and the corners beside; by corner: that field and two along both sides."""
    rank, file = OFFSETS[direction]
    left, right = OFFSETS[direction - 1], OFFSETS[(direction + 1) % N_DIRECTIONS]
    if direction % 2 == 0:
        return [(rank, file), (2 * rank, 2 * file), left, right]
    return [(rank, file), left, (2 * left[0], 2 * left[1]), right, (2 * right[0], 2 * right[1])]


def _cone_fields(field: int, direction: int) -> list[int]:
    fields = [_beside(field, *offset) for offset in _cone(direction)]
    return fields + [NOWHERE] * (CONE_SIZE - len(fields))


CONE = [[_cone_fields(f, d) for d in range(N_DIRECTIONS)] for f in range(N_FIELDS)]
