"""Attacks: the Standard attack, its defences, the Epic Hit, and what supernatural animals do instead (sheet g, h)."""

from deskoherna.games.wilderness.board import (
    AROUND,
    CONE,
    CONE_SIZE,
    DIRECTIONS,
    N_AROUND,
    N_DIRECTIONS,
    NEAR,
    STEP_COST,
)
from deskoherna.games.wilderness.events import (
    ATTACKED,
    BREATHED,
    ENTERED,
    LEARNT,
    MADE_PASSIVE,
    OCCUPIED,
    PAID_HOLES,
    PARRIED,
    POISONED,
    STANK,
)
from deskoherna.games.wilderness.material import (
    BEES,
    CIRCLE,
    DICE,
    DRAGON,
    ECHIDNA,
    EEL,
    EPIC,
    FLAME,
    HOLE,
    MAX_EPIC_DICE,
    MAX_EXPERIENCE,
    MOUFLON,
    SCARAB,
    SINGLE_DICE,
    SKUNK,
    SNAKE,
    SUN,
    SWANS,
    TRIANGLE,
    UNICORN,
)
from deskoherna.games.wilderness.paths import (
    ask_settle,
    be_caught,
    limit_now,
    move_to,
    roll,
    slips_the_gaze,
    tell_goal,
    tell_price,
    tell_walk,
    use_steps,
)
from deskoherna.games.wilderness.reach import (
    attacks,
    can_attack,
    certain_wounds,
    is_immune,
    lizard_can_flee,
    strikes_around,
    strikes_from,
)
from deskoherna.games.wilderness.state import BUSY, MAGIC_QUESTION, OVER, PATH, STUN, TAIL, State
from deskoherna.games.wilderness.tasks import (
    ANY_BIRD,
    DO_AFTER,
    DO_ATTACK,
    DO_HEAL,
    DO_PENETRATE,
    DO_ROLL,
    DO_WOUND,
    TASKS,
)
from deskoherna.games.wilderness.wounds import (
    ask_bird,
    bird_lives,
    colour_of,
    first_living,
    hurt,
    is_pair,
    kind_of,
    lives_left,
    look_who_is_left,
    pick_up,
    remove,
)
from deskoherna.kit.declare import allows, lists, verb
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.state import Row
from deskoherna.kit.todo import push

__rules__ = True

HIT, PARRY, UNHURT = range(3)
"""How an attack ended for a target that stays: unhurt it is neither poisoned nor stunned."""


@verb("attack {}", DIRECTIONS, asked=PATH)
def attack(s: State, direction: int) -> None:
    """The imaginary Step: gaze, Steps, then what this kind of animal does."""
    animal = s.acting
    if not slips_the_gaze(s, animal):
        be_caught(s)
        return
    tell_goal(s)
    use_steps(s, STEP_COST[direction])
    tell_price(s)
    field = NEAR[s.field[animal]][direction]
    target = s.on[field]
    tell(s, EVERYBODY, ATTACKED, colour_of(animal), kind_of(animal), field)
    s.phase = BUSY
    kind = kind_of(animal)
    if kind == UNICORN:
        push(s, DO_HEAL, target, SUN[roll(s, animal)], 0)
    elif kind == EEL:
        make_passive(s, target)
    elif kind == SCARAB:
        if kind_of(target) != DRAGON or epic_hit(s, animal):
            push(s, DO_PENETRATE, target, 0, 0)
    else:
        push(s, DO_ATTACK, target, 0, 0)


@lists(attack)
def list_attacks(s: State, first: int, out: Row, n: int) -> int:
    """Kinds that strike all around attack nobody in particular; the limit of Steps is worked out once."""
    animal = s.acting
    if not attacks(s.way) or s.carried >= 0 or strikes_around(kind_of(animal)):
        return n
    here = s.field[animal]
    limit = limit_now(s)
    for d in range(N_DIRECTIONS):
        f = NEAR[here][d]
        if f >= 0 and s.used + STEP_COST[d] <= limit and can_attack(s, animal, here, f, s.start):
            out[n] = first + d
            n += 1
    return n


def make_passive(s: State, target: int) -> None:
    """A Passivity token, on top of any it has."""
    s.passive[target] += 1
    tell(s, EVERYBODY, MADE_PASSIVE, colour_of(target), kind_of(target))


# ---------------------------------------------------------------- the Standard attack


