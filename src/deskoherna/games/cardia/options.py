"""What may be agreed on before a game, and named tables that together use everything in the box."""

from typing import Annotated, Literal

import msgspec

from deskoherna.games.cardia.material import (
    DECK_NAMES,
    FACTION_IDS,
    FACTS,
    GUARDIANS_PER_FACTION,
    LOCATION_IDS,
)
from deskoherna.games.cardia.setup import FIRST_LOCATION, NO_LOCATION, RANDOM_ANY, RANDOM_BASE
from deskoherna.kit.game import WrongOptions

Deck = Literal["I", "II"]
LocationChoice = Literal[
    "none",
    "random-base",
    "random-any",
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
]

RULING = msgspec.Meta(extra_json_schema={"ruling": True})
"""The text leaves room: the table agrees on a reading. The default is the literal one, where there is one."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of Cardia. `match` is read by the table, which deals the games of a match."""

    players: Literal[2] = 2
    swamp: Deck = "I"
    academy: Deck = "I"
    guild: Deck = "I"
    dynasty: Deck = "I"
    guardians: bool = False
    strategic: bool = False
    location: LocationChoice = "none"
    strict: bool = False
    guardian_on_tie: Annotated[bool, RULING] = False
    basilisk_sets_aside: Annotated[bool, RULING] = False
    seal_travels: Annotated[bool, RULING] = False
    exclusive_swamp: Annotated[Literal["marked", "toad", "basilisk", "bat"], RULING] = "marked"
    exclusive_academy: Annotated[Literal["marked", "phoenix", "scorpion", "fox"], RULING] = "marked"
    exclusive_guild: Annotated[Literal["marked", "parrot", "raccoon"], RULING] = "marked"
    match: Literal[1, 3, 5] = 1


def location_code(options: Options) -> int:
    """No location, a random one, or a certain one; an invented one does not go with strict rules."""
    special = {"none": NO_LOCATION, "random-base": RANDOM_BASE, "random-any": RANDOM_ANY}
    if options.location in special:
        return special[options.location]
    index = LOCATION_IDS.index(options.location)
    if options.strict and FACTS.locations[index].invented:
        sentence = f"location {options.location!r} is invented and not part of a strict game"
        raise WrongOptions("location-invented", sentence, at="location", location=options.location)
    return FIRST_LOCATION + index


def exclusive_code(guardian: str) -> int:
    """Which of the three guardians of its faction, from 1; 0: the one that its card says."""
    if guardian == "marked":
        return 0
    ids = [g.id for g in FACTS.guardians]
    return ids.index(guardian) % GUARDIANS_PER_FACTION + 1


def encode(options: Options) -> list[int]:
    """Options as the ints that `setup` reads."""
    if options.strategic and not options.guardians:
        raise WrongOptions("strategic-alone", "the strategic variant needs guardians", at="strategic")
    decks = [DECK_NAMES.index(getattr(options, faction)) for faction in FACTION_IDS]
    return [
        options.players,
        *decks,
        int(options.guardians),
        int(options.strategic),
        location_code(options),
        int(options.strict),
        int(options.guardian_on_tie),
        int(options.basilisk_sets_aside),
        int(options.seal_travels),
        exclusive_code(options.exclusive_swamp),
        exclusive_code(options.exclusive_academy),
        exclusive_code(options.exclusive_guild),
        0,
    ]


def _table(deck: Deck, **more: object) -> Options:
    """All four factions of one deck."""
    return msgspec.convert({**dict.fromkeys(FACTION_IDS, deck), **more}, Options)


TABLES: dict[str, Options] = {
    "deck-1": Options(),
    "deck-2": _table("II"),
    "guardians": Options(guardians=True),
    "guardians-2": _table("II", guardians=True),
    "strategic": Options(guardians=True, strategic=True, academy="II", dynasty="II"),
    "mixed": Options(swamp="II", guild="II", location="random-base"),
    "any-location": Options(guardians=True, location="random-any", swamp="II", academy="II"),
    "strict": Options(guardians=True, location="random-any", strict=True, guild="II", dynasty="II", match=3),
    "other-rulings": Options(
        guardians=True,
        guardian_on_tie=True,
        basilisk_sets_aside=True,
        seal_travels=True,
        exclusive_swamp="toad",
        exclusive_academy="scorpion",
        exclusive_guild="raccoon",
    ),
    "other-rulings-fog": _table(
        "II",
        guardians=True,
        basilisk_sets_aside=True,
        exclusive_swamp="bat",
        exclusive_academy="phoenix",
        location="foggy-swamp",
    ),
    **{name: _table("II" if i % 2 else "I", location=name, guardians=True) for i, name in enumerate(LOCATION_IDS)},
}
"""Each location comes with guardians, in turn with Deck I and Deck II."""
