"""The course of a round after the Choice: reveal, menaces, Planning, the four production steps, the Fight, the end."""

from deskoherna.games.kingdom.advisors import may_use
from deskoherna.games.kingdom.choice import ask_turn, deal_round, discard_leftovers, first_player
from deskoherna.games.kingdom.construction import gain_soldiers
from deskoherna.games.kingdom.material import (
    ADVISOR_AMOUNT,
    CALAMITY,
    CAPTAIN,
    CHRONICLER,
    FARM,
    FIRST_CARD,
    FLOOD,
    GUILDMASTER,
    KIND,
    N_BUILDABLE,
    N_CARDS,
    RECYCLE,
    RECYCLE_CUBES,
)
from deskoherna.games.kingdom.menaces import add_vermin, giants, has_menaces, rats, shadows, thieves
from deskoherna.games.kingdom.moves import T_ENDS, T_STEP, T_SUFFERS, T_TRAINS, T_TURNS_UP
from deskoherna.games.kingdom.quests import settle_prizes
from deskoherna.games.kingdom.scoring import points
from deskoherna.games.kingdom.selection import find, is_advisor, is_up, join_advisors, replenish, show_top
from deskoherna.games.kingdom.state import (
    DECK,
    DISCARD,
    DUCHY,
    FIGHT,
    LAST_RIGHTS,
    N_ROUNDS,
    OVER,
    PLANNING,
    RUN,
    SELECTED,
    SITE,
    STEP_E,
    STEP_M,
    State,
)
from deskoherna.kit.cards import count, everybody, put, show
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.todo import clear_todo, pop, push

__rules__ = True

(DO_ROUND, DO_TURN, DO_MENACE, DO_PLANNING, DO_COUNT, DO_FIGHT, DO_END_ROUND, DO_LAST_RIGHTS, DO_END) = range(1, 10)
SHADOW_STAGE, GIANT_STAGE, THIEF_STAGE, RAT_STAGE = range(4)
"""The harshest order (R25)."""
TURNS, PICKS_ALONE = 16, 4
SUPREMACY_ALONE = 5
DECK_FOR_CARTOGRAPHER = 3
NOBODY = -1

# ---------------------------------------------------------------- from the Choice to Planning


def reveal(s: State, seat: int) -> None:
    """Hidden selected cards are turned up; calamities go to the duchy, advisors to their area. Order ends here."""
    for card in range(N_CARDS):
        if s.place[card] == SELECTED + seat:
            kind = KIND[card]
            if not is_up(s, card):
                show(s, card, everybody(s))
                tell(s, EVERYBODY, T_TURNS_UP, seat, kind)
            s.rank[card] = 0
            if kind == CALAMITY:
                put(s, card, DUCHY + seat)
                tell(s, EVERYBODY, T_SUFFERS, seat, kind)
            elif is_advisor(kind):
                join_advisors(s, seat, card, kind)


def end_choice(s: State) -> None:
    """Leftovers are discarded, all is revealed. No chance may fall in Planning, so a short deck is renewed now."""
    discard_leftovers(s)
    for seat in range(s.seats):
        reveal(s, seat)
    if s.seats == 1 and count(s, DECK) < DECK_FOR_CARTOGRAPHER:
        replenish(s)
        show_top(s)
    if s.menaces == 1:
        push(s, DO_MENACE, 0, SHADOW_STAGE, 0)
    else:
        push(s, DO_PLANNING, 0, 0, 0)


def menace_stage(s: State, nth: int, stage: int) -> None:
    """First player first, each with all menaces in their order, before the own decisions."""
    if stage < RAT_STAGE:
        push(s, DO_MENACE, nth, stage + 1, 0)
    elif nth + 1 < s.seats:
        push(s, DO_MENACE, nth + 1, SHADOW_STAGE, 0)
    else:
        push(s, DO_PLANNING, 0, 0, 0)
    seat = (first_player(s) + nth) % s.seats
    if stage == SHADOW_STAGE:
        shadows(s, seat)
    elif stage == GIANT_STAGE:
        giants(s, seat)
    elif stage == THIEF_STAGE:
        thieves(s, seat)
    else:
        rats(s, seat)


# ---------------------------------------------------------------- windows: both act at the same time


def open_window(s: State, phase: int) -> None:
    s.phase = phase
    for seat in range(s.seats):
        s.done[seat] = 0


def all_done(s: State) -> bool:
    for seat in range(s.seats):  # noqa: SIM110 (compiled code has no generators)
        if s.done[seat] == 0:
            return False
    return True


def close_window(s: State) -> None:
    """What needs both happens now: the race for a last quest step; then the next part of the round."""
    phase = s.phase + 0
    s.phase = RUN
    for seat in range(s.seats):
        s.done[seat] = 0
        s.cubes[seat] = 0
    settle_prizes(s)
    if phase == PLANNING:
        push(s, DO_COUNT, 0, 0, 0)
    elif phase == FIGHT:
        push(s, DO_END_ROUND, 0, 0, 0)
    elif phase == STEP_E:
        push(s, DO_FIGHT, 0, 0, 0)
    else:
        push(s, DO_COUNT, phase - STEP_M + 1, 0, 0)


