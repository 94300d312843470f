"""One activation from its announcement to the pick-up at its end (sheet f2)."""

from deskoherna.games.wilderness.attacks import after_attack, enter, meet_defence, penetrate, roll_wounds
from deskoherna.games.wilderness.board import NOWHERE
from deskoherna.games.wilderness.material import COST, N_ANIMALS, SCARAB, SWANS
from deskoherna.games.wilderness.moves import ACTIVATED, WOKE
from deskoherna.games.wilderness.paths import BEGIN, ask_path, begin_move
from deskoherna.games.wilderness.reach import can_move_off, can_strike
from deskoherna.games.wilderness.state import (
    BUSY,
    DEACTIVATE,
    OVER,
    REST,
    SPRINT_ATTACK,
    SPRINT_MOVE,
    WAKE_UP,
    State,
)
from deskoherna.games.wilderness.tasks import (
    ANY_BIRD,
    T_AFTER,
    T_ATTACK,
    T_END,
    T_HEAL,
    T_PATH,
    T_PENETRATE,
    T_PICK_UP,
    T_ROLL,
    T_WOUND,
)
from deskoherna.games.wilderness.turns import go_on, renew
from deskoherna.games.wilderness.wounds import (
    colour_of,
    heal,
    heal_bird,
    hurt,
    kind_of,
    look_who_is_left,
    pick_up,
    wound,
)
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.todo import pop, push

__rules__ = True


def activate(s: State, animal: int, way: int) -> None:
    """Token and points; then recurring wounds, the first pick-up, the way, and the end."""
    kind = kind_of(animal)
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
    push(s, T_END, animal, 0, 0)
    if way not in (DEACTIVATE, REST):
        push(s, T_PATH, animal, BEGIN, 0)
        push(s, T_PICK_UP, animal, 0, 0)
    push_recurring(s, animal)


def push_recurring(s: State, animal: int) -> None:
    """One wound for poison, one for each scarab inside; that of a scarab hits its bird."""
    for seat in range(s.seats):
        if s.host[seat * N_ANIMALS + SCARAB] == animal:
            push(s, T_WOUND, animal, 1, s.bird[seat])
    if s.poison[animal]:
        push(s, T_WOUND, animal, 1, ANY_BIRD)


def take_path(s: State, animal: int, how: int) -> None:
    """Swans whose attack needed a bird that poison or a scarab has just killed may have nothing left to do (W12)."""
    if s.field[animal] < 0:
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


def choose_swan(s: State, bird: int) -> None:
    """The owner's answer for the row on top: a wound, a healing or a scarab."""
    what, animal, n, _ = pop(s)
    s.phase = BUSY
    if what == T_WOUND:
        hurt(s, animal, 1, bird)
        if n > 1:
            push(s, T_WOUND, animal, n - 1, ANY_BIRD)
        else:
            look_who_is_left(s)
    elif what == T_HEAL:
        heal_bird(s, animal, bird)
    else:
        enter(s, animal, bird)


def run(s: State) -> None:
    """Do what lies on the stack until somebody must decide."""
    while s.phase == BUSY:
        what, a, b, c = pop(s)
        if what == T_PICK_UP:
            if s.field[a] >= 0:
                pick_up(s, a)
        elif what == T_PATH:
            take_path(s, a, b)
        elif what == T_WOUND:
            wound(s, a, b, c)
        elif what == T_HEAL:
            heal(s, a, b)
        elif what == T_ATTACK:
            meet_defence(s, a)
        elif what == T_ROLL:
            roll_wounds(s, a)
        elif what == T_AFTER:
            after_attack(s, a, b, c)
        elif what == T_PENETRATE:
            penetrate(s, a)
        elif what == T_END:
            end_activation(s, a)
