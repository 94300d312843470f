"""What lies on the table. A position is a record of whole numbers: no objects, no texts, no lists that grow."""

from pathlib import Path
from typing import Annotated

import msgspec

from deskoherna.kit import axes, material
from deskoherna.kit.declare import Phases
from deskoherna.kit.hexes import Hexes, disc
from deskoherna.kit.state import OPEN, Base, Of, Row


# Facts of the box stand in material.toml. What is declared here is checked when the file is read.
class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stones: Annotated[list[material.Named], msgspec.Meta(min_length=2, max_length=2)]


MATERIAL = material.load(
    "starter", Path(__file__).parent / "material.toml", Facts, lambda facts: material.ids_unique("stones", facts.stones)
)

# A map is a set of hexes with its tables, made once: neighbours here; borders, corners, rays where a game needs them.
PLAN = Hexes(disc(2))
N_HEXES = len(PLAN.cells)
NEAR = PLAN.near
"""The neighbours of a hex in six directions; -1 beyond the map."""

# An axis is a set of things with names: moves, fields, events and words speak of them.
SEATS = axes.seats(2)
HEXES = PLAN.axis("hex")
STONES = axes.axis("stone", MATERIAL.notation(MATERIAL.facts.stones))
NO_STONE = -1

# A phase is a question that is being asked.
PHASES = Phases()
PLACE = PHASES("place")
OVER = PHASES("over")


class State(Base):
    """Each field: its width in bytes ("i1" holds -128 to 127), its axes, and who sees it (here: everybody)."""

    phase: Annotated[int, "i1", OPEN, Of(PHASES.axis)]
    turn: Annotated[int, "i1", OPEN, Of(SEATS)]
    placed: Annotated[int, "i1", OPEN]
    stone: Annotated[Row, "i1", HEXES, OPEN, Of(SEATS)]
    score: Annotated[Row, "i1", SEATS, OPEN]
