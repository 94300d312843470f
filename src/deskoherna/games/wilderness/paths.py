"""The path of an activation, Step by Step: gaze, bees, claws (sheet f3 to f5, h)."""

from deskoherna.games.wilderness.board import FILE, N_DIRECTIONS, N_FIELDS, NEAR, RANK, SIDE, STEP_COST
from deskoherna.games.wilderness.laying import pay
from deskoherna.games.wilderness.material import (
    BASILISK,
    BEES,
    CIRCLE,
    DIE,
    DRAGON,
    EAGLE,
    EEL,
    N_ANIMALS,
    N_DIE,
    SKUNK,
    SWAN_LIVES,
)
from deskoherna.games.wilderness.moves import (
    ATTACK,
    BREATHE,
    CAUGHT,
    DROP,
    ROLLED,
    SEIZE,
    SEIZED,
    SETTLE_ON,
    SETTLED,
    STEP,
    STINK,
    STOP,
    WENT,
)
from deskoherna.games.wilderness.reach import (
    attacks,
    barred,
    can_attack,
    can_drop,
    can_enter,
    can_finish,
    can_go_on,
    can_move_again,
    is_room,
    is_tiny,
    limit_of,
    may_pause_at_start,
    moves_twice,
    nearest_room,
    speed_from,
    strikes_around,
)
from deskoherna.games.wilderness.state import BUSY, PATH, SETTLE, State
from deskoherna.games.wilderness.tasks import ANY_BIRD, T_PATH, T_WOUND
from deskoherna.games.wilderness.wounds import bird_wounds, colour_of, kind_of
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below
from deskoherna.kit.state import Row
from deskoherna.kit.todo import WHAT, B, push

__rules__ = True

BEGIN, CONTINUE = range(2)


def roll(s: State, animal: int) -> int:
    """One wild die for an animal: its face."""
    face = DIE[rand_below(s, N_DIE)]
    tell(s, EVERYBODY, ROLLED, colour_of(animal), kind_of(animal), face)
    return face


def begin_move(s: State) -> None:
    """A move starts where the animal stands, with the Speed valid there."""
    s.speed = speed_from(s, s.acting, s.way, s.field[s.acting])
    s.used = 0


def ask_path(s: State) -> None:
    s.phase = PATH
    s.actor = colour_of(s.acting)


# ---------------------------------------------------------------- gaze


def watches(s: State, basilisk: int, field: int) -> bool:
    """In its row or column with no animal but eels between; deserts do not hide, the edge of the board does."""
    eye = s.field[basilisk]
    if eye < 0 or eye == field or (RANK[eye] != RANK[field] and FILE[eye] != FILE[field]):
        return False
    step = SIDE if FILE[eye] == FILE[field] else 1
    if field < eye:
        step = -step
    f = eye + step
    while f != field:
        if s.terrain[f] == 0 or (s.on[f] >= 0 and kind_of(s.on[f]) != EEL):
            return False
        f += step
    return True


def watchers(s: State, animal: int) -> int:
    """Enemy basilisks that look at the animal where it stands; none while it shares its field."""
    if kind_of(animal) in (EEL, BASILISK) or s.on[s.field[animal]] != animal:
        return 0
    n = 0
    for seat in range(s.seats):
        if seat != colour_of(animal) and watches(s, seat * N_ANIMALS + BASILISK, s.field[animal]):
            n += 1
    return n


def slips_the_gaze(s: State, animal: int) -> bool:
    """A roll for each watcher before every Step, real or imaginary; a blank square ends the activation."""
    for _ in range(watchers(s, animal)):
        if CIRCLE[roll(s, animal)] == 0:
            tell(s, EVERYBODY, CAUGHT, colour_of(animal), kind_of(animal))
            return False
    return True


def be_caught(s: State) -> None:
    """The activation ends on this field; what the eagle carries goes back (K21)."""
    s.phase = BUSY
    if s.carried >= 0:
        origin = s.field[s.carried]
        if s.on[origin] < 0:
            set_down(s, origin)
        else:
            s.target = s.carried
            ask_settle(s, colour_of(s.acting))


# ---------------------------------------------------------------- Steps


def step_price(s: State, cost: int) -> int:
    """Magic for a Step: what it goes beyond the Speed."""
    return max(0, s.used + cost - s.speed) - max(0, s.used - s.speed)


def use_steps(s: State, cost: int) -> None:
    pay(s, colour_of(s.acting), step_price(s, cost))
    s.used += cost


def walk(s: State, direction: int) -> None:
    animal = s.acting
    if not slips_the_gaze(s, animal):
        be_caught(s)
        return
    use_steps(s, STEP_COST[direction])
    move_to(s, animal, NEAR[s.field[animal]][direction])
    there = s.on[s.field[animal]]
    if there != animal and kind_of(there) == BEES and kind_of(animal) not in (BEES, DRAGON):
        push(s, T_PATH, animal, CONTINUE, 0)
        push(s, T_WOUND, animal, 1, ANY_BIRD)
        s.phase = BUSY


def move_to(s: State, animal: int, field: int) -> None:
    """Leave the field and enter another; an occupied one is only passed."""
    if s.on[s.field[animal]] == animal:
        s.on[s.field[animal]] = -1
    s.field[animal] = field
    if s.on[field] < 0:
        s.on[field] = animal
    tell(s, EVERYBODY, WENT, colour_of(animal), kind_of(animal), field)


def stop(s: State) -> None:
    """End of a move; the first of two is followed by the second."""
    if moves_twice(s.way) and s.move_number == 0:
        s.move_number = 1
        begin_move(s)
    else:
        s.phase = BUSY


