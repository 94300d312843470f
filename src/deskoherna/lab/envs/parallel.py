"""PettingZoo, all agents at once: those who cannot act wait."""

from typing import Any

import numpy as np
from gymnasium import spaces as gym_spaces
from pettingzoo import ParallelEnv

from deskoherna.kit.game import Game
from deskoherna.lab.envs import render, spaces
from deskoherna.lab.envs.episode import episode


class ParallelTableEnv(ParallelEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """A game at a named table. Beyond the moves of the game there is one action more, the last: to wait.

    In a parallel phase all seats that may act do so in one step; elsewhere the lowest acts and the others wait. An
    observation is a dictionary of `observation` and `action_mask`. An illegal action ends the game: -1 for each agent
    that tried one, nothing for the others. `render()` shows what everybody may see; `state()` is the whole position. It
    can be pickled and copied. `compiled=False` plays on the interpreted twin, where nothing is compiled first.
    """

    def __init__(self, game: Game, table: str, *, render_mode: str | None = None, compiled: bool = True) -> None:
        self.episode = episode(game, table, compiled=compiled)
        self.wait = game.n_moves
        self.metadata = {
            "name": f"deskoherna_{game.slug}_{table}",
            "render_modes": render.MODES,
            "render_fps": 1,
        }
        self.render_mode = render.check_mode(render_mode)
        self.state_space = spaces.records(game)
        self.possible_agents = spaces.agents(self.episode.seats)
        self.agents: list[str] = []
        self.observation_spaces = {
            a: gym_spaces.Dict(
                {
                    "observation": spaces.observations(self.episode.layout.size),
                    "action_mask": spaces.masks(game.n_moves + 1),
                }
            )
            for a in self.possible_agents
        }
        self.action_spaces = {a: gym_spaces.Discrete(game.n_moves + 1) for a in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What the agent observes, with its mask of legal moves."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All numbers of moves, and one for waiting."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game."""
        self.episode.seed(seed)
        self.episode.begin()
        self.agents = list(self.possible_agents)
        return self._observations(), {a: {} for a in self.agents}

    def movers(self) -> list[int]:
        """The seats that act in the next step."""
        actors = self.episode.actors
        return actors if self.episode.at_once else actors[:1]

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Play the moves of all agents who have something to decide."""
        episode, agents = self.episode, self.agents
        movers = self.movers()
        chosen = {seat: int(actions[a]) for seat, a in enumerate(self.possible_agents) if a in actions}
        wrong = [seat for seat in range(episode.seats) if not self._allowed(seat, movers, chosen.get(seat))]
        if wrong:
            episode.culprit = wrong[0]
        else:
            for seat in movers:
                episode.play(seat, chosen[seat])
        over, cut_short = not episode.actors, episode.cut_short
        rewards = {a: -1.0 if seat in wrong else episode.reward(seat) for seat, a in enumerate(self.possible_agents)}
        infos: dict[str, Any] = {a: {} for a in agents}
        result = self._observations(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut_short), infos
        if over or cut_short:
            self.agents = []
        return result

    def _allowed(self, seat: int, movers: list[int], action: int | None) -> bool:
        if seat in movers:
            return action is not None and action in self.episode.legal(seat)
        return action == self.wait

    def _observations(self) -> dict[str, Any]:
        movers = self.movers()
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in movers:
                mask[: self.wait] = self.episode.mask(seat)
            else:
                mask[self.wait] = 1
            found[agent] = {"observation": self.episode.observe(seat), "action_mask": mask}
        return found

    def state(self) -> Any:
        """The whole position as bytes, hidden things too: for critics that may know everything."""
        return self.episode.record()

    def render(self) -> Any:
        """What everybody may see."""
        return render.render(self.render_mode, self.episode.game, self.episode.position())

    def close(self) -> None:
        """Nothing is held open."""
