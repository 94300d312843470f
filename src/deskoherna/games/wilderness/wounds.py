"""Wounds, death, healing, Elements taken and the end of the game (sheet f6, g, i)."""

from deskoherna.games.wilderness.board import NOWHERE
from deskoherna.games.wilderness.events import ENDED, FELL, HEALED, SUFFERED, SWAN_FELL, TOOK
from deskoherna.games.wilderness.material import (
    BEES,
    ENDURANCE,
    N_ANIMALS,
    N_ELEMENTS,
    SCARAB,
    SWAN_LIVES,
    SWANS,
)
from deskoherna.games.wilderness.state import (
    BIRD,
    FIVE_ELEMENTS,
    LAST_ANIMALS,
    NOBODY_LEFT,
    OVER,
    State,
)
from deskoherna.games.wilderness.tasks import ANY_BIRD, DO_HEAL, DO_WOUND, TASKS
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.todo import clear_todo, push

__rules__ = True
# ruff: noqa: SIM110 (compiled rules know no any() and all())


def colour_of(animal: int) -> int:
    return animal // N_ANIMALS


def kind_of(animal: int) -> int:
    return animal % N_ANIMALS


def bird_wounds(s: State, swans: int, bird: int) -> int:
    return s.wounds[swans] if bird == 0 else s.wounds2[swans]


def set_bird_wounds(s: State, swans: int, bird: int, n: int) -> None:
    if bird == 0:
        s.wounds[swans] = n
    else:
        s.wounds2[swans] = n


def bird_lives(s: State, swans: int, bird: int) -> bool:
    return bird_wounds(s, swans, bird) < SWAN_LIVES


def is_pair(s: State, animal: int) -> bool:
    """Swans of which both are alive."""
    return kind_of(animal) == SWANS and s.wounds[animal] < SWAN_LIVES and s.wounds2[animal] < SWAN_LIVES


def lives_left(s: State, animal: int) -> int:
    """Wounds the whole card can still take; bees have no Endurance."""
    if kind_of(animal) == SWANS:
        return 2 * SWAN_LIVES - s.wounds[animal] - s.wounds2[animal]
    return ENDURANCE[kind_of(animal)] - s.wounds[animal]


def count_animals(s: State, seat: int) -> int:
    """Animals of a colour on the board; a scarab inside a host is none."""
    n = 0
    for k in range(N_ANIMALS):
        if s.field[seat * N_ANIMALS + k] >= 0 and s.host[seat * N_ANIMALS + k] < 0:
            n += 1
    return n


# ---------------------------------------------------------------- wounds


def hurt(s: State, animal: int, n: int, bird: int) -> None:
    """Drops on a card, or on one bird; bees are never wounded."""
    if n == 0 or s.field[animal] < 0 or kind_of(animal) == BEES:
        return
    if kind_of(animal) == SWANS:
        hurt_swan(s, animal, n, bird)
        return
    s.wounds[animal] += n
    tell(s, EVERYBODY, SUFFERED, colour_of(animal), kind_of(animal), n)
    if s.wounds[animal] >= ENDURANCE[kind_of(animal)]:
        remove(s, animal)


def hurt_swan(s: State, swans: int, n: int, bird: int) -> None:
    """A dead bird takes its scarab with it; the card leaves with the second bird."""
    if not bird_lives(s, swans, bird):
        return
    tell(s, EVERYBODY, SUFFERED, colour_of(swans), SWANS, n)
    after = min(SWAN_LIVES, bird_wounds(s, swans, bird) + n)
    set_bird_wounds(s, swans, bird, after)
    if after == SWAN_LIVES:
        tell(s, EVERYBODY, SWAN_FELL, colour_of(swans))
        for seat in range(s.seats):
            if s.host[seat * N_ANIMALS + SCARAB] == swans and s.bird[seat] == bird:
                s.host[seat * N_ANIMALS + SCARAB] = -1
        if s.wounds[swans] == SWAN_LIVES and s.wounds2[swans] == SWAN_LIVES:
            remove(s, swans)


def remove(s: State, animal: int) -> None:
    """The animal leaves the game with all its markers and the scarabs inside."""
    tell(s, EVERYBODY, FELL, colour_of(animal), kind_of(animal))
    if s.on[s.field[animal]] == animal:
        s.on[s.field[animal]] = -1
    s.field[animal] = NOWHERE
    s.wounds[animal] = s.wounds2[animal] = s.token[animal] = 0
    s.passive[animal] = s.poison[animal] = s.experience[animal] = 0
    for seat in range(s.seats):
        scarab = seat * N_ANIMALS + SCARAB
        if s.host[scarab] == animal:
            s.host[scarab] = -1
    if animal == s.acting and s.carried >= 0:
        s.on[s.field[s.carried]] = s.carried
        s.carried = -1


