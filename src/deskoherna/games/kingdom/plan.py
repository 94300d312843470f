"""The rest of the round played out in mind: what will be completed, and what is left over for later.

Whatever can be paid for is a job: a card under construction, a selected card, a quest step, a menace. The jobs stand in
the order of what they bring for their price; cubes go to the first that can use them, as they come.
"""

from deskoherna.games.kingdom.appraisal import (
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
from deskoherna.games.kingdom.construction import LABORATORY, in_laboratory
from deskoherna.games.kingdom.material import (
    BONUS_K,
    BONUS_S,
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
    PRODUCTION,
    PRODUCTION_PER,
    RAT,
    RECYCLE,
    RECYCLE_CUBES,
    REWARD_KRYSTALLIUM,
    REWARD_SOLDIERS,
    SHADOW,
    SLOTS_IN_ALL,
    STEP_AMOUNT,
    STEP_PAYS,
    STEP_REWARD,
    STEPS_OF_A_BOARD,
    THIEF,
    TYPE,
    VERMIN,
    K,
    S,
)
from deskoherna.games.kingdom.menaces import frozen_cards
from deskoherna.games.kingdom.quests import fee_of, last_step
from deskoherna.games.kingdom.rounds import SUPREMACY_ALONE
from deskoherna.games.kingdom.state import DUCHY, N_JOBS, N_ROUNDS, PLANNING, SELECTED, SITE, STEP_E, STEP_M, State

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
AS_GOOD_AS_DONE, PROMISED, MISSING, LAST_HOPE = 94, 30, 60, 40
"""Of MUST, in hundredths: all pieces are there; taken off where they come later, or never; hope in the last round."""
LEAST_PRICE, TOO_POOR = 10, 10
"""No job is cheaper than this; a selected card that ranks lower is recycled."""
SPARE, SMALL_REWARD, SHADOW_A_ROUND = 4, 30, 15
"""A laboratory cube; a spy or calamities that go; what a Shadow takes in a round."""
CHOICE_SHARE, CHOICE_IN_ALL = 6, 192
"""What a cube is worth that cards still to be picked may use: by the turns that are left."""
TURNS, PICKS_ALONE_TURNS = 16, 4

# ---------------------------------------------------------------- what there is


def must(s: State) -> int:
    """What a thing is worth that has to be done."""
    return MUST[s.scenario] if s.seats == 1 else MUST_OF_TWO


def leads(s: State, seat: int, resource: int) -> bool:
    """Would the planned volume of a resource mean supremacy?"""
    volume = s.plan_yield[resource]
    return volume >= SUPREMACY_ALONE if s.seats == 1 else volume > s.yields[1 - seat][resource]


def open_books(s: State, seat: int) -> None:
    """What the duchy has and yields as the plan begins; cubes that a fee takes just now are gone, and krystallium in
    their place where they are too few."""
    duchy = s.duchy[seat]
    for i in range(N_RESOURCES):
        s.plan_yield[i] = s.yields[seat][i]
        s.plan_owned[i] = s.owned[seat][i]
        s.plan_per[i] = DUCHY_POINTS[duchy] if DUCHY_PER[duchy] == i else 0
        s.stock_now[i] = s.yields[seat][i] if step_is_open(s, i) else 0
        s.stock_later[i] = s.yields[seat][i] * rounds_after(s)
        s.purse[i] = 0
    s.purse[K] = s.krystallium[seat]
    s.purse[S] = s.soldiers[seat]
    s.stock_now[K] = s.krystallium[seat]
    s.stock_now[S] = s.soldiers[seat]
    s.stock_later[K] = 1 if s.round < N_ROUNDS else 0
    s.stock_later[S] = rounds_after(s)
    s.plan_points = 0
    s.plan_laboratory = in_laboratory(s, seat) + s.crucible[seat]
    colour, in_hand = s.colour[seat] + 0, s.cubes[seat] + 0
    if s.paying[seat] >= 0:
        pays = STEP_PAYS[s.paying[seat]]
        from_hand = min(in_hand, s.due[seat]) if colour == pays else 0
        wild = max(s.due[seat] - from_hand - s.laboratory[seat][pays], 0)
        in_hand -= from_hand
        s.purse[K] -= wild
        s.stock_now[K] -= wild
    if in_hand > 0:
        s.purse[colour] = in_hand
        s.stock_now[colour] += in_hand
    for card in range(FIRST_CARD[N_RECYCLABLE]):
        kind = KIND[card]
        if s.place[card] == SELECTED + seat:
            s.stock_now[RECYCLE[kind]] += RECYCLE_CUBES[kind]
            if card >= N_DEVELOPMENTS:
                s.purse[RECYCLE[kind]] += RECYCLE_CUBES[kind]
        elif s.place[card] == DUCHY + seat and card < N_DEVELOPMENTS and POINTS_PER[kind] != NO_TYPE:
            s.plan_per[POINTS_PER[kind]] += POINTS[kind]


def price_units(s: State, seat: int) -> None:
    """What a piece of each sort is worth; more where a last quest step lacks it."""
    plain_units(s)
    if s.quests == 1:
        for board in range(N_BOARDS):
            step = last_step(board)
            if s.boards[board] == 1 and s.quest_done[seat][step] == 0 and s.paying[seat] != step:
                pays, fee = STEP_PAYS[step], fee_of(s, step)
                have = s.stock_now[pays] + s.stock_later[pays] * 2 // 3
                if pays < K:
                    have += s.laboratory[seat][pays]
                if have < fee:
                    s.unit[pays] += must(s) // fee
                    s.unit[K] += must(s) // fee if pays < K else 0


def take_stock(s: State, seat: int) -> None:
    """All that is needed to look at single cards."""
    open_books(s, seat)
    price_units(s, seat)


# ---------------------------------------------------------------- jobs


def chance(s: State, later: int, short: int) -> int:
    """The chance to pay for a job that needs so many pieces of later rounds and is so many short."""
    if short == 0:
        return SURE if later == 0 else LIKELY
    if s.round == N_ROUNDS:
        return 0
    return ONE_SHORT if short == 1 else ONE_SHORT // 2 if short == 2 else ONE_SHORT // 8


def ranked(s: State, j: int, gains: int) -> int:
    """What a job brings for its price, as far as it can be paid."""
    later, short, price = 0, 0, LEAST_PRICE
    for slot in range(N_SLOTS):
        lack = s.job_need[j][slot] + 0
        price += lack * (PIECE[slot] if s.job_must[j] == 1 else s.unit[slot])
        lack -= s.stock_now[slot]
        if lack > 0:
            later += lack
            short += max(lack - s.stock_later[slot], 0)
    likely = NOT_YET if later > 0 and short == 0 else chance(s, later, short)
    return (gains * likely + s.job_must[j] * must(s) * URGENT[s.seats - 1][s.round]) // price


def enlist(s: State, j: int, what: int, gains: int, has_to: int, fee: int) -> int:
    """Put job j, whose needs are written, in its place; how many jobs there are then."""
    s.job_what[j] = what
    s.job_gain[j] = gains
    s.job_must[j] = has_to
    s.job_fee[j] = fee
    s.job_left[j] = 0
    for slot in range(N_SLOTS):
        s.job_left[j] += s.job_need[j][slot]
    rank = ranked(s, j, gains)
    s.job_rank[j] = rank
    i = j
    while i > 0 and s.job_rank[s.job_order[i - 1]] < rank:
        s.job_order[i] = s.job_order[i - 1]
        i -= 1
    s.job_order[i] = j
    return j + 1


def need_one(s: State, j: int, slot: int, n: int) -> None:
    """A job that asks for one sort of piece."""
    for i in range(N_SLOTS):
        s.job_need[j][i] = n if i == slot else 0


def list_cards(s: State, seat: int) -> int:
    """Cards under construction and selected cards; a frozen one asks for the soldiers against its giant besides."""
    n = 0
    for card in range(N_DEVELOPMENTS):
        place = s.place[card]
        if n < N_JOBS and (place == SITE + seat or place == SELECTED + seat):
            kind = KIND[card]
            for slot in range(N_SLOTS):
                s.job_need[n][slot] = COST[kind][slot] - s.filled[card][slot]
            if s.frozen[card] == 1:
                s.job_need[n][S] += MENACE_FEE[GIANT]
            n = enlist(s, n, card, gain(s, seat, kind, rounds_after(s)), GIVEN[s.scenario][card], SLOTS_IN_ALL[kind])
    return n


def list_menaces(s: State, seat: int, n: int) -> int:
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
                need_one(s, n, S, MENACE_FEE[menace])
                n = enlist(s, n, FIRST_MENACE_JOB + menace, gains, has_to, MENACE_FEE[menace])
    return n


def reward_worth(s: State, step: int) -> int:
    if STEP_REWARD[step] == REWARD_SOLDIERS:
        return STEP_AMOUNT[step] * s.unit[S]
    return STEP_AMOUNT[step] * s.unit[K] if STEP_REWARD[step] == REWARD_KRYSTALLIUM else SMALL_REWARD


def take_reward(s: State, step: int) -> None:
    """The plan does a step."""
    if STEP_REWARD[step] == REWARD_SOLDIERS:
        s.purse[S] += STEP_AMOUNT[step]
    elif STEP_REWARD[step] == REWARD_KRYSTALLIUM:
        s.purse[K] += STEP_AMOUNT[step]
    else:
        s.plan_points += SMALL_REWARD
    if step == last_step(step // STEPS_OF_A_BOARD):
        s.plan_points += must(s) * SURE // 100


def held_for(s: State, seat: int, step: int) -> int:
    """Laboratory cubes for a step, less those that another fee takes just now, that a transmutation must follow up
    with, and that the last step needs."""
    pays, last = STEP_PAYS[step], last_step(step // STEPS_OF_A_BOARD)
    if pays >= K:
        return 0
    held = s.laboratory[seat][pays] + 0
    if s.crucible[seat] > 0:
        others = in_laboratory(s, seat) - held
        held -= max(LABORATORY - s.crucible[seat] - others, 0)
    if s.paying[seat] >= 0 and STEP_PAYS[s.paying[seat]] == pays:
        held -= max(s.due[seat] - s.cubes[seat], 0)
    if step != last and STEP_PAYS[last] == pays and s.quest_done[seat][last] == 0:
        held -= fee_of(s, last)
    return min(max(held, 0), fee_of(s, step))


def list_steps(s: State, seat: int, n: int) -> int:
    """Quest steps still to be done; one that the laboratory pays for, or that is being paid, is done."""
    for step in range(N_STEPS):
        board = step // STEPS_OF_A_BOARD
        if s.boards[board] == 1 and s.quest_done[seat][step] == 0 and n < N_JOBS:
            held = held_for(s, seat, step)
            s.plan_laboratory -= held
            if s.paying[seat] == step or held == fee_of(s, step):
                take_reward(s, step)
            else:
                need_one(s, n, STEP_PAYS[step], fee_of(s, step) - held)
                n = enlist(s, n, FIRST_STEP_JOB + step, reward_worth(s, step), 1 if step == last_step(board) else 0,
                           fee_of(s, step))
    return n


def choose_builds(s: State, seat: int, n: int) -> None:
    """Selected cards are built as long as there is enough for them, the best first; the others are recycled."""
    for i in range(n):
        j = s.job_order[i]
        what = s.job_what[j]
        if what < N_DEVELOPMENTS and s.place[what] == SELECTED + seat:
            short = 0
            for slot in range(N_SLOTS):
                short += max(s.job_need[j][slot] - s.stock_now[slot] - s.stock_later[slot], 0)
            cube = RECYCLE[KIND[what]]
            if short > s.stock_now[K] or s.job_rank[j] < TOO_POOR:
                s.job_left[j] = 0
                s.purse[cube] += 1
                continue
            s.stock_now[cube] -= 1
        for slot in range(N_SLOTS):
            lack = s.job_need[j][slot]
            now = min(lack, s.stock_now[slot])
            s.stock_now[slot] -= now
            s.stock_later[slot] = max(s.stock_later[slot] - lack + now, 0)


# ---------------------------------------------------------------- the rest of the round


def finish(s: State, j: int) -> None:
    """A job is paid for: points, yields, bonuses."""
    s.job_left[j] = 0
    what = s.job_what[j]
    if FIRST_STEP_JOB <= what < FIRST_MENACE_JOB:
        take_reward(s, what - FIRST_STEP_JOB)
        return
    s.plan_points += s.job_must[j] * must(s)
    if what >= FIRST_MENACE_JOB:
        s.plan_points += s.job_gain[j]
        return
    kind = KIND[what]
    s.plan_owned[TYPE[kind]] += 1
    per = POINTS_PER[kind]
    if per == NO_TYPE:
        s.plan_points += TENTHS * POINTS[kind]
    else:
        s.plan_per[per] += POINTS[kind]
    per = PRODUCTION_PER[kind]
    times = 1 if per == NO_TYPE else s.plan_owned[per] + 0
    for r in range(N_RESOURCES):
        s.plan_yield[r] += PRODUCTION[kind][r] * times
    s.purse[K] += BONUS_K[kind]
    s.purse[S] += BONUS_S[kind]


def spend(s: State, n: int, resource: int, amount: int) -> None:
    """Cubes go to the jobs in their order; what is over waits for cards to come, or goes to the laboratory."""
    for i in range(n):
        j = s.job_order[i]
        if s.job_left[j] > 0 and s.job_need[j][resource] > 0:
            paid = min(amount, s.job_need[j][resource])
            s.job_need[j][resource] -= paid
            s.job_left[j] -= paid
            amount -= paid
            if s.job_left[j] == 0:
                finish(s, j)
    if s.phase < PLANNING:
        left = TURNS - (s.turn if s.seats == 2 else PICKS_ALONE_TURNS * s.turn)
        s.plan_points += amount * s.unit[resource] * CHOICE_SHARE * left // CHOICE_IN_ALL
        return
    s.plan_laboratory += amount
    if s.quests == 0:
        transmute_all(s)


def transmute_all(s: State) -> None:
    s.purse[K] += s.plan_laboratory // LABORATORY
    s.plan_laboratory %= LABORATORY


def settle_up(s: State, n: int, step: int) -> None:
    """Soldiers and krystallium complete what lacks nothing else that this round will still yield, if it pays."""
    for i in range(n):
        j = s.job_order[i]
        if s.job_left[j] > 0:
            soldiers, wild = s.job_need[j][S] + 0, s.job_need[j][K] + 0
            for r in range(step + 1):
                wild += s.job_need[j][r]
            if (wild + soldiers == s.job_left[j] and wild <= s.purse[K] and soldiers <= s.purse[S]
                    and s.job_gain[j] + s.job_must[j] * must(s) >= wild * kept(s, K) + soldiers * kept(s, S)):
                s.purse[K] -= wild
                s.purse[S] -= soldiers
                finish(s, j)


def steps_over(s: State) -> int:
    """The last production step that has been counted, or -1."""
    return min(s.phase, STEP_E) - STEP_M if s.phase >= STEP_M else -1


def live_on(s: State, seat: int, n: int) -> None:
    """Planning and the production steps that are still to come, with their supremacies."""
    for r in range(N_RESOURCES):
        spend(s, n, r, s.purse[r])
    settle_up(s, n, steps_over(s))
    won = s.training[seat] + 0
    for r in range(N_RESOURCES):
        if step_is_open(s, r):
            if leads(s, seat, r):
                won += 1
                s.purse[S] += won // 2
                won %= 2
            spend(s, n, r, s.plan_yield[r])
            settle_up(s, n, r)
    if s.quests == 1:
        transmute_all(s)
        settle_up(s, n, steps_over(s))


def make_plan(s: State, seat: int) -> int:
    """Plan and play out the round; how many jobs there are."""
    take_stock(s, seat)
    n = list_cards(s, seat)
    if s.menaces == 1:
        n = list_menaces(s, seat, n)
    if s.quests == 1:
        n = list_steps(s, seat, n)
    choose_builds(s, seat, n)
    live_on(s, seat, n)
    return n


# ---------------------------------------------------------------- and later


def pay_later(s: State, j: int) -> int:
    """Give a job what later rounds yield, krystallium for what is short; how much it lacks then."""
    short = 0
    for slot in range(N_SLOTS):
        lack = s.job_need[j][slot] + 0
        if slot < N_RESOURCES:
            paid = min(lack, s.stock_later[slot])
            s.stock_later[slot] -= paid
        else:
            paid = min(lack, s.purse[slot])
            s.purse[slot] -= paid
        short += lack - paid
    wild = min(short, s.purse[K])
    s.purse[K] -= wild
    return short - wild


def later_job(s: State, seat: int, j: int) -> int:
    """What a job promises that is not paid in this round."""
    short, what, rounds = pay_later(s, j), s.job_what[j] + 0, rounds_after(s)
    value = 0
    if s.job_must[j] == 1:
        fee, stake = s.job_fee[j] + 0, must(s)
        if rounds == 0:
            value = stake * LAST_HOPE * (fee - min(short, fee)) // (fee * 100)
        else:
            promised = s.job_left[j] - short
            value = stake * (fee * AS_GOOD_AS_DONE - short * MISSING - promised * PROMISED) // (fee * 100)
        if short > 0 and s.job_need[j][K] > 0:
            value += stake * s.plan_laboratory // (LABORATORY * fee)
    if rounds == 0:
        return value
    if what >= FIRST_MENACE_JOB:
        return value + s.job_gain[j] * chance(s, 1, short) // 100
    gains = gain(s, seat, KIND[what], rounds - 1) if what < FIRST_STEP_JOB else reward_worth(s, what - FIRST_STEP_JOB)
    return value + gains * chance(s, 1, short) // 100


def later_value(s: State, seat: int, n: int) -> int:
    """Jobs of later rounds, then cubes that are left over for cards yet unknown; pieces at their usual worth."""
    value, won, rounds = 0, 0, rounds_after(s)
    plain_units(s)
    for r in range(N_RESOURCES):
        s.stock_later[r] = s.plan_yield[r] * rounds
        if leads(s, seat, r):
            won += rounds
    s.purse[S] += won // 2
    for i in range(n):
        if s.job_left[s.job_order[i]] > 0:
            value += later_job(s, seat, s.job_order[i])
    for r in range(N_RESOURCES):
        value += s.stock_later[r] * PIECE[r]
    return value


def left_over(s: State) -> int:
    """Combinations as they will stand, and what is kept."""
    value = s.purse[K] * kept(s, K) + s.purse[S] * kept(s, S)
    value += s.plan_laboratory * (SPARE if s.round < N_ROUNDS else SPARE // 4)
    for t in range(N_RESOURCES):
        value += s.plan_per[t] * (TENTHS * s.plan_owned[t] + NEW_OF_A_TYPE * picks_after(s))
    return value


def prospect(s: State, seat: int, kind: int) -> int:
    """What a card promises that may still be picked, from what the stock has left."""
    later, short, price = 0, 0, 0
    for slot in range(N_SLOTS):
        lack = COST[kind][slot]
        if lack > 0:
            later += max(lack - s.stock_now[slot], 0)
            short += max(lack - s.stock_now[slot] - s.stock_later[slot], 0)
            price += lack * s.unit[slot]
    rounds = rounds_after(s)
    if later > 0 and rounds > 0:
        rounds -= 1
    return gain(s, seat, kind, rounds) * chance(s, later, short) // 100 - price // 2
