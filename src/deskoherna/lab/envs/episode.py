"""One game at a named table, as the environments for single games play it: interpreted, seat by seat."""

from typing import Any

import numpy as np

from deskoherna.bots import greedy_driver
from deskoherna.kit import bind
from deskoherna.kit.game import Game
from deskoherna.lab.envs.observe import Layout

SEED_LIMIT = 1 << 62
WIN = 1.0


class Episode:
    """A position that is played on; `dice` gives each new game its seed."""

    def __init__(self, game: Game, table: str) -> None:
        if table not in game.tables:
            raise ValueError(f"{game.slug} has no table {table!r}; there are {', '.join(game.tables)}")
        self.game, self.table = game, table
        self.options = game.tables[table]
        self.seats = game.encode(self.options)[0]
        self.layout = Layout(game.state, self.seats)
        names = game.functions
        self._final_worth = bind.interpreted(greedy_driver, names).final_worth
        self.dice = np.random.default_rng()
        self.s: Any = None
        self.culprit: int | None = None
        """The seat that tried an illegal move: that ends the game."""

    def seed(self, seed: int | None) -> None:
        """A seed makes all games that follow repeatable."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)

    def begin(self) -> int:
        """A new game; its seed."""
        chosen = int(self.dice.integers(SEED_LIMIT))
        self.s = self.game.begin(self.options, chosen)
        self.culprit = None
        return chosen

    @property
    def actors(self) -> list[int]:
        """The seats that may move now; nobody once it is cut short."""
        return [] if self.culprit is not None else self.game.actors(self.s)

    @property
    def cut_short(self) -> bool:
        """Has the game reached the wall of steps?"""
        return bool(self.actors) and self.s.steps >= self.game.max_steps

    def observe(self, seat: int) -> Any:
        """What a seat observes, by the layout of the mode."""
        return self.layout.observe(self.s, seat)

    def mask(self, seat: int) -> Any:
        """A byte a move: 1 where the seat may play it."""
        mask = np.zeros(self.game.n_moves, np.int8)
        if seat in self.actors:
            mask[self.game.legal(self.s, seat)] = 1
        return mask

    def play(self, seat: int, move: int) -> None:
        """Play a move; an illegal one ends the game at the cost of the seat that tried it."""
        if move in self.game.legal(self.s, seat):
            self.game.play(self.s, seat, move)
        else:
            self.culprit = seat

    def reward(self, seat: int) -> float:
        """Nothing while the game goes on; then 1 for a win, -1 for a loss, in between for a shared first place."""
        if self.culprit is not None:
            return -WIN if seat == self.culprit else 0.0
        if self.actors:
            return 0.0
        return float(2 * self._final_worth(self.s, self.game.notes(), seat) / greedy_driver.WIN - WIN)
