"""Items: used at any own decision of the turn, without a point, and spent after their effect (D-3)."""

from deskoherna.games.defenders.actions import (
    breach_wall,
    can_breach,
    can_clear,
    clear_hex,
    destroy_at,
    face,
    list_regroups,
    return_to,
    walk_to,
)
from deskoherna.games.defenders.board import AIMED_AT, AIMS, BORDER, HEXES, SIDES_OF_HEX
from deskoherna.games.defenders.corridors import list_destinations_again
from deskoherna.games.defenders.faction import remove_wounds, use_up
from deskoherna.games.defenders.ground import NO_THREAT, has_ability, in_force, threat_at
from deskoherna.games.defenders.material import BALLISTICS, FOOD, MAP, POTION, REFUGE, ROCKETS
from deskoherna.games.defenders.state import ACT, SPENT, State
from deskoherna.kit.declare import allows, verb

__rules__ = True

TURN = (ACT, SPENT)


def begin(s: State, side: int) -> int:
    """Actions by an item are taken under threat as well (R17)."""
    s.moves_made += 1
    return threat_at(s, s.leader[side])


@verb("eat food", asked=TURN)
def eat_food(s: State, side: int) -> None:
    """A point."""
    s.moves_made += 1
    s.points_left += 1
    use_up(s, side, FOOD)


@allows(eat_food)
def has_food(s: State, side: int) -> bool:
    return s.ready[side][FOOD] == 1


@verb("drink potion", asked=TURN)
def drink_potion(s: State, side: int) -> None:
    """A wound goes."""
    s.moves_made += 1
    remove_wounds(s, side, 1)
    use_up(s, side, POTION)


@allows(drink_potion)
def can_drink_potion(s: State, side: int) -> bool:
    return s.ready[side][POTION] == 1 and s.wounds[side] > 0


@verb("clear with potion", asked=TURN)
def clear_with_potion(s: State, side: int) -> None:
    threat = begin(s, side)
    clear_hex(s, side, s.leader[side])
    use_up(s, side, POTION)
    face(s, side, threat)


@allows(clear_with_potion)
def can_clear_with_potion(s: State, side: int) -> bool:
    return s.ready[side][POTION] == 1 and can_clear(s, side)


@verb("rocket a mech {}", AIMS, asked=TURN)
def rocket_mech(s: State, side: int, aim: int) -> None:
    """On the hex, with Ballistics on an adjacent one."""
    threat = begin(s, side)
    destroy_at(s, side, AIMED_AT[s.leader[side]][aim])
    use_up(s, side, ROCKETS)
    face(s, side, threat)


@verb("rocket a wall {}", SIDES_OF_HEX, asked=TURN, allowed=can_breach)
def rocket_wall(s: State, side: int, d: int) -> None:
    threat = begin(s, side)
    breach_wall(s, side, BORDER[s.leader[side]][d])
    use_up(s, side, ROCKETS)
    face(s, side, threat)


@allows(rocket_mech, rocket_wall)
def has_rockets(s: State, side: int) -> bool:
    return s.ready[side][ROCKETS] == 1


@allows(rocket_mech)
def can_rocket_mech(s: State, side: int, aim: int) -> bool:
    return (
        AIMED_AT[s.leader[side]][aim] >= 0
        and s.mechs[AIMED_AT[s.leader[side]][aim]] > 0
        and (aim == 0 or has_ability(s, side, BALLISTICS))
    )


@verb("move with map to {}", HEXES, asked=TURN, listed=list_destinations_again)
def move_with_map(s: State, side: int, to: int) -> None:
    threat = begin(s, side)
    walk_to(s, side, to)
    use_up(s, side, MAP)
    face(s, side, threat)


@verb("regroup with map to {}", HEXES, asked=TURN, listed=list_regroups)
def regroup_with_map(s: State, side: int, to: int) -> None:
    threat = begin(s, side)
    return_to(s, side, to)
    use_up(s, side, MAP)
    face(s, side, NO_THREAT if in_force(s, REFUGE) else threat)


@allows(move_with_map, regroup_with_map)
def has_map(s: State, side: int) -> bool:
    return s.ready[side][MAP] == 1
