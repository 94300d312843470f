"""The vector environment as Stable-Baselines3 wants it: one learner, on one seat or on several in turn."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces as gym_spaces
from stable_baselines3.common.vec_env import VecEnv

from deskoherna.kit.game import Game
from deskoherna.lab.envs import spaces
from deskoherna.lab.envs.entries import Encoding, Values
from deskoherna.lab.envs.seated import Opponent, SeatedVectorEnv
from deskoherna.lab.envs.vector_driver import CUT_SHORT, GOES_ON

MASKS = "action_masks"
"""What MaskablePPO asks every game for."""


class StableVecEnv(VecEnv):  # type: ignore[misc]  # the package is an extra, and may not be installed
    """`num_envs` games against `against`; the learner sits on each of `seats` in as many of them.

    With an encoding observations are its columns, else rows of bytes. An illegal action loses its game.
    """

    def __init__(
        self,
        game: Game | str,
        table: str,
        num_envs: int,
        *,
        seats: Sequence[int] = (0,),
        against: Opponent = "apprentice",
        worlds: int | None = None,
        threads: int = 1,
        seed: int = 0,
        encoding: Encoding | Values | None = None,
    ) -> None:
        if not seats or num_envs % len(seats):
            raise ValueError(f"{num_envs} games cannot be shared out evenly among {len(seats)} seats")
        each = num_envs // len(seats)
        self.parts = [
            SeatedVectorEnv(
                game, table, each, seat=seat, against=against, worlds=worlds, threads=threads, seed=seed + k
            )
            for k, seat in enumerate(seats)
        ]
        self.each, self._seed = each, seed
        self._encode: Callable[[Any], Any] = encoding or np.copy
        layout, n_moves = self.parts[0].layout, self.parts[0].game.n_moves
        space = (
            gym_spaces.Box(-np.inf, np.inf, (encoding.size,), np.float32)
            if encoding
            else spaces.observations(layout.size)
        )
        self._actions = np.zeros(num_envs, np.int64)
        self.render_mode = None
        super().__init__(num_envs, space, gym_spaces.Discrete(n_moves))

    def reset(self) -> Any:
        """New games everywhere."""
        for k, part in enumerate(self.parts):
            part.reset(self._seed + k)
        return self._seen()

    def step_async(self, actions: Any) -> None:
        """What is to be played."""
        self._actions[:] = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """An action in every game; where one has ended a new one is shown, and the end stands in its info."""
        rewards, done = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, bool)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for k, part in enumerate(self.parts):
            first = k * self.each
            turn = part.step_or_lose(self._actions[first : first + self.each])
            rewards[first : first + self.each] = turn.rewards[:, part.seat]
            ended = turn.done != GOES_ON
            done[first : first + self.each] = ended
            if ended.any():
                which = np.flatnonzero(ended)
                for i, final in zip(which, self._encode(part.finals[which]), strict=True):
                    infos[first + i] = {
                        "terminal_observation": final,
                        "TimeLimit.truncated": bool(turn.done[i] == CUT_SHORT),
                    }
        return self._seen(), rewards, done, infos

    def action_masks(self) -> Any:
        """Which actions are legal now, a row a game."""
        return np.concatenate([part.turn.masks for part in self.parts]).astype(bool)

    def close(self) -> None:
        """Threads end."""
        for part in self.parts:
            part.close()

    def seed(self, seed: int | None = None) -> list[int | None]:
        """The next reset deals from this seed."""
        self._seed = self._seed if seed is None else seed
        return [self._seed] * self.num_envs

    def has_attr(self, attr_name: str) -> bool:
        """Masks there are."""
        return hasattr(self, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same for all games."""
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:  # noqa: ARG002 (all games share it)
        """For all games."""
        setattr(self, attr_name, value)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Only the masks are something of each game."""
        if method_name != MASKS or args or kwargs:
            raise AttributeError(f"games have {MASKS}(), not {method_name}")
        masks = self.action_masks()
        return [masks[i] for i in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """No game is wrapped by itself."""
        return [isinstance(self, wrapper_class) for _ in self._get_indices(indices)]

    def get_images(self) -> Mapping[str, Any] | list[Any]:
        """There are none."""
        return [None] * self.num_envs

    def _seen(self) -> Any:
        return self._encode(np.concatenate([part.turn.observations for part in self.parts]))
