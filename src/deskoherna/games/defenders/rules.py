"""Who may act, what is legal, and what a move does."""

from deskoherna.games.defenders.abilities import (
    TO_REVEAL,
    answer_ability,
    answer_shift,
    anybody_may_shift,
    can_demolish,
    can_dissolve,
    can_set_down,
    can_shift,
    can_shoot,
    can_tunnel,
    resolve_ability,
    shifting_side,
)
from deskoherna.games.defenders.actions import (
    can_breach,
    can_build_camp,
    can_regroup,
    can_rewild,
    take_action,
)
from deskoherna.games.defenders.board import N_BORDERS, N_HEXES, NEAR
from deskoherna.games.defenders.corridors import REACHED, mark_destinations
from deskoherna.games.defenders.faction import camps_built
from deskoherna.games.defenders.ground import has_ability, in_force, is_polluted, works
from deskoherna.games.defenders.material import (
    BALLISTICS,
    CARD_HABITAT,
    CARDS_A_FACTION,
    FOOD,
    LEADER_SIDE,
    MAP,
    N_CARDS,
    N_LEADERS,
    N_SIDES,
    OPENING_HAND,
    POTION,
    REFUGE,
    ROCKETS,
)
from deskoherna.games.defenders.moves import (
    ACID_ON,
    BREACH,
    BUILD_CAMP,
    CHOOSE_CARD,
    CHOOSE_TOP,
    CHOOSE_UNSEEN,
    CLEAR,
    DEMOLISH_WALL,
    DESTROY_MECH,
    DRAW_FIRST,
    DRINK_POTION,
    EAT_FOOD,
    END_TURN,
    HEAL,
    HERBS_FOR,
    LEAD,
    MAP_MOVE,
    MAP_REGROUP,
    MOVE,
    PICK_UP,
    POTION_CLEAR,
    REGROUP,
    RESOLVE,
    REWILD,
    ROCKET_MECH,
    ROCKET_WALL,
    SET_DOWN,
    SHIFT,
    SHOOT_AT,
    START_AT,
    STAY,
    TAKE_ITEM,
    TEAM_UP,
    TUNNEL_TO,
)
from deskoherna.games.defenders.rounds import choose, choose_alone, end_turn, go_on_revealing
from deskoherna.games.defenders.setup import ask_for_leader, can_start, split_hand, start_at, take_leader
from deskoherna.games.defenders.state import (
    ACID,
    ACT,
    CHOOSE,
    DECK_OF,
    DEMOLISH,
    HAND_OF,
    HERBS,
    LEADER,
    LIBRARY_FROM,
    LIBRARY_TO,
    OVER,
    PATHS,
    REVEAL,
    SHOOT,
    SPLIT,
    START,
    TUNNEL,
    WON,
    State,
)
from deskoherna.kit.cards import count, top
from deskoherna.kit.state import Row

__rules__ = True
# ruff: noqa: ARG001 (the contract names the arguments)

MAX_MOVES_A_TURN = 40
"""Food can be taken for an action and eaten for one, for ever; after so many moves a turn can only end (ruling)."""


# ---------------------------------------------------------------- who may act

def actors(s: State) -> int:
    if s.phase == OVER:
        return 0
    if s.phase == CHOOSE or s.phase == REVEAL or s.phase == PATHS:
        bits = 0
        for side in range(N_SIDES):
            if waits_for(s, side):
                bits |= 1 << s.owner[side]
        return bits
    return 1 << s.owner[s.turn]


def waits_for(s: State, side: int) -> bool:
    """Has this faction still something to do in a phase of several?"""
    if s.in_game[side] == 0:
        return False
    if s.phase == CHOOSE:
        return s.acted[side] == 0 or s.seats == 1
    if s.phase == REVEAL:
        return s.pending[side] & TO_REVEAL != 0
    return s.pending[side] > TO_REVEAL


# ---------------------------------------------------------------- what is legal

def legal(s: State, seat: int, out: Row, n: int) -> int:
    side = s.turn
    if s.phase == ACT:
        if s.owner[side] != seat:
            return n
        return legal_actions(s, side, out, n)
    if s.phase == CHOOSE:
        return legal_choices(s, seat, out, n)
    if s.phase == REVEAL:
        own = s.side_of[seat]
        if own >= 0 and s.pending[own] & TO_REVEAL != 0:
            out[n] = RESOLVE
            n += 1
        return n
    if s.phase == PATHS:
        return legal_shifts(s, seat, out, n)
    if s.phase == OVER or s.owner[side] != seat:
        return n
    if s.phase == LEADER or s.phase == START or s.phase == SPLIT:
        return legal_setup(s, side, out, n)
    return legal_targets(s, side, out, n)


