"""The guards on the Wall: four sections of five spaces, filled from the left."""

from deskoherna.games.nightwatch.events import POSTS_GUARD
from deskoherna.games.nightwatch.material import GUARDS, N_SECTIONS, N_SPACES
from deskoherna.games.nightwatch.state import FREE, State
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True
# ruff: noqa: SIM110 (compiled rules know no any() and all())

GUARDS_FOR_ONE, GUARDS_FOR_TWO = 3, 5
"""So many guards on the Wall are worth one point, and two."""


def guards_at(s: State, section: int) -> int:
    n = 0
    while n < N_SPACES and s.wall[section][n] != FREE:
        n += 1
    return n


def guard_points(n: int) -> int:
    if n >= GUARDS_FOR_TWO:
        return 2
    return 1 if n >= GUARDS_FOR_ONE else 0


def has_space(s: State, section: int) -> bool:
    return s.wall[section][N_SPACES - 1] == FREE


def can_post(s: State, seat: int) -> bool:
    """A guard in the supply and a free space on the Wall (H-21)."""
    if s.guards[seat] >= GUARDS:
        return False
    for section in range(N_SECTIONS):
        if has_space(s, section):
            return True
    return False


def count_guards(s: State, seat: int, change: int) -> None:
    """Guards came or went: their points follow at once."""
    s.score[seat] -= guard_points(s.guards[seat])
    s.guards[seat] += change
    s.score[seat] += guard_points(s.guards[seat])


def post_guard(s: State, seat: int, section: int) -> None:
    """A guard takes the lowest free space of a section."""
    s.wall[section][guards_at(s, section)] = seat
    count_guards(s, seat, 1)
    tell(s, EVERYBODY, POSTS_GUARD, seat, section)


def lose_guard(s: State, section: int) -> None:
    """The guard on space 1 goes back to its owner; the others move to the left."""
    count_guards(s, s.wall[section][0], -1)
    for i in range(N_SPACES - 1):
        s.wall[section][i] = s.wall[section][i + 1]
    s.wall[section][N_SPACES - 1] = FREE
