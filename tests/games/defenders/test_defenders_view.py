"""What viewers are shown: the forecast comes true, trails are legal moves, hands stay hidden."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from deskoherna.games.defenders.actions import move_to
from deskoherna.games.defenders.game import GAME
from deskoherna.games.defenders.machine import run_kind
from deskoherna.games.defenders.material import KINDS
from deskoherna.games.defenders.options import TABLES
from deskoherna.games.defenders.state import ACT
from deskoherna.games.defenders.view import View
from deskoherna.kit.contract import ALL, SPECTATOR
from deskoherna.kit.state import clone


def turns(table: str, seed: int) -> Iterator[Any]:
    """Positions of a random game in which somebody acts."""
    chance = random.Random(seed)
    s = GAME.begin(TABLES[table], seed)
    while not GAME.over(s):
        if s.phase == ACT:
            yield s
        seat = chance.choice(GAME.actors(s))
        GAME.play(s, seat, chance.choice(GAME.legal(s, seat)))


def shown(s: Any, viewer: int) -> View:
    view = GAME.view(s, viewer)
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize("table", ["three", "solo", "extreme"])
def test_forecast_comes_true(table: str) -> None:
    for n, s in enumerate(turns(table, 5)):
        if n % 4:
            continue
        for line in shown(s, 0).forecast:
            t = clone(s)
            t.wounds[:] = [0] * len(t.wounds)
            t.told = []
            run_kind(t, KINDS.read(line.kind.replace("-", " ")))
            assert len(line.steps) == len(t.told)
            assert (line.ends != "") == GAME.over(t)
            assert line.left == s.deck[KINDS.read(line.kind.replace("-", " "))] > 0


@pytest.mark.parametrize("table", ["two", "four", "solo"])
def test_trails_lead_to_exactly_the_legal_destinations(table: str) -> None:
    for s in turns(table, 9):
        seat = GAME.actors(s)[0]
        legal = {GAME.verbs.targets(m)[0] for m in GAME.legal(s, seat) if GAME.verbs.verb(m) is GAME.verbs.of(move_to)}
        plan = shown(s, seat).plan
        assert plan is not None
        if s.points_left > 0 and s.moves_made < 40:
            assert {f"hex:{to}" for to in plan.trails} == legal
        for to, way in plan.trails.items():
            assert way[-1] == to


def test_hands_are_shown_to_their_owners_alone() -> None:
    for s in turns("three", 2):
        for viewer in (0, 1, 2, SPECTATOR, ALL):
            for faction in shown(s, viewer).factions:
                assert (faction.hand is not None) == (viewer in (faction.seat, ALL))
        return


def test_table_talk_is_closed_while_defenders_are_chosen() -> None:
    s = GAME.begin(TABLES["named"], 1)
    while s.phase != ACT:
        assert shown(s, 0).silent == (GAME.view(s, 0).phase == "choose") == (shown(s, 0).talk == "silence")
        seat = GAME.actors(s)[0]
        GAME.play(s, seat, GAME.legal(s, seat)[0])
    assert not shown(s, 0).silent
    assert shown(s, 0).talk == "habitats"
