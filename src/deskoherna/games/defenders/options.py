"""What a table can be set to."""

from typing import Annotated, Literal

import msgspec

from deskoherna.games.defenders.material import CHALLENGING_CARDS, LEADER_SIDE, MAX_WOUNDS, SIDES, F, Faction, Leader
from deskoherna.games.defenders.setup import (
    N_OPTIONS,
    OPT_CHALLENGING,
    OPT_FACTIONS,
    OPT_HAND_BY_CARD,
    OPT_LEADERS,
    OPT_MIRRORED,
    OPT_MYCELIUM,
    OPT_RAIN_DESTROYS,
    OPT_SEATS,
    OPT_SWAPPED,
    OPT_WOUND_LIMIT,
)
from deskoherna.games.defenders.state import MAX_SEATS
from deskoherna.kit.game import WrongOptions

RULING = msgspec.Meta(extra_json_schema={"ruling": True})
"""A reading of the rulebook that a table may choose; the first value is the literal one, where there is one."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table. Without factions they are dealt at random; without leaders everybody chooses one at the table."""

    players: Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)] = 2
    challenging: Annotated[int, msgspec.Meta(ge=0, le=CHALLENGING_CARDS)] = 0
    """Challenging machine cards: 0 basic, 1-2 advanced, 3-4 expert, 5-6 extreme."""
    factions: list[Faction] = []
    """In the order of the seats; a single player leads two."""
    leaders: list[Leader] = []
    solo_wounds: Annotated[Literal["two", "three"], RULING] = "two"
    """How many wounds a faction of a single player can bear: the next one kills (R24)."""
    solo_hand: Annotated[Literal["by-card", "split-first"], RULING] = "by-card"
    """Alone: each opening card is looked at before the next deck is chosen, or the split is named first (D-10)."""
    second_engine: Annotated[Literal["mirrored", "turned"], RULING] = "mirrored"
    """The second pair of walls with its engine: mirrored, or turned by half (R1)."""
    die_symbols: Annotated[Literal["usual", "swapped"], RULING] = "usual"
    """Usual: Fortitude ignores the two wounds and Agility the one; or the other way round (R37)."""
    mycelium: Annotated[Literal["destination", "trail"], RULING] = "destination"
    """Whether Friendly Mycelium clears only where a Move ends, or the whole trail (R22)."""
    acid_rain: Annotated[Literal["swaps", "destroys"], RULING] = "swaps"
    """Whether the mech of Acid Rain is swapped for nothing, or counts as destroyed and gives support (R23)."""


def encode(options: Options) -> list[int]:
    n = max(options.players, 2)
    row = [0] * N_OPTIONS
    row[OPT_SEATS] = options.players
    row[OPT_CHALLENGING] = options.challenging
    row[OPT_WOUND_LIMIT] = MAX_WOUNDS if options.solo_wounds == "three" else MAX_WOUNDS - 1
    row[OPT_SWAPPED] = int(options.die_symbols == "swapped")
    row[OPT_MYCELIUM] = int(options.mycelium == "trail")
    row[OPT_HAND_BY_CARD] = int(options.solo_hand == "by-card")
    row[OPT_MIRRORED] = int(options.second_engine == "mirrored")
    row[OPT_RAIN_DESTROYS] = int(options.acid_rain == "destroys")
    if options.factions:
        if len(set(options.factions)) != n or len(options.factions) != n:
            raise WrongOptions(
                "factions", f"factions: {options.factions!r} are not {n} different ones", at="factions", n=n
            )
        for k, faction in enumerate(options.factions):
            row[OPT_FACTIONS + k] = SIDES.read(faction) + 1
    if options.leaders:
        if not options.factions or len(options.leaders) != n:
            sentence = "leaders: name one for each faction, in the same order, together with the factions"
            raise WrongOptions("leaders", sentence, at="leaders")
        for k, name in enumerate(options.leaders):
            leader = next(i for i, fact in enumerate(F.leaders) if fact.id == name)
            if LEADER_SIDE[leader] + 1 != row[OPT_FACTIONS + k]:
                sentence = f"leaders: {name!r} does not lead the faction {options.factions[k]!r}"
                raise WrongOptions("leader", sentence, at="leaders", leaders=name, factions=options.factions[k])
            row[OPT_LEADERS + k] = leader + 1
    return row


TABLES = {
    "two": Options(),
    "three": Options(players=3),
    "four": Options(players=4),
    "solo": Options(players=1),
    "advanced": Options(players=2, challenging=2),
    "expert": Options(players=3, challenging=4),
    "extreme": Options(players=4, challenging=6),
    "solo-extreme": Options(
        players=1,
        challenging=5,
        solo_wounds="three",
        solo_hand="split-first",
        second_engine="turned",
        die_symbols="swapped",
    ),
    "named": Options(
        players=4,
        challenging=1,
        factions=["sect", "coven", "order", "council"],
        leaders=["umber", "zinnia", "sorrel", "thexuloa"],
        die_symbols="swapped",
    ),
    "named-others": Options(
        players=4,
        challenging=3,
        factions=["order", "council", "coven", "sect"],
        leaders=["burrun", "nexto", "alder", "guszper"],
        second_engine="turned",
        mycelium="trail",
        acid_rain="destroys",
    ),
}
"""Named tables that together cover every player count, level, leader and switch."""
