"""The hoard as a Game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from deskoherna.kit.advice import Advice, NoNotes
from deskoherna.kit.contract import ALL
from deskoherna.kit.game import Game, Word
from deskoherna.kit.view import Item, Say, View, item
from deskoherna.kit.writer import write, write_lean
from toys.hoard import rules
from toys.hoard.events import EVENTS
from toys.hoard.material import BACK, MATERIAL, VALUE
from toys.hoard.moves import VERBS
from toys.hoard.state import CARDS, HAND, MOST_SEATS, OVER, PHASES, PILE, ROW, SEATS, VAULT, State
from toys.hoard.tasks import TASKS


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: Annotated[int, msgspec.Meta(ge=2, le=3)] = 2
    hand: Annotated[int, msgspec.Meta(ge=0, le=3)] = 2


def encode(options: Options) -> list[int]:
    if options.players * options.hand > 6:
        raise ValueError("there are too few red cards for such hands")
    return [options.players, options.hand]


class Pile(msgspec.Struct, frozen=True):
    """A place as the viewer sees it: names of cards it knows, `None` for the others, in no order but that of piles."""

    cards: list[str | None]


class HoardView(View, frozen=True, kw_only=True):
    turn: int
    piles: list[Pile]
    hands: list[Pile]
    vaults: list[Pile]
    rows: list[Pile]
    value: list[int]
    wink: int | None
    result: list[int]


def _pile(s: State, place: int, viewer: int, ordered: bool = False) -> Pile:
    def known(card: int) -> bool:
        return viewer == ALL or (viewer >= 0 and bool(s.seen[card] >> viewer & 1)) or s.seen[card] == (1 << s.seats) - 1

    there = [c for c in range(CARDS.size) if s.place[c] == place]
    if ordered:
        there.sort(key=lambda c: s.rank[c])
        return Pile([CARDS.target(c) if known(c) else None for c in there])
    names: list[str | None] = [CARDS.target(c) for c in there if known(c)]
    return Pile(names + [None] * (len(there) - len(names)))


def view(s: State, viewer: int) -> HoardView:
    acting = [p for p in range(s.seats) if rules.actors(s) >> p & 1]
    seats = range(s.seats)
    asked = (
        "prompt-over" if s.phase == OVER else (f"prompt-{PHASES.id(s.phase)}" if viewer in acting else "prompt-wait")
    )
    prompt = Say(asked, {"seat": SEATS.target(acting[0])} if asked == "prompt-wait" else {})
    return HoardView(
        phase=PHASES.id(s.phase),
        actors=acting,
        prompt=prompt,
        turn=s.turn,
        piles=[_pile(s, PILE + p, viewer, ordered=True) for p in range(2)],
        hands=[_pile(s, HAND + p, viewer) for p in seats],
        vaults=[_pile(s, VAULT + p, viewer) for p in seats],
        rows=[_pile(s, ROW + p, viewer) for p in seats],
        value=s.value[: s.seats],
        wink=s.wink[viewer] if viewer >= 0 else None,
        result=[rules.points(s, p) for p in seats] if s.phase == OVER else [],
    )


def faults(s: State) -> list[str]:
    found = []
    places = [PILE, PILE + 1, *(b + p for b in (HAND, VAULT, ROW) for p in range(s.seats))]
    for card in range(CARDS.size):
        if s.place[card] not in places:
            found.append(f"{CARDS.points[card]} lies nowhere")
        if s.place[card] < HAND and s.place[card] != PILE + BACK[card]:
            found.append(f"{CARDS.points[card]} lies in the wrong pile")
    for pile in range(2):
        ranks = sorted(s.rank[c] for c in range(CARDS.size) if s.place[c] == PILE + pile)
        if ranks != list(range(len(ranks))):
            found.append(f"the ranks of pile {pile} are {ranks}")
    for seat in range(s.seats):
        laid = sum(VALUE[c] for c in range(CARDS.size) if s.place[c] == ROW + seat)
        if s.value[seat] != laid + s.bonus[seat]:
            found.append(f"the value of seat {seat} is {s.value[seat]}")
        if not 1 <= s.wink[seat] <= 9:
            found.append(f"seat {seat} winks {s.wink[seat]} times")
    return found


def catalogue() -> list[Item]:
    return [item("card", "card", c, value=c.value, back=c.back) for c in MATERIAL.facts.cards]


def _read_place(base: int) -> Word[State]:
    def get(s: State, index: Sequence[str]) -> str:
        seat = SEATS.read(index[0])
        return ", ".join(CARDS.points[c] for c in range(CARDS.size) if s.place[c] == base + seat) or "nothing"

    def put(s: State, index: Sequence[str], value: str) -> None:
        """The named cards come here; what lay here goes under its pile."""
        seat = SEATS.read(index[0])
        for card in range(CARDS.size):
            if s.place[card] == base + seat:
                _under(s, card)
        for name in [] if value == "nothing" else value.split(","):
            card = CARDS.read(name)
            if s.place[card] < HAND:
                for other in range(CARDS.size):
                    if s.place[other] == s.place[card] and s.rank[other] > s.rank[card]:
                        s.rank[other] -= 1
            s.place[card], s.rank[card] = base + seat, 0
            s.seen[card] = (1 << s.seats) - 1 if base == ROW else 1 << seat

    return Word(get, put)


def _under(s: State, card: int) -> None:
    pile = PILE + BACK[card]
    for other in range(CARDS.size):
        if s.place[other] == pile:
            s.rank[other] += 1
    s.place[card], s.rank[card], s.seen[card] = pile, 0, 0


TABLES = {"two": Options(), "three": Options(players=3), "bare": Options(players=2, hand=0)}

MOVES = write(
    __package__,
    VERBS,
    PHASES,
    setup=rules.setup,
    actors=rules.actors,
    tasks=TASKS,
    busy=rules.goes_on,
    then=rules.derive,
)
lean = write_lean(f"{__package__}.advice", VERBS, rules.LEAN).lean

GAME = Game(
    slug="hoard",
    version=2,
    state=State,
    verbs=VERBS,
    events=EVENTS,
    rules=MOVES.rules(
        rules.actors, standing=rules.standing, points=rules.points, derive=rules.derive, forget=rules.forget
    ),
    advice=Advice[State](worth=rules.worth, lean=lean, notes=NoNotes),
    options=Options,
    encode=encode,
    tables=TABLES,
    view=view,
    view_type=HoardView,
    faults=faults,
    catalogue=catalogue,
    material=MATERIAL,
    max_steps=60,
    max_seats=MOST_SEATS,
    folder=Path(__file__).parent,
    phases=PHASES,
    backs=BACK,
    words={"hand": _read_place(HAND), "vault": _read_place(VAULT), "row": _read_place(ROW)},
    chance={"die": lambda rest: [int(rest[0]) - 1]},
)
