"""One game at a named table, seat by seat, as the environments for single games play it: compiled, or interpreted where
nothing is to be compiled first. Both play the same games from the same seeds."""

import ctypes
from typing import Any

import numpy as np

from deskoherna.bots import greedy_driver
from deskoherna.kit import bind, drivers
from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.lab.envs.encoder import Encoder
from deskoherna.lab.envs.observe import Layout

SEED_LIMIT = 1 << 62
WIN = 1.0
_LOOK = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
"""What an encoder's code is called with: the bytes of a position, and where the observation goes."""


def episode(game: Game, table: str, *, compiled: bool = True) -> "Episode":
    """A game on the compiled engine, or on the interpreted twin."""
    return CompiledEpisode(game, table) if compiled else Episode(game, table)


class Episode:
    """A position that is played on; `dice` gives each new game its seed. This one is interpreted."""

    def __init__(self, game: Game, table: str) -> None:
        if table not in game.tables:
            raise ValueError(f"{game.slug} has no table {table!r}; there are {', '.join(game.tables)}")
        self.game, self.table = game, table
        self.options = game.tables[table]
        self.seats = game.encode(self.options)[0]
        self.layout = Layout(game.state, self.seats)
        self._final_worth = bind.interpreted(greedy_driver, game.functions).final_worth
        self.dice = np.random.default_rng()
        self.culprit: int | None = None
        """The seat that tried an illegal move: that ends the game."""
        self._furnish()

    def _furnish(self) -> None:
        """Room for the position."""
        self.s: Any = self.game.zero()

    # ------------------------------------------------------------ what each twin does in its own way

    def _deal(self, seed: int) -> None:
        self.s = self.game.begin(self.options, seed)

    def _acting(self) -> list[int]:
        return self.game.actors(self.s)

    def _play(self, seat: int, move: int) -> None:
        self.game.play(self.s, seat, move)

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat, ascending."""
        return self.game.legal(self.s, seat)

    def position(self) -> Any:
        """The position, interpreted: for whoever draws it or lets a bot think about it."""
        return self.s

    def observe(self, seat: int) -> Any:
        """What a seat observes, by the layout of the mode."""
        return self.layout.observe(self.s, seat)

    def record(self) -> Any:
        """All of the position, hidden things too, as bytes."""
        return np.frombuffer(st.pack(self.s), np.int8).copy()

    def _restore(self, record: Any) -> None:
        self.s = st.from_record(self.game.state, np.frombuffer(record.tobytes(), st.dtype(self.game.state))[0])

    # ------------------------------------------------------------ what follows from it

    def seed(self, seed: int | None) -> None:
        """A seed makes all games that follow repeatable."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)

    def begin(self) -> int:
        """A new game; its seed."""
        chosen = int(self.dice.integers(SEED_LIMIT))
        self._deal(chosen)
        self.culprit = None
        return chosen

    @property
    def actors(self) -> list[int]:
        """The seats that may move now; nobody once it is cut short."""
        return [] if self.culprit is not None else self._acting()

    @property
    def steps(self) -> int:
        """How many moves were played."""
        return int(self.s.steps)

    @property
    def phase(self) -> int:
        """The question that is being asked."""
        return int(self.s.phase)

    @property
    def at_once(self) -> bool:
        """Do seats answer the present question at the same time?"""
        return self.phase in self.game.parallel

    @property
    def cut_short(self) -> bool:
        """Has the game reached the wall of steps?"""
        return bool(self.actors) and self.steps >= self.game.max_steps

    def mask(self, seat: int) -> Any:
        """A byte a move: 1 where the seat may play it."""
        mask = np.zeros(self.game.n_moves, np.int8)
        if seat in self.actors:
            mask[self.legal(seat)] = 1
        return mask

    def play(self, seat: int, move: int) -> None:
        """Play a move; an illegal one ends the game at the cost of the seat that tried it."""
        if move in self.legal(seat):
            self._play(seat, move)
        else:
            self.culprit = seat

    def reward(self, seat: int) -> float:
        """Nothing while the game goes on; then 1 for a win, -1 for a loss, in between for a shared first place."""
        if self.culprit is not None:
            return -WIN if seat == self.culprit else 0.0
        if self.actors:
            return 0.0
        return float(2 * self._final_worth(self.position(), self.game.notes(), seat) / greedy_driver.WIN - WIN)

    # ------------------------------------------------------------ copies

    def __getstate__(self) -> dict[str, Any]:
        """What a copy, or another process, needs to go on from here: compiled code is found again there."""
        return {
            "made": (self.game, self.table),
            "record": self.record(),
            "culprit": self.culprit,
            "dice": self.dice,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Go on from there."""
        self.__init__(*kept["made"])  # type: ignore[misc]  # made anew
        self.culprit, self.dice = kept["culprit"], kept["dice"]
        self._restore(kept["record"])


class CompiledEpisode(Episode):
    """The same in compiled code: the position is a record, and observations are written by machine code."""

    def _furnish(self) -> None:
        self.twin = self.game.compiled()
        self.states, self._notes, self._out = self.twin.new(1), self.twin.notes(), self.twin.out()
        self._raw = self.states.view(np.int8)
        self._encoder = Encoder(self.layout)
        self._looks = [_LOOK(int(code)) for code in self._encoder.code]
        self._bits = 0

    def _ask(self, what: int, a: int = 0, b: int = 0) -> int:
        return self.twin.ask(self.states, 0, what, a, b, self._out, self._notes)

    def _deal(self, seed: int) -> None:
        self.twin.begin(self.states, 0, seed, self.game.encode(self.options))
        self._bits = self._ask(drivers.ASK_ACTORS)

    def _acting(self) -> list[int]:
        return [seat for seat in range(self.seats) if self._bits >> seat & 1]

    def _play(self, seat: int, move: int) -> None:
        self._bits = self._ask(drivers.ASK_STEP, seat, move)

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat, ascending."""
        n = self._ask(drivers.ASK_LEGAL, seat)
        return [int(move) for move in self._out[:n]]

    def position(self) -> Any:
        """The position, interpreted: for whoever draws it or lets a bot think about it."""
        return self.twin.load(self.states, 0)

    def observe(self, seat: int) -> Any:
        """What a seat observes, by the layout of the mode."""
        seen = np.empty(self.layout.size, np.int8)
        self._looks[seat](self._raw.ctypes.data, seen.ctypes.data)
        return seen

    def record(self) -> Any:
        """All of the position, hidden things too, as bytes."""
        return self._raw.copy()

    def _restore(self, record: Any) -> None:
        self._raw[:] = record
        self._bits = self._ask(drivers.ASK_ACTORS)

    @property
    def steps(self) -> int:
        """How many moves were played."""
        return int(self.states["steps"][0])

    @property
    def phase(self) -> int:
        """The question that is being asked."""
        return int(self.states["phase"][0])
