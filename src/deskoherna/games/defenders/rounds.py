"""The round: leadership (choose, reveal), then a turn for everybody with a machine card after each."""

from deskoherna.games.defenders.abilities import (
    TO_REVEAL,
    pass_first_player,
    resolve_ability,
    resolve_simple,
    waits_for_order,
)
from deskoherna.games.defenders.ending import MAX_ROUNDS, finish
from deskoherna.games.defenders.faction import clockwise, plays, refill_deck
from deskoherna.games.defenders.ground import has_ability, open_gates
from deskoherna.games.defenders.machine import flip
from deskoherna.games.defenders.material import CARD_ABILITY, CARD_POINTS, CARD_SIDE, HACKING, N_CARDS, N_SIDES
from deskoherna.games.defenders.moves import CHOSE, FLIPS_NOTHING, REVEALS, ROUND_BEGINS, TURN_OF
from deskoherna.games.defenders.state import (
    ACT,
    ACTIVE_OF,
    CHOOSE,
    CHOSEN_OF,
    DECK_OF,
    DISCARD_OF,
    HAND_OF,
    OUT_OF_TIME,
    OVER,
    REVEAL,
    State,
)
from deskoherna.kit.cards import count, everybody, nth, put, show, top
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True

NOBODY = -1


# ---------------------------------------------------------------- leadership

def clear_active(s: State, side: int) -> None:
    """The active defender and its team lie on the discard and are no longer active."""
    for card in range(N_CARDS):
        if s.place[card] == ACTIVE_OF[side]:
            put(s, card, DISCARD_OF[side])
    s.active[side] = NOBODY
    refill_deck(s, side)


def begin_round(s: State) -> None:
    """With an empty hand the top card of the deck is chosen unseen; who has a hand chooses."""
    if s.round == MAX_ROUNDS:
        finish(s, OUT_OF_TIME)
        return
    s.round += 1
    s.phase = CHOOSE
    tell(s, EVERYBODY, ROUND_BEGINS, s.round, s.first)
    if s.seats == 1:
        return
    waiting = 0
    for side in range(N_SIDES):
        s.acted[side] = 0
        if plays(s, side):
            clear_active(s, side)
        if s.in_game[side] == 1:
            if count(s, HAND_OF[side]) == 0:
                lay_unseen(s, side)
            else:
                waiting += 1
    open_gates(s)
    if waiting == 0:
        reveal_all(s)


def lay_unseen(s: State, side: int) -> None:
    put(s, top(s, DECK_OF[side]), CHOSEN_OF[side])
    refill_deck(s, side)
    s.acted[side] = 1


def choose(s: State, side: int, card: int) -> None:
    """Lay a card face down; when the last has chosen, all are turned up."""
    put(s, card, CHOSEN_OF[side])
    s.acted[side] = 1
    tell(s, EVERYBODY, CHOSE, side)
    for other in range(N_SIDES):
        if s.in_game[other] == 1 and s.acted[other] == 0:
            return
    reveal_all(s)


def turn_up(s: State, side: int, card: int) -> None:
    put(s, card, ACTIVE_OF[side])
    show(s, card, everybody(s))
    s.active[side] = card
    tell(s, EVERYBODY, REVEALS, side, card, CARD_ABILITY[card])


def reveal_all(s: State) -> None:
    """All at once; abilities in seat order from the old first player, as far as their order is free (R32)."""
    start = s.side_of[s.first]
    side = start
    for _ in range(s.n_sides):
        if s.in_game[side] == 1:
            turn_up(s, side, nth(s, CHOSEN_OF[side], 0))
        side = clockwise(s, side)
    for _ in range(s.n_sides):
        if s.in_game[side] == 1:
            begin_ability(s, side)
        side = clockwise(s, side)
    open_gates(s)
    go_on_revealing(s)


def begin_ability(s: State, side: int) -> None:
    if not resolve_simple(s, side) and waits_for_order(s, side):
        s.pending[side] |= TO_REVEAL


def choose_alone(s: State, card: int, from_deck: bool) -> None:
    """Solo: any card leads its own faction's turn, and its ability is resolved at once (sheet g)."""
    side = CARD_SIDE[card]
    clear_active(s, side)
    turn_up(s, side, card)
    if from_deck:
        refill_deck(s, side)
    s.turn = side
    begin_ability(s, side)
    open_gates(s)
    go_on_revealing(s)


def go_on_revealing(s: State) -> None:
    """One ability left is resolved without a question; several are resolved in the order the table likes."""
    s.phase = REVEAL
    while s.phase == REVEAL:
        waiting = 0
        only = NOBODY
        for side in range(N_SIDES):
            if s.pending[side] & TO_REVEAL != 0:
                waiting += 1
                only = side
        if waiting > 1:
            return
        if waiting == 0:
            begin_actions(s)
        else:
            resolve_ability(s, only)


# ---------------------------------------------------------------- turns

def begin_actions(s: State) -> None:
    for side in range(N_SIDES):
        s.acted[side] = 0
    if s.seats > 1:
        s.turn = s.side_of[s.first]
    begin_turn(s)


def begin_turn(s: State) -> None:
    s.phase = ACT
    s.points_left = CARD_POINTS[s.active[s.turn]]
    s.moves_made = 0
    tell(s, EVERYBODY, TURN_OF, s.turn, s.points_left)


def end_turn(s: State) -> None:
    """A machine card, unless the faction is hacking; then the next turn, or the next round."""
    side = s.turn
    s.points_left = 0
    s.acted[side] = 1
    if has_ability(s, side, HACKING):
        tell(s, EVERYBODY, FLIPS_NOTHING, side)
    else:
        flip(s)
    if s.phase == OVER:
        return
    if s.seats == 1:
        end_turn_alone(s, side)
        return
    if s.in_game[s.side_of[s.first]] == 0:
        pass_first_player(s)
    follower = clockwise(s, side)
    while s.acted[follower] == 1 or s.in_game[follower] == 0:
        if follower == side:
            begin_round(s)
            return
        follower = clockwise(s, follower)
    s.turn = follower
    begin_turn(s)


def end_turn_alone(s: State, side: int) -> None:
    """Solo: the team leaves, the visible card stays on top, unless its faction has left the game."""
    for card in range(N_CARDS):
        if s.place[card] == ACTIVE_OF[side] and card != s.active[side]:
            put(s, card, DISCARD_OF[side])
    if s.in_game[side] == 0:
        clear_active(s, side)
    else:
        refill_deck(s, side)
    open_gates(s)
    begin_round(s)
