"""Trails for the eye: for every hex a Move may end on, one way there; the rules ask only whether there is one."""

from deskoherna.games.defenders.board import HEXES, N_HEXES
from deskoherna.games.defenders.corridors import N_HABITATS, steps_to, walk
from deskoherna.games.defenders.ground import in_force
from deskoherna.games.defenders.material import CARAVAN, CARD_HABITAT, HABITATS
from deskoherna.games.defenders.state import State
from deskoherna.kit.state import clone


def trails(s: State, side: int) -> dict[str, list[str]]:
    """Destination -> the hexes of a shortest trail, from the organizer to the destination."""
    here = s.leader[side]
    found: dict[int, list[int]] = {}
    t = clone(s)
    for habitat in habitats_of(s, side):
        walk(t, here, habitat)
        for to in range(N_HEXES):
            steps = steps_to(t, here, to)
            if steps and (to not in found or steps < len(found[to]) - 1):
                found[to] = [to]
                while found[to][0] != here:
                    found[to].insert(0, t.slots[found[to][0]])
    return {HEXES.points[to]: [HEXES.points[h] for h in found[to]] for to in sorted(found)}


def habitats_of(s: State, side: int) -> list[int]:
    """Corridors this faction may use now: its active defender's, or with Caravan all."""
    if in_force(s, CARAVAN):
        return list(range(N_HABITATS))
    return [CARD_HABITAT[s.active[side]]]


def habitat_names(s: State, side: int) -> list[str]:
    return [HABITATS.ids[h] for h in habitats_of(s, side)]
