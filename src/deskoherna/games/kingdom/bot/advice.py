"""What a fair player would look at: how good a position is, and which moves are worth trying."""

from deskoherna.games.kingdom.bot.appraisal import PIECE, TENTHS, rounds_after
from deskoherna.games.kingdom.bot.jobs import must, take_stock
from deskoherna.games.kingdom.bot.notes import Notes
from deskoherna.games.kingdom.bot.plan import later_value, left_over, make_plan, prospect
from deskoherna.games.kingdom.choice import (
    PICKS_ALONE,
    is_removable,
    offer,
    pick,
    remove,
    search,
    spy,
    swap_away,
    swap_for,
    take_found,
)
from deskoherna.games.kingdom.construction import (
    cube_to_laboratory,
    give_up,
    place_cube,
    place_krystallium,
    place_soldier,
)
from deskoherna.games.kingdom.material import (
    CALAMITY,
    CALAMITY_PENALTY,
    COST,
    DECK_SIZE,
    FARM,
    FIRST_CARD,
    FIRST_MENACE,
    FLOOD,
    GIVEN,
    GUILD,
    KIND,
    MEDALS,
    N_BOARDS,
    N_BUILDABLE,
    N_CARDS,
    N_DECKABLE,
    N_DEVELOPMENTS,
    N_RECYCLABLE,
    N_RESOURCES,
    N_SLOTS,
    PENALTY,
    RAT,
    RECYCLE,
    RECYCLE_CUBES,
    STEP_PAYS,
    STEPS_OF_A_BOARD,
    THIEF,
    K,
    S,
)
from deskoherna.games.kingdom.menaces import discard_to_shadows, fight, free, give_back
from deskoherna.games.kingdom.quests import begin_step, last_step, pay, transmute
from deskoherna.games.kingdom.rounds import build, recycle
from deskoherna.games.kingdom.rules import medal, standing
from deskoherna.games.kingdom.scoring import basic_points, medal_row, penalties
from deskoherna.games.kingdom.setup import keep
from deskoherna.games.kingdom.state import (
    ADVISED,
    AREA,
    DUCHY,
    FACE_UP,
    FIND,
    LOOKED,
    OVER,
    PICK,
    SEARCH,
    SELECTED,
    SHADOWS,
    THIEVES,
    VERMIN_PILE,
    WITH_KRYSTALLIUM,
    State,
)
from deskoherna.kit.cards import count, has_seen
from deskoherna.kit.declare import Leanings

__rules__ = True

WIN, EVEN = 1000, 500
LEAST_CARD, TREASURE_CUBE, ADVISOR_A_ROUND, HIDDEN_CARD = 9, 7, 3, -3
"""Cards that may be picked: one that will be recycled, a cube of a treasure, an advisor, one that lies face down."""
SEARCH_HOPE, USUAL_PICK = 35, 8
"""The best of three unknown cards; what a later pick adds."""
TO_COME: list[int] = [12, 30, 25]
"""What each Shadow, giant and Thief will cost whose question is not answered yet: putting it off saves nothing."""
SAFE_VERMIN, VERMIN_SHORT, DANGER_CUBE = 4, 30, 60
"""Scenarios: a pile of Vermin that will fall below four, and a cube by the danger deck."""
MUSTS: list[int] = [sum(row) + (DECK_SIZE if plot == GUILD else 0) for plot, row in enumerate(GIVEN)]
HEAD_START = 120
"""Alone, what counts as even: so far below bronze, with four fifths of what has to be done."""
SCALE, STAKES = 250, 6
"""A lead of so many tenths of a point makes three chances in four; more where things have to be done: of two by what
they are worth, alone by a sixth of that."""
USUAL, GOOD, BEST, POOR, CERTAIN = 4, 12, 40, 1, 400


def of_card(s: State, notes: Notes, seat: int, kind: int) -> int:
    """A card that may be picked, in tenths of a point; after `take_stock`."""
    if kind < N_BUILDABLE:
        return max(LEAST_CARD, prospect(s, notes, seat, kind))
    if kind < N_RECYCLABLE:
        return TREASURE_CUBE * RECYCLE_CUBES[kind]
    if kind < N_DECKABLE:
        return ADVISOR_A_ROUND * (rounds_after(s) + 1) + PIECE[S]
    return -TENTHS * (CALAMITY_PENALTY if kind == CALAMITY else PENALTY[kind - FIRST_MENACE])


