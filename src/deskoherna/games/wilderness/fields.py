"""Where a card may go: the rim, its own colour, the Steps it costs (sheet d3)."""

from deskoherna.games.wilderness.board import N_DIRECTIONS, N_FIELDS, NEAR, STEP_COST
from deskoherna.games.wilderness.material import (
    BEES,
    CARDS_A_SEAT,
    DESERT,
    DOTS,
    FITS,
    N_ANIMALS,
)
from deskoherna.games.wilderness.state import (
    BOARD,
    DESERT_LIES,
    LAND,
    State,
)
from deskoherna.games.wilderness.wounds import has_element

__rules__ = True

MIDDLE = 61
"""Fields before this one, and those from it on, fit into the bits of one number each."""
FIRST_STEPS, CORNER_STEPS = 1, 2
"""What the first card of a colour costs, anywhere on the rim; what any costs that touches the others by a corner."""


def on_rim(s: State, field: int) -> bool:
    """Does it lie at the outer edge of the board? An inner hole has none (W15)."""
    for d in range(0, N_DIRECTIONS, 2):
        f = NEAR[field][d]
        if f < 0 or (s.terrain[f] == 0 and (sees_out(s, f, d) or leads_out(s, f))):
            return True
    return False


def sees_out(s: State, gap: int, direction: int) -> bool:
    """Is there no field of the board beyond this gap?"""
    f = gap
    while f >= 0 and s.terrain[f] == 0:
        f = NEAR[f][direction]
    return f < 0


def leads_out(s: State, gap: int) -> bool:
    """Is the gap, side by side with others, joined to what lies around the board?"""
    for f in range(N_FIELDS):
        s.dist[f] = 0
    s.dist[gap] = 1
    s.queue[0] = gap
    head = 0
    tail = 1
    while head < tail:
        f = s.queue[head]
        head += 1
        for d in range(0, N_DIRECTIONS, 2):
            g = NEAR[f][d]
            if g < 0:
                return True
            if s.terrain[g] == 0 and s.dist[g] == 0:
                s.dist[g] = 1
                s.queue[tail] = g
                tail += 1
    return False


def steps_onto(s: State, seat: int, field: int) -> int:
    """Steps that a card of this colour costs on a field where it may lie."""
    steps = FIRST_STEPS
    touches = False
    for d in range(N_DIRECTIONS):
        f = NEAR[field][d]
        if f >= 0 and s.whose[f] == seat and (not touches or STEP_COST[d] < steps):
            steps = STEP_COST[d]
            touches = True
    return steps


def lasts(kind: int) -> bool:
    """Does the card stay for the action phase?"""
    return kind < N_ANIMALS or kind == DESERT


def is_free(s: State, seat: int, kind: int, field: int) -> bool:
    """No card of another player, nor an own one with which this would share the field in the action phase (K1)."""
    if s.whose[field] < 0:
        return True
    if s.stacking == 0 or s.whose[field] != seat:
        return False
    return not lasts(kind) or LAND <= s.lies[field] < DESERT_LIES


def fits(s: State, kind: int, field: int) -> bool:
    """Terrain; no desert on Elements; bees there only by the usual switch (K12)."""
    if s.terrain[field] & FITS[kind] == 0:
        return False
    if kind == DESERT or (kind == BEES and s.bees_on_elements == 0):
        return not has_element(s, field)
    return True


def affordable(s: State, seat: int, kind: int, steps: int) -> bool:
    """Steps above the budget cost magic; dots can never be exceeded."""
    if kind >= N_ANIMALS:
        return steps <= s.land_steps + s.magic[seat]
    return DOTS[kind] <= s.dots_left and steps <= s.animal_steps + s.magic[seat]


def may_lie(s: State, seat: int, kind: int, field: int) -> bool:
    """Does the card fit on this field, and is it free?"""
    return fits(s, kind, field) and is_free(s, seat, kind, field)


def stride(s: State, seat: int, kind: int) -> int:
    """Directions from one that counts to the next: all when a corner can be paid for, else the sides."""
    return 1 if affordable(s, seat, kind, CORNER_STEPS) else 2


def somewhere(s: State, seat: int, kind: int) -> bool:
    """Is there a field for this kind? It touches a card of its colour, or is the first and on the rim (sheet d3)."""
    if not affordable(s, seat, kind, FIRST_STEPS):
        return False
    each = stride(s, seat, kind)
    alone = True
    for card in range(seat * CARDS_A_SEAT, (seat + 1) * CARDS_A_SEAT):
        if s.place[card] == BOARD:
            alone = False
            for d in range(0, N_DIRECTIONS, each):
                f = NEAR[s.rank[card]][d]
                if f >= 0 and may_lie(s, seat, kind, f):
                    return True
    if alone:
        for f in range(N_FIELDS):
            if may_lie(s, seat, kind, f) and on_rim(s, f):
                return True
    return False


def fields_for(s: State, seat: int, kind: int) -> tuple[int, int]:
    """All such fields as bits: those before MIDDLE, and those from it on."""
    low = 0
    high = 0
    if not affordable(s, seat, kind, FIRST_STEPS):
        return low, high
    each = stride(s, seat, kind)
    alone = True
    for card in range(seat * CARDS_A_SEAT, (seat + 1) * CARDS_A_SEAT):
        if s.place[card] == BOARD:
            alone = False
            for d in range(0, N_DIRECTIONS, each):
                f = NEAR[s.rank[card]][d]
                if f >= 0 and may_lie(s, seat, kind, f):
                    if f < MIDDLE:
                        low |= 1 << f
                    else:
                        high |= 1 << (f - MIDDLE)
    if alone:
        for f in range(N_FIELDS):
            if may_lie(s, seat, kind, f) and on_rim(s, f):
                if f < MIDDLE:
                    low |= 1 << f
                else:
                    high |= 1 << (f - MIDDLE)
    return low, high
