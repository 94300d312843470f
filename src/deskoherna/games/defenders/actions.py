"""The actions of a turn: each costs a point, each with what it does and whether it can be taken (sheet d.4)."""

from deskoherna.games.defenders.board import BORDER, HEXES, N_HEXES, SIDE_B, SIDES_OF_HEX
from deskoherna.games.defenders.corridors import lay_trail, list_destinations
from deskoherna.games.defenders.derived import open_gate
from deskoherna.games.defenders.ending import look_for_victory
from deskoherna.games.defenders.events import (
    BREACHES,
    BUILDS_CAMP,
    CLEARS_POLLUTION,
    CLEARS_TOXIC,
    DESTROYS,
    LEAVES,
    MOVES_TO,
    REGROUPS_TO,
    REWILDS,
)
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
)
from deskoherna.games.defenders.ground import (
    NO_THREAT,
    breachable,
    has_ability,
    in_force,
    is_factory,
    is_home,
    is_polluted,
    threat_at,
    works,
)
from deskoherna.games.defenders.material import (
    AMOUNT,
    FRIENDLY_MYCELIUM,
    ITEMS,
    LABEL,
    N_CARDS,
    N_SIDES,
    REFUGE,
    SCRAP_HUNTING,
    SUSTENANCE,
    TRACK_END,
)
from deskoherna.games.defenders.state import ACT, DISCARD_OF, HAND_OF, OVER, State
from deskoherna.kit.cards import put
from deskoherna.kit.declare import allows, lists, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row

__rules__ = True


def pay(s: State, side: int) -> int:
    """An action begins: it costs a point, and threat is fixed where the organizer stands (R16)."""
    s.points_left -= 1
    s.moves_made += 1
    return threat_at(s, s.leader[side])


def face(s: State, side: int, threat: int) -> None:
    """The die is thrown after the effect (R16)."""
    if s.phase != OVER and threat != NO_THREAT:
        roll_wounds(s, side, threat)


# ---------------------------------------------------------------- Move and Regroup


@verb("move to {}", HEXES, asked=ACT, listed=list_destinations)
def move_to(s: State, side: int, to: int) -> None:
    """One step, or along a corridor."""
    threat = pay(s, side)
    walk_to(s, side, to)
    face(s, side, threat)


def walk_to(s: State, side: int, to: int) -> None:
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


@verb("regroup to {}", HEXES, asked=ACT)
def regroup_to(s: State, side: int, to: int) -> None:
    """A hex with a functioning camp, whatever lies between; with Refuge in force without a die."""
    threat = pay(s, side)
    return_to(s, side, to)
    face(s, side, NO_THREAT if in_force(s, REFUGE) else threat)


def return_to(s: State, side: int, to: int) -> None:
    s.leader[side] = to
    tell(s, EVERYBODY, REGROUPS_TO, side, to)


@lists(regroup_to)
def list_regroups(s: State, side: int, first: int, out: Row, n: int) -> int:
    """Own functioning camps, with Refuge anybody's: whether it is in force is asked once for all hexes."""
    refuge = in_force(s, REFUGE)
    for h in range(N_HEXES):
        if s.camp[h] >= 0 and h != s.leader[side] and (refuge or s.camp[h] == side) and works(s, h):
            out[n] = first + h
            n += 1
    return n


# ---------------------------------------------------------------- camps


@verb("build camp", asked=ACT)
def build_camp(s: State, side: int) -> None:
    """Who has built the last camp leaves, after a die that is due (R39)."""
    threat = pay(s, side)
    raise_camp(s, side)
    face(s, side, threat)
    if s.phase != OVER and must_leave(s, side):
        leave(s, side)


@allows(build_camp)
def can_build_camp(s: State, side: int) -> bool:
    """Support at the maximum, on home ground or a rewilded factory, and no camp there yet."""
    return (
        s.camps_left[side] > 0
        and s.support[side] == max_support(s, side)
        and s.camp[s.leader[side]] < 0
        and is_home(s, s.leader[side], side)
    )


