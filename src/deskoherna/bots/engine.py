"""The drivers of the bots bound to one game, interpreted or compiled, with the room they work in."""

import types
from typing import Any

import numpy as np

from deskoherna.bots import greedy_driver, match_driver
from deskoherna.kit import bind
from deskoherna.kit.game import Game
from deskoherna.kit.state import Row

DRIVERS = ((greedy_driver, frozenset({"rate_moves"})), (match_driver, frozenset({"choose_move", "play_matches"})))
WORK = 3
"""States the drivers work in: world, sample, trial."""


def interpreted_drivers(game: Game) -> types.SimpleNamespace:
    """The functions of both drivers over the interpreted twin."""
    return bind.interpreted(match_driver, game.functions)


class Engine:
    """One of the two twins, ready for decisions."""

    def __init__(self, game: Game, *, compiled: bool) -> None:
        self.game, self.compiled = game, compiled
        if compiled:
            self.twin = game.compiled(more=DRIVERS)
            self.functions = self.twin.functions
            self.work: Any = self.twin.new(WORK)
            self.notes: Any = self.twin.notes()
            self.out: Any = self.twin.out()
            self.moves: Any = self.twin.out()
            self.totals: Any = np.zeros(game.n_moves + 1, np.int64)
        else:
            self.functions = interpreted_drivers(game)
            self.work, self.notes = [None] * WORK, [game.notes()]
            self.out, self.moves, self.totals = ([0] * (game.n_moves + 1) for _ in range(3))

    def _enter(self, world: Any, legal: Row) -> None:
        """Write the imagined world and the moves where the drivers find them."""
        if self.compiled:
            self.twin.store(self.work, greedy_driver.WORLD, world)
        else:
            self.work[greedy_driver.WORLD] = world
        for k, move in enumerate(legal):
            self.moves[k] = move

    def choose(self, world: Any, seat: int, kind: int, seed: int, legal: Row, samples: int, horizon: int) -> int:
        """The move that a bot of this kind plays in its world; the same one with the same seed."""
        self._enter(world, legal)
        return int(
            self.functions.choose_move(
                self.work, self.notes, seat, kind, seed, self.moves, len(legal), samples, horizon, self.out, self.totals
            )
        )

    def rate(self, world: Any, seat: int, seed: int, legal: Row, samples: int, horizon: int) -> list[int]:
        """What each move is worth, in thousandths of a win."""
        self._enter(world, legal)
        self.functions.rate_moves(
            self.work, self.notes, seat, seed, self.moves, len(legal), samples, horizon, self.out, self.totals
        )
        return [int(self.totals[k]) // samples for k in range(len(legal))]
