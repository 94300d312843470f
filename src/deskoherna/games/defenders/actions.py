"""The actions of a turn. Each can be asked about (`can_...`) and done; step and legal are built from them."""

from deskoherna.games.defenders.board import BORDER, N_HEXES, NEAR, SIDE_A, SIDE_B
from deskoherna.games.defenders.corridors import lay_trail
from deskoherna.games.defenders.ending import look_for_victory
from deskoherna.games.defenders.faction import (
    draw,
    gain_support,
    hand_size,
    make_ready,
    max_support,
    next_camp_space,
    remove_wounds,
    roll_wounds,
    still_playing,
    suffer,
    use_up,
)
from deskoherna.games.defenders.ground import (
    NO_THREAT,
    breachable,
    engine_on,
    has_ability,
    in_force,
    is_factory,
    is_home,
    is_polluted,
    threat_at,
    works,
)
from deskoherna.games.defenders.material import (
    FOOD,
    FRIENDLY_MYCELIUM,
    LABEL,
    MAP,
    N_CARDS,
    N_SIDES,
    POTION,
    REFUGE,
    ROCKETS,
    SCRAP_HUNTING,
    SUSTENANCE,
    TRACK_END,
)
from deskoherna.games.defenders.moves import (
    BREACH,
    BREACHES,
    BUILD_CAMP,
    BUILDS_CAMP,
    CLEAR,
    CLEARS_POLLUTION,
    CLEARS_TOXIC,
    DESTROY_MECH,
    DESTROYS,
    DRINK_POTION,
    EAT_FOOD,
    HEAL,
    LEAVES,
    MAP_MOVE,
    MAP_REGROUP,
    MOVE,
    MOVES_TO,
    POTION_CLEAR,
    REGROUP,
    REGROUPS_TO,
    REWILD,
    REWILDS,
    ROCKET_MECH,
    ROCKET_WALL,
    TAKE_ITEM,
    TEAM_UP,
    TEAMS_UP,
)
from deskoherna.games.defenders.state import ACTIVE_OF, DISCARD_OF, HAND_OF, OVER, State
from deskoherna.kit.cards import everybody, put, show
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True


# ---------------------------------------------------------------- questions

def can_build_camp(s: State, side: int) -> bool:
    """Support at the maximum, on home ground or a rewilded factory, and no camp there yet."""
    here = s.leader[side]
    return (s.camps_left[side] > 0 and s.support[side] == max_support(s, side) and s.camp[here] < 0
            and is_home(s, here, side))


def can_regroup(s: State, side: int, to: int, refuge: bool) -> bool:
    """Any hex with an own functioning camp; with Refuge in force with anybody's."""
    return s.camp[to] >= 0 and to != s.leader[side] and (refuge or s.camp[to] == side) and works(s, to)


def can_rewild(s: State, side: int) -> bool:
    here = s.leader[side]
    return is_factory(s, here) and s.mechs[here] == 0 and not is_polluted(s, here)


def can_breach(s: State, side: int, d: int) -> bool:
    return s.breaches_left[side] > 0 and breachable(s, BORDER[s.leader[side]][d])


# ---------------------------------------------------------------- commands

def clear_hex(s: State, side: int, h: int) -> None:
    """All tokens of a hex or its toxic site: one support; a toxic site costs a wound."""
    gain_support(s, side, 1)
    if s.toxic[h] > 0:
        s.toxic[h] = 0
        tell(s, EVERYBODY, CLEARS_TOXIC, side, h)
        suffer(s, side, 1)
    else:
        s.pollution[h] = 0
        tell(s, EVERYBODY, CLEARS_POLLUTION, side, h)


def destroy_mech(s: State, side: int, h: int) -> None:
    s.mechs[h] -= 1
    tell(s, EVERYBODY, DESTROYS, side, h)
    gain_support(s, side, 2 if has_ability(s, side, SCRAP_HUNTING) else 1)


def breach_wall(s: State, side: int, b: int) -> None:
    """The token stays for good; the way is open unless an engine stands in it."""
    s.breach[b] = 1
    s.breaches_left[side] -= 1
    tell(s, EVERYBODY, BREACHES, side, b)
    gain_support(s, side, 1)
    if SIDE_B[b] >= 0 and not engine_on(s, b):
        for d in range(6):
            if BORDER[SIDE_A[b]][d] == b:
                s.gates[SIDE_A[b]] |= 1 << d
            if BORDER[SIDE_B[b]][d] == b:
                s.gates[SIDE_B[b]] |= 1 << d


def move_to(s: State, side: int, to: int) -> None:
    """A Move that ends on a functioning camp readies its item; Mycelium clears its end or its trail (R22)."""
    mycelium = has_ability(s, side, FRIENDLY_MYCELIUM)
    passed = lay_trail(s, side, to) - 1 if mycelium and s.long_mycelium == 1 else 0
    s.leader[side] = to
    tell(s, EVERYBODY, MOVES_TO, side, to)
    if works(s, to):
        make_ready(s, side, s.camp[to])
    for k in range(passed):
        if s.phase != OVER and is_polluted(s, s.queue[k]):
            clear_hex(s, side, s.queue[k])
    if mycelium and s.phase != OVER and is_polluted(s, to):
        clear_hex(s, side, to)


