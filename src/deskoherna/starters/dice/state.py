"""What lies on the table. A position is a record of whole numbers: no objects, no texts, no lists that grow."""

from pathlib import Path
from typing import Annotated

import msgspec

from deskoherna.kit import axes, material
from deskoherna.kit.declare import Phases
from deskoherna.kit.state import OPEN, Base, Of, Row


# Facts of the box stand in material.toml. What is declared here is checked when the file is read.
class Face(material.Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    sheep: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: list[Face]


MATERIAL = material.load(
    "starter", Path(__file__).parent / "material.toml", Facts, lambda facts: material.ids_unique("faces", facts.faces)
)
SHEEP = [face.sheep for face in MATERIAL.facts.faces]

# An axis is a set of things with names: moves, fields, events and words speak of them.
NOTHING = -1
SEATS = axes.seats(4)
FACES = axes.axis("face", MATERIAL.notation(MATERIAL.facts.faces))

# A phase is a question that is being asked. A beat is asked even where there is but one answer, and says why.
PHASES = Phases()
TURN = PHASES("turn", beat="the die is rolled by hand")
OVER = PHASES("over")


class State(Base):
    """Each field: its width in bytes ("i1" holds -128 to 127), its axes, and who sees it (here: everybody)."""

    phase: Annotated[int, "i1", OPEN, Of(PHASES.axis)]
    turn: Annotated[int, "i1", OPEN, Of(SEATS)]
    round: Annotated[int, "i1", OPEN]
    rounds: Annotated[int, "i1", OPEN]
    die: Annotated[int, "i1", OPEN, Of(FACES)]
    gathered: Annotated[int, "i2", OPEN]
    flock: Annotated[Row, "i2", SEATS, OPEN]
