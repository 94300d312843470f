"""The facts of the box as tables and named constants."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec

from deskoherna.kit.material import Fault, Named, ids_unique, load

N_DECK = 25
"""Development cards in the box."""


class Development(Named, frozen=True):
    count: Annotated[int, msgspec.Meta(ge=0, le=N_DECK)]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards_of_a_resource: Annotated[int, msgspec.Meta(ge=1, le=100)]
    points_to_win: Annotated[int, msgspec.Meta(ge=3, le=20)]
    development: list[Development]


IDS = ["knight", "victory-point", "road-building", "year-of-plenty", "monopoly"]


def check(facts: Facts) -> Iterable[Fault]:
    yield from ids_unique("development", facts.development)
    for i, card in enumerate(facts.development):
        if i >= len(IDS) or card.id != IDS[i]:
            yield f"development[{i}].id", f"the cards in their order are {', '.join(IDS)}"
    if len(facts.development) < len(IDS):
        yield "development", f"there are {len(IDS)} kinds of cards"
    if sum(card.count for card in facts.development) != N_DECK:
        yield "development", f"there are {N_DECK} cards"


MATERIAL = load("catan", Path(__file__).parent / "material.toml", Facts, check)

WOOD, BRICK, SHEEP, WHEAT, ORE, DESERT = range(6)
N_RES = 5
ANY = 5
"""A harbour that takes three of any kind."""
KNIGHT, VICTORY, ROADS, PLENTY, MONOPOLY = range(5)
COST_ROAD = [1, 1, 0, 0, 0]
COST_SETTLEMENT = [1, 1, 1, 1, 0]
COST_CITY = [0, 0, 0, 2, 3]
COST_CARD = [0, 0, 1, 1, 1]
TILES = [WOOD] * 4 + [BRICK] * 3 + [SHEEP] * 4 + [WHEAT] * 4 + [ORE] * 3 + [DESERT]
CHITS = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]
PORTS = [WOOD, BRICK, SHEEP, WHEAT, ORE, ANY, ANY, ANY, ANY]
CARDS_OF_KIND = [card.count for card in MATERIAL.facts.development]
DECK = [kind for kind, n in enumerate(CARDS_OF_KIND) for _ in range(n)]
PAIRS = [[a, b] for a in range(N_RES) for b in range(a, N_RES)]
BANK = MATERIAL.facts.cards_of_a_resource
GOAL = MATERIAL.facts.points_to_win

N_SEATS = 4
ROADS_EACH, TOWNS_EACH, CITIES_EACH = 15, 5, 4
BANK_RATE, HARBOUR_RATE, OWN_HARBOUR_RATE = 4, 3, 2
HAND_LIMIT = 7
SMALLEST_ARMY, SHORTEST_ROAD, AWARD = 3, 5, 2
