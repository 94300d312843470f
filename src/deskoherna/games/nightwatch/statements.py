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

from collections.abc import Sequence

from deskoherna.games.nightwatch.board import CORNERS, EDGES, HEXES
from deskoherna.games.nightwatch.derived import derive
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
from deskoherna.games.nightwatch.rules import points
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
    State,
)
from deskoherna.kit.axes import NONE
from deskoherna.kit.game import Word
from deskoherna.kit.statements import counted, counts, parts, read_all, word

LAND = r",\s*(?=[NS])"
PLACED = r",\s*(?=-?\d+,-?\d+\s)"


# ---------------------------------------------------------------- the land


def _buildings(level: int) -> Word[State]:
    def get(s: State, seat: int) -> list[str]:
        return [CORNERS.points[c] for c in range(CORNERS.size) if s.owner[c] == seat and s.level[c] == level]

    def put(s: State, seat: int, text: str) -> None:
        for c in range(CORNERS.size):
            if s.owner[c] == seat and s.level[c] == level:
                s.owner[c], s.level[c] = FREE, 0
        for c in read_all(CORNERS, text, LAND):
            if s.owner[c] != FREE:
                raise ValueError(f"corner {CORNERS.points[c]} is taken or off the board")
            s.owner[c], s.level[c] = seat, level

    return word(get, put, at=SEATS)


def _roads(s: State, seat: int) -> list[str]:
    return [EDGES.points[e] for e in range(EDGES.size) if s.road[e] == seat]


def _set_roads(s: State, seat: int, text: str) -> None:
    s.road[:] = [FREE if owner == seat else owner for owner in s.road]
    for e in read_all(EDGES, text, LAND):
        if s.road[e] != FREE:
            raise ValueError(f"edge {EDGES.points[e]} is taken or off the board")
        s.road[e] = seat


# ---------------------------------------------------------------- hands and cards


def _set_hand(s: State, seat: int, text: str) -> None:
    s.hand[seat][:] = counts(RESOURCES, text)
    s.floor[seat][:] = [0] * RESOURCES.size


def _set_cards(s: State, seat: int, text: str) -> None:
    s.cards[seat][:] = counts(CARDS, text)
    s.fresh[seat][:] = [0] * N_CARDS


def _set_fresh(s: State, seat: int, text: str) -> None:
    s.fresh[seat][:] = counts(CARDS, text)
    for c in range(N_CARDS):
        s.cards[seat][c] += s.fresh[seat][c]


def _set_deck(s: State, text: str) -> None:
    wanted = counts(CARDS, text)
    for c in range(N_CARDS):
        elsewhere = sum(s.cards[p][c] for p in range(s.seats)) + (sum(s.patrols) if c == PATROL else 0)
        s.removed[c] = DECKS[s.game][c] - elsewhere - wanted[c]
        if s.removed[c] < 0:
            raise ValueError(f"there are not so many cards {CARDS.points[c]}")
    derive(s)


# ---------------------------------------------------------------- the north


def _wall(s: State, section: int) -> list[str]:
    return [SEATS.points[guard] for guard in s.wall[section] if guard != FREE]


def _set_wall(s: State, section: int, text: str) -> None:
    posted = read_all(SEATS, text)
    s.wall[section][:] = posted + [FREE] * (N_SPACES - len(posted))


def _camps(s: State, clan: int) -> list[str]:
    return [WILDLINGS.points[kind] for kind in s.camp[clan] if kind != EMPTY]


def _set_camps(s: State, clan: int, text: str) -> None:
    kinds = read_all(WILDLINGS, text)
    s.camp[clan][:] = kinds + [EMPTY] * (N_CAMPS + 1 - len(kinds))


def _gift(s: State) -> list[str]:
    return [f"{HEXES.points[h]} {WILDLINGS.points[kind]}" for h, kind in enumerate(s.gift) if kind != EMPTY]


