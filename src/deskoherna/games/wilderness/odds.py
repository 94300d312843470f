"""Ways and chances shown before one commits: reach with its price in magic, and the odds of every attack."""

from collections.abc import Callable
from math import comb, prod
from typing import Annotated

import msgspec

from deskoherna.games.wilderness.attacks import dice_of
from deskoherna.games.wilderness.board import (
    AROUND,
    CONE,
    DIRECTIONS,
    FIELDS,
    N_DIRECTIONS,
    NEAR,
    NOWHERE,
    STEP_COST,
)
from deskoherna.games.wilderness.material import (
    BASILISK,
    BEES,
    CIRCLE,
    DIE,
    DRAGON,
    ECHIDNA,
    EEL,
    ENDURANCE,
    EPIC,
    FLAME,
    HOLE,
    KINDS,
    LIZARD,
    MAX_EPIC_DICE,
    N_ANIMALS,
    N_DIE,
    SCARAB,
    SKUNK,
    SWAN_LIVES,
    SWANS,
    TRIANGLE,
    UNICORN,
)
from deskoherna.games.wilderness.paths import is_stung, watchers, watches
from deskoherna.games.wilderness.reach import (
    attacks,
    can_attack,
    can_enter,
    can_reach_into,
    certain_wounds,
    is_certain,
    is_immune,
    limit_of,
    may_end,
    speed_from,
    strikes_around,
    suits,
)
from deskoherna.games.wilderness.state import State
from deskoherna.games.wilderness.wounds import is_pair, lives_left
from deskoherna.kit.view import one_of

FieldId = Annotated[str, one_of(FIELDS)]
Kind = Annotated[str, one_of(KINDS)]
Direction = Annotated[str, one_of(DIRECTIONS)]

HUNDRED = 100


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """A field within reach of one move: Steps, magic, and a shortest way in directions."""

    field: FieldId
    steps: int
    magic: int
    path: list[Direction]
    end: bool
    """May the move end there?"""
    wounds: int
    """Wounds on the way, through bees."""
    slips: int
    """Chance to slip all gazes on the way."""
    harms: list["Harm"]
    """Whom a skunk would hurt from there."""
    fire: "Fire | None"
    """For a dragon: the fire from there that is worth most."""


