"""The forecast: what each machine card still in the deck would do to the board now, step by step."""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from deskoherna.games.defenders.events import EVENTS
from deskoherna.games.defenders.machine import run_kind
from deskoherna.games.defenders.material import KINDS, N_KINDS, N_SIDES
from deskoherna.games.defenders.state import OVER, RESULTS, State
from deskoherna.kit.state import clone
from deskoherna.kit.verbs import NUMBER
from deskoherna.kit.view import Say, one_of


class Forecast(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of machine card."""

    kind: Annotated[str, one_of(KINDS)]
    left: int
    """How many of the cards left in the deck are of this kind."""
    steps: list[Say]
    """What would happen, as the events that would be told. Who would die is not foretold, only who would be wounded."""
    ends: Annotated[str, one_of(RESULTS, "")]
    """The loss it would bring; empty: none."""


def as_say(told: Sequence[int]) -> Say:
    """An event as a sentence: arguments are targets (`hex:2,-1`) or numbers."""
    _, what, *values = told
    event = EVENTS.events[what]
    args: dict[str, int | str] = {}
    for name, axis, value in zip(event.argument_names, event.axes, values, strict=False):
        args[name] = value if axis is NUMBER else axis.target(value)
    return Say(f"event-{event.key}", args)


def forecast(s: State) -> list[Forecast]:
    """One line for each kind left. The chase goes after the faction whose turn it is."""
    found = []
    for kind in range(N_KINDS):
        if s.deck[kind] > 0:
            t = clone(s)
            # Unhurt, nobody dies of one wound: so no hidden hand is looked at and no chance falls.
            for side in range(N_SIDES):
                t.wounds[side] = 0
            t.told = []
            run_kind(t, kind)
            ends = RESULTS.ids[t.result] if t.phase == OVER else ""
            found.append(
                Forecast(kind=KINDS.ids[kind], left=s.deck[kind], steps=[as_say(e) for e in t.told], ends=ends)
            )
    return found
