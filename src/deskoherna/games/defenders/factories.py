"""Factories: an enclosed hex is built over; otherwise the vents spread pollution."""

from deskoherna.games.defenders.board import BORDER, CORE, LEFT, N_HEXES, NEAR, RADAR, RIGHT
from deskoherna.games.defenders.ending import core_is_last, finish
from deskoherna.games.defenders.engines import radar_row
from deskoherna.games.defenders.events import (
    BECOMES_TOXIC,
    CORE_MANNED,
    ENCLOSED,
    FACTORY_BUILT,
    MACHINE_TURNS,
    NONE_ENCLOSED,
    VENTS_OFF,
    VENTS_TO,
)
from deskoherna.games.defenders.ground import mechs_left, toxic_left, walled
from deskoherna.games.defenders.material import MECHS_ON_NEW_TOP, N_TILES, VENT
from deskoherna.games.defenders.state import CORE_COMPLETED, OVER, TOXIC_DISASTER, State
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True
# ruff: noqa: SIM110 (compiled rules know no any() and all())

TOXIC_AT = 3
N_VENTS = 3
NONE = -1


def is_enclosed(s: State, h: int) -> bool:
    """A habitat hex with walls on all six borders; the rim needs a wall like any other (R3)."""
    if s.tile[h] >= 0:
        return False
    for d in range(6):
        if not walled(s, BORDER[h][d]):
            return False
    return True


def next_site(s: State) -> int:
    """The enclosed hex that the radar meets first, or -1."""
    row = radar_row(s)
    for k in range(N_HEXES - 1):
        if is_enclosed(s, RADAR[row][k]):
            return RADAR[row][k]
    return NONE


# ---------------------------------------------------------------- pollution


def place_toxic(s: State, h: int) -> None:
    if toxic_left(s) == 0:
        finish(s, TOXIC_DISASTER)
        return
    s.toxic[h] = 1
    tell(s, EVERYBODY, BECOMES_TOXIC, h)


def pile_up(s: State, h: int) -> None:
    """Three tokens are replaced by a toxic site; beside a toxic site loose tokens vanish."""
    if s.toxic[h] > 0:
        s.pollution[h] = 0
    elif s.pollution[h] >= TOXIC_AT:
        s.pollution[h] = 0
        place_toxic(s, h)


def vent(s: State, t: int, d: int) -> None:
    """One token in a straight line; toxic sites are skipped, the edge of the map swallows it."""
    h = NEAR[s.site[t]][d]
    while h >= 0 and s.toxic[h] > 0:
        h = NEAR[h][d]
    if h < 0:
        tell(s, EVERYBODY, VENTS_OFF, t, d)
        return
    s.pollution[h] += 1
    tell(s, EVERYBODY, VENTS_TO, t, d, h)
    pile_up(s, h)


def spread(s: State) -> None:
    """Every grey factory and the core's top tile, highest number first, all three vents."""
    for t in range(N_TILES - 1, s.tile[CORE] - 1, -1):
        if s.rewilded[t] == 0:
            for k in range(N_VENTS):
                if s.phase != OVER:
                    vent(s, t, (s.arrow[t] + 1 + VENT[t][k]) % 6)


# ---------------------------------------------------------------- building


def build_factory(s: State, h: int) -> None:
    """The top tile of the core goes over the hex with all that lies on it; two new mechs man the core."""
    for d in range(6):
        s.wall[BORDER[h][d]] = 0
    t = s.tile[CORE]
    s.site[t] = h
    s.tile[h] = t
    s.tile[CORE] = t - 1
    tell(s, EVERYBODY, FACTORY_BUILT, t, h)
    s.mechs[h] += s.mechs[CORE]
    s.mechs[CORE] = 0
    s.pollution[h] += s.pollution[CORE]
    s.pollution[CORE] = 0
    s.toxic[h] = 1 if s.toxic[h] + s.toxic[CORE] > 0 else 0
    s.toxic[CORE] = 0
    pile_up(s, h)
    if s.phase == OVER:
        return
    left = mechs_left(s)
    s.mechs[CORE] = MECHS_ON_NEW_TOP if left >= MECHS_ON_NEW_TOP else left
    tell(s, EVERYBODY, CORE_MANNED, s.mechs[CORE])


def run_factories(s: State, always_spread: bool) -> None:
    """Build where a hex is enclosed, else spread; the challenging card spreads in any case."""
    h = next_site(s)
    if h == NONE:
        tell(s, EVERYBODY, NONE_ENCLOSED)
        spread(s)
        return
    tell(s, EVERYBODY, ENCLOSED, h)
    if core_is_last(s):
        finish(s, CORE_COMPLETED)
        return
    build_factory(s, h)
    if always_spread and s.phase != OVER:
        spread(s)


def run_restart(s: State) -> None:
    """The direction turns first; radar and building already follow the new one."""
    s.direction = LEFT if s.direction == RIGHT else RIGHT
    tell(s, EVERYBODY, MACHINE_TURNS, s.direction)
    run_factories(s, False)