@TASKS.does(DO_ATTACK)
def meet_defence(s: State, target: int) -> None:
    """Carapace, tail or spines come before the wounds."""
    kind = kind_of(target)
    if kind == DRAGON:
        attack_dragon(s, target)
    elif lizard_can_flee(s, target):
        s.target = target
        s.phase = TAIL
        s.actor = colour_of(target)
    elif kind == ECHIDNA and CIRCLE[roll(s, target)]:
        tell(s, EVERYBODY, PARRIED, colour_of(target), kind)
        push(s, DO_AFTER, target, s.field[target], PARRY)
        push(s, DO_WOUND, s.acting, 1, ANY_BIRD)
    else:
        push(s, DO_ROLL, target, 0, 0)


@verb("try to drop the tail", asked=TAIL)
def drop_tail(s: State) -> None:
    """A success moves the lizard away unhurt; the attacker takes its field."""
    lizard = s.target
    s.phase = BUSY
    if CIRCLE[roll(s, lizard)] == 0:
        stand_attack(s)
        return
    tell(s, EVERYBODY, PARRIED, colour_of(lizard), kind_of(lizard))
    push(s, DO_AFTER, lizard, s.field[lizard], PARRY)
    ask_settle(s, colour_of(lizard))


@verb("stand the attack", asked=TAIL)
def stand_attack(s: State) -> None:
    s.phase = BUSY
    push(s, DO_ROLL, s.target, 0, 0)
    s.target = -1


def dice_of(s: State, animal: int) -> int:
    if kind_of(animal) == SWANS and not is_pair(s, animal):
        return SINGLE_DICE
    return DICE[kind_of(animal)]


@TASKS.does(DO_ROLL)
def roll_wounds(s: State, target: int) -> None:
    """Certain wounds, then the dice where they can change anything; holes ask for magic."""
    s.target = target
    s.wounding = certain_wounds(s, s.acting, target)
    s.holes = 0
    if kind_of(target) == BEES:
        s.wounding = 0
    elif s.wounding < lives_left(s, target):
        for _ in range(dice_of(s, s.acting)):
            face = roll(s, s.acting)
            if face == TRIANGLE:
                s.wounding += 1
            elif face == HOLE:
                s.holes += 1
        if s.holes > 0 and s.magic[colour_of(s.acting)] > 0 and s.wounding < lives_left(s, target):
            s.phase = MAGIC_QUESTION
            s.actor = colour_of(s.acting)
            return
    deal_wounds(s)


@verb("pay for the holes", asked=MAGIC_QUESTION)
def pay_for_holes(s: State) -> None:
    """One magic for all holes of the roll."""
    s.magic[colour_of(s.acting)] -= 1
    tell(s, EVERYBODY, PAID_HOLES, colour_of(s.acting))
    s.wounding += s.holes
    deal_wounds(s)


@verb("save the magic", asked=MAGIC_QUESTION)
def save_magic(s: State) -> None:
    deal_wounds(s)


def deal_wounds(s: State) -> None:
    s.phase = BUSY
    push(s, DO_AFTER, s.target, s.field[s.target], UNHURT if s.wound_needed and s.wounding == 0 else HIT)
    if s.wounding > 0:
        push(s, DO_WOUND, s.target, s.wounding, ANY_BIRD)
    s.target = -1
    s.wounding = s.holes = 0


@TASKS.does(DO_AFTER)
def after_attack(s: State, target: int, field: int, parried: int) -> None:
    """Take the field if it was left; else poison or stun; bees die in any case."""
    animal = s.acting
    kind = kind_of(animal)
    if s.field[animal] < 0:
        return
    took = s.field[target] != field
    if took:
        move_to(s, animal, field)
        tell(s, EVERYBODY, OCCUPIED, colour_of(animal), kind, field)
    elif parried == HIT:
        if kind == SNAKE and s.poison[target] == 0 and kind_of(target) != BEES:
            s.poison[target] = 1
            tell(s, EVERYBODY, POISONED, colour_of(target), kind_of(target))
        if kind == MOUFLON:
            s.target = target
            s.phase = STUN
            s.actor = colour_of(animal)
    if kind == BEES:
        sting_and_die(s, animal, took)


def sting_and_die(s: State, bees: int, took: bool) -> None:
    """On a field they took they pick up its Element first."""
    if took:
        pick_up(s, bees)
    if s.phase != OVER:
        remove(s, bees)
        look_who_is_left(s)


@verb("try to stun", asked=STUN)
def stun(s: State) -> None:
    s.phase = BUSY
    if CIRCLE[roll(s, s.acting)]:
        make_passive(s, s.target)
    s.target = -1


@verb("do not stun", asked=STUN)
def spare(s: State) -> None:
    s.phase = BUSY
    s.target = -1


# ---------------------------------------------------------------- dragon


