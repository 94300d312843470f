"""Gymnasium: one seat learns, bots, policies or checkpoints sit on the others."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces as gym_spaces

from deskoherna.bots import registry as bots
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.seeds import MASK62, mixed, of_decision
from deskoherna.bots.simple import SIMPLE, Bot
from deskoherna.kit.game import Game
from deskoherna.lab.envs import render, spaces
from deskoherna.lab.envs.seated import LEARNER, Opponent, Policy, SeatedVectorEnv
from deskoherna.lab.envs.vector_driver import CUT_SHORT, OVER


class SeatEnv(gymnasium.Env[Any, Any]):
    """A seat at a named table. `info["action_mask"]` and `action_masks()` say what is legal.

    `against` is one opponent for all other seats or one a seat: any bot by its name (`random`, `novice` and
    `apprentice` play inside compiled code), a callable (`Policy`), or a checkpoint. An illegal move loses the game at
    once. Rewards come at the end: 1 for a win, -1 for a loss. It is a `SeatedVectorEnv` of one game: pickled, copied.
    """

    metadata = {"render_modes": render.MODES, "render_fps": 1}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        game: Game | str,
        table: str,
        *,
        seat: int = 0,
        against: Opponent | Mapping[int, Opponent] = "novice",
        worlds: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.games = OneSeatedGame(game, table, 1, seat=seat, against=against, worlds=worlds, anew=False)
        self.seat = seat
        self.render_mode = render.check_mode(render_mode)
        self.observation_space = spaces.observations(self.games.layout.size)
        self.action_space = gym_spaces.Discrete(self.games.game.n_moves)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game and let the others play until the own seat decides."""
        super().reset(seed=seed, options=options)
        self.games.reset(int(self.np_random.integers(MASK62)))
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a move of the own seat, then those of the others."""
        turn = self.games.step_or_lose([int(action)])
        observation, info = self._seen()
        done = int(turn.done[0])
        return observation, float(turn.rewards[0, self.seat]), done == OVER, done == CUT_SHORT, info

    def action_masks(self) -> Any:
        """Which moves are legal now, as MaskablePPO asks for them."""
        return self.games.turn.masks[0].copy()

    def state(self) -> Any:
        """The whole position as bytes, hidden things too."""
        return self.games.states.view(np.int8).copy()

    def render(self) -> Any:
        """What the own seat sees."""
        if self.render_mode is None:
            gymnasium.logger.warn("no render mode was asked for: gymnasium.make(..., render_mode='ansi')")
        return render.render(self.render_mode, self.games.game, self.games.position(), self.seat)

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        return self.games.turn.observations[0].copy(), {"action_mask": self.action_masks()}


class OneSeatedGame(SeatedVectorEnv):
    """One game, at which any bot may sit: those that search think outside, on what they may know."""

    def position(self) -> Any:
        """The position, interpreted."""
        return self.twin.load(self.states, 0)

    def _seated(self) -> tuple[dict[int, Policy], list[int]]:
        others = [seat for seat in range(self.players) if seat != self.seat]
        given = self.against
        named = dict(given) if isinstance(given, Mapping) else dict.fromkeys(others, given)
        thinking = {seat: who for seat, who in named.items() if isinstance(who, str) and who not in SIMPLE}
        if LEARNER in thinking.values():
            raise ValueError("one seat learns here; where several do, there is SeatedVectorEnv")
        self.against = {seat: LEARNER if seat in thinking else who for seat, who in named.items()}
        policies, kinds = super()._seated()
        self.against = given
        for seat, name in thinking.items():
            policies[seat] = Thinking(self, bots.bot(name, self.game, compiled=True))
        return policies, kinds


class Thinking:
    """A bot that decides as it would at a table: it is given what its seat may know, and never the truth."""

    def __init__(self, games: OneSeatedGame, bot: Bot) -> None:
        self.games, self.bot = games, bot

    def __call__(self, _observations: Any, masks: Any, seat: int) -> Any:
        """The move of this seat."""
        games, s = self.games, self.games.position()
        game_seed = mixed(mixed(games.seed, 0), int(games._begun[0]) - 1)
        knowledge = Knowledge.of(games.game, s, seat, of_decision(game_seed, int(s.steps), seat))
        return np.array([self.bot.choose(knowledge, np.flatnonzero(masks[0]).tolist())])
