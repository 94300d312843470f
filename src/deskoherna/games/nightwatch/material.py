"""The facts of the box as types, int tables and named constants."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from deskoherna.games.nightwatch.board import (
    CORNERS,
    N_CORNERS,
    N_EDGES,
    N_HEXES,
    NET,
    edge_at,
    edge_between,
    spirals,
)
from deskoherna.kit.axes import Axis
from deskoherna.kit.hexes import SIDE_NAMES, distance
from deskoherna.kit.material import Fault, Named, Small, ids_unique, load

Count = Annotated[int, msgspec.Meta(ge=0, le=57)]


class Resource(Named, frozen=True, kw_only=True):
    count: Annotated[int, msgspec.Meta(ge=1, le=60)]


class Terrain(Named, frozen=True, kw_only=True):
    code: Annotated[str, msgspec.Meta(pattern="^[a-z]$")]
    gives: str = ""


class Piece(Named, frozen=True, kw_only=True):
    supply: Count
    cost: dict[str, Annotated[int, msgspec.Meta(ge=1, le=5)]]


class Card(Named, frozen=True, kw_only=True):
    base: Count
    watch: Count
    classic: Count


class Hero(Named, frozen=True, kw_only=True):
    number: Annotated[int, msgspec.Meta(ge=1, le=11)]


class Wildling(Named, frozen=True, kw_only=True):
    figures: Count


class Clan(Named, frozen=True, kw_only=True):
    tokens: Annotated[list[Count], msgspec.Meta(min_length=3, max_length=3)]
    trails: list[tuple[Annotated[int, msgspec.Meta(ge=1, le=12)], Annotated[int, msgspec.Meta(ge=1, le=4)]]]
    attack: tuple[Annotated[int, msgspec.Meta(ge=1, le=4)], Annotated[int, msgspec.Meta(ge=1, le=4)]]


class Board(Named, frozen=True, kw_only=True):
    rows: list[tuple[Small, Small, Small]]
    terrain: str
    numbers: list[int]
    markets: list[tuple[Small, Small, Literal["E", "SE", "SW", "W", "NW", "NE"], str]]

    @property
    def cells(self) -> list[tuple[int, int]]:
        return [(q, r) for r, first, last in self.rows for q in range(first, last + 1)]


class Start(Named, frozen=True, kw_only=True):
    towns: tuple[str, str]
    roads: tuple[str, str]


class Classic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spiral: Annotated[list[int], msgspec.Meta(min_length=18, max_length=18)]


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    resources: list[Resource]
    terrains: list[Terrain]
    pieces: list[Piece]
    cards: list[Card]
    heroes: list[Hero]
    wildlings: list[Wildling]
    clans: list[Clan]
    boards: list[Board]
    classic: Classic
    starts: list[Start]


# The code holds the order of these; the file holds their facts.
RESOURCE_IDS = ("lumber", "brick", "wool", "grain", "ore")
TERRAIN_IDS = ("forest", "hills", "pasture", "fields", "mountains", "barren")
PIECE_IDS = ("road", "settlement", "keep", "card", "guard")
CARD_IDS = ("patrol", "road-building", "winter-is-coming", "new-guard", "monopoly", "victory-point")
HERO_IDS = (
    "mormont",
    "marsh",
    "tarly",
    "yarwyck",
    "thorne",
    "melisandre",
    "mance",
    "benjen",
    "ygritte",
    "yoren",
    "qhorin",
)
WILDLING_IDS = ("regular", "climber", "giant")
CLAN_IDS = ("ice-river", "cave-people", "hornfoots")
BOARD_IDS = ("base", "watch-four", "watch-three", "classic")
ORDERS = {
    "resources": RESOURCE_IDS,
    "terrains": TERRAIN_IDS,
    "pieces": PIECE_IDS,
    "cards": CARD_IDS,
    "heroes": HERO_IDS,
    "wildlings": WILDLING_IDS,
    "clans": CLAN_IDS,
    "boards": BOARD_IDS,
}

BOTH = 14
"""The number token "2/12" as it stands on a hex."""
TWO_TWELVE = 212
"""The same token in the material file."""
NUMBER_TOKENS = (0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, TWO_TWELVE)
TOKENS_IN_ALL = 57


def check(facts: Facts) -> Iterable[Fault]:
    for name, order in ORDERS.items():
        entries: list[Named] = getattr(facts, name)
        yield from ids_unique(name, entries)
        if tuple(e.id for e in entries) != order:
            yield name, f"must be {', '.join(order)}, in this order"
    for i, terrain in enumerate(facts.terrains[:5]):
        if terrain.gives != RESOURCE_IDS[i]:
            yield f"terrains[{i}].gives", f"{terrain.id} gives {RESOURCE_IDS[i]}"
    for i, piece in enumerate(facts.pieces):
        for r in piece.cost:
            if r not in RESOURCE_IDS:
                yield f"pieces[{i}].cost", f"{r!r} is no resource"
    tokens = sum(sum(c.tokens) for c in facts.clans)
    if tokens != TOKENS_IN_ALL:
        yield "clans[0].tokens", f"{tokens} tokens; the box has {TOKENS_IN_ALL}"
    if sorted(h.number for h in facts.heroes) != list(range(1, 12)):
        yield "heroes[0].number", "the heroes are numbered from 1 to 11, each number once"
    for i, board in enumerate(facts.boards):
        yield from _check_board(i, board)
    for i, start in enumerate(facts.starts):
        for corner in (*start.towns, *start.roads):
            if corner not in CORNERS.points:
                yield f"starts[{i}].towns", f"{corner!r} is no corner"


def _check_board(i: int, board: Board) -> Iterable[Fault]:
    where = f"boards[{i}]"
    cells = board.cells
    codes = "fhpgmi"
    if any(c not in NET.number for c in cells):
        yield f"{where}.rows", "a hex lies outside the frame"
    if len(board.terrain) != len(cells) or any(t not in codes for t in board.terrain):
        yield f"{where}.terrain", f"one of {codes} for each of the {len(cells)} hexes"
    if len(board.numbers) != len(cells) or any(n not in NUMBER_TOKENS for n in board.numbers):
        yield f"{where}.numbers", f"a number token (0: none) for each of the {len(cells)} hexes"
    hot = [c for c, n in zip(cells, board.numbers, strict=False) if n in (6, 8)]
    if any(distance(a, b) == 1 for a in hot for b in hot):
        yield f"{where}.numbers", "6 and 8 lie side by side"
    for q, r, side, what in board.markets:
        if (q, r) not in cells or what not in (*RESOURCE_IDS, "any"):
            yield f"{where}.markets", f"{[q, r, side, what]!r} is no market"


MATERIAL = load("nightwatch", Path(__file__).parent / "material.toml", Facts, check)
FACTS = MATERIAL.facts

# ---------------------------------------------------------------- axes

RESOURCES = Axis("resource", tuple(MATERIAL.notation(FACTS.resources)))
TERRAINS = Axis("terrain", TERRAIN_IDS)
CARDS = Axis("card", tuple(MATERIAL.notation(FACTS.cards)))
HEROES = Axis("hero", tuple(h.id.capitalize() for h in FACTS.heroes))
WILDLINGS = Axis("wildling", WILDLING_IDS)
CLANS = Axis("clan", tuple(MATERIAL.notation(FACTS.clans)))

# ---------------------------------------------------------------- constants and tables

LUMBER, BRICK, WOOL, GRAIN, ORE = range(5)
N_RESOURCES = 5
BARREN = 5
PATROL, ROAD_BUILDING, WINTER, NEW_GUARD, MONOPOLY, VICTORY = range(6)
N_CARDS = 6
MORMONT, MARSH, TARLY, YARWYCK, THORNE, MELISANDRE, MANCE, BENJEN, YGRITTE, YOREN, QHORIN = range(11)
N_HEROES = 11
REGULAR, CLIMBER, GIANT = range(3)
N_KINDS, N_CLANS = 3, 3
N_TOKENS = N_CLANS * N_KINDS
"""Kinds of wildling tokens: token = clan * 3 + wildling."""

BANK = [r.count for r in FACTS.resources]
FIGURES = [w.figures for w in FACTS.wildlings]
TOKENS = [n for c in FACTS.clans for n in c.tokens]
DECKS = [[c.base for c in FACTS.cards], [c.watch for c in FACTS.cards], [c.classic for c in FACTS.cards]]
"""Development cards by game (base, watch, classic) and kind."""
ROADS, SETTLEMENTS, KEEPS, _, GUARDS = (p.supply for p in FACTS.pieces)
COSTS = [[p.cost.get(r, 0) for r in RESOURCE_IDS] for p in FACTS.pieces]

NO_TRAIL = -1
TRAIL_CLAN = [NO_TRAIL] * 13
TRAIL_CLEARING = [NO_TRAIL] * 13
for _clan, _facts in enumerate(FACTS.clans):
    for _number, _clearing in _facts.trails:
        TRAIL_CLAN[_number], TRAIL_CLEARING[_number] = _clan, _clearing - 1
"""By the number on the wildling die (0 is unused): whose foremost figure moves, and to which clearing."""
ATTACK = [[c - 1 for c in clan.attack] for clan in FACTS.clans]
N_SECTIONS, N_SPACES, N_CAMPS = 4, 5, 4
ROUTE = [[NET.number[(c - k, k)] for k in range(4)] for c in range(N_SECTIONS)]
"""The hexes wildlings enter from each section, nearest to the Wall first."""
FIRST_HEROES = [[TARLY, MARSH, MORMONT, MORMONT], [YARWYCK, TARLY, MARSH, MORMONT]]
"""The first hero of player 1, 2, ... with three and with four players."""

# ---------------------------------------------------------------- boards

BASE_BOARD, WATCH_FOUR, WATCH_THREE, CLASSIC_BOARD = range(4)
NOWHERE = -1
ANY_MARKET = 5
"""A market of 3:1; a lower number is the resource of a 2:1 market."""
N_MARKETS = 9


def _terrain(board: Board) -> list[int]:
    row = [NOWHERE] * N_HEXES
    for cell, code in zip(board.cells, board.terrain, strict=True):
        row[NET.number[cell]] = "fhpgmi".index(code)
    return row


def _numbers(board: Board) -> list[int]:
    row = [0] * N_HEXES
    for cell, n in zip(board.cells, board.numbers, strict=True):
        row[NET.number[cell]] = BOTH if n == TWO_TWELVE else n
    return row


def _market_edges(board: Board) -> list[int]:
    row = [edge_at((q, r), side) for q, r, side, _ in board.markets]
    return row + [NOWHERE] * (N_MARKETS - len(row))


def _market_kinds(board: Board) -> list[int]:
    row = [ANY_MARKET if what == "any" else RESOURCE_IDS.index(what) for _, _, _, what in board.markets]
    return row + [NOWHERE] * (N_MARKETS - len(row))


def _on_board(board: Board, of_hex: list[list[int]], n: int) -> list[int]:
    here = {x for cell in board.cells for x in of_hex[NET.number[cell]]}
    return [int(x in here) for x in range(n)]


BOARD_TERRAIN = [_terrain(b) for b in FACTS.boards]
BOARD_NUMBER = [_numbers(b) for b in FACTS.boards]
BOARD_MARKET_EDGE = [_market_edges(b) for b in FACTS.boards]
BOARD_MARKET_KIND = [_market_kinds(b) for b in FACTS.boards]
BOARD_CORNERS = [_on_board(b, NET.corners, N_CORNERS) for b in FACTS.boards]
BOARD_EDGES = [_on_board(b, NET.borders, N_EDGES) for b in FACTS.boards]
SPIRALS = spirals()
SPIRAL_NUMBERS = FACTS.classic.spiral

_base = FACTS.boards[BASE_BOARD]
BASE_ICE_HEX = NET.number[_base.cells[_base.numbers.index(0)]]
"""The position whose number is missing in the base game: letter N, where the ice field of the standard board lies."""

START_CORNERS = [[CORNERS.points.index(c) for c in start.towns] for start in FACTS.starts]
START_EDGES = [
    [
        edge_between(CORNERS.points.index(a), CORNERS.points.index(b))
        for a, b in zip(start.towns, start.roads, strict=True)
    ]
    for start in FACTS.starts
]
PIPS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0, 2]
"""How many of the 36 throws of two dice pay a number token."""
SIDES = SIDE_NAMES
