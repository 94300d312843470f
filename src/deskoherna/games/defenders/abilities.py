"""Reveal abilities: they are resolved before anybody acts, without wound rolls, and resolving is mandatory."""

from deskoherna.games.defenders.actions import breach_wall, clear_hex, destroy_at
from deskoherna.games.defenders.board import BORDERS, CORE, HEXES, N_BORDERS, N_HEXES, NEAR, SIDES_OF_HEX
from deskoherna.games.defenders.events import (
    CARRIES_CAMP,
    DISSOLVES,
    FIRST_PLAYER,
    LIFTS_CAMP,
    NO_USE,
    RESOLVES,
    SHIFTS_TO,
    STAYS,
    TUNNELS_TO,
)
from deskoherna.games.defenders.faction import clockwise, draw, gain_support, make_ready, remove_wounds, suffer
from deskoherna.games.defenders.factories import TOXIC_AT, pile_up
from deskoherna.games.defenders.ground import breachable, is_habitat, is_polluted, toxic_left
from deskoherna.games.defenders.material import (
    ACID_RAIN,
    AMBUSH,
    AMOUNT,
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
    PYROMANCY,
    READY_ALL,
    READY_OWN,
    SECRET_PATHS,
    SHARPSHOOTER,
    SIDES,
    TRAVELLING_LIBRARY,
    TUNNELS,
)
from deskoherna.games.defenders.rules import actors
from deskoherna.games.defenders.state import (
    ACID,
    DEMOLISH,
    HERBS,
    LIBRARY_FROM,
    LIBRARY_TO,
    OVER,
    PATHS,
    REVEAL,
    SHOOT,
    TO_REVEAL,
    TO_SHIFT,
    TUNNEL,
    State,
)
from deskoherna.kit.declare import allows, verb
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True

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
        gain_support(s, side, AMOUNT[MANIFESTO])
    elif effect == BOUNTIFUL_HARVEST:
        draw(s, side, AMOUNT[BOUNTIFUL_HARVEST])
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


# ---------------------------------------------------------------- resolving


@verb("resolve ability", asked=REVEAL)
def resolve(s: State, side: int) -> None:
    """Each ability acts at once or asks its owner, who is then `turn`."""
    s.pending[side] &= ~TO_REVEAL
    s.turn = side
    tell(s, EVERYBODY, RESOLVES, side, s.active[side])
    effect = CARD_EFFECT[s.active[side]]
    if effect == CONTROLLED_BURN:
        controlled_burn(s, side)
    elif effect == PYROMANCY:
        suffer(s, side, AMOUNT[PYROMANCY])
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
        ask_for(s, side, HERBS)
    elif effect == TUNNELS:
        ask_for(s, side, TUNNEL)
    elif effect == DEMOLITION:
        ask_for(s, side, DEMOLISH)


def ask_for(s: State, side: int, phase: int) -> None:
    """Ask for a target, or say that there is none."""
    if any_target(s, side, phase):
        s.phase = phase
    else:
        tell(s, EVERYBODY, NO_USE, side, s.active[side])


def any_target(s: State, side: int, phase: int) -> bool:
    """Has the question of this phase an answer? A camp is picked up only where one can be set down."""
    if phase == SHOOT:
        for d in range(6):
            if can_shoot(s, side, d):
                return True
    elif phase == DEMOLISH:
        for b in range(N_BORDERS):
            if can_demolish(s, side, b):
                return True
    elif phase == HERBS:
        for patient in range(N_SIDES):
            if can_use_herbs(s, patient):
                return True
    else:
        for h in range(N_HEXES):
            if (
                (phase == LIBRARY_FROM and can_set_down(s, h))
                or (phase == ACID and can_dissolve(s, h))
                or (phase == TUNNEL and can_tunnel(s, h))
            ):
                return True
    return False


def controlled_burn(s: State, side: int) -> None:
    """Every adjacent hex is cleared, core and factories included; each toxic site is a wound of its own."""
    for d in range(6):
        b = NEAR[s.leader[side]][d]
        if s.phase != OVER and b >= 0 and is_polluted(s, b):
            clear_hex(s, side, b)


def field_hospital(s: State) -> None:
    for side in range(N_SIDES):
        if s.in_game[side] == 1 and s.wounds[side] > 0:
            remove_wounds(s, side, AMOUNT[FIELD_HOSPITAL])


def ambush(s: State, side: int) -> None:
    if s.mechs[s.leader[side]] > 0:
        destroy_at(s, side, s.leader[side])
    else:
        tell(s, EVERYBODY, NO_USE, side, s.active[side])


def secret_paths(s: State) -> None:
    for side in range(N_SIDES):
        if s.in_game[side] == 1:
            s.pending[side] |= TO_SHIFT
    s.phase = PATHS


