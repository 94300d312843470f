"""Hexes between four shores, and the stones on them. Everything is open."""

from pathlib import Path
from typing import Annotated

import msgspec

from deskoherna.kit import axes, material
from deskoherna.kit.declare import Phases
from deskoherna.kit.hexes import Hexes
from deskoherna.kit.state import OPEN, SCRATCH, Base, Of, Record, Row


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `material.toml`."""

    stones: Annotated[list[material.Named], msgspec.Meta(min_length=2, max_length=2)]


MATERIAL = material.load(
    "isthmus", Path(__file__).parent / "material.toml", Facts, lambda facts: material.ids_unique("stones", facts.stones)
)

MOST = 9
"""The largest map has so many hexes along a shore; smaller ones use those next to the corner 0,0."""
PLAN = Hexes((q, r) for r in range(MOST) for q in range(MOST))
N_HEXES = len(PLAN.cells)
COLUMN = [q for q, _ in PLAN.cells]
ROW = [r for _, r in PLAN.cells]
NEAR = PLAN.near
"""The neighbours of a hex in six directions; -1 beyond the map."""
MIRROR = [PLAN.number[r, q] for q, r in PLAN.cells]
"""A hex as the other seat sees it."""

SEATS = axes.seats(2)
HEXES = PLAN.axis("hex")
STONES = axes.axis("stone", MATERIAL.notation(MATERIAL.facts.stones))
NO_STONE = -1

PHASES = Phases()
PLACE = PHASES("place")
OVER = PHASES("over")


class State(Base):
    """The stone on a hex is called by the seat it belongs to."""

    phase: Annotated[int, "i1", OPEN, Of(PHASES.axis)]
    size: Annotated[int, "i1", OPEN]
    turn: Annotated[int, "i1", OPEN, Of(SEATS)]
    placed: Annotated[int, "i1", OPEN]
    swapped: Annotated[int, "i1", OPEN]
    stone: Annotated[Row, "i1", HEXES, OPEN, Of(SEATS)]
    winner: Annotated[int, "i1", OPEN, Of(SEATS)]
    reached: Annotated[Row, "i1", HEXES, SCRATCH]
    queue: Annotated[Row, "i1", HEXES, SCRATCH]


class Notes(Record):
    """What bots write down: how many stones are missing from a shore to each hex."""

    missing: Annotated[Row, "i2", HEXES]
    queue: Annotated[Row, "i2", axes.axis("slot", 8 * N_HEXES)]
