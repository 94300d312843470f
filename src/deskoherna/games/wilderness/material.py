"""The facts of `material.toml` as int tables and named constants."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from deskoherna.games.wilderness.board import FIELDS, SIDE
from deskoherna.kit.axes import axis
from deskoherna.kit.material import Fault, Mark, Named, ids_unique, load

Terrain = Literal["water", "forest", "grassland", "rock"]
Count = Annotated[int, msgspec.Meta(ge=0, le=20)]


class TerrainFact(Named, frozen=True):
    letter: str


class AnimalFact(Named, frozen=True, rename={"passes": "pass"}):
    kind: Literal["common", "supernatural"]
    dots: Annotated[int, msgspec.Meta(ge=0, le=3)]
    dice: Annotated[int, msgspec.Meta(ge=0, le=6)]
    speed: Annotated[int, msgspec.Meta(ge=1, le=6)]
    endurance: Annotated[int, msgspec.Meta(ge=0, le=9)]
    terrains: Annotated[list[Terrain], msgspec.Meta(min_length=1, max_length=2)]
    passes: bool
    water_speed: Annotated[int, msgspec.Meta(ge=1, le=6)] = 0
    sprint_speed: Annotated[int, msgspec.Meta(ge=1, le=6)] = 0
    single_dice: Annotated[int, msgspec.Meta(ge=1, le=6)] = 0


class LandscapeFact(Named, frozen=True):
    count: Annotated[int, msgspec.Meta(ge=1, le=6)]
    terrains: list[Terrain]


class ElementFact(Named, frozen=True):
    pass


class DieFact(Named, frozen=True):
    weights: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=60)]], msgspec.Meta(min_length=3, max_length=3)]
    circle: list[Annotated[int, msgspec.Meta(ge=0, le=1)]]
    sun: list[Annotated[int, msgspec.Meta(ge=1, le=3)]]
    flame: list[Annotated[int, msgspec.Meta(ge=0, le=2)]]
    epic: list[Annotated[int, msgspec.Meta(ge=0, le=1)]]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mark: Mark
    magic: Count
    drops: Count
    hand: Count
    land_steps: Count
    animal_steps: Count
    dots: Count
    keep: Count
    activations: Count
    experience: Count


class BoardFact(Named, frozen=True):
    fields: str
    """Ranks from the top, one letter a field (travel) or two (collector's); a dot stands for no field."""
    elements: list[str]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terrains: list[TerrainFact]
    animals: list[AnimalFact]
    landscapes: list[LandscapeFact]
    elements: list[ElementFact]
    die: DieFact
    limits: Limits
    boards: list[BoardFact]


ANIMAL_IDS = [
    "beaver",
    "snake",
    "lizard",
    "echidna",
    "crocodile",
    "swans",
    "bear",
    "mouflon",
    "eagle",
    "bees",
    "basilisk",
    "unicorn",
    "dragon",
    "scarab",
    "skunk",
    "eel",
]
LANDSCAPE_IDS = ["water-card", "forest-card", "grassland-card", "rock-card", "four-terrains", "desert"]
TERRAIN_IDS = ["water", "forest", "grassland", "rock"]
N_LANDSCAPES = 16
"""Landscape cards of a colour."""


def check(facts: Facts) -> Iterable[Fault]:
    """Names that the rules know by heart, counts of the box, and rows of the die."""
    for name, entries, ids in (
        ("animals", facts.animals, ANIMAL_IDS),
        ("landscapes", facts.landscapes, LANDSCAPE_IDS),
        ("terrains", facts.terrains, TERRAIN_IDS),
    ):
        yield from ids_unique(name, entries)
        if [e.id for e in entries] != ids:
            yield name, f"these must be, in this order, {', '.join(ids)}"
    if len(facts.elements) != 5:
        yield "elements", f"there are {len(facts.elements)}, not five"
    total = sum(x.count for x in facts.landscapes)
    if total != N_LANDSCAPES:
        yield "landscapes", f"there are {total} cards, not {N_LANDSCAPES}"
    for row in (facts.die.circle, facts.die.sun, facts.die.flame, facts.die.epic):
        if len(row) != 3:
            yield "die", "every row of results needs three values"
    for i, animal in enumerate(facts.animals):
        if animal.endurance == 0 and animal.id != "bees":
            yield f"animals[{i}].endurance", "only bees have none"
        if animal.endurance > 2 and animal.id == "swans":
            yield f"animals[{i}].endurance", "at most two for each swan"
    if [b.id for b in facts.boards] != ["travel", "collector"]:
        yield "boards", "there must be the travel and the collector board, in this order"
    for i, b in enumerate(facts.boards):
        if len(b.elements) != 5 or any(e not in FIELDS.points for e in b.elements):
            yield f"boards[{i}].elements", "name five fields"
        if len(b.fields.split()) > SIDE:
            yield f"boards[{i}].fields", f"more than {SIDE} ranks"


MATERIAL = load("wilderness", Path(__file__).parent / "material.toml", Facts, check)
F = MATERIAL.facts

WATER_BIT = 1
TERRAIN_BIT = {x.id: 1 << i for i, x in enumerate(F.terrains)}
LETTER_BIT = {x.letter: 1 << i for i, x in enumerate(F.terrains)}


def _bits(terrains: Iterable[str]) -> int:
    return sum({TERRAIN_BIT[t] for t in terrains})


# ---------------------------------------------------------------- kinds of cards: sixteen animals, six landscapes

N_ANIMALS = 16
N_COMMON = 10
N_KINDS = N_ANIMALS + len(LANDSCAPE_IDS)
KINDS = axis("card", [x.id.replace("-card", " card").replace("-", " ") for x in (*F.animals, *F.landscapes)])
(
    BEAVER,
    SNAKE,
    LIZARD,
    ECHIDNA,
    CROCODILE,
    SWANS,
    BEAR,
    MOUFLON,
    EAGLE,
    BEES,
    BASILISK,
    UNICORN,
    DRAGON,
    SCARAB,
    SKUNK,
    EEL,
) = range(N_ANIMALS)
DESERT = N_KINDS - 1

DOTS = [a.dots for a in F.animals]
DICE = [a.dice for a in F.animals]
SPEED = [a.speed for a in F.animals]
ENDURANCE = [a.endurance for a in F.animals]
PASS = [int(a.passes) for a in F.animals]
COST = [1 if a.dots < 2 else 2 for a in F.animals]
"""Activation points: Small animals one, Large ones two."""
FITS = [*(_bits(a.terrains) for a in F.animals), *(_bits(x.terrains) for x in F.landscapes)]
"""Terrains a card may be laid on, as bits; deserts and four terrains go anywhere."""
STANDARD = [int(a.kind == "common") for a in F.animals]
"""Who makes the Standard attack."""
WATER_SPEED = F.animals[CROCODILE].water_speed
SPRINT_SPEED = F.animals[BEAR].sprint_speed
SINGLE_DICE = F.animals[SWANS].single_dice
SWAN_LIVES = F.animals[SWANS].endurance

# ---------------------------------------------------------------- physical cards

CARDS_A_SEAT = N_ANIMALS + N_LANDSCAPES
_LAND_KINDS = [N_ANIMALS + i for i, x in enumerate(F.landscapes) for _ in range(x.count)]
KIND_OF = [*range(N_ANIMALS), *_LAND_KINDS] * 4
"""The kind of each of the 4 x 32 physical cards: animals first, then landscapes."""
N_CARDS = 4 * CARDS_A_SEAT


def _card_names() -> list[str]:
    names = []
    for seat in "ABCD":
        met: dict[int, int] = {}
        for kind in KIND_OF[:CARDS_A_SEAT]:
            met[kind] = met.get(kind, 0) + 1
            names.append(f"{seat} {KINDS.points[kind]}" + (f" {met[kind]}" if kind >= N_ANIMALS else ""))
    return names


CARDS = axis("physical card", _card_names())
BACKS = [c // CARDS_A_SEAT for c in range(N_CARDS)]
ANIMALS = axis("animal", [f"{seat} {KINDS.points[k]}" for seat in "ABCD" for k in range(N_ANIMALS)])
N_ALL = 4 * N_ANIMALS
"""Animals of all colours: animal i of the action phase has the colour i // 16 and the kind i % 16."""

ELEMENTS = axis("element", [x.id for x in F.elements])
N_ELEMENTS = 5

# ---------------------------------------------------------------- dice

FACES = axis("face", ["B", "H", "T"])
BLANK, HOLE, TRIANGLE = range(3)
DIE = [face for face, weight in enumerate(F.die.weights) for _ in range(weight)]
N_DIE = len(DIE)
CIRCLE, SUN, FLAME, EPIC = F.die.circle, F.die.sun, F.die.flame, F.die.epic

# ---------------------------------------------------------------- limits

MAGIC, DROPS, HAND, KEEP = F.limits.magic, F.limits.drops, F.limits.hand, F.limits.keep
LAND_STEPS, ANIMAL_STEPS, DOT_LIMIT = F.limits.land_steps, F.limits.animal_steps, F.limits.dots
ACTIVATIONS, MAX_EXPERIENCE = F.limits.activations, F.limits.experience
MAX_EPIC_DICE = 4
