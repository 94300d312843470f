"""Two dukes with a quest: what a duchy is heading for, in tenths of a point, when the last step comes before all else.

Cubes of this round and of later rounds are given to the cards under construction that make the most of them; a card
counts by what it brings and by the chance to complete it, and what is left over keeps its own small worth.
"""

from deskoherna.games.kingdom.appraisal import TENTHS, picks_after, rounds_after, step_is_open
from deskoherna.games.kingdom.construction import LABORATORY
from deskoherna.games.kingdom.material import (
    BONUS_K,
    BONUS_S,
    CALAMITY_PENALTY,
    COST,
    FIRST_CARD,
    FIRST_MENACE,
    KIND,
    N_BOARDS,
    N_BUILDABLE,
    N_DEVELOPMENTS,
    N_RECYCLABLE,
    N_RESOURCES,
    N_SLOTS,
    N_STEPS,
    NO_TYPE,
    POINTS,
    POINTS_PER,
    PRODUCTION,
    PRODUCTION_PER,
    RECYCLE,
    RECYCLE_CUBES,
    REWARD_KRYSTALLIUM,
    REWARD_SOLDIERS,
    STEP_AMOUNT,
    STEP_PAYS,
    STEP_REWARD,
    STEPS_OF_A_BOARD,
    TYPE,
    K,
    S,
)
from deskoherna.games.kingdom.quests import fee_of, last_step
from deskoherna.games.kingdom.scoring import points
from deskoherna.games.kingdom.state import FIGHT, N_ROUNDS, PLANNING, SELECTED, SITE, State

__rules__ = True

CUBE_WORTH: list[int] = [9, 10, 15, 16]
"""A cube of each resource of a later round."""
KRYSTALLIUM_WORTH: list[int] = [22, 22, 20, 16, 4]
SOLDIER_WORTH: list[int] = [12, 12, 11, 9, 2]
SLOT_PRICE: list[int] = [5, 5, 5, 4, 1]
"""By round: krystallium and soldiers that are kept, a cube that is spent."""
LAST_STEP = 1300
"""What a last quest step is worth that somebody must do to win."""
UNDECIDED = 7
"""A cube that a selected card would give."""
SURE, LIKELY, HALF, RARE, HARDLY = 97, 86, 60, 35, 8
"""Chances in hundredths: all slots can be filled in this round, or later; one, two or more cannot as things stand."""


def undone_last(s: State, seat: int, pays: int) -> int:
    """What one piece of this currency is worth for a last quest step that is still to be done."""
    for board in range(N_BOARDS):
        step = last_step(board)
        if s.boards[board] == 1 and s.quest_done[seat][step] == 0 and STEP_PAYS[step] == pays:
            return LAST_STEP // fee_of(s, step)
    return 0


def soldier_worth(s: State, seat: int) -> int:
    return SOLDIER_WORTH[s.round] + undone_last(s, seat, S)


def krystallium_worth(s: State, seat: int) -> int:
    """Krystallium pays fees of its own and stands for any cube."""
    worth = KRYSTALLIUM_WORTH[s.round] + undone_last(s, seat, K)
    for r in range(N_RESOURCES):
        worth += undone_last(s, seat, r)
    return worth


def spare_worth(s: State, seat: int) -> int:
    """A cube of this round that no card wants: the fifth part of a krystallium."""
    return (KRYSTALLIUM_WORTH[s.round] + undone_last(s, seat, K)) // LABORATORY


def cube_worth(s: State, seat: int, resource: int) -> int:
    """A cube of a later round."""
    worth = CUBE_WORTH[resource] + undone_last(s, seat, resource) * 2 // 3 + undone_last(s, seat, K) // LABORATORY
    return worth + fee_worth(s, seat, resource) // 2


