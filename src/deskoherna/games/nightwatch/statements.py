"""Words of scenarios: a position as a person would lay it out.

    settlements[A] = N0,2, N1,1         all settlements of a seat (the others are taken off); keeps, roads likewise
    hand[A] = 2 lumber, ore             the whole hand of resources
    cards[A] = Patrol, Victory Point    development cards in hand, bought in earlier turns
    fresh[A] = Patrol                   bought this turn, in addition
    deck = Patrol, Monopoly             the deck; all other cards that lie nowhere else have left the game
    wall[2] = A, B                      the guards of a section from space 1
    camps[Ice River] = regular, giant   the camps of a clan from the trails on
    gift = 0,0 regular, 1,0 giant       wildlings in the Gift
    tokens[A] = Hornfoots climber       tokens under the settlements of a seat; keep_tokens likewise
    pool = Ice River regular            the pool; what lies nowhere else counts as used
    hero[A] = Yarwyck                   the hero of a seat (side A); it leaves the display
    points[A]                           points with the hidden ones
    turn = A                            whose turn it is and who acts
"""

import re
from collections.abc import Sequence
from typing import Any

from deskoherna.games.nightwatch.board import CORNERS, EDGES, HEXES
from deskoherna.games.nightwatch.derived import derive
from deskoherna.games.nightwatch.endings import points
from deskoherna.games.nightwatch.material import (
    CARDS,
    CLANS,
    DECKS,
    HEROES,
    N_CAMPS,
    N_CARDS,
    N_SPACES,
    PATROL,
    RESOURCES,
    TOKENS,
    WILDLINGS,
)
from deskoherna.games.nightwatch.roads import KEEP, SETTLEMENT
from deskoherna.games.nightwatch.state import (
    BEFORE_ROLL,
    BUILD,
    EMPTY,
    FREE,
    NOBODY,
    SEATS,
    SECTIONS,
    SIDE_A,
    TOKEN_KINDS,
    TRADE,
)
from deskoherna.kit.axes import NONE, Axis
from deskoherna.kit.game import Word

# ruff: noqa: ARG001 (every word gets the names in brackets)
LAND = re.compile(r"\s*,\s*(?=[NS])")
PLACED = re.compile(r"\s*,\s*(?=-?\d+,-?\d+\s)")


def _seat(index: Sequence[str]) -> int:
    if len(index) != 1:
        raise ValueError("name one seat, as in [A]")
    return SEATS.read(index[0])


def _items(value: str) -> list[str]:
    return [v.strip() for v in value.split(",") if v.strip() and v.strip() != NONE]


def _join(names: Sequence[str]) -> str:
    return ", ".join(names) or NONE


def _bag(axis: Axis, value: str) -> list[int]:
    """`2 lumber, ore` -> counts along the axis."""
    row = [0] * axis.size
    for item in _items(value):
        count, _, name = item.partition(" ") if item[0].isdigit() else ("1", "", item)
        row[axis.read(name)] += int(count)
    return row


def _bag_text(axis: Axis, row: Sequence[int]) -> str:
    return _join([name if n == 1 else f"{n} {name}" for n, name in zip(row, axis.points, strict=False) if n])


# ---------------------------------------------------------------- the land

def _buildings(level: int) -> Word:
    def get(s: Any, index: Sequence[str]) -> str:
        seat = _seat(index)
        return _join([CORNERS.points[c] for c in range(CORNERS.size) if s.owner[c] == seat and s.level[c] == level])

    def put(s: Any, index: Sequence[str], value: str) -> None:
        seat = _seat(index)
        for c in range(CORNERS.size):
            if s.owner[c] == seat and s.level[c] == level:
                s.owner[c], s.level[c] = FREE, 0
        for name in LAND.split(value) if value != NONE else []:
            c = CORNERS.read(name)
            if s.owner[c] != FREE:
                raise ValueError(f"corner {name} is taken or off the board")
            s.owner[c], s.level[c] = seat, level

    return Word(get, put)


def _get_roads(s: Any, index: Sequence[str]) -> str:
    seat = _seat(index)
    return _join([EDGES.points[e] for e in range(EDGES.size) if s.road[e] == seat])


