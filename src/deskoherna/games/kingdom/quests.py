"""The quest boards: steps with a fee and a reward, in any order, and the race for the last one."""

from deskoherna.games.kingdom.construction import (
    LABORATORY,
    decide,
    gain_krystallium,
    gain_soldiers,
    in_laboratory,
    keeps_cubes,
    spend_cube,
)
from deskoherna.games.kingdom.events import (
    FULFILS,
    GAINS_SPY,
    MAKES_KRYSTALLIUM,
    PRIZE_GOES,
    SHEDS_CALAMITY,
    SPIES_ARE_READY,
)
from deskoherna.games.kingdom.kinds import find
from deskoherna.games.kingdom.material import (
    BONUS_K,
    BONUS_S,
    CALAMITY,
    FIRST_CARD,
    KIND,
    N_BOARDS,
    N_BUILDABLE,
    N_RECYCLABLE,
    N_RESOURCES,
    N_STEPS,
    RECYCLE,
    RECYCLE_CUBES,
    RECYCLE_LAST,
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
from deskoherna.games.kingdom.state import (
    ANY_TIME,
    DUCHY,
    FIGHT,
    IN_BOX,
    PAYING,
    PLANNING,
    PURSES,
    RESOURCES,
    SELECTED,
    SITE,
    STEPS,
    TRANSMUTING,
    WITH_CUBE,
    WITH_KRYSTALLIUM,
    WITH_LABORATORY,
    State,
)
from deskoherna.kit.cards import put
from deskoherna.kit.declare import allows, only_when, verb
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
    pays = STEP_PAYS[step]
    if pays == S:
        return s.soldiers[seat] >= fee_of(s, step)
    have = s.krystallium[seat]
    if pays != K:
        have += s.laboratory[seat][pays]
        if s.colour[seat] == pays:
            have += s.cubes[seat]
    return have >= fee_of(s, step)


def has_all_last_steps(s: State, seat: int) -> bool:
    """With Quests only who did the last step (of every board in play) can win."""
    for board in range(N_BOARDS):  # noqa: SIM110 (compiled code has no generators)
        if s.boards[board] == 1 and s.quest_done[seat][last_step(board)] == 0:
            return False
    return True


# ---------------------------------------------------------------- the race for the last step


def supply(s: State, seat: int, step: int) -> int:
    """The most a seat could have for a fee before the others go on: what it has, may gain, recycle or give up.

    No move makes it more, so who is beyond reach stays so.
    """
    pays = STEP_PAYS[step]
    soldiers, crystals = s.soldiers[seat], s.krystallium[seat]
    cubes = in_laboratory(s, seat) + s.crucible[seat] + s.cubes[seat] + (1 if s.spare[seat] > 0 else 0)
    fitting = s.laboratory[seat][pays] if pays < K else 0
    if s.colour[seat] == pays:
        fitting += s.cubes[seat]
    if s.spare[seat] == 1 + pays:
        fitting += 1
    for card in range(FIRST_CARD[N_RECYCLABLE]):
        if s.place[card] == SITE + seat or s.place[card] == SELECTED + seat:
            kind = KIND[card]
            if kind < N_BUILDABLE:
                soldiers += BONUS_S[kind]
                crystals += BONUS_K[kind]
            cubes += RECYCLE_CUBES[kind]
            if RECYCLE[kind] == pays:
                fitting += 1
            if RECYCLE_CUBES[kind] > 1 and RECYCLE_LAST[kind] == pays:
                fitting += 1
    for other in range(N_STEPS):
        board = other // STEPS_OF_A_BOARD
        if s.boards[board] == 1 and s.quest_done[seat][other] == 0 and other != last_step(board):
            if STEP_REWARD[other] == REWARD_SOLDIERS:
                soldiers += STEP_AMOUNT[other]
            elif STEP_REWARD[other] == REWARD_KRYSTALLIUM:
                crystals += STEP_AMOUNT[other]
    crystals += cubes // LABORATORY
    if pays == S:
        return soldiers
    return crystals if pays == K else fitting + crystals


def may_still_do(s: State, seat: int, step: int) -> bool:
    """Both act, and this seat is not done and could pay for the step before this phase ends."""
    return (
        PLANNING <= s.phase <= FIGHT
        and s.done[seat] == 0
        and s.quest_done[seat][step] == 0
        and supply(s, seat, step) >= fee_of(s, step)
    )


def waits_for_prize(s: State, seat: int) -> bool:
    """Did the seat do a last step whose reward its rival could still snatch? Then it goes on when that is decided."""
    for board in range(N_BOARDS):
        if s.boards[board] == 1 and s.prize[board] == NOBODY and s.quest_done[seat][last_step(board)] == 1:
            return True
    return False


# ---------------------------------------------------------------- commands


def shed_calamities(s: State, seat: int, n: int) -> None:
    """Return up to n own calamities to the box; keeping one is never better, so as many as there are."""
    for _ in range(n):
        card = find(s, DUCHY + seat, CALAMITY)
        if card >= 0:
            put(s, card, IN_BOX)
            tell(s, EVERYBODY, SHEDS_CALAMITY, seat)


def ready_spies(s: State, seat: int) -> None:
    """Two players: a spy token of one's own, ready. Alone: both tokens are turned ready (R40)."""
    if s.seats == 2:
        s.spies_owned[seat] += 1
        s.spies[seat] += 1
        tell(s, EVERYBODY, GAINS_SPY, seat)
    else:
        s.spies[seat] = s.spies_owned[seat]
        tell(s, EVERYBODY, SPIES_ARE_READY, seat)


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


def give_prize(s: State, board: int, seat: int) -> None:
    """The reward of the last step, once a board."""
    s.prize[board] = seat
    tell(s, EVERYBODY, PRIZE_GOES, last_step(board), seat)
    reward(s, seat, last_step(board))


def settle_prizes(s: State) -> None:
    """After every move: the last step's reward comes at once to its first doer (R36).

    While both act it comes to the round's second player as soon as the first one cannot do the step in the same phase.
    """
    first = (s.round - 1) % 2 if s.seats == 2 else 0
    for board in range(N_BOARDS):
        step = last_step(board)
        if s.boards[board] == 1 and s.prize[board] == NOBODY:
            if s.quest_done[first][step] == 1:
                give_prize(s, board, first)
            elif s.seats == 2 and s.quest_done[1 - first][step] == 1 and not may_still_do(s, first, step):
                give_prize(s, board, 1 - first)


def fulfil(s: State, seat: int, step: int) -> None:
    """Mark the step; the reward of the last one is settled after the move."""
    s.paying[seat] = NO_STEP
    s.due[seat] = 0
    s.quest_done[seat][step] = 1
    tell(s, EVERYBODY, FULFILS, seat, step)
    if step != last_step(step // STEPS_OF_A_BOARD):
        reward(s, seat, step)


def take_from(s: State, seat: int, purse: int) -> None:
    """Pay one cube of the fee."""
    if purse == WITH_CUBE:
        spend_cube(s, seat)
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
    wild = s.krystallium[seat]
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


@verb("quest {}", STEPS, asked=ANY_TIME)
def begin_step(s: State, seat: int, step: int) -> None:
    """Soldiers and krystallium are counted off; cubes may be taken from several purses."""
    decide(s, seat)
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


@allows(begin_step)
def has_quests(s: State) -> bool:
    return s.quests == 1


only_when(has_quests)(settle_prizes)


@allows(begin_step)
def may_begin(s: State, seat: int, step: int) -> bool:
    """A step of a board in play, once each."""
    return s.boards[step // STEPS_OF_A_BOARD] == 1 and s.quest_done[seat][step] == 0 and can_pay(s, seat, step)


def may_begin_any(s: State, seat: int) -> bool:
    for board in range(N_BOARDS):
        if s.boards[board] == 1:
            for step in range(board * STEPS_OF_A_BOARD, (board + 1) * STEPS_OF_A_BOARD):
                if may_begin(s, seat, step):
                    return True
    return False


@verb("pay with {}", PURSES, asked=PAYING)
def pay(s: State, seat: int, purse: int) -> None:
    take_from(s, seat, purse)
    pay_what_is_clear(s, seat)


@allows(pay)
def can_pay_from(s: State, seat: int, purse: int) -> bool:
    return in_purse(s, seat, s.paying[seat], purse) > 0


def colours_left(s: State, seat: int) -> int:
    n = 0
    for r in range(N_RESOURCES):
        if s.laboratory[seat][r] > 0:
            n += 1
    return n


@verb("transmute {}", RESOURCES, asked=(*ANY_TIME, TRANSMUTING))
def transmute(s: State, seat: int, resource: int) -> None:
    """One laboratory cube goes into the crucible; the fifth makes krystallium."""
    decide(s, seat)
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
        tell(s, EVERYBODY, MAKES_KRYSTALLIUM, seat)


@allows(transmute)
def may_transmute(s: State, seat: int) -> bool:
    """With Quests, by an option, five laboratory cubes become krystallium when the player wants it (R3)."""
    return keeps_cubes(s) and (s.crucible[seat] > 0 or in_laboratory(s, seat) >= LABORATORY)


@allows(transmute)
def is_stored(s: State, seat: int, resource: int) -> bool:
    return s.laboratory[seat][resource] > 0
