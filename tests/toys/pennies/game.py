"""Matching pennies as a Game."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from deskoherna.kit.advice import Advice, NoNotes
from deskoherna.kit.contract import ALL
from deskoherna.kit.game import Game, Word, WrongOptions
from deskoherna.kit.view import Item, Say, View, item, target_of
from deskoherna.kit.writer import write, write_lean
from toys.pennies import rules
from toys.pennies.events import EVENTS
from toys.pennies.moves import VERBS
from toys.pennies.state import CHOOSE, MATERIAL, OVER, PHASES, SIDES, State
from toys.pennies.tasks import TASKS


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: Literal[2] = 2
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    lucky: Annotated[bool, msgspec.Meta(extra_json_schema={"ruling": True})] = False
    coin: Literal["plain", "czech"] = "plain"


def encode(options: Options) -> list[int]:
    if options.lucky and options.rounds == 1:
        raise WrongOptions("lucky-too-short", "a lucky coin needs two rounds, not 1", at="lucky", rounds=options.rounds)
    return [options.players, options.rounds, int(options.lucky), int(options.coin == "czech")]


class PenniesView(View, frozen=True, kw_only=True):
    rounds: int
    score: list[int]
    stake: list[int]
    done: list[bool]
    choice: list[Annotated[str, target_of(SIDES)] | None]


def view(s: State, viewer: int) -> PenniesView:
    def shown(seat: int) -> str | None:
        known = viewer in (seat, ALL) and s.phase == CHOOSE and s.done[seat]
        return f"coin:{SIDES.ids[s.choice[seat]]}" if known else None

    mine = viewer >= 0 and rules.actors(s) >> viewer & 1
    prompt = "prompt-over" if s.phase == OVER else f"prompt-{PHASES.id(s.phase)}" if mine else "prompt-wait"
    return PenniesView(
        phase=PHASES.id(s.phase),
        actors=[p for p in range(2) if rules.actors(s) >> p & 1],
        prompt=Say(prompt, {"rounds": s.rounds}),
        rounds=s.rounds,
        score=s.score[:],
        stake=s.stake[:],
        done=[bool(d) for d in s.done],
        choice=[shown(p) for p in range(2)],
    )


def faults(s: State) -> list[str]:
    found = []
    if any(not 1 <= stake <= rules.MOST_STAKE for stake in s.stake):
        found.append(f"stakes {s.stake} are not 1 or 2")
    if s.lead != s.score[0] - s.score[1]:
        found.append(f"lead is {s.lead}")
    if any(c and not d for c, d in zip(s.choice, s.done, strict=True)):
        found.append("a choice before choosing")
    return found


def catalogue() -> list[Item]:
    return [item("coin", "coin", c) for c in MATERIAL.facts.coins]


TABLES = {"short": Options(), "lucky": Options(rounds=4, lucky=True), "czech": Options(rounds=2, coin="czech")}

MOVES = write(
    __package__,
    VERBS,
    PHASES,
    setup=rules.setup,
    actors=rules.actors,
    tasks=TASKS,
    busy=rules.has_tasks,
    then=rules.derive,
)
lean = write_lean(f"{__package__}.advice", VERBS, rules.LEAN).lean

GAME = Game(
    slug="pennies",
    version=1,
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
    view_type=PenniesView,
    faults=faults,
    catalogue=catalogue,
    material=MATERIAL,
    max_steps=60,
    max_seats=2,
    folder=Path(__file__).parent,
    phases=PHASES,
    parallel=frozenset(PHASES.parallel),
    words={"ahead": Word[State](lambda s, _i: str(s.lead))},
    chance={"coin": lambda rest: ["AB".index(rest[0])]},
)
