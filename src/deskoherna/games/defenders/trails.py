"""Trails for the eye: for every hex a Move may end on, one way there; the rules ask only whether there is one."""

from deskoherna.games.defenders.board import HEXES, NEAR
from deskoherna.games.defenders.corridors import N_HABITATS
from deskoherna.games.defenders.ground import in_force, is_habitat
from deskoherna.games.defenders.material import CARAVAN, CARD_HABITAT, HABITATS
from deskoherna.games.defenders.state import State


def trails(s: State, side: int) -> dict[str, list[str]]:
    """Destination -> the hexes of a shortest trail, from the organizer to the destination."""
    here = s.leader[side]
    found: dict[int, list[int]] = {}
    for habitat in habitats_of(s, side):
        for to, way in _along(s, here, habitat).items():
            if to != here and (to not in found or len(way) < len(found[to])):
                found[to] = way
    return {HEXES.points[to]: [HEXES.points[h] for h in found[to]] for to in sorted(found)}


def habitats_of(s: State, side: int) -> list[int]:
    """Corridors this faction may use now: its active defender's, or with Caravan all."""
    if in_force(s, CARAVAN):
        return list(range(N_HABITATS))
    return [CARD_HABITAT[s.active[side]]]


def habitat_names(s: State, side: int) -> list[str]:
    return [HABITATS.ids[h] for h in habitats_of(s, side)]


def _along(s: State, here: int, habitat: int) -> dict[int, list[int]]:
    """The same walk as `reach_along`, with the way remembered."""
    starts_on_it = is_habitat(s, here, habitat)
    ways = {here: [here]}
    queue = [here]
    for at in queue:
        if at != here and s.mechs[at] > 0:
            continue
        for d in range(6):
            if s.gates[at] >> d & 1:
                b = NEAR[at][d]
                on_it = is_habitat(s, b, habitat)
                if b not in ways and (on_it or starts_on_it or at == here):
                    ways[b] = [*ways[at], b]
                    if on_it:
                        queue.append(b)
    return ways
