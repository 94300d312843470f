"""Learn Duel for Cardia with Stable-Baselines3: `python ppo_cardia.py --minutes 15`.

MaskablePPO of sb3-contrib, on the vector environment with the built-in apprentice on the other seat; the learner sits
on both seats, half of the games each. It stops when the rounds are played or the time is over, then plays games that
it has never seen, by its likeliest move, and says how often it wins.
"""

import argparse
import time
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import nn

from deskoherna.kit import registry
from deskoherna.lab.envs.entries import Values
from deskoherna.lab.envs.stable import StableVecEnv
from deskoherna.lab.statistics import Estimate, proportion

GAME, TABLE, SEATS = "cardia", "deck-1", 2
GAMES, STEPS, ROUNDS = 256, 64, 250
HIDDEN = 64
"""The one hidden layer; policy and value both read it."""
RATE, LEAST_RATE = 2e-3, 1e-4
RECENT = 4000


class Layer(BaseFeaturesExtractor):
    """One layer that policy and value share."""

    def __init__(self, space: Any) -> None:
        super().__init__(space, HIDDEN)
        self.layer = nn.Sequential(nn.Linear(space.shape[0], HIDDEN), nn.Tanh())

    def forward(self, observations: Any) -> Any:
        return self.layer(observations)


class Until(BaseCallback):
    """Ends the training after so many minutes, and tells how it goes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.minutes, self.start, self.cpu = minutes, time.perf_counter(), time.process_time()
        self.won: list[float] = []

    def _on_step(self) -> bool:
        self.won += ((self.locals["rewards"][self.locals["dones"]] + 1) / 2).tolist()
        return time.perf_counter() - self.start < 60 * self.minutes

    def _on_rollout_end(self) -> None:
        passed, cpu = time.perf_counter() - self.start, time.process_time() - self.cpu
        share = 100 * float(np.mean(self.won[-RECENT:]))
        print(f"{passed:.0f} s, {cpu:.0f} s of a core, {self.num_timesteps} steps, {share:.1f} % won", flush=True)


def environment(games: int, seed: int, encoding: Values) -> StableVecEnv:
    return StableVecEnv(GAME, TABLE, games, seats=range(SEATS), against="apprentice", seed=seed, encoding=encoding)


def learner(env: StableVecEnv, seed: int) -> MaskablePPO:
    return MaskablePPO(
        "MlpPolicy",
        env,
        seed=seed,
        n_steps=STEPS,
        batch_size=1024,
        n_epochs=2,
        learning_rate=lambda left: LEAST_RATE + (RATE - LEAST_RATE) * left,
        gamma=1.0,
        gae_lambda=0.9,
        ent_coef=0.01,
        policy_kwargs={"features_extractor_class": Layer, "net_arch": []},
    )


def score(model: MaskablePPO, env: StableVecEnv) -> Estimate:
    """Wins by the likeliest move; of each row the first game counts, so short games are no likelier than long ones."""
    seen = env.reset()
    result = np.full(env.num_envs, np.nan)
    while np.isnan(result).any():
        moves, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, rewards, over, _ = env.step(moves)
        first = over & np.isnan(result)
        result[first] = (rewards[first] + 1) / 2
    return proportion(float(result.sum()), env.num_envs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=15.0, help="at most (default %(default)s)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of 16,384 moves (default %(default)s)")
    parser.add_argument("--threads", type=int, default=2, help="of PyTorch (default %(default)s)")
    parser.add_argument("--games", type=int, default=2000, help="against the apprentice (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    encoding = Values(registry.game(GAME), TABLE)
    model = learner(environment(GAMES, args.seed, encoding), args.seed)
    model.learn(args.rounds * GAMES * STEPS, callback=Until(args.minutes))
    found = score(model, environment(args.games, args.seed + 1000, encoding))
    mean, low, high = (f"{100 * x:.1f}" for x in (found.mean, found.low, found.high))
    print(f"against the apprentice: {mean} % [{low}, {high}] of {found.n} games")


if __name__ == "__main__":
    main()
