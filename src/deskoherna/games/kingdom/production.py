"""What a duchy yields: the symbols on the duchy card and on completed cards, less those a Thief covers."""

from deskoherna.games.kingdom.kinds import copies
from deskoherna.games.kingdom.material import (
    DUCHY_PRODUCTION,
    KIND,
    N_DEVELOPMENTS,
    N_RESOURCES,
    NO_TYPE,
    PRODUCTION,
    PRODUCTION_PER,
    SYMBOL_KIND,
    SYMBOL_RESOURCE,
    TYPE,
)
from deskoherna.games.kingdom.state import DUCHY, State

__rules__ = True

N_TOKENS = 4
NOBODY = -1


def times(s: State, seat: int, kind: int) -> int:
    """How often a symbol of this card counts: once, or per completed card of the named type, itself included (R16)."""
    per = PRODUCTION_PER[kind]
    return 1 if per == NO_TYPE else s.owned[seat][per]


def symbol_weight(s: State, seat: int, symbol: int) -> int:
    """What a stolen token on this symbol takes away; a multiplied symbol goes as a whole (R26)."""
    kind = SYMBOL_KIND[symbol]
    return 1 if kind < 0 else times(s, seat, kind)


def count_types(s: State, seat: int) -> None:
    """Completed cards by type."""
    row = s.owned[seat]
    for t in range(4):
        row[t] = 0
    for card in range(N_DEVELOPMENTS):
        if s.place[card] == DUCHY + seat:
            row[TYPE[KIND[card]]] += 1


def count_yields(s: State, seat: int) -> None:
    """The volume of each resource, as the next production step would find it."""
    row = s.yields[seat]
    for r in range(N_RESOURCES):
        row[r] = DUCHY_PRODUCTION[s.duchy[seat]][r]
    for card in range(N_DEVELOPMENTS):
        if s.place[card] == DUCHY + seat:
            kind = KIND[card]
            n = times(s, seat, kind)
            if n > 0:
                for r in range(N_RESOURCES):
                    row[r] += PRODUCTION[kind][r] * n
    for i in range(N_TOKENS):
        if s.token_seat[i] == seat:
            row[SYMBOL_RESOURCE[s.token_symbol[i]]] -= symbol_weight(s, seat, s.token_symbol[i])


def open_symbols(s: State, seat: int, symbol: int) -> int:
    """How many symbols of this sort are there and not covered."""
    kind, r = SYMBOL_KIND[symbol], SYMBOL_RESOURCE[symbol]
    printed = DUCHY_PRODUCTION[s.duchy[seat]][r] if kind < 0 else PRODUCTION[kind][r] * copies(s, DUCHY + seat, kind)
    return printed - tokens_on(s, seat, symbol)


def tokens_on(s: State, seat: int, symbol: int) -> int:
    """How many stolen tokens lie on symbols of this sort."""
    n = 0
    for i in range(N_TOKENS):
        if s.token_seat[i] == seat and s.token_symbol[i] == symbol:
            n += 1
    return n


def tokens_of(s: State, seat: int) -> int:
    n = 0
    for i in range(N_TOKENS):
        if s.token_seat[i] == seat:
            n += 1
    return n


def cover(s: State, seat: int, symbol: int) -> None:
    """Lay a stolen token on one such symbol."""
    i = 0
    while s.token_seat[i] != NOBODY:
        i += 1
    s.token_seat[i] = seat
    s.token_symbol[i] = symbol
    count_yields(s, seat)


def uncover(s: State, seat: int, symbol: int) -> None:
    """Take one such token away; the symbol yields again."""
    for i in range(N_TOKENS):
        if s.token_seat[i] == seat and s.token_symbol[i] == symbol:
            s.token_seat[i] = NOBODY
            s.token_symbol[i] = NOBODY
            count_yields(s, seat)
            return
