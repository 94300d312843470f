"""The ground: what lies on hexes and borders, what is walled, which ways are open, where mechs threaten."""

from deskoherna.games.defenders.board import CORE, DART_BORDER, N_HEXES, NEAR, SIDE_A, SIDE_B
from deskoherna.games.defenders.material import (
    ALL_MECHS,
    ALL_TOXIC,
    CARD_EFFECT,
    HOME,
    N_SIDES,
    N_TILES,
)
from deskoherna.games.defenders.state import State

__rules__ = True
# ruff: noqa: SIM110 (compiled rules know no any() and all())

NO_THREAT, RANGED, CLOSE = 0, 1, 2


def in_force(s: State, effect: int) -> bool:
    """Does any active defender have this ability? Lasting ones hold to the end of the round (R33)."""
    for side in range(N_SIDES):
        if s.active[side] >= 0 and CARD_EFFECT[s.active[side]] == effect:
            return True
    return False


def has_ability(s: State, side: int, effect: int) -> bool:
    return s.active[side] >= 0 and CARD_EFFECT[s.active[side]] == effect


# ---------------------------------------------------------------- hexes


def is_factory(s: State, h: int) -> bool:
    """A grey factory, not the core and not rewilded."""
    return s.tile[h] >= 0 and h != CORE and s.wild[h] == 0


def is_habitat(s: State, h: int, habitat: int) -> bool:
    """A rewilded factory counts as every habitat, a grey one as none."""
    if s.tile[h] >= 0:
        return s.wild[h] == 1
    return s.habitat[h] == habitat


def is_home(s: State, h: int, side: int) -> bool:
    return is_habitat(s, h, HOME[side])


def works(s: State, h: int) -> bool:
    """Is there a camp that functions? Under a grey factory it does not."""
    return s.camp[h] >= 0 and (s.tile[h] < 0 or s.wild[h] == 1)


def is_polluted(s: State, h: int) -> bool:
    return s.pollution[h] > 0 or s.toxic[h] > 0


def mechs_left(s: State) -> int:
    """The supply of mechs."""
    n = ALL_MECHS
    for h in range(N_HEXES):
        n -= s.mechs[h]
    return n


def toxic_left(s: State) -> int:
    """Toxic sites still on their ring."""
    n = ALL_TOXIC
    for h in range(N_HEXES):
        n -= s.toxic[h]
    return n


def grey_factories(s: State) -> int:
    """Factories on the map that still have to be rewilded."""
    n = 0
    for t in range(N_TILES):
        if s.site[t] != CORE and s.rewilded[t] == 0:
            n += 1
    return n


def threat_at(s: State, h: int) -> int:
    """Close: a mech on the hex. Ranged: none here, but one on an adjacent factory or on the core (sheet d.5)."""
    if s.mechs[h] > 0:
        return CLOSE
    for d in range(6):
        b = NEAR[h][d]
        if b >= 0 and s.mechs[b] > 0 and s.tile[b] >= 0:
            return RANGED
    return NO_THREAT


# ---------------------------------------------------------------- borders


def walled(s: State, b: int) -> bool:
    """A wall token, or the side of the core or of a factory, rewilded or not. Breaches change nothing here."""
    return s.wall[b] == 1 or s.tile[SIDE_A[b]] >= 0 or (SIDE_B[b] >= 0 and s.tile[SIDE_B[b]] >= 0)


def at_core(b: int) -> bool:
    return SIDE_A[b] == CORE or SIDE_B[b] == CORE


def breachable(s: State, b: int) -> bool:
    """An unbreached wall that is no side of the core (R2, R27)."""
    return s.breach[b] == 0 and not at_core(b) and walled(s, b)


def engine_on(s: State, b: int) -> bool:
    return (s.engine[0] >= 0 and DART_BORDER[s.engine[0]] == b) or (s.engine[1] >= 0 and DART_BORDER[s.engine[1]] == b)
