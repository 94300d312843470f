"""What a seat sees of a position, as the bytes of a record.

Rows of others and fields that nobody may see are zero. Cards whose faces the seat has not seen lie in one order that
says nothing: their places, ranks and the like are kept as a heap, sorted, so a seat knows how many lie where and not
which. Equal knowledge, equal bytes.
"""

from functools import cache
from typing import Any

import numpy as np

from deskoherna.kit import knowledge
from deskoherna.kit import state as st
from deskoherna.kit.game import Game


def observe(game: Game, s: Any, seat: int) -> bytes:
    """The record of the position as the seat sees it; read it with `np.frombuffer(..., layout(game))`."""
    seen = knowledge.blindfold(game, s, seat, 0)
    for unseen in _heaps(game, s, seat):
        _sort(game, s, seen, unseen)
    return st.pack(seen)


def layout(game: Game) -> np.dtype[Any]:
    """The fields of an observation as a NumPy type."""
    return st.dtype(game.state)


@cache
def _card_fields(game: Game) -> tuple[str, ...]:
    return tuple(f.name for f in st.fields(game.state) if f.sight is st.SEEN)


def _heaps(game: Game, s: Any, seat: int) -> list[list[int]]:
    """The cards the seat has not seen, parted by their backs."""
    if not _card_fields(game):
        return []
    n = len(s.seen)
    backs = list(game.backs) or [0] * n
    return [
        [card for card in range(n) if backs[card] == back and not s.seen[card] >> seat & 1]
        for back in sorted(set(backs))
    ]


def _sort(game: Game, s: Any, seen: Any, unseen: list[int]) -> None:
    names = _card_fields(game)
    slots = sorted([getattr(s, name)[card] for name in names] for card in unseen)
    for card, slot in zip(unseen, slots, strict=True):
        for name, value in zip(names, slot, strict=True):
            getattr(seen, name)[card] = value[:] if isinstance(value, list) else value


def hidden_share(game: Game, s: Any, seat: int) -> float:
    """How much of what can be secret is secret to the seat: entries of cards, of seats and of hidden fields.

    Scratch, the stream of chance and the rows of empty seats do not count.
    """
    secret = total = 0
    for f in st.fields(game.state):
        if f.sight in (st.OPEN, st.SCRATCH) or f.name == "rng":
            continue
        rows = f.shape[0] if f.shape else 1
        if f.sight is st.HIDDEN:
            secret, total = secret + rows, total + rows
            continue
        for i in range(rows):
            if f.sight is st.OWN and f.axes[0].name == "seat" and i >= s.seats:
                continue
            total += 1
            secret += not knowledge.sees_row(s, seat, f, i)
    return secret / total if total else 0.0
