"""Gymnasium's face of the vector environment: one seat learns in many games at once, opponents sit on the others."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces as gym_spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from deskoherna.bots.seeds import MASK62
from deskoherna.kit.game import Game
from deskoherna.lab.envs import spaces
from deskoherna.lab.envs.seated import Opponent, SeatedVectorEnv
from deskoherna.lab.envs.vector_driver import CUT_SHORT, OVER


class GymVectorEnv(VectorEnv[Any, Any, Any]):
    """A seat of a named table against opponents, `num_envs` games at once (see `SeatedVectorEnv`).

    `infos["action_mask"]` says what is legal in each game; an illegal action loses its game. `autoreset_mode` is
    `next_step` (a finished game is shown, and the next action there is ignored), `same_step` (a new one is shown, the
    end stands in `infos["final_obs"]`) or `disabled` (`reset(options={"reset_mask": ...})` begins the new ones).
    Observations are copies unless `copy=False`: then the arrays are used again by the next step.
    """

    def __init__(
        self,
        game: Game | str,
        table: str,
        num_envs: int = 1,
        *,
        seat: int = 0,
        against: Opponent | Mapping[int, Opponent] = "novice",
        worlds: int | None = None,
        threads: int = 1,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        self.mode = _mode(autoreset_mode)
        self.games = SeatedVectorEnv(
            game,
            table,
            num_envs,
            seat=seat,
            against=against,
            worlds=worlds,
            threads=threads,
            anew=self.mode is AutoresetMode.SAME_STEP,
        )
        self.num_envs, self.copy = num_envs, copy
        self.metadata = {"render_modes": [], "autoreset_mode": self.mode}
        self.render_mode = None
        self.single_observation_space = spaces.observations(self.games.layout.size)
        self.single_action_space = gym_spaces.Discrete(self.games.game.n_moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._ended = np.zeros(num_envs, bool)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """New games everywhere, or where `options["reset_mask"]` says so."""
        which = (options or {}).get("reset_mask")
        if seed is not None and not isinstance(seed, int | np.integer):
            raise ValueError("one seed stands for all games: each has one of its own that follows from it")
        if which is None:
            super().reset(seed=None if seed is None else int(seed))
            self.games.reset(int(self.np_random.integers(MASK62)))
            self._ended[:] = False
        else:
            self.games.reset(games=which)
            self._ended[np.asarray(which, bool)] = False
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """An action in every game."""
        if self.mode is AutoresetMode.DISABLED and self._ended.any():
            raise ValueError(f"game {int(self._ended.argmax())} has ended: begin it anew by reset, with a reset_mask")
        turn = self.games.step_or_lose(actions)
        terminated, truncated = turn.done == OVER, turn.done == CUT_SHORT
        self._ended = terminated | truncated
        infos = self._infos()
        if self.mode is AutoresetMode.SAME_STEP and self._ended.any():
            finals = np.full(self.num_envs, None, object)
            for i in np.flatnonzero(self._ended):
                finals[i] = self.games.finals[i].copy()
            infos |= {"final_obs": finals, "_final_obs": self._ended.copy()}
            infos |= {"final_info": {}, "_final_info": self._ended.copy()}
        return self._seen(), turn.rewards[:, self.games.seat].astype(np.float64), terminated, truncated, infos

    def action_masks(self) -> Any:
        """Which actions are legal now, a row a game, as MaskablePPO asks for them."""
        return self.games.turn.masks.astype(bool)

    def close_extras(self, **_kwargs: Any) -> None:
        """Threads end."""
        self.games.close()

    def _seen(self) -> Any:
        seen = self.games.turn.observations
        return seen.copy() if self.copy else seen

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.games.turn.masks.copy(), "_action_mask": np.ones(self.num_envs, bool)}


def _mode(name: str | AutoresetMode) -> AutoresetMode:
    known = {mode.name.lower(): mode for mode in AutoresetMode}
    mode = name if isinstance(name, AutoresetMode) else known.get(name.lower().replace("-", "_"))
    if mode is None:
        raise ValueError(f"autoreset modes are {', '.join(known)}, not {name!r}")
    return mode
