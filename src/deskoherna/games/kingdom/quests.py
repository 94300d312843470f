"""The quest boards: steps with a fee and a reward, in any order, and the race for the last one."""

from deskoherna.games.kingdom.construction import LABORATORY, gain_krystallium, gain_soldiers, in_laboratory
from deskoherna.games.kingdom.material import (
    CALAMITY,
    N_BOARDS,
    N_RESOURCES,
    REWARD_CALAMITIES,
    REWARD_KRYSTALLIUM,
    REWARD_SOLDIERS,
    REWARD_SPY,
    STEP_AMOUNT,
    STEP_FEE,
    STEP_PAYS,
    STEP_REWARD,
    STEPS_OF_A_BOARD,
    K,
    S,
)
from deskoherna.games.kingdom.moves import T_FULFILS, T_PRIZE, T_SHEDS, T_SPIES_READY, T_TRANSMUTES
from deskoherna.games.kingdom.selection import find
from deskoherna.games.kingdom.state import (
    DUCHY,
    IN_BOX,
    OFFER,
    PICK,
    WITH_CUBE,
    WITH_KRYSTALLIUM,
    WITH_LABORATORY,
    State,
)
from deskoherna.kit.cards import put
from deskoherna.kit.events import EVERYBODY, tell

__rules__ = True

NO_STEP = -1
NOBODY = -1

# ---------------------------------------------------------------- questions


def fee_of(s: State, step: int) -> int:
    return STEP_FEE[s.seats - 1][step]


def last_step(board: int) -> int:
    return board * STEPS_OF_A_BOARD + STEPS_OF_A_BOARD - 1


def in_purse(s: State, seat: int, step: int, purse: int) -> int:
    """What could pay a cube of this fee: cubes in hand, laboratory cubes, krystallium as a wild cube (R34, R35)."""
    resource = STEP_PAYS[step]
    if purse == WITH_CUBE:
        return s.cubes[seat] if s.colour[seat] == resource else 0
    if purse == WITH_LABORATORY:
        return s.laboratory[seat][resource]
    return s.krystallium[seat]


def can_pay(s: State, seat: int, step: int) -> bool:
    """The whole fee at once, or not at all."""
    if STEP_PAYS[step] == S:
        return s.soldiers[seat] >= fee_of(s, step)
    if STEP_PAYS[step] == K:
        return s.krystallium[seat] >= fee_of(s, step)
    have = in_purse(s, seat, step, WITH_CUBE) + in_purse(s, seat, step, WITH_LABORATORY)
    return have + s.krystallium[seat] >= fee_of(s, step)


