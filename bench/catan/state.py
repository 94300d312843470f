"""One position of standard Catan. Hands of resources lie open here, as both other simulators show them."""

from typing import Annotated

from bench.catan.board import N_EDGE, N_HEX, N_NODE, N_PORT
from bench.catan.material import IDS, N_DECK, N_SEATS, PAIRS
from deskoherna.kit.axes import axis, seats
from deskoherna.kit.state import OPEN, OWN, PARTS, SCRATCH, Base, Grid, Of, Row

SEATS = seats(N_SEATS)
RESOURCES = axis("resource", ["wood", "brick", "sheep", "wheat", "ore"])
TERRAIN = axis("terrain", ["wood", "brick", "sheep", "wheat", "ore", "desert"])
HARBOURS = axis("harbour", N_PORT)
KINDS = axis("card", IDS)
PAIRS_OF = axis("pair", [f"{RESOURCES.points[a]} and {RESOURCES.points[b]}" for a, b in PAIRS])
HEXES = axis("hex", N_HEX)
NODES = axis("node", N_NODE)
EDGES = axis("edge", N_EDGE)
IN_DECK = axis("in deck", N_DECK)
TRAIL = axis("trail", 20)
NUMBERS = axis("number on a chit", 13)
TWICE = axis("of a number", 2)
NOTHING_TO_DO = axis("slot", 1)
"""Every question of Catan is asked at once; the stack stays empty."""
PHASES = axis("phase", ["SETUP_TOWN", "SETUP_ROAD", "TURN", "DISCARD", "ROBBER", "STEAL", "FREE_ROADS", "OVER"])

SETUP_TOWN, SETUP_ROAD, TURN, DISCARD, ROBBER, STEAL, FREE_ROADS, OVER = range(8)


class State(Base):
    phase: Annotated[int, "i1", OPEN, Of(PHASES)]
    todo: Annotated[Grid, "i1", NOTHING_TO_DO, PARTS, OPEN]
    hex_res: Annotated[Row, "i1", HEXES, OPEN, Of(TERRAIN)]
    hex_num: Annotated[Row, "i1", HEXES, OPEN]
    hexes_with: Annotated[Grid, "i1", NUMBERS, TWICE, OPEN, Of(HEXES)]
    """The hexes of a number. Follows from `hex_num`."""
    port_kind: Annotated[Row, "i1", HARBOURS, OPEN]
    robber: Annotated[int, "i1", OPEN, Of(HEXES)]
    node_owner: Annotated[Row, "i1", NODES, OPEN, Of(SEATS)]
    node_level: Annotated[Row, "i1", NODES, OPEN]
    edge_owner: Annotated[Row, "i1", EDGES, OPEN, Of(SEATS)]
    reach: Annotated[Row, "i1", NODES, OPEN]
    """A bit a seat: one of its roads ends here. Follows from the roads."""
    bank: Annotated[Row, "i1", RESOURCES, OPEN]
    hand: Annotated[Grid, "i1", SEATS, RESOURCES, OPEN]
    rate: Annotated[Grid, "i1", SEATS, RESOURCES, OPEN]
    cards: Annotated[Grid, "i1", SEATS, KINDS, OWN]
    fresh: Annotated[Grid, "i1", SEATS, KINDS, OWN]
    """Bought this turn, not to be played yet."""
    n_cards: Annotated[Row, "i1", SEATS, OPEN]
    n_fresh: Annotated[Row, "i1", SEATS, OPEN]
    played: Annotated[Row, "i1", KINDS, OPEN]
    deck: Annotated[Row, "i1", IN_DECK]
    deck_pos: Annotated[int, "i1", OPEN]
    knights: Annotated[Row, "i1", SEATS, OPEN]
    roads_left: Annotated[Row, "i1", SEATS, OPEN]
    towns_left: Annotated[Row, "i1", SEATS, OPEN]
    cities_left: Annotated[Row, "i1", SEATS, OPEN]
    road_len: Annotated[Row, "i1", SEATS, OPEN]
    score: Annotated[Row, "i1", SEATS, OPEN]
    """Points that everybody sees: buildings and awards."""
    to_discard: Annotated[Row, "i1", SEATS, OPEN]
    road_holder: Annotated[int, "i1", OPEN, Of(SEATS)]
    army_holder: Annotated[int, "i1", OPEN, Of(SEATS)]
    player: Annotated[int, "i1", OPEN, Of(SEATS)]
    actor: Annotated[int, "i1", OPEN, Of(SEATS)]
    rolled: Annotated[int, "i1", OPEN]
    card_played: Annotated[int, "i1", OPEN]
    free_roads: Annotated[int, "i1", OPEN]
    setup_step: Annotated[int, "i1", OPEN]
    setup_node: Annotated[int, "i1", OPEN, Of(NODES)]
    winner: Annotated[int, "i1", OPEN, Of(SEATS)]
    turns: Annotated[int, "i4", OPEN]
    claim: Annotated[Grid, "i1", SEATS, RESOURCES, SCRATCH]
    path_node: Annotated[Row, "i1", TRAIL, SCRATCH]
    path_next: Annotated[Row, "i1", TRAIL, SCRATCH]
    path_edge: Annotated[Row, "i1", TRAIL, SCRATCH]
