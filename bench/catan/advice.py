"""What a fair player looks at: points, and how far the others are."""

from bench.catan.material import GOAL, N_SEATS
from bench.catan.moves import M_BUY, M_CITY, M_END, M_TOWN, M_TRADE
from bench.catan.rules import points
from bench.catan.state import State

__rules__ = True


def worth(s: State, seat: int) -> int:
    own = points(s, seat)
    best = 0
    for p in range(N_SEATS):
        if p != seat:
            best = max(best, s.score[p])
    return min(1000, max(0, 500 + (own - best) * 500 // GOAL))


def lean(s: State, seat: int, move: int) -> int:  # noqa: ARG001
    """Build when you can; the end of the turn and trades with the bank are the last resort."""
    if M_CITY <= move < M_CITY + len(s.node_owner) or (M_TOWN <= move < M_TOWN + len(s.node_owner)):
        return 20
    if move == M_BUY:
        return 8
    if M_END <= move < M_TRADE + 25:
        return 1
    return 4
