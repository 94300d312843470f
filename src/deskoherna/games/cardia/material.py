"""The facts of the box as types, and as the tables of ints that the rules read."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from deskoherna.kit.material import Fault, Named, ids_unique, load

STRENGTH_COUNT = 16
DECK_NAMES = ("I", "II")
FACTION_IDS = ("swamp", "academy", "guild", "dynasty")
GUARDIANS_PER_FACTION = 3
GUARDIANS_IN_ROW = 6

FactionId = Literal["swamp", "academy", "guild", "dynasty"]
Amount = Annotated[int, msgspec.Meta(ge=0, le=20)]


class Faction(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of the four factions."""


class Character(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A character of Deck I or II; `amount` is the size of its effect where it has one.

    `limit` is the strength up to which the Prodigy helps.
    """

    deck: Literal["I", "II"]
    strength: Annotated[int, msgspec.Meta(ge=1, le=STRENGTH_COUNT)]
    faction: FactionId
    kind: Literal["immediate", "lasting"]
    amount: Amount = 0
    limit: Amount | None = None


class Guardian(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A guardian; an exclusive one works only for the single player whose card fits."""

    faction: FactionId
    exclusive: bool
    amount: Amount = 0


class Location(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A location.

    `invented`: not even its name is printed anywhere, so a strict game refuses it by name. `limit` is the size of a
    hand up to which the Bazaar gives cards.
    """

    box: Literal["base", "guardians"]
    invented: bool = False
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=3)] | None = None
    amount: Amount = 0
    limit: Amount | None = None


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole box."""

    seals: Annotated[int, msgspec.Meta(ge=1, le=12)]
    hand: Annotated[int, msgspec.Meta(ge=1, le=STRENGTH_COUNT)]
    max_clashes: Annotated[int, msgspec.Meta(ge=16, le=100)]
    factions: list[Faction]
    characters: list[Character]
    guardians: list[Guardian]
    locations: list[Location]


CHARACTER_IDS = (
    "hired-blade",
    "void-mage",
    "surgeon",
    "mediator",
    "saboteur",
    "fortune-teller",
    "palace-guard",
    "judge",
    "ambusher",
    "puppeteer",
    "clockmaker",
    "treasurer",
    "swamp-guardian",
    "magistra",
    "inventor",
    "djinn",
    "poisoner",
    "kinesis-mage",
    "envoy",
    "tax-collector",
    "revolutionary",
    "librarian",
    "prodigy",
    "aristocrat",
    "blackmailer",
    "illusionist",
    "engineer",
    "counselor",
    "witch-king",
    "elemental",
    "mechanical-djinn",
    "successor",
)
"""Deck I by strength, then Deck II: the number of a character is its place here."""

GUARDIAN_IDS = (
    "toad",
    "basilisk",
    "bat",
    "phoenix",
    "scorpion",
    "fox",
    "elephant",
    "parrot",
    "raccoon",
    "unicorn",
    "cat",
    "peacock",
)
LOCATION_IDS = (
    "serpent-temple",
    "bazaar",
    "founders-day",
    "grand-library",
    "scrapyard",
    "auction-house",
    "haunted-catacombs",
    "foggy-swamp",
    "senate",
    "witchs-den",
    "crown-hall",
    "observatory",
    "harbour",
)


def faction_of_strength(strength: int) -> str:
    """Strengths 1, 5, 9, 13 are Swamp, 2, 6, ... Academy, 3, 7, ... Guild, 4, 8, ... Dynasty."""
    return FACTION_IDS[(strength - 1) % len(FACTION_IDS)]


def check(facts: Facts) -> Iterable[Fault]:
    """What a material file must keep for the rules to make sense."""
    yield from ids_unique("characters", facts.characters)
    yield from ids_unique("guardians", facts.guardians)
    yield from ids_unique("locations", facts.locations)
    for name, entries, wanted in (
        ("factions", facts.factions, FACTION_IDS),
        ("characters", facts.characters, CHARACTER_IDS),
        ("locations", facts.locations, LOCATION_IDS),
    ):
        ids = tuple(e.id for e in entries)
        if ids != wanted:
            odd = next((i for i, pair in enumerate(zip(ids, wanted, strict=False)) if pair[0] != pair[1]), None)
            if odd is None:
                yield name, f"{len(ids)} entries instead of {len(wanted)}"
            else:
                yield f"{name}[{odd}].id", f"{ids[odd]!r} stands where {wanted[odd]!r} belongs"
    for i, c in enumerate(facts.characters):
        deck, strength = DECK_NAMES[i // STRENGTH_COUNT], i % STRENGTH_COUNT + 1
        if c.deck != deck:
            yield f"characters[{i}].deck", f"{c.deck!r} instead of {deck!r}"
        if c.strength != strength:
            yield f"characters[{i}].strength", f"{c.strength} instead of {strength}"
        if c.faction != faction_of_strength(strength):
            yield f"characters[{i}].faction", f"{c.faction!r}; strength {strength} is {faction_of_strength(strength)}"
    yield from _check_limits(facts)
    yield from _check_guardians(facts)
    yield from _check_strict(facts)


def _check_limits(facts: Facts) -> Iterable[Fault]:
    """Two entries have a limit besides their amount."""
    for i, c in enumerate(facts.characters):
        if (c.limit is not None) != (c.id == "prodigy"):
            yield f"characters[{i}].limit", "the Prodigy has a limit, and nobody else"
    for i, place in enumerate(facts.locations):
        if (place.limit is not None) != (place.id == "bazaar"):
            yield f"locations[{i}].limit", "the Bazaar has a limit, and no other location"


def _check_guardians(facts: Facts) -> Iterable[Fault]:
    if sorted(g.id for g in facts.guardians) != sorted(GUARDIAN_IDS):
        yield "guardians", f"there must be {', '.join(GUARDIAN_IDS)}"
    for i, g in enumerate(facts.guardians):
        if g.faction != FACTION_IDS[i // GUARDIANS_PER_FACTION]:
            yield f"guardians[{i}].faction", "guardians stand three by three: swamp, academy, guild, dynasty"
    for k, faction in enumerate(FACTION_IDS):
        three = facts.guardians[k * GUARDIANS_PER_FACTION : (k + 1) * GUARDIANS_PER_FACTION]
        if sum(g.exclusive for g in three) != 1:
            yield f"guardians[{k * GUARDIANS_PER_FACTION}].exclusive", f"exactly one guardian of {faction} is exclusive"


def attested(entry: Named) -> bool:
    """Is the entry as a whole known or inferred, not a proposal of ours?"""
    return entry.mark != "reconstructed"


def _check_strict(facts: Facts) -> Iterable[Fault]:
    """A strict game is dealt from what is attested."""
    n = sum(attested(g) for g in facts.guardians)
    if n < GUARDIANS_IN_ROW:
        yield "guardians", f"{n} are not reconstructed; a strict game needs {GUARDIANS_IN_ROW}"
    if not any(attested(place) for place in facts.locations if place.box == "base"):
        yield "locations", "all of the base game are reconstructed; a strict game needs one that is not"


MATERIAL = load("cardia", Path(__file__).with_name("material.toml"), Facts, check)
FACTS = MATERIAL.facts

SEALS_TO_WIN: int = FACTS.seals
HAND_SIZE: int = FACTS.hand
MAX_CLASHES: int = FACTS.max_clashes

(
    HIRED_BLADE,
    VOID_MAGE,
    SURGEON,
    MEDIATOR,
    SABOTEUR,
    FORTUNE_TELLER,
    PALACE_GUARD,
    JUDGE,
    AMBUSHER,
    PUPPETEER,
    CLOCKMAKER,
    TREASURER,
    SWAMP_GUARDIAN,
    MAGISTRA,
    INVENTOR,
    DJINN,
    POISONER,
    KINESIS_MAGE,
    ENVOY,
    TAX_COLLECTOR,
    REVOLUTIONARY,
    LIBRARIAN,
    PRODIGY,
    ARISTOCRAT,
    BLACKMAILER,
    ILLUSIONIST,
    ENGINEER,
    COUNSELOR,
    WITCH_KING,
    ELEMENTAL,
    MECHANICAL_DJINN,
    SUCCESSOR,
) = range(2 * STRENGTH_COUNT)
(TOAD, BASILISK, BAT, PHOENIX, SCORPION, FOX, ELEPHANT, PARROT, RACCOON, UNICORN, CAT, PEACOCK) = (
    next(i for i, g in enumerate(FACTS.guardians) if g.id == wanted) for wanted in GUARDIAN_IDS
)
(
    SERPENT_TEMPLE,
    BAZAAR,
    FOUNDERS_DAY,
    GRAND_LIBRARY,
    SCRAPYARD,
    AUCTION_HOUSE,
    CATACOMBS,
    FOGGY_SWAMP,
    SENATE,
    WITCHS_DEN,
    CROWN_HALL,
    OBSERVATORY,
    HARBOUR,
) = range(len(LOCATION_IDS))
SWAMP, ACADEMY, GUILD, DYNASTY = range(len(FACTION_IDS))

LASTING: list[int] = [int(c.kind == "lasting") for c in FACTS.characters]
AMOUNT: list[int] = [c.amount for c in FACTS.characters]
"""The size of an effect: tokens, cards or seals, as the character says."""
PRODIGY_LIMIT: int = FACTS.characters[PRODIGY].limit or 0
BAZAAR_LIMIT: int = FACTS.locations[BAZAAR].limit or 0
GUARDIAN_FACTION: list[int] = [FACTION_IDS.index(g.faction) for g in FACTS.guardians]
EXCLUSIVE: list[int] = [int(g.exclusive) for g in FACTS.guardians]
GUARDIAN_AMOUNT: list[int] = [g.amount for g in FACTS.guardians]
LOCATION_AMOUNT: list[int] = [place.amount for place in FACTS.locations]
BASE_LOCATIONS: list[int] = [i for i, place in enumerate(FACTS.locations) if place.box == "base"]
STRICT_LOCATIONS: list[int] = [i for i, place in enumerate(FACTS.locations) if attested(place)]
STRICT_BASE_LOCATIONS: list[int] = [i for i in BASE_LOCATIONS if attested(FACTS.locations[i])]
ATTESTED_GUARDIAN: list[int] = [int(attested(g)) for g in FACTS.guardians]
