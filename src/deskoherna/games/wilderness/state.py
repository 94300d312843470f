"""The position: board, cards of the positional phase, animals of the action phase, and whose decision it is."""

from typing import Annotated

from deskoherna.games.wilderness.board import FIELDS
from deskoherna.games.wilderness.material import ANIMALS, CARDS, ELEMENTS, KINDS
from deskoherna.kit.axes import axis, seats
from deskoherna.kit.cards import HasCards
from deskoherna.kit.declare import Phases
from deskoherna.kit.state import OPEN, SCRATCH, SEEN, Grid, Of, Row, Since

MAX_SEATS = 4
SEATS = seats(MAX_SEATS)

PHASES = Phases()
BUSY = PHASES("busy")
"""No question: it holds only while a step is being played."""
BUY = PHASES("buy", never_forced=True)
DISCARD = PHASES("discard", beat="to skip it would tell that all cards in hand are alike")
LAY = PHASES("lay", beat="to skip it would tell that no card in hand can be laid")
FIELD = PHASES("field", beat="to skip it would tell what animal it is that has only one field to go to")
RETURN = PHASES("return", beat="to skip it would tell that the cards left in hand are alike")
ACTIVATE = PHASES("activate", never_forced=True)
PATH = PHASES("path", never_forced=True)
MAGIC_QUESTION = PHASES("magic", never_forced=True)
TAIL = PHASES("tail", never_forced=True)
SETTLE = PHASES("settle", never_forced=True)
BIRD = PHASES("bird", never_forced=True)
STUN = PHASES("stun", never_forced=True)
OVER = PHASES("over")

PLACES = axis("place", ["out", "board", "picked", *(f"{p} {seat}" for p in ("deck", "hand") for seat in "ABCD")])
OUT, BOARD, PICKED = 0, 1, 2
DECK_OF, HAND_OF = [3, 4, 5, 6], [7, 8, 9, 10]
"""On the board the rank of a card is its field."""

LYING = axis("lying", ["nothing", *KINDS.points[16:], "no dots", "one dot", "two dots", "three dots"])
NOTHING, LAND, DESERT_LIES, FACE_DOWN = 0, 1, 6, 7
"""What everybody sees lying on a field: LAND + landscape, or FACE_DOWN + dots."""

DOTS_AXIS = axis("dots", ["no dots", "one dot", "two dots", "three dots"])
SWANS_AXIS = axis("swan", ["first", "second"])
WAYS = axis("way", ["attack", "move", "sprint and attack", "sprint and move", "wake up", "deactivate", "rest"])
TO_ATTACK, TO_MOVE, SPRINT_ATTACK, SPRINT_MOVE, WAKE_UP, DEACTIVATE, REST = range(7)

RESULTS = axis(
    "result", ["open", "five elements", "last animals", "nobody left", "all passed", "no elements", "out of time"]
)
UNDECIDED, FIVE_ELEMENTS, LAST_ANIMALS, NOBODY_LEFT, ALL_PASSED, NO_ELEMENTS, OUT_OF_TIME = range(7)


