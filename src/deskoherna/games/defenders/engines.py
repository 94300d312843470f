"""The engines: they go round hexes, leave walls behind, return to the core in a dead end and are deployed anew."""

from deskoherna.games.defenders.board import CORE, DART_BORDER, DART_NEXT, IS_RIM, LEFT, RADAR_BORDER, RAY
from deskoherna.games.defenders.events import ENGINE_DEPLOYED, ENGINE_MOVES, ENGINE_RETURNS, ENGINE_WAITS, WALL_LAID
from deskoherna.games.defenders.ground import walled
from deskoherna.games.defenders.material import N_TILES
from deskoherna.games.defenders.state import State
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True

ON_CORE = -1
MOVES_A_CARD = 2
HARD_MOVES = 3


def radar_row(s: State) -> int:
    """Which row of the radar tables holds now: the arrow of the core's top tile, and the direction."""
    return s.arrow[s.tile[CORE]] * 2 + s.direction


def first_engine(s: State) -> int:
    """The engine that the radar meets first; one on the core is never met."""
    if s.engine[0] == ON_CORE:
        return 1
    if s.engine[1] == ON_CORE:
        return 0
    row = radar_row(s)
    a = RADAR_BORDER[row][DART_BORDER[s.engine[0]]]
    b = RADAR_BORDER[row][DART_BORDER[s.engine[1]]]
    return 0 if a < b else 1


def is_taken(s: State, e: int, border: int) -> bool:
    """A wall, a factory or the other engine is there."""
    other = s.engine[1 - e]
    return walled(s, border) or (other != ON_CORE and DART_BORDER[other] == border)


def lay_wall(s: State, e: int, border: int) -> None:
    s.wall[border] = 1
    tell(s, EVERYBODY, WALL_LAID, e, border)


def move_engine(s: State, e: int) -> None:
    """One move, run along the rim included: an engine never stops at a rim border."""
    while s.engine[e] != ON_CORE:
        dart = s.engine[e]
        target = DART_NEXT[s.direction][dart]
        border = DART_BORDER[target]
        lay_wall(s, e, DART_BORDER[dart])
        if is_taken(s, e, border):
            s.engine[e] = ON_CORE
            tell(s, EVERYBODY, ENGINE_RETURNS, e)
            return
        s.engine[e] = target
        tell(s, EVERYBODY, ENGINE_MOVES, e, target)
        if IS_RIM[border] == 0:
            return


def deploy_from(s: State, e: int, t: int) -> bool:
    """Try the six rays of a tile, from its arrow in the direction of the machine."""
    for turn in range(6):
        corner = s.arrow[t] + turn
        if s.direction == LEFT:
            corner = s.arrow[t] + 6 - turn
        dart = RAY[s.site[t]][corner % 6]
        if dart >= 0 and not is_taken(s, e, DART_BORDER[dart]):
            s.engine[e] = dart
            tell(s, EVERYBODY, ENGINE_DEPLOYED, e, dart, t)
            return True
    return False


def deploy(s: State, e: int) -> None:
    """From the highest factory down to the core's top tile (R8); without a free ray the engine waits."""
    for t in range(N_TILES - 1, s.tile[CORE] - 1, -1):
        if deploy_from(s, e, t):
            return
    tell(s, EVERYBODY, ENGINE_WAITS, e)


def deploy_waiting(s: State) -> None:
    for e in range(2):
        if s.engine[e] == ON_CORE:
            deploy(s, e)


def run_engines(s: State) -> None:
    """Two moves each, one after another in the order of the radar, which is taken afresh for each (R4, R5)."""
    for _ in range(MOVES_A_CARD):
        e = first_engine(s)
        move_engine(s, e)
        move_engine(s, 1 - e)
    deploy_waiting(s)


def run_hard_engines(s: State) -> None:
    """The engine that the radar meets first makes three moves, then the other two."""
    e = first_engine(s)
    for _ in range(HARD_MOVES):
        move_engine(s, e)
    for _ in range(MOVES_A_CARD):
        move_engine(s, 1 - e)
    deploy_waiting(s)
