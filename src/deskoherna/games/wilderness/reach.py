"""Questions about the way of an animal: what it may enter, whom it may attack, whether a path can be finished."""

from deskoherna.games.wilderness.board import (
    AROUND,
    FILE,
    N_AROUND,
    N_DIRECTIONS,
    N_FIELDS,
    NEAR,
    RANK,
    STEP_COST,
)
from deskoherna.games.wilderness.material import (
    BASILISK,
    BEAR,
    BEES,
    CROCODILE,
    DRAGON,
    EAGLE,
    ECHIDNA,
    EEL,
    FITS,
    LIZARD,
    N_ANIMALS,
    PASS,
    SCARAB,
    SKUNK,
    SNAKE,
    SPEED,
    SPRINT_SPEED,
    STANDARD,
    SWAN_LIVES,
    UNICORN,
    WATER_BIT,
    WATER_SPEED,
)
from deskoherna.games.wilderness.state import (
    DESERT_LIES,
    NOTHING,
    SPRINT_ATTACK,
    SPRINT_MOVE,
    TO_ATTACK,
    TO_MOVE,
    State,
)
from deskoherna.games.wilderness.wounds import colour_of, has_element, is_pair, is_wounded, kind_of, lives_left
from deskoherna.kit.state import Row

__rules__ = True


FAR = 99
TO_LOOK, TO_END, TO_STRIKE, TO_STRIKE_AROUND = range(4)
"""What a search is for: distances, a field to end on, an attack, a field from which fire or stench hits somebody."""
AURA_REACH = 2
CLAW_STEPS = 3
"""After prey is seized: at least one Step to drop it, one more, and the attack."""
RING = 255
"""The queue of a search is a ring of 256 places."""


def distance(f: int, g: int) -> int:
    """Steps without obstacles."""
    return abs(RANK[f] - RANK[g]) + abs(FILE[f] - FILE[g])


def attacks(way: int) -> bool:
    return way in (TO_ATTACK, SPRINT_ATTACK)


def moves_twice(way: int) -> bool:
    return way in (TO_MOVE, SPRINT_MOVE)


def speed_from(s: State, animal: int, way: int, field: int) -> int:
    """Speed of a move that starts there: crocodile in water, sprinting bear."""
    kind = kind_of(animal)
    if kind == CROCODILE and s.terrain[field] & WATER_BIT:
        return WATER_SPEED
    if kind == BEAR and way in (SPRINT_ATTACK, SPRINT_MOVE):
        return SPRINT_SPEED
    return SPEED[kind]


def limit_of(speed: int, used: int, magic: int) -> int:
    """The Steps a move may use in all: at most twice the Speed, each above it paid with magic."""
    return min(2 * speed, max(used, speed) + magic)


def is_tiny(kind: int) -> bool:
    """What the eagle's claws can carry."""
    return SNAKE <= kind <= ECHIDNA


def can_enter(s: State, animal: int, field: int) -> bool:
    """Deserts are for snakes, the eel keeps to water; occupied fields need the Pass or are full of bees."""
    kind = kind_of(animal)
    if s.terrain[field] == 0 or (s.lies[field] == DESERT_LIES and kind != SNAKE):
        return False
    if kind == EEL and s.terrain[field] & WATER_BIT == 0:
        return False
    there = s.on[field]
    return there < 0 or there == animal or PASS[kind] == 1 or kind_of(there) == BEES


def has_to_itself(s: State, animal: int, field: int) -> bool:
    return s.on[field] < 0 or s.on[field] == animal


def may_end(s: State, animal: int, field: int, start: int) -> bool:
    """A free field other than the start (obligatory change of position); no Elements for bees."""
    return field != start and has_to_itself(s, animal, field) and not barred(s, animal, field)


def barred(s: State, animal: int, field: int) -> bool:
    """Bees may not end a move on Elements (K11)."""
    return kind_of(animal) == BEES and has_element(s, field)


# ---------------------------------------------------------------- attacks


def under_aura(s: State, animal: int) -> bool:
    """Within two Steps of the own unicorn, which does not protect itself unless the table says so (K5)."""
    unicorn = colour_of(animal) * N_ANIMALS + UNICORN
    if s.field[unicorn] < 0 or (animal == unicorn and s.aura_on_itself == 0):
        return False
    return distance(s.field[unicorn], s.field[animal]) <= AURA_REACH


