"""The board, the deck and the pieces at the start."""

from bench.catan.board import HEX_HEXES, N_EDGE, N_HEX, N_NODE, N_PORT
from bench.catan.material import (
    BANK,
    BANK_RATE,
    CHITS,
    CITIES_EACH,
    DECK,
    DESERT,
    N_DECK,
    N_RES,
    N_SEATS,
    PORTS,
    ROADS_EACH,
    TILES,
    TOWNS_EACH,
)
from bench.catan.state import SETUP_TOWN, State
from deskoherna.kit.random import shuffle_row
from deskoherna.kit.state import Row

__rules__ = True

N_CHITS = len(CHITS)


def setup(s: State, options: Row) -> None:
    s.seats = options[0]
    for h in range(N_HEX):
        s.hex_res[h] = TILES[h]
    shuffle_row(s, s.hex_res, N_HEX)
    place_chits(s)
    find_numbers(s)
    for i in range(N_PORT):
        s.port_kind[i] = PORTS[i]
    shuffle_row(s, s.port_kind, N_PORT)
    for i in range(N_DECK):
        s.deck[i] = DECK[i]
    shuffle_row(s, s.deck, N_DECK)
    for n in range(N_NODE):
        s.node_owner[n] = -1
    for e in range(N_EDGE):
        s.edge_owner[e] = -1
    for p in range(N_SEATS):
        for r in range(N_RES):
            s.rate[p][r] = BANK_RATE
        s.roads_left[p] = ROADS_EACH
        s.towns_left[p] = TOWNS_EACH
        s.cities_left[p] = CITIES_EACH
    for r in range(N_RES):
        s.bank[r] = BANK
    s.road_holder = -1
    s.army_holder = -1
    s.setup_node = -1
    s.winner = -1
    s.phase = SETUP_TOWN


def find_numbers(s: State) -> None:
    """Remember which hexes each number lies on."""
    for number in range(len(s.hexes_with)):
        found = s.hexes_with[number]
        found[0] = found[1] = -1
        for h in range(N_HEX):
            if s.hex_num[h] == number and s.hex_res[h] != DESERT:
                if found[0] < 0:
                    found[0] = h
                else:
                    found[1] = h


def red(number: int) -> bool:
    return number == 6 or number == 8


def place_chits(s: State) -> None:
    """Random number chits; no two red numbers on neighbouring hexes."""
    desert = 0
    for h in range(N_HEX):
        if s.hex_res[h] == DESERT:
            desert = h
    s.robber = desert
    clash = True
    while clash:
        for i in range(N_CHITS):
            s.hex_num[i] = CHITS[i]
        shuffle_row(s, s.hex_num, N_CHITS)
        s.hex_num[N_CHITS] = s.hex_num[desert]
        s.hex_num[desert] = 0
        clash = False
        for h in range(N_HEX):
            if red(s.hex_num[h]):
                for k in range(6):
                    g = HEX_HEXES[h][k]
                    if g >= 0 and red(s.hex_num[g]):
                        clash = True
