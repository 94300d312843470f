"""The rest of the round played out in mind: what will be completed, and what is left over for later.

Cubes go to the first job that can use them (`jobs.py`), as they come.
"""

from deskoherna.games.kingdom.bot.appraisal import (
    NEW_OF_A_TYPE,
    PIECE,
    TENTHS,
    gain,
    kept,
    picks_after,
    plain_units,
    rounds_after,
    step_is_open,
)
from deskoherna.games.kingdom.bot.jobs import (
    FIRST_MENACE_JOB,
    FIRST_STEP_JOB,
    chance,
    choose_builds,
    leads,
    list_cards,
    list_menaces,
    list_steps,
    must,
    of_giant,
    reward_worth,
    take_reward,
    take_stock,
)
from deskoherna.games.kingdom.bot.notes import Notes
from deskoherna.games.kingdom.construction import LABORATORY, keeps_cubes
from deskoherna.games.kingdom.material import (
    BONUS_K,
    BONUS_S,
    COST,
    KIND,
    N_RESOURCES,
    N_SLOTS,
    NO_TYPE,
    POINTS,
    POINTS_PER,
    PRODUCTION,
    PRODUCTION_PER,
    TYPE,
    K,
    S,
)
from deskoherna.games.kingdom.state import N_ROUNDS, PLANNING, STEP_E, STEP_M, State

__rules__ = True

AS_GOOD_AS_DONE, PROMISED, MISSING, LAST_HOPE = 94, 30, 60, 40
"""Of MUST, in hundredths: all pieces are there; taken off where they come later, or never; hope in the last round."""
SPARE = 4
"""A laboratory cube."""
CHOICE_SHARE, CHOICE_IN_ALL = 6, 192
"""What a cube is worth that cards still to be picked may use: by the turns that are left."""
TURNS, PICKS_ALONE_TURNS = 16, 4

# ---------------------------------------------------------------- the rest of the round


def finish(s: State, notes: Notes, j: int) -> None:
    """A job is paid for: points, yields, bonuses."""
    notes.job_left[j] = 0
    what = notes.job_what[j]
    if FIRST_STEP_JOB <= what < FIRST_MENACE_JOB:
        take_reward(s, notes, what - FIRST_STEP_JOB)
        return
    notes.plan_points += notes.job_must[j] * must(s)
    if what >= FIRST_MENACE_JOB:
        notes.plan_points += notes.job_gain[j]
        return
    kind = KIND[what]
    notes.plan_points += of_giant(s, what)
    notes.plan_owned[TYPE[kind]] += 1
    per = POINTS_PER[kind]
    if per == NO_TYPE:
        notes.plan_points += TENTHS * POINTS[kind]
    else:
        notes.plan_per[per] += POINTS[kind]
    per = PRODUCTION_PER[kind]
    times = 1 if per == NO_TYPE else notes.plan_owned[per]
    for r in range(N_RESOURCES):
        notes.plan_yield[r] += PRODUCTION[kind][r] * times
    notes.purse[K] += BONUS_K[kind]
    notes.purse[S] += BONUS_S[kind]


def spend(s: State, notes: Notes, n: int, resource: int, amount: int) -> None:
    """Cubes go to the jobs in their order; what is over waits for cards to come, or goes to the laboratory."""
    for i in range(n):
        j = notes.job_order[i]
        if notes.job_left[j] > 0 and notes.job_need[j][resource] > 0:
            paid = min(amount, notes.job_need[j][resource])
            notes.job_need[j][resource] -= paid
            notes.job_left[j] -= paid
            amount -= paid
            if notes.job_left[j] == 0:
                finish(s, notes, j)
    if s.phase < PLANNING:
        left = TURNS - (s.turn if s.seats == 2 else PICKS_ALONE_TURNS * s.turn)
        notes.plan_points += amount * notes.unit[resource] * CHOICE_SHARE * left // CHOICE_IN_ALL
        return
    notes.plan_laboratory += amount
    if not keeps_cubes(s):
        transmute_all(notes)


def transmute_all(notes: Notes) -> None:
    notes.purse[K] += notes.plan_laboratory // LABORATORY
    notes.plan_laboratory %= LABORATORY


def settle_up(s: State, notes: Notes, n: int, step: int) -> None:
    """Soldiers and krystallium complete what lacks nothing else that this round will still yield, if it pays."""
    for i in range(n):
        j = notes.job_order[i]
        if notes.job_left[j] > 0:
            soldiers, wild = notes.job_need[j][S], notes.job_need[j][K]
            for r in range(step + 1):
                wild += notes.job_need[j][r]
            gains = notes.job_gain[j] + notes.job_must[j] * must(s)
            if (
                wild + soldiers == notes.job_left[j]
                and wild <= notes.purse[K]
                and soldiers <= notes.purse[S]
                and gains >= wild * kept(s, notes, K) + soldiers * kept(s, notes, S)
            ):
                notes.purse[K] -= wild
                notes.purse[S] -= soldiers
                finish(s, notes, j)