def raise_camp(s: State, side: int) -> None:
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
        draw(s, side, LABEL[s.n_sides][space] - hand_size(s, s.owner[side]))
    for other in range(N_SIDES):
        if s.in_game[other] == 1 and has_ability(s, other, SUSTENANCE):
            gain_support(s, other, AMOUNT[SUSTENANCE])


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


@verb("heal", asked=ACT)
def heal(s: State, side: int) -> None:
    """All own wounds go."""
    threat = pay(s, side)
    remove_wounds(s, side, s.wounds[side])
    face(s, side, threat)


@allows(heal)
def can_heal(s: State, side: int) -> bool:
    """At a functioning camp of any faction."""
    return s.wounds[side] > 0 and works(s, s.leader[side])


@verb("take {}", ITEMS, asked=ACT)
def take_item(s: State, side: int, item: int) -> None:
    """The item of the functioning camp one stands at."""
    threat = pay(s, side)
    make_ready(s, side, item)
    face(s, side, threat)


@allows(take_item)
def can_take_item(s: State, side: int, item: int) -> bool:
    return s.camp[s.leader[side]] == item and s.ready[side][item] == 0 and works(s, s.leader[side])


# ---------------------------------------------------------------- pollution, mechs, walls, factories


@verb("clear", asked=ACT)
def clear(s: State, side: int) -> None:
    """Where the organizer stands."""
    threat = pay(s, side)
    clear_hex(s, side, s.leader[side])
    face(s, side, threat)


@allows(clear)
def can_clear(s: State, side: int) -> bool:
    return is_polluted(s, s.leader[side])


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


@verb("destroy mech", asked=ACT)
def destroy_mech(s: State, side: int) -> None:
    """One where the organizer stands."""
    threat = pay(s, side)
    destroy_at(s, side, s.leader[side])
    face(s, side, threat)


@allows(destroy_mech)
def can_destroy_mech(s: State, side: int) -> bool:
    return s.mechs[s.leader[side]] > 0


def destroy_at(s: State, side: int, h: int) -> None:
    s.mechs[h] -= 1
    tell(s, EVERYBODY, DESTROYS, side, h)
    gain_support(s, side, 1 + AMOUNT[SCRAP_HUNTING] if has_ability(s, side, SCRAP_HUNTING) else 1)


@verb("breach {}", SIDES_OF_HEX, asked=ACT)
def breach(s: State, side: int, d: int) -> None:
    """A wall of the hex."""
    threat = pay(s, side)
    breach_wall(s, side, BORDER[s.leader[side]][d])
    face(s, side, threat)


@allows(breach)
def can_breach(s: State, side: int, d: int) -> bool:
    return s.breaches_left[side] > 0 and breachable(s, BORDER[s.leader[side]][d])


def breach_wall(s: State, side: int, b: int) -> None:
    """The token stays for good."""
    s.breach[b] = 1
    s.breaches_left[side] -= 1
    tell(s, EVERYBODY, BREACHES, side, b)
    gain_support(s, side, 1)
    if SIDE_B[b] >= 0:
        open_gate(s, b)


@verb("rewild", asked=ACT)
def rewild(s: State, side: int) -> None:
    """The factory stops venting; a camp there works again."""
    threat = pay(s, side)
    here = s.leader[side]
    t = s.tile[here]
    s.rewilded[t] = 1
    s.wild[here] = 1
    tell(s, EVERYBODY, REWILDS, side, t, here)
    gain_support(s, side, 1)
    look_for_victory(s)
    face(s, side, threat)


@allows(rewild)
def can_rewild(s: State, side: int) -> bool:
    """A grey factory without mechs, pollution and toxic site."""
    return is_factory(s, s.leader[side]) and s.mechs[s.leader[side]] == 0 and not is_polluted(s, s.leader[side])
