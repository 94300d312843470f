"""Where a Move may end: one open step, or along a corridor of one habitat (sheet d.4)."""

from deskoherna.games.defenders.board import N_HEXES, NEAR
from deskoherna.games.defenders.ground import in_force, is_habitat
from deskoherna.games.defenders.material import CARAVAN, CARD_HABITAT
from deskoherna.games.defenders.state import State

__rules__ = True

REACHED = 1
QUEUED = 2
"""Shifted by the habitat, so that one look through several habitats needs no clearing."""
N_HABITATS = 4
NOT_YET = -1


def reach_along(s: State, here: int, habitat: int) -> None:
    """Mark every hex that a Move with a corridor of this habitat may end on.

    Starting on the corridor one may leave it with the last step; starting beside it one may only stay on it. A mech
    stops whoever comes, but not whoever starts beside it.
    """
    starts_on_it = is_habitat(s, here, habitat)
    queued = QUEUED << habitat
    s.queue[0] = here
    s.mark[here] |= queued
    n = 1
    k = 0
    while k < n:
        at = s.queue[k] + 0
        k += 1
        if at != here and s.mechs[at] > 0:
            continue
        gates = s.gates[at]
        if gates == 0:
            continue
        may_leave = starts_on_it or at == here
        for d in range(6):
            if (gates >> d) & 1 == 1:
                b = NEAR[at][d]
                on_it = is_habitat(s, b, habitat)
                if on_it or may_leave:
                    s.mark[b] |= REACHED
                if on_it and s.mark[b] & queued == 0:
                    s.mark[b] |= queued
                    s.queue[n] = b
                    n += 1


def walk(s: State, here: int, to: int, habitat: int) -> int:
    """The same way as `reach_along`; slots[h] is the hex before h. How many steps it takes, or none."""
    for h in range(N_HEXES):
        s.slots[h] = NOT_YET
    starts_on_it = is_habitat(s, here, habitat)
    s.slots[here] = here
    s.queue[0] = here
    n = 1
    k = 0
    while k < n:
        at = s.queue[k] + 0
        k += 1
        if at != here and s.mechs[at] > 0:
            continue
        for d in range(6):
            b = NEAR[at][d]
            if (s.gates[at] >> d) & 1 == 1 and s.slots[b] == NOT_YET:
                on_it = is_habitat(s, b, habitat)
                if on_it or starts_on_it or at == here:
                    s.slots[b] = at
                if on_it:
                    s.queue[n] = b
                    n += 1
    steps = 0
    h = to
    while h != here and s.slots[h] != NOT_YET:
        h = s.slots[h] + 0
        steps += 1
    return steps


def lay_trail(s: State, side: int, to: int) -> int:
    """A shortest trail of a Move: queue[0] is the first hex after the organizer's own, the last one is `to`."""
    here = s.leader[side]
    habitat = CARD_HABITAT[s.active[side]] + 0
    if in_force(s, CARAVAN):
        shortest = 0
        for other in range(N_HABITATS):
            steps = walk(s, here, to, other)
            if steps > 0 and (shortest == 0 or steps < shortest):
                shortest = steps
                habitat = other
    steps = walk(s, here, to, habitat)
    h = to
    for k in range(steps):
        s.queue[steps - 1 - k] = h
        h = s.slots[h] + 0
    return steps


def mark_destinations(s: State, side: int) -> None:
    """mark[h] & REACHED: this faction's Move may end there. Caravan opens every habitat, one a Move (R20)."""
    for h in range(N_HEXES):
        s.mark[h] = 0
    here = s.leader[side]
    if in_force(s, CARAVAN):
        for habitat in range(N_HABITATS):
            reach_along(s, here, habitat)
    else:
        reach_along(s, here, CARD_HABITAT[s.active[side]])
    s.mark[here] = 0