def steps_over(s: State) -> int:
    """The last production step that has been counted, or -1."""
    return min(s.phase, STEP_E) - STEP_M if s.phase >= STEP_M else -1


def live_on(s: State, notes: Notes, seat: int, n: int) -> None:
    """Planning and the production steps that are still to come, with their supremacies."""
    for r in range(N_RESOURCES):
        spend(s, notes, n, r, notes.purse[r])
    settle_up(s, notes, n, steps_over(s))
    won = s.training[seat]
    for r in range(N_RESOURCES):
        if step_is_open(s, r):
            if leads(s, notes, seat, r):
                won += 1
                notes.purse[S] += won // 2
                won %= 2
            spend(s, notes, n, r, notes.plan_yield[r])
            settle_up(s, notes, n, r)
    if keeps_cubes(s):
        transmute_all(notes)
        settle_up(s, notes, n, steps_over(s))


def make_plan(s: State, notes: Notes, seat: int) -> int:
    """Plan and play out the round; how many jobs there are."""
    take_stock(s, notes, seat)
    n = list_cards(s, notes, seat)
    if s.menaces == 1:
        n = list_menaces(s, notes, seat, n)
    if s.quests == 1:
        n = list_steps(s, notes, seat, n)
    choose_builds(s, notes, seat, n)
    live_on(s, notes, seat, n)
    return n


# ---------------------------------------------------------------- and later


def pay_later(notes: Notes, j: int) -> int:
    """Give a job what later rounds yield, krystallium for what is short; how much it lacks then."""
    short = 0
    for slot in range(N_SLOTS):
        lack = notes.job_need[j][slot]
        if slot < N_RESOURCES:
            paid = min(lack, notes.stock_later[slot])
            notes.stock_later[slot] -= paid
        else:
            paid = min(lack, notes.purse[slot])
            notes.purse[slot] -= paid
        short += lack - paid
    wild = min(short, notes.purse[K])
    notes.purse[K] -= wild
    return short - wild


def later_job(s: State, notes: Notes, seat: int, j: int) -> int:
    """What a job promises that is not paid in this round."""
    short, what, rounds = pay_later(notes, j), notes.job_what[j], rounds_after(s)
    value = 0
    if notes.job_must[j] == 1:
        fee, stake = notes.job_fee[j], must(s)
        if rounds == 0:
            value = stake * LAST_HOPE * (fee - min(short, fee)) // (fee * 100)
        else:
            promised = notes.job_left[j] - short
            value = stake * (fee * AS_GOOD_AS_DONE - short * MISSING - promised * PROMISED) // (fee * 100)
        if short > 0 and notes.job_need[j][K] > 0:
            value += stake * notes.plan_laboratory // (LABORATORY * fee)
    if rounds == 0:
        return value
    if what >= FIRST_MENACE_JOB:
        return value + notes.job_gain[j] * chance(s, 1, short) // 100
    if what < FIRST_STEP_JOB:
        gains = gain(s, notes, seat, KIND[what], rounds - 1) + of_giant(s, what)
    else:
        gains = reward_worth(notes, what - FIRST_STEP_JOB)
    return value + gains * chance(s, 1, short) // 100


def later_value(s: State, notes: Notes, seat: int, n: int) -> int:
    """Jobs of later rounds, then cubes that are left over for cards yet unknown; pieces at their usual worth."""
    value, won, rounds = 0, 0, rounds_after(s)
    plain_units(notes)
    for r in range(N_RESOURCES):
        notes.stock_later[r] = notes.plan_yield[r] * rounds
        if leads(s, notes, seat, r):
            won += rounds
    notes.purse[S] += won // 2
    for i in range(n):
        if notes.job_left[notes.job_order[i]] > 0:
            value += later_job(s, notes, seat, notes.job_order[i])
    for r in range(N_RESOURCES):
        value += notes.stock_later[r] * PIECE[r]
    return value


def left_over(s: State, notes: Notes) -> int:
    """Combinations as they will stand, and what is kept."""
    value = notes.purse[K] * kept(s, notes, K) + notes.purse[S] * kept(s, notes, S)
    value += notes.plan_laboratory * (SPARE if s.round < N_ROUNDS else SPARE // 4)
    for t in range(N_RESOURCES):
        value += notes.plan_per[t] * (TENTHS * notes.plan_owned[t] + NEW_OF_A_TYPE * picks_after(s))
    return value


def prospect(s: State, notes: Notes, seat: int, kind: int) -> int:
    """What a card promises that may still be picked, from what the stock has left."""
    later, short, price = 0, 0, 0
    for slot in range(N_SLOTS):
        lack = COST[kind][slot]
        if lack > 0:
            later += max(lack - notes.stock_now[slot], 0)
            short += max(lack - notes.stock_now[slot] - notes.stock_later[slot], 0)
            price += lack * notes.unit[slot]
    rounds = rounds_after(s)
    if later > 0 and rounds > 0:
        rounds -= 1
    return gain(s, notes, seat, kind, rounds) * chance(s, later, short) // 100 - price // 2
