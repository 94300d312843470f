"""What a duchy is heading for, in tenths of a point: coming cubes, and cards that may still be completed."""

from deskoherna.games.kingdom.material import (
    BONUS_K,
    BONUS_S,
    COST,
    GIANT,
    GIVEN,
    KIND,
    MENACE_FEE,
    N_DEVELOPMENTS,
    N_RESOURCES,
    N_SLOTS,
    NO_TYPE,
    POINTS,
    POINTS_PER,
    PRODUCTION,
    PRODUCTION_PER,
    SLOTS_IN_ALL,
    TYPE,
    K,
    S,
)
from deskoherna.games.kingdom.state import FIGHT, N_ROUNDS, OVER, PLANNING, SITE, STEP_M, State

__rules__ = True

TENTHS = 10
CUBE_WORTH: list[int] = [6, 7, 8, 9]
"""A cube of each resource that is still to come."""
KRYSTALLIUM_WORTH, SOLDIER_WORTH, TRAINING_WORTH, LABORATORY_WORTH = 22, 12, 5, 4
GIVEN_WORTH = 350
"""A card that a scenario must see completed."""
SURE = 100
"""Chances are counted in hundredths."""


def steps_to_come(s: State, resource: int) -> int:
    """How often a resource will still be produced."""
    now = s.phase >= PLANNING and s.phase - STEP_M >= resource
    return N_ROUNDS - s.round + (0 if now else 1)


def chances_to_complete(s: State, resource: int) -> int:
    """Production steps in which a card completed by then would yield: one less, unless Planning is still on."""
    n = steps_to_come(s, resource)
    return n - 1 if n > 0 and s.phase != PLANNING else n


def supply(s: State, seat: int, slot: int) -> int:
    """What may still fill slots of a sort: cubes in hand and to come, krystallium, soldiers."""
    if slot == K:
        return s.krystallium[seat] + (1 if s.round < N_ROUNDS else 0)
    if slot == S:
        return s.soldiers[seat] + s.training[seat] + N_ROUNDS - s.round
    n = s.yields[seat][slot] * steps_to_come(s, slot)
    if s.cubes[seat] > 0 and s.colour[seat] == slot:
        n += s.cubes[seat]
    return n


def demand(s: State, seat: int, slot: int) -> int:
    """Free slots of a sort on all cards under construction."""
    n = 0
    for card in range(N_DEVELOPMENTS):
        if s.place[card] == SITE + seat:
            n += COST[KIND[card]][slot] - s.filled[card][slot]
    return n


def gain(s: State, seat: int, kind: int) -> int:
    """What a card brings once it is completed: points, later cubes, its bonus."""
    value = TENTHS * POINTS[kind]
    own = TYPE[kind]
    if POINTS_PER[kind] != NO_TYPE:
        per = POINTS_PER[kind]
        value *= s.owned[seat][per] + (1 if per == own else 0) + (N_ROUNDS - s.round + 1) // 2
    per = PRODUCTION_PER[kind]
    times = 1 if per == NO_TYPE else s.owned[seat][per] + (1 if per == own else 0)
    for r in range(N_RESOURCES):
        if PRODUCTION[kind][r] > 0:
            value += PRODUCTION[kind][r] * times * CUBE_WORTH[r] * chances_to_complete(s, r)
    return value + BONUS_K[kind] * KRYSTALLIUM_WORTH + BONUS_S[kind] * SOLDIER_WORTH


def spread(s: State, seat: int, slot: int, more: int) -> int:
    """How much of the demand for a sort of slot, with so much more, the supply covers: in hundredths."""
    wanted = demand(s, seat, slot) + more
    have = supply(s, seat, slot)
    return SURE if have >= wanted else SURE * have // wanted


def outlook(missing: int, uncovered: int, total: int) -> int:
    """The chance of a card, in hundredths, from its free slots and those nobody knows how to fill (in hundredths)."""
    chance = SURE - uncovered * 2 // 5 - 12 * missing // total
    chance = max(chance, 0)
    return chance * chance // SURE


def site_value(s: State, seat: int) -> int:
    """The cards under construction, each by its gain and its chance."""
    c0, c1, c2 = spread(s, seat, 0, 0), spread(s, seat, 1, 0), spread(s, seat, 2, 0)
    c3, c4, c5 = spread(s, seat, 3, 0), spread(s, seat, 4, 0), spread(s, seat, 5, 0)
    cover = (c0, c1, c2, c3, c4, c5)
    value = 0
    for card in range(N_DEVELOPMENTS):
        if s.place[card] == SITE + seat:
            kind = KIND[card]
            missing, uncovered = 0, 0
            for slot in range(N_SLOTS):
                lack = COST[kind][slot] - s.filled[card][slot]
                missing += lack
                uncovered += lack * (SURE - cover[slot])
            if s.frozen[card] == 1:
                missing += 1
                if s.soldiers[seat] < MENACE_FEE[GIANT]:
                    uncovered += SURE
            worth = gain(s, seat, kind)
            if GIVEN[s.scenario][card] == 1:
                worth += GIVEN_WORTH
            value += worth * outlook(missing, uncovered, SLOTS_IN_ALL[kind]) // SURE
    return value


def prospect(s: State, seat: int, kind: int) -> int:
    """What a card is worth that is not yet under construction: built if it can be, else its cube."""
    missing, uncovered = 0, 0
    for slot in range(N_SLOTS):
        lack = COST[kind][slot]
        if lack > 0:
            missing += lack
            uncovered += lack * (SURE - spread(s, seat, slot, lack))
    return gain(s, seat, kind) * outlook(missing, uncovered, SLOTS_IN_ALL[kind]) // SURE


def income(s: State, seat: int) -> int:
    """Cubes in hand and to come, and what lies on the duchy card."""
    value = 0
    for r in range(N_RESOURCES):
        value += s.yields[seat][r] * CUBE_WORTH[r] * steps_to_come(s, r)
        value += LABORATORY_WORTH * s.laboratory[seat][r]
    last = s.round == N_ROUNDS and s.phase >= FIGHT
    if s.phase == OVER or last:
        return 0
    value += KRYSTALLIUM_WORTH * s.krystallium[seat] + LABORATORY_WORTH * s.crucible[seat]
    value += SOLDIER_WORTH * s.soldiers[seat] + TRAINING_WORTH * s.training[seat]
    return value + (CUBE_WORTH[s.colour[seat]] * s.cubes[seat] if s.cubes[seat] > 0 else 0)
