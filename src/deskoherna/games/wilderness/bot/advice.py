"""What a fair player would look at: Elements taken, animals near those still needed, lives and magic."""

from deskoherna.games.wilderness.activation import activate, choose_swan
from deskoherna.games.wilderness.attacks import (
    attack,
    breathe,
    drop_tail,
    pay_for_holes,
    spare,
    stand_attack,
    stink,
    stun,
)
from deskoherna.games.wilderness.board import AROUND, CONE, CONE_SIZE, N_AROUND, NEAR, STEP_COST
from deskoherna.games.wilderness.bot.notes import Notes
from deskoherna.games.wilderness.laying import (
    buy,
    discard,
    discard_nothing,
    draw_no_more,
    enough,
    give_back,
    keep_rest,
    pick,
    price_of_rest,
    put_on,
)
from deskoherna.games.wilderness.material import (
    BEES,
    CARDS_A_SEAT,
    COST,
    DRAGON,
    EEL,
    N_ANIMALS,
    N_ELEMENTS,
    SKUNK,
    SPEED,
)
from deskoherna.games.wilderness.paths import drop, seize, step_price, stop, walk
from deskoherna.games.wilderness.reach import attacks, distance, moves_twice
from deskoherna.games.wilderness.rules import standing
from deskoherna.games.wilderness.state import (
    ACTIVATE,
    BOARD,
    DESERT_LIES,
    FACE_DOWN,
    NOTHING,
    OVER,
    REST,
    TO_ATTACK,
    TO_MOVE,
    WAKE_UP,
    State,
)
from deskoherna.games.wilderness.turns import end_turn
from deskoherna.games.wilderness.wounds import colour_of, count_elements, kind_of, lives_left
from deskoherna.kit.declare import Leanings

__rules__ = True

MOST, EVEN = 1000, 500
ELEMENT, ELEMENT_MORE = 200, 15
"""Worth of an Element, and what each further one is worth more."""
ANIMAL, LIFE, MAGIC_WORTH, TEMPO, AWAY = 22, 6, 9, 14, 7
IN_HAND = 40
"""An animal about to be laid."""
ABOUT_TO_TAKE, NEXT_TURN, SOON, FAR_OFF = 130, 80, 45, 20
NO_WAY = 99
CHAIN = 8
"""Steps from which a chain begins to count as near."""
BEES_LIVES = 2


# ---------------------------------------------------------------- worth


