"""What a fair player would look at: how far the table has come, how near defeat is, and where work waits."""

from deskoherna.games.defenders import abilities, actions, items, rounds
from deskoherna.games.defenders.board import AWAY, BORDER, CORE, N_HEXES, NEAR
from deskoherna.games.defenders.faction import max_support
from deskoherna.games.defenders.factories import is_enclosed
from deskoherna.games.defenders.ground import breachable, is_factory, is_home, is_polluted, works
from deskoherna.games.defenders.material import (
    CARD_HABITAT,
    CARD_POINTS,
    CARDS_A_FACTION,
    MAX_WOUNDS,
    N_SIDES,
    N_TILES,
    TRACK_CAMPS,
    TRACK_END,
    VENT,
)
from deskoherna.games.defenders.rules import side_asked
from deskoherna.games.defenders.state import ACT, HAND_OF, OVER, WON, State
from deskoherna.kit.advice import NoNotes
from deskoherna.kit.cards import count
from deskoherna.kit.declare import Leanings

__rules__ = True
# ruff: noqa: ARG001 (the contract names the arguments)

# Found by playing many games with many values (see the README). SCALE of them make a thousandth of a win.
SCALE = 2
BASE = 900
SUPPORT_VALUE = 15
CAMP_BONUS = 1
"""A camp counts for the support it cost and this much more."""
TOXIC_FEAR = [0, 60, 140, 240, 370, 540, 760]
FACTORY_FEAR = [0, 5, 12, 22, 38, 70]
DEATH_FEAR = [0, 56, 131, 244, 394]
WOUND_FEAR = [0, 4, 9, 23, 35]
TOKEN_FEAR = [0, 11, 13]
VENTED_FEAR = [5, 6, 16]
"""A hex that a vent blows at, by the tokens that lie there."""
GREY_FEAR, SNIPER_FEAR, GREY_STEP = 84, 8, 6
"""A grey factory, each mech in it, and each hex between it and the nearest organizer."""
ENCLOSED_FEAR = 7
MECH_FEAR = 8
CLOSE_FEAR = 4
HAND_VALUE, BREACH_VALUE = 8, 1
ITEM_VALUE = [3, 2, 4, 4]
POINT_VALUE, USEFUL_POINT_VALUE = 4, 6
"""An action point is worth more where work waits; food is worth less than either, or it would be eaten for ever."""
FINISHED_VALUE = 200
"""Alone: a faction that has built its last camp. Its hand, its items and the rest of its turn go with it, but the other
one takes all the turns. At a table of several those who leave are missed: there it counts for nothing."""
MOVE_COST = 2
"""Every move of a turn, so that nobody runs in circles."""
STEP_VALUE = 5
"""A hex nearer to work."""
TURN_VALUE = 90
"""What keeps a turn from being ended while something can still be done."""
FAR = 6


def worth(s: State, _notes: NoNotes, seat: int) -> int:
    """A common game: worth the same to every seat."""
    if s.phase == OVER:
        return 1000 if s.result == WON else 0
    value = BASE + progress(s) * SUPPORT_VALUE - ground_fear(s)
    dead = 0
    for side in range(N_SIDES):
        if s.dead[side] >= 0:
            dead += 1
        if s.in_game[side] == 1:
            value += faction_worth(s, side)
        elif s.owner[side] >= 0 and s.seats == 1:
            value += FINISHED_VALUE
    value -= DEATH_FEAR[dead]
    if s.phase == ACT:
        at_work = s.leader[s.turn] >= 0 and is_work(s, s.turn, s.leader[s.turn])
        value += TURN_VALUE + s.points_left * (USEFUL_POINT_VALUE if at_work else POINT_VALUE)
        value -= s.moves_made * MOVE_COST
    value //= SCALE
    if value < 1:
        return 1
    return value if value < 999 else 999


