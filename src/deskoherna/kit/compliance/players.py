"""Players that walk through a game for the checks: by `lean`, at random, and curious."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from deskoherna.kit.game import Game

Player = Callable[[Any, int, list[int]], int]
"""Which of the legal moves a seat plays: (position, seat, legal moves) -> move."""


def uniform(dice: random.Random) -> Player:
    """Any legal move, each as likely."""

    def choose(_s: Any, _seat: int, moves: list[int]) -> int:
        return dice.choice(moves)

    return choose


def leaning(game: Game, dice: random.Random) -> Player:
    """The novice: a legal move by the weights of `lean`; any of them when none weighs anything."""
    notes = game.notes()

    def choose(s: Any, seat: int, moves: list[int]) -> int:
        weights = [game.lean(s, seat, m, notes) for m in moves]
        return dice.choices(moves, weights)[0] if sum(weights) > 0 else dice.choice(moves)

    return choose


def curious(game: Game, dice: random.Random, tried: Counter[int]) -> Player:
    """Mostly the verb tried least so far, then the move tried least: rare rules are reached soon."""
    of = [i for i, verb in enumerate(game.verbs.verbs) for _ in range(verb.size)]

    def choose(_s: Any, _seat: int, moves: list[int]) -> int:
        if dice.random() < 0.25:
            move = dice.choice(moves)
        else:
            move = min(moves, key=lambda m: (tried[-1 - of[m]], tried[m], dice.random()))
        tried[move] += 1
        tried[-1 - of[move]] += 1
        return move

    return choose