def certain_wounds(s: State, animal: int, target: int) -> int:
    if under_aura(s, target):
        return 0
    return 2 if is_pair(s, animal) else 1


def is_certain(s: State, animal: int, target: int) -> bool:
    """Will the attack take the field whatever falls (sheet f4)?"""
    aim = kind_of(target)
    if kind_of(animal) == SCARAB:
        return aim != DRAGON
    if STANDARD[kind_of(animal)] == 0 or aim in (ECHIDNA, DRAGON, BEES):
        return False
    return certain_wounds(s, animal, target) >= lives_left(s, target)


def stays_certain(s: State, animal: int, target: int) -> bool:
    """Would the attack be certain even if bees killed one of two swans on the way back?"""
    if not is_pair(s, animal):
        return True
    return lives_left(s, target) <= (0 if under_aura(s, target) else 1)


def can_reach_into(s: State, animal: int, target: int, field: int) -> bool:
    """A field that cannot be entered cannot be attacked; an eel only by those with water on their card."""
    kind = kind_of(animal)
    if kind_of(target) == EEL and FITS[kind] & WATER_BIT == 0:
        return False
    if s.lies[field] == DESERT_LIES and kind != SNAKE and kind != SCARAB:
        return False
    return kind != EEL or s.terrain[field] & WATER_BIT != 0


def suits(s: State, animal: int, target: int) -> bool:
    """Is this target one for the attack of this animal at all?"""
    kind = kind_of(animal)
    aim = kind_of(target)
    if kind == UNICORN:
        return aim != UNICORN and is_wounded(s, target)
    if colour_of(animal) == colour_of(target):
        return False
    if kind == SCARAB:
        return aim not in (BEES, SCARAB)
    if kind == EEL:
        return aim != EEL
    return STANDARD[kind] == 1


def can_attack(s: State, animal: int, launch: int, field: int, start: int) -> bool:
    """From a free field, never onto the starting field; from that one only if it is certain to take the target's."""
    target = s.on[field]
    if target < 0 or target == animal or field == start or not has_to_itself(s, animal, launch):
        return False
    if not suits(s, animal, target) or not can_reach_into(s, animal, target, field):
        return False
    return launch != start or is_certain(s, animal, target)


def strikes_around(kind: int) -> bool:
    """Dragon and skunk attack areas, without an imaginary Step."""
    return kind in (DRAGON, SKUNK)


def is_immune(kind: int, aim: int) -> bool:
    """Fire and stench do nothing to dragons, bees and eels, nor the stench to skunks."""
    return aim in (DRAGON, BEES, EEL) or (kind == SKUNK and aim == SKUNK)


def strikes_from(s: State, animal: int, field: int) -> bool:
    """Is there anybody around whom fire or stench would hit from here? All cones together are what is around."""
    for k in range(N_AROUND):
        f = AROUND[field][k]
        if f >= 0 and s.on[f] >= 0 and s.on[f] != animal and not is_immune(kind_of(animal), kind_of(s.on[f])):
            return True
    return False


def someone_near(s: State, animal: int, limit: int) -> bool:
    """A cheap look before the search: is any fitting target near enough as the crow flies?"""
    here = s.field[animal]
    for other in range(s.seats * N_ANIMALS):
        if s.field[other] >= 0 and distance(here, s.field[other]) <= limit and other != animal:
            if s.host[other] < 0 and suits(s, animal, other):
                return True
    return False


# ---------------------------------------------------------------- paths


def search(s: State, animal: int, at: int, used: int, limit: int, goal: int, start: int, dist: Row, queue: Row) -> bool:
    """Steps to every field within the limit, or until the goal is found. Only Steps away from `at` count."""
    for f in range(N_FIELDS):
        dist[f] = FAR
    dist[at] = used
    queue[0] = at
    head = 0
    tail = 1
    while head != tail:
        f = queue[head]
        head = (head + 1) & RING
        for d in range(N_DIRECTIONS):
            g = NEAR[f][d]
            steps = dist[f] + STEP_COST[d]
            if g < 0 or steps > limit:
                continue
            if goal == TO_STRIKE and s.on[g] >= 0 and can_attack(s, animal, f, g, start):
                if f == at or f != start or stays_certain(s, animal, s.on[g]):
                    return True
            if steps < dist[g] and can_enter(s, animal, g):
                dist[g] = steps
                if goal == TO_END and may_end(s, animal, g, start):
                    return True
                if goal == TO_STRIKE_AROUND and may_end(s, animal, g, start) and strikes_from(s, animal, g):
                    return True
                queue[tail] = g
                tail = (tail + 1) & RING
    return False