def legal_setup(s: State, side: int, out: Row, n: int) -> int:
    if s.phase == LEADER:
        for leader in range(N_LEADERS):
            if LEADER_SIDE[leader] == side:
                out[n] = LEAD + leader
                n += 1
    elif s.phase == START:
        for h in range(N_HEXES):
            if can_start(s, side, h):
                out[n] = START_AT + h
                n += 1
    else:
        for k in range(OPENING_HAND + 1):
            out[n] = DRAW_FIRST + k
            n += 1
    return n


def legal_choices(s: State, seat: int, out: Row, n: int) -> int:
    """A card of the hand; alone also the top of a deck whose faction has no card in hand."""
    for side in range(N_SIDES):
        if s.owner[side] == seat and waits_for(s, side):
            for card in range(side * CARDS_A_FACTION, (side + 1) * CARDS_A_FACTION):
                if s.place[card] == HAND_OF[side]:
                    out[n] = CHOOSE_CARD + card
                    n += 1
    if s.seats == 1:
        for side in range(N_SIDES):
            if s.in_game[side] == 1 and s.owner[side] == seat and can_flip(s, side):
                out[n] = CHOOSE_TOP + side
                n += 1
    return n


def can_flip(s: State, side: int) -> bool:
    """Alone: the top of the deck may lead a faction that has no card in hand."""
    return count(s, HAND_OF[side]) == 0 and count(s, DECK_OF[side]) > 0


def legal_shifts(s: State, seat: int, out: Row, n: int) -> int:
    side = shifting_side(s, seat)
    if side >= 0:
        for d in range(6):
            if can_shift(s, side, d):
                out[n] = SHIFT + d
                n += 1
        out[n] = STAY
        n += 1
    return n


def legal_targets(s: State, side: int, out: Row, n: int) -> int:
    """Targets of a reveal ability."""
    phase = s.phase
    if phase == SHOOT:
        for d in range(6):
            if can_shoot(s, side, d):
                out[n] = SHOOT_AT + d
                n += 1
    elif phase == HERBS:
        for other in range(N_SIDES):
            if s.in_game[other] == 1:
                out[n] = HERBS_FOR + other
                n += 1
    elif phase == DEMOLISH:
        for b in range(N_BORDERS):
            if can_demolish(s, side, b):
                out[n] = DEMOLISH_WALL + b
                n += 1
    else:
        for h in range(N_HEXES):
            if phase == LIBRARY_FROM:
                if s.camp[h] == side:
                    out[n] = PICK_UP + h
                    n += 1
            elif phase == LIBRARY_TO:
                if can_set_down(s, h):
                    out[n] = SET_DOWN + h
                    n += 1
            elif phase == ACID:
                if can_dissolve(s, h):
                    out[n] = ACID_ON + h
                    n += 1
            elif phase == TUNNEL:
                if can_tunnel(s, h):
                    out[n] = TUNNEL_TO + h
                    n += 1
    return n


def legal_actions(s: State, side: int, out: Row, n: int) -> int:
    """All that a turn allows, in the order of the move numbers."""
    if s.moves_made < MAX_MOVES_A_TURN:
        marked = s.points_left > 0 or s.ready[side][MAP] == 1
        if marked:
            mark_destinations(s, side)
        if s.points_left > 0:
            n = paid_actions(s, side, out, n)
        n = item_actions(s, side, out, n)
        if s.points_left == 0:
            habitat = CARD_HABITAT[s.active[side]]
            for card in range(side * CARDS_A_FACTION, (side + 1) * CARDS_A_FACTION):
                if s.place[card] == HAND_OF[side] and CARD_HABITAT[card] == habitat:
                    out[n] = TEAM_UP + card
                    n += 1
    out[n] = END_TURN
    return n + 1