def worth(s: State, notes: Notes, seat: int) -> int:
    """Thousandths of a win: the own outlook against the best of the others."""
    if s.phase == OVER:
        return final_worth(s, seat)
    own = outlook(s, notes, seat)
    best = -NO_WAY
    for other in range(s.seats):
        if other != seat:
            best = max(best, outlook(s, notes, other))
    return max(1, min(MOST - 1, EVEN + (own - best) * 2 // 5))


def final_worth(s: State, seat: int) -> int:
    if standing(s, seat) != 1:
        return 0
    first = 0
    for other in range(s.seats):
        if standing(s, other) == 1:
            first += 1
    return MOST // first


def where(s: State, animal: int) -> int:
    """The field of an animal in either phase, or -1."""
    if s.phase >= ACTIVATE:
        return s.field[animal] if s.host[animal] < 0 else -1
    card = animal // N_ANIMALS * CARDS_A_SEAT + animal % N_ANIMALS
    return s.rank[card] if s.place[card] == BOARD else -1


def outlook(s: State, notes: Notes, seat: int) -> int:
    """Elements, animals, magic, points of the turn, and how near the missing Elements are."""
    n = count_elements(s, seat)
    value = n * (ELEMENT + n * ELEMENT_MORE) + s.magic[seat] * MAGIC_WORTH
    if s.phase >= ACTIVATE:
        if s.turn == seat:
            value += s.activations * TEMPO
    else:
        value += chain_outlook(s, notes, seat)
    for k in range(N_ANIMALS):
        animal = seat * N_ANIMALS + k
        if where(s, animal) >= 0:
            value += ANIMAL + LIFE * (BEES_LIVES if k == BEES else lives_left(s, animal))
            value -= AWAY * (s.passive[animal] + s.poison[animal])
    for e in range(N_ELEMENTS):
        if s.owned[seat][e] == 0 and s.copies[e] > 0:
            value += chance_of(s, seat, s.element_at[e])
    return value


def chain_outlook(s: State, notes: Notes, seat: int) -> int:
    """While cards are laid: the card in the fingers, and how near the own chain has come to each Element."""
    value = 0
    if s.picked != NOTHING and s.turn == seat:
        value = IN_HAND if s.picked >= FACE_DOWN else 2
    nearest = notes.nearest
    for e in range(N_ELEMENTS):
        nearest[e] = CHAIN
    for card in range(seat * CARDS_A_SEAT, (seat + 1) * CARDS_A_SEAT):
        if s.place[card] == BOARD:
            for e in range(N_ELEMENTS):
                nearest[e] = min(nearest[e], distance(s.rank[card], s.element_at[e]))
    for e in range(N_ELEMENTS):
        value += 2 * (CHAIN - nearest[e])
        nearest[e] = 0
    return value


def chance_of(s: State, seat: int, field: int) -> int:
    """How near the best animal of this seat is to an Element it needs."""
    best = 0
    for k in range(N_ANIMALS):
        animal = seat * N_ANIMALS + k
        here = where(s, animal)
        if here >= 0 and k != BEES:
            best = max(best, nearness(s, animal, distance(here, field)))
    if s.phase >= ACTIVATE and s.on[field] >= 0 and colour_of(s.on[field]) != seat:
        best = best // 2
    return best


def nearness(s: State, animal: int, steps: int) -> int:
    kind = kind_of(animal)
    reach = 2 * SPEED[kind]
    if s.phase < ACTIVATE:
        return FAR_OFF + max(0, NEXT_TURN - FAR_OFF - steps * 60 // reach)
    if animal == s.acting:
        left = max(0, s.speed - s.used)
        if moves_twice(s.way) and s.move_number == 0:
            left += s.speed
        if steps <= left:
            return ABOUT_TO_TAKE - 2 * steps
    elif s.token[animal] and s.passive[animal] == 0 and steps <= reach:
        if s.turn == colour_of(animal) and s.points_left >= COST[kind]:
            return NEXT_TURN + 20 - 2 * steps
        return NEXT_TURN - 2 * steps
    if steps <= reach:
        return SOON + 15 - 2 * steps
    if steps <= 2 * reach:
        return SOON - steps
    return max(0, FAR_OFF - steps)


# ---------------------------------------------------------------- lean


LEAN = Leanings(3)
LEAN.always(0, discard_nothing)
LEAN.always(1, buy, seize, stand_attack, spare, end_turn)
LEAN.always(2, enough, give_back, choose_swan)
LEAN.always(8, drop)
LEAN.always(9, pay_for_holes, drop_tail, stun)
LEAN.always(24, draw_no_more)
LEAN.always(30, attack)


@LEAN.of(discard)
def lean_discard(kind: int) -> int:
    return 6 if kind >= N_ANIMALS else 1


@LEAN.of(pick)
def lean_pick(s: State, kind: int) -> int:
    """Animals onto the board; little magic."""
    if kind >= N_ANIMALS:
        return 4 if s.land_steps > 0 else 0
    return 20 if s.animal_steps > 0 else 0


@LEAN.of(put_on)
def lean_put(s: State, seat: int, field: int) -> int:
    """Towards the Elements, and no landscape that another own card makes idle."""
    if s.whose[field] == seat and s.picked < DESERT_LIES:
        return 0
    near = nearest_need(s, seat, field)
    return 1 + max(0, 8 - near) * max(0, 8 - near)


@LEAN.of(keep_rest)
def lean_keep(s: State, seat: int) -> int:
    return 6 if price_of_rest(s, seat) == 0 else 0


def nearest_need(s: State, seat: int, field: int) -> int:
    """Steps to the nearest Element that the seat still lacks and that is there."""
    best = NO_WAY
    for e in range(N_ELEMENTS):
        if s.owned[seat][e] == 0 and s.copies[e] > 0:
            best = min(best, distance(field, s.element_at[e]))
    return best


@LEAN.of(activate)
def lean_activation(s: State, seat: int, kind: int, way: int) -> int:
    near = nearest_need(s, seat, s.field[seat * N_ANIMALS + kind])
    weight = 4
    if near == 0 or near <= 2 * SPEED[kind]:
        weight = 20
    if way == TO_MOVE:
        return weight + 4
    if way == TO_ATTACK:
        return 16
    if way in (WAKE_UP, REST):
        return weight
    return 2


@LEAN.of(walk)
def lean_step(s: State, seat: int, direction: int) -> int:
    here = s.field[s.acting]
    near = nearest_need(s, seat, here)
    after = nearest_need(s, seat, NEAR[here][direction])
    price = step_price(s, STEP_COST[direction])
    if price > 0 and after > 0:
        return 0
    if near == 0 and here != s.start:
        return 1
    if after == 0:
        return 24 if price == 0 else 6
    return 10 if after < near else 2


@LEAN.of(stop)
def lean_stop(s: State, seat: int) -> int:
    if nearest_need(s, seat, s.field[s.acting]) == 0:
        return 80
    return 12 if s.used >= s.speed or attacks(s.way) else 4


@LEAN.of(breathe)
def lean_fire(s: State, seat: int, direction: int) -> int:
    """Enemies less own animals."""
    hit = 0
    for k in range(CONE_SIZE):
        hit += side_hit(s, seat, CONE[s.field[s.acting]][direction][k])
    return 1 + 6 * max(0, hit)


@LEAN.of(stink)
def lean_stench(s: State, seat: int) -> int:
    hit = 0
    for k in range(N_AROUND):
        hit += side_hit(s, seat, AROUND[s.field[s.acting]][k])
    return 1 + 6 * max(0, hit)


def side_hit(s: State, seat: int, field: int) -> int:
    if field < 0 or s.on[field] < 0 or kind_of(s.on[field]) in (DRAGON, BEES, EEL, SKUNK):
        return 0
    return -1 if colour_of(s.on[field]) == seat else 1