def say_done(s: State, seat: int) -> None:
    s.done[seat] = 1
    if all_done(s):
        close_window(s)


def recycle(s: State, seat: int, kind: int) -> None:
    """Discard a selected card for its cube; a treasure gives two, the Guildmaster's card three."""
    put(s, find(s, SELECTED + seat, kind), DISCARD)
    s.colour[seat] = RECYCLE[kind]
    s.cubes[seat] = RECYCLE_CUBES[kind]
    if s.guild[seat] == 1 and kind < N_BUILDABLE:
        s.guild[seat] = 0
        s.cubes[seat] = ADVISOR_AMOUNT[GUILDMASTER]


def build(s: State, seat: int, kind: int) -> None:
    put(s, find(s, SELECTED + seat, kind), SITE + seat)


# ---------------------------------------------------------------- production


def train(s: State, seat: int) -> None:
    """Supremacy: a soldier onto the training ground, or the one there into the duchy."""
    if s.training[seat] == 1:
        s.training[seat] = 0
        gain_soldiers(s, seat, 1)
    else:
        s.training[seat] = 1
        tell(s, EVERYBODY, T_TRAINS, seat)


def supremacy(s: State, resource: int) -> int:
    """Who has strictly more; alone, five or more. A sabotaged volume counts as nothing."""
    if s.seats == 1:
        return 0 if s.volume[0][resource] >= SUPREMACY_ALONE else NOBODY
    a = 0 if s.sabotage[1] == 1 else s.volume[0][resource] + 0
    b = 0 if s.sabotage[0] == 1 else s.volume[1][resource] + 0
    if a == b:
        return NOBODY
    return 0 if a > b else 1


def count_step(s: State, resource: int) -> None:
    """Volume, supremacy, cubes: then both place them at the same time."""
    for seat in range(s.seats):
        s.volume[seat][resource] = s.yields[seat][resource]
        s.cubes[seat] = s.yields[seat][resource]
        s.colour[seat] = resource
    tell(s, EVERYBODY, T_STEP, resource, s.volume[0][resource], s.volume[1][resource])
    winner = supremacy(s, resource)
    s.supreme[resource] = winner
    s.sabotage[0] = 0
    s.sabotage[1] = 0
    if winner != NOBODY:
        train(s, winner)
    open_window(s, STEP_M + resource)


def open_fight(s: State) -> None:
    """Only who has menaces fights."""
    open_window(s, FIGHT)
    for seat in range(s.seats):
        if not has_menaces(s, seat):
            s.done[seat] = 1
    if all_done(s):
        close_window(s)


# ---------------------------------------------------------------- the end of a round, the end of the game


def farms_in_construction(s: State) -> int:
    n = 0
    for card in range(FIRST_CARD[FARM], FIRST_CARD[FARM + 1]):
        if s.place[card] == SITE:
            n += 1
    return n


def end_round(s: State) -> None:
    """Two players: spies come back. Flood of Rats: Vermin for every Farm in construction."""
    if s.seats == 2:
        for seat in range(2):
            s.spies[seat] = s.spies_owned[seat]
    if s.round == N_ROUNDS:
        push(s, DO_LAST_RIGHTS, 0, 0, 0)
    else:
        push(s, DO_ROUND, 0, 0, 0)
    if s.scenario == FLOOD:
        add_vermin(s, 0, farms_in_construction(s))


def ask_last_rights(s: State, seat: int) -> None:
    """Ask while there is an end-of-game advisor to be paid."""
    s.phase = LAST_RIGHTS
    s.actor = seat
    if not may_use(s, seat, CAPTAIN) and not may_use(s, seat, CHRONICLER):
        s.phase = RUN


def last_rights(s: State, nth: int) -> None:
    """End-of-game advisors, the first player of round four first (R33)."""
    if nth == s.seats:
        push(s, DO_END, 0, 0, 0)
    else:
        push(s, DO_LAST_RIGHTS, nth + 1, 0, 0)
        ask_last_rights(s, (first_player(s) + nth) % s.seats)


def end_game(s: State) -> None:
    clear_todo(s)
    s.phase = OVER
    tell(s, EVERYBODY, T_ENDS, points(s, 0), points(s, s.seats - 1))


# ---------------------------------------------------------------- what comes next


def do(s: State, what: int, a: int, b: int) -> None:
    if what == DO_ROUND:
        deal_round(s)
        push(s, DO_TURN, 0, 0, 0)
    elif what == DO_TURN:
        if a < (TURNS if s.seats == 2 else PICKS_ALONE):
            push(s, DO_TURN, a + 1, 0, 0)
            ask_turn(s, a)
        else:
            end_choice(s)
    elif what == DO_MENACE:
        menace_stage(s, a, b)
    elif what == DO_PLANNING:
        open_window(s, PLANNING)
    elif what == DO_COUNT:
        count_step(s, a)
    elif what == DO_FIGHT:
        open_fight(s)
    elif what == DO_END_ROUND:
        end_round(s)
    elif what == DO_LAST_RIGHTS:
        last_rights(s, a)
    else:
        end_game(s)


def run(s: State) -> None:
    """Go on until somebody must decide or the game is over."""
    while s.phase == RUN:
        what, a, b, _ = pop(s)
        do(s, what, a, b)
