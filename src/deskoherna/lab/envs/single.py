"""Gymnasium: one seat learns, bots sit on the others."""

from typing import Any

import gymnasium
from gymnasium import spaces as gym_spaces

from deskoherna.bots import registry
from deskoherna.bots.knowledge import Knowledge
from deskoherna.bots.seeds import of_decision
from deskoherna.kit.game import Game
from deskoherna.lab.envs import spaces
from deskoherna.lab.envs.episode import Episode


class SeatEnv(gymnasium.Env[Any, Any]):
    """A seat at a named table against a named bot. `info["action_mask"]` and `action_masks()` say what is legal.

    An illegal move loses the game at once. Rewards come at the end: 1 for a win, -1 for a loss.
    """

    metadata = {"render_modes": []}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self, game: Game, table: str, *, seat: int = 0, against: str = "novice", compiled: bool = False
    ) -> None:
        self.episode = Episode(game, table)
        if not 0 <= seat < self.episode.seats:
            raise ValueError(f"{game.slug}, table {table}: there is no seat {seat}, only {self.episode.seats}")
        self.seat = seat
        self.bot = registry.bot(against, game, compiled=compiled)
        self.observation_space = spaces.observations(self.episode.layout.size)
        self.action_space = gym_spaces.Discrete(game.n_moves)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game and let the others play until the own seat decides."""
        super().reset(seed=seed, options=options)
        self.episode.dice = self.np_random
        self.game_seed = self.episode.begin()
        self._others()
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a move of the own seat, then those of the others."""
        self.episode.play(self.seat, int(action))
        self._others()
        observation, info = self._seen()
        over, cut_short = not self.episode.actors, self.episode.cut_short
        return observation, self.episode.reward(self.seat), over, cut_short, info

    def action_masks(self) -> Any:
        """Which moves are legal now, as MaskablePPO asks for them."""
        return self.episode.mask(self.seat)

    def _others(self) -> None:
        """The bots play until the seat must decide, or the game is over."""
        game, episode = self.episode.game, self.episode
        actors = episode.actors
        while actors and actors[0] != self.seat and not episode.cut_short:
            mover = actors[0]
            knowledge = Knowledge.of(game, episode.s, mover, of_decision(self.game_seed, episode.s.steps, mover))
            game.play(episode.s, mover, self.bot.choose(knowledge, game.legal(episode.s, mover)))
            actors = episode.actors

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        return self.episode.observe(self.seat), {"action_mask": self.action_masks()}
