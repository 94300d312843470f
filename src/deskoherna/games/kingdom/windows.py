"""Planning, the production steps and the Fight: both act at the same time, and what keeps a seat in such a window."""

from deskoherna.games.kingdom.advisors import can_hire, may_use
from deskoherna.games.kingdom.construction import LABORATORY, give_up, in_laboratory, keeps_cubes, lacks, may_give_up
from deskoherna.games.kingdom.material import (
    FARM,
    FLOOD,
    KIND,
    N_ADVISORS,
    N_DEVELOPMENTS,
    N_MENACE_KINDS,
    N_STEPS,
    STEPS_OF_A_BOARD,
    K,
    S,
)
from deskoherna.games.kingdom.menaces import may_fight, may_free
from deskoherna.games.kingdom.quests import fee_of, may_begin_any, supply
from deskoherna.games.kingdom.state import (
    BUSY,
    CLOSING,
    FIGHT,
    PHASES,
    PLANNING,
    PRODUCTION_STEPS,
    SELECTED,
    SITE,
    STEP_E,
    STEP_M,
    State,
)
from deskoherna.games.kingdom.tasks import DO_COUNT, DO_END_ROUND, DO_FIGHT
from deskoherna.kit.cards import count, next_in
from deskoherna.kit.declare import allows, verb
from deskoherna.kit.todo import push

__rules__ = True

# ---------------------------------------------------------------- opening and closing


def open_window(s: State, phase: int) -> None:
    s.phase = phase
    for seat in range(s.seats):
        s.done[seat] = 0
        s.chose[seat] = 0


def all_done(s: State) -> bool:
    for seat in range(s.seats):  # noqa: SIM110 (compiled code has no generators)
        if s.done[seat] == 0:
            return False
    return True


def close_window(s: State) -> None:
    """The next part of the round."""
    phase = s.phase
    s.phase = BUSY
    for seat in range(s.seats):
        s.done[seat] = 0
    if phase == PLANNING:
        push(s, DO_COUNT, 0, 0, 0)
    elif phase == FIGHT:
        push(s, DO_END_ROUND, 0, 0, 0)
    elif phase == STEP_E:
        push(s, DO_FIGHT, 0, 0, 0)
    else:
        push(s, DO_COUNT, phase - STEP_M + 1, 0, 0)


# ---------------------------------------------------------------- being done


def has_no_cube(s: State, seat: int) -> bool:
    """Cubes in hand are placed first."""
    return s.cubes[seat] == 0


@verb("done", asked=(PLANNING, *PRODUCTION_STEPS, FIGHT, CLOSING), allowed=has_no_cube)
def say_done(s: State, seat: int) -> None:
    s.done[seat] = 1
    s.chose[seat] = 0
    if all_done(s):
        close_window(s)


@allows(say_done)
def has_planned(s: State, seat: int) -> bool:
    """In Planning every selected card is built or recycled first."""
    return s.phase != PLANNING or count(s, SELECTED + seat) == 0


def is_closing(s: State, seat: int) -> bool:
    """Whoever made a choice says when it stands: until then undo may still change it."""
    return s.chose[seat] == 1 and PLANNING <= s.phase <= FIGHT and s.cubes[seat] == 0 and has_planned(s, seat)


@PHASES.several(PLANNING)
def has_development(s: State, seat: int) -> bool:
    """A selected development is built or recycled, or the cube in hand is laid down before."""
    return next_in(s, SELECTED + seat, 0, N_DEVELOPMENTS) < N_DEVELOPMENTS


# ---------------------------------------------------------------- giving up alone keeps nobody


def can_lay_on(s: State, seat: int, card: int) -> bool:
    """Does the card take a cube in hand, a soldier or krystallium that the seat has?"""
    if s.cubes[seat] > 0 and lacks(s, card, s.colour[seat]):
        return True
    if s.soldiers[seat] > 0 and lacks(s, card, S):
        return True
    if s.krystallium[seat] > 0:
        for slot in range(K + 1):
            if lacks(s, card, slot):
                return True
    return False


def may_still_decide(s: State, seat: int) -> bool:
    """Is there anything to decide in this window but giving up?"""
    if s.phase == PLANNING and has_development(s, seat):
        return True
    if s.cubes[seat] > 0 or s.soldiers[seat] > 0 or s.krystallium[seat] > 0 or s.phase == FIGHT:
        card = next_in(s, SITE + seat, 0, N_DEVELOPMENTS)
        while card < N_DEVELOPMENTS:
            if can_lay_on(s, seat, card) or (s.phase == FIGHT and may_free(s, seat, card)):
                return True
            card = next_in(s, SITE + seat, card + 1, N_DEVELOPMENTS)
    if s.phase == FIGHT:
        for menace in range(N_MENACE_KINDS):
            if may_fight(s, seat, menace):
                return True
    if can_hire(s, seat):
        for advisor in range(N_ADVISORS):
            if may_use(s, seat, advisor):
                return True
    if s.quests == 1 and may_begin_any(s, seat):
        return True
    return keeps_cubes(s) and in_laboratory(s, seat) >= LABORATORY


def giving_up_pays(s: State, seat: int) -> bool:
    """Could it bring krystallium for another card, the fee of a step, or keep the Vermin of a Farm away?"""
    sites, free = 0, 0
    card = next_in(s, SITE + seat, 0, N_DEVELOPMENTS)
    while card < N_DEVELOPMENTS:
        sites += 1
        if may_give_up(s, card):
            free += 1
            if s.scenario == FLOOD and KIND[card] == FARM:
                return True
        card = next_in(s, SITE + seat, card + 1, N_DEVELOPMENTS)
    if s.quests == 1:
        for step in range(N_STEPS):
            board = step // STEPS_OF_A_BOARD
            if (
                s.boards[board] == 1
                and s.quest_done[seat][step] == 0
                and free > 0
                and supply(s, seat, step) >= fee_of(s, step)
            ):
                return True
    return sites > 1 and free > 0 and in_laboratory(s, seat) + s.cubes[seat] + free >= LABORATORY


@allows(give_up)
def is_worth_asking(s: State, seat: int) -> bool:
    """At any time; but a window with nothing else to decide is kept open for it only where it could help (R59)."""
    return (
        not PLANNING <= s.phase <= FIGHT or is_closing(s, seat) or may_still_decide(s, seat) or giving_up_pays(s, seat)
    )


@PHASES.several(*PRODUCTION_STEPS, FIGHT)
def has_a_choice(s: State, seat: int) -> bool:
    """Something beside being done, or beside the laboratory for the cube in hand."""
    return may_still_decide(s, seat) or giving_up_pays(s, seat)


PHASES.left_with(say_done, *PRODUCTION_STEPS, FIGHT)(has_no_cube)
