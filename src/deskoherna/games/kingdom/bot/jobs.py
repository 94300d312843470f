"""What a plan may pay for, and with what: the books as they stand, and the jobs in the order of what they bring.

Whatever can be paid for is a job: a card under construction, a selected card, a quest step, a menace.
"""

from deskoherna.games.kingdom.bot.appraisal import (
    PIECE,
    TENTHS,
    gain,
    plain_units,
    rounds_after,
    step_is_open,
)
from deskoherna.games.kingdom.bot.notes import N_JOBS, Notes
from deskoherna.games.kingdom.construction import LABORATORY, in_laboratory
from deskoherna.games.kingdom.material import (
    COST,
    DUCHY_PER,
    DUCHY_POINTS,
    FIRST_CARD,
    GIANT,
    GIVEN,
    GUILD,
    KIND,
    MENACE_FEE,
    N_BOARDS,
    N_DEVELOPMENTS,
    N_MENACE_KINDS,
    N_RECYCLABLE,
    N_RESOURCES,
    N_SLOTS,
    N_STEPS,
    NO_TYPE,
    PENALTY,
    POINTS,
    POINTS_PER,
    RAT,
    RECYCLE,
    RECYCLE_LAST,
    REWARD_KRYSTALLIUM,
    REWARD_SOLDIERS,
    SHADOW,
    SLOTS_IN_ALL,
    STEP_AMOUNT,
    STEP_PAYS,
    STEP_REWARD,
    STEPS_OF_A_BOARD,
    THIEF,
    VERMIN,
    K,
    S,
)
from deskoherna.games.kingdom.menaces import frozen_cards
from deskoherna.games.kingdom.quests import fee_of, last_step
from deskoherna.games.kingdom.rounds import SUPREMACY_ALONE
from deskoherna.games.kingdom.state import DUCHY, N_ROUNDS, SELECTED, SITE, State

__rules__ = True

FIRST_STEP_JOB = N_DEVELOPMENTS
FIRST_MENACE_JOB = FIRST_STEP_JOB + N_STEPS
"""Numbers of jobs: a physical card, a quest step, a kind of menace."""
MUST: list[int] = [200, 100, 300, 300, 300, 300, 300]
MUST_OF_TWO = 1500
"""Alone, by scenario (0: none): a last quest step, a given card, a Thief of the Guild. Of two, whoever did not do the
last step loses to whoever did. Alone no more than it takes: the higher they are, the less of a point can be told."""
URGENT: list[list[int]] = [[0, 10, 40, 200, 600], [0, 0, 10, 80, 600]]
"""Alone and of two, by round: how far a thing that has to be done comes before others."""
SURE, LIKELY, NOT_YET, ONE_SHORT = 97, 95, 60, 65
"""Chances in hundredths: paid in this round; in a later one, and how such a job ranks; with one piece too few."""
LEAST_PRICE, TOO_POOR = 10, 10
"""No job is cheaper than this; a selected card that ranks lower is recycled."""
SMALL_REWARD, SHADOW_A_ROUND = 30, 15
"""A spy or calamities that go; what a Shadow takes in a round."""

# ---------------------------------------------------------------- what there is


def must(s: State) -> int:
    """What a thing is worth that has to be done."""
    return MUST[s.scenario] if s.seats == 1 else MUST_OF_TWO


def leads(s: State, notes: Notes, seat: int, resource: int) -> bool:
    """Would the planned volume of a resource mean supremacy?"""
    volume = notes.plan_yield[resource]
    return volume >= SUPREMACY_ALONE if s.seats == 1 else volume > s.yields[1 - seat][resource]


def open_books(s: State, notes: Notes, seat: int) -> None:
    """What the duchy has and yields as the plan begins; cubes that a fee takes just now are gone, and krystallium in
    their place where they are too few."""
    duchy = s.duchy[seat]
    for i in range(N_RESOURCES):
        notes.plan_yield[i] = s.yields[seat][i]
        notes.plan_owned[i] = s.owned[seat][i]
        notes.plan_per[i] = DUCHY_POINTS[duchy] if DUCHY_PER[duchy] == i else 0
        notes.stock_now[i] = s.yields[seat][i] if step_is_open(s, i) else 0
        notes.stock_later[i] = s.yields[seat][i] * rounds_after(s)
        notes.purse[i] = 0
    notes.purse[K] = s.krystallium[seat]
    notes.purse[S] = s.soldiers[seat]
    notes.stock_now[K] = s.krystallium[seat]
    notes.stock_now[S] = s.soldiers[seat]
    notes.stock_later[K] = 1 if s.round < N_ROUNDS else 0
    notes.stock_later[S] = rounds_after(s)
    notes.plan_points = 0
    notes.plan_laboratory = in_laboratory(s, seat) + s.crucible[seat]
    colour, in_hand = s.colour[seat], s.cubes[seat]
    if s.paying[seat] >= 0:
        pays = STEP_PAYS[s.paying[seat]]
        from_hand = min(in_hand, s.due[seat]) if colour == pays else 0
        wild = max(s.due[seat] - from_hand - s.laboratory[seat][pays], 0)
        in_hand -= from_hand
        notes.purse[K] -= wild
        notes.stock_now[K] -= wild
    if in_hand > 0:
        notes.purse[colour] = in_hand
        notes.stock_now[colour] += in_hand
    if s.spare[seat] > 0:
        notes.purse[s.spare[seat] - 1] += 1
        notes.stock_now[s.spare[seat] - 1] += 1
    for card in range(FIRST_CARD[N_RECYCLABLE]):
        kind = KIND[card]
        if s.place[card] == SELECTED + seat:
            notes.stock_now[RECYCLE[kind]] += 1
            if card >= N_DEVELOPMENTS:
                notes.stock_now[RECYCLE_LAST[kind]] += 1
                notes.purse[RECYCLE[kind]] += 1
                notes.purse[RECYCLE_LAST[kind]] += 1
        elif s.place[card] == DUCHY + seat and card < N_DEVELOPMENTS and POINTS_PER[kind] != NO_TYPE:
            notes.plan_per[POINTS_PER[kind]] += POINTS[kind]


