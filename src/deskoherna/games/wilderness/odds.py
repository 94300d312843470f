"""Ways and chances shown before one commits: reach with its price in magic, and the odds of every attack."""

from math import comb

import msgspec

from deskoherna.games.wilderness.attacks import dice_of
from deskoherna.games.wilderness.board import DIRECTIONS, FIELDS, N_DIRECTIONS, NEAR, STEP_COST
from deskoherna.games.wilderness.material import (
    BEES,
    CIRCLE,
    DIE,
    DRAGON,
    ECHIDNA,
    EEL,
    EPIC,
    HOLE,
    KINDS,
    LIZARD,
    MAX_EPIC_DICE,
    N_ANIMALS,
    N_DIE,
    SCARAB,
    TRIANGLE,
    UNICORN,
)
from deskoherna.games.wilderness.paths import watchers
from deskoherna.games.wilderness.reach import (
    attacks,
    can_attack,
    can_enter,
    certain_wounds,
    is_certain,
    limit_of,
    may_end,
    speed_from,
)
from deskoherna.games.wilderness.state import State
from deskoherna.games.wilderness.wounds import is_pair, lives_left

HUNDRED = 100


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """A field within reach of one move: Steps, magic, and a shortest way in directions."""

    field: str
    steps: int
    magic: int
    path: list[str]
    end: bool
    """May the move end there?"""
    wounds: int
    """Wounds on the way, through bees."""


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """An attack within reach; chances in per cent."""

    field: str
    direction: str
    """From the launching field."""
    seat: int
    card: str
    steps: int
    magic: int
    path: list[str]
    certain: bool
    effect: str
    """wounds, heal, passive, scarab or epic"""
    takes: int
    """Chance to take the field (the eel, the unicorn: to do what they do)."""
    takes_with_magic: int
    """The same with one magic for the holes."""
    hurts: int
    """Chance of at least one wound."""


class Reach(msgspec.Struct, frozen=True, kw_only=True):
    """What one move of an animal could do from where it stands."""

    card: str
    speed: int
    ways: list[Way]
    attacks: list[Odds]
    watched: int
    """Basilisks that would have to be slipped before the first Step."""


def _share(row: list[int]) -> float:
    return sum(bool(row[face]) for face in DIE) / N_DIE


def at_least(wanted: int, dice: int, chance: float) -> float:
    """Chance that at least so many of the dice succeed."""
    return sum(comb(dice, k) * chance ** k * (1 - chance) ** (dice - k) for k in range(max(0, wanted), dice + 1))


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
            stung = int(s.on[g] >= 0 and s.on[g] != animal and s.on[g] % N_ANIMALS == BEES
                        and animal % N_ANIMALS not in (BEES, DRAGON))
            new = (steps + STEP_COST[d], wounds + stung, [*path, d])
            if g not in best or new[:2] < best[g][:2]:
                best[g] = new
                if g not in todo:
                    todo.append(g)
    ways = [Way(field=FIELDS.points[f], steps=n, magic=price(n), path=[DIRECTIONS.ids[d] for d in path],
                end=may_end(s, animal, f, start), wounds=w)
            for f, (n, w, path) in sorted(best.items()) if f != here]
    found: dict[int, Odds] = {}
    if attacks(way):
        for f, (steps, _, path) in sorted(best.items(), key=lambda x: x[1][:2]):
            for d in range(N_DIRECTIONS):
                g = NEAR[f][d]
                if g >= 0 and steps + STEP_COST[d] <= limit and s.on[g] >= 0 and can_attack(s, animal, f, g, start):
                    odds = _odds(s, animal, g, d, steps + STEP_COST[d], price(steps + STEP_COST[d]), path)
                    if g not in found or odds.steps < found[g].steps:
                        found[g] = odds
    return Reach(card=KINDS.ids[animal % N_ANIMALS], speed=speed, ways=ways, attacks=[found[g] for g in sorted(found)],
                 watched=watchers(s, animal))


def _odds(s: State, animal: int, field: int, direction: int, steps: int, magic: int, path: list[int]) -> Odds:
    target = s.on[field]
    effect, takes, paid, hurts = chances(s, animal, target)
    return Odds(field=FIELDS.points[field], direction=DIRECTIONS.ids[direction], seat=target // N_ANIMALS,
                card=KINDS.ids[target % N_ANIMALS], steps=steps, magic=magic,
                path=[DIRECTIONS.ids[d] for d in path], certain=is_certain(s, animal, target), effect=effect,
                takes=takes, takes_with_magic=paid, hurts=hurts)
