"""The vector environment: many games of one table in lock step, wholly in compiled code."""

from typing import Any, NamedTuple

import numpy as np

from deskoherna.bots import greedy_driver
from deskoherna.bots.seeds import MASK62, mixed
from deskoherna.kit.game import Game
from deskoherna.lab.envs import vector_driver
from deskoherna.lab.envs.encoder import Encoder
from deskoherna.lab.envs.observe import Layout

DRIVERS = ((greedy_driver, frozenset({"rate_moves"})), (vector_driver, frozenset({"advance"})))


class Turn(NamedTuple):
    """What every game looks like now. The arrays belong to the environment and change with the next step."""

    observations: Any
    """`[game][entry]`, as `Layout` describes them, of the seat that moves next."""
    masks: Any
    """`[game][move]`: 1 where the move is legal."""
    rewards: Any
    """`[game][seat]`: not zero only where a game has just ended; 1 for a win, -1 for a loss."""
    done: Any
    """`[game]`: 1 where a game has just ended (a new one has begun), 2 where it was cut short by the limit of steps."""
    seats: Any
    """`[game]`: who moves next."""


def illegal(game: Game, wrong: int, move: int, seat: int) -> ValueError:
    """What is said of a move that may not be played."""
    if not 0 <= move < game.n_moves:
        return ValueError(f"game {wrong}: moves are numbers from 0 to {game.n_moves - 1}, not {move}")
    return ValueError(f"game {wrong}: move {move} ({game.notate(move)}) is not legal for seat {seat}")


def vector_env(game: Game, table: str, n: int, *, seed: int = 0, device: str = "cpu") -> Any:
    """The vector environment on the processor, or, with `device="cuda"`, on the graphics card."""
    if device == "cpu":
        return VectorEnv(game, table, n, seed=seed)
    if device != "cuda":
        raise ValueError(f"{device!r} is no device; there are 'cpu' and 'cuda'")
    from deskoherna.lab.cuda.vector import DeviceVectorEnv

    return DeviceVectorEnv(game, table, n, seed=seed)


class VectorEnv:
    """`reset()`, then `step(moves)` for ever: a game that ends begins anew at once."""

    def __init__(self, game: Game, table: str, n: int, *, seed: int = 0, checked: bool = False) -> None:
        self.game, self.table, self.n = game, table, n
        options = game.encode(game.tables[table])
        self.players = options[0]
        self.layout = Layout(game.state, self.players)
        self.twin = game.compiled(more=DRIVERS, checked=checked)
        self.encoder = Encoder(self.layout)
        self.states, self._blank, self._notes = self.twin.new(n), self.twin.new(1), self.twin.notes()
        self._raw = self.states.view(np.int8)
        self._options, self._out = np.array(options, np.int16), self.twin.out()
        self._begun, self._dice = np.zeros(n, np.int64), np.zeros(n, np.int64)
        self._moves = np.zeros(n, np.int64)
        self.any_move = np.zeros(n, np.int64)
        """One legal move a game, any as likely: for baselines and exploring."""
        self.turn = Turn(
            np.zeros((n, self.layout.size), np.int8),
            np.zeros((n, game.n_moves), np.int8),
            np.zeros((n, self.players), np.float32),
            np.zeros(n, np.int8),
            np.full(n, vector_driver.NOBODY, np.int8),
        )
        self._flat = [a.reshape(-1) for a in (self.turn.observations, self.turn.masks, self.turn.rewards)]
        self.reset(seed)

    def reset(self, seed: int = 0) -> Turn:
        """New games everywhere; the same seed gives the same games."""
        self.seed = seed & MASK62
        self._begun[:] = 0
        self._dice[:] = [mixed(mixed(self.seed, i), -1) for i in range(self.n)]
        self.turn.seats[:] = vector_driver.NOBODY
        self.turn.done[:] = vector_driver.OVER
        self._advance()
        return self.turn

    def step(self, moves: Any) -> Turn:
        """A move in every game; an illegal one is refused before anything is played."""
        self._moves[:] = moves
        wrong = self._advance()
        if wrong >= 0:
            raise illegal(self.game, wrong, int(self._moves[wrong]), int(self.turn.seats[wrong]))
        return self.turn

    def _advance(self) -> int:
        """The first game whose move was refused, or -1."""
        t = self.turn
        return int(
            self.twin.functions.advance(
                self.states,
                self._blank,
                self._notes,
                self._raw,
                self.encoder.code,
                t.seats,
                self._moves,
                *self._flat,
                t.done,
                self._begun,
                self._dice,
                self.any_move,
                self._out,
                self.seed,
                self._options,
                self.game.max_steps,
            )
        )