def progress(s: State) -> int:
    """Support gathered, in the camps built and on the tracks. Each camp costs one more than the one before."""
    done = 0
    for side in range(N_SIDES):
        if s.owner[side] >= 0:
            first = TRACK_END[s.n_sides] - TRACK_CAMPS[s.n_sides]
            for k in range(TRACK_CAMPS[s.n_sides] - s.camps_left[side]):
                done += first + k + CAMP_BONUS
            if s.camps_left[side] > 0:
                done += s.support[side]
    return done


def ground_fear(s: State) -> int:
    """Toxic sites, tokens that will become some, factories, and hexes about to be built over."""
    toxic = 0
    fear = 0
    for h in range(N_HEXES):
        toxic += s.toxic[h]
        fear += TOKEN_FEAR[s.pollution[h]]
        if h != CORE:
            fear += s.mechs[h] * MECH_FEAR
            if s.tile[h] < 0 and is_enclosed(s, h):
                fear += ENCLOSED_FEAR
    built = N_TILES - 1 - s.tile[CORE]
    for t in range(s.tile[CORE], N_TILES):
        if s.rewilded[t] == 0:
            if s.site[t] != CORE:
                fear += GREY_FEAR + s.mechs[s.site[t]] * SNIPER_FEAR + nearest_leader(s, s.site[t]) * GREY_STEP
            for k in range(3):
                h = NEAR[s.site[t]][(s.arrow[t] + 1 + VENT[t][k]) % 6]
                if h >= 0 and s.toxic[h] == 0:
                    fear += VENTED_FEAR[s.pollution[h]]
    return fear + TOXIC_FEAR[toxic] + FACTORY_FEAR[built]


def nearest_leader(s: State, h: int) -> int:
    best = FAR
    for side in range(N_SIDES):
        if s.leader[side] >= 0 and AWAY[h][s.leader[side]] < best:
            best = AWAY[h][s.leader[side]]
    return best


def faction_worth(s: State, side: int) -> int:
    """Wounds, hand, items, and how far the organizer is from something to do."""
    value = count(s, HAND_OF[side]) * HAND_VALUE - wound_fear(s, side) + s.breaches_left[side] * BREACH_VALUE
    for item in range(N_SIDES):
        value += s.ready[side][item] * ITEM_VALUE[item]
    here = s.leader[side]
    if here < 0:
        return value
    if s.mechs[here] > 0:
        value -= CLOSE_FEAR
    return value - work_distance(s, side, here) * STEP_VALUE


def wound_fear(s: State, side: int) -> int:
    """Wounds are feared by how few more are borne: alone two are as bad as three elsewhere."""
    if s.wounds[side] == 0:
        return 0
    return WOUND_FEAR[s.wounds[side] + MAX_WOUNDS - s.wound_limit]


def is_work(s: State, side: int, h: int) -> bool:
    """With full support: a site for a camp. Before: something to clear, destroy or rewild."""
    if wants_camp(s, side):
        return s.camp[h] < 0 and is_home(s, h, side)
    return is_polluted(s, h) or s.mechs[h] > 0 or is_factory(s, h) or has_breachable(s, side, h)


def has_breachable(s: State, side: int, h: int) -> bool:
    if s.breaches_left[side] > 0:
        for d in range(6):
            if breachable(s, BORDER[h][d]):
                return True
    return False


def wants_camp(s: State, side: int) -> bool:
    return s.camps_left[side] > 0 and s.support[side] == max_support(s, side)


def work_distance(s: State, side: int, here: int) -> int:
    best = FAR
    for h in range(N_HEXES):
        if h != CORE and AWAY[here][h] < best and is_work(s, side, h):
            best = AWAY[here][h]
    return best


# ---------------------------------------------------------------- leaning

# What brings the table on, what prepares it, what merely passes the time: what helps is likely, what does nothing is
# rare, ending is always possible.
GOAL, SUPPORTING, HELPING, PREPARING, IDLE = 4000, 400, 60, 20, 1
USUAL = 4
UNSEEN_CARD = 27
"""A card of three action points without a team."""

