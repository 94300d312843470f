"""The State of the hoard."""

from typing import Annotated

from deskoherna.kit import axes
from deskoherna.kit.cards import HasCards
from deskoherna.kit.declare import Phases
from deskoherna.kit.state import HIDDEN, OPEN, OWN, SCRATCH, SEEN, Grid, Of, Row
from toys.hoard.material import BACK_NAMES, MATERIAL

MOST_SEATS = 3
SEATS = axes.seats(MOST_SEATS)
CARDS = axes.axis("card", MATERIAL.notation(MATERIAL.facts.cards))
PILES = axes.axis("pile", BACK_NAMES)
PHASES = Phases()
TURN = PHASES("turn")
GIVE = PHASES("give")
OVER = PHASES("over")
PLACES = axes.axis(
    "place", ["red pile", "blue pile", *(f"{what} of {seat}" for what in ("hand", "vault", "row") for seat in "ABC")]
)
PILE, HAND, VAULT, ROW = 0, 2, 5, 8
TODO_SLOTS = axes.axis("slot", 6)
TODO_PARTS = axes.axis("part", ["what", "a", "b", "c"])


class State(HasCards):
    """`lucky` is the card worth more in a vault: nobody knows it before the end. `wink` is a seat's own secret."""

    phase: Annotated[int, "i1", OPEN, Of(PHASES.axis)]
    todo: Annotated[Grid, "i1", TODO_SLOTS, TODO_PARTS, OPEN]
    place: Annotated[Row, "i1", CARDS, SEEN, Of(PLACES)]
    rank: Annotated[Row, "i1", CARDS, SEEN]
    seen: Annotated[Row, "i1", CARDS, SEEN]
    turn: Annotated[int, "i1", OPEN, Of(SEATS)]
    giver: Annotated[int, "i1", OPEN, Of(SEATS)]
    bonus: Annotated[Row, "i1", SEATS, OPEN]
    value: Annotated[Row, "i1", SEATS, OPEN]
    wink: Annotated[Row, "i1", SEATS, OWN]
    lucky: Annotated[int, "i1", HIDDEN]
    scratch_cards: Annotated[Row, "i4", CARDS, SCRATCH]
    scratch_slots: Annotated[Row, "i4", CARDS, SCRATCH]