def paid_actions(s: State, side: int, out: Row, n: int) -> int:
    here = s.leader[side]
    n = add_destinations(s, MOVE, out, n)
    if can_build_camp(s, side):
        out[n] = BUILD_CAMP
        n += 1
    n = add_regroups(s, side, REGROUP, out, n)
    at_camp = works(s, here)
    if at_camp and s.wounds[side] > 0:
        out[n] = HEAL
        n += 1
    if is_polluted(s, here):
        out[n] = CLEAR
        n += 1
    if s.mechs[here] > 0:
        out[n] = DESTROY_MECH
        n += 1
    n = add_breaches(s, side, BREACH, out, n)
    if can_rewild(s, side):
        out[n] = REWILD
        n += 1
    if at_camp and s.ready[side][s.camp[here]] == 0:
        out[n] = TAKE_ITEM + s.camp[here]
        n += 1
    return n


def item_actions(s: State, side: int, out: Row, n: int) -> int:
    here = s.leader[side]
    ready = s.ready[side]
    if ready[FOOD] == 1:
        out[n] = EAT_FOOD
        n += 1
    if ready[POTION] == 1:
        if s.wounds[side] > 0:
            out[n] = DRINK_POTION
            n += 1
        if is_polluted(s, here):
            out[n] = POTION_CLEAR
            n += 1
    if ready[ROCKETS] == 1:
        if s.mechs[here] > 0:
            out[n] = ROCKET_MECH
            n += 1
        if has_ability(s, side, BALLISTICS):
            for d in range(6):
                if NEAR[here][d] >= 0 and s.mechs[NEAR[here][d]] > 0:
                    out[n] = ROCKET_MECH + 1 + d
                    n += 1
        n = add_breaches(s, side, ROCKET_WALL, out, n)
    if ready[MAP] == 1:
        n = add_destinations(s, MAP_MOVE, out, n)
        n = add_regroups(s, side, MAP_REGROUP, out, n)
    return n


def add_destinations(s: State, verb: int, out: Row, n: int) -> int:
    for h in range(N_HEXES):
        if s.mark[h] & REACHED == REACHED:
            out[n] = verb + h
            n += 1
    return n


def add_regroups(s: State, side: int, verb: int, out: Row, n: int) -> int:
    refuge = in_force(s, REFUGE)
    for h in range(N_HEXES):
        if s.camp[h] >= 0 and can_regroup(s, side, h, refuge):
            out[n] = verb + h
            n += 1
    return n


def add_breaches(s: State, side: int, verb: int, out: Row, n: int) -> int:
    if s.breaches_left[side] > 0:
        for d in range(6):
            if can_breach(s, side, d):
                out[n] = verb + d
                n += 1
    return n


# ---------------------------------------------------------------- what a move does

def step(s: State, seat: int, move: int) -> None:
    side = s.turn
    if s.phase == ACT:
        if move == END_TURN:
            end_turn(s)
        else:
            take_action(s, side, move)
            if s.phase != OVER and s.in_game[side] == 0:
                end_turn(s)
    elif s.phase == CHOOSE:
        step_choice(s, seat, move)
    elif s.phase == REVEAL:
        resolve_ability(s, s.side_of[seat])
        if s.phase == REVEAL:
            go_on_revealing(s)
    elif s.phase == PATHS:
        answer_shift(s, shifting_side(s, seat), move)
        if not anybody_may_shift(s):
            go_on_revealing(s)
    elif s.phase == LEADER:
        take_leader(s, side, move - LEAD)
        ask_for_leader(s)
    elif s.phase == SPLIT:
        split_hand(s, move - DRAW_FIRST)
    elif s.phase == START:
        start_at(s, side, move - START_AT)
    elif answer_ability(s, side, move):
        if s.phase != OVER:
            go_on_revealing(s)


def step_choice(s: State, seat: int, move: int) -> None:
    if s.seats > 1:
        choose(s, s.side_of[seat], move - CHOOSE_CARD)
    elif move < CHOOSE_TOP:
        choose_alone(s, move - CHOOSE_CARD, False)
    else:
        choose_alone(s, top(s, DECK_OF[move - CHOOSE_TOP]), True)


def mask(s: State, seat: int, move: int) -> int:
    """The choice of a defender is secret until all are turned up."""
    if CHOOSE_CARD <= move < CHOOSE_CARD + N_CARDS:
        return CHOOSE_UNSEEN
    return move


# ---------------------------------------------------------------- the end

def standing(s: State, seat: int) -> int:
    """All win or all lose."""
    return 1 if s.result == WON else 2


def points(s: State, seat: int) -> int:
    """Camps built by the whole table: the game itself counts nothing else."""
    n = 0
    for side in range(N_SIDES):
        n += camps_built(s, side)
    return n
