"""The course of a round after the Choice: reveal, menaces, Planning, the four production steps, the Fight, the end."""

from deskoherna.games.kingdom.advisors import may_use, use
from deskoherna.games.kingdom.choice import PICKS_ALONE, TURNS, ask_turn, deal_round, discard_leftovers, first_player
from deskoherna.games.kingdom.construction import decide
from deskoherna.games.kingdom.deck import is_advisor, join_advisors, replenish, show_top
from deskoherna.games.kingdom.events import (
    BUILDS,
    ENDS_ALONE,
    GAME_ENDS,
    RECYCLES,
    STEP_YIELDS,
    STEP_YIELDS_ALONE,
    SUFFERS,
    TRAINED_SOLDIER_SERVES,
    TRAINS_SOLDIER,
    TURNS_UP,
)
from deskoherna.games.kingdom.kinds import copies, find, gather_selected, is_buildable, is_up
from deskoherna.games.kingdom.material import (
    ADVISOR_AMOUNT,
    CALAMITY,
    CAPTAIN,
    CHRONICLER,
    FARM,
    FLOOD,
    GUILDMASTER,
    KIND,
    N_CARDS,
    RECYCLE,
    RECYCLE_CUBES,
    RECYCLE_LAST,
)
from deskoherna.games.kingdom.menaces import add_vermin, giants, has_menaces, rats, shadows, thieves
from deskoherna.games.kingdom.rules import points
from deskoherna.games.kingdom.state import (
    ADVISORS,
    BUILDABLE,
    BUSY,
    DECK,
    DISCARD,
    DUCHY,
    FIGHT,
    LAST_RIGHTS,
    N_ROUNDS,
    NEGOTIATE,
    OVER,
    PLANNING,
    RECYCLABLE,
    RECYCLING,
    SELECTED,
    SITE,
    STEP_M,
    State,
)
from deskoherna.games.kingdom.tasks import (
    DO_COUNT,
    DO_END,
    DO_END_ROUND,
    DO_FIGHT,
    DO_LAST_RIGHTS,
    DO_MENACE,
    DO_PLANNING,
    DO_ROUND,
    DO_TURN,
    GIANT_STAGE,
    RAT_STAGE,
    SHADOW_STAGE,
    TASKS,
    THIEF_STAGE,
)
from deskoherna.games.kingdom.windows import all_done, close_window, has_no_cube, open_window
from deskoherna.kit.cards import count, everybody, next_in, put, show
from deskoherna.kit.declare import verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.todo import clear_todo, push

__rules__ = True

SUPREMACY_ALONE = 5
DECK_FOR_CARTOGRAPHER = 3
NOBODY = -1

# ---------------------------------------------------------------- from the Choice to Planning


@TASKS.does(DO_ROUND)
def begin_round(s: State) -> None:
    deal_round(s)
    take_turn(s, 0)


@TASKS.does(DO_TURN)
def take_turn(s: State, turn: int) -> None:
    if turn < (TURNS if s.seats == 2 else PICKS_ALONE):
        push(s, DO_TURN, turn + 1, 0, 0)
        ask_turn(s, turn)
    else:
        end_choice(s)


def reveal(s: State, seat: int) -> None:
    """Hidden selected cards are turned up; calamities go to the duchy, advisors to their area. Order ends here."""
    card = next_in(s, SELECTED + seat, 0, N_CARDS)
    while card < N_CARDS:
        kind = KIND[card]
        if not is_up(s, card):
            show(s, card, everybody(s))
            tell(s, EVERYBODY, TURNS_UP, seat, kind)
        s.rank[card] = 0
        if kind == CALAMITY:
            put(s, card, DUCHY + seat)
            tell(s, EVERYBODY, SUFFERS, seat, kind)
        elif is_advisor(kind):
            join_advisors(s, seat, card, kind)
        card = next_in(s, SELECTED + seat, card + 1, N_CARDS)


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


@TASKS.does(DO_MENACE)
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


@TASKS.does(DO_PLANNING)
def open_planning(s: State) -> None:
    open_window(s, PLANNING)


@verb("done", asked=(NEGOTIATE, LAST_RIGHTS))
def decline(s: State) -> None:
    """No advisor is wanted, or no other one."""
    s.phase = BUSY


# ---------------------------------------------------------------- Planning


@verb("build {}", BUILDABLE, asked=PLANNING, among=gather_selected, allowed=is_buildable)
def build(s: State, seat: int, kind: int) -> None:
    decide(s, seat)
    put(s, find(s, SELECTED + seat, kind), SITE + seat)
    tell(s, EVERYBODY, BUILDS, seat, kind)


