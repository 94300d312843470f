"""Kernels without a graphics card: whatever they do is what the compiled twin does, byte for byte."""

import shutil
import sys
from pathlib import Path

import numpy as np
import pytest
from emulation import Emulated, EmulatedEnv

from deskoherna.kit import registry
from deskoherna.lab.cuda.device import NoDevice
from deskoherna.lab.envs.vector import VectorEnv, vector_env

WORKSHOP = ("leduc", "goofspiel")
GAMES = ("cardia", "kingdom", "nightwatch", "defenders", "wilderness")

pytestmark = pytest.mark.skipif(shutil.which("c++") is None, reason="needs a C++ compiler")


def play_alike(emulated: Emulated, table: str, n: int) -> None:
    game = emulated.game
    twin = game.compiled()
    expected = twin.new(n)
    steps = twin.play_many(expected, 0, n, 3, game.encode(game.tables[table]), game.max_steps)
    records, results, total = emulated.play(table, n, 3)
    assert records.tobytes() == expected.tobytes()
    assert total == steps == results[:, 0].sum()


def step_alike(emulated: Emulated, table: str, n: int, steps: int) -> None:
    env = VectorEnv(emulated.game, table, n, seed=5)
    other = EmulatedEnv(emulated, table, n, 5)
    for _ in range(steps):
        for name, array in env.turn._asdict().items():
            assert np.array_equal(array, getattr(other, name)), name
        assert np.array_equal(env.any_move, other.any_move)
        moves = env.any_move.copy()
        assert other.wrong(moves) is None
        env.step(moves)
        other.step(moves)
    assert env.states.tobytes() == other.states.tobytes()
    illegal = int(np.flatnonzero(env.turn.masks[n - 1] == 0)[0])
    moves = env.any_move.copy()
    moves[n - 1] = illegal
    assert other.wrong(moves) == n - 1


@pytest.mark.parametrize("name", WORKSHOP)
def test_kernels_of_a_small_game_do_what_the_compiled_twin_does(name: str, tmp_path: Path) -> None:
    emulated = Emulated(registry.game(name), tmp_path, "-DCHECKED")
    table = next(iter(emulated.game.tables))
    play_alike(emulated, table, 300)
    step_alike(emulated, table, 100, 40)


def test_a_card_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game(WORKSHOP[0])
    table = next(iter(game.tables))
    with pytest.raises(ValueError, match="'tpu' is no device; there are 'cpu' and 'cuda'"):
        vector_env(game, table, 1, device="tpu")
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(NoDevice, match=r'pip install "deskoherna\[cuda\]"'):
        vector_env(game, table, 1, device="cuda")


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_kernels_of_every_game_do_what_the_compiled_twin_does(name: str, tmp_path: Path) -> None:
    emulated = Emulated(registry.game(name), tmp_path, "-DCHECKED", "-fsanitize=undefined", "-fno-sanitize-recover")
    for table in emulated.game.tables:
        play_alike(emulated, table, 100)
    step_alike(emulated, next(iter(emulated.game.tables)), 100, 150)
