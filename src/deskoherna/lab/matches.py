"""Playing the games of a plan: in compiled code where no bot searches and all are built in, else move by move."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from deskoherna.bots import match_driver as md
from deskoherna.bots import registry
from deskoherna.bots.engine import Engine
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.seeds import mixed, of_decision
from deskoherna.bots.simple import SIMPLE
from deskoherna.bots.thinker import LEVELS, thinker
from deskoherna.kit.game import Game
from deskoherna.lab.plan import Outcome, Plan


class IllegalChoice(ValueError):
    """A bot that chose what it may not."""


@cache
def _engine(game: Game) -> Engine:
    return Engine(game, compiled=True)


@cache
def bot(name: str, game: Game, pace: int) -> Any:
    """A bot is made once; those that think get the pace of the plan."""
    if pace and name in LEVELS:
        return thinker(name, game, pace=pace)
    return registry.bot(name, game, compiled=True)


def in_compiled_code(plan: Plan) -> bool:
    """Can the games of this plan be played without leaving compiled code?"""
    return all(name in SIMPLE for name in plan.bots)


def play(plan: Plan, first: int, n: int) -> list[Outcome]:
    """Games first..first+n-1 of the plan."""
    if in_compiled_code(plan):
        return _play_compiled(plan, first, n)
    return [watch(plan, number) for number in range(first, first + n)]


def _play_compiled(plan: Plan, first: int, n: int) -> list[Outcome]:
    game = plan.find()
    engine = _engine(game)
    options = np.array(game.encode(plan.read_options()), np.int16)
    kinds = np.array([SIMPLE[name] for name in plan.bots], np.int64)
    results = np.zeros((n, md.WIDTH), np.int32)
    engine.functions.play_matches(
        engine.twin.new(n),
        engine.work,
        engine.notes,
        first,
        n,
        plan.seed,
        options,
        kinds,
        len(kinds),
        game.max_steps,
        plan.worlds,
        plan.horizon,
        engine.moves,
        engine.out,
        engine.totals,
        results,
    )
    return [_outcome(plan, first + i, row) for i, row in enumerate(results.tolist())]


def _outcome(plan: Plan, number: int, row: list[int]) -> Outcome:
    seats = row[md.SEATS]
    return Outcome(
        number,
        tuple(plan.bot_at(number, seat) for seat in range(seats)),
        row[md.STEPS],
        bool(row[md.OVER]),
        tuple(row[md.STANDING : md.STANDING + seats]),
        tuple(row[md.POINTS : md.POINTS + seats]),
    )


Note = Callable[[Any, int, list[int], int], None]
"""Called before each move with the position, the seat, its legal moves and the one it chose."""


def watch(plan: Plan, number: int, note: Note = lambda *_: None) -> Outcome:
    """Game `number` decision by decision: bots get knowledge and the list of legal moves, nothing else."""
    game = plan.find()
    seed = mixed(plan.seed, number)
    s = game.begin(plan.read_options(), seed)
    steps = 0
    while not game.over(s) and steps < game.max_steps:
        seat = game.actors(s)[0]
        name = plan.bot_at(number, seat)
        knowledge = Knowledge.of(game, s, seat, of_decision(seed, steps, seat))
        legal = game.legal(s, seat)
        move = bot(name, game, plan.pace).choose(knowledge, list(legal))
        if move not in legal:
            raise IllegalChoice(f"bot {name!r} chose {move!r} in game {number}, step {steps}, which is not legal")
        note(s, seat, legal, move)
        game.play(s, seat, move)
        steps += 1
    seats = range(s.seats)
    over = game.over(s)
    return Outcome(
        number,
        tuple(plan.bot_at(number, seat) for seat in seats),
        steps,
        over,
        tuple(game.rules.standing(s, seat) if over else 0 for seat in seats),
        tuple(game.rules.points(s, seat) for seat in seats),
    )