@verb("recycle {}", RECYCLABLE, asked=PLANNING, among=gather_selected, allowed=has_no_cube)
def recycle(s: State, seat: int, kind: int) -> None:
    """Discard a selected card for its cube; a treasure gives two, which may differ in colour."""
    if is_buildable(kind) or count(s, SELECTED + seat) > 1:
        decide(s, seat)
    put(s, find(s, SELECTED + seat, kind), DISCARD)
    tell(s, EVERYBODY, RECYCLES, seat, kind)
    s.colour[seat] = RECYCLE[kind]
    s.cubes[seat] = RECYCLE_CUBES[kind]
    if RECYCLE_LAST[kind] != RECYCLE[kind]:
        s.cubes[seat] -= 1
        s.spare[seat] = 1 + RECYCLE_LAST[kind]


@verb("recycle {}", RECYCLABLE, asked=RECYCLING, among=gather_selected, allowed=is_buildable)
def recycle_with_guild(s: State, seat: int, kind: int) -> None:
    """The Guildmaster's card gives three."""
    recycle(s, seat, kind)
    s.guild[seat] = 0
    s.cubes[seat] = ADVISOR_AMOUNT[GUILDMASTER]


# ---------------------------------------------------------------- production


def train(s: State, seat: int) -> None:
    """Supremacy: a soldier onto the training ground, or the one there into the duchy."""
    if s.training[seat] == 1:
        s.training[seat] = 0
        s.soldiers[seat] += 1
        tell(s, EVERYBODY, TRAINED_SOLDIER_SERVES, seat)
    else:
        s.training[seat] = 1
        tell(s, EVERYBODY, TRAINS_SOLDIER, seat)


def supremacy(s: State, resource: int) -> int:
    """Who has strictly more; alone, five or more. A sabotaged volume counts as nothing."""
    if s.seats == 1:
        return 0 if s.volume[0][resource] >= SUPREMACY_ALONE else NOBODY
    a = 0 if s.sabotage[1] == 1 else s.volume[0][resource]
    b = 0 if s.sabotage[0] == 1 else s.volume[1][resource]
    if a == b:
        return NOBODY
    return 0 if a > b else 1


@TASKS.does(DO_COUNT)
def count_step(s: State, resource: int) -> None:
    """Volume, supremacy, cubes: then both place them at the same time."""
    for seat in range(s.seats):
        s.volume[seat][resource] = s.yields[seat][resource]
        s.cubes[seat] = s.yields[seat][resource]
        s.colour[seat] = resource
    if s.seats == 2:
        tell(s, EVERYBODY, STEP_YIELDS, resource, s.volume[0][resource], s.volume[1][resource])
    else:
        tell(s, EVERYBODY, STEP_YIELDS_ALONE, resource, s.volume[0][resource])
    winner = supremacy(s, resource)
    s.supreme[resource] = winner
    s.sabotage[0] = 0
    s.sabotage[1] = 0
    if winner != NOBODY:
        train(s, winner)
    open_window(s, STEP_M + resource)


@TASKS.does(DO_FIGHT)
def open_fight(s: State) -> None:
    """Only who has menaces fights."""
    open_window(s, FIGHT)
    for seat in range(s.seats):
        if not has_menaces(s, seat):
            s.done[seat] = 1
    if all_done(s):
        close_window(s)


# ---------------------------------------------------------------- the end of a round, the end of the game


@TASKS.does(DO_END_ROUND)
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
        add_vermin(s, 0, copies(s, SITE, FARM))


def ask_last_rights(s: State, seat: int) -> None:
    """Ask while there is an end-of-game advisor to be paid."""
    s.phase = LAST_RIGHTS
    s.actor = seat
    if not may_use(s, seat, CAPTAIN) and not may_use(s, seat, CHRONICLER):
        s.phase = BUSY


@verb("use {}", ADVISORS, asked=LAST_RIGHTS, allowed=may_use)
def use_at_end(s: State, seat: int, advisor: int) -> None:
    use(s, seat, advisor)
    ask_last_rights(s, seat)


@TASKS.does(DO_LAST_RIGHTS)
def last_rights(s: State, nth: int) -> None:
    """End-of-game advisors, the first player of round four first (R33)."""
    if nth == s.seats:
        push(s, DO_END, 0, 0, 0)
    else:
        push(s, DO_LAST_RIGHTS, nth + 1, 0, 0)
        ask_last_rights(s, (first_player(s) + nth) % s.seats)


@TASKS.does(DO_END)
def end_game(s: State) -> None:
    clear_todo(s)
    s.phase = OVER
    if s.seats == 2:
        tell(s, EVERYBODY, GAME_ENDS, points(s, 0), points(s, 1))
    else:
        tell(s, EVERYBODY, ENDS_ALONE, points(s, 0))
