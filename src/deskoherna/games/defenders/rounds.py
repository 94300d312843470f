"""The round: leadership (choose, reveal), then a turn for everybody with a machine card after each."""

from deskoherna.games.defenders.abilities import pass_first_player, resolve, resolve_simple
from deskoherna.games.defenders.derived import open_gates
from deskoherna.games.defenders.ending import MAX_ROUNDS, finish
from deskoherna.games.defenders.events import (
    CHOSE,
    FLIPS_NOTHING,
    REVEALS,
    ROUND_BEGINS,
    ROUND_BEGINS_ALONE,
    TEAMS_UP,
    TURN_OF,
)
from deskoherna.games.defenders.faction import clockwise, plays, refill_deck
from deskoherna.games.defenders.ground import has_ability
from deskoherna.games.defenders.machine import flip
from deskoherna.games.defenders.material import (
    CARD_ABILITY,
    CARD_EFFECT,
    CARD_HABITAT,
    CARD_POINTS,
    CARD_SIDE,
    CARDS,
    CARDS_A_FACTION,
    HACKING,
    N_CARDS,
    N_SIDES,
    ORDER_MATTERS,
    SIDES,
)
from deskoherna.games.defenders.rules import actors
from deskoherna.games.defenders.state import (
    ACT,
    ACTIVE_OF,
    CHOOSE,
    CHOOSE_ALONE,
    CHOSEN_OF,
    DECK_OF,
    DISCARD_OF,
    HAND_OF,
    OUT_OF_TIME,
    OVER,
    REVEAL,
    SPENT,
    TO_REVEAL,
    TURN_FULL,
    State,
)
from deskoherna.kit.cards import count, everybody, nth, put, show, top
from deskoherna.kit.declare import allows, gathers, hidden, lists, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row

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
    if s.seats == 1:
        tell(s, EVERYBODY, ROUND_BEGINS_ALONE, s.round)
        return
    tell(s, EVERYBODY, ROUND_BEGINS, s.round, s.first)
    for side in range(N_SIDES):
        s.acted[side] = 0
        if plays(s, side):
            clear_active(s, side)
        if s.in_game[side] == 1 and count(s, HAND_OF[side]) == 0:
            lay_unseen(s, side)
    open_gates(s)
    if actors(s) == 0:
        reveal_all(s)


def lay_unseen(s: State, side: int) -> None:
    put(s, top(s, DECK_OF[side]), CHOSEN_OF[side])
    refill_deck(s, side)
    s.acted[side] = 1


CHOOSE_A_CARD = hidden("choose a card")


@gathers("cards")
def gather_hands(s: State, seat: int) -> int:
    """The hand of each faction of a seat: only cards of these factions are looked at."""
    n = 0
    for side in range(N_SIDES):
        if s.owner[side] == seat and s.in_game[side] == 1:
            for card in range(side * CARDS_A_FACTION, (side + 1) * CARDS_A_FACTION):
                if s.place[card] == HAND_OF[side]:
                    s.cards[n] = card
                    n += 1
    return n


@verb("choose {}", CARDS, asked=CHOOSE, among=gather_hands, seen_as=CHOOSE_A_CARD)
def choose(s: State, side: int, card: int) -> None:
    """Lay a card face down; when the last has chosen, all are turned up."""
    put(s, card, CHOSEN_OF[side])
    s.acted[side] = 1
    tell(s, EVERYBODY, CHOSE, side)
    if actors(s) == 0:
        reveal_all(s)


@verb("choose {}", CARDS, asked=CHOOSE_ALONE, among=gather_hands, seen_as=CHOOSE_A_CARD)
def choose_alone(s: State, card: int) -> None:
    """Solo: any card leads its own faction's turn, and its ability is resolved at once (sheet g)."""
    side = CARD_SIDE[card]
    clear_active(s, side)
    turn_up(s, side, card)
    refill_deck(s, side)
    s.turn = side
    begin_ability(s, side)
    open_gates(s)
    s.phase = REVEAL


@verb("choose the top card of the {} deck", SIDES, asked=CHOOSE_ALONE)
def choose_top(s: State, faction: int) -> None:
    """Solo: unseen, for a faction without a card in hand."""
    choose_alone(s, top(s, DECK_OF[faction]))


@allows(choose_top)
def can_choose_top(s: State, faction: int) -> bool:
    return s.in_game[faction] == 1 and count(s, HAND_OF[faction]) == 0 and count(s, DECK_OF[faction]) > 0


def turn_up(s: State, side: int, card: int) -> None:
    put(s, card, ACTIVE_OF[side])
    show(s, card, everybody(s))
    s.active[side] = card
    tell(s, EVERYBODY, REVEALS, side, card, CARD_ABILITY[card])


def reveal_all(s: State) -> None:
    """All at once; abilities in seat order from the old first player, as far as their order is free (R32)."""
    side = s.side_of[s.first]
    for _ in range(s.n_sides):
        if s.in_game[side] == 1:
            turn_up(s, side, nth(s, CHOSEN_OF[side], 0))
        side = clockwise(s, side)
    for _ in range(s.n_sides):
        if s.in_game[side] == 1:
            begin_ability(s, side)
        side = clockwise(s, side)
    open_gates(s)
    s.phase = REVEAL


def begin_ability(s: State, side: int) -> None:
    """At once, unless others may look at it or undo it: then the table decides in which order they come."""
    if not resolve_simple(s, side) and ORDER_MATTERS[CARD_EFFECT[s.active[side]]] == 1:
        s.pending[side] |= TO_REVEAL


def go_on(s: State) -> None:
    """What follows a move: the turn of a faction that has left ends; the only ability left is resolved unasked."""
    if s.phase == ACT and s.in_game[s.turn] == 0:
        end_turn(s)
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
            resolve(s, only)


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


@verb("team up with {}", CARDS, asked=SPENT)
def team_up(s: State, side: int, card: int) -> None:
    """A card of the active defender's habitat adds a point."""
    s.moves_made += 1
    put(s, card, ACTIVE_OF[side])
    show(s, card, everybody(s))
    s.points_left += 1
    tell(s, EVERYBODY, TEAMS_UP, side, card)


@lists(team_up)
def list_team(s: State, side: int, first: int, out: Row, n: int) -> int:
    """Only cards of the own faction are looked at."""
    habitat = CARD_HABITAT[s.active[side]]
    for card in range(side * CARDS_A_FACTION, (side + 1) * CARDS_A_FACTION):
        if s.place[card] == HAND_OF[side] and CARD_HABITAT[card] == habitat:
            out[n] = first + card
            n += 1
    return n


@verb("end turn", asked=(ACT, SPENT, TURN_FULL))
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
