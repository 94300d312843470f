"""One activation from its announcement to the pick-up at its end (sheet f2)."""

from deskoherna.games.wilderness.attacks import enter
from deskoherna.games.wilderness.board import NOWHERE
from deskoherna.games.wilderness.events import ACTIVATED, WOKE
from deskoherna.games.wilderness.material import COST, KINDS, N_ANIMALS, SCARAB, SWANS
from deskoherna.games.wilderness.paths import BEGIN, ask_path, begin_move, can_spare, is_amid_bees, tell_price
from deskoherna.games.wilderness.reach import can_move_off, can_strike
from deskoherna.games.wilderness.state import (
    ACTIVATE,
    BIRD,
    BUSY,
    DEACTIVATE,
    OVER,
    REST,
    SPRINT_ATTACK,
    SPRINT_MOVE,
    SWANS_AXIS,
    TO_ATTACK,
    TO_MOVE,
    WAKE_UP,
    WAYS,
    State,
)
from deskoherna.games.wilderness.tasks import ANY_BIRD, DO_END, DO_HEAL, DO_PATH, DO_PICK_UP, DO_WOUND, TASKS
from deskoherna.games.wilderness.turns import N_WAYS, all_blocked, can_use, eligible, go_on, price, renew
from deskoherna.games.wilderness.wounds import (
    bird_lives,
    colour_of,
    heal_bird,
    hurt,
    kind_of,
    look_who_is_left,
    pick_up,
)
from deskoherna.kit.declare import allows, lists, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row
from deskoherna.kit.todo import A, pop, push

__rules__ = True


@verb("activate {} to {}", KINDS, WAYS, asked=ACTIVATE)
def activate(s: State, seat: int, kind: int, way: int) -> None:
    """Token and points; then recurring wounds, the first pick-up (K3: in which order), the way, and the end.

    An ordinary way is told by where it leads.
    """
    animal = seat * N_ANIMALS + kind
    if way not in (TO_ATTACK, TO_MOVE, WAKE_UP):
        tell(s, EVERYBODY, ACTIVATED, colour_of(animal), kind, way)
    s.token[animal] = 0
    s.activations += 1
    s.beaver_rested = 1 if way == DEACTIVATE else 0
    if way != DEACTIVATE:
        s.points_left -= COST[kind]
    if way in (SPRINT_ATTACK, SPRINT_MOVE):
        s.sprinted[colour_of(animal)] = 1
    s.acting = animal
    s.way = way
    s.start = s.field[animal]
    s.move_number = 0
    s.phase = BUSY
    push(s, DO_END, animal, 0, 0)
    if way in (DEACTIVATE, REST):
        push_recurring(s, animal)
        return
    push(s, DO_PATH, animal, BEGIN, 0)
    if s.element_first == 1:
        push_recurring(s, animal)
        push(s, DO_PICK_UP, animal, 0, 0)
    else:
        push(s, DO_PICK_UP, animal, 0, 0)
        push_recurring(s, animal)


@lists(activate)
def list_activations(s: State, seat: int, first: int, out: Row, n: int) -> int:
    """Animals and their ways; forced rest when all are blocked, which is known only when nothing else was found."""
    before = n
    for k in range(N_ANIMALS):
        animal = seat * N_ANIMALS + k
        if eligible(s, animal):
            for way in range(REST):
                if price(k, way) <= s.points_left and can_use(s, animal, way):
                    out[n] = first + k * N_WAYS + way
                    n += 1
    if n == before and all_blocked(s, seat):
        for k in range(N_ANIMALS):
            if COST[k] <= s.points_left and eligible(s, seat * N_ANIMALS + k):
                out[n] = first + k * N_WAYS + REST
                n += 1
    return n


@TASKS.does(DO_PICK_UP)
def pick_up_first(s: State, animal: int) -> None:
    if s.field[animal] >= 0:
        pick_up(s, animal)


def push_recurring(s: State, animal: int) -> None:
    """One wound for poison, one for each scarab inside; that of a scarab hits its bird."""
    for seat in range(s.seats):
        if s.host[seat * N_ANIMALS + SCARAB] == animal:
            push(s, DO_WOUND, animal, 1, s.bird[seat])
    if s.poison[animal]:
        push(s, DO_WOUND, animal, 1, ANY_BIRD)


@TASKS.does(DO_PATH)
def take_path(s: State, animal: int, how: int) -> None:
    """Swans whose attack needed a bird that poison or a scarab has just killed may have nothing left to do (W12)."""
    if s.field[animal] < 0:
        if how != BEGIN:
            tell_price(s)
        return
    if s.way == WAKE_UP:
        s.passive[animal] -= 1
        tell(s, EVERYBODY, WOKE, colour_of(animal), kind_of(animal))
        return
    if how == BEGIN:
        begin_move(s)
        if kind_of(animal) == SWANS and not can_move_off(s, animal, s.way) and not can_strike(s, animal, s.way):
            return
    ask_path(s)


@TASKS.does(DO_END)
def end_activation(s: State, animal: int) -> None:
    """The second pick-up, then renewal for whoever has no token left (K33)."""
    if s.field[animal] >= 0 and s.way not in (DEACTIVATE, REST):
        pick_up(s, animal)
        if s.phase == OVER:
            return
    if s.host[animal] >= 0:
        leave_board(s, animal)
    s.acting = s.target = -1
    s.start = NOWHERE
    s.way = s.move_number = s.speed = s.used = 0
    look_who_is_left(s)
    if s.phase != OVER:
        renew(s)
        go_on(s)


def leave_board(s: State, scarab: int) -> None:
    """Inside its host a scarab has no field and no markers of its own."""
    s.field[scarab] = NOWHERE
    s.token[scarab] = s.wounds[scarab] = s.poison[scarab] = s.passive[scarab] = s.experience[scarab] = 0


@verb("choose the {} swan", SWANS_AXIS, asked=BIRD)
def choose_swan(s: State, bird: int) -> None:
    """The owner's answer for the row on top: a wound, a healing or a scarab."""
    what, animal, n, _ = pop(s)
    s.phase = BUSY
    if what == DO_WOUND:
        hurt(s, animal, 1, bird)
        if n > 1:
            push(s, DO_WOUND, animal, n - 1, ANY_BIRD)
        else:
            look_who_is_left(s)
    elif what == DO_HEAL:
        heal_bird(s, animal, bird)
    else:
        enter(s, animal, bird)


@allows(choose_swan)
def can_choose_swan(s: State, bird: int) -> bool:
    """Any living bird; amid bees only one after whose wound the way can be finished (W9)."""
    swans = s.todo[s.n_todo - 1][A]
    return bird_lives(s, swans, bird) and (swans != s.acting or not is_amid_bees(s) or can_spare(s, swans, bird))
