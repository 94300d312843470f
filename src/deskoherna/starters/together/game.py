"""The game put together: options, what a viewer is shown, what may never be. This file is plain Python."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from deskoherna.kit.advice import Advice, NoNotes
from deskoherna.kit.contract import Rules
from deskoherna.kit.game import Game
from deskoherna.kit.view import Item, Say, View, item, target_of
from deskoherna.kit.writer import write, write_lean

from . import rules
from .rules import EVENTS, VERBS
from .state import DAMS, FLOODED, HELD, MATERIAL, PHASES, WORK, State


# What can be agreed on before a game; the set-up page is made of it.
class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    turns: Annotated[int, msgspec.Meta(ge=4, le=40)] = 12


def encode(options: Options) -> list[int]:
    return [options.players, options.turns]


# Ready-made tables; tests and the laboratory play them all.
TABLES = {"two": Options(), "four": Options(players=4, turns=16)}


class Dam(msgspec.Struct, frozen=True, kw_only=True):
    dam: Annotated[str, target_of(DAMS)]
    water: int


# The board in the browser is drawn from this.
class Table(View, frozen=True, kw_only=True):
    turns_left: int
    sacks: int
    dams: list[Dam]


def view(s: State, viewer: int) -> Table:
    prompts = {WORK: "work" if viewer == s.turn else "wait", HELD: "held", FLOODED: "flooded"}
    return Table(
        phase=PHASES.id(s.phase),
        actors=[s.turn] if s.phase == WORK else [],
        prompt=Say(f"prompt-{prompts[s.phase]}"),
        turns_left=s.turns_left,
        sacks=s.sacks,
        dams=[Dam(dam=DAMS.target(dam), water=s.water[dam]) for dam in range(DAMS.size)],
    )


def faults(s: State) -> list[str]:
    """What makes a position impossible, in a sentence each: the suite asks after thousands of moves."""
    found = [] if 0 <= s.sacks <= rules.MOST_SACKS else [f"there are {s.sacks} sacks"]
    broken = max(s.water) > rules.BRIM
    return found if broken == (s.phase == FLOODED) else [*found, f"water {s.water} in the phase {PHASES.id(s.phase)}"]


def catalogue() -> list[Item]:
    return [item("dam", "dam", dam) for dam in MATERIAL.facts.dams]


def risen_dam(rest: Sequence[str]) -> list[int]:
    """`at mill` in scenarios and lessons: there the water rises."""
    return [DAMS.read(" ".join(rest))]


# legal, step and mask are written from the declarations: `deskoherna written` shows them.
MOVES = write(__package__, VERBS, PHASES, setup=rules.setup, actors=rules.actors)

GAME = Game(
    slug="starter",
    version=1,
    state=State,
    verbs=VERBS,
    events=EVENTS,
    rules=Rules[State](
        MOVES.setup, rules.actors, MOVES.legal, MOVES.step, MOVES.mask, rules.standing, rules.points, beat=MOVES.beat
    ),
    advice=Advice[State](rules.worth, write_lean(f"{__package__}.advice", VERBS, rules.LEAN).lean, NoNotes),
    options=Options,
    encode=encode,
    tables=TABLES,
    view=view,
    view_type=Table,
    faults=faults,
    catalogue=catalogue,
    material=MATERIAL,
    max_steps=100,
    max_seats=4,
    minutes=5,
    folder=Path(__file__).parent,
    phases=PHASES,
    cooperative=True,
    chance={"at": risen_dam},
)
