"""Environments for single games: one engine, copies, what is drawn, checkpoints as opponents, arrays without copies."""

import copy
import pickle
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from deskoherna.kit import knowledge, registry
from deskoherna.kit.game import Game
from deskoherna.lab.envs import render
from deskoherna.lab.envs.aec import TableEnv
from deskoherna.lab.envs.checkpoints import Checkpoint, save_dense
from deskoherna.lab.envs.episode import episode
from deskoherna.lab.envs.parallel import ParallelTableEnv
from deskoherna.lab.envs.single import SeatEnv, Thinking
from deskoherna.lab.envs.vector import VectorEnv
from toys.hoard.game import GAME as HOARD
from toys.pennies.game import GAME as PENNIES


def name(game: Game) -> str:
    return game.slug


# ---------------------------------------------------------------- one engine


@pytest.mark.parametrize("game", [HOARD, PENNIES], ids=name)
def test_both_twins_play_the_same_episodes(game: Game) -> None:
    table = next(iter(game.tables))
    both = [episode(game, table, compiled=compiled) for compiled in (False, True)]
    dice = np.random.default_rng(6)
    for one in both:
        one.seed(4)
    assert len({one.begin() for one in both}) == 1
    while both[0].actors and not both[0].cut_short:
        seat = both[0].actors[0]
        told = [
            (one.actors, one.steps, one.phase, one.legal(seat), one.observe(seat).tolist(), one.record().tolist())
            for one in both
        ]
        assert told[0] == told[1]
        move = int(dice.choice(both[0].legal(seat)))
        for one in both:
            one.play(seat, move)
    assert [both[0].reward(seat) for seat in range(both[0].seats)] == [
        both[1].reward(seat) for seat in range(both[1].seats)
    ]


def play_on(env: TableEnv, steps: int) -> list[Any]:
    """The lowest legal moves, and all that is seen on the way."""
    seen = []
    for _ in range(steps):
        observation, reward, over, cut_short, info = env.last()
        seen.append((env.agent_selection, observation.tolist(), reward, over, env.state().tolist()))
        env.step(None if over or cut_short else int(np.flatnonzero(info["action_mask"])[0]))
    return seen


@pytest.mark.parametrize("compiled", [False, True])
def test_an_environment_is_copied_and_sent(compiled: bool) -> None:
    env = TableEnv(HOARD, "two", compiled=compiled)
    env.reset(seed=5)
    play_on(env, 3)
    copied, sent = copy.deepcopy(env), pickle.loads(pickle.dumps(env))
    assert copied.episode.game is sent.episode.game is HOARD
    assert play_on(env, 4) == play_on(copied, 4) == play_on(sent, 4)


def test_a_seat_is_copied_in_mid_game_and_its_bots_go_on_alike() -> None:
    env = SeatEnv("leduc", "one", against="apprentice")
    env.reset(seed=3)
    other = copy.deepcopy(env)
    for _ in range(6):
        told = [one.step(int(np.flatnonzero(one.action_masks())[-1])) for one in (env, other)]
        assert told[0][0].tolist() == told[1][0].tolist()
        assert told[0][1:4] == told[1][1:4]
        if told[0][2]:
            break
    assert env.state().tolist() == other.state().tolist()


def test_bots_that_search_sit_down_too() -> None:
    """They play what they play at a table: nothing but what their seat may know reaches them."""
    asked = []

    class Asked:
        def choose(self, knowledge: Any, legal: list[int]) -> int:
            asked.append((knowledge.seat, knowledge.seed, legal))
            return legal[0]

    env = SeatEnv("leduc", "one", against="random")
    env.games.against = {1: Thinking(env.games, Asked())}
    env.games._policies, kinds = env.games._seated()
    env.games._kinds[:] = kinds
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert asked
    assert all(seat == 1 and legal for seat, _, legal in asked)


# ---------------------------------------------------------------- what is drawn


def test_what_is_drawn_is_what_the_seat_may_see() -> None:
    env = TableEnv(registry.game("leduc"), "one", render_mode="ansi")
    env.reset(seed=2)
    drawn, s = env.render(), env.episode.position()
    blind = knowledge.blindfold(env.episode.game, s, env.episode.actors[0], 1)
    assert drawn == render.text(env.episode.game, blind, env.episode.actors[0])
    assert "In hand:" in drawn
    pixels = render.image(drawn)
    assert (pixels.dtype, pixels.ndim, pixels.shape[2]) == (np.uint8, 3, 3)
    assert 0.01 < (pixels.sum(2) < 300).mean() < 0.2
    assert TableEnv(registry.game("leduc"), "one").render() is None
    with pytest.raises(ValueError, match="render modes are ansi, rgb_array, not 'human'"):
        ParallelTableEnv(registry.game("leduc"), "one", render_mode="human")