# ---------------------------------------------------------------- targets: the reveal goes on with the answer


@verb("pick up camp at {}", HEXES, asked=LIBRARY_FROM)
def pick_up(s: State, side: int, h: int) -> None:
    """Travelling Library: an own camp."""
    s.lifted = h
    s.phase = LIBRARY_TO
    tell(s, EVERYBODY, LIFTS_CAMP, side, h)


@allows(pick_up)
def can_pick_up(s: State, side: int, h: int) -> bool:
    return s.camp[h] == side


@verb("set down camp at {}", HEXES, asked=LIBRARY_TO)
def set_down(s: State, side: int, h: int) -> None:
    s.phase = REVEAL
    s.camp[s.lifted] = -1
    s.camp[h] = side
    tell(s, EVERYBODY, CARRIES_CAMP, side, s.lifted, h)
    s.lifted = -1


@allows(set_down)
def can_set_down(s: State, h: int) -> bool:
    """Any forest hex, or rewilded factory, without a camp."""
    return h != CORE and s.camp[h] < 0 and is_habitat(s, h, FOREST)


@verb("shoot {}", SIDES_OF_HEX, asked=SHOOT)
def shoot(s: State, side: int, d: int) -> None:
    """Sharpshooter."""
    s.phase = REVEAL
    destroy_at(s, side, NEAR[s.leader[side]][d])


@allows(shoot)
def can_shoot(s: State, side: int, d: int) -> bool:
    """A mech on an adjacent hex, core and factories included (R28)."""
    return NEAR[s.leader[side]][d] >= 0 and s.mechs[NEAR[s.leader[side]][d]] > 0


@verb("acid rain on {}", HEXES, asked=ACID)
def acid_rain(s: State, side: int, h: int) -> None:
    """A mech becomes pollution; whether it counts as destroyed is for the table to say (R23)."""
    s.phase = REVEAL
    s.mechs[h] -= 1
    s.pollution[h] += 1
    tell(s, EVERYBODY, DISSOLVES, side, h)
    if s.rain_destroys == 1:
        gain_support(s, side, 1)
    pile_up(s, h)


@allows(acid_rain)
def can_dissolve(s: State, h: int) -> bool:
    """A mech on a hex without a toxic site, unless a seventh toxic site would come of it (R23)."""
    return s.mechs[h] > 0 and s.toxic[h] == 0 and (s.pollution[h] + 1 < TOXIC_AT or toxic_left(s) > 0)


@verb("heal {} with herbs", SIDES, asked=HERBS)
def use_herbs(s: State, patient: int) -> None:
    """All wounds of a faction that has any."""
    s.phase = REVEAL
    remove_wounds(s, patient, ALL_WOUNDS)


@allows(use_herbs)
def can_use_herbs(s: State, patient: int) -> bool:
    """Healing nobody's wounds would change nothing (D-12)."""
    return s.in_game[patient] == 1 and s.wounds[patient] > 0


@verb("tunnel to {}", HEXES, asked=TUNNEL)
def tunnel(s: State, side: int, h: int) -> None:
    s.phase = REVEAL
    s.leader[side] = h
    tell(s, EVERYBODY, TUNNELS_TO, side, h)


@allows(tunnel)
def can_tunnel(s: State, h: int) -> bool:
    return h != CORE and is_habitat(s, h, MOUNTAINS)


@verb("demolish {}", BORDERS, asked=DEMOLISH)
def demolish(s: State, side: int, b: int) -> None:
    """A wall anywhere is breached."""
    s.phase = REVEAL
    breach_wall(s, side, b)


@allows(demolish)
def can_demolish(s: State, side: int, b: int) -> bool:
    return s.breaches_left[side] > 0 and breachable(s, b)


@verb("shift {}", SIDES_OF_HEX, asked=PATHS)
def shift(s: State, side: int, d: int) -> None:
    """Secret Paths: an adjacent hex, no item."""
    s.leader[side] = NEAR[s.leader[side]][d]
    tell(s, EVERYBODY, SHIFTS_TO, side, s.leader[side])
    answer_paths(s, side)


@allows(shift)
def can_shift(s: State, side: int, d: int) -> bool:
    """Walls and engines are ignored; the core and the outside stay closed (R41)."""
    return NEAR[s.leader[side]][d] >= 0 and NEAR[s.leader[side]][d] != CORE


@verb("stay", asked=PATHS)
def stay(s: State, side: int) -> None:
    tell(s, EVERYBODY, STAYS, side)
    answer_paths(s, side)


def answer_paths(s: State, side: int) -> None:
    """When all organizers have shifted or stayed, the reveal goes on."""
    s.pending[side] &= ~TO_SHIFT
    if actors(s) == 0:
        s.phase = REVEAL
