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