def may_begin(s: State, seat: int, step: int) -> bool:
    """A step of a board in play, once each."""
    return s.boards[step // STEPS_OF_A_BOARD] == 1 and s.quest_done[seat][step] == 0 and can_pay(s, seat, step)


def has_all_last_steps(s: State, seat: int) -> bool:
    """With Quests only who did the last step (of every board in play) can win."""
    for board in range(N_BOARDS):  # noqa: SIM110 (compiled code has no generators)
        if s.boards[board] == 1 and s.quest_done[seat][last_step(board)] == 0:
            return False
    return True


def may_transmute(s: State, seat: int) -> bool:
    """With Quests five laboratory cubes become krystallium when the player wants it (R3)."""
    return s.crucible[seat] > 0 or in_laboratory(s, seat) >= LABORATORY


# ---------------------------------------------------------------- commands


def shed_calamities(s: State, seat: int, n: int) -> None:
    """Return up to n own calamities to the box; keeping one is never better, so as many as there are."""
    for _ in range(n):
        card = find(s, DUCHY + seat, CALAMITY)
        if card >= 0:
            put(s, card, IN_BOX)
            tell(s, EVERYBODY, T_SHEDS, seat)


def ready_spies(s: State, seat: int) -> None:
    """Two players: a spy token of one's own, ready. Alone: both tokens are turned ready (R40)."""
    if s.seats == 2:
        s.spies_owned[seat] += 1
        s.spies[seat] += 1
    else:
        s.spies[seat] = s.spies_owned[seat]
    tell(s, EVERYBODY, T_SPIES_READY, seat)


def reward(s: State, seat: int, step: int) -> None:
    n = STEP_AMOUNT[step]
    what = STEP_REWARD[step]
    if what == REWARD_SOLDIERS:
        gain_soldiers(s, seat, n)
    elif what == REWARD_KRYSTALLIUM:
        gain_krystallium(s, seat, n)
    elif what == REWARD_SPY:
        ready_spies(s, seat)
    elif what == REWARD_CALAMITIES:
        shed_calamities(s, seat, n)


def settle_prizes(s: State) -> None:
    """The last step's reward goes to the first who did it; at the same moment, to the round's first player (R36)."""
    first = (s.round - 1) % 2 if s.seats == 2 else 0
    for board in range(N_BOARDS):
        if s.boards[board] == 1 and s.prize[board] == NOBODY:
            step = last_step(board)
            for i in range(s.seats):
                seat = (first + i) % s.seats
                if s.prize[board] == NOBODY and s.quest_done[seat][step] == 1:
                    s.prize[board] = seat
                    tell(s, EVERYBODY, T_PRIZE, step, seat)
                    reward(s, seat, step)


def fulfil(s: State, seat: int, step: int) -> None:
    """Mark the step. In a simultaneous phase of two the race for the last one is settled when it closes."""
    s.paying[seat] = NO_STEP
    s.due[seat] = 0
    s.quest_done[seat][step] = 1
    tell(s, EVERYBODY, T_FULFILS, seat, step)
    if step != last_step(step // STEPS_OF_A_BOARD):
        reward(s, seat, step)
    elif s.seats == 1 or s.phase == OFFER or s.phase == PICK:
        settle_prizes(s)


def take_from(s: State, seat: int, purse: int) -> None:
    """Pay one cube of the fee."""
    if purse == WITH_CUBE:
        s.cubes[seat] -= 1
    elif purse == WITH_LABORATORY:
        s.laboratory[seat][STEP_PAYS[s.paying[seat]]] -= 1
    else:
        s.krystallium[seat] -= 1
    s.due[seat] -= 1


def pay_what_is_clear(s: State, seat: int) -> None:
    """Pay on while there is one way to do it; the last cube fulfils the step."""
    step = s.paying[seat]
    cubes = in_purse(s, seat, step, WITH_CUBE)
    stored = in_purse(s, seat, step, WITH_LABORATORY)
    wild = s.krystallium[seat] + 0
    ways = (1 if cubes > 0 else 0) + (1 if stored > 0 else 0) + (1 if wild > 0 else 0)
    if ways == 1 or cubes + stored + wild == s.due[seat]:
        while s.due[seat] > 0:
            if in_purse(s, seat, step, WITH_CUBE) > 0:
                take_from(s, seat, WITH_CUBE)
            elif in_purse(s, seat, step, WITH_LABORATORY) > 0:
                take_from(s, seat, WITH_LABORATORY)
            else:
                take_from(s, seat, WITH_KRYSTALLIUM)
    if s.due[seat] == 0:
        fulfil(s, seat, step)


def begin_step(s: State, seat: int, step: int) -> None:
    """Soldiers and krystallium are counted off; cubes may be taken from several purses."""
    fee = fee_of(s, step)
    if STEP_PAYS[step] == S:
        s.soldiers[seat] -= fee
        fulfil(s, seat, step)
    elif STEP_PAYS[step] == K:
        s.krystallium[seat] -= fee
        fulfil(s, seat, step)
    else:
        s.paying[seat] = step
        s.due[seat] = fee
        pay_what_is_clear(s, seat)


def pay(s: State, seat: int, purse: int) -> None:
    take_from(s, seat, purse)
    pay_what_is_clear(s, seat)


def colours_left(s: State, seat: int) -> int:
    n = 0
    for r in range(N_RESOURCES):
        if s.laboratory[seat][r] > 0:
            n += 1
    return n


def transmute(s: State, seat: int, resource: int) -> None:
    """One laboratory cube goes into the crucible; the fifth makes krystallium."""
    s.laboratory[seat][resource] -= 1
    s.crucible[seat] += 1
    while 0 < s.crucible[seat] < LABORATORY and colours_left(s, seat) == 1:
        for r in range(N_RESOURCES):
            if s.laboratory[seat][r] > 0 and s.crucible[seat] < LABORATORY:
                s.laboratory[seat][r] -= 1
                s.crucible[seat] += 1
    if s.crucible[seat] == LABORATORY:
        s.crucible[seat] = 0
        s.krystallium[seat] += 1
        tell(s, EVERYBODY, T_TRANSMUTES, seat)


