"""The game put together: options, what a viewer is shown, what may never be. This file is plain Python."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from deskoherna.kit.advice import Advice, NoNotes
from deskoherna.kit.contract import ALL, Rules
from deskoherna.kit.game import Game
from deskoherna.kit.statements import Piles
from deskoherna.kit.view import Item, Say, View, by, item, lies, target_of
from deskoherna.kit.writer import write, write_lean

from . import rules
from .rules import EVENTS, VERBS
from .state import CARDS, DECK, HAND, MATERIAL, NO_CARD, OVER, PHASES, SEATS, State


# What can be agreed on before a game; the set-up page is made of it.
class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2


def encode(options: Options) -> list[int]:
    return [options.players]


# Ready-made tables; tests and the laboratory play them all.
TABLES = {"two": Options(), "four": Options(players=4)}

Card = Annotated[str, target_of(CARDS)]


# The board in the browser is drawn from this: `by` says whose an entry is, `lies` where it is shown.
class Table(View, frozen=True, kw_only=True):
    hands: Annotated[list[list[Card | None]], by(SEATS), lies("hand")]
    """None is a card that lies face down."""
    laid: Annotated[list[list[Card]], by(SEATS)]
    tricks: Annotated[list[int], by(SEATS), lies("plate")]


def view(s: State, viewer: int) -> Table:
    """A seat is shown what it has seen; SPECTATOR what is open; ALL everything. Build it up, never take away."""
    over = s.phase == OVER

    def held(seat: int) -> list[Card | None]:
        cards = [c for c in range(CARDS.size) if s.place[c] == HAND + seat]
        return [CARDS.target(c) if viewer in (seat, ALL) else None for c in cards]

    prompt = "over" if over else "play" if viewer == s.turn else "wait"
    return Table(
        phase=PHASES.id(s.phase),
        actors=[] if over else [s.turn],
        prompt=Say(f"prompt-{prompt}"),
        hands=[held(seat) for seat in range(s.seats)],
        laid=[[CARDS.target(s.laid[seat])] if s.laid[seat] != NO_CARD else [] for seat in range(s.seats)],
        tricks=s.tricks[: s.seats],
    )


def faults(s: State) -> list[str]:
    """What makes a position impossible, in a sentence each: the suite asks after thousands of moves."""

    def found() -> Iterator[str]:
        left = [s.place.count(HAND + seat) + (s.laid[seat] != NO_CARD) for seat in range(s.seats)]
        if len(set(left)) != 1:
            yield f"hands are of different size: {left}"
        if sum(s.tricks) + left[0] != rules.HAND_SIZE:
            yield f"{sum(s.tricks)} tricks were taken, {left[0]} are to come"

    return list(found())


def catalogue() -> list[Item]:
    return [item("card", "card", card, strength=card.strength) for card in MATERIAL.facts.cards]


class Hands(Piles[State]):
    """`hand[A] = Fox, Owl` in scenarios and lessons."""

    def find(self, _s: State, _whose: int, name: str, _taken: Sequence[int]) -> int:
        return CARDS.read(name)

    def home(self, s: State, card: int) -> None:
        self.stack(s, card, DECK)


# legal, step and mask are written from the declarations: `deskoherna written` shows them.
MOVES = write(__package__, VERBS, PHASES, setup=rules.setup, actors=rules.actors)

GAME = Game(
    slug="starter",
    version=1,
    state=State,
    verbs=VERBS,
    events=EVENTS,
    rules=Rules[State](
        MOVES.setup,
        rules.actors,
        MOVES.legal,
        MOVES.step,
        MOVES.mask,
        rules.standing,
        rules.points,
        forget=rules.forget,
        beat=MOVES.beat,
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
    words={"hand": Hands(SEATS, CARDS.points).pile([HAND + seat for seat in range(4)], own=True)},
)