def can_leave(s: State, animal: int, at: int, used: int, limit: int, start: int, dist: Row, queue: Row) -> bool:
    """Can a move, going on from here, end anywhere but on the start?"""
    if search(s, animal, at, used, limit, TO_END, start, dist, queue):
        return True
    return kind_of(animal) == EAGLE and can_swap(s, animal, at, used, limit, start, dist, queue)


def can_swap(s: State, eagle: int, at: int, used: int, limit: int, start: int, dist: Row, queue: Row) -> bool:
    """With no free field but the start in reach: carry prey there and end where it was. Claws need no other trick."""
    if not has_to_itself(s, eagle, start):
        return False
    for prey in range(s.seats * N_ANIMALS):
        f = s.field[prey]
        if f >= 0 and is_tiny(kind_of(prey)) and s.on[f] == prey and can_enter(s, eagle, f):
            search(s, eagle, f, 0, limit, TO_LOOK, start, dist, queue)
            if used + dist[at] + 2 * dist[start] <= limit:
                return True
    return False


def can_end_from(s: State, animal: int, at: int, used: int, limit: int, dist: Row, queue: Row) -> bool:
    """Can the present move, going on from here, still end well? The first of two may end at the start."""
    if can_leave(s, animal, at, used, limit, s.start, dist, queue):
        return True
    if moves_twice(s.way):
        return s.move_number == 0 and can_pause_from(s, animal, at, used, limit, dist, queue)
    if not attacks(s.way):
        return False
    if search(s, animal, at, used, limit, TO_STRIKE, s.start, dist, queue):
        return True
    return is_pair(s, animal) and pair_can_return(s, animal, at, used, limit, dist, queue)


def can_pause_from(s: State, animal: int, at: int, used: int, limit: int, dist: Row, queue: Row) -> bool:
    """Back to the starting field, and away from it with the second move."""
    search(s, animal, at, used, limit, TO_LOOK, s.start, dist, queue)
    if dist[s.start] > limit or not may_pause_at_start(s, animal):
        return False
    spent = max(0, dist[s.start] - max(s.speed, s.used))
    return can_move_again(s, animal, s.magic[colour_of(animal)] - spent, dist, queue)


def may_pause_at_start(s: State, animal: int) -> bool:
    return has_to_itself(s, animal, s.start) and not barred(s, animal, s.start)


def can_move_again(s: State, animal: int, magic: int, dist: Row, queue: Row) -> bool:
    """Could a second move from the starting field leave it?"""
    speed = speed_from(s, animal, s.way, s.start)
    return can_leave(s, animal, s.start, 0, limit_of(speed, 0, magic), s.start, dist, queue)


# ---------------------------------------------------------------- a pair that comes back


def has_bees(s: State, field: int) -> bool:
    return s.on[field] >= 0 and kind_of(s.on[field]) == BEES


def pair_can_return(s: State, swans: int, at: int, used: int, limit: int, dist: Row, queue: Row) -> bool:
    """Back to the start through no more bees than both birds survive, for an attack that needs both (W9)."""
    stings = 2 * (SWAN_LIVES - 1) - s.wounds[swans] - s.wounds2[swans] - has_bees(s, at)
    for swarms in range(1 << s.seats):
        if count_bits(swarms) <= stings:
            shut_out(s, at, swarms, NOTHING, DESERT_LIES)
            search(s, swans, at, used, limit, TO_LOOK, s.start, dist, queue)
            shut_out(s, at, swarms, DESERT_LIES, NOTHING)
            if pair_can_strike(s, swans, dist[s.start], limit):
                return True
    return False


def count_bits(bits: int) -> int:
    n = 0
    while bits > 0:
        n += bits & 1
        bits >>= 1
    return n