def epic_hit(s: State, animal: int) -> bool:
    """One die and one more for each failure so far; each living swan rolls; a failure is training."""
    dice = min(MAX_EPIC_DICE, 1 + s.experience[animal])
    if is_pair(s, animal):
        dice = 2 * dice
    hit = False
    for _ in range(dice):
        if EPIC[roll(s, animal)]:
            hit = True
    if not hit and s.experience[animal] < MAX_EXPERIENCE:
        s.experience[animal] += 1
        tell(s, EVERYBODY, LEARNT, colour_of(animal), kind_of(animal), s.experience[animal])
    return hit


def attack_dragon(s: State, dragon: int) -> None:
    field = s.field[dragon]
    push(s, DO_AFTER, dragon, field, PARRY)
    if epic_hit(s, s.acting):
        remove(s, dragon)
        look_who_is_left(s)
    else:
        tell(s, EVERYBODY, PARRIED, colour_of(dragon), DRAGON)


def strikes_here(s: State) -> bool:
    """Fire and stench need a free field other than the start."""
    here = s.field[s.acting]
    return attacks(s.way) and s.carried < 0 and here != s.start and s.on[here] == s.acting


def can_breathe(s: State) -> bool:
    return kind_of(s.acting) == DRAGON and strikes_here(s)


def can_stink(s: State) -> bool:
    """Stench that reaches nobody is no move of its own: it would only end this one."""
    return kind_of(s.acting) == SKUNK and strikes_here(s) and strikes_from(s, s.acting, s.field[s.acting])


@verb("breathe fire {}", DIRECTIONS, asked=PATH, allowed=can_breathe)
def breathe(s: State, direction: int) -> None:
    """Every animal in the cone rolls, own ones too; dragons, bees and eels are immune."""
    s.phase = BUSY
    tell_walk(s)
    tell(s, EVERYBODY, BREATHED, colour_of(s.acting), direction)
    here = s.field[s.acting]
    for k in range(CONE_SIZE):
        f = CONE[here][direction][k]
        if f >= 0 and s.on[f] >= 0 and not is_immune(DRAGON, kind_of(s.on[f])):
            burn(s, s.on[f])
    look_who_is_left(s)


@allows(breathe)
def someone_burns(s: State, direction: int) -> bool:
    """Fire that reaches nobody is no move of its own either."""
    for k in range(CONE_SIZE):
        f = CONE[s.field[s.acting]][direction][k]
        if f >= 0 and s.on[f] >= 0 and not is_immune(DRAGON, kind_of(s.on[f])):
            return True
    return False


def burn(s: State, animal: int) -> None:
    """Each living swan rolls for itself (K39)."""
    if kind_of(animal) == SWANS:
        both = is_pair(s, animal)
        first = first_living(s, animal)
        hurt(s, animal, FLAME[roll(s, animal)], first)
        if both:
            hurt(s, animal, FLAME[roll(s, animal)], 1)
    else:
        hurt(s, animal, FLAME[roll(s, animal)], 0)


# ---------------------------------------------------------------- skunk and scarab


@verb("stink", asked=PATH, allowed=can_stink)
def stink(s: State) -> None:
    """One wound to every other animal within two Steps, each swan by itself; skunk, dragon, bees, eel are immune."""
    s.phase = BUSY
    tell_walk(s)
    tell(s, EVERYBODY, STANK, colour_of(s.acting))
    here = s.field[s.acting]
    for k in range(N_AROUND):
        f = AROUND[here][k]
        if f >= 0 and s.on[f] >= 0 and not is_immune(SKUNK, kind_of(s.on[f])):
            animal = s.on[f]
            both = is_pair(s, animal)
            hurt(s, animal, 1, first_living(s, animal))
            if both:
                hurt(s, animal, 1, 1)
    look_who_is_left(s)


@TASKS.does(DO_PENETRATE)
def penetrate(s: State, host: int) -> None:
    """Into a pair of swans: the attacked player picks the bird."""
    if is_pair(s, host):
        push(s, DO_PENETRATE, host, 0, 0)
        ask_bird(s, host)
    else:
        enter(s, host, 0 if kind_of(host) != SWANS or bird_lives(s, host, 0) else 1)


def enter(s: State, host: int, bird: int) -> None:
    """The scarab stands on the field of its host until its activation ends; then it is only a black drop."""
    scarab = s.acting
    s.on[s.field[scarab]] = -1
    s.field[scarab] = s.field[host]
    s.host[scarab] = host
    s.bird[colour_of(scarab)] = bird
    tell(s, EVERYBODY, ENTERED, colour_of(scarab), colour_of(host), kind_of(host))
