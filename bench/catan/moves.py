"""Moves and events. Verbs stand in the order in which a turn lists them, so the lists of moves ascend."""

from bench.catan.state import EDGES, HEXES, NODES, PAIRS_OF, RESOURCES, SEATS
from deskoherna.kit.verbs import NUMBER, events, verbs

VERBS = verbs(
    ("play knight",), ("play road building",), ("play monopoly on {}", RESOURCES),
    ("play year of plenty for {}", PAIRS_OF),
    ("roll",), ("end turn",), ("trade {} for {}", RESOURCES, RESOURCES), ("buy card",), ("city on {}", NODES),
    ("road on {}", EDGES), ("settlement on {}", NODES), ("discard {}", RESOURCES), ("robber to {}", HEXES),
    ("rob {}", SEATS))
(M_KNIGHT, M_ROADS, M_MONOPOLY, M_PLENTY, M_ROLL, M_END, M_TRADE, M_BUY, M_CITY, M_ROAD, M_TOWN, M_DISCARD, M_ROBBER,
 M_ROB) = VERBS.first

EVENTS = events(("rolls {}", NUMBER), ("wins {}", SEATS))
E_ROLLS, E_WINS = EVENTS.numbers
