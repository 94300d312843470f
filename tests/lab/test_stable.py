"""Stable-Baselines3 in our vector environment; it comes with `deskoherna[ppo]`, too large to be here for every run."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("sb3_contrib", reason="needs deskoherna[ppo]")

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

from deskoherna.kit import registry
from deskoherna.lab.envs.entries import Values
from deskoherna.lab.envs.stable import StableVecEnv


def made(**more: Any) -> StableVecEnv:
    return StableVecEnv("leduc", "five", 8, seats=(0, 1), against="novice", seed=3, **more)


def test_it_plays_what_the_environments_below_play() -> None:
    env, parts = made(), [made().parts[seat] for seat in range(2)]
    seen = env.reset()
    for _ in range(60):
        assert np.array_equal(seen, np.concatenate([part.turn.observations for part in parts]))
        assert np.array_equal(get_action_masks(env), np.concatenate([part.turn.masks for part in parts]).astype(bool))
        assert set(seen[:4, 0]) == {0}
        assert set(seen[4:, 0]) == {1}
        moves = np.concatenate([part.any_move for part in parts])
        seen, rewards, done, infos = env.step(moves)
        for k, part in enumerate(parts):
            turn = part.step(moves[4 * k : 4 * k + 4])
            assert rewards[4 * k : 4 * k + 4].tolist() == turn.rewards[:, k].tolist()
            for i in np.flatnonzero(turn.done):
                assert done[4 * k + i]
                assert np.array_equal(infos[4 * k + i]["terminal_observation"], part.finals[i])


def test_maskable_ppo_learns_in_it() -> None:
    env = made(encoding=Values(registry.game("leduc"), "five", steps=40))
    assert is_masking_supported(env)
    model = MaskablePPO("MlpPolicy", env, n_steps=16, batch_size=64, seed=1)
    model.learn(256)
    seen = env.reset()
    for _ in range(20):
        masks = env.action_masks()
        moves, _ = model.predict(seen, action_masks=masks)
        assert masks[np.arange(8), moves].all()
        seen, *_ = env.step(moves)


def test_games_are_shared_out_evenly() -> None:
    with pytest.raises(ValueError, match="3 games cannot be shared out evenly among 2 seats"):
        StableVecEnv("leduc", "five", 3, seats=(0, 1))
