"""The position: map, machine, factions, cards and whose decision it is."""

from typing import Annotated

from deskoherna.games.defenders.board import BORDERS, CORNERS, DARTS, HEXES
from deskoherna.games.defenders.material import CARDS, HABITATS, ITEMS, KINDS, LEADERS, SIDES, TILES
from deskoherna.kit.axes import axis, seats
from deskoherna.kit.cards import HasCards
from deskoherna.kit.declare import Phases
from deskoherna.kit.state import OPEN, SCRATCH, SEEN, Grid, Of, Row, Since

MAX_SEATS = 4
SEATS = seats(MAX_SEATS)
ENGINES = axis("engine", 2, start=1)
DIRECTIONS_OF_MACHINE = axis("machine direction", ["right", "left"])

END_OF_TURN = "ending a turn turns up a machine card, and until then the last action can be taken back"
ORDER_OF_REVEALS = "several abilities wait, and the first owner to come forward is the first to be resolved"

PHASES = Phases()
LEADER = PHASES("leader")
START = PHASES("start")
SPLIT = PHASES("split")
CHOOSE = PHASES("choose", parallel=True)
REVEAL = PHASES("reveal", beat=ORDER_OF_REVEALS)
LIBRARY_FROM = PHASES("library from")
LIBRARY_TO = PHASES("library to")
SHOOT = PHASES("shoot")
ACID = PHASES("acid")
HERBS = PHASES("herbs")
TUNNEL = PHASES("tunnel")
DEMOLISH = PHASES("demolish")
PATHS = PHASES("paths", parallel=True)
ACT = PHASES("act", beat=END_OF_TURN)
OVER = PHASES("over")
OPENING = PHASES("opening")
CHOOSE_ALONE = PHASES.beside("choose alone")
SPENT = PHASES.beside("points spent", beat=END_OF_TURN)
TURN_FULL = PHASES.beside("turn full", beat=END_OF_TURN)

TO_REVEAL, TO_SHIFT = 1, 2
"""Bits of `pending`: an unresolved ability; an organizer that may still shift by Secret Paths."""

RESULTS = axis("result", ["open", "won", "core completed", "toxic disaster", "massacre", "out of time"])
UNDECIDED, WON, CORE_COMPLETED, TOXIC_DISASTER, MASSACRE, OUT_OF_TIME = range(6)

_PILES = ["deck", "hand", "chosen", "active", "discard"]
PLACES = axis("place", ["box", "dead", *(f"{side} {pile}" for side in SIDES.points for pile in _PILES)])
BOX, DEAD = 0, 1
DECK_OF, HAND_OF, CHOSEN_OF, ACTIVE_OF, DISCARD_OF = ([2 + 5 * side + k for side in range(4)] for k in range(5))
"""DECK_OF[side] and so on: the places of a faction. In `active` lie the active defender and its team."""


class State(HasCards):
    phase: Annotated[int, "i1", OPEN, Of(PHASES.axis)]

    # The map. `laid`: which tile lies at each of the twelve places, and whether with its back up.
    habitat: Annotated[Row, "i1", HEXES, OPEN, Of(HABITATS)]
    pollution: Annotated[Row, "i1", HEXES, OPEN]
    toxic: Annotated[Row, "i1", HEXES, OPEN]
    mechs: Annotated[Row, "i1", HEXES, OPEN]
    camp: Annotated[Row, "i1", HEXES, OPEN, Of(SIDES)]
    wall: Annotated[Row, "i1", BORDERS, OPEN]
    breach: Annotated[Row, "i1", BORDERS, OPEN]
    laid: Annotated[Grid, "i1", axis("tile place", 12), axis("tile fact", ["tile", "back"]), OPEN]

    # The machine. A tile on the core has the core as its site; an engine on the core has no place (-1).
    site: Annotated[Row, "i1", TILES, OPEN, Of(HEXES)]
    arrow: Annotated[Row, "i1", TILES, OPEN, Of(CORNERS)]
    rewilded: Annotated[Row, "i1", TILES, OPEN]
    engine: Annotated[Row, "i2", ENGINES, OPEN, Of(DARTS)]
    direction: Annotated[int, "i1", OPEN, Of(DIRECTIONS_OF_MACHINE)]
    deck: Annotated[Row, "i1", KINDS, OPEN]
    spent: Annotated[Row, "i1", KINDS, OPEN]
    flipped: Annotated[int, "i1", OPEN, Of(KINDS)]

    # The factions. `second` is the second faction of a single player; `pending` and `acted` say what is still to do.
    owner: Annotated[Row, "i1", SIDES, OPEN]
    side_of: Annotated[Row, "i1", SEATS, OPEN, Of(SIDES)]
    second: Annotated[int, "i1", OPEN, Of(SIDES)]
    in_game: Annotated[Row, "i1", SIDES, OPEN]
    led_by: Annotated[Row, "i1", SIDES, OPEN, Of(LEADERS)]
    leader: Annotated[Row, "i1", SIDES, OPEN, Of(HEXES)]
    wounds: Annotated[Row, "i1", SIDES, OPEN]
    support: Annotated[Row, "i1", SIDES, OPEN]
    camps_left: Annotated[Row, "i1", SIDES, OPEN]
    breaches_left: Annotated[Row, "i1", SIDES, OPEN]
    ready: Annotated[Grid, "i1", SIDES, ITEMS, OPEN]
    active: Annotated[Row, "i1", SIDES, OPEN, Of(CARDS)]
    pending: Annotated[Row, "i1", SIDES, OPEN]
    acted: Annotated[Row, "i1", SIDES, OPEN]
    dead: Annotated[Row, "i1", HABITATS, OPEN, Of(CARDS)]

    place: Annotated[Row, "i1", CARDS, SEEN, Of(PLACES)]
    rank: Annotated[Row, "i1", CARDS, SEEN]
    seen: Annotated[Row, "i1", CARDS, SEEN]

    # The round. `lifted` is where the Travelling Library has picked up a camp.
    n_sides: Annotated[int, "i1", OPEN]
    first: Annotated[int, "i1", OPEN, Of(SEATS)]
    turn: Annotated[int, "i1", OPEN, Of(SIDES)]
    points_left: Annotated[int, "i1", OPEN]
    moves_made: Annotated[int, "i1", OPEN]
    lifted: Annotated[int, "i1", OPEN, Of(HEXES)]
    round: Annotated[int, "i1", OPEN]
    result: Annotated[int, "i1", OPEN, Of(RESULTS)]
    wound_limit: Annotated[int, "i1", OPEN]
    swapped_symbols: Annotated[int, "i1", OPEN]
    long_mycelium: Annotated[int, "i1", OPEN]
    hand_by_card: Annotated[int, "i1", OPEN, Since(3)]
    rain_destroys: Annotated[int, "i1", OPEN, Since(3)]

    # Derived: the tile on each hex (-1: none; on the core its top one), whether it is rewilded, and the open ways.
    tile: Annotated[Row, "i1", HEXES, OPEN]
    wild: Annotated[Row, "i1", HEXES, OPEN]
    gates: Annotated[Row, "i1", HEXES, OPEN]

    mark: Annotated[Row, "i1", HEXES, SCRATCH]
    queue: Annotated[Row, "i1", HEXES, SCRATCH]
    cards: Annotated[Row, "i4", CARDS, SCRATCH]
    slots: Annotated[Row, "i4", CARDS, SCRATCH]
