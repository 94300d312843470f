"""What may be agreed on before a game, and named tables that together use everything in the box."""

from typing import Literal

import msgspec

from deskoherna.games.cardia.material import DECK_NAMES, FACTION_IDS, FACTS, LOCATION_IDS
from deskoherna.games.cardia.setup import FIRST_LOCATION, NO_LOCATION, RANDOM_ANY, RANDOM_BASE

Deck = Literal["I", "II"]
LocationChoice = Literal[
    "none", "random-base", "random-any", "serpent-temple", "bazaar", "founders-day", "grand-library", "scrapyard",
    "auction-house", "haunted-catacombs", "foggy-swamp", "senate", "witchs-den", "crown-hall", "observatory", "harbour"]


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
    guardian_on_tie: bool = True
    match: Literal[1, 3, 5] = 1


def location_code(options: Options) -> int:
    """No location, a random one, or a certain one; an invented one does not go with strict rules."""
    special = {"none": NO_LOCATION, "random-base": RANDOM_BASE, "random-any": RANDOM_ANY}
    if options.location in special:
        return special[options.location]
    index = LOCATION_IDS.index(options.location)
    if options.strict and FACTS.locations[index].invented:
        raise ValueError(f"location {options.location!r} is invented and not part of a strict game")
    return FIRST_LOCATION + index


def encode(options: Options) -> list[int]:
    """Options as the ints that `setup` reads."""
    if options.strategic and not options.guardians:
        raise ValueError("the strategic variant needs guardians")
    decks = [DECK_NAMES.index(getattr(options, faction)) for faction in FACTION_IDS]
    return [options.players, *decks, int(options.guardians), int(options.strategic), location_code(options),
            int(options.strict), int(options.guardian_on_tie)]


def _table(deck: Deck, **more: object) -> Options:
    """All four factions of one deck."""
    return msgspec.convert({**dict.fromkeys(FACTION_IDS, deck), **more}, Options)


TABLES: dict[str, Options] = {
    "deck-1": Options(),
    "deck-2": _table("II"),
    "guardians": Options(guardians=True),
    "guardians-2": _table("II", guardians=True, guardian_on_tie=False),
    "strategic": Options(guardians=True, strategic=True, academy="II", dynasty="II"),
    "mixed": Options(swamp="II", guild="II", location="random-base"),
    "any-location": Options(guardians=True, location="random-any", swamp="II", academy="II"),
    "strict": Options(guardians=True, location="random-any", strict=True, guild="II", dynasty="II", match=3),
    **{name: _table("II" if i % 2 else "I", location=name, guardians=True) for i, name in enumerate(LOCATION_IDS)},
}
"""Each location comes with guardians, in turn with Deck I and Deck II."""