def regroup_to(s: State, side: int, to: int) -> None:
    s.leader[side] = to
    tell(s, EVERYBODY, REGROUPS_TO, side, to)


def rewild(s: State, side: int) -> None:
    here = s.leader[side]
    t = s.tile[here]
    s.rewilded[t] = 1
    s.wild[here] = 1
    tell(s, EVERYBODY, REWILDS, side, t, here)
    gain_support(s, side, 1)
    look_for_victory(s)


def build_camp(s: State, side: int) -> None:
    """The leftmost camp of the track goes to the map, support starts anew, the hand is filled to the number below."""
    here = s.leader[side]
    space = next_camp_space(s, side)
    s.camp[here] = side
    s.camps_left[side] -= 1
    s.support[side] = 0
    tell(s, EVERYBODY, BUILDS_CAMP, side, here)
    look_for_victory(s)
    if s.phase == OVER:
        return
    if not must_leave(s, side):
        wanted = LABEL[s.n_sides][space] - hand_size(s, s.owner[side])
        if wanted > 0:
            draw(s, side, wanted)
    for other in range(N_SIDES):
        if s.in_game[other] == 1 and has_ability(s, other, SUSTENANCE):
            gain_support(s, other, 1)


def must_leave(s: State, side: int) -> bool:
    """Who has built the last camp leaves, but never the last one in the game (sheet d.8)."""
    return s.camps_left[side] == 0 and still_playing(s) > 1


def leave(s: State, side: int) -> None:
    """The organizer goes off the map, what actions remain are lost; the camps stay for the others."""
    s.in_game[side] = 0
    s.leader[side] = -1
    s.support[side] = TRACK_END[s.n_sides]
    s.points_left = 0
    tell(s, EVERYBODY, LEAVES, side)
    if s.seats == 1:
        for card in range(N_CARDS):
            if s.place[card] == HAND_OF[side]:
                put(s, card, DISCARD_OF[side])


def team_up(s: State, side: int, card: int) -> None:
    put(s, card, ACTIVE_OF[side])
    show(s, card, everybody(s))
    s.points_left += 1
    tell(s, EVERYBODY, TEAMS_UP, side, card)


# ---------------------------------------------------------------- one move of a turn

def is_action(move: int) -> bool:
    """Actions are taken under threat; food, healing by potion and teaming up are none (R17)."""
    return move != EAT_FOOD and move != DRINK_POTION and not TEAM_UP <= move < TEAM_UP + N_CARDS


def is_regroup(move: int) -> bool:
    return REGROUP <= move < REGROUP + N_HEXES or MAP_REGROUP <= move < MAP_REGROUP + N_HEXES


def item_of(move: int) -> int:
    """The item that a move turns to its spent side, or -1."""
    if move == EAT_FOOD:
        return FOOD
    if move in (DRINK_POTION, POTION_CLEAR):
        return POTION
    if ROCKET_MECH <= move < MAP_MOVE:
        return ROCKETS
    if MAP_MOVE <= move < TEAM_UP:
        return MAP
    return -1


def take_action(s: State, side: int, move: int) -> None:
    """Threat is fixed at the start, the die is thrown after the effect (R16); an item is spent after its effect."""
    threat = threat_at(s, s.leader[side]) if is_action(move) else NO_THREAT
    if is_regroup(move) and in_force(s, REFUGE):
        threat = NO_THREAT
    item = item_of(move)
    s.moves_made += 1
    if item < 0 and move < TEAM_UP:
        s.points_left -= 1
    perform(s, side, move)
    if item >= 0:
        use_up(s, side, item)
    if s.phase != OVER and threat != NO_THREAT:
        roll_wounds(s, side, threat)
    if s.phase != OVER and move == BUILD_CAMP and must_leave(s, side):
        leave(s, side)


def perform(s: State, side: int, move: int) -> None:
    """The effect alone."""
    here = s.leader[side]
    if move < BUILD_CAMP:
        move_to(s, side, move - MOVE)
    elif move == BUILD_CAMP:
        build_camp(s, side)
    elif move < HEAL:
        regroup_to(s, side, move - REGROUP)
    elif move == HEAL:
        remove_wounds(s, side, s.wounds[side])
    elif move in (CLEAR, POTION_CLEAR):
        clear_hex(s, side, here)
    elif move == DESTROY_MECH:
        destroy_mech(s, side, here)
    elif move < REWILD:
        breach_wall(s, side, BORDER[here][move - BREACH])
    elif move == REWILD:
        rewild(s, side)
    elif move < EAT_FOOD:
        make_ready(s, side, move - TAKE_ITEM)
    elif move == EAT_FOOD:
        s.points_left += 1
    elif move == DRINK_POTION:
        remove_wounds(s, side, 1)
    elif move == ROCKET_MECH:
        destroy_mech(s, side, here)
    elif move < ROCKET_WALL:
        destroy_mech(s, side, NEAR[here][move - ROCKET_MECH - 1])
    elif move < MAP_MOVE:
        breach_wall(s, side, BORDER[here][move - ROCKET_WALL])
    elif move < MAP_REGROUP:
        move_to(s, side, move - MAP_MOVE)
    elif move < TEAM_UP:
        regroup_to(s, side, move - MAP_REGROUP)
    else:
        team_up(s, side, move - TEAM_UP)
