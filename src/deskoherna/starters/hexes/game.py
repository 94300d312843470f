"""The game put together: options, what a viewer is shown, what may never be. This file is plain Python."""

from pathlib import Path
from typing import Annotated

import msgspec

from deskoherna.kit.advice import Advice, NoNotes
from deskoherna.kit.contract import Rules
from deskoherna.kit.game import Game
from deskoherna.kit.view import Item, Say, View, a_seat, by, item, lies, target_of
from deskoherna.kit.writer import write, write_lean

from . import rules
from .rules import EVENTS, VERBS
from .state import HEXES, MATERIAL, N_HEXES, NO_STONE, OVER, PHASES, SEATS, STONES, State


# What can be agreed on before a game; the set-up page is made of it. Here there is nothing to agree on.
class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


def encode(_options: Options) -> list[int]:
    return [2]


# Ready-made tables; tests and the laboratory play them all.
TABLES = {"usual": Options()}


class Hex(msgspec.Struct, frozen=True, kw_only=True):
    stone: Annotated[int, a_seat()] | None


# The board in the browser is drawn from this: a dictionary by hexes is a map, `lies` says where the rest is shown.
class Table(View, frozen=True, kw_only=True):
    hexes: dict[Annotated[str, target_of(HEXES)], Hex]
    score: Annotated[list[int], by(SEATS), lies("plate")]
    stones: Annotated[list[Annotated[str, target_of(STONES)]], lies("nowhere")]


def view(s: State, viewer: int) -> Table:
    over = s.phase == OVER
    prompt = "over" if over else "place" if viewer == s.turn else "wait"
    return Table(
        phase=PHASES.id(s.phase),
        actors=[] if over else [s.turn],
        prompt=Say(f"prompt-{prompt}"),
        hexes={HEXES.target(h): Hex(stone=s.stone[h] if s.stone[h] != NO_STONE else None) for h in range(N_HEXES)},
        score=s.score[:],
        stones=[STONES.target(seat) for seat in range(2)],
    )


def faults(s: State) -> list[str]:
    """What makes a position impossible, in a sentence each: the suite asks after thousands of moves."""
    lying = N_HEXES - s.stone.count(NO_STONE)
    pairs = [sum(rules.neighbours(s, seat, h) for h in range(N_HEXES) if s.stone[h] == seat) // 2 for seat in range(2)]
    found = [] if lying == s.placed else [f"{s.placed} stones were placed, {lying} lie there"]
    return found if pairs == s.score else [*found, f"the score is {s.score}, the stones say {pairs}"]


def catalogue() -> list[Item]:
    return [item("stone", "stone", stone) for stone in MATERIAL.facts.stones]


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
    max_steps=N_HEXES + 1,
    max_seats=2,
    minutes=5,
    folder=Path(__file__).parent,
    phases=PHASES,
)