class State(HasCards):
    phase: Annotated[int, "i1", OPEN, Of(PHASES.axis)]

    # The table. `starter` begins each round of the present phase; `actor` decides now.
    n_kinds: Annotated[int, "i1", OPEN]
    stacking: Annotated[int, "i1", OPEN]
    bees_on_elements: Annotated[int, "i1", OPEN]
    element_first: Annotated[int, "i1", OPEN, Since(3)]
    wound_needed: Annotated[int, "i1", OPEN, Since(3)]
    bees_hurt_dragons: Annotated[int, "i1", OPEN, Since(3)]
    aura_on_itself: Annotated[int, "i1", OPEN, Since(3)]
    starter: Annotated[int, "i1", OPEN, Of(SEATS)]
    turn: Annotated[int, "i1", OPEN, Of(SEATS)]
    actor: Annotated[int, "i1", OPEN, Of(SEATS)]
    round: Annotated[int, "i1", OPEN]
    magic: Annotated[Row, "i1", SEATS, OPEN]
    result: Annotated[int, "i1", OPEN, Of(RESULTS)]
    winner: Annotated[int, "i1", OPEN, Of(SEATS)]

    # The board. Terrain bits (0: no field); what lies there and whose it is; Elements and who has taken which.
    terrain: Annotated[Row, "i1", FIELDS, OPEN]
    lies: Annotated[Row, "i1", FIELDS, OPEN, Of(LYING)]
    whose: Annotated[Row, "i1", FIELDS, OPEN, Of(SEATS)]
    element_at: Annotated[Row, "i1", ELEMENTS, OPEN, Of(FIELDS)]
    copies: Annotated[Row, "i1", ELEMENTS, OPEN]
    owned: Annotated[Grid, "i1", SEATS, ELEMENTS, OPEN]

    # The positional phase. `picked`: what the card about to be laid looks like to everybody.
    drops: Annotated[int, "i1", OPEN]
    trigger: Annotated[int, "i1", OPEN, Of(SEATS)]
    last_turns: Annotated[int, "i1", OPEN]
    quiet_turns: Annotated[int, "i1", OPEN]
    reduced: Annotated[int, "i1", OPEN]
    land_steps: Annotated[int, "i1", OPEN]
    animal_steps: Annotated[int, "i1", OPEN]
    dots_left: Annotated[int, "i1", OPEN]
    laid_animals: Annotated[int, "i1", OPEN]
    picked: Annotated[int, "i1", OPEN, Of(LYING)]

    place: Annotated[Row, "i1", CARDS, SEEN, Of(PLACES)]
    rank: Annotated[Row, "i1", CARDS, SEEN]
    seen: Annotated[Row, "i1", CARDS, SEEN]

    # The animals of the action phase. `fielded`: turned up at the transition. Field -1: not on the board. A scarab
    # inside has a host and no field.
    fielded: Annotated[Row, "i1", ANIMALS, OPEN]
    field: Annotated[Row, "i1", ANIMALS, OPEN, Of(FIELDS)]
    wounds: Annotated[Row, "i1", ANIMALS, OPEN]
    wounds2: Annotated[Row, "i1", ANIMALS, OPEN]
    """Of the second of two swans; no other card stands for two animals, so this is no axis of its own."""
    token: Annotated[Row, "i1", ANIMALS, OPEN]
    passive: Annotated[Row, "i1", ANIMALS, OPEN]
    poison: Annotated[Row, "i1", ANIMALS, OPEN]
    experience: Annotated[Row, "i1", ANIMALS, OPEN]
    host: Annotated[Row, "i1", ANIMALS, OPEN, Of(ANIMALS)]
    bird: Annotated[Row, "i1", SEATS, OPEN]
    sprinted: Annotated[Row, "i1", SEATS, OPEN]

    # The action turn and the activation under way.
    points_left: Annotated[int, "i1", OPEN]
    activations: Annotated[int, "i1", OPEN]
    beaver_rested: Annotated[int, "i1", OPEN]
    idle_turns: Annotated[int, "i1", OPEN]
    dry_rounds: Annotated[int, "i1", OPEN]
    acting: Annotated[int, "i1", OPEN, Of(ANIMALS)]
    way: Annotated[int, "i1", OPEN, Of(WAYS)]
    start: Annotated[int, "i1", OPEN, Of(FIELDS)]
    move_number: Annotated[int, "i1", OPEN]
    speed: Annotated[int, "i1", OPEN]
    used: Annotated[int, "i1", OPEN]
    carried: Annotated[int, "i1", OPEN, Of(ANIMALS)]
    target: Annotated[int, "i1", OPEN, Of(ANIMALS)]
    wounding: Annotated[int, "i1", OPEN]
    holes: Annotated[int, "i1", OPEN]

    # Derived: the animal on each field; one that passes over an occupied field is not there.
    on: Annotated[Row, "i1", FIELDS, OPEN, Of(ANIMALS)]

    dist: Annotated[Row, "i1", FIELDS, SCRATCH]
    dist2: Annotated[Row, "i1", FIELDS, SCRATCH]
    queue: Annotated[Row, "i1", axis("queue", 256), SCRATCH]
    queue2: Annotated[Row, "i1", axis("second queue", 256), SCRATCH]
    cards: Annotated[Row, "i4", CARDS, SCRATCH]
    slots: Annotated[Row, "i4", CARDS, SCRATCH]
    choice: Annotated[Row, "i1", axis("guess", 16), SCRATCH]