def positions(game: Game, table: str) -> list[Any]:
    """Three positions of a random game."""
    found, dice = [], np.random.default_rng(3)
    s = game.begin(game.tables[table], 3)
    for n in range(45):
        if n % 20 == 0:
            found.append(copy.deepcopy(s))
        if not game.over(s):
            seat = game.actors(s)[0]
            game.play(s, seat, int(dice.choice(game.legal(s, seat))))
    return found


@pytest.mark.parametrize("game", registry.games(), ids=name)
def test_every_sign_of_a_sketch_is_drawn(game: Game) -> None:
    """What the letters of Pillow lack is drawn by hand."""
    table = next(iter(game.tables))
    for s in positions(game, table):
        for sign in {c for c in render.text(game, s, 0) if ord(c) > 126 and not c.isalpha()}:
            assert sign in render.SIGNS or sign in "›\u2019\u2018“”…", sign


# ---------------------------------------------------------------- checkpoints


def test_a_checkpoint_sits_down(tmp_path: Path) -> None:
    size, moves = SeatEnv("leduc", "one", against="random").games.layout.size, registry.game("leduc").n_moves
    dice = np.random.default_rng(1)
    weights = [dice.normal(size=shape) for shape in [(size, 8), (8,), (8, moves + 1), (moves + 1,)]]
    save_dense(tmp_path / "net.npz", weights)
    env = SeatEnv("leduc", "one", against=Checkpoint(tmp_path / "net.npz"))
    _, info = env.reset(seed=1)
    _, reward, *_ = copy.deepcopy(env).step(int(np.flatnonzero(info["action_mask"])[0]))
    assert reward == env.step(int(np.flatnonzero(info["action_mask"])[0]))[1]
    (tmp_path / "empty.npz").write_bytes(b"")
    np.savez(tmp_path / "other.npz", x=np.zeros(2))
    for path, sentence in (
        ("gone.npz", "there is no checkpoint"),
        ("other.npz", "holds no network: w0, b0, w1, b1 ... are wanted, not x"),
        ("net.txt", "a checkpoint is a file .npz or .pt2"),
    ):
        if path == "net.txt":
            (tmp_path / path).write_text("", encoding="utf-8")
        with pytest.raises(ValueError, match=re.escape(sentence)):
            Checkpoint(tmp_path / path)
    narrow = [w[..., :2] if k > 1 else w for k, w in enumerate(weights)]
    save_dense(tmp_path / "narrow.npz", narrow)
    with pytest.raises(ValueError, match=f"gives 2 scores; this game has {moves} moves"):
        SeatEnv("leduc", "one", seat=1, against=Checkpoint(tmp_path / "narrow.npz")).reset(seed=1)


def test_a_checkpoint_of_torch_sits_down(tmp_path: Path) -> None:
    """Observations reach it without a copy but for their type; torch is an extra, not everywhere installed."""
    torch = pytest.importorskip("torch")
    env = VectorEnv(HOARD, "two", 6, seed=1)
    net = torch.nn.Linear(env.layout.size, HOARD.n_moves + 1)
    rows = torch.export.Dim("rows")
    made = torch.export.export(net, (torch.zeros(2, env.layout.size),), dynamic_shapes=({0: rows},))
    torch.export.save(made, tmp_path / "net.pt2")
    turn = env.turn
    taken = torch.from_dlpack(turn.observations)
    assert taken.data_ptr() == turn.observations.ctypes.data
    scores = net(taken.float()).detach().numpy()[:, : HOARD.n_moves]
    best = np.where(turn.masks.astype(bool), scores, -np.inf).argmax(1)
    policy = pickle.loads(pickle.dumps(Checkpoint(tmp_path / "net.pt2")))
    assert policy(turn.observations, turn.masks, 0).tolist() == best.tolist()
    env.step(torch.from_numpy(best))


def test_arrays_are_handed_on_without_copies() -> None:
    """DLPack: torch and JAX take them like this."""
    env = VectorEnv(HOARD, "two", 4, seed=1)
    taken = np.from_dlpack(env.turn.observations)
    assert np.shares_memory(taken, env.turn.observations)
    before = taken.copy()
    env.step(np.from_dlpack(env.any_move))
    assert (taken == env.turn.observations).all()
    assert (taken != before).any()
