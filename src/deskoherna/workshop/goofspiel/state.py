"""What lies on the market, and who may see it."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec

from deskoherna.kit import axes, material
from deskoherna.kit.declare import Phases, Tasks
from deskoherna.kit.state import OPEN, OWN, Base, Grid, Of, Row


class Valued(material.Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of goods or a coin."""

    value: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `material.toml`."""

    goods: Annotated[list[Valued], msgspec.Meta(min_length=9, max_length=9)]
    coins: Annotated[list[Valued], msgspec.Meta(min_length=9, max_length=9)]


def check(facts: Facts) -> Iterable[material.Fault]:
    yield from material.ids_unique("goods", facts.goods)
    yield from material.ids_unique("coins", facts.coins)


MATERIAL = material.load("goofspiel", Path(__file__).parent / "material.toml", Facts, check)
WORTH = [good.value for good in MATERIAL.facts.goods]
COIN = [coin.value for coin in MATERIAL.facts.coins]

# An axis is a set of things with names: seats, cards, fields of a map. Moves, fields of the State and words use them.
SEATS = axes.seats(4)
GOODS = axes.axis("good", MATERIAL.notation(MATERIAL.facts.goods))
COINS = axes.axis("coin", MATERIAL.notation(MATERIAL.facts.coins))

PHASES = Phases()
BID = PHASES("bid", parallel=True)
"""All seats are asked at once, so no seat may learn anything of the others before all have answered."""
OVER = PHASES("over")

TASKS = Tasks()
DO_JUDGE = TASKS("judge")
DO_NEXT_GOODS = TASKS("next goods")

NO_COIN = -1


class State(Base):
    """Coins stay in `coins` until all bids are shown: what is missing in a hand would tell the bid."""

    phase: Annotated[int, "i1", OPEN, Of(PHASES.axis)]
    pieces: Annotated[int, "i1", OPEN]
    prize: Annotated[int, "i1", OPEN, Of(GOODS)]
    pot: Annotated[int, "i1", OPEN]
    to_come: Annotated[Row, "i1", GOODS, OPEN]
    coins: Annotated[Grid, "i1", SEATS, COINS, OPEN]
    done: Annotated[Row, "i1", SEATS, OPEN]
    score: Annotated[Row, "i1", SEATS, OPEN]
    bid: Annotated[Row, "i1", SEATS, OWN, Of(COINS)]
