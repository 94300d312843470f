"""Reveal abilities: they are resolved before anybody acts, without wound rolls, and resolving is mandatory."""

from deskoherna.games.defenders.actions import breach_wall, clear_hex, destroy_mech
from deskoherna.games.defenders.board import CORE, N_BORDERS, N_HEXES, NEAR
from deskoherna.games.defenders.faction import clockwise, draw, gain_support, make_ready, plays, remove_wounds, suffer
from deskoherna.games.defenders.factories import TOXIC_AT, pile_up
from deskoherna.games.defenders.ground import breachable, is_habitat, is_polluted, toxic_left
from deskoherna.games.defenders.material import (
    ACID_RAIN,
    AMBUSH,
    BOUNTIFUL_HARVEST,
    CARD_EFFECT,
    COMRADE,
    CONTROLLED_BURN,
    DEMOLITION,
    FIELD_HOSPITAL,
    FOREST,
    HEALING_HERBS,
    MANIFESTO,
    MOUNTAINS,
    N_SIDES,
    ORDER_MATTERS,
    PYROMANCY,
    READY_ALL,
    READY_OWN,
    SECRET_PATHS,
    SHARPSHOOTER,
    TRAVELLING_LIBRARY,
    TUNNELS,
)
from deskoherna.games.defenders.moves import (
    ACID_ON,
    CARRIES_CAMP,
    DEMOLISH_WALL,
    DISSOLVES,
    FIRST_PLAYER,
    HERBS_FOR,
    NO_USE,
    PICK_UP,
    RESOLVES,
    SET_DOWN,
    SHIFT,
    SHIFTS_TO,
    SHOOT_AT,
    STAY,
    STAYS,
    TUNNEL_TO,
    TUNNELS_TO,
)
from deskoherna.games.defenders.state import (
    ACID,
    DEMOLISH,
    HERBS,
    LIBRARY_FROM,
    LIBRARY_TO,
    OVER,
    PATHS,
    SHOOT,
    TUNNEL,
    State,
)
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True
# ruff: noqa: SIM110 (compiled rules know no any() and all())

TO_REVEAL, TO_SHIFT = 1, 2
"""Bits of `pending`: an unresolved ability; an organizer that may still shift by Secret Paths."""
MANIFESTO_SUPPORT = 2
HARVEST_CARDS = 2
ALL_WOUNDS = 9


# ---------------------------------------------------------------- abilities whose order never matters

def resolve_simple(s: State, side: int) -> bool:
    """Comrades, items, Manifesto and Harvest touch nothing that another ability looks at: they are done at once."""
    effect = CARD_EFFECT[s.active[side]]
    if effect == COMRADE:
        pass_first_player(s)
    elif effect == READY_OWN:
        make_ready(s, side, side)
    elif effect == READY_ALL:
        for other in range(N_SIDES):
            if s.in_game[other] == 1:
                make_ready(s, other, side)
    elif effect == MANIFESTO:
        gain_support(s, side, MANIFESTO_SUPPORT)
    elif effect == BOUNTIFUL_HARVEST:
        draw(s, side, HARVEST_CARDS)
    else:
        return False
    return True


def pass_first_player(s: State) -> None:
    """To the next seat clockwise that is still in the game; alone there is no token."""
    if s.seats == 1:
        return
    side = clockwise(s, s.side_of[s.first])
    while s.in_game[side] == 0:
        side = clockwise(s, side)
    s.first = s.owner[side]
    tell(s, EVERYBODY, FIRST_PLAYER, s.first)


def waits_for_order(s: State, side: int) -> bool:
    """Abilities that others may look at or undo: the table decides in which order they come."""
    return ORDER_MATTERS[CARD_EFFECT[s.active[side]]] == 1


# ---------------------------------------------------------------- targets

def can_shoot(s: State, side: int, d: int) -> bool:
    """A mech on an adjacent hex, core and factories included (R28)."""
    b = NEAR[s.leader[side]][d]
    return b >= 0 and s.mechs[b] > 0


def can_dissolve(s: State, h: int) -> bool:
    """Acid Rain: a mech on a hex without a toxic site, unless a seventh toxic site would come of it (R23)."""
    if s.mechs[h] == 0 or s.toxic[h] > 0:
        return False
    return s.pollution[h] + 1 < TOXIC_AT or toxic_left(s) > 0


def can_set_down(s: State, h: int) -> bool:
    """Travelling Library: any forest hex, or rewilded factory, without a camp."""
    return h != CORE and s.camp[h] < 0 and is_habitat(s, h, FOREST)


def can_tunnel(s: State, h: int) -> bool:
    return h != CORE and is_habitat(s, h, MOUNTAINS)


def can_demolish(s: State, side: int, b: int) -> bool:
    return s.breaches_left[side] > 0 and breachable(s, b)


def can_shift(s: State, side: int, d: int) -> bool:
    """Secret Paths ignore walls and engines; the core and the outside stay closed (R41)."""
    b = NEAR[s.leader[side]][d]
    return b >= 0 and b != CORE


