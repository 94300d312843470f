"""The kernels of a game where there is no graphics card: compiled by the C++ compiler, a fiber for every thread."""

import ctypes
import subprocess
from pathlib import Path
from typing import Any

import numpy as np

from deskoherna.kit import state as st
from deskoherna.kit.game import Game
from deskoherna.lab.cuda.source import source
from deskoherna.lab.cuda.vector import KINDS, NEVER, first_dice
from deskoherna.lab.envs import vector_driver
from deskoherna.lab.envs.observe import Layout

HERE = Path(__file__).parent
GAMES, ROOM = 64, 50
SIZES = "#define PLAY_GAMES 64\n#define PLAY_THREADS 32\n#define STEP_GAMES 64\n#define STEP_THREADS 32\n"


def given(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return ctypes.c_void_p(value.ctypes.data)
    return ctypes.c_longlong(int(value)) if isinstance(value, np.int64) else ctypes.c_int(value)


class Emulated:
    def __init__(self, game: Game, folder: Path, *flags: str) -> None:
        self.game = game
        text = folder / f"{game.slug}.cpp"
        parts = ((HERE / "emulated.h").read_text(), SIZES, source(game), (HERE / "emulated_calls.h").read_text())
        text.write_text("".join(parts))
        library = text.with_suffix(".so")
        command = ["c++", "-std=c++17", "-O1", "-w", "-shared", "-fPIC", "-Wl,-Bsymbolic", *flags]
        done = subprocess.run([*command, "-o", str(library), str(text)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        self.library = ctypes.CDLL(str(library))

    def call(self, name: str, blocks: int, *values: Any) -> None:
        getattr(self.library, f"run_{name}")(ctypes.c_int(blocks), *(given(v) for v in values))

    def play(self, table: str, n: int, seed: int) -> tuple[Any, Any, int]:
        options, record = self.game.encode(self.game.tables[table]), st.dtype(self.game.state)
        blocks = 2
        states, numbers = np.zeros(blocks * GAMES, record), np.zeros(blocks * GAMES, np.int32)
        results, kept = np.zeros((n, 1 + options[0]), np.int32), np.zeros(n, record)
        counters, row = np.zeros(2, np.uint64), np.array(options, np.int16)
        limit, seats = self.game.max_steps, options[0]
        values = (states, numbers, ROOM, np.int64(n), np.int64(seed), row, limit, seats, results, kept, counters)
        self.call("play_games", blocks, *values)
        return kept, results, int(counters[1])


class EmulatedEnv:
    """What `DeviceVectorEnv` does, with NumPy's arrays."""

    def __init__(self, emulated: Emulated, table: str, n: int, seed: int) -> None:
        game = emulated.game
        self.emulated, self.n, self.seed = emulated, n, seed
        options = game.encode(game.tables[table])
        self.players, self.options = options[0], np.array(options, np.int16)
        self.layout = Layout(game.state, self.players)
        entries = [[(KINDS[e.kind], e.point, e.at, e.guard) for e in one] for one in self.layout.entries]
        self.entries = np.array(entries, np.int16)
        self.states = np.zeros(n, st.dtype(game.state))
        self.begun, self.any_move, self.moves = (np.zeros(n, np.int64) for _ in range(3))
        self.dice = first_dice(seed, n)
        self.observations = np.zeros((n, self.layout.size), np.int8)
        self.masks = np.zeros((n, game.n_moves), np.int8)
        self.rewards = np.zeros((n, self.players), np.float32)
        self.done = np.full(n, vector_driver.OVER, np.int8)
        self.seats = np.full(n, vector_driver.NOBODY, np.int8)
        self.advance()

    def wrong(self, moves: Any) -> int | None:
        found = np.full(1, NEVER, np.int64)
        self.emulated.call("refused", -(-self.n // 32), np.int64(self.n), self.seats, moves, self.masks, found)
        return None if found[0] == NEVER else int(found[0])

    def step(self, moves: Any) -> None:
        self.moves = moves
        self.advance()

    def advance(self) -> None:
        self.masks[:] = 0
        n, game = np.int64(self.n), self.emulated.game
        arrays = (self.seats, self.moves, self.masks, self.rewards, self.done, self.begun, self.dice, self.any_move)
        numbers = (np.int64(self.seed), self.options, game.max_steps, self.players)
        self.emulated.call("advance", -(-self.n // GAMES), self.states, n, *arrays, *numbers)
        sizes = (self.layout.size, self.players, self.layout.cards)
        self.emulated.call("observe", self.n, self.states, n, self.seats, self.entries, *sizes, self.observations)