def price_units(s: State, notes: Notes, seat: int) -> None:
    """What a piece of each sort is worth; more where a last quest step lacks it."""
    plain_units(notes)
    if s.quests == 1:
        for board in range(N_BOARDS):
            step = last_step(board)
            if s.boards[board] == 1 and s.quest_done[seat][step] == 0 and s.paying[seat] != step:
                pays, fee = STEP_PAYS[step], fee_of(s, step)
                have = notes.stock_now[pays] + notes.stock_later[pays] * 2 // 3
                if pays < K:
                    have += s.laboratory[seat][pays]
                if have < fee:
                    notes.unit[pays] += must(s) // fee
                    notes.unit[K] += must(s) // fee if pays < K else 0


def take_stock(s: State, notes: Notes, seat: int) -> None:
    """All that is needed to look at single cards."""
    open_books(s, notes, seat)
    price_units(s, notes, seat)


# ---------------------------------------------------------------- jobs


def chance(s: State, later: int, short: int) -> int:
    """The chance to pay for a job that needs so many pieces of later rounds and is so many short."""
    if short == 0:
        return SURE if later == 0 else LIKELY
    if s.round == N_ROUNDS:
        return 0
    return ONE_SHORT if short == 1 else ONE_SHORT // 2 if short == 2 else ONE_SHORT // 8


def ranked(s: State, notes: Notes, j: int, gains: int) -> int:
    """What a job brings for its price, as far as it can be paid."""
    later, short, price = 0, 0, LEAST_PRICE
    for slot in range(N_SLOTS):
        lack = notes.job_need[j][slot]
        price += lack * (PIECE[slot] if notes.job_must[j] == 1 else notes.unit[slot])
        lack -= notes.stock_now[slot]
        if lack > 0:
            later += lack
            short += max(lack - notes.stock_later[slot], 0)
    likely = NOT_YET if later > 0 and short == 0 else chance(s, later, short)
    return (gains * likely + notes.job_must[j] * must(s) * URGENT[s.seats - 1][s.round]) // price


def enlist(s: State, notes: Notes, j: int, what: int, gains: int, has_to: int, fee: int) -> int:
    """Put job j, whose needs are written, in its place; how many jobs there are then."""
    notes.job_what[j] = what
    notes.job_gain[j] = gains
    notes.job_must[j] = has_to
    notes.job_fee[j] = fee
    notes.job_left[j] = 0
    for slot in range(N_SLOTS):
        notes.job_left[j] += notes.job_need[j][slot]
    rank = ranked(s, notes, j, gains)
    notes.job_rank[j] = rank
    i = j
    while i > 0 and notes.job_rank[notes.job_order[i - 1]] < rank:
        notes.job_order[i] = notes.job_order[i - 1]
        i -= 1
    notes.job_order[i] = j
    return j + 1


def need_one(notes: Notes, j: int, slot: int, n: int) -> None:
    """A job that asks for one sort of piece."""
    for i in range(N_SLOTS):
        notes.job_need[j][i] = n if i == slot else 0


def of_giant(s: State, card: int) -> int:
    """What beating the giant brings that holds a card."""
    return TENTHS * PENALTY[GIANT] if s.frozen[card] == 1 else 0


def list_cards(s: State, notes: Notes, seat: int) -> int:
    """Cards under construction and selected cards; a frozen one asks for the soldiers against its giant besides."""
    n = 0
    for card in range(N_DEVELOPMENTS):
        place = s.place[card]
        if n < N_JOBS and (place == SITE + seat or place == SELECTED + seat):
            kind = KIND[card]
            for slot in range(N_SLOTS):
                notes.job_need[n][slot] = COST[kind][slot] - s.filled[card][slot]
            if s.frozen[card] == 1:
                notes.job_need[n][S] += MENACE_FEE[GIANT]
            gains = gain(s, notes, seat, kind, rounds_after(s)) + of_giant(s, card)
            n = enlist(s, notes, n, card, gains, GIVEN[s.scenario][card], SLOTS_IN_ALL[kind])
    return n