def _set_roads(s: Any, index: Sequence[str], value: str) -> None:
    seat = _seat(index)
    for e in range(EDGES.size):
        if s.road[e] == seat:
            s.road[e] = FREE
    for name in LAND.split(value) if value != NONE else []:
        e = EDGES.read(name)
        if s.road[e] != FREE:
            raise ValueError(f"edge {name} is taken or off the board")
        s.road[e] = seat


# ---------------------------------------------------------------- hands and cards

def _get_hand(s: Any, index: Sequence[str]) -> str:
    return _bag_text(RESOURCES, s.hand[_seat(index)])


def _set_hand(s: Any, index: Sequence[str], value: str) -> None:
    seat = _seat(index)
    s.hand[seat][:] = _bag(RESOURCES, value)
    s.floor[seat][:] = [0] * RESOURCES.size


def _get_cards(s: Any, index: Sequence[str]) -> str:
    return _bag_text(CARDS, s.cards[_seat(index)])


def _set_cards(s: Any, index: Sequence[str], value: str) -> None:
    seat = _seat(index)
    s.cards[seat][:] = _bag(CARDS, value)
    s.fresh[seat][:] = [0] * N_CARDS


def _get_fresh(s: Any, index: Sequence[str]) -> str:
    return _bag_text(CARDS, s.fresh[_seat(index)])


def _set_fresh(s: Any, index: Sequence[str], value: str) -> None:
    seat = _seat(index)
    s.fresh[seat][:] = _bag(CARDS, value)
    for c in range(N_CARDS):
        s.cards[seat][c] += s.fresh[seat][c]


def _get_deck(s: Any, index: Sequence[str]) -> str:
    return _bag_text(CARDS, s.deck)


def _set_deck(s: Any, index: Sequence[str], value: str) -> None:
    wanted = _bag(CARDS, value)
    for c in range(N_CARDS):
        elsewhere = sum(s.cards[p][c] for p in range(s.seats)) + (sum(s.patrols) if c == PATROL else 0)
        s.removed[c] = DECKS[s.game][c] - elsewhere - wanted[c]
        if s.removed[c] < 0:
            raise ValueError(f"there are not so many cards {CARDS.points[c]}")
    derive(s)


# ---------------------------------------------------------------- the north

def _get_wall(s: Any, index: Sequence[str]) -> str:
    row = s.wall[SECTIONS.read(index[0])]
    return _join([SEATS.points[g] for g in row if g != FREE])


def _set_wall(s: Any, index: Sequence[str], value: str) -> None:
    posted = [SEATS.read(v) for v in _items(value)]
    s.wall[SECTIONS.read(index[0])][:] = posted + [FREE] * (N_SPACES - len(posted))


def _get_camps(s: Any, index: Sequence[str]) -> str:
    return _join([WILDLINGS.points[k] for k in s.camp[CLANS.read(index[0])] if k != EMPTY])


def _set_camps(s: Any, index: Sequence[str], value: str) -> None:
    kinds = [WILDLINGS.read(v) for v in _items(value)]
    s.camp[CLANS.read(index[0])][:] = kinds + [EMPTY] * (N_CAMPS + 1 - len(kinds))


def _get_gift(s: Any, index: Sequence[str]) -> str:
    return _join([f"{HEXES.points[h]} {WILDLINGS.points[k]}" for h, k in enumerate(s.gift) if k != EMPTY])


def _set_gift(s: Any, index: Sequence[str], value: str) -> None:
    s.gift[:] = [EMPTY] * HEXES.size
    for item in PLACED.split(value) if value != NONE else []:
        at, _, kind = item.partition(" ")
        s.gift[HEXES.read(at)] = WILDLINGS.read(kind)


