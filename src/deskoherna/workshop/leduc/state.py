"""Six cards, two hands, a card on the table, chips: what there is, and who may see it."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec

from deskoherna.kit import axes, material
from deskoherna.kit.cards import HasCards
from deskoherna.kit.declare import Phases, Tasks
from deskoherna.kit.state import OPEN, SCRATCH, SEEN, Of, Row


class Card(material.Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    rank: Annotated[int, msgspec.Meta(ge=1, le=3)]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `material.toml`."""

    cards: Annotated[list[Card], msgspec.Meta(min_length=6, max_length=6)]


def check(facts: Facts) -> Iterable[material.Fault]:
    yield from material.ids_unique("cards", facts.cards)


MATERIAL = material.load("leduc", Path(__file__).parent / "material.toml", Facts, check)
RANK = [card.rank for card in MATERIAL.facts.cards]

SEATS = axes.seats(2)
CARDS = axes.axis("card", MATERIAL.notation(MATERIAL.facts.cards))
PLACES = axes.axis("place", ["deck", "table", "hand of A", "hand of B"])
DECK, TABLE, HAND = 0, 1, 2

PHASES = Phases()
BET = PHASES("bet")
DEAL = PHASES("deal", beat="what was shown lies open until the next cards are dealt")
OVER = PHASES("over")

TASKS = Tasks()
DO_END_ROUND = TASKS("end of a round of bets")
DO_SHOWDOWN = TASKS("showdown")
DO_END_DEAL = TASKS("end of a deal")


class State(HasCards):
    """A card has a place, a rank within it, and one bit for each seat that has seen it (`kit/cards.py`)."""

    phase: Annotated[int, "i1", OPEN, Of(PHASES.axis)]
    place: Annotated[Row, "i1", CARDS, SEEN, Of(PLACES)]
    rank: Annotated[Row, "i1", CARDS, SEEN]
    seen: Annotated[Row, "i1", CARDS, SEEN]
    turn: Annotated[int, "i1", OPEN, Of(SEATS)]
    deal: Annotated[int, "i1", OPEN]
    deals: Annotated[int, "i1", OPEN]
    second: Annotated[int, "i1", OPEN]
    """The card lies on the table: the second round of bets."""
    raises: Annotated[int, "i1", OPEN]
    """In this round."""
    checked: Annotated[int, "i1", OPEN]
    paid: Annotated[Row, "i1", SEATS, OPEN]
    chips: Annotated[Row, "i2", SEATS, OPEN]
    scratch_cards: Annotated[Row, "i4", CARDS, SCRATCH]
    scratch_slots: Annotated[Row, "i4", CARDS, SCRATCH]