def _set_gift(s: State, text: str) -> None:
    s.gift[:] = [EMPTY] * HEXES.size
    for item in parts(text, PLACED):
        at, _, kind = item.partition(" ")
        s.gift[HEXES.read(at)] = WILDLINGS.read(kind)


def _tokens(field: str) -> Word[State]:
    def get(s: State, seat: int) -> str:
        return counted(TOKEN_KINDS, getattr(s, field)[seat])

    def put(s: State, seat: int, text: str) -> None:
        """The tokens named come from wherever they lie; as many others take their place there."""
        row = getattr(s, field)[seat]
        wanted = counts(TOKEN_KINDS, text)
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

    return word(get, put, at=SEATS)


def _set_pool(s: State, text: str) -> None:
    wanted = counts(TOKEN_KINDS, text)
    for t in range(TOKEN_KINDS.size):
        laid = sum(s.under_settlements[p][t] + s.under_keeps[p][t] for p in range(s.seats))
        s.used[t] = TOKENS[t] - laid - wanted[t]
        if s.used[t] < 0:
            raise ValueError(f"there are not so many tokens {TOKEN_KINDS.points[t]}")
    derive(s)


def _hero(s: State, seat: int) -> str:
    hero = s.hero[seat]
    return NONE if hero == NOBODY else HEROES.points[hero]


def _set_hero(s: State, seat: int, text: str) -> None:
    """The seat takes the hero; who held it before gets the other one."""
    hero, old = HEROES.read(text), s.hero[seat]
    if hero in s.hero[: s.seats]:
        s.hero[s.hero.index(hero)] = old
    else:
        s.display[old], s.display[hero] = 1, 0
    s.hero[seat], s.side[seat] = hero, SIDE_A


# ---------------------------------------------------------------- the turn


def _set_turn(s: State, text: str) -> None:
    """It is this seat's turn, before the roll; the placement rounds are over."""
    s.turn = SEATS.read(text)
    s.placed = (3 if s.game == 1 else 2) * s.seats
    s.last_corner = -1
    s.phase = s.home = BEFORE_ROLL
    s.acting = 1 << s.turn


NOW = {"trade": TRADE, "build": BUILD, "before roll": BEFORE_ROLL}


def _now(s: State) -> str:
    return next((name for name, home in NOW.items() if home == s.home), "placing")


def _set_now(s: State, text: str) -> None:
    """`now = trade`: the dice have fallen (a 6 and a 2 where nothing else is said)."""
    s.phase = s.home = NOW[text]
    if s.home != BEFORE_ROLL and s.dice[0] == 0:
        s.dice[:] = [6, 2, 12 if s.game == 1 else 0]


WORDS: dict[str, Word[State]] = {
    "settlements": _buildings(SETTLEMENT),
    "keeps": _buildings(KEEP),
    "roads": word(_roads, _set_roads, at=SEATS),
    "hand": word(lambda s, seat: counted(RESOURCES, s.hand[seat]), _set_hand, at=SEATS),
    "cards": word(lambda s, seat: counted(CARDS, s.cards[seat]), _set_cards, at=SEATS),
    "fresh": word(lambda s, seat: counted(CARDS, s.fresh[seat]), _set_fresh, at=SEATS),
    "deck": word(lambda s: counted(CARDS, s.deck), _set_deck),
    "wall": word(_wall, _set_wall, at=SECTIONS),
    "camps": word(_camps, _set_camps, at=CLANS),
    "gift": word(_gift, _set_gift),
    "tokens": _tokens("under_settlements"),
    "keep_tokens": _tokens("under_keeps"),
    "pool": word(lambda s: counted(TOKEN_KINDS, s.pool), _set_pool),
    "hero": word(_hero, _set_hero, at=SEATS),
    "points": word(points, at=SEATS),
    "turn": word(lambda s: SEATS.points[s.turn], _set_turn),
    "now": word(_now, _set_now),
}


def _dice(args: Sequence[str]) -> list[int]:
    """`dice 3 4 5`: two dice, and the wildling die in the full game."""
    return [int(a) - 1 for a in args]


CHANCE = {"dice": _dice}