class Harm(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whom fire or stench would reach; chances in per cent."""

    field: FieldId
    seat: int
    card: Kind
    takes: int
    """Chance to fall."""
    hurts: int
    """Chance of at least one wound."""


class Fire(msgspec.Struct, frozen=True, kw_only=True):
    """Fire from a field: its cone, and whom it would reach."""

    direction: Direction
    cone: list[FieldId]
    harms: list[Harm]


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """An attack within reach; chances in per cent."""

    field: FieldId
    direction: Direction
    """From the launching field."""
    seat: int
    card: Kind
    steps: int
    magic: int
    path: list[Direction]
    certain: bool
    effect: Annotated[str, one_of("wounds", "heal", "passive", "scarab", "epic")]
    takes: int
    """Chance to take the field (the eel, the unicorn: to do what they do)."""
    takes_with_magic: int
    """The same with one magic for the holes."""
    hurts: int
    """Chance of at least one wound."""
    slips: int
    """Chance to slip all gazes on the way and before the attack."""


class Spared(msgspec.Struct, frozen=True, kw_only=True):
    """An enemy whom this move cannot attack, and why."""

    field: FieldId
    reason: Annotated[str, one_of("pair", "terrain", "far")]
    """These two kinds never fight so; its field is closed to the attacker; it is too far, or no way leads there."""


class Reach(msgspec.Struct, frozen=True, kw_only=True):
    """What one move of an animal could do from where it stands."""

    card: Kind
    speed: int
    ways: list[Way]
    attacks: list[Odds]
    spared: list[Spared]
    """Of a move that may attack."""
    watched: int
    """Basilisks that would have to be slipped before the first Step."""


def _share(row: list[int]) -> float:
    return sum(bool(row[face]) for face in DIE) / N_DIE


def at_least(wanted: int, dice: int, chance: float) -> float:
    """Chance that at least so many of the dice succeed."""
    return sum(comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(max(0, wanted), dice + 1))


def _per_cent(chance: float) -> int:
    return round(HUNDRED * chance)


def chances(s: State, animal: int, target: int) -> tuple[str, int, int, int]:
    """Effect, chance to take the field, the same with magic for the holes, chance to wound at all."""
    kind, aim = animal % N_ANIMALS, target % N_ANIMALS
    if kind == UNICORN:
        return "heal", HUNDRED, HUNDRED, 0
    if kind == EEL:
        return "passive", HUNDRED, HUNDRED, 0
    if aim == DRAGON:
        dice = min(MAX_EPIC_DICE, 1 + s.experience[animal]) * (2 if is_pair(s, animal) else 1)
        hit = _per_cent(at_least(1, dice, _share(EPIC)))
        return "epic", hit, hit, hit
    if kind == SCARAB:
        return "scarab", HUNDRED, HUNDRED, 0
    if aim == BEES:
        return "wounds", 0, 0, 0
    certain, lives, dice = certain_wounds(s, animal, target), lives_left(s, target), dice_of(s, animal)
    triangle = DIE.count(TRIANGLE) / N_DIE
    plain = at_least(lives - certain, dice, triangle)
    paid = at_least(lives - certain, dice, triangle + DIE.count(HOLE) / N_DIE)
    wounds = 1.0 if certain else at_least(1, dice, triangle)
    parry = _share(CIRCLE)
    if aim == ECHIDNA:
        plain, paid, wounds = plain * (1 - parry), paid * (1 - parry), wounds * (1 - parry)
    if aim == LIZARD:
        plain, paid, wounds = parry + plain * (1 - parry), parry + paid * (1 - parry), wounds * (1 - parry)
    return "wounds", _per_cent(plain), _per_cent(paid), _per_cent(wounds)


def reach(s: State, animal: int, way: int, used: int, start: int) -> Reach:
    """Everything within one move from here, cheapest ways first."""
    here = s.field[animal]
    acting = animal == s.acting
    speed = s.speed if acting else speed_from(s, animal, way, here)
    magic = s.magic[animal // N_ANIMALS]
    limit = limit_of(speed, used, magic)

    def price(steps: int) -> int:
        return max(0, steps - max(speed, used))

    best: dict[int, tuple[int, int, list[int]]] = {here: (used, 0, [])}
    todo = [here]
    while todo:
        todo.sort(key=lambda f: best[f][:2])
        f = todo.pop(0)
        steps, wounds, path = best[f]
        for d in range(N_DIRECTIONS):
            g = NEAR[f][d]
            if g < 0 or steps + STEP_COST[d] > limit or not can_enter(s, animal, g):
                continue
            stung = int(s.on[g] >= 0 and s.on[g] != animal and s.on[g] % N_ANIMALS == BEES and is_stung(s, animal))
            new = (steps + STEP_COST[d], wounds + stung, [*path, d])
            if g not in best or new[:2] < best[g][:2]:
                best[g] = new
                if g not in todo:
                    todo.append(g)
    kind = animal % N_ANIMALS
    stinks, breathes = attacks(way) and kind == SKUNK, attacks(way) and kind == DRAGON
    ways = [
        Way(
            field=FIELDS.points[f],
            steps=n,
            magic=price(n),
            path=[DIRECTIONS.ids[d] for d in path],
            end=may_end(s, animal, f, start),
            wounds=w,
            slips=slips(s, animal, path),
            harms=stench(s, animal, f) if stinks else [],
            fire=best_fire(s, animal, f) if breathes else None,
        )
        for f, (n, w, path) in sorted(best.items())
        if f != here
    ]
    found: dict[int, Odds] = {}
    if attacks(way):
        for f, (steps, _, path) in sorted(best.items(), key=lambda x: x[1][:2]):
            for d in range(N_DIRECTIONS):
                g = NEAR[f][d]
                if g >= 0 and steps + STEP_COST[d] <= limit and s.on[g] >= 0 and can_attack(s, animal, f, g, start):
                    odds = _odds(s, animal, g, d, steps + STEP_COST[d], price(steps + STEP_COST[d]), path)
                    if g not in found or odds.steps < found[g].steps:
                        found[g] = odds
    return Reach(
        card=KINDS.ids[animal % N_ANIMALS],
        speed=speed,
        ways=ways,
        attacks=[found[g] for g in sorted(found)],
        spared=_spared(s, animal, found) if attacks(way) and not strikes_around(kind) else [],
        watched=watchers(s, animal),
    )


def _spared(s: State, animal: int, found: dict[int, Odds]) -> list[Spared]:
    seat = animal // N_ANIMALS
    return [
        Spared(field=FIELDS.points[s.field[other]], reason=_reason(s, animal, other))
        for other in range(s.seats * N_ANIMALS)
        if other // N_ANIMALS != seat and s.field[other] >= 0 and s.field[other] not in found
    ]


def _reason(s: State, animal: int, other: int) -> str:
    if not suits(s, animal, other):
        return "pair"
    return "far" if can_reach_into(s, animal, other, s.field[other]) else "terrain"


def _odds(s: State, animal: int, field: int, direction: int, steps: int, magic: int, path: list[int]) -> Odds:
    target = s.on[field]
    effect, takes, paid, hurts = chances(s, animal, target)
    return Odds(
        field=FIELDS.points[field],
        direction=DIRECTIONS.ids[direction],
        seat=target // N_ANIMALS,
        card=KINDS.ids[target % N_ANIMALS],
        steps=steps,
        magic=magic,
        path=[DIRECTIONS.ids[d] for d in path],
        certain=is_certain(s, animal, target),
        effect=effect,
        takes=takes,
        takes_with_magic=paid,
        hurts=hurts,
        slips=slips(s, animal, [*path, direction]),
    )


# ---------------------------------------------------------------- gazes on a way


def slips(s: State, animal: int, path: list[int]) -> int:
    """Chance to make all these Steps past the basilisks: one roll for each that watches, before each Step."""
    if animal % N_ANIMALS in (EEL, BASILISK):
        return HUNDRED
    here = f = s.field[animal]
    stands = s.on[here] == animal
    if stands:
        s.on[here] = NOWHERE
    rolls = 0
    for d in path:
        if s.on[f] < 0:
            rolls += sum(
                watches(s, seat * N_ANIMALS + BASILISK, f) for seat in range(s.seats) if seat != animal // N_ANIMALS
            )
        f = NEAR[f][d]
    if stands:
        s.on[here] = animal
    return _per_cent(_share(CIRCLE) ** rolls)


# ---------------------------------------------------------------- fire and stench


def cone(s: State, field: int, direction: int) -> list[str]:
    return [FIELDS.points[f] for f in CONE[field][direction] if f >= 0 and s.terrain[f]]


def fire(s: State, field: int, direction: int) -> list[Harm]:
    """Everybody in the cone rolls; each swan for itself."""
    return [_burnt(s, s.on[f]) for f in CONE[field][direction] if f >= 0 and _burns(s, f)]


def burnable(s: State, field: int) -> list[Harm]:
    """Everybody whom some fire from the field would reach: its cones together are all fields within two Steps."""
    return [_burnt(s, s.on[f]) for f in AROUND[field] if f >= 0 and _burns(s, f)]


def best_fire(s: State, dragon: int, field: int) -> Fire | None:
    """The fire that harms others most and own animals least; none, if it reaches nobody."""

    def worth(direction: int) -> int:
        own = dragon // N_ANIMALS
        return sum((HUNDRED * h.takes + h.hurts) * (-1 if h.seat == own else 1) for h in fire(s, field, direction))

    best = max(range(N_DIRECTIONS), key=worth)
    harms = fire(s, field, best)
    return Fire(direction=DIRECTIONS.ids[best], cone=cone(s, field, best), harms=harms) if harms else None


def _burns(s: State, field: int) -> bool:
    return s.on[field] >= 0 and not is_immune(DRAGON, s.on[field] % N_ANIMALS)


def _burnt(s: State, animal: int) -> Harm:
    return _harm(s, animal, lambda wounds: sum(FLAME[face] >= wounds for face in DIE) / N_DIE)


def stench(s: State, skunk: int, field: int) -> list[Harm]:
    """One wound for everybody within two Steps of the field."""
    near = [s.on[f] for f in AROUND[field] if f >= 0 and s.on[f] >= 0 and s.on[f] != skunk]
    return [_harm(s, a, lambda wounds: float(wounds <= 1)) for a in near if not is_immune(SKUNK, a % N_ANIMALS)]


def _harm(s: State, animal: int, at_least_wounds: Callable[[int], float]) -> Harm:
    kind = animal % N_ANIMALS
    lives = [ENDURANCE[kind] - s.wounds[animal]]
    if kind == SWANS:
        lives = [n for n in (SWAN_LIVES - s.wounds[animal], SWAN_LIVES - s.wounds2[animal]) if n > 0]
    falls = prod(at_least_wounds(n) for n in lives)
    unhurt = (1 - at_least_wounds(1)) ** len(lives)
    return Harm(
        field=FIELDS.points[s.field[animal]],
        seat=animal // N_ANIMALS,
        card=KINDS.ids[kind],
        takes=_per_cent(falls),
        hurts=_per_cent(1 - unhurt),
    )
