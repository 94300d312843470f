"""Matching pennies as a Game."""

import types
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from deskoherna.kit.contract import ALL
from deskoherna.kit.game import Game, Word
from deskoherna.kit.view import Item, Say, View, item
from toys.pennies import rules
from toys.pennies.moves import EVENTS, VERBS
from toys.pennies.state import BET, CHOOSE, MATERIAL, OVER, PHASES, SIDES, State


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: Literal[2] = 2
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    lucky: bool = False
    coin: Literal["plain", "czech"] = "plain"


def encode(options: Options) -> list[int]:
    return [options.players, options.rounds, int(options.lucky), int(options.coin == "czech")]


class PenniesView(View, frozen=True, kw_only=True):
    rounds: int
    score: list[int]
    stake: list[int]
    done: list[bool]
    choice: list[str | None]


def view(s: State, viewer: int) -> PenniesView:
    def shown(seat: int) -> str | None:
        known = viewer in (seat, ALL) and s.phase == CHOOSE and s.done[seat]
        return f"coin:{SIDES.ids[s.choice[seat]]}" if known else None
    mine = viewer >= 0 and rules.actors(s) >> viewer & 1
    prompt = "prompt-over" if s.phase == OVER else f"prompt-{PHASES.ids[s.phase]}" if mine else "prompt-wait"
    return PenniesView(phase=PHASES.points[s.phase], actors=[p for p in range(2) if rules.actors(s) >> p & 1],
                       prompt=Say(prompt, {"rounds": s.rounds}), rounds=s.rounds, score=s.score[:], stake=s.stake[:],
                       done=[bool(d) for d in s.done], choice=[shown(p) for p in range(2)])


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

GAME = Game(
    slug="pennies", version=1, state=State, verbs=VERBS, events=EVENTS,
    rules=types.SimpleNamespace(**{n: getattr(rules, n) for n in (
        "setup", "actors", "legal", "step", "mask", "standing", "points", "derive", "forget", "worth", "lean")}),
    options=Options, encode=encode, tables=TABLES, view=view, view_type=PenniesView, faults=faults,
    catalogue=catalogue, material=MATERIAL, max_steps=60, max_seats=2, folder=Path(__file__).parent,
    parallel=frozenset({BET, CHOOSE}), words={"ahead": Word(lambda s, _i: str(s.lead))},
    chance={"coin": lambda rest: ["AB".index(rest[0])]})

