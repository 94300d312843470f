"""The game put together: options, what a viewer is shown, what may never be. This file is plain Python."""

from typing import Annotated

import msgspec

from deskoherna.kit.view import Say, View, by, lies, target_of
from deskoherna.kit.whole import game_of

from . import rules, state
from .state import FACES, NOTHING, OVER, PHASES, SEATS, State


# What can be agreed on before a game; the set-up page is made of it, and `setup` is given the numbers in this order.
class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 6


# The board in the browser is drawn from this: `by` says whose an entry is, `lies` where it is shown.
class Table(View, frozen=True, kw_only=True):
    round: int
    rounds: int
    die: Annotated[str, target_of(FACES)] | None
    gathered: int
    flock: Annotated[list[int], by(SEATS), lies("plate")]


def view(s: State, viewer: int) -> Table:
    over = s.phase == OVER
    prompt = Say("prompt-turn", {"gathered": s.gathered}) if viewer == s.turn else Say("prompt-wait")
    return Table(
        phase=PHASES.id(s.phase),
        actors=[] if over else [s.turn],
        prompt=Say("prompt-over") if over else prompt,
        round=s.round,
        rounds=s.rounds,
        die=FACES.target(s.die) if s.die != NOTHING else None,
        gathered=s.gathered,
        flock=s.flock[: s.seats],
    )


def faults(s: State) -> list[str]:
    """What makes a position impossible, in a sentence each: the suite asks after thousands of moves."""
    return ["a flock is smaller than none"] if min(s.flock) < 0 else []


# What is not said here is found in `state` and `rules`. Tables are ready-made: tests and the laboratory play them all.
GAME = game_of(
    state,
    rules,
    slug="starter",
    version=1,
    options=Options,
    tables={"two": Options(), "short": Options(players=4, rounds=2)},
    view=view,
    faults=faults,
    minutes=5,
)
