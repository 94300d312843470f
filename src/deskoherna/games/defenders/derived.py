"""What follows from other fields: the tile on each hex, what is rewilded, and the ways open to organizers."""

from deskoherna.games.defenders.board import CORE, INNER_BORDERS, N_HEXES, SIDE_A, SIDE_B, WAY
from deskoherna.games.defenders.ground import engine_on, in_force, walled
from deskoherna.games.defenders.material import N_TILES, POWER_DOWN
from deskoherna.games.defenders.state import State

__rules__ = True

NO_TILE = -1


def derive(s: State) -> None:
    """Which tile lies on which hex, what is rewilded, and the open ways."""
    for h in range(N_HEXES):
        s.tile[h] = NO_TILE
        s.wild[h] = 0
    for t in range(N_TILES):
        h = s.site[t]
        # The core is a stack: its top tile has the highest number, and later tiles overwrite earlier ones.
        s.tile[h] = t
        if h != CORE:
            s.wild[h] = s.rewilded[t]
    open_gates(s)


def open_gates(s: State) -> None:
    """gates[h] has a bit for each side over which an organizer may step (sheet d.3)."""
    power_down = in_force(s, POWER_DOWN)
    for h in range(N_HEXES):
        s.gates[h] = 0
    for b in INNER_BORDERS:
        if power_down or s.breach[b] == 1 or not walled(s, b):
            open_gate(s, b)


def open_gate(s: State, b: int) -> None:
    """Both ways, unless an engine stands there."""
    if not engine_on(s, b):
        s.gates[SIDE_A[b]] |= 1 << WAY[b]
        s.gates[SIDE_B[b]] |= 1 << (WAY[b] + 3) % 6
