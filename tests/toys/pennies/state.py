"""The State of matching pennies."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from deskoherna.kit import axes, material
from deskoherna.kit.declare import Phases
from deskoherna.kit.state import HIDDEN, OPEN, OWN, Base, Of, Row


class Coins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Both sides of the coin."""

    coins: list[material.Named]


MATERIAL = material.load(
    "pennies", Path(__file__).parent / "material.toml", Coins, lambda facts: material.ids_unique("coins", facts.coins)
)

CZECH_NAMES = ("panna", "orel")


def _names(s: Any) -> Sequence[str]:
    """On a table with the Czech coin the sides have their Czech names."""
    return CZECH_NAMES if s.czech else SIDES.points


SEATS = axes.seats(2)
SIDES = axes.axis("coin", ["heads", "tails"], label=_names)
PHASES = Phases()
BET = PHASES("bet", parallel=True, beat="being ready is said aloud, also by whoever can raise no more")
CHOOSE = PHASES("choose", parallel=True)
OVER = PHASES("over")


class State(Base):
    """A seat that is done waits for the other; a choice is its own until both have chosen."""

    phase: Annotated[int, "i1", OPEN, Of(PHASES.axis)]
    rounds: Annotated[int, "i1", OPEN]
    lucky: Annotated[int, "i1", OPEN]
    czech: Annotated[int, "i1", OPEN]
    done: Annotated[Row, "i1", SEATS, OPEN]
    stake: Annotated[Row, "i1", SEATS, OPEN]
    score: Annotated[Row, "i2", SEATS, OPEN]
    lead: Annotated[int, "i2", OPEN]
    choice: Annotated[Row, "i1", SEATS, OWN, Of(SIDES)]
    ghost: Annotated[int, "i1", HIDDEN]