# ---------------------------------------------------------------- claws


def seize(s: State) -> None:
    here = s.field[s.acting]
    s.carried = s.on[here]
    s.on[here] = s.acting
    tell(s, EVERYBODY, SEIZED, colour_of(s.acting), colour_of(s.carried), kind_of(s.carried))


def set_down(s: State, field: int) -> None:
    """A carried animal stands again: no pick-up, all its markers kept."""
    s.field[s.carried] = field
    s.on[field] = s.carried
    tell(s, EVERYBODY, SETTLED, colour_of(s.carried), kind_of(s.carried), field)
    s.carried = -1


def ask_settle(s: State, seat: int) -> None:
    """Where `target` goes: the nearest free field; a choice only among equals."""
    origin = s.field[s.target]
    steps = nearest_room(s, origin)
    rooms = 0
    room = -1
    for f in range(N_FIELDS):
        if is_room(s, f, origin, steps):
            rooms += 1
            room = f
    if rooms == 1:
        settle(s, room)
    else:
        s.phase = SETTLE
        s.actor = seat


def settle(s: State, field: int) -> None:
    s.phase = BUSY
    if s.carried >= 0:
        set_down(s, field)
    else:
        move_to(s, s.target, field)
    s.target = -1


def can_seize(s: State, animal: int, limit: int) -> bool:
    """Something tiny on the field being crossed, and room to drop it and go on."""
    here = s.field[animal]
    prey = s.on[here]
    if kind_of(animal) != EAGLE or s.carried >= 0 or prey == animal or not is_tiny(kind_of(prey)):
        return False
    s.on[here] = animal
    found = can_finish(s, animal, here, s.used, limit, prey)
    s.on[here] = prey
    return found


def can_let_go(s: State, animal: int, limit: int) -> bool:
    """Here, with at least one more Step to come."""
    here = s.field[animal]
    if s.carried < 0 or not can_drop(s, animal, here, s.carried):
        return False
    s.dist[here] = s.used
    return can_go_on(s, animal, here, limit, s.carried)


# ---------------------------------------------------------------- legal moves


def can_step(s: State, animal: int, field: int, used: int, limit: int) -> bool:
    """Within the limit, onto a field it may enter, and the path can still be finished."""
    return used <= limit and can_enter(s, animal, field) and can_finish(s, animal, field, used, limit, s.carried)


def is_amid_bees(s: State) -> bool:
    """Is the wound being dealt one of the way, after which the way goes on?"""
    next_row = s.todo[s.n_todo - 2]
    return s.todo[s.n_todo - 1][WHAT] == T_WOUND and next_row[WHAT] == T_PATH and next_row[B] == CONTINUE


def can_spare(s: State, swans: int, bird: int) -> bool:
    """Could the way still be finished if this bird takes the sting? A dead one no longer helps to attack."""
    limit = limit_of(s.speed, s.used, s.magic[colour_of(swans)])
    first = s.wounds[swans] + 0
    second = s.wounds2[swans] + 0
    if bird_wounds(s, swans, bird) == SWAN_LIVES - 1:
        if bird == 0:
            s.wounds[swans] = SWAN_LIVES
        else:
            s.wounds2[swans] = SWAN_LIVES
    found = can_finish(s, swans, s.field[swans], s.used, limit, -1)
    s.wounds[swans] = first
    s.wounds2[swans] = second
    return found


def can_stop(s: State, animal: int) -> bool:
    here = s.field[animal]
    if s.carried >= 0 or s.on[here] != animal or barred(s, animal, here):
        return False
    if here != s.start:
        return True
    if not moves_twice(s.way) or s.move_number == 1 or s.used == 0 or not may_pause_at_start(s, animal):
        return False
    return can_move_again(s, animal, s.magic[colour_of(animal)], s.dist, s.queue)


def legal_path(s: State, out: Row, n: int) -> int:
    animal = s.acting
    here = s.field[animal]
    kind = kind_of(animal)
    limit = limit_of(s.speed, s.used, s.magic[colour_of(animal)])
    for d in range(N_DIRECTIONS):
        f = NEAR[here][d]
        if f >= 0 and can_step(s, animal, f, s.used + STEP_COST[d], limit):
            out[n] = STEP + d
            n += 1
    if can_stop(s, animal):
        out[n] = STOP
        n += 1
    if attacks(s.way) and s.carried < 0:
        if strikes_around(kind):
            return legal_area(s, animal, out, n)
        for d in range(N_DIRECTIONS):
            f = NEAR[here][d]
            if f >= 0 and s.used + STEP_COST[d] <= limit and can_attack(s, animal, here, f, s.start):
                out[n] = ATTACK + d
                n += 1
    if can_seize(s, animal, limit):
        out[n] = SEIZE
        n += 1
    if can_let_go(s, animal, limit):
        out[n] = DROP
        n += 1
    return n


def legal_area(s: State, animal: int, out: Row, n: int) -> int:
    """Fire and stench need a free field other than the start."""
    here = s.field[animal]
    if here == s.start or s.on[here] != animal:
        return n
    if kind_of(animal) == SKUNK:
        out[n] = STINK
        return n + 1
    for d in range(N_DIRECTIONS):
        out[n] = BREATHE + d
        n += 1
    return n


def legal_rooms(s: State, out: Row, n: int) -> int:
    origin = s.field[s.target]
    steps = nearest_room(s, origin)
    for f in range(N_FIELDS):
        if is_room(s, f, origin, steps):
            out[n] = SETTLE_ON + f
            n += 1
    return n


