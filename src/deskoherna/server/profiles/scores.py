"""Games counted: how many were won, and how sure that is."""

import math
from collections.abc import Iterable, Sequence

from deskoherna.server.store.results import SeatResult
from deskoherna.server.wire.bodies import FormGame, Score, ScoreOf

Z = 1.96
FORM = 12
"""So many of the last games are the form."""


def share_of(one: SeatResult, winners: int) -> float:
    """What a result is worth: who gave up has won nothing."""
    if one.gone or not one.won:
        return 0.0
    return 1 / winners if one.shared else 1.0


def score(worth: Sequence[float]) -> Score:
    """Wilson's interval, which holds for few games too."""
    n, won = len(worth), sum(worth)
    if n == 0:
        return Score(0, 0.0, 0, 0, 1000)
    p = won / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Score(n, round(won, 2), round(1000 * p), round(1000 * low), round(1000 * high))


def scores_of(named: Iterable[tuple[str, float]]) -> list[ScoreOf]:
    """By name, the one that came most often first."""
    found: dict[str, list[float]] = {}
    for name, worth in named:
        found.setdefault(name, []).append(worth)
    return [ScoreOf(name, score(w)) for name, w in sorted(found.items(), key=lambda x: (-len(x[1]), x[0]))]


def form(results: Sequence[SeatResult]) -> list[FormGame]:
    """The last games, the newest last."""
    return [
        FormGame(
            one.table_id if one.open else None,
            one.number,
            one.ended,
            "lost" if one.gone or not one.won else "shared" if one.shared else "won",
        )
        for one in results[-FORM:]
    ]
