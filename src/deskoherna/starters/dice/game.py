"""The game put together: options, what a viewer is shown, what may never be. This file is plain Python."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from deskoherna.kit.advice import Advice, NoNotes
from deskoherna.kit.contract import Rules
from deskoherna.kit.game import Game
from deskoherna.kit.view import Item, Say, View, by, item, lies, target_of
from deskoherna.kit.writer import write, write_lean

from . import rules
from .rules import EVENTS, VERBS
from .state import FACES, MATERIAL, NOTHING, OVER, PHASES, SEATS, State


# What can be agreed on before a game; the set-up page is made of it.
class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 6


def encode(options: Options) -> list[int]:
    return [options.players, options.rounds]


# Ready-made tables; tests and the laboratory play them all.
TABLES = {"two": Options(), "short": Options(players=4, rounds=2)}


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


def catalogue() -> list[Item]:
    return [item("face", "face", face, sheep=face.sheep) for face in MATERIAL.facts.faces]


def shown_face(rest: Sequence[str]) -> list[int]:
    """`face ram` in scenarios and lessons: the die shows it."""
    return [FACES.read(" ".join(rest))]


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
    max_steps=2000,
    max_seats=4,
    minutes=5,
    folder=Path(__file__).parent,
    phases=PHASES,
    chance={"face": shown_face},
)