def shut_out(s: State, at: int, swarms: int, before: int, after: int) -> None:
    """Treat the fields of all bees but these swarms as deserts, or open them again."""
    for seat in range(s.seats):
        f = s.field[seat * N_ANIMALS + BEES]
        if f >= 0 and f != at and swarms >> seat & 1 == 0 and s.lies[f] == before:
            s.lies[f] = after


def pair_can_strike(s: State, swans: int, used: int, limit: int) -> bool:
    """From the starting field, reached with so many Steps, at a target that both birds are certain to remove."""
    for d in range(N_DIRECTIONS):
        g = NEAR[s.start][d]
        if g >= 0 and used + STEP_COST[d] <= limit and can_attack(s, swans, s.start, g, s.start):
            return True
    return False


# ---------------------------------------------------------------- the end of a way


def can_finish(s: State, animal: int, at: int, used: int, limit: int, carried: int) -> bool:
    """Is a legal end left after coming here? A carried animal must be dropped and left behind first."""
    if carried < 0:
        if may_end(s, animal, at, s.start):
            return True
        return can_end_from(s, animal, at, used, limit, s.dist, s.queue)
    search(s, animal, at, used, limit, TO_LOOK, s.start, s.dist, s.queue)
    for g in range(N_FIELDS):
        if s.dist[g] < limit and can_drop(s, animal, g, carried) and can_go_on(s, animal, g, limit, carried):
            return True
    return False


def can_go_on(s: State, animal: int, field: int, limit: int, carried: int) -> bool:
    """After a drop there the field is occupied: at least one more Step must lead to an end."""
    before = s.on[field]
    origin = s.field[carried]
    s.on[field] = carried
    s.field[carried] = field
    found = can_end_from(s, animal, field, s.dist[field], limit, s.dist2, s.queue2)
    s.field[carried] = origin
    s.on[field] = before
    return found


def can_drop(s: State, animal: int, field: int, carried: int) -> bool:
    """On a free field other than the one it was taken from."""
    return field != s.field[carried] and has_to_itself(s, animal, field)


# ---------------------------------------------------------------- options of an animal


def can_move_off(s: State, animal: int, way: int) -> bool:
    """Is there any other field to end on?"""
    here = s.field[animal]
    limit = limit_of(speed_from(s, animal, way, here), 0, s.magic[colour_of(animal)])
    return can_leave(s, animal, here, 0, limit, here, s.dist, s.queue)


def can_strike(s: State, animal: int, way: int) -> bool:
    """Can an attack be reached?"""
    kind = kind_of(animal)
    if kind == BASILISK:
        return False
    here = s.field[animal]
    limit = limit_of(speed_from(s, animal, way, here), 0, s.magic[colour_of(animal)])
    if strikes_around(kind):
        return search(s, animal, here, 0, limit, TO_STRIKE_AROUND, here, s.dist, s.queue)
    if not someone_near(s, animal, limit):
        return False
    if search(s, animal, here, 0, limit, TO_STRIKE, here, s.dist, s.queue):
        return True
    return kind == EAGLE and prey_near(s, animal, limit) and can_move_off(s, animal, way)


def prey_near(s: State, eagle: int, limit: int) -> bool:
    """Something to carry out of the way of an attack, or to carry and attack: to it, on, aside, and the attack (W1)."""
    here = s.field[eagle]
    for prey in range(s.seats * N_ANIMALS):
        if s.field[prey] >= 0 and is_tiny(kind_of(prey)) and distance(here, s.field[prey]) + CLAW_STEPS <= limit:
            return True
    return False


def has_lizard_room(s: State, field: int) -> bool:
    return nearest_room(s, field) < FAR


def nearest_room(s: State, field: int) -> int:
    """Steps, ignoring obstacles, to the nearest free field that is no desert (K26)."""
    best = FAR
    for f in range(N_FIELDS):
        if s.terrain[f] != 0 and s.on[f] < 0 and s.lies[f] != DESERT_LIES and distance(f, field) < best:
            best = distance(f, field)
    return best


def is_room(s: State, f: int, field: int, steps: int) -> bool:
    return s.terrain[f] != 0 and s.on[f] < 0 and s.lies[f] != DESERT_LIES and distance(f, field) == steps


def lizard_can_flee(s: State, target: int) -> bool:
    return kind_of(target) == LIZARD and has_lizard_room(s, s.field[target])