def birds_differ(s: State, swans: int) -> bool:
    """Does it matter which of two living birds is meant? Their wounds or a scarab tell them apart."""
    if s.wounds[swans] != s.wounds2[swans]:
        return True
    for seat in range(s.seats):
        if s.host[seat * N_ANIMALS + SCARAB] == swans:
            return True
    return False


def first_living(s: State, swans: int) -> int:
    return 0 if bird_lives(s, swans, 0) else 1


def ask_bird(s: State, swans: int) -> None:
    """The owner of the swans decides; the row that asks lies on top of the stack."""
    s.phase = BIRD
    s.actor = colour_of(swans)


@TASKS.does(DO_WOUND)
def wound(s: State, animal: int, n: int, bird: int) -> None:
    """Wounds one after another; the owner of two swans assigns each where it matters."""
    if kind_of(animal) == SWANS and bird == ANY_BIRD:
        while n > 0 and s.field[animal] >= 0:
            if is_pair(s, animal) and birds_differ(s, animal):
                push(s, DO_WOUND, animal, n, ANY_BIRD)
                ask_bird(s, animal)
                return
            hurt(s, animal, 1, first_living(s, animal))
            n -= 1
    else:
        hurt(s, animal, n, bird)
    look_who_is_left(s)


# ---------------------------------------------------------------- healing


def is_wounded(s: State, animal: int) -> bool:
    """Drops on a living bird count, those of a dead one do not (K43)."""
    if kind_of(animal) == SWANS:
        return s.wounds[animal] % SWAN_LIVES + s.wounds2[animal] % SWAN_LIVES > 0
    return s.wounds[animal] > 0


@TASKS.does(DO_HEAL)
def heal(s: State, animal: int, n: int) -> None:
    """At most as many drops as there are; black drops and Passivity stay."""
    before = lives_left(s, animal)
    while n > 0 and is_wounded(s, animal):
        if kind_of(animal) != SWANS:
            s.wounds[animal] -= 1
        elif is_pair(s, animal) and s.wounds[animal] > 0 and s.wounds2[animal] > 0:
            if n == 1 and birds_differ(s, animal):
                push(s, DO_HEAL, animal, n, 0)
                ask_bird(s, animal)
                break
            s.wounds[animal] -= 1
        else:
            heal_bird(s, animal, 0 if s.wounds[animal] % SWAN_LIVES > 0 else 1)
        n -= 1
    if lives_left(s, animal) > before:
        tell(s, EVERYBODY, HEALED, colour_of(animal), kind_of(animal), lives_left(s, animal) - before)


def heal_bird(s: State, swans: int, bird: int) -> None:
    set_bird_wounds(s, swans, bird, bird_wounds(s, swans, bird) - 1)


# ---------------------------------------------------------------- Elements and the end


def has_element(s: State, field: int) -> bool:
    for e in range(N_ELEMENTS):
        if s.element_at[e] == field and s.copies[e] > 0:
            return True
    return False


def pick_up(s: State, animal: int) -> None:
    """One copy of the Element here, if the owner lacks it; the fifth wins at once."""
    seat = colour_of(animal)
    for e in range(N_ELEMENTS):
        if s.element_at[e] == s.field[animal] and s.copies[e] > 0 and s.owned[seat][e] == 0:
            s.owned[seat][e] = 1
            s.copies[e] -= 1
            s.dry_rounds = 0
            tell(s, EVERYBODY, TOOK, seat, e)
            if count_elements(s, seat) == N_ELEMENTS:
                end_game(s, FIVE_ELEMENTS, seat)


def count_elements(s: State, seat: int) -> int:
    n = 0
    for e in range(N_ELEMENTS):
        n += s.owned[seat][e]
    return n


def look_who_is_left(s: State) -> None:
    """The last one with animals wins; if nobody has any, Elements and magic decide (sheet i)."""
    if s.phase == OVER:
        return
    left = 0
    last = -1
    for seat in range(s.seats):
        if count_animals(s, seat) > 0:
            left += 1
            last = seat
    if left == 1:
        end_game(s, LAST_ANIMALS, last)
    elif left == 0:
        end_game(s, NOBODY_LEFT, -1)


def end_game(s: State, result: int, winner: int) -> None:
    clear_todo(s)
    s.phase = OVER
    s.result = result
    s.winner = winner
    s.acting = s.target = -1
    s.start = NOWHERE
    s.way = s.move_number = s.speed = s.used = s.wounding = s.holes = 0
    tell(s, EVERYBODY, ENDED, result)