def company(s: State, notes: Notes, seat: int) -> int:
    """Selected calamities, menaces and advisors, and the advisors who have joined."""
    value = 0
    for card in range(FIRST_CARD[N_RECYCLABLE], N_CARDS):
        if s.place[card] == SELECTED + seat:
            value += of_card(s, notes, seat, KIND[card])
        elif s.place[card] == ADVISED + seat:
            value += ADVISOR_A_ROUND * rounds_after(s)
    return value


def area_value(s: State, notes: Notes, seat: int, area: int) -> int:
    """What the seat has seen of an area, and a guess at what lies hidden."""
    value = 0
    for card in range(N_CARDS):
        if s.place[card] == AREA + area:
            value += of_card(s, notes, seat, KIND[card]) if has_seen(s, card, seat) else HIDDEN_CARD
    return value


def searching_value(s: State, notes: Notes) -> int:
    """The area of a Search under way: its cards, less the two worst, and the best of three."""
    value = area_value(s, notes, 0, s.area)
    best, worst, second = 0, SEARCH_HOPE, SEARCH_HOPE
    for card in range(N_CARDS):
        if s.place[card] == LOOKED:
            best = max(best, of_card(s, notes, 0, KIND[card]))
        elif is_removable(s, card, s.area):
            of = of_card(s, notes, 0, KIND[card])
            if of < worst:
                worst, second = of, worst
            elif of < second:
                second = of
    if s.phase == FIND:
        return value + best
    return value + SEARCH_HOPE - worst - (second if s.need > 1 else 0)


def choice_value(s: State, notes: Notes, seat: int) -> int:
    """What the rest of the Choice will bring: the area that is taken next, alone a little for each later pick."""
    later = USUAL_PICK * (PICKS_ALONE - 1 - s.turn) if s.seats == 1 else 0
    if s.phase in (SEARCH, FIND):
        return searching_value(s, notes) + later
    if s.seats == 1 or (s.phase == PICK and s.actor == seat):
        return max(area_value(s, notes, seat, 0), area_value(s, notes, seat, 1)) + later
    return 0


# ---------------------------------------------------------------- what has to be done


def musts(s: State) -> int:
    """Last quest steps, given cards, Thieves of the Guild."""
    return s.boards[0] + s.boards[1] + s.boards[2] + MUSTS[s.scenario]


def musts_done(s: State, seat: int) -> int:
    """How many of them are done."""
    n = 0
    for board in range(N_BOARDS):
        if s.boards[board] == 1 and s.quest_done[seat][last_step(board)] == 1:
            n += 1
    if MUSTS[s.scenario] > 0:
        for card in range(N_DEVELOPMENTS):
            if GIVEN[s.scenario][card] == 1 and s.place[card] == DUCHY:
                n += 1
        if s.scenario == GUILD:
            n += DECK_SIZE - s.besieged[0][THIEF]
    return n


def farms_left(notes: Notes, n: int) -> int:
    """Farms that the plan does not complete in this round."""
    farms = 0
    for j in range(n):
        if notes.job_left[j] > 0 and FIRST_CARD[FARM] <= notes.job_what[j] < FIRST_CARD[FARM + 1]:
            farms += 1
    return farms


