"""Mechs: engines deploy hunters, hunters chase organizers, and the challenging card wounds at once."""

from deskoherna.games.defenders.board import BORDER, DART_AHEAD, DART_LEFT, DART_RIGHT, NEAR, RIGHT
from deskoherna.games.defenders.engines import ON_CORE, first_engine
from deskoherna.games.defenders.events import HUNTER_DEPLOYED, HUNTERS_GO, MECHS_WOUND, NO_MECH_LEFT
from deskoherna.games.defenders.faction import clockwise, suffer
from deskoherna.games.defenders.ground import mechs_left, walled
from deskoherna.games.defenders.material import N_SIDES
from deskoherna.games.defenders.state import OVER, State
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True
# ruff: noqa: SIM110 (compiled rules know no any() and all())

CHASE_ACTIVE, CHASE_OTHERS = 2, 1


def landing(s: State, e: int) -> int:
    """Where an engine sets down a hunter: before its nose, or beside it on the side of the direction (R10)."""
    dart = s.engine[e]
    h = DART_AHEAD[dart]
    if h < 0 or s.tile[h] >= 0:
        h = DART_RIGHT[dart] if s.direction == RIGHT else DART_LEFT[dart]
    return h


def deploy_hunter(s: State, e: int) -> None:
    """One on the core deploys none (R9); without supply none comes (R14)."""
    if s.engine[e] == ON_CORE:
        return
    if mechs_left(s) == 0:
        tell(s, EVERYBODY, NO_MECH_LEFT, e)
        return
    h = landing(s, e)
    s.mechs[h] += 1
    tell(s, EVERYBODY, HUNTER_DEPLOYED, e, h)


def is_occupied(s: State, h: int) -> bool:
    """Does any organizer stand here?"""
    for side in range(N_SIDES):
        if s.leader[side] == h:
            return True
    return False


def hunts_over(s: State, a: int, d: int) -> int:
    """The hex a hunter may step to from a over side d, or -1: no walls, breached or not, and no factories (R11)."""
    b = NEAR[a][d]
    if b < 0 or s.tile[b] >= 0 or walled(s, BORDER[a][d]):
        return -1
    return b


def gather(s: State, a: int, to: int) -> None:
    """All unsettled hunters of a hex go to the organizer."""
    if a != to and s.mechs[a] > 0 and not is_occupied(s, a):
        tell(s, EVERYBODY, HUNTERS_GO, s.mechs[a], a, to)
        s.mechs[to] += s.mechs[a]
        s.mechs[a] = 0


def chase(s: State, side: int, far: int) -> None:
    """Hunters that can reach the organizer come; nobody comes to a factory."""
    to = s.leader[side]
    if to < 0 or s.tile[to] >= 0:
        return
    for d in range(6):
        near = hunts_over(s, to, d)
        if near >= 0:
            if far == CHASE_ACTIVE:
                for k in range(6):
                    beyond = hunts_over(s, near, k)
                    if beyond >= 0:
                        gather(s, beyond, to)
            gather(s, near, to)


def run_mechs(s: State, wounding: bool) -> None:
    """New hunters, then the chase: the active player two hexes far, the others clockwise one."""
    e = first_engine(s)
    deploy_hunter(s, e)
    deploy_hunter(s, 1 - e)
    side = s.turn
    for k in range(s.n_sides):
        chase(s, side, CHASE_ACTIVE if k == 0 else CHASE_OTHERS)
        side = clockwise(s, side)
    if wounding:
        for _ in range(s.n_sides):
            if s.phase != OVER and s.leader[side] >= 0 and s.mechs[s.leader[side]] > 0:
                tell(s, EVERYBODY, MECHS_WOUND, side)
                suffer(s, side, 1)
            side = clockwise(s, side)
