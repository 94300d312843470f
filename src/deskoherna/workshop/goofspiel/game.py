"""Goofspiel as a Game: options, what is shown, what may never be, and all of it put together."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec

from deskoherna.kit.advice import Advice, NoNotes
from deskoherna.kit.contract import ALL
from deskoherna.kit.game import Game
from deskoherna.kit.view import Item, Say, View, by, item, lies, target_of
from deskoherna.kit.writer import write, write_lean
from deskoherna.workshop.goofspiel import rules
from deskoherna.workshop.goofspiel.rules import EVENTS, VERBS
from deskoherna.workshop.goofspiel.state import (
    BID,
    COINS,
    GOODS,
    MATERIAL,
    NO_COIN,
    OVER,
    PHASES,
    SEATS,
    TASKS,
    WORTH,
    State,
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    goods: Annotated[int, msgspec.Meta(ge=3, le=9)] = 7


def encode(options: Options) -> list[int]:
    return [options.players, options.goods]


TABLES = {"two": Options(), "three": Options(players=3, goods=5), "full": Options(players=4, goods=9)}

Coin = Annotated[str, target_of(COINS)]
Good = Annotated[str, target_of(GOODS)]


class GoofspielView(View, frozen=True, kw_only=True):
    """What a viewer sees. `by` says whose or what the entries of a list are, `lies` where it is drawn."""

    prize: Good | None
    pot: int
    to_come: list[Good]
    hands: Annotated[list[list[Coin]], by(SEATS), lies("hand")]
    bids: Annotated[list[list[Coin | None]], by(SEATS)]
    """Nothing, or one coin; None is one that lies face down."""
    score: Annotated[list[int], by(SEATS), lies("plate")]


def view(s: State, viewer: int) -> GoofspielView:
    acting = [seat for seat in range(s.seats) if rules.actors(s) >> seat & 1]

    def shown(seat: int) -> list[Coin | None]:
        if s.phase != BID or s.done[seat] == 0:
            return []
        return [COINS.target(s.bid[seat]) if viewer in (seat, ALL) else None]

    def held(seat: int) -> list[Coin]:
        laid = s.bid[seat] if viewer in (seat, ALL) else NO_COIN
        return [COINS.target(c) for c in range(COINS.size) if s.coins[seat][c] and c != laid]

    asked = "over" if s.phase == OVER else "bid" if viewer in acting else "wait"
    good = GOODS.target(s.prize)
    return GoofspielView(
        phase=PHASES.id(s.phase),
        actors=acting,
        prompt=Say(f"prompt-{asked}", {"good": good, "pot": s.pot} if asked == "bid" else {}),
        prize=good if s.phase == BID else None,
        pot=s.pot,
        to_come=[GOODS.target(g) for g in range(GOODS.size) if s.to_come[g]],
        hands=[held(seat) for seat in range(s.seats)],
        bids=[shown(seat) for seat in range(s.seats)],
        score=s.score[: s.seats],
    )


def faults(s: State) -> list[str]:
    """What makes a position impossible, a sentence each."""

    def found() -> Iterator[str]:
        spent = {sum(1 - c for c in s.coins[seat][: s.pieces]) for seat in range(s.seats)}
        if len(spent) != 1:
            yield f"coins spent: {sorted(spent)}"
        came = s.pieces - rules.count_to_come(s)
        if s.phase == BID and spent != {came - 1}:
            yield f"{came} goods came, but {sorted(spent)} coins were spent"
        total = sum(WORTH[g] for g in range(s.pieces) if not s.to_come[g])
        if sum(s.score) + s.pot != total:
            yield f"goods for {total} came, {sum(s.score)} were taken and {s.pot} lie there"
        for seat in range(s.seats):
            if (s.bid[seat] != NO_COIN) != (s.phase == BID and bool(s.done[seat])):
                yield f"seat {seat}: done is {s.done[seat]}, the bid is {s.bid[seat]}"
            elif s.bid[seat] != NO_COIN and not s.coins[seat][s.bid[seat]]:
                yield f"seat {seat} bids a coin it has not"

    return list(found())


def catalogue() -> list[Item]:
    goods = [item("goods", "good", g, value=g.value) for g in MATERIAL.facts.goods]
    return goods + [item("coin", "coin", c, value=c.value) for c in MATERIAL.facts.coins]


MOVES = write(__package__, VERBS, PHASES, setup=rules.setup, actors=rules.actors, tasks=TASKS, busy=rules.has_tasks)

GAME = Game(
    slug="goofspiel",
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
    view_type=GoofspielView,
    faults=faults,
    catalogue=catalogue,
    material=MATERIAL,
    max_steps=60,
    max_seats=4,
    minutes=5,
    workshop=True,
    folder=Path(__file__).parent,
    phases=PHASES,
    parallel=frozenset(PHASES.parallel),
    chance={"goods": lambda rest: [int(rest[0])]},
)