def any_target(s: State, side: int, phase: int) -> bool:
    """Has the question of this phase an answer?"""
    if phase == SHOOT:
        for d in range(6):
            if can_shoot(s, side, d):
                return True
    elif phase == ACID:
        for h in range(N_HEXES):
            if can_dissolve(s, h):
                return True
    elif phase == LIBRARY_FROM:
        for h in range(N_HEXES):
            if can_set_down(s, h):
                return True
    elif phase == TUNNEL:
        for h in range(N_HEXES):
            if can_tunnel(s, h):
                return True
    elif phase == DEMOLISH:
        for b in range(N_BORDERS):
            if can_demolish(s, side, b):
                return True
    return False


# ---------------------------------------------------------------- resolving

def ask_for(s: State, side: int, phase: int) -> None:
    """Ask for a target, or say that there is none."""
    if any_target(s, side, phase):
        s.phase = phase
    else:
        tell(s, EVERYBODY, NO_USE, side, s.active[side])


def resolve_ability(s: State, side: int) -> None:
    """One dispatcher: each ability acts at once or asks its owner, who is then `turn`."""
    s.pending[side] &= ~TO_REVEAL
    s.turn = side
    tell(s, EVERYBODY, RESOLVES, side, s.active[side])
    effect = CARD_EFFECT[s.active[side]]
    if effect == CONTROLLED_BURN:
        controlled_burn(s, side)
    elif effect == PYROMANCY:
        suffer(s, side, 1)
    elif effect == TRAVELLING_LIBRARY:
        ask_for(s, side, LIBRARY_FROM)
    elif effect == SHARPSHOOTER:
        ask_for(s, side, SHOOT)
    elif effect == FIELD_HOSPITAL:
        field_hospital(s)
    elif effect == AMBUSH:
        ambush(s, side)
    elif effect == SECRET_PATHS:
        secret_paths(s)
    elif effect == ACID_RAIN:
        ask_for(s, side, ACID)
    elif effect == HEALING_HERBS:
        s.phase = HERBS
    elif effect == TUNNELS:
        ask_for(s, side, TUNNEL)
    elif effect == DEMOLITION:
        ask_for(s, side, DEMOLISH)


def controlled_burn(s: State, side: int) -> None:
    """Every adjacent hex is cleared, core and factories included; each toxic site is a wound of its own."""
    for d in range(6):
        b = NEAR[s.leader[side]][d]
        if s.phase != OVER and b >= 0 and is_polluted(s, b):
            clear_hex(s, side, b)


def field_hospital(s: State) -> None:
    for side in range(N_SIDES):
        if s.in_game[side] == 1 and s.wounds[side] > 0:
            remove_wounds(s, side, 1)


def ambush(s: State, side: int) -> None:
    if s.mechs[s.leader[side]] > 0:
        destroy_mech(s, side, s.leader[side])
    else:
        tell(s, EVERYBODY, NO_USE, side, s.active[side])


def secret_paths(s: State) -> None:
    for side in range(N_SIDES):
        if s.in_game[side] == 1:
            s.pending[side] |= TO_SHIFT
    s.phase = PATHS


def anybody_may_shift(s: State) -> bool:
    for side in range(N_SIDES):
        if s.pending[side] & TO_SHIFT != 0:
            return True
    return False


def shifting_side(s: State, seat: int) -> int:
    """The faction of this seat that may shift next, or -1; alone there may be two."""
    for side in range(N_SIDES):
        if plays(s, side) and s.owner[side] == seat and s.pending[side] & TO_SHIFT != 0:
            return side
    return -1


# ---------------------------------------------------------------- answers

def answer_shift(s: State, side: int, move: int) -> None:
    """An adjacent hex, no item; or stay."""
    s.pending[side] &= ~TO_SHIFT
    if move == STAY:
        tell(s, EVERYBODY, STAYS, side)
    else:
        s.leader[side] = NEAR[s.leader[side]][move - SHIFT]
        tell(s, EVERYBODY, SHIFTS_TO, side, s.leader[side])


def set_down(s: State, side: int, to: int) -> None:
    s.camp[s.lifted] = -1
    s.camp[to] = side
    tell(s, EVERYBODY, CARRIES_CAMP, side, s.lifted, to)
    s.lifted = -1


def dissolve(s: State, side: int, h: int) -> None:
    """A mech becomes pollution: no support, it was not destroyed (R23)."""
    s.mechs[h] -= 1
    s.pollution[h] += 1
    tell(s, EVERYBODY, DISSOLVES, side, h)
    pile_up(s, h)


def answer_ability(s: State, side: int, move: int) -> bool:
    """Apply the target chosen; False while the ability asks once more."""
    if s.phase == LIBRARY_FROM:
        s.lifted = move - PICK_UP
        s.phase = LIBRARY_TO
        return False
    if s.phase == LIBRARY_TO:
        set_down(s, side, move - SET_DOWN)
    elif s.phase == SHOOT:
        destroy_mech(s, side, NEAR[s.leader[side]][move - SHOOT_AT])
    elif s.phase == ACID:
        dissolve(s, side, move - ACID_ON)
    elif s.phase == HERBS:
        remove_wounds(s, move - HERBS_FOR, ALL_WOUNDS)
    elif s.phase == TUNNEL:
        s.leader[side] = move - TUNNEL_TO
        tell(s, EVERYBODY, TUNNELS_TO, side, s.leader[side])
    else:
        breach_wall(s, side, move - DEMOLISH_WALL)
    return True
