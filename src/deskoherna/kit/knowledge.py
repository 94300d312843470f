"""Who knows what, from the words of the State: the blindfold, and the fields a seat sees."""

from typing import Any

from deskoherna.kit import state as st
from deskoherna.kit.game import Game


def owner_of(s: Any, field: st.Field, i: int) -> int:
    """The seat that row i of an OWN field belongs to."""
    return int(s.owner[i]) if field.axes[0].name == "side" else i


def sees_row(s: Any, seat: int, field: st.Field, i: int) -> bool:
    """May the seat see row i (an index of the first axis) of this field?"""
    if field.sight is st.OPEN:
        return True
    if field.sight is st.OWN:
        return owner_of(s, field, i) == seat
    return field.sight is st.SEEN and seat >= 0 and bool(s.seen[i] >> seat & 1)


def visible(s: Any, seat: int) -> dict[str, Any]:
    """What the seat sees of every field: whole, or row by row (None where it sees nothing)."""
    seen: dict[str, Any] = {}
    for f in st.fields(type(s)):
        value = getattr(s, f.name)
        if f.sight is st.OPEN:
            seen[f.name] = value
        elif f.sight in (st.OWN, st.SEEN):
            seen[f.name] = [v if sees_row(s, seat, f, i) else None for i, v in enumerate(value)]
    return seen


def blindfold(game: Game, s: Any, seat: int, turn: int) -> Any:
    """A copy in which all that the seat cannot see is destroyed.

    Rows of others in OWN fields and fields without a word become zero; unseen entries of SEEN fields are moved round
    by `turn` among the cards with equal backs. What `forget` makes of the copy must not differ.
    """
    t = st.clone(s)
    blank = game.zero()
    for f in st.fields(game.state):
        if f.name == "rng" or f.sight in (st.HIDDEN, st.SCRATCH):
            setattr(t, f.name, getattr(blank, f.name))
        elif f.sight is st.OWN:
            rows = getattr(t, f.name)
            for i in range(len(rows)):
                if not sees_row(s, seat, f, i):
                    rows[i] = getattr(blank, f.name)[i]
    on_cards = [f for f in st.fields(game.state) if f.sight is st.SEEN]
    if on_cards:
        n = on_cards[0].axes[0].size
        backs = list(game.backs) or [0] * n
        for back in sorted(set(backs)):
            unseen = [c for c in range(n) if backs[c] == back and not s.seen[c] >> seat & 1]
            for f in on_cards:
                old = getattr(s, f.name)
                row = getattr(t, f.name)
                for k, card in enumerate(unseen):
                    v = old[unseen[(k + turn) % len(unseen)]]
                    row[card] = v[:] if isinstance(v, list) else v
    return t
