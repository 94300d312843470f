"""The vector environment on the device: observations, masks and rewards stay there, and so do the moves."""

from typing import Any

import numpy as np

from deskoherna.bots.seeds import MASK62, SPREAD, STRIDE
from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.lab.cuda.device import cupy, kernels
from deskoherna.lab.envs import vector_driver
from deskoherna.lab.envs.observe import Kind, Layout
from deskoherna.lab.envs.vector import Turn, illegal

POOL, THREADS = 1024, 256
"""As `vector.cuh` has them."""
KINDS = {kind: i for i, kind in enumerate(Kind)}
MASK64 = (1 << 64) - 1
NEVER = np.iinfo(np.int64).max


def first_dice(seed: int, n: int) -> Any:
    """`mixed(mixed(seed, i), -1)` for every game: the seeds of `any_move`."""
    mask, stride = np.uint64(MASK62), np.uint64(STRIDE)
    x = (np.uint64(seed * STRIDE & MASK64) + np.arange(1, n + 1, dtype=np.uint64) * np.uint64(SPREAD)) & mask
    for again in (False, True):
        if again:
            x = x * stride & mask
        x = (x ^ (x >> np.uint64(31))) * stride & mask
        x ^= x >> np.uint64(27)
    return x.astype(np.int64)


class DeviceVectorEnv:
    """As `VectorEnv`, number by number, with arrays of CuPy (`__cuda_array_interface__`, DLPack).

    What it does is put into the stream that is CuPy's own when `step` is called.
    """

    def __init__(self, game: Game, table: str, n: int, *, seed: int = 0) -> None:
        if n < 1:
            raise ValueError(f"{n} games: at least one")
        self.game, self.table, self.n = game, table, n
        options = game.encode(game.tables[table])
        self.players = options[0]
        self.layout = Layout(game.state, self.players)
        self.cp: Any = cupy()
        cp, module = self.cp, kernels(game)
        self._refused, self._advanced, self._observed = (
            module.get_function(name) for name in ("refused", "advance", "observe")
        )
        size = st.dtype(game.state).itemsize
        self.records = cp.zeros((n, size), cp.int8)
        """The bytes of every position."""
        entries = [[(KINDS[e.kind], e.point, e.at, e.guard) for e in one] for one in self.layout.entries]
        self._entries = cp.array(entries, cp.int16)
        self._options = cp.array(options, cp.int16)
        self._begun, self._dice = cp.zeros(n, cp.int64), cp.zeros(n, cp.int64)
        self._moves, self._wrong = cp.zeros(n, cp.int64), cp.zeros(1, cp.int64)
        self.any_move = cp.zeros(n, cp.int64)
        """One legal move a game, any as likely: for baselines and exploring."""
        self.turn = Turn(
            cp.zeros((n, self.layout.size), cp.int8),
            cp.zeros((n, game.n_moves), cp.int8),
            cp.zeros((n, self.players), cp.float32),
            cp.zeros(n, cp.int8),
            cp.full(n, vector_driver.NOBODY, cp.int8),
        )
        self.reset(seed)

    def reset(self, seed: int = 0) -> Turn:
        """New games everywhere; the same seed gives the same games."""
        self.seed = seed & MASK62
        self._begun[:] = 0
        self._dice[:] = self.cp.array(first_dice(self.seed, self.n))
        self.turn.seats[:] = vector_driver.NOBODY
        self.turn.done[:] = vector_driver.OVER
        self._advance()
        return self.turn

    def step(self, moves: Any) -> Turn:
        """A move in every game, from any array that CuPy can read; an illegal one is refused before any is played."""
        self._moves[:] = self.cp.asarray(moves)
        self._wrong[:] = NEVER
        blocks = -(-self.n // THREADS)
        given = (np.int64(self.n), self.turn.seats, self._moves, self.turn.masks, self._wrong)
        self._refused((blocks,), (THREADS,), given)
        wrong = int(self._wrong[0])
        if wrong != NEVER:
            raise illegal(self.game, wrong, int(self._moves[wrong]), int(self.turn.seats[wrong]))
        self._advance()
        return self.turn

    def _advance(self) -> None:
        t, n = self.turn, np.int64(self.n)
        t.masks[:] = 0
        given = (
            self.records,
            n,
            t.seats,
            self._moves,
            t.masks,
            t.rewards,
            t.done,
            self._begun,
            self._dice,
            self.any_move,
            np.int64(self.seed),
            self._options,
            np.int32(self.game.max_steps),
            np.int32(self.players),
        )
        self._advanced((-(-self.n // POOL),), (THREADS,), given)
        seen = (
            self.records,
            n,
            t.seats,
            self._entries,
            np.int32(self.layout.size),
            np.int32(self.players),
            np.int32(self.layout.cards),
            t.observations,
        )
        self._observed((-(-self.n * 32 // THREADS),), (THREADS,), seen)
