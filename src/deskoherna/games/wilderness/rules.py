"""The rules as the house asks for them: who acts, what is legal, what a move does, who stands where."""

from deskoherna.games.wilderness.activation import activate, choose_swan, run
from deskoherna.games.wilderness.attacks import (
    attack,
    breathe,
    deal_wounds,
    drop_tail,
    pay_for_holes,
    spare,
    stand_attack,
    stink,
    stun,
)
from deskoherna.games.wilderness.board import N_FIELDS
from deskoherna.games.wilderness.laying import (
    buy,
    discard,
    discard_nothing,
    give_back,
    keep_rest,
    legal_laying,
    pick,
    put_on,
    to_returning,
)
from deskoherna.games.wilderness.material import DOTS, N_ALL, N_ANIMALS
from deskoherna.games.wilderness.moves import (
    ACTIVATE_ANIMAL,
    ATTACK,
    BREATHE,
    BUY_CARD,
    CHOOSE_SWAN,
    DISCARD_CARD,
    DISCARD_NOTHING,
    DROP,
    DROP_TAIL,
    END_TURN,
    ENOUGH,
    KEEP_REST,
    LAY_CARD,
    LAY_UNSEEN,
    NO_MORE,
    NO_STUN,
    PAY_HOLES,
    PUT_ON,
    RETURN_CARD,
    RETURN_UNSEEN,
    SAVE_MAGIC,
    SEIZE,
    SETTLE_ON,
    STAND_ATTACK,
    STEP,
    STINK,
    STOP,
    TRY_STUN,
)
from deskoherna.games.wilderness.paths import (
    can_spare,
    is_amid_bees,
    legal_path,
    legal_rooms,
    seize,
    set_down,
    settle,
    stop,
    walk,
)
from deskoherna.games.wilderness.state import (
    ACTIVATE,
    BIRD,
    DISCARD,
    MAGIC_QUESTION,
    OVER,
    PATH,
    RETURN,
    SETTLE,
    TAIL,
    State,
)
from deskoherna.games.wilderness.turns import N_WAYS, end_turn, legal_activations
from deskoherna.games.wilderness.wounds import bird_lives, count_animals, count_elements
from deskoherna.kit.state import Row
from deskoherna.kit.todo import A

__rules__ = True

ELEMENT_WEIGHT, ANIMAL_WEIGHT, WINNER_WEIGHT = 1_000, 20, 10_000


def actors(s: State) -> int:
    return 0 if s.phase == OVER else 1 << s.actor


def legal(s: State, seat: int, out: Row, n: int) -> int:
    if s.phase == OVER or seat != s.actor:
        return n
    if s.phase <= RETURN:
        return legal_laying(s, seat, out, n)
    if s.phase == ACTIVATE:
        return legal_activations(s, seat, out, n)
    if s.phase == PATH:
        return legal_path(s, out, n)
    if s.phase == SETTLE:
        return legal_rooms(s, out, n)
    if s.phase == BIRD:
        return legal_swans(s, out, n)
    first = TRY_STUN
    if s.phase == MAGIC_QUESTION:
        first = PAY_HOLES
    elif s.phase == TAIL:
        first = DROP_TAIL
    out[n] = first
    out[n + 1] = first + 1
    return n + 2


def legal_swans(s: State, out: Row, n: int) -> int:
    """Any living bird; amid bees only one after whose wound the way can be finished (W9)."""
    swans = s.todo[s.n_todo - 1][A]
    for bird in range(2):
        if bird_lives(s, swans, bird) and (swans != s.acting or not is_amid_bees(s) or can_spare(s, swans, bird)):
            out[n] = CHOOSE_SWAN + bird
            n += 1
    return n


def step(s: State, seat: int, move: int) -> None:
    if move < ACTIVATE_ANIMAL:
        step_laying(s, seat, move)
    elif move < STEP:
        number = move - ACTIVATE_ANIMAL
        activate(s, seat * N_ANIMALS + number // N_WAYS, number % N_WAYS)
    elif move < PAY_HOLES:
        step_path(s, move)
    else:
        step_answer(s, move)
    run(s)


def step_laying(s: State, seat: int, move: int) -> None:
    if move == BUY_CARD:
        buy(s, seat)
    elif move == NO_MORE:
        s.phase = DISCARD
    elif move < DISCARD_NOTHING:
        discard(s, seat, move - DISCARD_CARD)
    elif move == DISCARD_NOTHING:
        discard_nothing(s, seat)
    elif move < LAY_UNSEEN:
        pick(s, seat, move - LAY_CARD)
    elif move < ENOUGH:
        put_on(s, seat, move - PUT_ON)
    elif move == ENOUGH:
        to_returning(s, seat)
    elif move == KEEP_REST:
        keep_rest(s, seat)
    else:
        give_back(s, seat, move - RETURN_CARD)


def step_path(s: State, move: int) -> None:
    if move < STOP:
        walk(s, move - STEP)
    elif move == STOP:
        stop(s)
    elif move < BREATHE:
        attack(s, move - ATTACK)
    elif move < STINK:
        breathe(s, move - BREATHE)
    elif move == STINK:
        stink(s)
    elif move == SEIZE:
        seize(s)
    elif move == DROP:
        set_down(s, s.field[s.acting])


def step_answer(s: State, move: int) -> None:
    if move == PAY_HOLES:
        pay_for_holes(s)
    elif move == SAVE_MAGIC:
        deal_wounds(s)
    elif move == DROP_TAIL:
        drop_tail(s)
    elif move == STAND_ATTACK:
        stand_attack(s)
    elif move < CHOOSE_SWAN:
        settle(s, move - SETTLE_ON)
    elif move < TRY_STUN:
        choose_swan(s, move - CHOOSE_SWAN)
    elif move == TRY_STUN:
        stun(s)
    elif move == NO_STUN:
        spare(s)
    elif move == END_TURN:
        end_turn(s)


def mask(s: State, seat: int, move: int) -> int:  # noqa: ARG001
    """An animal laid shows its dots; which cards go under the deck nobody sees."""
    if LAY_CARD <= move < LAY_CARD + N_ANIMALS:
        return LAY_UNSEEN + DOTS[move - LAY_CARD]
    if RETURN_CARD <= move < RETURN_UNSEEN:
        return RETURN_UNSEEN
    return move


def rating(s: State, seat: int) -> int:
    """The winner first; then Elements, surviving animals, magic."""
    value = count_elements(s, seat) * ELEMENT_WEIGHT + count_animals(s, seat) * ANIMAL_WEIGHT + s.magic[seat]
    return value + (WINNER_WEIGHT if s.winner == seat else 0)


def standing(s: State, seat: int) -> int:
    place = 1
    for other in range(s.seats):
        if rating(s, other) > rating(s, seat):
            place += 1
    return place


def points(s: State, seat: int) -> int:
    return count_elements(s, seat)


def derive(s: State) -> None:
    """`on`: who stands where. What is carried, passes over others or sits inside a host does not stand."""
    for f in range(N_FIELDS):
        s.on[f] = -1
    for animal in range(N_ALL):
        if s.field[animal] >= 0 and animal != s.acting and animal != s.carried and s.host[animal] < 0:
            s.on[s.field[animal]] = animal
    if s.acting >= 0 and s.field[s.acting] >= 0 and s.host[s.acting] < 0 and s.on[s.field[s.acting]] < 0:
        s.on[s.field[s.acting]] = s.acting