def _tokens(field: str) -> Word:
    def get(s: Any, index: Sequence[str]) -> str:
        return _bag_text(TOKEN_KINDS, getattr(s, field)[_seat(index)])

    def put(s: Any, index: Sequence[str], value: str) -> None:
        """The tokens named come from wherever they lie; as many others take their place there."""
        row = getattr(s, field)[_seat(index)]
        wanted = _bag(TOKEN_KINDS, value)
        if sum(wanted) != sum(row):
            raise ValueError(f"{sum(row)} tokens lie there, not {sum(wanted)}")
        given = row[:]
        row[:] = wanted
        spare = [given[t] - wanted[t] for t in range(len(row))]
        for t in range(len(row)):
            while spare[t] < 0:
                source = next(x for x in [s.pool, *s.under_settlements, *s.under_keeps] if x is not row and x[t] > 0)
                back = next(u for u in range(len(row)) if spare[u] > 0)
                source[t] -= 1
                source[back] += 1
                spare[t] += 1
                spare[back] -= 1

    return Word(get, put)


def _get_pool(s: Any, index: Sequence[str]) -> str:
    return _bag_text(TOKEN_KINDS, s.pool)


def _set_pool(s: Any, index: Sequence[str], value: str) -> None:
    wanted = _bag(TOKEN_KINDS, value)
    for t in range(TOKEN_KINDS.size):
        laid = sum(s.under_settlements[p][t] + s.under_keeps[p][t] for p in range(s.seats))
        s.used[t] = TOKENS[t] - laid - wanted[t]
        if s.used[t] < 0:
            raise ValueError(f"there are not so many tokens {TOKEN_KINDS.points[t]}")
    derive(s)


def _get_hero(s: Any, index: Sequence[str]) -> str:
    hero = s.hero[_seat(index)]
    return NONE if hero == NOBODY else HEROES.points[hero]


def _set_hero(s: Any, index: Sequence[str], value: str) -> None:
    """The seat takes the hero; who held it before gets the other one."""
    seat, hero = _seat(index), HEROES.read(value)
    old = s.hero[seat]
    if hero in s.hero[:s.seats]:
        s.hero[s.hero.index(hero)] = old
    else:
        s.display[old], s.display[hero] = 1, 0
    s.hero[seat], s.side[seat] = hero, SIDE_A


# ---------------------------------------------------------------- the turn

def _get_points(s: Any, index: Sequence[str]) -> str:
    return str(points(s, _seat(index)))


def _get_turn(s: Any, index: Sequence[str]) -> str:
    return str(SEATS.points[s.turn])


def _set_turn(s: Any, index: Sequence[str], value: str) -> None:
    """It is this seat's turn, before the roll; the placement rounds are over."""
    s.turn = SEATS.read(value)
    s.placed = (3 if s.game == 1 else 2) * s.seats
    s.last_corner = -1
    s.phase = s.home = BEFORE_ROLL
    s.acting = 1 << s.turn


def _get_now(s: Any, index: Sequence[str]) -> str:
    return {TRADE: "trade", BUILD: "build", BEFORE_ROLL: "before roll"}.get(s.home, "placing")


def _set_now(s: Any, index: Sequence[str], value: str) -> None:
    """`now = trade`: the dice have fallen (a 6 and a 2 where nothing else is said)."""
    s.phase = s.home = {"trade": TRADE, "build": BUILD, "before roll": BEFORE_ROLL}[value]
    if s.home != BEFORE_ROLL and s.dice[0] == 0:
        s.dice[:] = [6, 2, 12 if s.game == 1 else 0]


WORDS = {
    "settlements": _buildings(SETTLEMENT), "keeps": _buildings(KEEP), "roads": Word(_get_roads, _set_roads),
    "hand": Word(_get_hand, _set_hand), "cards": Word(_get_cards, _set_cards), "fresh": Word(_get_fresh, _set_fresh),
    "deck": Word(_get_deck, _set_deck), "wall": Word(_get_wall, _set_wall), "camps": Word(_get_camps, _set_camps),
    "gift": Word(_get_gift, _set_gift), "tokens": _tokens("under_settlements"), "keep_tokens": _tokens("under_keeps"),
    "pool": Word(_get_pool, _set_pool), "hero": Word(_get_hero, _set_hero), "points": Word(_get_points),
    "turn": Word(_get_turn, _set_turn), "now": Word(_get_now, _set_now),
}


def _dice(args: Sequence[str]) -> list[int]:
    """`dice 3 4 5`: two dice, and the wildling die in the full game."""
    return [int(a) - 1 for a in args]


CHANCE = {"dice": _dice}
