"""All that a viewer is sent about a position and told of a step, and where two of these differ."""

from collections.abc import Callable
from typing import Any

import msgspec

from deskoherna.kit import knowledge, position
from deskoherna.kit import state as st
from deskoherna.kit.compliance.walk import Visit
from deskoherna.kit.game import Game
from deskoherna.kit.random import seed_rng

STEP_SEED = 88_001


def imagine(visit: Visit, s: Any, seat: int, seed: int) -> Any:
    """A sample of what the seat may imagine; an exception breaks the check."""
    try:
        return visit.game.imagine(s, seat, seed)
    except Exception as error:
        raise visit.broken(f"forget for seat {seat} raised {type(error).__name__}: {error}") from error


def sent(game: Game, s: Any, viewer: int, *, dump: bool = False) -> dict[str, bytes]:
    """All that a viewer is sent about a position, part by part; the dump in words takes longest."""
    parts: dict[str, Any] = {
        "the view": game.view(s, viewer),
        "the actors": game.rules.actors(s),
        "what it sees of the fields": knowledge.visible(s, viewer),
    }
    if viewer >= 0:
        parts["the legal moves"] = [game.notate(m, s) for m in game.legal(s, viewer)]
    if dump:
        parts["the dump"] = position.dump(s, viewer)
    return {k: msgspec.json.encode(v) for k, v in parts.items()}


def differs(a: dict[str, bytes], b: dict[str, bytes]) -> str | None:
    """The first part in which two viewers are not sent the same, with the place; None: there is none."""
    for part in a:
        if a[part] != b[part]:
            return f"{part}: {_around(a[part], b[part])}"
    return None


def _around(a: bytes, b: bytes) -> str:
    """The place where two texts part."""
    i = next((k for k, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    lo = max(0, i - 40)
    return f"...{a[lo : i + 30].decode(errors='replace')}... instead of ...{b[lo : i + 30].decode(errors='replace')}..."


def after(
    visit: Visit,
    s: Any,
    seat: int,
    move: int,
    told: Callable[[Any], list[tuple[int, ...]]] = lambda _t: [],
    luck: int = 0,
) -> Any:
    """The position after a move, with what it told; chance falls alike in every truth of one `luck`."""
    t = st.clone(s)
    seed_rng(t, STEP_SEED + luck)
    t.told = told(t)
    try:
        visit.game.play(t, seat, move)
    except Exception as error:
        raise visit.broken(f"{visit.text(seat, move)} raised {type(error).__name__}: {error}") from error
    return t


def heard(s: Any, viewer: int) -> list[tuple[int, ...]]:
    """The events a viewer is told; a spectator hears what everybody hears."""
    return [e[1:] for e in s.told or () if (e[0] == -1 if viewer < 0 else e[0] >> viewer & 1)]
