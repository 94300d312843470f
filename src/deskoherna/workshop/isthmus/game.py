"""Isthmus as a Game: options, what is shown, what may never be, and all of it put together."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from deskoherna.kit.advice import Advice
from deskoherna.kit.game import Game
from deskoherna.kit.view import Item, Say, View, a_seat, item, lies, target_of
from deskoherna.kit.writer import write, write_lean
from deskoherna.workshop.isthmus import rules
from deskoherna.workshop.isthmus.rules import EVENTS, VERBS
from deskoherna.workshop.isthmus.state import (
    HEXES,
    MATERIAL,
    N_HEXES,
    NO_STONE,
    OVER,
    PHASES,
    SEATS,
    STONES,
    Notes,
    State,
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    size: Literal[5, 7, 9] = 7


def encode(options: Options) -> list[int]:
    """The number of seats stands first."""
    return [2, options.size]


TABLES = {"usual": Options(), "small": Options(size=5), "large": Options(size=9)}

Land = Literal["north-south", "west-east", "corner", "inland"]


class Hex(msgspec.Struct, frozen=True, kw_only=True):
    """A hex: whose shore it is, and whose stone lies there."""

    land: Land
    stone: Annotated[int, a_seat()] | None


class IsthmusView(View, frozen=True, kw_only=True):
    """What everybody sees: a map by hexes, so the browser draws hexes. A seat's stones are called by `stones`."""

    hexes: dict[Annotated[str, target_of(HEXES)], Hex]
    stones: Annotated[list[Annotated[str, target_of(STONES)]], lies("nowhere")]


def _land(s: State, h: int) -> Land:
    ends = [rules.along(seat, h) in (0, s.size - 1) for seat in range(2)]
    return "corner" if all(ends) else "north-south" if ends[0] else "west-east" if ends[1] else "inland"


def view(s: State, viewer: int) -> IsthmusView:
    def asked() -> Say:
        if s.phase == OVER:
            return Say("prompt-over")
        if viewer != s.turn:
            return Say("prompt-wait", {"seat": SEATS.target(s.turn)})
        which = "take-over" if rules.can_take_over(s) else "north-south" if viewer == 0 else "west-east"
        return Say(f"prompt-{which}")

    return IsthmusView(
        phase=PHASES.id(s.phase),
        actors=[] if s.phase == OVER else [s.turn],
        prompt=asked(),
        hexes={
            HEXES.target(h): Hex(land=_land(s, h), stone=s.stone[h] if s.stone[h] != NO_STONE else None)
            for h in range(N_HEXES)
            if rules.on_map(s, h)
        },
        stones=[STONES.target(seat) for seat in range(2)],
    )


def faults(s: State) -> list[str]:
    def found() -> Iterator[str]:
        stones = [s.stone.count(seat) for seat in range(2)]
        if sum(stones) != s.placed:
            yield f"{s.placed} stones were placed, but {stones} lie there"
        if not -1 <= stones[0] - stones[1] <= 1:
            yield f"so many stones lie there: {stones}"
        if any(s.stone[h] != NO_STONE and not rules.on_map(s, h) for h in range(N_HEXES)):
            yield "a stone lies beside the map"
        for seat in range(2):
            if rules.joins(s, seat) != (s.winner == seat):
                yield f"the winner is {s.winner}, the stones say something else"

    return list(found())


def catalogue() -> list[Item]:
    return [item("stone", "stone", stone) for stone in MATERIAL.facts.stones]


MOVES = write(__package__, VERBS, PHASES, setup=rules.setup, actors=rules.actors)

GAME = Game(
    slug="isthmus",
    version=1,
    state=State,
    verbs=VERBS,
    events=EVENTS,
    rules=MOVES.rules(
        rules.actors, standing=rules.standing, points=rules.points, derive=rules.derive, forget=rules.forget
    ),
    advice=Advice[State, Notes](
        worth=rules.worth, lean=write_lean(f"{__package__}.advice", VERBS, rules.LEAN).lean, notes=Notes
    ),
    options=Options,
    encode=encode,
    tables=TABLES,
    view=view,
    view_type=IsthmusView,
    faults=faults,
    catalogue=catalogue,
    material=MATERIAL,
    max_steps=N_HEXES + 1,
    max_seats=2,
    minutes=10,
    workshop=True,
    folder=Path(__file__).parent,
    phases=PHASES,
)
