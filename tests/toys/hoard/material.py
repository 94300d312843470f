"""The cards of the hoard."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from deskoherna.kit import material

BACK_NAMES = ("red", "blue")


class Card(material.Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    back: Literal["red", "blue"]
    value: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[Card]


def check(facts: Facts) -> Iterable[material.Fault]:
    yield from material.ids_unique("cards", facts.cards)
    if len(facts.cards) != 12:
        yield "cards", f"{len(facts.cards)} cards instead of 12"
    for i, card in enumerate(facts.cards):
        if (card.back == "red") != (i < 8):
            yield f"cards[{i}].back", "eight red cards come first, then four blue ones"


SHIPPED = Path(__file__).parent / "material.toml"
MATERIAL = material.load("hoard", SHIPPED, Facts, check)
VALUE = [card.value for card in MATERIAL.facts.cards]
BACK = [BACK_NAMES.index(card.back) for card in MATERIAL.facts.cards]
IDS = [card.id for card in MATERIAL.facts.cards]
WOLF, OWL, FOX = IDS.index("wolf"), IDS.index("owl"), IDS.index("fox")
