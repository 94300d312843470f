"""Leduc as a Game: options, what is shown, what may never be, and all of it put together."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from deskoherna.kit.advice import Advice, NoNotes
from deskoherna.kit.cards import count, nth
from deskoherna.kit.contract import ALL
from deskoherna.kit.game import Game, Word
from deskoherna.kit.view import Item, Say, View, by, item, lies, target_of
from deskoherna.kit.writer import write, write_lean
from deskoherna.workshop.leduc import rules
from deskoherna.workshop.leduc.rules import EVENTS, VERBS
from deskoherna.workshop.leduc.state import (
    BET,
    CARDS,
    DEAL,
    DECK,
    HAND,
    MATERIAL,
    OVER,
    PHASES,
    PLACES,
    SEATS,
    TABLE,
    TASKS,
    State,
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deals: Annotated[int, msgspec.Meta(ge=1, le=20)] = 5


def encode(options: Options) -> list[int]:
    """The number of seats stands first."""
    return [2, options.deals]


TABLES = {"five": Options(), "one": Options(deals=1), "ten": Options(deals=10)}

Card = Annotated[str, target_of(CARDS)]


class LeducView(View, frozen=True, kw_only=True):
    """What a viewer sees; None is a card that lies face down."""

    deal: int
    deals: int
    common: list[Card]
    pot: int
    hands: Annotated[list[list[Card | None]], by(SEATS), lies("hand")]
    chips: Annotated[list[int], by(SEATS), lies("plate")]
    paid: Annotated[list[int], by(SEATS), lies("plate")]


def view(s: State, viewer: int) -> LeducView:
    over = s.phase == OVER

    def known(card: int) -> bool:
        everybody = s.seen[card] == (1 << s.seats) - 1
        return everybody or viewer == ALL or (viewer >= 0 and bool(s.seen[card] >> viewer & 1))

    def lying(place: int) -> list[Card | None]:
        return [CARDS.target(c) if known(c) else None for c in range(CARDS.size) if s.place[c] == place]

    def asked() -> Say:
        if over or viewer != s.turn:
            return Say("prompt-over") if over else Say("prompt-wait", {"seat": SEATS.target(s.turn)})
        if s.phase == DEAL:
            return Say("prompt-deal")
        if rules.owes(s, viewer) == 0:
            return Say("prompt-bet")
        return Say("prompt-answer" if s.raises < rules.MOST_RAISES else "prompt-answer-last")

    common = nth(s, TABLE, 0)
    return LeducView(
        phase=PHASES.id(s.phase),
        actors=[] if over else [s.turn],
        prompt=asked(),
        deal=s.deal,
        deals=s.deals,
        common=[CARDS.target(common)] if common >= 0 else [],
        pot=sum(s.paid),
        hands=[lying(HAND + seat) for seat in range(2)],
        chips=s.chips[:],
        paid=s.paid[:],
    )


def faults(s: State) -> list[str]:
    def found() -> Iterator[str]:
        if sum(s.chips) + sum(s.paid) != 0:
            yield f"chips {s.chips} and stakes {s.paid} do not make nothing"
        places = [count(s, place) for place in range(PLACES.size)]
        wanted = [4 - s.second, s.second, 1, 1]
        if places != wanted:
            yield f"so many cards lie in deck, table and hands: {places} instead of {wanted}"
        ranks = sorted(s.rank[c] for c in range(CARDS.size) if s.place[c] == DECK)
        if ranks != list(range(len(ranks))):
            yield f"the ranks of the deck are {ranks}"
        if s.phase == BET and s.raises == 0 and s.paid[0] != s.paid[1]:
            yield f"nobody raised, but {s.paid} were staked"

    return list(found())


def catalogue() -> list[Item]:
    return [item("card", "card", c, rank=c.rank) for c in MATERIAL.facts.cards]


def _holding(place: int) -> Word[State]:
    """`hand[A] = King of Hearts`: for scenarios. The card changes places with the one that lies there."""

    def there(index: Sequence[str]) -> int:
        return place + SEATS.read(index[0]) if index else place

    def get(s: State, index: Sequence[str]) -> str:
        card = nth(s, there(index), 0)
        return CARDS.points[card] if card >= 0 else "nothing"

    def put(s: State, index: Sequence[str], value: str) -> None:
        card, other = CARDS.read(value), nth(s, there(index), 0)
        if other < 0:
            raise ValueError("no card lies there yet")
        for row in (s.place, s.rank, s.seen):
            row[card], row[other] = row[other], row[card]

    return Word(get, put)


def _shuffled(_rest: Sequence[str]) -> list[int]:
    """`shuffled`: a deck that is shuffled and stays as it lies; what matters is laid by `hand` and `next`."""
    return list(range(CARDS.size - 1, 0, -1))


def _next() -> Word[State]:
    """`next = King of Leaves`: the card on top of the deck."""

    def top(s: State) -> int:
        return next(c for c in range(CARDS.size) if s.place[c] == DECK and s.rank[c] == count(s, DECK) - 1)

    def put(s: State, _index: Sequence[str], value: str) -> None:
        card, other = CARDS.read(value), top(s)
        for row in (s.place, s.rank, s.seen):
            row[card], row[other] = row[other], row[card]

    return Word(lambda s, _index: CARDS.points[top(s)], put)


MOVES = write(__package__, VERBS, PHASES, setup=rules.setup, actors=rules.actors, tasks=TASKS, busy=rules.has_tasks)

GAME = Game(
    slug="leduc",
    version=1,
    state=State,
    verbs=VERBS,
    events=EVENTS,
    rules=MOVES.rules(
        rules.actors, standing=rules.standing, points=rules.points, derive=rules.derive, forget=rules.forget
    ),
    advice=Advice[State](
        worth=rules.worth, lean=write_lean(f"{__package__}.advice", VERBS, rules.LEAN).lean, notes=NoNotes
    ),
    options=Options,
    encode=encode,
    tables=TABLES,
    view=view,
    view_type=LeducView,
    faults=faults,
    catalogue=catalogue,
    material=MATERIAL,
    max_steps=200,
    max_seats=2,
    minutes=5,
    workshop=True,
    folder=Path(__file__).parent,
    phases=PHASES,
    words={"hand": _holding(HAND), "table": _holding(TABLE), "next": _next()},
    chance={"shuffled": _shuffled},
)
