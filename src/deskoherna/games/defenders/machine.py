"""The machine deck: a card is flipped after every turn and resolved to the end, with no question asked."""

from deskoherna.games.defenders.derived import open_gates
from deskoherna.games.defenders.engines import run_engines, run_hard_engines
from deskoherna.games.defenders.events import MACHINE_CARD, MACHINE_SHUFFLED
from deskoherna.games.defenders.factories import run_factories, run_restart
from deskoherna.games.defenders.material import (
    ENGINES_CARD,
    FACTORIES_CARD,
    HARD_ENGINES,
    HARD_FACTORIES,
    HARD_MECHS,
    MECHS_CARD,
    N_KINDS,
    RESTART_CARD,
)
from deskoherna.games.defenders.mechs import run_mechs
from deskoherna.games.defenders.state import State
from deskoherna.kit.events import EVERYBODY, tell
from deskoherna.kit.random import rand_below

__rules__ = True


def cards_left(s: State) -> int:
    n = 0
    for kind in range(N_KINDS):
        n += s.deck[kind]
    return n


def drawn_kind(s: State) -> int:
    """Which kind comes up. Nobody ever looks into the deck, so it is a bag; the last card is no surprise."""
    left = cards_left(s)
    k = rand_below(s, left) if left > 1 else 0
    kind = 0
    while k >= s.deck[kind]:
        k -= s.deck[kind]
        kind += 1
    return kind


def run_kind(s: State, kind: int) -> None:
    """One dispatcher for the seven kinds."""
    if kind == ENGINES_CARD:
        run_engines(s)
    elif kind == HARD_ENGINES:
        run_hard_engines(s)
    elif kind == FACTORIES_CARD:
        run_factories(s, False)
    elif kind == HARD_FACTORIES:
        run_factories(s, True)
    elif kind == RESTART_CARD:
        run_restart(s)
    elif kind == MECHS_CARD:
        run_mechs(s, False)
    elif kind == HARD_MECHS:
        run_mechs(s, True)
    open_gates(s)


def flip(s: State) -> None:
    """Flip, resolve, discard; when the seventh is discarded the deck is shuffled at once (sheet e.8)."""
    kind = drawn_kind(s)
    s.deck[kind] -= 1
    s.spent[kind] += 1
    s.flipped = kind
    tell(s, EVERYBODY, MACHINE_CARD, kind)
    run_kind(s, kind)
    if cards_left(s) == 0:
        for k in range(N_KINDS):
            s.deck[k] = s.spent[k]
            s.spent[k] = 0
        tell(s, EVERYBODY, MACHINE_SHUFFLED)
