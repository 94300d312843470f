"""Where a Move may end: one open step, or along a corridor of one habitat (sheet d.4)."""

from deskoherna.games.defenders.board import N_HEXES, NEAR
from deskoherna.games.defenders.ground import in_force, is_habitat
from deskoherna.games.defenders.material import CARAVAN, CARD_HABITAT
from deskoherna.games.defenders.state import State
from deskoherna.kit.state import Row

__rules__ = True

N_HABITATS = 4
REACHED, NOT_YET = 1, -1


def walk(s: State, here: int, habitat: int) -> None:
    """Mark where a Move with a corridor of this habitat may end; slots[h]: the hex before h on a shortest trail.

    Starting on the corridor one may leave it with the last step; starting beside it one may only stay on it. A mech
    stops whoever comes, but not whoever starts beside it.
    """
    before = s.slots
    for h in range(N_HEXES):
        before[h] = NOT_YET
    starts_on_it = is_habitat(s, here, habitat)
    before[here] = here
    s.queue[0] = here
    n = 1
    k = 0
    while k < n:
        at = s.queue[k]
        k += 1
        gates = s.gates[at]
        if gates == 0 or (at != here and s.mechs[at] > 0):
            continue
        may_leave = starts_on_it or at == here
        for d in range(6):
            b = NEAR[at][d]
            if (gates >> d) & 1 == 1 and before[b] == NOT_YET:
                on_it = is_habitat(s, b, habitat)
                if on_it or may_leave:
                    before[b] = at
                    s.mark[b] = REACHED
                if on_it:
                    s.queue[n] = b
                    n += 1


def steps_to(s: State, here: int, to: int) -> int:
    """How many steps the trail has that was just walked; 0: it does not lead there."""
    steps = 0
    while to != here and s.slots[to] != NOT_YET:
        to = s.slots[to]
        steps += 1
    return steps


def lay_trail(s: State, side: int, to: int) -> int:
    """A shortest trail of a Move: queue[0] is the first hex after the organizer's own, the last one is `to`."""
    here = s.leader[side]
    best = CARD_HABITAT[s.active[side]]
    if in_force(s, CARAVAN):
        shortest = 0
        for habitat in range(N_HABITATS):
            walk(s, here, habitat)
            steps = steps_to(s, here, to)
            if steps > 0 and (shortest == 0 or steps < shortest):
                shortest = steps
                best = habitat
    walk(s, here, best)
    steps = steps_to(s, here, to)
    for k in range(steps - 1, -1, -1):
        s.queue[k] = to
        to = s.slots[to]
    return steps


def list_destinations(s: State, side: int, first: int, out: Row, n: int) -> int:
    """Where a Move may end, Caravan opens every habitat, one a Move (R20): one walk tells it for all hexes."""
    own = CARD_HABITAT[s.active[side]]
    caravan = in_force(s, CARAVAN)
    for h in range(N_HEXES):
        s.mark[h] = 0
    for habitat in range(N_HABITATS):
        if caravan or habitat == own:
            walk(s, s.leader[side], habitat)
    return list_marked(s, first, out, n)


def list_destinations_again(s: State, side: int, first: int, out: Row, n: int) -> int:
    """The same hexes for a Move with the map: while points are left, they are marked already for the other."""
    if s.points_left > 0:
        return list_marked(s, first, out, n)
    return list_destinations(s, side, first, out, n)


def list_marked(s: State, first: int, out: Row, n: int) -> int:
    for h in range(N_HEXES):
        if s.mark[h] == REACHED:
            out[n] = first + h
            n += 1
    return n