LEAN = Leanings(USUAL)
LEAN.always(GOAL, actions.build_camp, actions.rewild)
LEAN.always(SUPPORTING, items.eat_food)
LEAN.always(PREPARING, actions.take_item)
LEAN.always(UNSEEN_CARD, rounds.choose_top)


@LEAN.of(rounds.choose)
def lean_card(s: State, card: int) -> int:
    """Many action points, its own and those of a team."""
    points = CARD_POINTS[card] - 1
    side = card // CARDS_A_FACTION
    for other in range(side * CARDS_A_FACTION, (side + 1) * CARDS_A_FACTION):
        if s.place[other] == HAND_OF[side] and CARD_HABITAT[other] == CARD_HABITAT[card]:
            points += 1
    return points * points * points


@LEAN.of(abilities.shift)
def lean_shift(s: State, seat: int, d: int) -> int:
    return 1 + 8 * chores(s, NEAR[s.leader[side_asked(s, seat)]][d])


@LEAN.of(abilities.use_herbs)
def lean_herbs(s: State, patient: int) -> int:
    return 1 + s.wounds[patient] * s.wounds[patient] * 4


@LEAN.of(abilities.acid_rain)
def lean_acid(s: State, h: int) -> int:
    return 2 if s.pollution[h] < 2 else 0


def chores(s: State, h: int) -> int:
    """How much waits to be done on a hex."""
    n = 0
    if is_polluted(s, h):
        n += 1
    if s.mechs[h] > 0:
        n += 1
    if is_factory(s, h):
        n += 2
    return n


@LEAN.of(actions.move_to, actions.regroup_to)
def lean_move(s: State, to: int) -> int:
    """To work, to a site for the camp, or to any camp when wounded; leaving work behind is rare."""
    side = s.turn
    if s.wounds[side] >= s.wound_limit and works(s, to):
        return SUPPORTING // 2
    if wants_camp(s, side):
        return SUPPORTING if s.camp[to] < 0 and is_home(s, to, side) else IDLE
    n = chores(s, to)
    if n > 0:
        return 4 * n if chores(s, s.leader[side]) > 0 else 100 * n
    return 4 if works(s, to) and s.ready[side][s.camp[to]] == 0 else IDLE


@LEAN.of(items.move_with_map, items.regroup_with_map)
def lean_map(s: State, to: int) -> int:
    return 2 * lean_move(s, to)


@LEAN.of(actions.heal)
def lean_heal(s: State) -> int:
    return 30 * s.wounds[s.turn] * s.wounds[s.turn]


@LEAN.of(items.drink_potion)
def lean_potion(s: State) -> int:
    return HELPING * s.wounds[s.turn]


@LEAN.of(actions.clear, items.clear_with_potion)
def lean_clear(s: State) -> int:
    if s.toxic[s.leader[s.turn]] > 0 and s.wounds[s.turn] >= s.wound_limit:
        return IDLE
    return SUPPORTING + SUPPORTING // 2 if has_room(s, s.turn) else HELPING


@LEAN.of(actions.destroy_mech, items.rocket_mech)
def lean_mech(s: State) -> int:
    return SUPPORTING if has_room(s, s.turn) and s.wounds[s.turn] < s.wound_limit else HELPING


@LEAN.of(actions.breach, items.rocket_wall)
def lean_wall(s: State) -> int:
    return HELPING if has_room(s, s.turn) else IDLE


def has_room(s: State, side: int) -> bool:
    """Would support still move the pawn?"""
    return s.camps_left[side] > 0 and s.support[side] < max_support(s, side)


@LEAN.of(rounds.team_up)
def lean_team(s: State) -> int:
    return 3 * HELPING if wants_camp(s, s.turn) or chores(s, s.leader[s.turn]) > 0 else HELPING


@LEAN.of(rounds.end_turn)
def lean_end(s: State) -> int:
    return IDLE if s.points_left > 0 else HELPING
