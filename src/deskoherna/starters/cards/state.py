"""What lies on the table, and who may see it. A position is a record of whole numbers: no objects, no texts."""

from pathlib import Path
from typing import Annotated

import msgspec

from deskoherna.kit import axes, material
from deskoherna.kit.cards import HasCards
from deskoherna.kit.declare import Phases
from deskoherna.kit.state import OPEN, SCRATCH, SEEN, Of, Row


# Facts of the box stand in material.toml. What is declared here is checked when the file is read.
class Card(material.Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    strength: Annotated[int, msgspec.Meta(ge=1, le=99)]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: Annotated[list[Card], msgspec.Meta(min_length=12)]


MATERIAL = material.load(
    "starter", Path(__file__).parent / "material.toml", Facts, lambda facts: material.ids_unique("cards", facts.cards)
)
STRENGTH = [card.strength for card in MATERIAL.facts.cards]

# An axis is a set of things with names: moves, fields, events and words speak of them.
SEATS = axes.seats(4)
CARDS = axes.axis("card", MATERIAL.notation(MATERIAL.facts.cards))
PLACES = axes.axis("place", ["deck", "table", "gone", "hand of A", "hand of B", "hand of C", "hand of D"])
DECK, TABLE, GONE, HAND = 0, 1, 2, 3
NO_CARD = -1

# A phase is a question that is being asked.
PHASES = Phases()
PLAY = PHASES("play")
OVER = PHASES("over")


class State(HasCards):
    """Each field: its width in bytes ("i1" holds -128 to 127), its axes, and who sees it.

    OPEN: everybody. SEEN: whoever has its bit in `seen[card]`. OWN: the seat of its first axis. SCRATCH: room for
    calculating. No word: nobody.
    """

    phase: Annotated[int, "i1", OPEN, Of(PHASES.axis)]
    place: Annotated[Row, "i1", CARDS, SEEN, Of(PLACES)]
    rank: Annotated[Row, "i1", CARDS, SEEN]
    seen: Annotated[Row, "i1", CARDS, SEEN]
    turn: Annotated[int, "i1", OPEN, Of(SEATS)]
    laid: Annotated[Row, "i1", SEATS, OPEN, Of(CARDS)]
    tricks: Annotated[Row, "i1", SEATS, OPEN]
    scratch_cards: Annotated[Row, "i4", CARDS, SCRATCH]
    scratch_slots: Annotated[Row, "i4", CARDS, SCRATCH]
