"""The path of an activation, Step by Step: gaze, bees, claws (sheet f3 to f5, h)."""

from deskoherna.games.wilderness.board import (
    DIRECTIONS,
    FIELDS,
    FILE,
    N_DIRECTIONS,
    N_FIELDS,
    NEAR,
    RANK,
    SIDE,
    STEP_COST,
)
from deskoherna.games.wilderness.events import CAUGHT, FLED, ROLLED, SEIZED, SETTLED, STUNG, WENT
from deskoherna.games.wilderness.laying import tell_payment
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
    SWAN_LIVES,
)
from deskoherna.games.wilderness.reach import (
    attacks,
    barred,
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
from deskoherna.games.wilderness.tasks import ANY_BIRD, DO_GO_ON, DO_PATH, DO_WOUND
from deskoherna.games.wilderness.wounds import bird_wounds, birds_differ, colour_of, is_pair, kind_of, set_bird_wounds
from deskoherna.kit.declare import allows, lists, verb
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
    """How to go on; where two answers are not found at a glance, it is first looked for a second one."""
    s.actor = colour_of(s.acting)
    if has_choice(s):
        s.phase = PATH
    else:
        s.phase = BUSY
        push(s, DO_GO_ON, 0, 0, 0)


def must_stop(s: State) -> bool:
    """Without Steps left only fire and stench are another end; a Step was legal only if the way could end here."""
    return s.used >= limit_now(s) and not (attacks(s.way) and strikes_around(kind_of(s.acting)))


def has_choice(s: State) -> bool:
    """Are there two answers that need no search: to stop, Steps onto free fields where the way may end?"""
    if s.carried >= 0:
        return False
    animal = s.acting
    here = s.field[animal]
    one = here != s.start and s.on[here] == animal and not barred(s, animal, here)
    left = limit_now(s) - s.used
    for d in range(N_DIRECTIONS):
        f = NEAR[here][d]
        if f >= 0 and STEP_COST[d] <= left and s.on[f] < 0 and f != s.start:
            if can_enter(s, animal, f) and not barred(s, animal, f):
                if one:
                    return True
                one = True
    return False


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
            tell_walk(s)
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
    s.magic[colour_of(s.acting)] -= step_price(s, cost)
    s.used += cost


def tell_walk(s: State) -> None:
    """All Steps of a move are told at once, where it ends."""
    tell_goal(s)
    tell_price(s)


def tell_goal(s: State) -> None:
    if s.used > 0:
        tell(s, EVERYBODY, WENT, colour_of(s.acting), kind_of(s.acting), s.field[s.acting])


def tell_price(s: State) -> None:
    tell_payment(s, colour_of(s.acting), max(0, s.used - s.speed))


@verb("step {}", DIRECTIONS, asked=PATH)
def walk(s: State, direction: int) -> None:
    animal = s.acting
    if not slips_the_gaze(s, animal):
        be_caught(s)
        return
    use_steps(s, STEP_COST[direction])
    move_to(s, animal, NEAR[s.field[animal]][direction])
    there = s.on[s.field[animal]]
    if there == animal or kind_of(there) != BEES or not is_stung(s, animal):
        if must_stop(s):
            stop(s)
        else:
            ask_path(s)
    else:
        tell(s, EVERYBODY, STUNG, colour_of(animal), kind_of(animal), s.field[animal])
        push(s, DO_PATH, animal, CONTINUE, 0)
        push(s, DO_WOUND, animal, 1, bird_to_sting(s, animal))
        s.phase = BUSY


def bird_to_sting(s: State, animal: int) -> int:
    """The swan that takes it, where the way could not be finished if the other one did (W9)."""
    if is_pair(s, animal) and birds_differ(s, animal):
        first = can_spare(s, animal, 0)
        if first != can_spare(s, animal, 1):
            return 0 if first else 1
    return ANY_BIRD


def is_stung(s: State, animal: int) -> bool:
    """Every animal in a swarm but bees themselves, and the dragon unless the table says so (K13)."""
    return kind_of(animal) != BEES and (kind_of(animal) != DRAGON or s.bees_hurt_dragons == 1)


def move_to(s: State, animal: int, field: int) -> None:
    """Leave the field and enter another; an occupied one is only passed."""
    if s.on[s.field[animal]] == animal:
        s.on[s.field[animal]] = -1
    s.field[animal] = field
    if s.on[field] < 0:
        s.on[field] = animal


@verb("stop", asked=PATH)
def stop(s: State) -> None:
    """End of a move; the first of two is followed by the second."""
    tell_walk(s)
    if moves_twice(s.way) and s.move_number == 0:
        s.move_number = 1
        begin_move(s)
        ask_path(s)
    else:
        s.phase = BUSY


# ---------------------------------------------------------------- claws


@verb("seize", asked=PATH)
def seize(s: State) -> None:
    here = s.field[s.acting]
    s.carried = s.on[here]
    s.on[here] = s.acting
    tell(s, EVERYBODY, SEIZED, colour_of(s.acting), colour_of(s.carried), kind_of(s.carried))
    ask_path(s)


@verb("drop", asked=PATH)
def drop(s: State) -> None:
    set_down(s, s.field[s.acting])
    ask_path(s)


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


@verb("settle on {}", FIELDS, asked=SETTLE)
def settle(s: State, field: int) -> None:
    s.phase = BUSY
    if s.carried >= 0:
        set_down(s, field)
    else:
        tell(s, EVERYBODY, FLED, colour_of(s.target), kind_of(s.target), field)
        move_to(s, s.target, field)
    s.target = -1


def limit_now(s: State) -> int:
    """Steps that Speed and magic still allow on this way."""
    return limit_of(s.speed, s.used, s.magic[colour_of(s.acting)])


@allows(seize)
def has_claws_free(s: State) -> bool:
    return s.carried < 0 and kind_of(s.acting) == EAGLE


@allows(seize)
def can_seize(s: State) -> bool:
    """Something tiny on the field being crossed, and room to drop it and go on."""
    animal = s.acting
    here = s.field[animal]
    prey = s.on[here]
    if prey == animal or not is_tiny(kind_of(prey)):
        return False
    s.on[here] = animal
    found = can_finish(s, animal, here, s.used, limit_now(s), prey)
    s.on[here] = prey
    return found


@allows(drop)
def is_carrying(s: State) -> bool:
    return s.carried >= 0


@allows(drop)
def can_let_go(s: State) -> bool:
    """Here, with at least one more Step to come."""
    animal = s.acting
    here = s.field[animal]
    if not can_drop(s, animal, here, s.carried):
        return False
    s.dist[here] = s.used
    return can_go_on(s, animal, here, limit_now(s), s.carried)


# ---------------------------------------------------------------- legal moves


def can_step(s: State, animal: int, field: int, used: int, limit: int) -> bool:
    """Within the limit, onto a field it may enter, and the path can still be finished."""
    return used <= limit and can_enter(s, animal, field) and can_finish(s, animal, field, used, limit, s.carried)


def is_amid_bees(s: State) -> bool:
    """Is the wound being dealt one of the way, after which the way goes on?"""
    next_row = s.todo[s.n_todo - 2]
    return s.todo[s.n_todo - 1][WHAT] == DO_WOUND and next_row[WHAT] == DO_PATH and next_row[B] == CONTINUE


def can_spare(s: State, swans: int, bird: int) -> bool:
    """Could the way still be finished if this bird takes the sting? A dead one no longer helps to attack."""
    limit = limit_of(s.speed, s.used, s.magic[colour_of(swans)])
    wounds = bird_wounds(s, swans, bird)
    if wounds == SWAN_LIVES - 1:
        set_bird_wounds(s, swans, bird, SWAN_LIVES)
    found = can_finish(s, swans, s.field[swans], s.used, limit, -1)
    set_bird_wounds(s, swans, bird, wounds)
    return found


@allows(stop)
def can_stop(s: State) -> bool:
    animal = s.acting
    here = s.field[animal]
    if s.carried >= 0 or s.on[here] != animal or barred(s, animal, here):
        return False
    if here != s.start:
        return True
    if not moves_twice(s.way) or s.move_number == 1 or s.used == 0 or not may_pause_at_start(s, animal):
        return False
    return can_move_again(s, animal, s.magic[colour_of(animal)], s.dist, s.queue)


@lists(walk)
def list_steps(s: State, first: int, out: Row, n: int) -> int:
    """The limit of Steps is worked out once."""
    animal = s.acting
    here = s.field[animal]
    limit = limit_now(s)
    for d in range(N_DIRECTIONS):
        f = NEAR[here][d]
        if f >= 0 and can_step(s, animal, f, s.used + STEP_COST[d], limit):
            out[n] = first + d
            n += 1
    return n


@lists(settle)
def list_rooms(s: State, first: int, out: Row, n: int) -> int:
    """The distance of the nearest free field is worked out once."""
    origin = s.field[s.target]
    steps = nearest_room(s, origin)
    for f in range(N_FIELDS):
        if is_room(s, f, origin, steps):
            out[n] = first + f
            n += 1
    return n