def fee_worth(s: State, seat: int, resource: int) -> int:
    """What a cube helps to earn that the fee of an earlier quest step still lacks."""
    for step in range(N_STEPS):
        if (STEP_PAYS[step] == resource and s.boards[step // STEPS_OF_A_BOARD] == 1 and s.quest_done[seat][step] == 0
                and step != last_step(step // STEPS_OF_A_BOARD) and s.laboratory[seat][resource] < fee_of(s, step)):
            return reward_worth(s, seat, step) // fee_of(s, step)
    return 0


def leads(s: State, seat: int, resource: int, more: int) -> bool:
    """Would so many more cubes of a resource mean supremacy?"""
    volume = s.yields[seat][resource] + more
    return volume > s.yields[1 - seat][resource]


# ---------------------------------------------------------------- a card


def gain(s: State, seat: int, kind: int, rounds: int) -> int:
    """What a card brings that yields in so many rounds: points, cubes, its bonus."""
    value = TENTHS * POINTS[kind]
    own = TYPE[kind]
    per = POINTS_PER[kind]
    if per != NO_TYPE:
        value *= s.owned[seat][per] + (1 if per == own else 0) + (picks_after(s) + 1) // 2
    per = PRODUCTION_PER[kind]
    times = 1 if per == NO_TYPE else s.owned[seat][per] + (1 if per == own else 0) + picks_after(s) // 2
    for r in range(N_RESOURCES):
        more = PRODUCTION[kind][r] * times
        if more > 0:
            value += more * cube_worth(s, seat, r) * rounds
            if leads(s, seat, r, more) and not leads(s, seat, r, 0):
                value += rounds * soldier_worth(s, seat) // 2
    if BONUS_K[kind] > 0:
        value += BONUS_K[kind] * krystallium_worth(s, seat)
    return value + (BONUS_S[kind] * soldier_worth(s, seat) if BONUS_S[kind] > 0 else 0)


def chance(s: State, later: int, short: int) -> int:
    """The chance to complete a card that needs so many cubes of later rounds and is so many short."""
    if short == 0:
        return SURE if later == 0 else LIKELY
    if s.round == N_ROUNDS:
        return 0
    return HALF if short == 1 else RARE if short == 2 else HARDLY


def supply_now(s: State, seat: int, slot: int) -> int:
    """What can fill a slot in this round."""
    if slot == K:
        return s.krystallium[seat] + 0
    if slot == S:
        return s.soldiers[seat] + 0
    n = s.yields[seat][slot] if step_is_open(s, slot) else 0
    if s.cubes[seat] > 0 and s.colour[seat] == slot:
        n += s.cubes[seat]
    return n


def supply_later(s: State, seat: int, slot: int) -> int:
    """What can fill a slot in the rounds to come."""
    left = rounds_after(s)
    if slot == K:
        return 1 if left > 0 else 0
    if slot == S:
        return (left + s.training[seat]) // 2
    return s.yields[seat][slot] * left


def take_stock(s: State, seat: int) -> None:
    """What there is to fill slots with, in this round and later; selected cards are the cubes they would give.

    What a last quest step asks for is kept for it.
    """
    for slot in range(N_SLOTS):
        s.stock_now[slot] = supply_now(s, seat, slot)
        s.stock_later[slot] = supply_later(s, seat, slot)
    if undone_last(s, seat, S) > 0:
        s.stock_now[S] = 0
        s.stock_later[S] = 0
    if krystallium_worth(s, seat) > KRYSTALLIUM_WORTH[s.round]:
        s.stock_now[K] = 0
        s.stock_later[K] = 0
    for card in range(FIRST_CARD[N_RECYCLABLE]):
        if s.place[card] == SELECTED + seat:
            s.stock_now[RECYCLE[KIND[card]]] += RECYCLE_CUBES[KIND[card]]


def prospect(s: State, seat: int, kind: int) -> int:
    """What a card promises that is not under construction yet, less what it would take; after `take_stock`."""
    later, short, price = 0, 0, 0
    for slot in range(N_SLOTS):
        lack = COST[kind][slot]
        if lack > 0:
            now = s.stock_now[slot] + 0
            later += max(lack - now, 0)
            short += max(lack - now - s.stock_later[slot], 0)
            price += lack * (KRYSTALLIUM_WORTH[s.round] if slot == K else SOLDIER_WORTH[s.round] if slot == S
                             else SLOT_PRICE[s.round])
    rounds = rounds_after(s)
    if later > 0 and rounds > 0:
        rounds -= 1
    return gain(s, seat, kind, rounds) * chance(s, later, short) // 100 - price


# ---------------------------------------------------------------- the construction area


def missing(s: State, card: int, slot: int) -> int:
    """Free slots of a sort."""
    return COST[KIND[card]][slot] - s.filled[card][slot]


def survey(s: State, seat: int) -> int:
    """List the cards under construction with their gain a free slot; how many."""
    n = 0
    for card in range(N_DEVELOPMENTS):
        if s.place[card] == SITE + seat:
            lack = 1
            for slot in range(N_SLOTS):
                lack += missing(s, card, slot)
            s.sites[n] = card
            s.site_gain[n] = gain(s, seat, KIND[card], rounds_after(s)) * 16 // lack
            n += 1
    return n


def supplied_value(s: State, seat: int, card: int) -> int:
    """Give a card what it needs, this round's cubes first, krystallium for what is short; its worth by its chance."""
    later, short = 0, 0
    for slot in range(N_SLOTS):
        lack = missing(s, card, slot)
        now = min(lack, s.stock_now[slot])
        s.stock_now[slot] -= now
        lack -= now
        then = min(lack, s.stock_later[slot])
        s.stock_later[slot] -= then
        later += lack
        short += lack - then
    wild = min(short, s.stock_now[K])
    s.stock_now[K] -= wild
    short -= wild
    rounds = rounds_after(s)
    if later > 0 and rounds > 0:
        rounds -= 1
    return gain(s, seat, KIND[card], rounds) * chance(s, later, short) // 100


def crucible_worth(s: State, seat: int) -> int:
    """Cubes on their way to krystallium, less those that a last step would have needed and that must follow now."""
    if s.crucible[seat] == 0:
        return 0
    follow, dear = LABORATORY - s.crucible[seat], 0
    for r in range(N_RESOURCES):
        if undone_last(s, seat, r) == 0:
            follow -= s.laboratory[seat][r]
        else:
            dear = undone_last(s, seat, r)
    return (spare_worth(s, seat) + 1) * s.crucible[seat] - max(follow, 0) * dear


def estate(s: State, seat: int) -> int:
    """The cards under construction, the best first, and what is left over."""
    n = survey(s, seat)
    value = 0
    for _ in range(n):
        best = 0
        for i in range(n):
            if s.site_gain[i] > s.site_gain[best]:
                best = i
        s.site_gain[best] = -1
        value += supplied_value(s, seat, s.sites[best])
    if s.round == N_ROUNDS and s.phase >= FIGHT:
        return value
    spare = spare_worth(s, seat)
    for r in range(N_RESOURCES):
        later = cube_worth(s, seat, r)
        value += (later if s.phase < PLANNING else spare) * s.stock_now[r] + later * s.stock_later[r]
        value += spare * s.laboratory[seat][r]
    kept = s.krystallium[seat] if krystallium_worth(s, seat) > KRYSTALLIUM_WORTH[s.round] else s.stock_now[K]
    value += krystallium_worth(s, seat) * kept + crucible_worth(s, seat)
    kept = s.soldiers[seat] if undone_last(s, seat, S) > 0 else s.stock_now[S]
    return value + soldier_worth(s, seat) * kept


def supremacies(s: State, seat: int) -> int:
    """Half a soldier for each step to come in which the seat leads."""
    steps = 0
    for r in range(N_RESOURCES):
        if leads(s, seat, r, 0):
            steps += rounds_after(s) + (1 if step_is_open(s, r) else 0)
    return (steps + s.training[seat]) * soldier_worth(s, seat) // 2


# ---------------------------------------------------------------- quests


def held_for(s: State, seat: int, step: int) -> int:
    """Cubes that could pay a fee, in the laboratory and in hand, less those that another one takes just now."""
    resource = STEP_PAYS[step]
    n = s.laboratory[seat][resource] + 0
    if s.cubes[seat] > 0 and s.colour[seat] == resource:
        n += s.cubes[seat]
    if s.paying[seat] >= 0 and STEP_PAYS[s.paying[seat]] == resource:
        n -= s.due[seat]
    return max(n, 0)


def reward_worth(s: State, seat: int, step: int) -> int:
    if STEP_REWARD[step] == REWARD_SOLDIERS:
        return STEP_AMOUNT[step] * soldier_worth(s, seat)
    if STEP_REWARD[step] == REWARD_KRYSTALLIUM:
        return STEP_AMOUNT[step] * krystallium_worth(s, seat)
    return 2 * TENTHS


def last_step_worth(s: State, seat: int, step: int) -> int:
    """From nothing to LAST_STEP: done, or how much of the fee is there."""
    if s.quest_done[seat][step] == 1:
        return LAST_STEP + LAST_STEP // 4
    fee, pays = fee_of(s, step), STEP_PAYS[step]
    if s.paying[seat] == step:
        return LAST_STEP + LAST_STEP // 8
    if pays in (S, K):
        return 0
    return LAST_STEP // fee * min(held_for(s, seat, step), fee)


def quest_worth(s: State, seat: int) -> int:
    """Progress on the boards in play. Soldiers and krystallium for a last step are counted where they lie."""
    value = 0
    for board in range(N_BOARDS):
        if s.boards[board] == 1:
            last = last_step(board)
            value += last_step_worth(s, seat, last)
            for step in range(board * STEPS_OF_A_BOARD, last):
                fee = fee_of(s, step)
                if s.quest_done[seat][step] == 1:
                    value += 5
                elif s.paying[seat] == step:
                    value += reward_worth(s, seat, step)
                else:
                    value += reward_worth(s, seat, step) * min(held_for(s, seat, step), fee) * 3 // (4 * fee)
    return value


# ---------------------------------------------------------------- the whole


def selected_value(s: State, seat: int) -> int:
    """Picked cards that are neither built nor recycled yet keep half their promise; calamities count in full."""
    value = 0
    for card in range(FIRST_CARD[FIRST_MENACE]):
        if s.place[card] == SELECTED + seat:
            kind = KIND[card]
            if kind < N_BUILDABLE:
                value += max(UNDECIDED, prospect(s, seat, kind) // 2)
            else:
                value += UNDECIDED * RECYCLE_CUBES[kind] if kind < N_RECYCLABLE else -TENTHS * CALAMITY_PENALTY
    return value


def racing_side(s: State, seat: int) -> int:
    """What speaks for a seat, in tenths of a point."""
    take_stock(s, seat)
    value = TENTHS * points(s, seat) + selected_value(s, seat) + supremacies(s, seat)
    return value + estate(s, seat) + quest_worth(s, seat)
