"""Bots: they see samples only, they are repeatable, and both twins think alike."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from deskoherna.bots import greedy_driver, registry
from deskoherna.bots import match_driver as md
from deskoherna.bots.engine import Engine
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.seeds import MASK62, mixed, of_decision
from deskoherna.bots.simple import SIMPLE, SimpleBot, simple_bot
from deskoherna.kit import bind
from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from toys.hoard.game import GAME as HOARD
from toys.pennies.game import GAME as PENNIES

SAMPLES, HORIZON = 4, 20


def walk(game: Game, seed: int, steps: int) -> Any:
    """A position in the middle of a game."""
    s = game.begin(seed=seed)
    while steps and not game.over(s):
        seat = game.actors(s)[0]
        legal = game.legal(s, seat)
        game.play(s, seat, legal[mixed(seed, steps) % len(legal)])
        steps -= 1
    return s


def test_knowledge_holds_a_sample_and_not_the_truth() -> None:
    s = walk(HOARD, 3, 4)
    seat = HOARD.actors(s)[0]
    worlds = {st.pack(Knowledge.of(HOARD, s, seat, seed).world) for seed in range(30)}
    assert len(worlds) > 10
    assert st.pack(s) not in worlds
    for seed in range(5):
        knowledge = Knowledge.of(HOARD, s, seat, seed)
        assert knowledge.view == HOARD.view(s, seat)
        assert knowledge.legal == HOARD.legal(s, seat)
        assert knowledge.sample(seed).rng != s.rng
        assert [knowledge.text(m) for m in knowledge.legal] == [HOARD.notate(m, s) for m in HOARD.legal(s, seat)]


def test_a_choice_depends_on_nothing_hidden() -> None:
    """Other truths that the seat cannot tell apart lead to the same move."""
    for seed in range(12):
        s = walk(HOARD, seed, 5)
        if HOARD.over(s):
            continue
        seat = HOARD.actors(s)[0]
        for name in SIMPLE:
            bot = simple_bot(name, HOARD)
            moves = {
                bot.choose(Knowledge.of(HOARD, t, seat, 7), HOARD.legal(t, seat))
                for t in (s, *(HOARD.imagine(s, seat, k) for k in range(3)))
            }
            assert len(moves) == 1, (name, seed)


@pytest.mark.parametrize("name", SIMPLE)
def test_the_same_seed_makes_the_same_choice(name: str) -> None:
    s = walk(HOARD, 1, 2)
    seat = HOARD.actors(s)[0]
    legal = HOARD.legal(s, seat)
    chosen = [
        [simple_bot(name, HOARD).choose(Knowledge.of(HOARD, s, seat, seed), legal) for seed in range(20)]
        for _ in range(2)
    ]
    assert chosen[0] == chosen[1]
    assert set(chosen[0]) <= set(legal)
    if name == "random":
        assert len(set(chosen[0])) > 1


def test_matches_in_compiled_code_are_those_of_the_bots() -> None:
    """Three kinds of bots, whole games: the same positions in the end, byte for byte."""
    game = HOARD
    engine = Engine(game, compiled=True)
    names = ["apprentice", "novice", "random"]
    n = 4
    states, results = engine.twin.new(n), np.zeros((n, md.WIDTH), np.int32)
    kinds = np.array([SIMPLE[name] for name in names], np.int64)
    options = np.array(game.encode(game.options()), np.int16)
    engine.functions.play_matches(
        states,
        engine.work,
        engine.notes,
        0,
        n,
        5,
        options,
        kinds,
        len(names),
        game.max_steps,
        SAMPLES,
        HORIZON,
        engine.moves,
        engine.out,
        engine.totals,
        results,
    )
    slow = [replace(simple_bot(name, game), samples=SAMPLES, horizon=HORIZON) for name in names]
    for g in range(n):
        seed = mixed(5, g)
        s = game.begin(seed=seed)
        while not game.over(s):
            seat = game.actors(s)[0]
            knowledge = Knowledge.of(game, s, seat, of_decision(seed, s.steps, seat))
            game.play(s, seat, slow[(seat + g) % 3].choose(knowledge, game.legal(s, seat)))
        assert st.pack(s) == st.pack(engine.twin.load(states, g))
        assert results[g, md.STEPS] == s.steps
        assert [results[g, md.STANDING + q] for q in range(s.seats)] == [
            game.rules.standing(s, q) for q in range(s.seats)
        ]
        assert [results[g, md.POINTS + q] for q in range(s.seats)] == [game.rules.points(s, q) for q in range(s.seats)]


def test_a_compiled_bot_thinks_like_an_interpreted_one() -> None:
    fast, slow = simple_bot("apprentice", HOARD, compiled=True), simple_bot("apprentice", HOARD)
    for seed in range(6):
        s = walk(HOARD, seed, 3)
        seat = HOARD.actors(s)[0]
        legal = HOARD.legal(s, seat)
        knowledge = Knowledge.of(HOARD, s, seat, seed)
        assert fast.rate(knowledge, legal) == slow.rate(knowledge, legal)
        assert fast.choose(knowledge, legal) == slow.choose(knowledge, legal)


def finished(standings: list[int], worth: int) -> int:
    """What a finished game with these standings is worth to seat 0."""
    rules: dict[str, Any] = dict(PENNIES.functions)
    rules["standing"] = lambda _, seat: standings[seat]
    rules["worth"] = lambda *_: worth
    s = PENNIES.begin()
    s.seats = len(standings)
    return int(bind.interpreted(greedy_driver, rules).final_worth(s, PENNIES.notes(), 0))


def test_what_an_ending_is_worth() -> None:
    """A win is a thousand, a loss nothing, a draw half; a common victory is whole if the game says so."""
    assert finished([1, 2], 0) == 1000
    assert finished([2, 1], 900) == 0
    assert finished([1, 1], 500) == 500
    assert finished([1, 1], 0) == 500
    assert finished([1, 1, 1, 1], 1000) == 1000
    assert finished([2, 2, 2], 700) == 0


def test_seeds_stay_in_range_and_differ() -> None:
    seeds = {mixed(seed, n) for seed in (0, 1, MASK62) for n in range(-3, 400)}
    assert len(seeds) == 3 * 403
    assert all(0 <= seed <= MASK62 for seed in seeds)


def test_the_registry_knows_the_house_and_names_the_nearest() -> None:
    assert registry.names()[:3] == ["random", "novice", "apprentice"]
    assert isinstance(registry.bot("novice", PENNIES), SimpleBot)
    with pytest.raises(registry.UnknownBot, match="did you mean 'novice'"):
        registry.bot("novicce", PENNIES)


class First:
    """The least one can write: always the first move."""

    def choose(self, knowledge: Knowledge, legal: list[int]) -> int:
        assert knowledge.legal == legal
        return legal[0]


def test_a_bot_from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry point is a function of a game; what it makes must be able to choose."""

    class Point:
        def __init__(self, make: Any) -> None:
            self.load = lambda: make

    monkeypatch.setattr(registry, "_points", lambda: {"first": Point(lambda _: First()), "odd": Point(lambda _: 3)})
    assert "first" in registry.names()
    assert isinstance(registry.bot("first", PENNIES), First)
    with pytest.raises(TypeError, match="'odd': 3 has no choose"):
        registry.bot("odd", PENNIES)


