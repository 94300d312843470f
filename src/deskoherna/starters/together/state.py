"""What lies on the table. A position is a record of whole numbers: no objects, no texts, no lists that grow."""

from pathlib import Path
from typing import Annotated

import msgspec

from deskoherna.kit import axes, material
from deskoherna.kit.declare import Phases
from deskoherna.kit.state import OPEN, Base, Of, Row


# Facts of the box stand in material.toml. What is declared here is checked when the file is read.
class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dams: Annotated[list[material.Named], msgspec.Meta(min_length=3, max_length=3)]


MATERIAL = material.load(
    "starter", Path(__file__).parent / "material.toml", Facts, lambda facts: material.ids_unique("dams", facts.dams)
)

# An axis is a set of things with names: moves, fields, events and words speak of them.
SEATS = axes.seats(4)
DAMS = axes.axis("dam", MATERIAL.notation(MATERIAL.facts.dams))
N_DAMS = DAMS.size

# A phase is a question that is being asked.
PHASES = Phases()
WORK = PHASES("work")
HELD = PHASES("held")
FLOODED = PHASES("flooded")


class State(Base):
    """Each field: its width in bytes ("i1" holds -128 to 127), its axes, and who sees it (here: everybody)."""

    phase: Annotated[int, "i1", OPEN, Of(PHASES.axis)]
    turn: Annotated[int, "i1", OPEN, Of(SEATS)]
    turns_left: Annotated[int, "i1", OPEN]
    sacks: Annotated[int, "i1", OPEN]
    water: Annotated[Row, "i1", DAMS, OPEN]