def threats(s: State, notes: Notes, n: int) -> int:
    """What loses a scenario at once draws near: Vermin for Farms and rats, cubes by the danger deck."""
    if s.scenario == FLOOD:
        coming = farms_left(notes, n) * (1 + rounds_after(s)) + s.besieged[0][RAT] * rounds_after(s) * 2
        return VERMIN_SHORT * max(SAFE_VERMIN - count(s, VERMIN_PILE) + coming * 2 // 3, 0)
    return DANGER_CUBE * s.danger_cubes


# ---------------------------------------------------------------- worth


def side(s: State, notes: Notes, seat: int) -> int:
    """What a seat is heading for, in tenths of a point."""
    n = make_plan(s, notes, seat)
    value = TENTHS * (basic_points(s, seat) + s.extra[seat] - penalties(s, seat))
    value += must(s) * musts_done(s, seat)
    value += company(s, notes, seat) - threats(s, notes, n)
    if s.phase < SHADOWS:
        value += choice_value(s, notes, seat)
    elif s.phase <= THIEVES and s.actor == seat:
        value -= s.need * TO_COME[s.phase - SHADOWS]
    value += later_value(s, notes, seat, n)
    return value + notes.plan_points + left_over(s, notes)


def graded(edge: int, scale: int) -> int:
    """From nothing to a win, steepest where it is even."""
    return EVEN + EVEN * edge // (abs(edge) + scale)


def worth(s: State, notes: Notes, seat: int) -> int:
    """Thousandths of a win: the lead over the opponent, or alone over the bronze medal."""
    if s.phase == OVER:
        if s.seats == 1:
            return WIN if medal(s) > 0 else 0
        if standing(s, seat) != 1:
            return 0
        return EVEN if standing(s, 1 - seat) == 1 else WIN
    if s.seats == 1:
        aim = TENTHS * MEDALS[medal_row(s)][0] - HEAD_START + musts(s) * must(s) * 4 // 5
        return graded(side(s, notes, 0) - aim, SCALE + musts(s) * must(s) // STAKES)
    return graded(side(s, notes, seat) - side(s, notes, 1 - seat), SCALE + musts(s) * must(s))


# ---------------------------------------------------------------- lean: giving up a card is never tried in play-outs


LEAN = Leanings(GOOD)
LEAN.always(USUAL, keep, search, remove, take_found, swap_away, swap_for, spy, discard_to_shadows)
LEAN.always(BEST, fight, free, give_back)
LEAN.always(0, give_up)


@LEAN.of(offer)
def lean_offer(facing: int) -> int:
    """Face down now and then."""
    return USUAL if facing == FACE_UP else POOR


@LEAN.of(pick)
def lean_pick(s: State, notes: Notes, seat: int, area: int) -> int:
    """Rather the better area, as far as it can be seen."""
    take_stock(s, notes, seat)
    return BEST if area_value(s, notes, seat, area) >= area_value(s, notes, seat, 1 - area) else USUAL


@LEAN.of(build)
def lean_build(s: State, notes: Notes, seat: int, kind: int) -> int:
    take_stock(s, notes, seat)
    return 1 + max(prospect(s, notes, seat, kind), 0) // 4


def lean_slot(s: State, card: int) -> int:
    """Rather where little is missing."""
    missing = 0
    for slot in range(N_SLOTS):
        missing += COST[KIND[card]][slot] - s.filled[card][slot]
    return BEST if missing <= 2 else GOOD


def lacks_last(s: State, seat: int, pays: int) -> bool:
    """Is a last quest step still to be done that is paid in this currency?"""
    for board in range(N_BOARDS):
        step = last_step(board)
        if s.boards[board] == 1 and s.quest_done[seat][step] == 0 and STEP_PAYS[step] == pays:
            return True
    return False


def is_saved(s: State, seat: int, slot: int) -> bool:
    """Does a last quest step still ask for these pieces? Krystallium stands for any cube."""
    if lacks_last(s, seat, slot):
        return True
    if slot == K:
        for r in range(N_RESOURCES):
            if lacks_last(s, seat, r):
                return True
    return False


@LEAN.of(place_cube)
def lean_cube(s: State, seat: int, card: int) -> int:
    """A cube that a last quest step asks for rather goes into the laboratory."""
    return POOR if is_saved(s, seat, s.colour[seat]) else lean_slot(s, card)


@LEAN.of(cube_to_laboratory)
def lean_laboratory(s: State, seat: int) -> int:
    if is_saved(s, seat, s.colour[seat]):
        return BEST
    if lacks_last(s, seat, K):
        return GOOD
    return USUAL if s.quests == 1 else POOR


@LEAN.of(transmute)
def lean_transmute(s: State, seat: int, resource: int) -> int:
    if is_saved(s, seat, resource):
        return 0
    if lacks_last(s, seat, K):
        return BEST
    return POOR if s.crucible[seat] == 0 else USUAL


@LEAN.of(place_krystallium)
def lean_krystallium(s: State, seat: int, card: int) -> int:
    return 0 if is_saved(s, seat, K) else lean_slot(s, card) // 4


@LEAN.of(place_soldier)
def lean_soldier(s: State, seat: int, card: int) -> int:
    return 0 if is_saved(s, seat, S) else lean_slot(s, card) // 2


@LEAN.of(recycle)
def lean_recycle(s: State, seat: int, kind: int) -> int:
    return BEST if is_saved(s, seat, RECYCLE[kind]) else GOOD


@LEAN.of(begin_step)
def lean_quest(s: State, seat: int, step: int) -> int:
    """The last step whenever it can be paid; others not with what the last one asks for."""
    if step == last_step(step // STEPS_OF_A_BOARD):
        return CERTAIN
    return 0 if is_saved(s, seat, STEP_PAYS[step]) else BEST


@LEAN.of(pay)
def lean_purse(s: State, seat: int, purse: int) -> int:
    """Krystallium that a last step asks for is no small change."""
    last = s.paying[seat] == last_step(s.paying[seat] // STEPS_OF_A_BOARD)
    return POOR if purse == WITH_KRYSTALLIUM and not last and is_saved(s, seat, K) else USUAL