def list_menaces(s: State, notes: Notes, seat: int, n: int) -> int:
    """Menaces that could be fought; rats breed and Shadows take cards as long as they stay."""
    for menace in range(N_MENACE_KINDS):
        gains = TENTHS * PENALTY[menace]
        if menace == RAT:
            gains += TENTHS * PENALTY[VERMIN] * rounds_after(s)
        elif menace == SHADOW:
            gains += SHADOW_A_ROUND * rounds_after(s)
        has_to = 1 if s.scenario == GUILD and menace == THIEF else 0
        for _ in range(s.besieged[seat][menace] - (frozen_cards(s, seat) if menace == GIANT else 0)):
            if n < N_JOBS:
                need_one(notes, n, S, MENACE_FEE[menace])
                n = enlist(s, notes, n, FIRST_MENACE_JOB + menace, gains, has_to, MENACE_FEE[menace])
    return n


def reward_worth(notes: Notes, step: int) -> int:
    if STEP_REWARD[step] == REWARD_SOLDIERS:
        return STEP_AMOUNT[step] * notes.unit[S]
    return STEP_AMOUNT[step] * notes.unit[K] if STEP_REWARD[step] == REWARD_KRYSTALLIUM else SMALL_REWARD


def take_reward(s: State, notes: Notes, step: int) -> None:
    """The plan does a step."""
    if STEP_REWARD[step] == REWARD_SOLDIERS:
        notes.purse[S] += STEP_AMOUNT[step]
    elif STEP_REWARD[step] == REWARD_KRYSTALLIUM:
        notes.purse[K] += STEP_AMOUNT[step]
    else:
        notes.plan_points += SMALL_REWARD
    if step == last_step(step // STEPS_OF_A_BOARD):
        notes.plan_points += must(s) * SURE // 100


def held_for(s: State, seat: int, step: int) -> int:
    """Laboratory cubes for a step, less those that another fee takes just now, that a transmutation must follow up
    with, and that the last step needs."""
    pays, last = STEP_PAYS[step], last_step(step // STEPS_OF_A_BOARD)
    if pays >= K:
        return 0
    held = s.laboratory[seat][pays]
    if s.crucible[seat] > 0:
        others = in_laboratory(s, seat) - held
        held -= max(LABORATORY - s.crucible[seat] - others, 0)
    if s.paying[seat] >= 0 and STEP_PAYS[s.paying[seat]] == pays:
        held -= max(s.due[seat] - s.cubes[seat], 0)
    if step != last and STEP_PAYS[last] == pays and s.quest_done[seat][last] == 0:
        held -= fee_of(s, last)
    return min(max(held, 0), fee_of(s, step))


def list_steps(s: State, notes: Notes, seat: int, n: int) -> int:
    """Quest steps still to be done; one that the laboratory pays for, or that is being paid, is done."""
    for step in range(N_STEPS):
        board = step // STEPS_OF_A_BOARD
        if s.boards[board] == 1 and s.quest_done[seat][step] == 0 and n < N_JOBS:
            held = held_for(s, seat, step)
            notes.plan_laboratory -= held
            if s.paying[seat] == step or held == fee_of(s, step):
                take_reward(s, notes, step)
            else:
                need_one(notes, n, STEP_PAYS[step], fee_of(s, step) - held)
                has_to = 1 if step == last_step(board) else 0
                n = enlist(s, notes, n, FIRST_STEP_JOB + step, reward_worth(notes, step), has_to, fee_of(s, step))
    return n


def choose_builds(s: State, notes: Notes, seat: int, n: int) -> None:
    """Selected cards are built as long as there is enough for them, the best first; the others are recycled."""
    for i in range(n):
        j = notes.job_order[i]
        what = notes.job_what[j]
        if what < N_DEVELOPMENTS and s.place[what] == SELECTED + seat:
            short = 0
            for slot in range(N_SLOTS):
                short += max(notes.job_need[j][slot] - notes.stock_now[slot] - notes.stock_later[slot], 0)
            cube = RECYCLE[KIND[what]]
            if short > notes.stock_now[K] or notes.job_rank[j] < TOO_POOR:
                notes.job_left[j] = 0
                notes.purse[cube] += 1
                continue
            notes.stock_now[cube] -= 1
        for slot in range(N_SLOTS):
            lack = notes.job_need[j][slot]
            now = min(lack, notes.stock_now[slot])
            notes.stock_now[slot] -= now
            notes.stock_later[slot] = max(notes.stock_later[slot] - lack + now, 0)