ONE_AFTER_ANOTHER = """
import sys
from deskoherna.bots.engine import Engine
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.search import Search
from deskoherna.lab import matches
from deskoherna.lab.plan import Plan
from toys.pennies.game import GAME

s = GAME.begin(seed=1)
known = Knowledge.of(GAME, s, 0, 1)
if sys.argv[1] == "decide":
    Search(GAME)
    engine = Engine(GAME, compiled=True)
    engine.rate(known.world, 0, 1, known.legal, 2, 5)
    engine.choose(known.world, 0, 2, 1, known.legal, 2, 5)
else:
    matches.play(Plan(game="toys.pennies.game:GAME", bots=("apprentice", "novice")), 0, 2)
"""


def test_what_one_process_compiled_for_decisions_another_uses_for_games(tmp_path: Path) -> None:
    """Entry points that lie in the cache do not stand in the way of those that need the same functions inside."""
    roots = os.pathsep.join(str(Path(__file__).parents[k] / name) for k, name in ((1, ""), (2, "src")))
    place = os.environ | {"DESKOHERNA_CACHE": str(tmp_path), "PYTHONPATH": roots}
    for what in ("decide", "play"):
        subprocess.run([sys.executable, "-c", ONE_AFTER_ANOTHER, what], env=place, check=True)
